package portal.identity.phones;

import java.time.Duration;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.keycloak.common.util.Time;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.models.credential.PasswordCredentialModel;
import org.keycloak.models.credential.WebAuthnCredentialModel;

/** Accounts with a mobile number. Several may have the same one: a phone serves a family. */
final class PhoneAccounts {
  /** E.164. Only the desk changes it. */
  static final String NUMBER = "phoneNumber";

  private static final String IS_PROVED = "phoneNumberVerified";
  /** When a code last opened the account, in seconds. */
  private static final String USED_AT = "phoneNumberUsedAt";
  /** ISO 8601. */
  private static final String BIRTH_DATE = "birthDate";

  private static final String RECORD = "fhirUser";
  private static final String TERMS = "terms_and_conditions";
  /** After that a number may be somebody else's. */
  private static final long UNUSED = Duration.ofDays(182).toSeconds();

  private static final int MOST = 20;

  private final KeycloakSession session;
  private final RealmModel realm;

  PhoneAccounts(KeycloakSession session) {
    this.session = session;
    this.realm = session.getContext().getRealm();
  }

  /** The oldest first, so that they stay in their places. */
  List<UserModel> find(MobileNumber number) {
    return session
        .users()
        .searchForUserByUserAttributeStream(realm, NUMBER, number.e164())
        .filter(UserModel::isEnabled)
        .sorted(Comparator.comparing(UserModel::getCreatedTimestamp).thenComparing(UserModel::getId))
        .limit(MOST)
        .toList();
  }

  /** Of somebody who has just proved the number. */
  UserModel create(MobileNumber number, String first, String last, LocalDate birthDate, String language) {
    UserModel user = session.users().addUser(realm, "number-" + UUID.randomUUID());
    user.setEnabled(true);
    user.setFirstName(first);
    user.setLastName(last);
    user.setSingleAttribute(NUMBER, number.e164());
    user.setSingleAttribute(TERMS, String.valueOf(Time.currentTime()));
    user.setSingleAttribute(UserModel.LOCALE, language);
    if (birthDate != null) user.setSingleAttribute(BIRTH_DATE, birthDate.toString());
    noteUse(user);
    return user;
  }

  static void noteUse(UserModel user) {
    user.setSingleAttribute(IS_PROVED, "true");
    user.setSingleAttribute(USED_AT, String.valueOf(Time.currentTime()));
  }

  /**
   * Whether a code is enough. It is not for a connected record in a browser that the account does not know, nor where the
   * number was not used for six months or was never proved.
   */
  boolean needsMore(UserModel user) {
    String record = user.getFirstAttribute(RECORD);
    boolean isConnected = record != null && !record.isBlank();
    return isUnused(user) || (isConnected && !KnownDevices.isKnown(session, user));
  }

  static boolean isUnused(UserModel user) {
    try {
      String usedAt = user.getFirstAttribute(USED_AT);
      return usedAt == null || Long.parseLong(usedAt) < Time.currentTime() - UNUSED;
    } catch (NumberFormatException error) {
      return true;
    }
  }

  static Optional<String> birthDateOf(UserModel user) {
    return Optional.ofNullable(user.getFirstAttribute(BIRTH_DATE)).filter(each -> !each.isBlank());
  }

  static boolean hasPassword(UserModel user) {
    return user.credentialManager().isConfiguredFor(PasswordCredentialModel.TYPE);
  }

  static boolean hasPasskey(UserModel user) {
    return user.credentialManager().isConfiguredFor(WebAuthnCredentialModel.TYPE_PASSWORDLESS);
  }
}
