package portal.records;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.apache.coyote.AbstractProtocol;
import org.springframework.boot.web.embedded.tomcat.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.Shutdown;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The embedded Tomcat. */
@Configuration
class HttpConfig {

  @Bean
  TomcatServletWebServerFactory webServer(Settings settings) throws UnknownHostException {
    TomcatServletWebServerFactory tomcat = new TomcatServletWebServerFactory(settings.port());
    tomcat.setAddress(InetAddress.getByName(settings.bind()));
    tomcat.setShutdown(Shutdown.GRACEFUL);
    tomcat.addConnectorCustomizers(
        connector -> {
          // FHIR token searches are written system|code, and many clients send the bar as it is.
          connector.setProperty("relaxedQueryChars", "|");
          ((AbstractProtocol<?>) connector.getProtocolHandler()).setMaxThreads(settings.httpThreads());
        });
    return tomcat;
  }
}
