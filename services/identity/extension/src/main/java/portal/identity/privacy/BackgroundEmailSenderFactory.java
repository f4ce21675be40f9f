package portal.identity.privacy;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.keycloak.email.DefaultEmailSenderProviderFactory;
import org.keycloak.email.EmailSenderProvider;
import org.keycloak.models.KeycloakSession;

/** Takes the place of Keycloak's own: same id, higher order. */
public final class BackgroundEmailSenderFactory extends DefaultEmailSenderProviderFactory {
    /** An attribute of the session, for e-mails that no page of the sign-in asked for. */
    public static final String IN_BACKGROUND = "portal.in-background";

    private static final int THREADS = 4;
    private static final int WAITING = 1000;

    /** When a thousand wait, who asks for one more waits for it too. */
    private final ThreadPoolExecutor executor = new ThreadPoolExecutor(
            THREADS,
            THREADS,
            1,
            TimeUnit.MINUTES,
            new ArrayBlockingQueue<>(WAITING),
            new ThreadPoolExecutor.CallerRunsPolicy());

    @Override
    public EmailSenderProvider create(KeycloakSession session) {
        return new BackgroundEmailSender(session, super::create, executor);
    }

    @Override
    public void close() {
        executor.shutdown();
        super.close();
    }

    @Override
    public int order() {
        return 1;
    }
}
