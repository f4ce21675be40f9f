package portal.identity.notices;

import java.util.Map;
import org.keycloak.events.Details;
import org.keycloak.events.EventType;
import org.keycloak.models.credential.PasswordCredentialModel;

/** A change of how a person signs in. The names are those of the messages. */
enum Notice {
  PASSWORD_CHANGED("passwordChanged"),
  PASSKEY_ADDED("passkeyAdded"),
  PASSKEY_REMOVED("passkeyRemoved"),
  EMAIL_CHANGED("signInEmailChanged");

  final String message;

  Notice(String message) {
    this.message = message;
  }

  /** Null for whatever else happened. */
  static Notice find(EventType type, Map<String, String> details) {
    if (details == null) return null;
    String credential = details.getOrDefault(Details.CREDENTIAL_TYPE, "");
    boolean isPasskey = credential.startsWith("webauthn");
    return switch (type) {
      case UPDATE_CREDENTIAL ->
          isPasskey ? PASSKEY_ADDED : credential.equals(PasswordCredentialModel.TYPE) ? PASSWORD_CHANGED : null;
      case REMOVE_CREDENTIAL -> isPasskey ? PASSKEY_REMOVED : null;
      case UPDATE_EMAIL -> isAnotherEmail(details) ? EMAIL_CHANGED : null;
      default -> null;
    };
  }

  private static boolean isAnotherEmail(Map<String, String> details) {
    String before = details.get(Details.PREVIOUS_EMAIL);
    return before != null && !before.equalsIgnoreCase(details.get(Details.UPDATED_EMAIL));
  }
}
