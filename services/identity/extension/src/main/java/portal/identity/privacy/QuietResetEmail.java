package portal.identity.privacy;

import jakarta.ws.rs.core.Response;
import java.util.Locale;
import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.authentication.AuthenticationFlowError;
import org.keycloak.authentication.authenticators.browser.AbstractUsernameFormAuthenticator;
import org.keycloak.authentication.authenticators.resetcred.ResetCredentialEmail;
import org.keycloak.models.DefaultActionTokenKey;
import org.keycloak.models.UserModel;
import org.keycloak.models.utils.FormMessage;
import org.keycloak.services.messages.Messages;
import portal.identity.limits.ClientNetwork;
import portal.identity.limits.Limit;
import portal.identity.limits.Limits;

/** Keycloak's step that sends the link to reset a password: limited, and as slow for nobody as for somebody. */
public final class QuietResetEmail extends ResetCredentialEmail {
    @Override
    public void authenticate(AuthenticationFlowContext context) {
        if (context.getAuthenticationSession().getAuthNote(DefaultActionTokenKey.ACTION_TOKEN_USER_ID) != null) {
            super.authenticate(context);
            return;
        }
        AnswerTime time = new AnswerTime();
        if (!Limits.take(context.getRealm(), Limit.MAILS_PER_ADDRESS, ClientNetwork.of(context.getConnection()))) {
            context.getEvent().error("too_many_tries");
            // Not a form of this step: its action would be the click on the link.
            Response page = context.form()
                    .setError("tooManyMailsMessage")
                    .setResponseHeader("Retry-After", Limit.MAILS_PER_ADDRESS.retryAfter())
                    .createErrorPage(Response.Status.TOO_MANY_REQUESTS);
            context.failure(AuthenticationFlowError.ACCESS_DENIED, page);
            return;
        }
        if (Limits.take(context.getRealm(), Limit.MAILS_PER_PERSON, nameOf(context))) super.authenticate(context);
        else context.forkWithSuccessMessage(new FormMessage(Messages.EMAIL_SENT));
        time.waitForTheRest();
    }

    private static String nameOf(AuthenticationFlowContext context) {
        UserModel user = context.getUser();
        String typed = context.getAuthenticationSession().getAuthNote(AbstractUsernameFormAuthenticator.ATTEMPTED_USERNAME);
        String name = user == null || user.getEmail() == null ? typed : user.getEmail();
        return String.valueOf(name).trim().toLowerCase(Locale.ROOT);
    }

    @Override
    public int order() {
        return 1;
    }
}
