package portal.records;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;

/** Whom this server trusts when it calls: the deployment's own authority, and nobody else. It calls hooks alone. */
final class TrustedAuthority {
  private static final String PASSWORD = "public";

  private TrustedAuthority() {}

  /** Java reads what it trusts from a file of its own form, which is made here. */
  static void use(Path pem) {
    try (InputStream certificates = Files.newInputStream(pem)) {
      KeyStore store = KeyStore.getInstance("PKCS12");
      store.load(null, null);
      int count = 0;
      for (Certificate certificate : CertificateFactory.getInstance("X.509").generateCertificates(certificates)) {
        store.setCertificateEntry("authority-" + count++, certificate);
      }
      Path file = Files.createTempFile("authorities", ".p12");
      try (OutputStream out = Files.newOutputStream(file)) {
        store.store(out, PASSWORD.toCharArray());
      }
      System.setProperty("javax.net.ssl.trustStore", file.toString());
      System.setProperty("javax.net.ssl.trustStoreType", "PKCS12");
      System.setProperty("javax.net.ssl.trustStorePassword", PASSWORD);
    } catch (IOException | GeneralSecurityException problem) {
      throw new StartupException(
          java.util.List.of("RECORDS_TLS_CA_FILE holds no certificate in PEM: " + problem.getMessage() + "."));
    }
  }
}
