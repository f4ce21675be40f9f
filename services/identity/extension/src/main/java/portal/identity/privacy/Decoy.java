package portal.identity.privacy;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.keycloak.authentication.FormContext;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.protocol.oidc.OIDCLoginProtocol;
import org.keycloak.sessions.AuthenticationSessionModel;

/**
 * An account that stands in for the one that somebody tries to register a second time, so that every page after it is
 * the same. It has no password, no name and an address that gets no mail, can never be confirmed, and is removed after
 * a day.
 */
final class Decoy {
    private static final String ATTRIBUTE = "decoy";
    private static final String TAKEN_EMAIL = "portal.taken-email";
    private static final Duration LIFETIME = Duration.ofDays(1);
    private static final int REMOVED_AT_ONCE = 20;

    private Decoy() {}

    static String newEmail() {
        return UUID.randomUUID() + "@taken.invalid";
    }

    static void mark(FormContext context, String takenEmail) {
        UserModel user = context.getUser();
        user.setSingleAttribute(ATTRIBUTE, "true");
        user.setFirstName("");
        user.setLastName("");
        AuthenticationSessionModel session = context.getAuthenticationSession();
        session.setAuthNote(TAKEN_EMAIL, takenEmail);
        session.setClientNote(OIDCLoginProtocol.LOGIN_HINT_PARAM, takenEmail);
    }

    static boolean isDecoy(UserModel user) {
        return "true".equals(user.getFirstAttribute(ATTRIBUTE));
    }

    static String findTakenEmail(AuthenticationSessionModel session) {
        return session.getAuthNote(TAKEN_EMAIL);
    }

    static void removeOld(KeycloakSession session, RealmModel realm) {
        long before = System.currentTimeMillis() - LIFETIME.toMillis();
        List<UserModel> old = session.users()
                .searchForUserByUserAttributeStream(realm, ATTRIBUTE, "true")
                .filter(user -> user.getCreatedTimestamp() < before)
                .limit(REMOVED_AT_ONCE)
                .toList();
        for (UserModel user : old) session.users().removeUser(realm, user);
    }
}
