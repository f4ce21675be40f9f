package portal.identity.presence;

import jakarta.ws.rs.core.Response;
import java.net.URI;
import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.authentication.AuthenticationProcessor;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.UserModel;
import org.keycloak.models.UserSessionModel;
import org.keycloak.services.Urls;
import org.keycloak.services.managers.AuthenticationSessionManager;
import org.keycloak.sessions.AuthenticationSessionModel;

/** The session that an earlier sign-in in the same browser left behind. */
public final class LeftoverSession {
  private LeftoverSession() {}

  static boolean exists(AuthenticationFlowContext context) {
    return find(context) != null;
  }

  public static boolean isOfSomebodyElse(AuthenticationFlowContext context) {
    UserSessionModel leftover = find(context);
    if (leftover == null) return false;
    UserModel before = leftover.getUser();
    return before != null && !before.equals(context.getUser());
  }

  /** Keycloak's own restart of a sign-in, which ends that session: a new one never gets its id. */
  public static Response endAndRestart(AuthenticationFlowContext context) {
    KeycloakSession session = context.getSession();
    AuthenticationSessionModel signIn = context.getAuthenticationSession();
    URI restart =
        Urls.realmLoginRestartPage(
            context.getUriInfo().getBaseUri(),
            context.getRealm().getName(),
            signIn.getClient().getClientId(),
            signIn.getTabId(),
            AuthenticationProcessor.getClientData(session, signIn),
            false);
    return Response.seeOther(restart).build();
  }

  private static UserSessionModel find(AuthenticationFlowContext context) {
    return new AuthenticationSessionManager(context.getSession()).getUserSession(context.getAuthenticationSession());
  }
}
