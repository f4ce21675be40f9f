package portal.identity.phones;

import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.NewCookie;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.keycloak.common.util.Time;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.UserModel;
import org.keycloak.utils.SecureContextResolver;

/**
 * Browsers in which an account was made, or opened with more than a code. A cookie with a random value marks the browser;
 * each account keeps its own hash of it, so that two accounts of one browser have nothing in common.
 */
final class KnownDevices {
  private static final String COOKIE = "PORTAL_DEVICE";
  private static final String ATTRIBUTE = "knownDevices";
  private static final int MOST = 10;
  private static final int LENGTH = 32;
  private static final long LIFETIME = Duration.ofDays(180).toSeconds();

  private KnownDevices() {}

  static boolean isKnown(KeycloakSession session, UserModel user) {
    String device = findDevice(session);
    if (device == null) return false;
    String mark = markOf(device, user) + ":";
    return alive(user).anyMatch(each -> each.startsWith(mark));
  }

  static void remember(KeycloakSession session, UserModel user) {
    String found = findDevice(session);
    String device = found == null ? newDevice() : found;
    setCookie(session, device);
    String mark = markOf(device, user) + ":";
    List<String> others = alive(user).filter(each -> !each.startsWith(mark)).limit(MOST - 1).toList();
    user.setAttribute(ATTRIBUTE, Stream.concat(Stream.of(mark + Time.currentTime()), others.stream()).toList());
  }

  private static Stream<String> alive(UserModel user) {
    return user.getAttributeStream(ATTRIBUTE).filter(each -> secondsOf(each) > Time.currentTime() - LIFETIME);
  }

  private static long secondsOf(String mark) {
    try {
      return Long.parseLong(mark.substring(mark.indexOf(':') + 1));
    } catch (NumberFormatException error) {
      return 0;
    }
  }

  private static String findDevice(KeycloakSession session) {
    Cookie cookie = session.getContext().getRequestHeaders().getCookies().get(COOKIE);
    boolean isOurs = cookie != null && cookie.getValue() != null && cookie.getValue().matches("[\\w-]{43}");
    return isOurs ? cookie.getValue() : null;
  }

  private static String newDevice() {
    byte[] random = new byte[LENGTH];
    new SecureRandom().nextBytes(random);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
  }

  private static void setCookie(KeycloakSession session, String device) {
    String realm = session.getContext().getRealm().getName();
    session
        .getContext()
        .getHttpResponse()
        .setCookieIfAbsent(
            new NewCookie.Builder(COOKIE)
                .value(device)
                .path(session.getContext().getUri().getBaseUri().getRawPath() + "realms/" + realm + "/")
                .maxAge((int) LIFETIME)
                .secure(SecureContextResolver.isSecureContext(session))
                .httpOnly(true)
                .sameSite(NewCookie.SameSite.LAX)
                .build());
  }

  private static String markOf(String device, UserModel user) {
    try {
      byte[] text = (device + '\n' + user.getId()).getBytes(StandardCharsets.UTF_8);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(MessageDigest.getInstance("SHA-256").digest(text));
    } catch (NoSuchAlgorithmException error) {
      throw new IllegalStateException(error);
    }
  }
}
