package portal.identity.limits;

import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.keycloak.models.RealmModel;

/** The counts of this process; two processes count apart. */
public final class Limits {
    private static final String REALM_ATTRIBUTE = "portalLimits";
    private static final String ENVIRONMENT = System.getenv().getOrDefault("PORTAL_IDENTITY_LIMITS", "");
    private static final Map<Limit, WindowCounter> COUNTERS = new EnumMap<>(Limit.class);

    static {
        for (Limit limit : Limit.values()) COUNTERS.put(limit, new WindowCounter(limit.window));
    }

    private Limits() {}

    /** Counts one more, and says whether that is still within the limit. */
    public static boolean take(RealmModel realm, Limit limit, String key) {
        return take(realm, limit, key, Integer.MAX_VALUE);
    }

    static boolean take(RealmModel realm, Limit limit, String key, int atMost) {
        return count(realm, limit, key, 1) <= Math.min(atMost, allowed(realm, limit));
    }

    static void giveBack(RealmModel realm, Limit limit, String key) {
        count(realm, limit, key, -1);
    }

    static boolean isReached(RealmModel realm, Limit limit, String key) {
        return count(realm, limit, key, 0) >= allowed(realm, limit);
    }

    private static int count(RealmModel realm, Limit limit, String key, int change) {
        return COUNTERS.get(limit).add(realm.getId() + '\n' + key, change, System.currentTimeMillis());
    }

    /** The realm's own, else the server's, else the usual one: {@code mailsPerPerson=5, mailsPerAddress=30}. */
    private static int allowed(RealmModel realm, Limit limit) {
        String own = realm.getAttribute(REALM_ATTRIBUTE);
        return read(own == null ? "" : own, limit, read(ENVIRONMENT, limit, limit.usual));
    }

    private static int read(String settings, Limit limit, int otherwise) {
        Matcher found = Pattern.compile("\\b" + limit.setting + "\\s*=\\s*(\\d{1,9})\\b").matcher(settings);
        return found.find() ? Integer.parseInt(found.group(1)) : otherwise;
    }
}
