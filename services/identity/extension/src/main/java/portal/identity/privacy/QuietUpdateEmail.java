package portal.identity.privacy;

import java.util.Locale;
import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.authentication.requiredactions.UpdateEmail;
import org.keycloak.authentication.requiredactions.util.EmailCooldownManager;
import org.keycloak.events.Errors;
import org.keycloak.events.EventType;
import org.keycloak.forms.login.LoginFormsPages;
import org.keycloak.forms.login.LoginFormsProvider;
import org.keycloak.forms.login.freemarker.Templates;
import org.keycloak.models.UserModel;
import org.keycloak.models.UserModel.RequiredAction;
import org.keycloak.services.messages.Messages;
import org.keycloak.userprofile.ValidationException;
import portal.identity.limits.ClientNetwork;
import portal.identity.limits.Limit;
import portal.identity.limits.Limits;

/**
 * Keycloak's change of the sign-in e-mail, limited, and without telling that the new one has an account: its owner is
 * written to in place of the link. Until the link is opened, the old e-mail signs in as before.
 */
public final class QuietUpdateEmail extends UpdateEmail {

    /** Keycloak would ask for the new e-mail again at every sign-in. */
    @Override
    public void evaluateTriggers(RequiredActionContext context) {
        UserModel user = context.getUser();
        if (user.getFirstAttribute(UserModel.EMAIL_PENDING) == null) super.evaluateTriggers(context);
        else user.removeRequiredAction(RequiredAction.UPDATE_EMAIL);
    }

    /** Keycloak takes an e-mail that the form before this one brought along unseen. */
    @Override
    public void requiredActionChallenge(RequiredActionContext context) {
        if (emailOf(context).isEmpty()) super.requiredActionChallenge(context);
        else processAction(context);
    }

    @Override
    public void processAction(RequiredActionContext context) {
        if (!isEnabled(context.getRealm())) return;
        AnswerTime time = new AnswerTime();
        setEmail(context, emailOf(context));
        answer(context, emailOf(context));
        time.waitForTheRest();
    }

    @Override
    public int order() {
        return 1;
    }

    private void answer(RequiredActionContext context, String email) {
        UserModel user = context.getUser();
        UserModel owner = QuietRegistration.findOwner(context.getSession(), context.getRealm(), email);
        boolean isTaken = owner != null && !owner.equals(user);
        Long wait = EmailCooldownManager.retrieveCooldownEntry(context, EMAIL_RESEND_COOLDOWN_KEY_PREFIX);
        if (!Limits.take(context.getRealm(), Limit.MAILS_PER_ADDRESS, ClientNetwork.of(context.getConnection())))
            showForm(context, "tooManyMailsMessage");
        else if (isTaken && wait != null) {
            setEmail(context, user.getFirstAttribute(UserModel.EMAIL_PENDING));
            showForm(context, Messages.COOLDOWN_VERIFICATION_EMAIL, wait);
        } else if (isTaken) {
            if (mayWrite(context, email)) tellOwner(context, owner);
            showSent(context, email);
        } else if (wait != null || !needsLink(context, email) || mayWrite(context, email)) super.processAction(context);
        else showSent(context, email);
    }

    private static boolean mayWrite(RequiredActionContext context, String email) {
        return Limits.take(context.getRealm(), Limit.MAILS_PER_PERSON, email.toLowerCase(Locale.ROOT));
    }

    /** What Keycloak refuses, and one's own e-mail, is answered without one. */
    private static boolean needsLink(RequiredActionContext context, String email) {
        try {
            validateEmailUpdate(context.getSession(), context.getUser(), email);
            return !email.equals(context.getUser().getEmail());
        } catch (ValidationException refused) {
            return false;
        }
    }

    private static String emailOf(RequiredActionContext context) {
        String typed = context.getHttpRequest().getDecodedFormParameters().getFirst(UserModel.EMAIL);
        return typed == null ? "" : typed.trim();
    }

    private static void setEmail(RequiredActionContext context, String email) {
        context.getHttpRequest().getDecodedFormParameters().putSingle(UserModel.EMAIL, email);
    }

    private static void tellOwner(RequiredActionContext context, UserModel owner) {
        context.getEvent().clone().event(EventType.SEND_VERIFY_EMAIL).error(Errors.EMAIL_IN_USE);
        OwnerMail.send(context, owner, "emailTakenSubject", "email-taken.ftl");
    }

    /** What Keycloak does once it has sent the link. */
    private static void showSent(RequiredActionContext context, String email) {
        EmailCooldownManager.addCooldownEntry(context, EMAIL_RESEND_COOLDOWN_KEY_PREFIX);
        context.getUser().setSingleAttribute(UserModel.EMAIL_PENDING, email);
        LoginFormsProvider form = context.form();
        form.setAttribute("messageHeader", form.getMessage("emailUpdateConfirmationSentTitle"));
        form.setInfo("emailUpdateConfirmationSent", email);
        context.challenge(form.createForm(Templates.getTemplate(LoginFormsPages.INFO)));
    }

    private static void showForm(RequiredActionContext context, String problem, Object... details) {
        var typed = context.getHttpRequest().getDecodedFormParameters();
        context.challenge(context.form()
                .setError(problem, details)
                .setFormData(typed)
                .createResponse(RequiredAction.UPDATE_EMAIL));
    }
}
