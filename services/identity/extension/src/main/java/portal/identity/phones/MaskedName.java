package portal.identity.phones;

import java.text.BreakIterator;

/** First letters with a fixed number of dots, which say nothing about the length: S•••• S•••••. */
record MaskedName(String given, String family) {
  static MaskedName of(String given, String family) {
    return new MaskedName(first(given), first(family));
  }

  String shown() {
    return given + "•••• " + family + "•••••";
  }

  private static String first(String name) {
    String trimmed = name == null ? "" : name.trim();
    BreakIterator letters = BreakIterator.getCharacterInstance();
    letters.setText(trimmed);
    int end = letters.next();
    return end == BreakIterator.DONE ? "" : trimmed.substring(0, end);
  }
}
