package portal.identity.phones;

import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/** The table of packages/clinical-domain/src/bikram-sambat/month-lengths.ts; a test of that package compares them. */
final class BikramSambat {
  private static final int FIRST_YEAR = 1975;
  private static final LocalDate FIRST_DAY = LocalDate.of(1918, 4, 13);
  private static final Map<Character, String> COURSES =
      Map.ofEntries(
          Map.entry('a', "223222101011"),
          Map.entry('b', "232321110012"),
          Map.entry('c', "223321101011"),
          Map.entry('d', "222322101011"),
          Map.entry('e', "232321110102"),
          Map.entry('f', "132321110102"),
          Map.entry('g', "222322011011"),
          Map.entry('h', "232321110011"),
          Map.entry('i', "232321101011"),
          Map.entry('j', "222322011002"),
          Map.entry('k', "223231101011"),
          Map.entry('l', "132322011002"),
          Map.entry('m', "132322010102"));
  private static final String YEARS =
      "cbfacbgacbgaibdahedaheaabfacbfacbjacbgacbgaiedahedabfakbfacblacbgacbgaibdahedaheakbfacbmacbjacbgaibdahedaheaabfa";

  private BikramSambat() {}

  /** Months are 1 for Baisakh to 12 for Chaitra; empty for a day that the table does not have. */
  static Optional<LocalDate> toDate(int year, int month, int day) {
    if (year < FIRST_YEAR || year >= FIRST_YEAR + YEARS.length() || month < 1 || month > 12) return Optional.empty();
    if (day < 1 || day > lengthOf(year, month)) return Optional.empty();
    int days = day - 1;
    for (int before = FIRST_YEAR; before < year; before++)
      for (int each = 1; each <= 12; each++) days += lengthOf(before, each);
    for (int each = 1; each < month; each++) days += lengthOf(year, each);
    return Optional.of(FIRST_DAY.plusDays(days));
  }

  private static int lengthOf(int year, int month) {
    return 29 + COURSES.get(YEARS.charAt(year - FIRST_YEAR)).charAt(month - 1) - '0';
  }
}
