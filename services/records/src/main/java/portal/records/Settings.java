package portal.records;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.postgresql.Driver;

/** What a deployment decides. The README explains each setting. */
record Settings(
    int port,
    String bind,
    Optional<Tls> tls,
    int httpThreads,
    Optional<String> baseUrl,
    String databaseUrl,
    String databaseUser,
    String databasePassword,
    int databasePool,
    Path indexDirectory,
    boolean validateRequests,
    List<Path> validationPackages,
    int subscriptionIntervalMillis) {

  /** Its own certificate, and the authority whose certificates callers show and hooks have. All are files in PEM. */
  record Tls(int port, Path certificate, Path key, Path authority) {}

  /** @throws StartupException naming every setting that is missing or wrong, not only the first */
  static Settings parse(Map<String, String> environment) {
    Parser parser = new Parser(environment);
    Settings settings =
        new Settings(
            parser.wholeNumber("RECORDS_PORT", 8080, 1, 65535),
            parser.text("RECORDS_BIND", "127.0.0.1"),
            parser.tls(),
            parser.wholeNumber("RECORDS_HTTP_THREADS", 64, 1, 1000),
            parser.webAddress("RECORDS_BASE_URL"),
            parser.databaseUrl("RECORDS_DB_URL"),
            parser.requiredText("RECORDS_DB_USER", "give the name of the database user"),
            parser.databasePassword("RECORDS_DB_PASSWORD", "RECORDS_DB_URL"),
            parser.wholeNumber("RECORDS_DB_POOL", 30, 2, 1000),
            parser.requiredDirectory("RECORDS_INDEX_DIR"),
            parser.yesOrNo("RECORDS_VALIDATE_REQUESTS", false),
            parser.files("RECORDS_VALIDATION_PACKAGES"),
            parser.wholeNumber("RECORDS_SUBSCRIPTION_INTERVAL_MS", 200, 50, 60_000));
    if (!parser.problems.isEmpty()) {
      throw new StartupException(parser.problems);
    }
    return settings;
  }

  /** Collects problems instead of stopping at the first; what it returns after a problem is never used. */
  private static final class Parser {
    private final Map<String, String> environment;
    private final List<String> problems = new ArrayList<>();

    Parser(Map<String, String> environment) {
      this.environment = environment;
    }

    String text(String name, String fallback) {
      return find(name).orElse(fallback);
    }

    String requiredText(String name, String advice) {
      Optional<String> value = find(name);
      if (value.isEmpty()) {
        problems.add(name + " is missing: " + advice + ".");
      }
      return value.orElse("");
    }

    int wholeNumber(String name, int fallback, int least, int most) {
      Optional<String> value = find(name);
      if (value.isEmpty()) {
        return fallback;
      }
      try {
        int number = Integer.parseInt(value.get());
        if (number >= least && number <= most) {
          return number;
        }
      } catch (NumberFormatException notANumber) {
        // reported below, with the numbers out of range
      }
      problems.add("%s is \"%s\": give a whole number from %d to %d.".formatted(name, value.get(), least, most));
      return fallback;
    }

    boolean yesOrNo(String name, boolean fallback) {
      String value = text(name, String.valueOf(fallback));
      if (!value.equals("true") && !value.equals("false")) {
        problems.add("%s is \"%s\": give true or false.".formatted(name, value));
      }
      return value.equals("true");
    }

    /** The value is never repeated in the message: such an address may carry a password. */
    String databaseUrl(String name) {
      String advice = "give an address such as jdbc:postgresql://127.0.0.1:5432/records";
      String value = requiredText(name, advice);
      if (!value.isEmpty() && Driver.parseURL(value, new Properties()) == null) {
        problems.add(name + " is not the address of a PostgreSQL database: " + advice + ".");
      }
      return value;
    }

    /** Who shows a certificate has no password. */
    String databasePassword(String name, String urlName) {
      return text(urlName, "").contains("sslkey=")
          ? text(name, "")
          : requiredText(name, "give the password of the database user, or sslcert and sslkey in " + urlName);
    }

    Optional<Tls> tls() {
      List<String> names =
          List.of("RECORDS_TLS_CERTIFICATE_FILE", "RECORDS_TLS_KEY_FILE", "RECORDS_TLS_CA_FILE");
      if (names.stream().allMatch(name -> find(name).isEmpty())) {
        return Optional.empty();
      }
      List<Path> files = names.stream().map(this::readableFile).toList();
      int port = wholeNumber("RECORDS_TLS_PORT", 8443, 1, 65535);
      return Optional.of(new Tls(port, files.get(0), files.get(1), files.get(2)));
    }

    private Path readableFile(String name) {
      Path file = Path.of(text(name, "")).toAbsolutePath();
      if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
        problems.add(name + " is not a file that this server can read: give one in PEM, or none of RECORDS_TLS_….");
      }
      return file;
    }

    Path requiredDirectory(String name) {
      String value = requiredText(name, "give a directory that is kept between starts, for the terminology index");
      try {
        return Path.of(value).toAbsolutePath();
      } catch (InvalidPathException notAPath) {
        problems.add("%s is \"%s\": give the path of a directory.".formatted(name, value));
        return Path.of("");
      }
    }

    List<Path> files(String name) {
      List<Path> files = new ArrayList<>();
      for (String value : find(name).map(text -> text.split(",")).orElse(new String[0])) {
        Path file = Path.of(value.strip()).toAbsolutePath();
        if (Files.isRegularFile(file)) {
          files.add(file);
        } else {
          problems.add("%s names \"%s\": give files that exist, parted by commas.".formatted(name, value.strip()));
        }
      }
      return files;
    }

    Optional<String> webAddress(String name) {
      Optional<String> value = find(name);
      if (value.isPresent() && !isWebAddress(value.get())) {
        problems.add("%s is \"%s\": give an address such as http://records:8080/fhir.".formatted(name, value.get()));
      }
      return value.map(address -> address.replaceAll("/+$", ""));
    }

    private static boolean isWebAddress(String value) {
      try {
        URI address = URI.create(value);
        return List.of("http", "https").contains(String.valueOf(address.getScheme())) && address.getHost() != null;
      } catch (IllegalArgumentException notAnAddress) {
        return false;
      }
    }

    private Optional<String> find(String name) {
      return Optional.ofNullable(environment.get(name)).map(String::strip).filter(value -> !value.isEmpty());
    }
  }
}
