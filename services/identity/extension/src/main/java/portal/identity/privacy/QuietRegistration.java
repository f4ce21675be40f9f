package portal.identity.privacy;

import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.keycloak.authentication.FormContext;
import org.keycloak.authentication.ValidationContext;
import org.keycloak.authentication.forms.RegistrationPage;
import org.keycloak.authentication.forms.RegistrationUserCreation;
import org.keycloak.http.HttpRequest;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.models.utils.FormMessage;
import portal.identity.limits.ClientNetwork;
import portal.identity.limits.Limit;
import portal.identity.limits.Limits;

/**
 * Keycloak's registration, which tells nobody that an e-mail has an account: with such an e-mail it makes a decoy, and
 * {@link QuietVerifyEmail} writes to the account's owner in place of the link that confirms.
 */
public final class QuietRegistration extends RegistrationUserCreation {
    private static final String DECOY_EMAIL = "portal.decoy-email";

    @Override
    public void validate(ValidationContext context) {
        AnswerTime time = new AnswerTime();
        MultivaluedMap<String, String> form = context.getHttpRequest().getDecodedFormParameters();
        if (!Limits.take(context.getRealm(), Limit.MAILS_PER_ADDRESS, ClientNetwork.of(context.getConnection()))) {
            context.error("too_many_tries");
            context.excludeOtherErrors();
            context.validationError(form, List.of(new FormMessage(null, "tooManyMailsMessage")));
            return;
        }
        if (findOwner(context.getSession(), context.getRealm(), emailOf(context)) != null)
            context.getSession().setAttribute(DECOY_EMAIL, Decoy.newEmail());
        super.validate(disguise(context, ValidationContext.class));
        time.waitForTheRest();
    }

    @Override
    public void success(FormContext context) {
        Decoy.removeOld(context.getSession(), context.getRealm());
        super.success(disguise(context, FormContext.class));
        if (context.getSession().getAttribute(DECOY_EMAIL) != null) Decoy.mark(context, emailOf(context));
    }

    @Override
    public int order() {
        return 1;
    }

    static UserModel findOwner(KeycloakSession session, RealmModel realm, String email) {
        if (email.isEmpty()) return null;
        UserModel byEmail = session.users().getUserByEmail(realm, email);
        return byEmail == null ? session.users().getUserByUsername(realm, email) : byEmail;
    }

    private static String emailOf(FormContext context) {
        String typed = context.getHttpRequest().getDecodedFormParameters().getFirst(RegistrationPage.FIELD_EMAIL);
        return typed == null ? "" : typed.trim();
    }

    /** The same context in which the e-mail is the decoy's, but for what goes back into the form. */
    private static <T extends FormContext> T disguise(T context, Class<T> type) {
        String email = context.getSession().getAttribute(DECOY_EMAIL, String.class);
        if (email == null) return context;
        MultivaluedMap<String, String> typed = context.getHttpRequest().getDecodedFormParameters();
        MultivaluedMap<String, String> changed = new MultivaluedHashMap<>(typed);
        changed.putSingle(RegistrationPage.FIELD_EMAIL, email);
        HttpRequest request = replace(
                context.getHttpRequest(), HttpRequest.class, Map.of("getDecodedFormParameters", arguments -> changed));
        return replace(
                context,
                type,
                Map.of("getHttpRequest", arguments -> request, "validationError", arguments -> {
                    @SuppressWarnings("unchecked")
                    List<FormMessage> errors = (List<FormMessage>) arguments[1];
                    ((ValidationContext) context).validationError(typed, errors);
                    return null;
                }));
    }

    private static <T> T replace(T object, Class<T> type, Map<String, Function<Object[], Object>> methods) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
            Function<Object[], Object> own = methods.get(method.getName());
            if (own != null) return own.apply(arguments);
            try {
                return method.invoke(object, arguments);
            } catch (InvocationTargetException error) {
                throw error.getCause();
            }
        }));
    }
}
