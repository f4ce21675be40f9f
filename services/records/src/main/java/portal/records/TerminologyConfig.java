package portal.records;

import ca.uhn.fhir.jpa.dao.FulltextSearchSvcImpl;
import ca.uhn.fhir.jpa.dao.IFulltextSearchSvc;
import ca.uhn.fhir.jpa.dao.search.HSearchSortHelperImpl;
import ca.uhn.fhir.jpa.dao.search.IHSearchSortHelper;
import ca.uhn.fhir.jpa.search.HapiHSearchAnalysisConfigurers.HapiLuceneAnalysisConfigurer;
import ca.uhn.fhir.rest.server.util.ISearchParamRegistry;
import java.util.Map;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The Lucene index that ValueSet/$expand needs for stored value sets and for its filter. */
@Configuration
class TerminologyConfig {

  @Bean
  IFulltextSearchSvc fullTextSearch() {
    return new FulltextSearchSvcImpl();
  }

  @Bean
  IHSearchSortHelper indexSortHelper(ISearchParamRegistry searchParameters) {
    return new HSearchSortHelperImpl(searchParameters);
  }

  static Map<String, Object> indexProperties(Settings settings) {
    return Map.of(
        "hibernate.search.enabled", "true",
        "hibernate.search.backend.type", "lucene",
        "hibernate.search.backend.lucene_version", "LUCENE_CURRENT",
        "hibernate.search.backend.analysis.configurer", HapiLuceneAnalysisConfigurer.class.getName(),
        "hibernate.search.backend.directory.type", "local-filesystem",
        "hibernate.search.backend.directory.root", settings.indexDirectory().toString());
  }
}
