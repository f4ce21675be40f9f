package portal.identity.privacy;

import java.util.HashMap;
import org.jboss.logging.Logger;
import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.email.EmailException;
import org.keycloak.email.EmailTemplateProvider;
import org.keycloak.models.UserModel;

/** Tells the owner of an account what somebody else tried with its e-mail address. */
final class OwnerMail {
    private static final Logger LOGGER = Logger.getLogger(OwnerMail.class);

    private OwnerMail() {}

    static void send(RequiredActionContext context, UserModel owner, String subject, String template) {
        try {
            context.getSession()
                    .getProvider(EmailTemplateProvider.class)
                    .setRealm(context.getRealm())
                    .setUser(owner)
                    .setAuthenticationSession(context.getAuthenticationSession())
                    .send(subject, template, new HashMap<>());
        } catch (EmailException error) {
            LOGGER.errorf(error, "The owner of an account could not be told: %s", template);
        }
    }
}
