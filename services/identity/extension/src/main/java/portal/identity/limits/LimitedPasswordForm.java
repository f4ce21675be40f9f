package portal.identity.limits;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.authentication.FlowStatus;
import org.keycloak.authentication.authenticators.browser.UsernamePasswordForm;
import org.keycloak.forms.login.LoginFormsProvider;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import portal.identity.presence.LeftoverSession;

/**
 * Keycloak's login form. Keycloak counts wrong passwords of one account; here those of one address, of one password
 * over many accounts, and of the whole realm are counted too. Whoever is held back can still use a passkey.
 */
final class LimitedPasswordForm extends UsernamePasswordForm {
    /** Enough for the right person's typing errors while the realm is under attack. */
    private static final int TRIES_UNDER_ATTACK = 3;

    private static final String ALL = "";

    LimitedPasswordForm(KeycloakSession session) {
        super(session);
    }

    /** By password or passkey. Another tab may have left somebody else's session since this page was opened. */
    @Override
    public void action(AuthenticationFlowContext context) {
        super.action(context);
        boolean isIn = context.getStatus() == FlowStatus.SUCCESS;
        if (isIn && LeftoverSession.isOfSomebodyElse(context))
            context.forceChallenge(LeftoverSession.endAndRestart(context));
    }

    /** A try is counted before it is judged, so that many at once are not too many; the right password gives it back. */
    @Override
    protected boolean validateForm(AuthenticationFlowContext context, MultivaluedMap<String, String> form) {
        RealmModel realm = context.getRealm();
        String address = ClientNetwork.of(context.getConnection());
        String password = String.valueOf(form.getFirst("password"));
        boolean isUnderAttack = Limits.isReached(realm, Limit.WRONG_PASSWORDS_IN_ALL, ALL);
        int atMost = isUnderAttack ? TRIES_UNDER_ATTACK : Integer.MAX_VALUE;
        boolean mayTry = Limits.take(realm, Limit.WRONG_PASSWORDS_PER_ADDRESS, address, atMost)
                && Limits.take(realm, Limit.WRONG_PASSWORDS_ALIKE, password);
        if (!mayTry) {
            holdBack(context);
            return false;
        }
        // What was held back does not count here: one address alone must not slow down everybody.
        Limits.take(realm, Limit.WRONG_PASSWORDS_IN_ALL, ALL);
        if (!super.validateForm(context, form)) return false;
        Limits.giveBack(realm, Limit.WRONG_PASSWORDS_PER_ADDRESS, address);
        Limits.giveBack(realm, Limit.WRONG_PASSWORDS_ALIKE, password);
        Limits.giveBack(realm, Limit.WRONG_PASSWORDS_IN_ALL, ALL);
        return true;
    }

    private void holdBack(AuthenticationFlowContext context) {
        context.getEvent().error("too_many_tries");
        LoginFormsProvider form = context.form()
                .setStatus(Response.Status.TOO_MANY_REQUESTS)
                .setResponseHeader("Retry-After", Limit.WRONG_PASSWORDS_PER_ADDRESS.retryAfter());
        if (isUserAlreadySetBeforeUsernamePasswordAuth(context)) {
            form.setAttribute(LoginFormsProvider.USERNAME_HIDDEN, true);
            form.setAttribute(LoginFormsProvider.REGISTRATION_DISABLED, true);
        }
        context.forceChallenge(challenge(context, "tooManyTriesMessage", null));
    }
}
