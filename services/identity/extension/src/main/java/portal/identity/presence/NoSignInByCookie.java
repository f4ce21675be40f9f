package portal.identity.presence;

import org.keycloak.Config;
import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.authentication.authenticators.browser.CookieAuthenticator;

/**
 * Keycloak's first step of a sign-in, without the sign-in: the cookie tells that somebody was here, not that it is the
 * same person. Administrators keep theirs, whose console asks for a sign-in with every page.
 */
final class NoSignInByCookie extends CookieAuthenticator {
  @Override
  public void authenticate(AuthenticationFlowContext context) {
    if (Config.getAdminRealm().equals(context.getRealm().getName())) super.authenticate(context);
    else if (LeftoverSession.exists(context)) context.challenge(LeftoverSession.endAndRestart(context));
    else context.attempted();
  }
}
