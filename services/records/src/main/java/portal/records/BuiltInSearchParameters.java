package portal.records;

import ca.uhn.fhir.batch2.config.Batch2JobRegisterer;
import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.jpa.api.dao.IFhirResourceDao;
import ca.uhn.fhir.rest.api.server.SystemRequestDetails;
import ca.uhn.fhir.rest.server.util.ISearchParamRegistry;
import java.io.IOException;
import java.io.InputStream;
import org.hl7.fhir.r4.model.SearchParameter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * Stores the search parameters that the portal relies on. It runs after the beans are made and before the port opens,
 * because a search parameter that is stored after data applies to the old data only after a reindex.
 */
class BuiltInSearchParameters implements SmartInitializingSingleton {
  private static final Logger log = LoggerFactory.getLogger(BuiltInSearchParameters.class);
  private static final String FILES = "classpath:search-parameters/*.json";

  private final FhirContext fhir;
  private final Batch2JobRegisterer jobs;
  private final IFhirResourceDao<SearchParameter> dao;
  private final ISearchParamRegistry registry;

  BuiltInSearchParameters(
      FhirContext fhir,
      Batch2JobRegisterer jobs,
      IFhirResourceDao<SearchParameter> dao,
      ISearchParamRegistry registry) {
    this.fhir = fhir;
    this.jobs = jobs;
    this.dao = dao;
    this.registry = registry;
  }

  @Override
  public void afterSingletonsInstantiated() {
    // A changed search parameter starts a reindex job; HAPI itself would register its jobs only after the port is open.
    jobs.start();
    try {
      for (Resource file : new PathMatchingResourcePatternResolver().getResources(FILES)) {
        store(parse(file));
      }
    } catch (IOException unreadable) {
      throw new IllegalStateException("Cannot read the search parameters inside the jar", unreadable);
    }
    registry.forceRefresh();
  }

  private SearchParameter parse(Resource file) throws IOException {
    try (InputStream json = file.getInputStream()) {
      return fhir.newJsonParser().parseResource(SearchParameter.class, json);
    }
  }

  /** HAPI makes no new version of a resource that is already stored as it is. */
  private void store(SearchParameter parameter) {
    String stored = dao.update(parameter, new SystemRequestDetails()).getId().toUnqualified().getValue();
    log.info("{} is in place", stored);
  }
}
