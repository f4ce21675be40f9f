package portal.identity.phones;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CodeTextTest {
  @Test
  void itsLastLineIsForThePageOfThisHost() {
    String text = CodeText.of("en", "Patient Portal", "id.example.org", "482913", false);
    assertEquals(
        "482913 is your Patient Portal code. Don't tell anyone, not even us.\n\n@id.example.org #482913", text);
    assertEquals(1, CodeText.parts(text));
  }

  @Test
  void digitsStayLatinInNepali() {
    String text = CodeText.of("ne", "Patient Portal", "id.example.org", "482913", false);
    assertTrue(text.startsWith("482913 "));
    assertTrue(text.endsWith("\n\n@id.example.org #482913"));
    assertEquals(2, CodeText.parts(text));
  }

  @Test
  void partsAreCountedAsAProviderDoes() {
    assertEquals(1, CodeText.parts("a".repeat(160)));
    assertEquals(2, CodeText.parts("a".repeat(161)));
    assertEquals(3, CodeText.parts("a".repeat(307)));
    assertEquals(1, CodeText.parts("क".repeat(70)));
    assertEquals(2, CodeText.parts("क".repeat(71)));
  }

  @Test
  void namesAreMaskedWithAFixedNumberOfDots() {
    assertEquals("S•••• S•••••", MaskedName.of("Sita Kumari", "Sharma").shown());
    assertEquals("सी•••• श•••••", MaskedName.of("सीता", "शर्मा").shown());
    assertEquals("•••• •••••", MaskedName.of(null, " ").shown());
  }
}
