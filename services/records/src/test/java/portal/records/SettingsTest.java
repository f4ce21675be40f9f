package portal.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
  private static final Map<String, String> REQUIRED =
      Map.of(
          "RECORDS_DB_URL", "jdbc:postgresql://127.0.0.1:5432/records",
          "RECORDS_DB_USER", "records",
          "RECORDS_DB_PASSWORD", "open sesame",
          "RECORDS_INDEX_DIR", "/var/lib/records/index");

  @Test
  void theRequiredSettingsAreEnough() {
    Settings settings = Settings.parse(REQUIRED);

    assertEquals(8080, settings.port());
    assertEquals("127.0.0.1", settings.bind());
    assertEquals(64, settings.httpThreads());
    assertEquals(30, settings.databasePool());
    assertEquals(200, settings.subscriptionIntervalMillis());
    assertEquals(Optional.empty(), settings.baseUrl());
    assertFalse(settings.validateRequests());
    assertTrue(settings.validationPackages().isEmpty());
  }

  @Test
  void givenSettingsReplaceTheDefaults() {
    Settings settings =
        Settings.parse(
            with(
                Map.of(
                    "RECORDS_PORT", " 9090 ",
                    "RECORDS_BASE_URL", "https://records.example/fhir/",
                    "RECORDS_VALIDATE_REQUESTS", "true")));

    assertEquals(9090, settings.port());
    assertEquals(Optional.of("https://records.example/fhir"), settings.baseUrl());
    assertTrue(settings.validateRequests());
  }

  @Test
  void everyMissingSettingIsNamedAtOnce() {
    String message = refusal(Map.of("RECORDS_PORT", "no"));

    REQUIRED.keySet().forEach(name -> assertTrue(message.contains(name + " is missing"), message));
    assertTrue(message.contains("RECORDS_PORT is \"no\""), message);
  }

  @ParameterizedTest
  @CsvSource({
    "RECORDS_PORT, 0",
    "RECORDS_PORT, 65536",
    "RECORDS_PORT, 8080.5",
    "RECORDS_HTTP_THREADS, many",
    "RECORDS_DB_POOL, 1",
    "RECORDS_DB_URL, postgres://127.0.0.1/records",
    "RECORDS_DB_URL, jdbc:postgresql://127.0.0.1:port/records",
    "RECORDS_VALIDATE_REQUESTS, yes",
    "RECORDS_SUBSCRIPTION_INTERVAL_MS, -1",
    "RECORDS_VALIDATION_PACKAGES, /nowhere/package.tgz",
    "RECORDS_BASE_URL, records.example/fhir",
    "RECORDS_BASE_URL, ftp://records.example/fhir"
  })
  void aWrongValueIsRefusedByName(String name, String value) {
    String message = refusal(with(Map.of(name, value)));

    assertTrue(message.contains(name), message);
    assertEquals(2, message.lines().count(), message);
  }

  @Test
  void aPasswordIsNeverRepeated() {
    String message =
        refusal(with(Map.of("RECORDS_DB_URL", "postgres://records:open%20sesame@127.0.0.1/records")));

    assertFalse(message.contains("sesame"), message);
  }

  @Test
  void whoShowsACertificateToTheDatabaseHasNoPassword() {
    Map<String, String> environment =
        new HashMap<>(
            with(Map.of("RECORDS_DB_URL", "jdbc:postgresql://postgres/records?sslcert=/c.pem&sslkey=/k.der")));
    environment.remove("RECORDS_DB_PASSWORD");

    assertEquals("", Settings.parse(environment).databasePassword());
  }

  @Test
  void tlsHasAllItsFilesOrNone() {
    assertEquals(Optional.empty(), Settings.parse(REQUIRED).tls());

    String message = refusal(with(Map.of("RECORDS_TLS_KEY_FILE", "/nowhere/key.pem")));

    assertTrue(message.contains("RECORDS_TLS_CERTIFICATE_FILE"), message);
    assertTrue(message.contains("RECORDS_TLS_KEY_FILE"), message);
    assertTrue(message.contains("RECORDS_TLS_CA_FILE"), message);
  }

  private static String refusal(Map<String, String> environment) {
    return assertThrows(StartupException.class, () -> Settings.parse(environment)).getMessage();
  }

  private static Map<String, String> with(Map<String, String> changes) {
    Map<String, String> environment = new HashMap<>(REQUIRED);
    environment.putAll(changes);
    return environment;
  }
}
