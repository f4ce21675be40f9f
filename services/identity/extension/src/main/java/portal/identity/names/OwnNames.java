package portal.identity.names;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names that read as they are, and are not the clinic's. */
final class OwnNames {
  /** Scripts that are written with joiners: in Nepali, गर्‍यो has one. */
  private static final String JOINED =
      "[\\p{IsDevanagari}\\p{IsBengali}\\p{IsGurmukhi}\\p{IsGujarati}\\p{IsOriya}\\p{IsTamil}\\p{IsTelugu}"
          + "\\p{IsKannada}\\p{IsMalayalam}\\p{IsSinhala}\\p{IsArabic}]";

  private static final Pattern JOINERS = Pattern.compile("(?<=" + JOINED + ")[\\u200C\\u200D](?=" + JOINED + ")");

  /** Controls, format characters, separators of lines, private ones, and letters that take the room of a space or none. */
  private static final Pattern HIDDEN =
      Pattern.compile(
          "[\\p{Cf}\\p{Cc}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2800\\u3164"
              + "\\uFFA0\\uFE00-\\uFE0F\\x{E0100}-\\x{E01EF}]");

  private static final Pattern MARKS = Pattern.compile("[\\u0300-\\u036F]");
  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]");

  private OwnNames() {}

  static boolean hides(String name) {
    return HIDDEN.matcher(JOINERS.matcher(name).replaceAll("")).find();
  }

  /** Also in other capitals, widths, accents, spaces and punctuation; a name of several words also within another. */
  static boolean isOneOf(Collection<String> clinics, String name) {
    String folded = fold(name);
    return clinics.stream()
        .anyMatch(
            clinic -> {
              String own = fold(clinic);
              boolean hasWords = clinic.trim().contains(" ");
              return !own.isEmpty() && (hasWords ? folded.contains(own) : folded.equals(own));
            });
  }

  private static String fold(String text) {
    String apart = Normalizer.normalize(text, Normalizer.Form.NFKD);
    return NO_LETTERS.matcher(MARKS.matcher(apart).replaceAll("")).replaceAll("").toLowerCase(Locale.ROOT);
  }
}
