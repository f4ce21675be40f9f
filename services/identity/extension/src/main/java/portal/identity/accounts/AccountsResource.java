package portal.identity.accounts;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import org.keycloak.common.util.Time;
import org.keycloak.events.EventBuilder;
import org.keycloak.events.EventType;
import org.keycloak.models.ClientModel;
import org.keycloak.models.KeycloakContext;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.RoleModel;
import org.keycloak.models.UserManager;
import org.keycloak.models.UserModel;
import org.keycloak.representations.IDToken;
import org.keycloak.services.Urls;
import org.keycloak.services.managers.AppAuthManager;
import org.keycloak.services.managers.AuthenticationManager.AuthResult;
import org.keycloak.urls.UrlType;
import portal.identity.endings.SessionEndingsFactory;

/**
 * {@code DELETE /realms/{realm}/portal-accounts/{subject}}: deletes the account whose owner has just signed in. Needs the
 * access token of a service account with the role {@code delete-account} of its own client, and in the header {@code
 * Account-Proof} the ID token of that sign-in. 204 also for an account that is gone.
 */
public final class AccountsResource {
  static final String ROLE = "delete-account";
  private static final int FRESH_SECONDS = 180;
  private static final int SKEW_SECONDS = 30;

  private final KeycloakSession session;

  AccountsResource(KeycloakSession session) {
    this.session = session;
  }

  @DELETE
  @Path("{subject}")
  public Response delete(@PathParam("subject") String subject, @HeaderParam("Account-Proof") String proof) {
    KeycloakContext context = session.getContext();
    RealmModel realm = context.getRealm();
    AuthResult caller = new AppAuthManager.BearerTokenAuthenticator(session).authenticate();
    if (caller == null) return Response.status(Status.UNAUTHORIZED).build();
    if (!mayDelete(caller) || !isFreshSignIn(realm, subject, proof)) return Response.status(Status.FORBIDDEN).build();

    UserModel user = session.users().getUserById(realm, subject);
    if (user == null) return Response.noContent().build();
    EventBuilder event =
        new EventBuilder(realm, session, context.getConnection())
            .event(EventType.DELETE_ACCOUNT)
            .client(caller.client())
            .user(user);
    session.setAttribute(SessionEndingsFactory.CLIENTS_KNOW, true);
    if (!new UserManager(session).removeUser(realm, user)) return Response.status(Status.CONFLICT).build();
    event.success();
    return Response.noContent().build();
  }

  /** The role counts only for the service account of the client that has it. */
  private static boolean mayDelete(AuthResult caller) {
    ClientModel client = caller.client();
    RoleModel role = client.getRole(ROLE);
    boolean isItself = client.getId().equals(caller.user().getServiceAccountClientLink());
    return role != null && isItself && caller.user().hasRole(role);
  }

  private boolean isFreshSignIn(RealmModel realm, String subject, String proof) {
    IDToken token = session.tokens().decode(proof, IDToken.class);
    if (token == null || token.getAuth_time() == null) return false;
    String issuer = Urls.realmIssuer(session.getContext().getUri(UrlType.FRONTEND).getBaseUri(), realm.getName());
    long age = Time.currentTime() - token.getAuth_time();
    return "ID".equals(token.getType())
        && issuer.equals(token.getIssuer())
        && subject.equals(token.getSubject())
        && token.isActive()
        && age >= -SKEW_SECONDS
        && age <= FRESH_SECONDS;
  }
}
