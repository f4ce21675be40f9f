package portal.identity.phones;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BirthDateTest {
  private static final LocalDate TODAY = LocalDate.of(2026, 11, 15);

  @ParameterizedTest
  @CsvSource({
    "12, ad-3, 1984, 1984-03-12",
    "29, bs-11, 2040, 1984-03-12",
    "२९, bs-11, २०४०, 1984-03-12",
    "1, bs-1, 1975, 1918-04-13",
    "29, bs-7, 2083, 2026-11-15"
  })
  void isReadInBothCalendars(String day, String month, String year, LocalDate date) {
    assertEquals(Optional.of(date), BirthDate.parse(day, month, year, TODAY));
  }

  @ParameterizedTest
  @CsvSource({"30, ad-2, 1984", "33, bs-1, 2040", "16, ad-11, 2026", "1, ad-1, 1899", "1, 3, 1984", "x, ad-3, 1984"})
  void isRefused(String day, String month, String year) {
    assertEquals(Optional.empty(), BirthDate.parse(day, month, year, TODAY));
  }

  @Test
  void isRefusedWhereNothingWasTyped() {
    assertEquals(Optional.empty(), BirthDate.parse(null, null, null, TODAY));
  }
}
