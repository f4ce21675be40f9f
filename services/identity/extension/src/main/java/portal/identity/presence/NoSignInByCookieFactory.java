package portal.identity.presence;

import org.keycloak.authentication.Authenticator;
import org.keycloak.authentication.authenticators.browser.CookieAuthenticatorFactory;
import org.keycloak.models.KeycloakSession;

/** Takes the place of Keycloak's own in every flow: same id, higher order. */
public final class NoSignInByCookieFactory extends CookieAuthenticatorFactory {
  @Override
  public Authenticator create(KeycloakSession session) {
    return new NoSignInByCookie();
  }

  @Override
  public int order() {
    return 1;
  }
}
