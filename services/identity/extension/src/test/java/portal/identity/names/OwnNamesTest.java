package portal.identity.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OwnNamesTest {
  private static final List<String> CLINICS = List.of("Patient Portal", "Himal");

  @Test
  void everyControlAndFormatCharacterHides() {
    int[] hidden =
        IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
            .filter(each -> Character.getType(each) == Character.FORMAT || Character.isISOControl(each))
            .toArray();
    assertTrue(hidden.length > 200);
    for (int each : hidden) assertTrue(OwnNames.hides("Gi" + Character.toString(each) + "ta"), Integer.toHexString(each));
    for (String name : List.of("\u3164", "Gita\u2800", "Gita\uFE0F", "Gi\u2028ta")) assertTrue(OwnNames.hides(name), name);
  }

  @Test
  void joinersOfNepaliStayAndHideElsewhere() {
    for (String name : List.of("गर्\u200Dयो", "श्\u200Cयाम", "राम्\u200Dजी", "Gita", "Ólafur", "O’Brien-Rai", "محمد"))
      assertFalse(OwnNames.hides(name), name);
    for (String name : List.of("Gi\u200Dta", "\u200Dराम", "राम\u200C", "राम\u200Dx", "र्\u200D\u200Dय"))
      assertTrue(OwnNames.hides(name), name);
  }

  @Test
  void theClinicsNameIsNobodys() {
    for (String name :
        List.of("Patient Portal", "PATIENT-PORTAL", "patientportal", " P.a.t.i.e.n.t  Portal!", "Ｐａｔｉｅｎｔ Pórtal", "The Patient Portal Team", "HIMAL"))
      assertTrue(OwnNames.isOneOf(CLINICS, name), name);
    for (String name : List.of("Patient", "Portal", "Himalaya", "Gita Rai", "राम"))
      assertFalse(OwnNames.isOneOf(CLINICS, name), name);
    assertEquals(false, OwnNames.isOneOf(List.of("", " "), "Gita"));
  }
}
