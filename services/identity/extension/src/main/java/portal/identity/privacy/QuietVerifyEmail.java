package portal.identity.privacy;

import jakarta.ws.rs.core.Response;
import java.util.Locale;
import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.authentication.requiredactions.VerifyEmail;
import org.keycloak.authentication.requiredactions.util.EmailCooldownManager;
import org.keycloak.models.Constants;
import org.keycloak.models.UserModel;
import org.keycloak.services.messages.Messages;
import portal.identity.limits.Limit;
import portal.identity.limits.Limits;

/** Keycloak's page that waits for the link in the e-mail. A decoy sees the same; the owner is told of the account. */
public final class QuietVerifyEmail extends VerifyEmail {

    @Override
    public void requiredActionChallenge(RequiredActionContext context) {
        boolean isDecoy = Decoy.isDecoy(context.getUser());
        boolean wasSent = emailOf(context).equals(context.getAuthenticationSession().getAuthNote(Constants.VERIFY_EMAIL_KEY));
        if (!wasSent && !maySend(context)) setSent(context);
        else if (!wasSent && isDecoy) tellOwner(context);
        if (isDecoy) showPage(context);
        else super.requiredActionChallenge(context);
    }

    @Override
    public void processAction(RequiredActionContext context) {
        boolean isDecoy = Decoy.isDecoy(context.getUser());
        Long wait = EmailCooldownManager.retrieveCooldownEntry(context, EMAIL_RESEND_COOLDOWN_KEY_PREFIX);
        if (wait != null) context.challenge(pageOf(context, wait));
        else if (!maySend(context)) showPage(context);
        else if (isDecoy) {
            tellOwner(context);
            showPage(context);
        } else super.processAction(context);
    }

    @Override
    public int order() {
        return 1;
    }

    private static boolean maySend(RequiredActionContext context) {
        String person = emailOf(context).toLowerCase(Locale.ROOT);
        return Limits.take(context.getRealm(), Limit.MAILS_PER_PERSON, person);
    }

    private static String emailOf(RequiredActionContext context) {
        UserModel user = context.getUser();
        String email = Decoy.isDecoy(user) ? Decoy.findTakenEmail(context.getAuthenticationSession()) : user.getEmail();
        return email == null ? "" : email;
    }

    private static void setSent(RequiredActionContext context) {
        context.getAuthenticationSession().setAuthNote(Constants.VERIFY_EMAIL_KEY, emailOf(context));
    }

    private static void tellOwner(RequiredActionContext context) {
        EmailCooldownManager.addCooldownEntry(context, EMAIL_RESEND_COOLDOWN_KEY_PREFIX);
        setSent(context);
        UserModel owner = QuietRegistration.findOwner(context.getSession(), context.getRealm(), emailOf(context));
        if (owner != null) OwnerMail.send(context, owner, "accountExistsSubject", "account-exists.ftl");
    }

    private static void showPage(RequiredActionContext context) {
        context.challenge(pageOf(context, null));
    }

    private static Response pageOf(RequiredActionContext context, Long waitSeconds) {
        var form = context.form().setAuthenticationSession(context.getAuthenticationSession());
        if (waitSeconds != null) form.setError(Messages.COOLDOWN_VERIFICATION_EMAIL, waitSeconds);
        return form.createResponse(UserModel.RequiredAction.VERIFY_EMAIL);
    }
}
