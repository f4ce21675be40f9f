package portal.identity.accounts;

import java.util.List;
import java.util.UUID;
import org.keycloak.credential.CredentialModel;
import org.keycloak.models.UserModel;

/**
 * What somebody may have left in an account that a code by SMS alone has opened: passwords, passkeys, an e-mail, browsers that
 * it knows, and a date of birth that nobody has proved. Each opens a connected record, or leads to what does. Who has left it
 * cannot be told, so all of it goes. An account without a number has nothing of the kind.
 */
final class CodeOnlyTraces {
  private static final String NUMBER = "phoneNumber";

  private CodeOnlyTraces() {}

  /** {@code birthDate}: the one that was proved; null leaves the account with what it has. */
  static void remove(UserModel user, String birthDate) {
    if (user.getFirstAttribute(NUMBER) == null) return;
    List<String> credentials =
        user.credentialManager().getStoredCredentialsStream().map(CredentialModel::getId).toList();
    credentials.forEach(user.credentialManager()::removeStoredCredentialById);
    // The realm has the e-mail as the username.
    if (user.getEmail() != null) user.setUsername("number-" + UUID.randomUUID());
    user.setEmail(null);
    user.setEmailVerified(false);
    user.removeAttribute("knownDevices");
    if (birthDate != null) user.setSingleAttribute("birthDate", birthDate);
  }
}
