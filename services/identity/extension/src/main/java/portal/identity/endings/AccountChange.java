package portal.identity.endings;

import java.util.Set;

/** What an administrator did to one account, by the path of the admin event. */
record AccountChange(String userId, boolean endsSessions) {
  private static final Set<String> ENDING = Set.of("reset-password", "credentials", "logout", "consents");

  /** {@code users/{id}} or {@code users/{id}/{what}/…}; null for any other path. */
  static AccountChange parse(String path) {
    String[] parts = path == null ? new String[0] : path.split("/");
    if (parts.length < 2 || !parts[0].equals("users") || parts[1].isEmpty()) return null;
    return new AccountChange(parts[1], parts.length > 2 && ENDING.contains(parts[2]));
  }
}
