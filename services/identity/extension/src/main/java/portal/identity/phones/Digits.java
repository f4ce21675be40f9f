package portal.identity.phones;

/** Digits of Latin and Devanagari script. */
final class Digits {
  private static final int ZERO = '०';

  private Digits() {}

  static String toLatin(String text) {
    return text.chars()
        .map(each -> each >= ZERO && each <= ZERO + 9 ? each - ZERO + '0' : each)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  static String toDevanagari(String text) {
    return text.chars()
        .map(each -> each >= '0' && each <= '9' ? each - '0' + ZERO : each)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
