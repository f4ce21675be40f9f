package portal.records;

import ca.uhn.fhir.jpa.api.IDaoRegistry;
import ca.uhn.fhir.jpa.api.config.JpaStorageSettings;
import ca.uhn.fhir.jpa.api.config.ThreadPoolFactoryConfig;
import ca.uhn.fhir.jpa.api.dao.IFhirSystemDao;
import ca.uhn.fhir.jpa.binary.api.IBinaryStorageSvc;
import ca.uhn.fhir.jpa.binstore.DatabaseBinaryContentStorageSvcImpl;
import ca.uhn.fhir.jpa.config.util.ResourceCountCacheUtil;
import ca.uhn.fhir.jpa.model.config.PartitionSettings;
import ca.uhn.fhir.jpa.provider.DaoRegistryResourceSupportedSvc;
import ca.uhn.fhir.jpa.search.IStaleSearchDeletingSvc;
import ca.uhn.fhir.jpa.search.StaleSearchDeletingSvcImpl;
import ca.uhn.fhir.jpa.util.ResourceCountCache;
import ca.uhn.fhir.rest.api.IResourceSupportedSvc;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** How resources are stored: identity, integrity and freshness. */
@Configuration
@Import(ThreadPoolFactoryConfig.class)
class StorageConfig {
  /** References to these are names of vocabularies, not resources that must exist here. */
  private static final List<String> VOCABULARIES =
      List.of(
          "http://terminology.hl7.org/*",
          "http://snomed.info/*",
          "http://loinc.org/*",
          "http://unitsofmeasure.org/*");

  @Bean
  JpaStorageSettings jpaStorageSettings() {
    JpaStorageSettings storage = new JpaStorageSettings();
    storage.setResourceServerIdStrategy(JpaStorageSettings.IdStrategyEnum.UUID);
    storage.setResourceClientIdStrategy(JpaStorageSettings.ClientIdStrategyEnum.ANY);
    storage.setEnforceReferentialIntegrityOnWrite(true);
    storage.setEnforceReferentialIntegrityOnDelete(true);
    storage.setUniqueIndexesEnabled(true);
    // A search made right after a write must see the write.
    storage.setReuseCachedSearchResultsForMillis(null);
    // With this cache a conditional create after a delete answers 200 and stores nothing.
    storage.setMatchUrlCacheEnabled(false);
    VOCABULARIES.forEach(storage::addTreatReferencesAsLogical);
    return storage;
  }

  @Bean
  PartitionSettings partitionSettings() {
    return new PartitionSettings();
  }

  @Bean
  IBinaryStorageSvc binaryStorage() {
    return new DatabaseBinaryContentStorageSvcImpl();
  }

  @Bean
  IStaleSearchDeletingSvc staleSearchDeletion() {
    return new StaleSearchDeletingSvcImpl();
  }

  @Bean
  IResourceSupportedSvc supportedResources(IDaoRegistry daos) {
    return new DaoRegistryResourceSupportedSvc(daos);
  }

  /** HAPI looks this bean up by its name. */
  @Bean("myResourceCountsCache")
  ResourceCountCache resourceCounts(IFhirSystemDao<?, ?> systemDao) {
    return ResourceCountCacheUtil.newResourceCountCache(systemDao);
  }
}
