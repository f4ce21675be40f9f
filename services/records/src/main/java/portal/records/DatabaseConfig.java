package portal.records;

import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.jpa.api.config.JpaStorageSettings;
import ca.uhn.fhir.jpa.config.util.HapiEntityManagerFactoryUtil;
import ca.uhn.fhir.jpa.model.dialect.HapiFhirPostgresDialect;
import com.zaxxer.hikari.HikariDataSource;
import jakarta.persistence.EntityManagerFactory;
import java.util.HashMap;
import java.util.Map;
import javax.sql.DataSource;
import org.hibernate.cfg.AvailableSettings;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;

/** PostgreSQL and Hibernate. */
@Configuration
class DatabaseConfig {
  private static final int STATEMENTS_PER_BATCH = 30;

  /** Nothing gets a connection before the schema is the one that this version of HAPI expects. */
  @Bean
  DataSource dataSource(Settings settings) {
    HikariDataSource dataSource = new HikariDataSource();
    dataSource.setJdbcUrl(settings.databaseUrl());
    dataSource.setUsername(settings.databaseUser());
    dataSource.setPassword(settings.databasePassword());
    dataSource.setMaximumPoolSize(settings.databasePool());
    SchemaMigration.bringUpToDate(dataSource);
    return dataSource;
  }

  @Bean
  @Primary
  LocalContainerEntityManagerFactoryBean entityManagerFactory(
      ConfigurableListableBeanFactory beans,
      FhirContext fhir,
      JpaStorageSettings storage,
      DataSource dataSource,
      Settings settings) {
    LocalContainerEntityManagerFactoryBean factory =
        HapiEntityManagerFactoryUtil.newEntityManagerFactory(beans, fhir, storage);
    factory.setPersistenceUnitName("records");
    factory.setDataSource(dataSource);
    factory.setJpaPropertyMap(hibernateProperties(settings));
    return factory;
  }

  @Bean
  @Primary
  JpaTransactionManager transactionManager(EntityManagerFactory entityManagerFactory) {
    return new JpaTransactionManager(entityManagerFactory);
  }

  private static Map<String, Object> hibernateProperties(Settings settings) {
    Map<String, Object> properties = new HashMap<>(TerminologyConfig.indexProperties(settings));
    properties.put(AvailableSettings.DIALECT, HapiFhirPostgresDialect.class.getName());
    properties.put(AvailableSettings.HBM2DDL_AUTO, "none");
    properties.put(AvailableSettings.STATEMENT_BATCH_SIZE, String.valueOf(STATEMENTS_PER_BATCH));
    // A cache in this process would miss what another records server writes to the same database.
    properties.put(AvailableSettings.USE_QUERY_CACHE, "false");
    properties.put(AvailableSettings.USE_SECOND_LEVEL_CACHE, "false");
    return properties;
  }
}
