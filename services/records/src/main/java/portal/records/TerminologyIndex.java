package portal.records;

import ca.uhn.fhir.jpa.entity.TermConcept;
import ca.uhn.fhir.jpa.term.api.ITermReadSvc;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import org.hibernate.search.mapper.orm.Search;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.SmartInitializingSingleton;

/**
 * Makes the index again, before the port opens, where it does not hold what the database does: a database that was restored
 * comes without it, and value sets would expand empty.
 */
class TerminologyIndex implements SmartInitializingSingleton {
  private static final Logger log = LoggerFactory.getLogger(TerminologyIndex.class);

  private final EntityManagerFactory database;
  private final ITermReadSvc terminology;

  TerminologyIndex(EntityManagerFactory database, ITermReadSvc terminology) {
    this.database = database;
    this.terminology = terminology;
  }

  @Override
  public void afterSingletonsInstantiated() {
    long stored;
    long indexed;
    try (EntityManager manager = database.createEntityManager()) {
      stored = manager.createQuery("select count(c) from TermConcept c", Long.class).getSingleResult();
      indexed = Search.session(manager).search(TermConcept.class).where(all -> all.matchAll()).fetchTotalHitCount();
    }
    if (stored == indexed) {
      return;
    }
    log.info("The terminology index holds {} of {} concepts and is made again", indexed, stored);
    try {
      log.info("The terminology index is made: {}", terminology.reindexTerminology());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The terminology index was not made to its end", interrupted);
    }
  }
}
