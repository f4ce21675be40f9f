package portal.identity.notices;

import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.authentication.RequiredActionProvider;
import org.keycloak.authentication.requiredactions.UpdatePassword;
import org.keycloak.models.KeycloakSession;

/** Keycloak's new password, which notes that the account had none: the event that follows does not tell. */
public final class NotedUpdatePassword extends UpdatePassword {
  static final String IS_FIRST = "portal.first-password";

  @Override
  public void processAction(RequiredActionContext context) {
    boolean isFirst = context.getUser().credentialManager().getStoredCredentialsStream().findAny().isEmpty();
    if (isFirst) context.getSession().setAttribute(IS_FIRST, true);
    super.processAction(context);
  }

  @Override
  public RequiredActionProvider create(KeycloakSession session) {
    return this;
  }

  @Override
  public int order() {
    return 1;
  }
}
