package portal.identity.passwords;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.policy.PasswordPolicyProvider;
import org.keycloak.policy.PolicyError;

/** Refuses passwords that are easy to guess, wherever one is set: registration, reset, change, administrator. */
final class GuessablePasswordPolicy implements PasswordPolicyProvider {
    private static final List<String> PHONE_ATTRIBUTES = List.of("phoneNumber", "phone", "mobile");

    private final KeycloakSession session;
    private final GuessablePasswords passwords;
    private final String clinicName;

    GuessablePasswordPolicy(KeycloakSession session, GuessablePasswords passwords, String clinicName) {
        this.session = session;
        this.passwords = passwords;
        this.clinicName = clinicName;
    }

    @Override
    public PolicyError validate(RealmModel realm, UserModel user, String password) {
        Stream<String> names = Stream.of(
                user.getUsername(),
                user.getEmail(),
                user.getFirstName(),
                user.getLastName(),
                text(user.getFirstName()) + text(user.getLastName()));
        Stream<String> phones = PHONE_ATTRIBUTES.stream().flatMap(user::getAttributeStream);
        return judge(realm, Stream.concat(names, phones).filter(Objects::nonNull).toList(), password);
    }

    @Override
    public PolicyError validate(String username, String password) {
        return judge(session.getContext().getRealm(), username == null ? List.of() : List.of(username), password);
    }

    private PolicyError judge(RealmModel realm, Collection<String> personal, String password) {
        List<String> local = new ArrayList<>(List.of(realm.getName(), text(realm.getDisplayName()), clinicName));
        return passwords
                .findReason(password, personal, local)
                .map(reason -> new PolicyError(switch (reason) {
                    case NUMBER -> "passwordIsNumberMessage";
                    case PERSONAL -> "passwordIsPersonalMessage";
                    case COMMON -> "passwordIsCommonMessage";
                }))
                .orElse(null);
    }

    @Override
    public Object parseConfig(String value) {
        return null;
    }

    @Override
    public void close() {}

    private static String text(String value) {
        return value == null ? "" : value;
    }
}
