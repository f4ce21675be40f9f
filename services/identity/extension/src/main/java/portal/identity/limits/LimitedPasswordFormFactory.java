package portal.identity.limits;

import org.keycloak.authentication.Authenticator;
import org.keycloak.authentication.authenticators.browser.UsernamePasswordFormFactory;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import portal.identity.phones.PhoneSignIn;

/** Takes the place of Keycloak's own in every flow: same id, higher order. */
public final class LimitedPasswordFormFactory extends UsernamePasswordFormFactory {
    @Override
    public Authenticator create(KeycloakSession session) {
        return new LimitedPasswordForm(session);
    }

    @Override
    public void postInit(KeycloakSessionFactory factory) {
        PhoneSignIn.prepare(factory);
    }

    @Override
    public int order() {
        return 1;
    }
}
