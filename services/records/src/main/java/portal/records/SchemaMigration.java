package portal.records;

import ca.uhn.fhir.jpa.migrate.DriverTypeEnum;
import ca.uhn.fhir.jpa.migrate.HapiMigrator;
import ca.uhn.fhir.jpa.migrate.SchemaMigrator;
import ca.uhn.fhir.jpa.migrate.tasks.HapiFhirJpaMigrationTasks;
import ca.uhn.fhir.util.VersionEnum;
import java.util.Set;
import javax.sql.DataSource;

/**
 * HAPI's own migrator creates an empty database's schema and brings an older one up to date. It holds a lock, so that
 * several servers may start at once. https://hapifhir.io/hapi-fhir/docs/server_jpa/upgrading.html
 */
final class SchemaMigration {
  private SchemaMigration() {}

  static void bringUpToDate(DataSource dataSource) {
    HapiMigrator migrator =
        new HapiMigrator(SchemaMigrator.HAPI_FHIR_MIGRATION_TABLENAME, dataSource, DriverTypeEnum.POSTGRES_9_4);
    migrator.addTasks(new HapiFhirJpaMigrationTasks(Set.of()).getAllTasks(VersionEnum.values()));
    migrator.createMigrationTableIfRequired();
    migrator.migrate();
  }
}
