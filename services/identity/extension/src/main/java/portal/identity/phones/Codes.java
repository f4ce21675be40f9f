package portal.identity.phones;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import org.keycloak.common.util.Time;
import org.keycloak.crypto.Algorithm;
import org.keycloak.crypto.KeyUse;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import portal.identity.limits.Limit;
import portal.identity.limits.Limits;
import portal.identity.phones.CodeRules.Asked;
import portal.identity.phones.CodeRules.Kind;
import portal.identity.phones.CodeRules.Outcome;

/**
 * One-time codes of one realm. A code counts in the browser in which it was asked for, where the newest one counts alone.
 * What others ask for or type for the same number elsewhere leaves it as it is.
 */
final class Codes {
  private static final long DAY = Duration.ofDays(1).toMillis();
  /** Who registers may use this much of the caps: a flood of registrations leaves the rest to who has an account. */
  private static final double REGISTRATIONS_SHARE = 0.8;

  /** Browsers without a code of their own whose tries are counted in an hour, for a number and for a network. */
  private static final int GUESSERS_AN_HOUR = 20;

  private static final SecureRandom RANDOM = new SecureRandom();

  private final KeycloakSession session;
  private final RealmModel realm;

  Codes(KeycloakSession session) {
    this.session = session;
    this.realm = session.getContext().getRealm();
  }

  static String newCode() {
    return String.format("%06d", RANDOM.nextInt(1_000_000));
  }

  /**
   * Who asks, from where, and what the longest SMS of this page costs, in parts. {@code parts}: what this one costs; 0
   * where none is sent because the number is nobody's. The caps are asked about the longest one whoever has the number.
   */
  record Request(
      MobileNumber number,
      String network,
      String browser,
      String code,
      int longest,
      int parts,
      boolean registers) {}

  Outcome ask(Request request) {
    long now = Time.currentTimeMillis();
    String subject = hash("number", request.number().e164());
    String browser = hashBrowser(request.number(), request.browser());
    String network = hash("network", request.network());
    String code = request.parts() == 0 ? null : hashCode(request.number(), request.browser(), request.code());
    double share = request.registers() ? REGISTRATIONS_SHARE : 1;
    return CodeTable.run(
        session.getKeycloakSessionFactory(),
        table -> {
          table.lock();
          table.query("delete from portal_code where asked_at < ?1", now - DAY).executeUpdate();
          Outcome outcome = CodeRules.ask(findLately(table, subject, now), findLock(table, browser), now);
          if (outcome.kind() != Kind.SENT) return outcome;
          long ofNetwork =
              table.count(
                  "select count(*) from portal_code where realm = ?1 and network = ?2 and asked_at > ?3",
                  realm.getId(),
                  network,
                  now - CodeRules.HOUR);
          if (ofNetwork >= Limits.allowed(realm, Limit.CODES_PER_ADDRESS)) return Outcome.of(Kind.CANNOT_BE_SENT);
          if (sent(table, now - CodeRules.HOUR) >= Limits.allowed(realm, Limit.SMS_PARTS_AN_HOUR) * share
              || sent(table, now - DAY) + request.longest() > Limits.allowed(realm, Limit.SMS_PARTS_A_DAY) * share)
            return Outcome.of(Kind.CANNOT_BE_SENT);
          insert(table, subject, browser, network, code, now, request.parts());
          return outcome;
        });
  }

  Outcome check(MobileNumber number, String network, String browser, String typed) {
    long now = Time.currentTimeMillis();
    String own = hashBrowser(number, browser);
    String code = hashCode(number, browser, typed);
    return CodeTable.run(
        session.getKeycloakSessionFactory(),
        table -> {
          table.lock();
          if (findNewest(table, own).isEmpty() && !addGuesser(table, number, network, own, now))
            return Outcome.until(Kind.LOCKED, now + CodeRules.LOCK);
          Object[] row = (Object[]) findNewest(table, own).get(0);
          Outcome outcome = CodeRules.check(toAsked(row), isSame(code, (String) row[5]), now);
          boolean isTry = outcome.kind() == Kind.WRONG || outcome.kind() == Kind.LOCKED;
          table
              .query(
                  "update portal_code set tries = tries + ?1, is_used = ?2, locked_until = ?3 where id = ?4",
                  isTry ? 1 : 0,
                  outcome.kind() == Kind.RIGHT || (Boolean) row[3],
                  Math.max(((Number) row[4]).longValue(), outcome.kind() == Kind.LOCKED ? outcome.until() : 0),
                  row[0])
              .executeUpdate();
          return outcome;
        });
  }

