package portal.identity.passwords;

import org.keycloak.Config;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.policy.PasswordPolicyProvider;
import org.keycloak.policy.PasswordPolicyProviderFactory;

/** {@code notGuessable} in a realm's password policy. */
public final class GuessablePasswordPolicyFactory implements PasswordPolicyProviderFactory {
    private GuessablePasswords passwords;
    private String clinicName;

    @Override
    public String getId() {
        return "notGuessable";
    }

    @Override
    public String getDisplayName() {
        return "Not easy to guess";
    }

    /** The clinic's name is the environment's, as the portal API's is: a policy's own value could not hold every name. */
    @Override
    public void init(Config.Scope config) {
        String name = System.getenv("PORTAL_CLINIC_NAME");
        clinicName = name == null ? "" : name;
        passwords = new GuessablePasswords();
    }

    @Override
    public PasswordPolicyProvider create(KeycloakSession session) {
        return new GuessablePasswordPolicy(session, passwords, clinicName);
    }

    @Override
    public String getConfigType() {
        return null;
    }

    @Override
    public String getDefaultConfigValue() {
        return null;
    }

    @Override
    public boolean isMultiplSupported() {
        return false;
    }

    @Override
    public void postInit(KeycloakSessionFactory factory) {}

    @Override
    public void close() {}
}
