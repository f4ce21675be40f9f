package portal.identity.phones;

import java.util.regex.Pattern;

/**
 * The SMS with a code. Its last line is what phones fill the code in by, for the page of this host alone
 * (https://wicg.github.io/sms-one-time-codes/). It names neither the person nor what the portal is used for.
 */
final class CodeText {
  private static final Pattern ONE_BYTE = Pattern.compile("[\\p{ASCII}&&[^`]]*");

  private CodeText() {}

  /** Digits stay Latin in Nepali, so that they are filled in. {@code isTaken}: somebody registers with a known number. */
  static String of(String language, String portal, String host, String code, boolean isTaken) {
    String words =
        language.equals("ne")
            ? code + " " + portal + " को कोड हो। कसैलाई नभन्नुहोस्, हामीलाई पनि।" + (isTaken ? " यो नम्बरको खाता छ।" : "")
            : code
                + " is your "
                + portal
                + " code. Don't tell anyone, not even us."
                + (isTaken ? " This number has an account already." : "");
    return words + "\n\n@" + host + " #" + code;
  }

  /** How many messages a provider counts, and charges, for the text: 160 letters of GSM 7-bit in one, 70 of others. */
  static int parts(String text) {
    boolean isOneByte = ONE_BYTE.matcher(text).matches();
    int alone = isOneByte ? 160 : 70;
    int joined = isOneByte ? 153 : 67;
    return text.length() <= alone ? 1 : (text.length() + joined - 1) / joined;
  }
}
