package portal.identity.accounts;

import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import portal.identity.database.KeycloakDatabase;

/** Which account has which patient record. It is named {@code Patient/{id}}, or so below the address of a FHIR server. */
final class NamedRecords {
  static final String ATTRIBUTE = "fhirUser";

  private final KeycloakDatabase database;
  private final RealmModel realm;

  NamedRecords(KeycloakSession session, RealmModel realm) {
    this.database = new KeycloakDatabase(session);
    this.realm = realm;
  }

  /** Until the end of the transaction, whoever names this record, or a record of this account, waits. */
  void lock(String patient, String subject) {
    database.lock("record " + realm.getId() + " " + patient);
    database.lock("record of " + realm.getId() + " " + subject);
  }

  static boolean isSame(String named, String patient) {
    return named != null && (named.equals(patient) || named.endsWith("/" + patient));
  }

  boolean isOfAnother(UserModel user, String patient) {
    return !database
        .query(
            "select 1 from user_attribute a join user_entity u on u.id = a.user_id where u.realm_id = ?1 and a.name = ?2"
                + " and u.id <> ?3 and (a.value = ?4 or right(a.value, length(?4) + 1) = '/' || ?4) limit 1",
            realm.getId(),
            ATTRIBUTE,
            user.getId(),
            patient)
        .getResultList()
        .isEmpty();
  }
}
