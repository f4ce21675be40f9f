package portal.identity.phones;

import java.time.Duration;
import java.util.List;

/** When a code may be asked for, and what a typed one is worth. Times are milliseconds. */
final class CodeRules {
  static final long LIFETIME = Duration.ofMinutes(10).toMillis();
  static final long BETWEEN = Duration.ofSeconds(60).toMillis();
  static final long HOUR = Duration.ofHours(1).toMillis();
  static final long LOCK = Duration.ofMinutes(15).toMillis();
  /** A provider fines whoever sends more. No setting raises it. */
  static final int AN_HOUR = 3;

  static final int TRIES = 5;

  private CodeRules() {}

  /** A code that was asked for. {@code lockedUntil}: 0 where it was not tried too often. */
  record Asked(long at, int tries, boolean isUsed, long lockedUntil) {}

  enum Kind {
    SENT,
    /** Too soon after the last one, or three within the hour: what was sent before still counts. */
    WAIT,
    LOCKED,
    /** One of the caps over all numbers is reached, or no provider takes messages. */
    CANNOT_BE_SENT,
    RIGHT,
    WRONG,
    EXPIRED
  }

  /** {@code until}: when it ends, for WAIT and LOCKED; {@code left}: tries, for WRONG. */
  record Outcome(Kind kind, long until, int left) {
    static Outcome of(Kind kind) {
      return new Outcome(kind, 0, 0);
    }

    static Outcome until(Kind kind, long until) {
      return new Outcome(kind, until, 0);
    }
  }

  /** {@code lately}: of the last hour, for this number, the newest first; {@code lockedUntil}: of this browser. */
  static Outcome ask(List<Asked> lately, long lockedUntil, long now) {
    if (lockedUntil > now) return Outcome.until(Kind.LOCKED, lockedUntil);
    if (lately.isEmpty()) return Outcome.of(Kind.SENT);
    Asked newest = lately.get(0);
    List<Asked> within = lately.stream().filter(each -> each.at() > now - HOUR).toList();
    if (within.size() >= AN_HOUR) return Outcome.until(Kind.WAIT, within.get(AN_HOUR - 1).at() + HOUR);
    if (newest.at() + BETWEEN > now) return Outcome.until(Kind.WAIT, newest.at() + BETWEEN);
    return Outcome.of(Kind.SENT);
  }

  /** {@code newest}: of this browser. */
  static Outcome check(Asked newest, boolean isMatch, long now) {
    if (newest.lockedUntil() > now) return Outcome.until(Kind.LOCKED, newest.lockedUntil());
    if (newest.isUsed() || newest.at() + LIFETIME <= now || newest.tries() >= TRIES) return Outcome.of(Kind.EXPIRED);
    if (isMatch) return Outcome.of(Kind.RIGHT);
    int left = TRIES - newest.tries() - 1;
    return left == 0 ? Outcome.until(Kind.LOCKED, now + LOCK) : new Outcome(Kind.WRONG, 0, left);
  }
}
