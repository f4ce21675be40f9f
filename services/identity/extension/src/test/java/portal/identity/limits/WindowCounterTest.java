package portal.identity.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class WindowCounterTest {
    private static final long NOW = 1_800_000_000_000L;
    private final WindowCounter counter = new WindowCounter(Duration.ofMinutes(10));

    @Test
    void aKeyIsCountedUntilItsWindowEnds() {
        assertEquals(1, counter.add("a", 1, NOW));
        assertEquals(2, counter.add("a", 1, NOW + 1));
        assertEquals(1, counter.add("b", 1, NOW + 1));
        assertEquals(1, counter.add("a", 1, NOW + Duration.ofMinutes(10).toMillis()));
    }

    @Test
    void whatIsGivenBackIsNotCountedAndNeverBelowNothing() {
        counter.add("a", 1, NOW);
        assertEquals(0, counter.add("a", -1, NOW));
        assertEquals(0, counter.add("a", -1, NOW));
    }

    @Test
    void aFloodOfOtherKeysTakesNoCountAwayAndAddsLittle() {
        for (int turn = 0; turn < 5; turn++) counter.add("a", 1, NOW);
        for (int turn = 0; turn < 100_000; turn++) counter.add("flood " + turn, 1, NOW);
        int count = counter.add("a", 0, NOW);
        assertTrue(count >= 5 && count <= 10, "counted " + count);
    }
}
