package portal.identity.notices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.keycloak.events.EventType;

class NoticeTest {
  private static final Map<String, String> PASSWORD = Map.of("credential_type", "password");
  private static final Map<String, String> PASSKEY = Map.of("credential_type", "webauthn-passwordless");

  @Test
  void aChangeOfHowToSignInIsTold() {
    assertEquals(Notice.PASSWORD_CHANGED, Notice.find(EventType.UPDATE_CREDENTIAL, PASSWORD));
    assertEquals(Notice.PASSKEY_ADDED, Notice.find(EventType.UPDATE_CREDENTIAL, PASSKEY));
    assertEquals(Notice.PASSKEY_REMOVED, Notice.find(EventType.REMOVE_CREDENTIAL, PASSKEY));
    assertEquals(Notice.EMAIL_CHANGED, Notice.find(EventType.UPDATE_EMAIL, emails("a@example.org", "b@example.org")));
  }

  @Test
  void nothingElseIs() {
    assertNull(Notice.find(EventType.UPDATE_PASSWORD, PASSWORD));
    assertNull(Notice.find(EventType.LOGIN, PASSKEY));
    assertNull(Notice.find(EventType.LOGIN, null));
    assertNull(Notice.find(EventType.UPDATE_EMAIL, emails("a@example.org", "A@example.org")));
  }

  private static Map<String, String> emails(String before, String after) {
    return Map.of("previous_email", before, "updated_email", after);
  }
}
