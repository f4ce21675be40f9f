package portal.identity.phones;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MobileNumberTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "9800000217",
        "+9779800000217",
        "009779800000217",
        "9779800000217",
        " 9800 000-217 ",
        "९८००००० २१७",
        "+९७७ ९८०००००२१७",
        "(980) 000.0217"
      })
  void isReadAsItIsTyped(String typed) {
    assertEquals("+9779800000217", MobileNumber.parse(typed).orElseThrow().e164());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "015550100",
        "980000021",
        "98000002170",
        "9600000217",
        "+19800000217",
        "+977+9800000217",
        "9800000217; 9800000218",
        "person@example.org",
        "٩٨٠٠٠٠٠٢١٧"
      })
  void isRefused(String typed) {
    assertEquals(Optional.empty(), MobileNumber.parse(typed));
  }

  @Test
  void isShownInGroups() {
    assertEquals("+977 9800 000 217", MobileNumber.parse("9800000217").orElseThrow().shown());
  }
}
