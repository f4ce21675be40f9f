package portal.identity.privacy;

import java.util.concurrent.TimeUnit;

/** An answer that takes the same time whether there is an account or not: longer than the work for either. */
final class AnswerTime {
    private static final long LEAST_NANOS = TimeUnit.MILLISECONDS.toNanos(1000);

    private final long from = System.nanoTime();

    void waitForTheRest() {
        try {
            TimeUnit.NANOSECONDS.sleep(LEAST_NANOS - (System.nanoTime() - from));
        } catch (InterruptedException error) {
            Thread.currentThread().interrupt();
        }
    }
}
