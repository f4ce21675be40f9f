package portal.identity.endings;

import org.keycloak.Config;
import org.keycloak.events.EventListenerProvider;
import org.keycloak.events.EventListenerProviderFactory;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.models.UserModel.UserPreRemovedEvent;

/** Counts for every realm, whether or not its settings name it. */
public final class SessionEndingsFactory implements EventListenerProviderFactory {
  /** Set by whoever deletes an account and has ended its sessions at the clients already. */
  public static final String CLIENTS_KNOW = "portal.clients-know";

  @Override
  public String getId() {
    return "portal-session-endings";
  }

  @Override
  public boolean isGlobal() {
    return true;
  }

  @Override
  public EventListenerProvider create(KeycloakSession session) {
    return new SessionEndings(session);
  }

  @Override
  public void init(Config.Scope config) {}

  /** With an account Keycloak forgets its sessions, without a word to the clients. */
  @Override
  public void postInit(KeycloakSessionFactory factory) {
    factory.register(
        event -> {
          if (!(event instanceof UserPreRemovedEvent removal)) return;
          KeycloakSession session = removal.getKeycloakSession();
          if (session.getAttribute(CLIENTS_KNOW) == null && session.getContext().getHttpRequest() != null)
            SessionEndings.endAll(session, removal.getRealm(), removal.getUser(), null);
        });
  }

  @Override
  public void close() {}
}