  private List<?> findNewest(CodeTable table, String browser) {
    return table
        .query(
            "select id, asked_at, tries, is_used, locked_until, code from portal_code"
                + " where realm = ?1 and browser = ?2 order by asked_at desc limit 1",
            realm.getId(),
            browser)
        .getResultList();
  }

  /**
   * Counts the tries of a browser that has no code of this number, so that it is answered as one that has; none of them
   * can be right. Past the cap nothing is kept of it.
   */
  private boolean addGuesser(CodeTable table, MobileNumber number, String network, String browser, long now) {
    String subject = hash("guessed number", number.e164());
    String from = hash("guessing network", network);
    for (String column : List.of("subject", "network")) {
      long others =
          table.count(
              "select count(*) from portal_code where realm = ?1 and " + column + " = ?2 and asked_at > ?3",
              realm.getId(),
              column.equals("subject") ? subject : from,
              now - CodeRules.HOUR);
      if (others >= GUESSERS_AN_HOUR) return false;
    }
    insert(table, subject, browser, from, null, now, 0);
    return true;
  }

  /** When the next code may be asked for in this browser; 0 for now. */
  long nextAt(MobileNumber number, String browser) {
    long now = Time.currentTimeMillis();
    String subject = hash("number", number.e164());
    String own = hashBrowser(number, browser);
    return CodeTable.run(
        session.getKeycloakSessionFactory(),
        table -> CodeRules.ask(findLately(table, subject, now), findLock(table, own), now).until());
  }

  /** Counts a try of something else that is guessed, and says whether there were fewer than so many in the last day. */
  boolean takeTry(String what, String of, int atMost) {
    long now = Time.currentTimeMillis();
    String subject = hash(what, of);
    return CodeTable.run(
        session.getKeycloakSessionFactory(),
        table -> {
          table.lock();
          long tries =
              table.count(
                  "select count(*) from portal_code where realm = ?1 and subject = ?2 and asked_at > ?3",
                  realm.getId(),
                  subject,
                  now - DAY);
          if (tries >= atMost) return false;
          insert(table, subject, null, "", null, now, 0);
          return true;
        });
  }

  private List<Asked> findLately(CodeTable table, String subject, long now) {
    List<?> rows =
        table
            .query(
                "select id, asked_at, tries, is_used, locked_until from portal_code"
                    + " where realm = ?1 and subject = ?2 and asked_at > ?3 order by asked_at desc",
                realm.getId(),
                subject,
                now - CodeRules.HOUR)
            .getResultList();
    return rows.stream().map(row -> toAsked((Object[]) row)).toList();
  }

  private long findLock(CodeTable table, String browser) {
    return table.count(
        "select coalesce(max(locked_until), 0) from portal_code where realm = ?1 and browser = ?2", realm.getId(), browser);
  }

  /** What a provider was asked to send, in parts. */
  private long sent(CodeTable table, long since) {
    return table.count(
        "select coalesce(sum(parts), 0) from portal_code where realm = ?1 and asked_at > ?2", realm.getId(), since);
  }

  private void insert(
      CodeTable table, String subject, String browser, String network, String code, long now, int parts) {
    table
        .query(
            "insert into portal_code (id, realm, subject, network, code, asked_at, parts, tries, is_used, locked_until,"
                + " browser) values (?1, ?2, ?3, ?4, cast(?5 as varchar), ?6, ?7, 0, false, 0, cast(?8 as varchar))",
            UUID.randomUUID().toString(),
            realm.getId(),
            subject,
            network,
            code,
            now,
            parts,
            browser)
        .executeUpdate();
  }

  private static Asked toAsked(Object[] row) {
    return new Asked(
        ((Number) row[1]).longValue(), ((Number) row[2]).intValue(), (Boolean) row[3], ((Number) row[4]).longValue());
  }

  /** For one number. */
  private String hashBrowser(MobileNumber number, String browser) {
    return hash("browser", number.e164() + '\n' + browser);
  }

  private String hashCode(MobileNumber number, String browser, String code) {
    return hash("code", number.e164() + '\n' + browser + '\n' + code);
  }

  /** With a key of the realm: numbers and codes are few enough to be tried out. */
  private String hash(String what, String text) {
    try {
      SecretKey key = session.keys().getActiveKey(realm, KeyUse.SIG, Algorithm.HS512).getSecretKey();
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      return HexFormat.of().formatHex(mac.doFinal((what + '\n' + text).getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException(error);
    }
  }

  private static boolean isSame(String one, String other) {
    return other != null
        && MessageDigest.isEqual(one.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
  }
}
