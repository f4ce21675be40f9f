package portal.records;

import ca.uhn.fhir.batch2.jobs.config.Batch2JobsConfig;
import ca.uhn.fhir.jpa.batch2.JpaBatch2Config;
import ca.uhn.fhir.jpa.config.r4.JpaR4Config;
import org.springframework.boot.SpringApplication;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.transaction.annotation.EnableTransactionManagement;

/** HAPI FHIR R4 on PostgreSQL. Everything here configures HAPI; nothing here stores or searches. */
@Configuration
@EnableTransactionManagement
@Import({
  JpaR4Config.class,
  JpaBatch2Config.class,
  Batch2JobsConfig.class,
  StorageConfig.class,
  DatabaseConfig.class,
  TerminologyConfig.class,
  SubscriptionConfig.class,
  HttpConfig.class,
  FhirEndpoint.class,
  ValidationPackages.class,
  BuiltInSearchParameters.class,
  TerminologyIndex.class
})
public class RecordsServer {

  public static void main(String[] arguments) {
    try {
      Settings settings = Settings.parse(System.getenv());
      settings.tls().ifPresent(tls -> TrustedAuthority.use(tls.authority()));
      StartupChecks.requireUsable(settings);
      application(settings).run(arguments);
    } catch (StartupException problem) {
      System.err.println(problem.getMessage());
      System.exit(1);
    }
  }

  private static SpringApplication application(Settings settings) {
    SpringApplication application = new SpringApplication(RecordsServer.class);
    application.addInitializers(
        context -> ((GenericApplicationContext) context).registerBean(Settings.class, () -> settings));
    return application;
  }
}
