package portal.identity.phones;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A mobile number of Nepal. {@code national}: its ten digits. */
record MobileNumber(String national) {
  private static final Pattern FORM = Pattern.compile("(?:(?:\\+|00)?977)?(9[78]\\d{8})");
  private static final Pattern BETWEEN = Pattern.compile("[\\s().\\-\\u2010-\\u2015]");

  /** Digits of both scripts, with or without +977, spaces and dashes; empty for any other text. */
  static Optional<MobileNumber> parse(String typed) {
    if (typed == null || typed.length() > 40) return Optional.empty();
    Matcher found = FORM.matcher(BETWEEN.matcher(Digits.toLatin(typed)).replaceAll(""));
    return found.matches() ? Optional.of(new MobileNumber(found.group(1))) : Optional.empty();
  }

  /** As it is kept: E.164. */
  String e164() {
    return "+977" + national;
  }

  /** As it is read: +977 9800 000 217. */
  String shown() {
    return "+977 " + national.substring(0, 4) + " " + national.substring(4, 7) + " " + national.substring(7);
  }
}
