package portal.identity.database;

import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import java.lang.reflect.InvocationTargetException;
import org.keycloak.models.KeycloakSession;
import org.keycloak.provider.Provider;

/** What Keycloak's interfaces do not offer, in the transaction of a session. */
public final class KeycloakDatabase {
  private final EntityManager entities;

  /** By its name: the module that has this interface names a parent that is not published, so Maven cannot read it. */
  public KeycloakDatabase(KeycloakSession session) {
    try {
      Class<? extends Provider> type =
          Class.forName("org.keycloak.connections.jpa.JpaConnectionProvider").asSubclass(Provider.class);
      entities = (EntityManager) type.getMethod("getEntityManager").invoke(session.getProvider(type));
    } catch (ClassNotFoundException | NoSuchMethodException | IllegalAccessException | InvocationTargetException error) {
      throw new IllegalStateException("Keycloak's database cannot be reached", error);
    }
  }

  public Query query(String sql, Object... parameters) {
    Query query = entities.createNativeQuery(sql);
    for (int index = 0; index < parameters.length; index++) query.setParameter(index + 1, parameters[index]);
    return query;
  }

  /** Until the end of the transaction, whoever asks for the same number waits. */
  public void lock(long number) {
    query("select cast(pg_advisory_xact_lock(?1) as text)", number).getResultList();
  }

  /** As {@link #lock(long)}. */
  public void lock(String name) {
    query("select cast(pg_advisory_xact_lock(hashtextextended(?1, 0)) as text)", name).getResultList();
  }
}
