package portal.identity.phones;

import jakarta.persistence.Query;
import java.util.List;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.models.utils.KeycloakModelUtils;
import portal.identity.database.KeycloakDatabase;

/**
 * The table {@code portal_code} in Keycloak's own database: what was asked for in the last day, without numbers,
 * addresses or codes, of which it has only keyed hashes. Keycloak's store of single-use objects is in memory: after a
 * restart a number would get three more codes and the day's cap would begin anew, and it cannot count over keys.
 */
final class CodeTable {
  /** Any number, the same in every process: whoever asks for a code waits for whoever does so at the moment. */
  private static final long LOCK = 7_360_223_001L;

  private static final List<String> TABLE =
      List.of(
          "create table if not exists portal_code (id varchar(36) primary key, realm varchar(36) not null,"
              + " subject varchar(64) not null, network varchar(64) not null, code varchar(64), asked_at bigint not null,"
              + " parts integer not null, tries integer not null, is_used boolean not null, locked_until bigint not null)",
          "alter table portal_code add column if not exists browser varchar(64)",
          "create index if not exists portal_code_subject on portal_code (realm, subject, asked_at)",
          "create index if not exists portal_code_network on portal_code (realm, network, asked_at)",
          "create index if not exists portal_code_browser on portal_code (realm, browser, asked_at)",
          "create index if not exists portal_code_asked_at on portal_code (asked_at)");

  private final KeycloakDatabase database;

  private CodeTable(KeycloakDatabase database) {
    this.database = database;
  }

  interface Work<T> {
    T on(CodeTable table);
  }

  static void create(KeycloakSessionFactory factory) {
    run(
        factory,
        table -> {
          table.lock();
          for (String line : TABLE) table.query(line).executeUpdate();
          return null;
        });
  }

  /** In a transaction of its own, so that what was counted stays counted whatever becomes of the request. */
  static <T> T run(KeycloakSessionFactory factory, Work<T> work) {
    return KeycloakModelUtils.runJobInTransactionWithResult(factory, session -> work.on(new CodeTable(new KeycloakDatabase(session))));
  }

  void lock() {
    database.lock(LOCK);
  }

  Query query(String sql, Object... parameters) {
    return database.query(sql, parameters);
  }

  long count(String sql, Object... parameters) {
    return ((Number) query(sql, parameters).getSingleResult()).longValue();
  }
}
