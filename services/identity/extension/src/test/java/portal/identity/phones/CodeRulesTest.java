package portal.identity.phones;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import portal.identity.phones.CodeRules.Asked;
import portal.identity.phones.CodeRules.Kind;
import portal.identity.phones.CodeRules.Outcome;

class CodeRulesTest {
  private static final long NOW = 1_800_000_000_000L;
  private static final long SECOND = 1000;
  private static final long MINUTE = 60 * SECOND;

  private static Asked ago(long ms) {
    return new Asked(NOW - ms, 0, false, 0);
  }

  @Test
  void aNewCodeIsSentAfterAMinute() {
    assertEquals(Outcome.of(Kind.SENT), CodeRules.ask(List.of(), 0, NOW));
    assertEquals(Outcome.until(Kind.WAIT, NOW + SECOND), CodeRules.ask(List.of(ago(59 * SECOND)), 0, NOW));
    assertEquals(Outcome.of(Kind.SENT), CodeRules.ask(List.of(ago(60 * SECOND)), 0, NOW));
  }

  @Test
  void neverMoreThanThreeWithinAnyHour() {
    List<Asked> three = List.of(ago(10 * MINUTE), ago(20 * MINUTE), ago(59 * MINUTE));
    assertEquals(Outcome.until(Kind.WAIT, NOW + MINUTE), CodeRules.ask(three, 0, NOW));
    assertEquals(Outcome.of(Kind.SENT), CodeRules.ask(three, 0, NOW + MINUTE));
  }

  @Test
  void aCodeWorksOnceAndForTenMinutes() {
    assertEquals(Outcome.of(Kind.RIGHT), CodeRules.check(ago(10 * MINUTE - 1), true, NOW));
    assertEquals(Outcome.of(Kind.EXPIRED), CodeRules.check(ago(10 * MINUTE), true, NOW));
    assertEquals(Outcome.of(Kind.EXPIRED), CodeRules.check(new Asked(NOW, 0, true, 0), true, NOW));
  }

  @Test
  void theFifthWrongTryLocksForAQuarterOfAnHour() {
    assertEquals(new Outcome(Kind.WRONG, 0, 4), CodeRules.check(ago(0), false, NOW));
    assertEquals(new Outcome(Kind.WRONG, 0, 1), CodeRules.check(new Asked(NOW, 3, false, 0), false, NOW));
    Outcome locked = Outcome.until(Kind.LOCKED, NOW + 15 * MINUTE);
    assertEquals(locked, CodeRules.check(new Asked(NOW, 4, false, 0), false, NOW));
    Asked tried = new Asked(NOW, 5, false, NOW + 15 * MINUTE);
    assertEquals(locked, CodeRules.check(tried, true, NOW));
    assertEquals(locked, CodeRules.ask(List.of(tried), tried.lockedUntil(), NOW + 2 * MINUTE));
    assertEquals(Outcome.of(Kind.SENT), CodeRules.ask(List.of(tried), tried.lockedUntil(), NOW + 15 * MINUTE));
    assertEquals(Outcome.of(Kind.EXPIRED), CodeRules.check(tried, true, NOW + 15 * MINUTE));
  }

  @Test
  void triesElsewhereLeaveThisBrowserAsItIs() {
    Asked elsewhere = new Asked(NOW - MINUTE, 5, false, NOW + 15 * MINUTE);
    assertEquals(Outcome.of(Kind.SENT), CodeRules.ask(List.of(elsewhere), 0, NOW));
    assertEquals(Outcome.until(Kind.LOCKED, NOW + MINUTE), CodeRules.ask(List.of(), NOW + MINUTE, NOW));
  }

  @Test
  void theFifthTryMayBeTheRightOne() {
    assertEquals(Outcome.of(Kind.RIGHT), CodeRules.check(new Asked(NOW, 4, false, 0), true, NOW));
  }
}
