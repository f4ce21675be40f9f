package portal.records;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Tries what the settings point at, because a failure deep inside HAPI's start-up names no setting. */
final class StartupChecks {
  private static final int DATABASE_TIMEOUT_SECONDS = 10;

  private final Settings settings;
  private final List<String> problems = new ArrayList<>();

  private StartupChecks(Settings settings) {
    this.settings = settings;
  }

  /** @throws StartupException if the server cannot run with these settings on this machine */
  static void requireUsable(Settings settings) {
    StartupChecks checks = new StartupChecks(settings);
    checks.listeningAddress();
    checks.indexDirectory();
    checks.database();
    if (!checks.problems.isEmpty()) {
      throw new StartupException(checks.problems);
    }
  }

  private void listeningAddress() {
    try (ServerSocket socket = new ServerSocket()) {
      socket.bind(new InetSocketAddress(InetAddress.getByName(settings.bind()), settings.port()));
    } catch (IOException refused) {
      problems.add(
          ("RECORDS_BIND, RECORDS_PORT: cannot listen on %s port %d (%s). "
                  + "Give an address of this machine and a free port.")
              .formatted(settings.bind(), settings.port(), refused.getMessage()));
    }
  }

  private void indexDirectory() {
    try {
      Files.createDirectories(settings.indexDirectory());
      Files.delete(Files.createTempFile(settings.indexDirectory(), "write-test", null));
    } catch (IOException notWritable) {
      problems.add(
          "RECORDS_INDEX_DIR is \"%s\": give a directory that this process may create and write."
              .formatted(settings.indexDirectory()));
    }
  }

  private void database() {
    DriverManager.setLoginTimeout(DATABASE_TIMEOUT_SECONDS);
    try (Connection connection =
        DriverManager.getConnection(settings.databaseUrl(), settings.databaseUser(), settings.databasePassword())) {
      connection.isValid(DATABASE_TIMEOUT_SECONDS);
    } catch (SQLException refused) {
      problems.add(
          ("RECORDS_DB_URL, RECORDS_DB_USER, RECORDS_DB_PASSWORD: the database does not let us in (%s). "
                  + "Check that it runs and that the three are right.")
              .formatted(refused.getMessage()));
    }
  }
}
