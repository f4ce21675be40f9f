package portal.identity.accounts;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import java.util.regex.Pattern;
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
import portal.identity.endings.SessionEndings;
import portal.identity.endings.SessionEndingsFactory;

/**
 * What the portal's API may do to an account, each by a role of its own client, given to that client's service account.
 *
 * <p>{@code DELETE /realms/{realm}/portal-accounts/{subject}}, role {@code delete-account}: deletes the account whose owner
 * has just signed in. Needs in the header {@code Account-Proof} the ID token of that sign-in. 204 also for an account that
 * is gone.
 *
 * <p>{@code PUT /realms/{realm}/portal-accounts/{subject}/patient} with {@code Patient/{id}} as its text, role {@code
 * connect-record}: names the patient record of an account that has none. 204 also where it is named so already, which changes
 * nothing; 409 for an account that has another, and for a record that another account has. With the naming every session of
 * the account ends but the one in the header {@code Account-Session}, and {@link CodeOnlyTraces} are removed; {@code
 * Account-Birth-Date} is the day that the person has proved.
 */
public final class AccountsResource {
  private static final String DELETE_ACCOUNT = "delete-account";
  private static final String CONNECT_RECORD = "connect-record";
  private static final Pattern NAMED_PATIENT = Pattern.compile("Patient/[A-Za-z0-9.-]{1,64}");
  private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
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
    if (!has(caller, DELETE_ACCOUNT) || !isFreshSignIn(realm, subject, proof)) return Response.status(Status.FORBIDDEN).build();

    UserModel user = session.users().getUserById(realm, subject);
    if (user == null) return Response.noContent().build();
    EventBuilder event =
        new EventBuilder(realm, session, context.getConnection())
            .event(EventType.DELETE_ACCOUNT)
            .client(caller.client())
            .user(user);
    session.setAttribute(SessionEndingsFactory.CLIENTS_KNOW, true);
    if (!new UserManager(session).removeUser(realm, user)) return refuse(Status.CONFLICT);
    event.success();
    return Response.noContent().build();
  }

  @PUT
  @Path("{subject}/patient")
  @Consumes(MediaType.TEXT_PLAIN)
  public Response connect(
      @PathParam("subject") String subject,
      @HeaderParam("Account-Birth-Date") String birthDate,
      @HeaderParam("Account-Session") String sessionId,
      String patient) {
    KeycloakContext context = session.getContext();
    RealmModel realm = context.getRealm();
    AuthResult caller = new AppAuthManager.BearerTokenAuthenticator(session).authenticate();
    if (caller == null) return Response.status(Status.UNAUTHORIZED).build();
    if (!has(caller, CONNECT_RECORD)) return Response.status(Status.FORBIDDEN).build();
    if (patient == null || !NAMED_PATIENT.matcher(patient).matches()) return refuse(Status.BAD_REQUEST);
    if (birthDate != null && !DAY.matcher(birthDate).matches()) return refuse(Status.BAD_REQUEST);

    NamedRecords records = new NamedRecords(session, realm);
    records.lock(patient, subject);
    UserModel user = session.users().getUserById(realm, subject);
    if (user == null || user.getServiceAccountClientLink() != null) return refuse(Status.NOT_FOUND);
    String named = user.getFirstAttribute(NamedRecords.ATTRIBUTE);
    if (NamedRecords.isSame(named, patient)) return Response.noContent().build();
    if ((named != null && !named.isBlank()) || records.isOfAnother(user, patient)) return refuse(Status.CONFLICT);
    user.setSingleAttribute(NamedRecords.ATTRIBUTE, patient);
    CodeOnlyTraces.remove(user, birthDate);
    SessionEndings.endAll(session, realm, user, sessionId);
    new EventBuilder(realm, session, context.getConnection())
        .event(EventType.UPDATE_PROFILE)
        .client(caller.client())
        .user(user)
        .success();
    return Response.noContent().build();
  }

  /** Keycloak answers 500 in place of such a status without a type. */
  private static Response refuse(Status status) {
    return Response.status(status).type(MediaType.TEXT_PLAIN_TYPE).entity(status.getReasonPhrase()).build();
  }

  /** The role counts only for the service account of the client that has it. */
  private static boolean has(AuthResult caller, String roleName) {
    ClientModel client = caller.client();
    RoleModel role = client.getRole(roleName);
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
