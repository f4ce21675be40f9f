package portal.identity.phones;

import org.keycloak.models.UserModel;
import org.keycloak.userprofile.AttributeContext;
import org.keycloak.userprofile.UserProfileAttributeValidationContext;
import org.keycloak.userprofile.validator.AttributeRequiredByMetadataValidator;
import org.keycloak.validate.ValidationContext;
import org.keycloak.validate.ValidatorConfig;

/**
 * Keycloak's check of what is required, in its place: an account by mobile number has no e-mail, neither when its owner
 * signs in nor when an administrator changes it. Who registers by e-mail has to give one as before.
 */
public final class NoEmailNeeded extends AttributeRequiredByMetadataValidator {
  @Override
  public ValidationContext validate(Object input, String hint, ValidationContext context, ValidatorConfig config) {
    AttributeContext attribute = UserProfileAttributeValidationContext.from(context).getAttributeContext();
    return isOfNumber(attribute) ? context : super.validate(input, hint, context, config);
  }

  private static boolean isOfNumber(AttributeContext attribute) {
    UserModel user = attribute.getUser();
    return user != null
        && UserModel.EMAIL.equals(attribute.getAttribute().getKey())
        && (user.getEmail() == null || user.getEmail().isBlank())
        && user.getFirstAttribute(PhoneAccounts.NUMBER) != null;
  }

  @Override
  public int order() {
    return 1;
  }
}
