package portal.identity.notices;

import java.util.HashMap;
import java.util.Map;
import org.jboss.logging.Logger;
import org.keycloak.email.EmailException;
import org.keycloak.email.EmailTemplateProvider;
import org.keycloak.events.Details;
import org.keycloak.events.Event;
import org.keycloak.events.EventListenerProvider;
import org.keycloak.events.admin.AdminEvent;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import portal.identity.privacy.BackgroundEmailSenderFactory;

/**
 * Writes to the owner of an account when somebody who is signed in as its owner changes how to sign in, at the address
 * that it had before. What an administrator changes is the hospital's to tell.
 */
final class ChangeNotices implements EventListenerProvider {
  private static final Logger LOGGER = Logger.getLogger(ChangeNotices.class);

  private final KeycloakSession session;

  ChangeNotices(KeycloakSession session) {
    this.session = session;
  }

  @Override
  public void onEvent(Event event) {
    if (event.getError() != null || event.getUserId() == null) return;
    Notice notice = Notice.find(event.getType(), event.getDetails());
    if (notice == null || isFirstPassword(notice)) return;
    RealmModel realm = session.realms().getRealm(event.getRealmId());
    UserModel user = session.users().getUserById(realm, event.getUserId());
    if (user == null) return;
    String address = notice == Notice.EMAIL_CHANGED ? event.getDetails().get(Details.PREVIOUS_EMAIL) : user.getEmail();
    if (address != null) send(realm, user, notice, address);
  }

  private boolean isFirstPassword(Notice notice) {
    return notice == Notice.PASSWORD_CHANGED && session.getAttribute(NotedUpdatePassword.IS_FIRST) != null;
  }

  private void send(RealmModel realm, UserModel user, Notice notice, String address) {
    session.setAttribute(BackgroundEmailSenderFactory.IN_BACKGROUND, true);
    Map<String, Object> words = new HashMap<>(Map.of("change", notice.message));
    try {
      session
          .getProvider(EmailTemplateProvider.class)
          .setRealm(realm)
          .setUser(user)
          .send(notice.message + "Subject", "account-change.ftl", words, address);
    } catch (EmailException error) {
      LOGGER.error("The owner of an account could not be told of a change", error);
    }
  }

  @Override
  public void onEvent(AdminEvent event, boolean includeRepresentation) {}

  @Override
  public void close() {}
}
