package portal.identity.names;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.userprofile.Attributes;
import org.keycloak.userprofile.UserProfileAttributeValidationContext;
import org.keycloak.userprofile.validator.PersonNameProhibitedCharactersValidator;
import org.keycloak.validate.ValidationContext;
import org.keycloak.validate.ValidationError;
import org.keycloak.validate.ValidatorConfig;

/** Takes the place of Keycloak's check of first and last names, wherever one is entered: same id, higher order. */
public final class OwnNameValidator extends PersonNameProhibitedCharactersValidator {
  private static final String CLINIC = System.getenv().getOrDefault("PORTAL_CLINIC_NAME", "");
  private static final String MESSAGE = "notOwnNameMessage";

  @Override
  protected void doValidate(String value, String inputHint, ValidationContext context, ValidatorConfig config) {
    if (OwnNames.hides(value) || isClinic(value, context))
      context.addError(new ValidationError(ID, inputHint, MESSAGE));
    else super.doValidate(value, inputHint, context, config);
  }

  /** Alone, or first and last name together. */
  private static boolean isClinic(String value, ValidationContext context) {
    RealmModel realm = context.getSession().getContext().getRealm();
    List<String> clinics = Stream.of(realm.getDisplayName(), CLINIC).filter(Objects::nonNull).toList();
    if (OwnNames.isOneOf(clinics, value)) return true;
    if (!(context instanceof UserProfileAttributeValidationContext profile)) return false;
    Attributes names = profile.getAttributeContext().getAttributes();
    return OwnNames.isOneOf(clinics, names.getFirst(UserModel.FIRST_NAME) + " " + names.getFirst(UserModel.LAST_NAME));
  }

  @Override
  public int order() {
    return 1;
  }
}
