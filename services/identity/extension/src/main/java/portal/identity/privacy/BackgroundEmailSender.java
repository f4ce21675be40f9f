package portal.identity.privacy;

import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.keycloak.email.EmailException;
import org.keycloak.email.EmailSenderProvider;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.models.UserModel;
import org.keycloak.models.utils.KeycloakModelUtils;

/**
 * Sends what a page of the sign-in asked for after the page, and notices after what they are about: neither how long the
 * mail server takes nor that it fails tells whether there was anybody to write to. What an administrator sends is sent
 * at once, with its error.
 */
final class BackgroundEmailSender implements EmailSenderProvider {
    private static final Logger LOGGER = Logger.getLogger(BackgroundEmailSender.class);

    private final KeycloakSession session;
    private final Function<KeycloakSession, EmailSenderProvider> keycloaks;
    private final Executor executor;

    BackgroundEmailSender(
            KeycloakSession session, Function<KeycloakSession, EmailSenderProvider> keycloaks, Executor executor) {
        this.session = session;
        this.keycloaks = keycloaks;
        this.executor = executor;
    }

    @Override
    public void send(Map<String, String> config, UserModel user, String subject, String text, String html)
            throws EmailException {
        send(config, user.getEmail(), subject, text, html);
    }

    @Override
    public void send(Map<String, String> config, String address, String subject, String text, String html)
            throws EmailException {
        boolean isOfSignIn = session.getContext().getAuthenticationSession() != null;
        if (!isOfSignIn && session.getAttribute(BackgroundEmailSenderFactory.IN_BACKGROUND) == null) {
            keycloaks.apply(session).send(config, address, subject, text, html);
            return;
        }
        KeycloakSessionFactory factory = session.getKeycloakSessionFactory();
        String realm = session.getContext().getRealm().getId();
        Map<String, String> settings = Map.copyOf(config);
        executor.execute(() -> KeycloakModelUtils.runJobInTransaction(factory, own -> {
            own.getContext().setRealm(own.realms().getRealm(realm));
            try {
                keycloaks.apply(own).send(settings, address, subject, text, html);
            } catch (EmailException error) {
                LOGGER.error("An e-mail of the sign-in could not be sent", error);
            }
        }));
    }

    @Override
    public void validate(Map<String, String> config) throws EmailException {
        keycloaks.apply(session).validate(config);
    }

    @Override
    public void close() {}
}
