package portal.identity.phones;

import java.time.ZoneId;
import java.util.Map;

/** Of the environment, read at the start. */
final class PhoneSettings {
  private static final Map<String, String> ENVIRONMENT = System.getenv();

  static final boolean IS_ON = "true".equals(ENVIRONMENT.get("PORTAL_PHONE_SIGN_IN"));
  static final ZoneId ZONE = ZoneId.of(find("PORTAL_CLINIC_ZONE", "Asia/Kathmandu"));

  private PhoneSettings() {}

  static String clinicName(String language, String otherwise) {
    String name = find("PORTAL_CLINIC_NAME", otherwise);
    return language.equals("ne") ? find("PORTAL_CLINIC_NAME_NP", name) : name;
  }

  private static String find(String name, String otherwise) {
    String value = ENVIRONMENT.get(name);
    return value == null || value.isBlank() ? otherwise : value;
  }
}
