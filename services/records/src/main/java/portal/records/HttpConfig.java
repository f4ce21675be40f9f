package portal.records;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.apache.catalina.connector.Connector;
import org.apache.coyote.AbstractProtocol;
import org.springframework.boot.web.embedded.tomcat.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.Shutdown;
import org.springframework.boot.web.server.Ssl;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The embedded Tomcat. */
@Configuration
class HttpConfig {

  @Bean
  TomcatServletWebServerFactory webServer(Settings settings) throws UnknownHostException {
    TomcatServletWebServerFactory tomcat =
        new TomcatServletWebServerFactory(settings.tls().map(Settings.Tls::port).orElse(settings.port()));
    tomcat.setAddress(InetAddress.getByName(settings.bind()));
    tomcat.setShutdown(Shutdown.GRACEFUL);
    tomcat.addConnectorCustomizers(
        connector -> {
          // FHIR token searches are written system|code, and many clients send the bar as it is.
          connector.setProperty("relaxedQueryChars", "|");
          ((AbstractProtocol<?>) connector.getProtocolHandler()).setMaxThreads(settings.httpThreads());
        });
    settings
        .tls()
        .ifPresent(
            tls -> {
              tomcat.setSsl(requireCertificates(tls));
              tomcat.addAdditionalTomcatConnectors(onThisMachine(settings.port()));
            });
    return tomcat;
  }

  private static Ssl requireCertificates(Settings.Tls tls) {
    Ssl ssl = new Ssl();
    ssl.setCertificate(tls.certificate().toUri().toString());
    ssl.setCertificatePrivateKey(tls.key().toUri().toString());
    ssl.setTrustCertificate(tls.authority().toUri().toString());
    ssl.setClientAuth(Ssl.ClientAuth.NEED);
    ssl.setEnabledProtocols(new String[] {"TLSv1.3"});
    return ssl;
  }

  /** Without TLS, for the health check in the same container. */
  private static Connector onThisMachine(int port) {
    Connector connector = new Connector();
    connector.setPort(port);
    connector.setProperty("address", "127.0.0.1");
    return connector;
  }
}
