package portal.identity.endings;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.keycloak.events.Event;
import org.keycloak.events.EventListenerProvider;
import org.keycloak.events.EventType;
import org.keycloak.events.admin.AdminEvent;
import org.keycloak.events.admin.ResourceType;
import org.keycloak.models.KeycloakContext;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.models.UserSessionModel;
import org.keycloak.services.managers.AuthenticationManager;
import org.keycloak.sessions.AuthenticationSessionModel;

/**
 * Ends every session of an account, offline ones too, and tells the clients (OpenID Connect Back-Channel Logout), when an
 * administrator disables it, sets or removes one of its credentials or signs it out. Keycloak by itself leaves the sessions
 * in the first two cases, and the offline ones in the last. When the person changes a credential, the session in which that
 * happens stays.
 */
final class SessionEndings implements EventListenerProvider {
  private final KeycloakSession session;

  SessionEndings(KeycloakSession session) {
    this.session = session;
  }

  @Override
  public void onEvent(Event event) {
    if (event.getError() != null || event.getUserId() == null || !changesCredential(event.getType())) return;
    RealmModel realm = session.realms().getRealm(event.getRealmId());
    UserModel user = session.users().getUserById(realm, event.getUserId());
    if (user != null) endAll(session, realm, user, ownSession(event));
  }

  @Override
  public void onEvent(AdminEvent event, boolean includeRepresentation) {
    if (event.getError() != null || event.getResourceType() != ResourceType.USER) return;
    AccountChange change = AccountChange.parse(event.getResourcePath());
    if (change == null) return;
    RealmModel realm = session.realms().getRealm(event.getRealmId());
    UserModel user = session.users().getUserById(realm, change.userId());
    if (user != null && (change.endsSessions() || !user.isEnabled())) endAll(session, realm, user, null);
  }

  private static boolean changesCredential(EventType type) {
    return switch (type) {
      case UPDATE_PASSWORD, UPDATE_CREDENTIAL, REMOVE_CREDENTIAL -> true;
      default -> false;
    };
  }

  /** During a sign-in, the session that it will open has its id already. */
  private String ownSession(Event event) {
    if (event.getSessionId() != null) return event.getSessionId();
    AuthenticationSessionModel signIn = session.getContext().getAuthenticationSession();
    return signIn == null ? null : signIn.getParentSession().getId();
  }

  static void endAll(KeycloakSession session, RealmModel realm, UserModel user, String exceptId) {
    KeycloakContext context = session.getContext();
    List<UserSessionModel> others =
        Stream.concat(
                session.sessions().getUserSessionsStream(realm, user),
                session.sessions().getOfflineUserSessionsStream(realm, user))
            .filter(each -> !Objects.equals(each.getId(), exceptId))
            .toList();
    for (UserSessionModel each : others)
      AuthenticationManager.backchannelLogout(
          session, realm, each, context.getUri(), context.getConnection(), context.getRequestHeaders(), true);
  }

  @Override
  public void close() {}
}
