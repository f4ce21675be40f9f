package portal.records;

import ca.uhn.fhir.batch2.jobs.bulkmodify.reindex.ReindexProvider;
import ca.uhn.fhir.context.support.IValidationSupport;
import ca.uhn.fhir.jpa.api.config.JpaStorageSettings;
import ca.uhn.fhir.jpa.api.dao.IFhirSystemDao;
import ca.uhn.fhir.jpa.provider.DiffProvider;
import ca.uhn.fhir.jpa.provider.IJpaSystemProvider;
import ca.uhn.fhir.jpa.provider.JpaCapabilityStatementProvider;
import ca.uhn.fhir.jpa.provider.SubscriptionTriggeringProvider;
import ca.uhn.fhir.jpa.provider.TerminologyUploaderProvider;
import ca.uhn.fhir.jpa.provider.ValueSetOperationProvider;
import ca.uhn.fhir.jpa.search.DatabaseBackedPagingProvider;
import ca.uhn.fhir.rest.api.EncodingEnum;
import ca.uhn.fhir.rest.server.HardcodedServerAddressStrategy;
import ca.uhn.fhir.rest.server.IServerAddressStrategy;
import ca.uhn.fhir.rest.server.IncomingRequestAddressStrategy;
import ca.uhn.fhir.rest.server.RestfulServer;
import ca.uhn.fhir.rest.server.interceptor.RequestValidatingInterceptor;
import ca.uhn.fhir.rest.server.provider.ResourceProviderFactory;
import ca.uhn.fhir.rest.server.util.ISearchParamRegistry;
import ca.uhn.fhir.validation.IValidatorModule;
import ca.uhn.fhir.validation.ResultSeverityEnum;
import java.util.List;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The FHIR REST interface at /fhir. */
@Configuration
class FhirEndpoint {
  private static final String PATH = "/fhir/*";
  private static final int DEFAULT_PAGE_SIZE = 20;
  private static final int MAXIMUM_PAGE_SIZE = 500;

  @Bean
  ServletRegistrationBean<RestfulServer> fhirServlet(RestfulServer server) {
    ServletRegistrationBean<RestfulServer> servlet = new ServletRegistrationBean<>(server, PATH);
    servlet.setLoadOnStartup(1);
    return servlet;
  }

  @Bean
  RestfulServer fhirServer(
      Settings settings,
      IFhirSystemDao<?, ?> systemDao,
      ResourceProviderFactory resources,
      IJpaSystemProvider system,
      ValueSetOperationProvider valueSets,
      TerminologyUploaderProvider terminologyUpload,
      SubscriptionTriggeringProvider subscriptionTriggering,
      ReindexProvider reindex,
      DiffProvider diff,
      JpaStorageSettings storage,
      ISearchParamRegistry searchParameters,
      IValidationSupport validationSupport,
      IValidatorModule validator,
      DatabaseBackedPagingProvider paging) {
    RestfulServer server = new RestfulServer(systemDao.getContext());
    server.registerProviders(resources.createProviders());
    server.registerProviders(system, valueSets, terminologyUpload, subscriptionTriggering, reindex, diff);
    server.setServerConformanceProvider(
        new JpaCapabilityStatementProvider(server, systemDao, storage, searchParameters, validationSupport));
    server.setPagingProvider(paging);
    server.setDefaultResponseEncoding(EncodingEnum.JSON);
    server.setServerAddressStrategy(addressStrategy(settings));
    if (settings.validateRequests()) {
      server.registerInterceptor(refuseInvalidResources(validator));
    }
    return server;
  }

  @Bean
  DatabaseBackedPagingProvider paging() {
    DatabaseBackedPagingProvider paging = new DatabaseBackedPagingProvider();
    paging.setDefaultPageSize(DEFAULT_PAGE_SIZE);
    paging.setMaximumPageSize(MAXIMUM_PAGE_SIZE);
    return paging;
  }

  private static IServerAddressStrategy addressStrategy(Settings settings) {
    return settings
        .baseUrl()
        .<IServerAddressStrategy>map(HardcodedServerAddressStrategy::new)
        .orElseGet(IncomingRequestAddressStrategy::new);
  }

  private static RequestValidatingInterceptor refuseInvalidResources(IValidatorModule validator) {
    RequestValidatingInterceptor interceptor = new RequestValidatingInterceptor();
    interceptor.setValidatorModules(List.of(validator));
    interceptor.setFailOnSeverity(ResultSeverityEnum.ERROR);
    // By default it would also repeat its findings in a header.
    interceptor.setAddResponseHeaderOnSeverity(null);
    return interceptor;
  }
}
