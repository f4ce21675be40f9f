package portal.identity.phones;

import java.util.Optional;
import org.keycloak.sessions.AuthenticationSessionModel;

/** How far somebody has come, in the sign-in of this browser. */
final class PhoneNotes {
  private static final String PREFIX = "portal.phone.";

  private final AuthenticationSessionModel signIn;

  PhoneNotes(AuthenticationSessionModel signIn) {
    this.signIn = signIn;
  }

  enum Page {
    NUMBER,
    REGISTER,
    CODE,
    PASSWORD,
    CHOOSE,
    MORE
  }

  Optional<Page> page() {
    return find("page").map(Page::valueOf);
  }

  void setPage(Page page) {
    set("page", page.name());
  }

  Optional<MobileNumber> number() {
    return find("number").flatMap(MobileNumber::parse);
  }

  /** It is yet to be proved, and whoever registers with it to be named. */
  void setNumber(MobileNumber number) {
    forgetProof();
    set("number", number.e164());
    for (String name : new String[] {"first", "last", "birthDate"}) signIn.removeAuthNote(PREFIX + name);
  }

  void forgetProof() {
    signIn.removeAuthNote(PREFIX + "proved");
    signIn.removeAuthNote(PREFIX + "account");
  }

  /** Whether somebody came to the registration by its link and has not filled it in for this number. */
  boolean lacksName() {
    return registers() && (find("first").isEmpty() || find("last").isEmpty());
  }

  void setProved(MobileNumber number) {
    set("proved", number.e164());
  }

  Optional<MobileNumber> proved() {
    return find("proved").flatMap(MobileNumber::parse).filter(each -> number().equals(Optional.of(each)));
  }

  boolean registers() {
    return find("registers").isPresent();
  }

  void setRegisters(boolean registers) {
    if (registers) set("registers", "true");
    else signIn.removeAuthNote(PREFIX + "registers");
  }

  Optional<String> find(String name) {
    return Optional.ofNullable(signIn.getAuthNote(PREFIX + name));
  }

  void set(String name, String value) {
    signIn.setAuthNote(PREFIX + name, value);
  }

  void clear() {
    for (String name : new String[] {"page", "number", "proved", "account", "registers", "first", "last", "birthDate"})
      signIn.removeAuthNote(PREFIX + name);
  }

  /** Of all its tabs. */
  String browser() {
    return signIn.getParentSession().getId();
  }
}
