package portal.identity.limits;

import org.keycloak.authentication.Authenticator;
import org.keycloak.authentication.authenticators.browser.UsernamePasswordFormFactory;
import org.keycloak.models.KeycloakSession;

/** Takes the place of Keycloak's own in every flow: same id, higher order. */
public final class LimitedPasswordFormFactory extends UsernamePasswordFormFactory {
    @Override
    public Authenticator create(KeycloakSession session) {
        return new LimitedPasswordForm(session);
    }

    @Override
    public int order() {
        return 1;
    }
}
