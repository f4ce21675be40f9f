package portal.identity.phones;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A date of birth as it is typed: day, month by name and year. The month says the calendar: {@code ad-3} or {@code bs-11}. */
final class BirthDate {
  private static final Pattern MONTH = Pattern.compile("(ad|bs)-(\\d{1,2})");
  private static final LocalDate FIRST = LocalDate.of(1900, 1, 1);

  private BirthDate() {}

  /** Empty for what is no day, is yet to come, or is too long ago for anybody who lives. */
  static Optional<LocalDate> parse(String day, String month, String year, LocalDate today) {
    Matcher named = MONTH.matcher(month == null ? "" : month);
    if (!named.matches()) return Optional.empty();
    try {
      int ofYear = Integer.parseInt(Digits.toLatin(year == null ? "" : year.trim()));
      int ofMonth = Integer.parseInt(named.group(2));
      int ofDay = Integer.parseInt(Digits.toLatin(day == null ? "" : day.trim()));
      Optional<LocalDate> date =
          named.group(1).equals("bs")
              ? BikramSambat.toDate(ofYear, ofMonth, ofDay)
              : Optional.of(LocalDate.of(ofYear, ofMonth, ofDay));
      return date.filter(each -> !each.isAfter(today) && !each.isBefore(FIRST));
    } catch (NumberFormatException | DateTimeException error) {
      return Optional.empty();
    }
  }
}
