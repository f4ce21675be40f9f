package portal.identity.notices;

import org.keycloak.Config;
import org.keycloak.events.EventListenerProvider;
import org.keycloak.events.EventListenerProviderFactory;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;

/** Counts for every realm, whether or not its settings name it. */
public final class ChangeNoticesFactory implements EventListenerProviderFactory {
  @Override
  public String getId() {
    return "portal-change-notices";
  }

  @Override
  public boolean isGlobal() {
    return true;
  }

  @Override
  public EventListenerProvider create(KeycloakSession session) {
    return new ChangeNotices(session);
  }

  @Override
  public void init(Config.Scope config) {}

  @Override
  public void postInit(KeycloakSessionFactory factory) {}

  @Override
  public void close() {}
}
