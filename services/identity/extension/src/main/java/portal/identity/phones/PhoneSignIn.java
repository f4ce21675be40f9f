package portal.identity.phones;

import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.events.Details;
import org.keycloak.events.EventType;
import org.keycloak.forms.login.LoginFormsProvider;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.models.UserCredentialModel;
import org.keycloak.models.UserModel;
import org.keycloak.models.credential.PasswordCredentialModel;
import org.keycloak.models.utils.PostMigrationEvent;
import org.keycloak.protocol.oidc.OIDCLoginProtocol;
import org.keycloak.services.managers.AuthenticationManager;
import org.keycloak.sessions.AuthenticationSessionModel;
import org.keycloak.urls.UrlType;
import org.keycloak.validate.ValidationContext;
import org.keycloak.validate.Validator;
import portal.identity.limits.ClientNetwork;
import portal.identity.names.OwnNames;
import portal.identity.phones.CodeRules.Kind;
import portal.identity.phones.CodeRules.Outcome;
import portal.identity.phones.PhoneNotes.Page;
import portal.identity.privacy.AnswerTime;

/**
 * Sign-in and registration by mobile number, beside the form of e-mail and password: the same step of the flow, other
 * pages. A number that nobody has is answered as one that somebody has, at every page until the code is right.
 */
public final class PhoneSignIn {
  private static final String STEP = "phoneStep";
  private static final String[] REGISTRATION = {"number", "fullName", "birthDay", "birthMonth", "birthYear"};
  private static final String[] BIRTH_DATE = {"birthDay", "birthMonth", "birthYear"};
  private static final int BIRTH_DATES_A_DAY = 5;
  private static final int PASSWORDS_A_DAY = 20;
  private static final int LONGEST_NAME = 120;

  private final AuthenticationFlowContext context;
  private final Predicate<MultivaluedMap<String, String>> isRightPassword;
  private final KeycloakSession session;
  private final PhoneNotes notes;
  private final PhoneAccounts accounts;
  private final Codes codes;

  /** {@code isRightPassword}: the form of e-mail and password, with its limits and its answers. */
  public PhoneSignIn(
      AuthenticationFlowContext context, Predicate<MultivaluedMap<String, String>> isRightPassword) {
    this.context = context;
    this.isRightPassword = isRightPassword;
    session = context.getSession();
    notes = new PhoneNotes(context.getAuthenticationSession());
    accounts = new PhoneAccounts(session);
    codes = new Codes(session);
  }

  /** Only where the clinic has chosen it, and the server has a provider of SMS. */
  public static boolean isOffered() {
    return PhoneSettings.IS_ON && SmsSender.OF_SERVER.isSet();
  }

  /** At the start of the server, once its own tables are there. */
  public static void prepare(KeycloakSessionFactory factory) {
    if (!isOffered()) return;
    factory.register(
        event -> {
          if (event instanceof PostMigrationEvent) CodeTable.create(factory);
        });
  }

  /** Whether this request is one of ours. */
  public static boolean isSubmitted(AuthenticationFlowContext context) {
    return isOffered() && context.getHttpRequest().getDecodedFormParameters().containsKey(STEP);
  }

  /** The page that a link asked for, or the one that was left; false where it is the form of e-mail and password. */
  public boolean open() {
    String way = context.getUriInfo().getQueryParameters().getFirst("way");
    // Back leads to the page before it.
    if ("recover".equals(way)) {
      context.challenge(pages().recover());
      return true;
    }
    if (way != null) choose(way);
    else if (notes.page().isEmpty()) useHint();
    if (notes.page().isEmpty()) return false;
    context.challenge(current());
    return true;
  }

  private void choose(String way) {
    switch (way) {
      case "phone", "register" -> {
        boolean registers = way.equals("register") && context.getRealm().isRegistrationAllowed();
        notes.setRegisters(registers);
        notes.forgetProof();
        notes.setPage(registers ? Page.REGISTER : Page.NUMBER);
      }
      case "phone-password" -> notes.setPage(notes.number().isPresent() ? Page.PASSWORD : Page.NUMBER);
      default -> notes.clear();
    }
  }

  /** The portal asks an account anew by its number. */
  private void useHint() {
    String hint = context.getAuthenticationSession().getClientNote(OIDCLoginProtocol.LOGIN_HINT_PARAM);
    MobileNumber.parse(hint)
        .ifPresent(
            number -> {
              notes.setNumber(number);
              notes.setPage(Page.NUMBER);
            });
  }

  private Response current() {
    Optional<MobileNumber> number = notes.number();
    Page page = notes.page().orElse(Page.NUMBER);
    boolean needsNumber = page == Page.CODE || page == Page.PASSWORD;
    boolean needsProof = page == Page.CHOOSE || page == Page.MORE;
    if ((needsNumber && number.isEmpty()) || (needsProof && notes.proved().isEmpty())) page = Page.NUMBER;
    return switch (page) {
      case NUMBER -> pages().number(number.map(MobileNumber::national).orElse(""), false);
      case REGISTER -> pages().register(registrationNotes(), Map.of());
      case CODE -> codePage(Outcome.of(Kind.SENT));
      case PASSWORD -> pages().password(number.orElseThrow());
      case CHOOSE -> pages().choose(number.orElseThrow(), accounts.find(number.orElseThrow()), notes.registers());
      case MORE -> pages().more(chosen().orElseThrow(), Map.of(), null);
    };
  }

  private Map<String, String> registrationNotes() {
    Map<String, String> typed = PhonePages.typed(new MultivaluedHashMap<>(), REGISTRATION);
    notes.number().ifPresent(number -> typed.put("number", number.national()));
    String first = notes.find("first").orElse("");
    typed.put("fullName", (first + " " + notes.find("last").orElse("")).trim());
    return typed;
  }

  public void submit() {
    MultivaluedMap<String, String> form = context.getHttpRequest().getDecodedFormParameters();
    switch (String.valueOf(form.getFirst(STEP))) {
      case "number" -> submitNumber(form);
      case "register" -> submitRegistration(form);
      case "code" -> submitCode(form);
      case "again" -> notes.number().ifPresentOrElse(this::sendCode, this::restart);
      case "password" -> submitPassword(form);
      case "choose" -> submitChoice(form);
      case "more" -> submitMore(form);
      default -> restart();
    }
  }

  private void submitNumber(MultivaluedMap<String, String> form) {
    String typed = PhonePages.typed(form, "number").get("number");
    Optional<MobileNumber> number = MobileNumber.parse(typed);
    if (number.isEmpty()) {
      notes.setPage(Page.NUMBER);
      context.challenge(pages().number(typed, true));
      return;
    }
    notes.setNumber(number.get());
    notes.setRegisters(false);
    if ("password".equals(form.getFirst("use"))) {
      notes.setPage(Page.PASSWORD);
      context.challenge(current());
    } else sendCode(number.get());
  }

  private void submitRegistration(MultivaluedMap<String, String> form) {
    if (!context.getRealm().isRegistrationAllowed()) {
      restart();
      return;
    }
    Map<String, String> typed = PhonePages.typed(form, REGISTRATION);
    Map<String, String> problems = new LinkedHashMap<>();
    Optional<MobileNumber> number = MobileNumber.parse(typed.get("number"));
    if (number.isEmpty()) problems.put("number", "numberIsNoneMessage");
    String name = typed.get("fullName").strip().replaceAll("\\s+", " ");
    int last = name.lastIndexOf(' ');
    if (last < 1 || name.length() > LONGEST_NAME) problems.put("fullName", "fullNameMessage");
    else if (!isOwnName(name.substring(0, last), name.substring(last + 1))) problems.put("fullName", "notOwnNameMessage");
    boolean hasBirthDate = !(typed.get("birthDay") + typed.get("birthMonth") + typed.get("birthYear")).isBlank();
    Optional<LocalDate> birthDate = birthDateOf(typed);
    if (hasBirthDate && birthDate.isEmpty()) problems.put("birthDate", "birthDateMessage");
    if (!problems.isEmpty()) {
      notes.setPage(Page.REGISTER);
      context.challenge(pages().register(typed, problems));
      return;
    }
    notes.setNumber(number.orElseThrow());
    notes.setRegisters(true);
    notes.set("first", name.substring(0, last));
    notes.set("last", name.substring(last + 1));
    notes.set("birthDate", birthDate.map(LocalDate::toString).orElse(""));
    sendCode(number.orElseThrow());
  }

  private boolean isOwnName(String first, String last) {
    return OwnNames.areOwn(context.getRealm(), first, last)
        && session
            .getProvider(Validator.class, "person-name-prohibited-characters")
            .validate(first + " " + last, "fullName", new ValidationContext(session))
            .isValid();
  }

  /** For a number without an account only who registers is sent a code; the answer and its time are the same. */
  private void sendCode(MobileNumber number) {
    if (notes.lacksName()) {
      restart();
      return;
    }
    AnswerTime time = new AnswerTime();
    boolean registers = notes.registers();
    boolean isKnown = !accounts.find(number).isEmpty();
    String code = Codes.newCode();
    String name = PhoneSettings.clinicName(language(), context.getRealm().getDisplayName());
    String host = session.getContext().getUri(UrlType.FRONTEND).getBaseUri().getHost();
    String text = CodeText.of(language(), name, host, code, registers && isKnown);
    String longest = CodeText.of(language(), name, host, code, registers);
    boolean isSent = registers || isKnown;
    Outcome outcome =
        SmsSender.OF_SERVER.isWorking()
            ? codes.ask(
                new Codes.Request(
                    number,
                    ClientNetwork.of(context.getConnection()),
                    notes.browser(),
                    code,
                    CodeText.parts(longest),
                    isSent ? CodeText.parts(text) : 0,
                    registers))
            : Outcome.of(Kind.CANNOT_BE_SENT);
    if (outcome.kind() == Kind.SENT && isSent) SmsSender.OF_SERVER.sendInBackground(number, text);
    notes.setPage(Page.CODE);
    Response page = codePage(outcome);
    time.waitForTheRest();
    context.challenge(page);
  }

  private void submitCode(MultivaluedMap<String, String> form) {
    Optional<MobileNumber> number = notes.number();
    if (number.isEmpty()) {
      restart();
      return;
    }
    AnswerTime time = new AnswerTime();
    String typed = Digits.toLatin(PhonePages.typed(form, "code").get("code")).replaceAll("\\s", "");
    Outcome outcome = codes.check(number.get(), ClientNetwork.of(context.getConnection()), notes.browser(), typed);
    if (outcome.kind() == Kind.RIGHT) {
      notes.setProved(number.get());
      proceed(number.get());
      return;
    }
    context.getEvent().error("invalid_code");
    Response page = codePage(outcome);
    time.waitForTheRest();
    context.challenge(page);
  }

  /** Whose number it is was proved. A new person with a number that others have says so first. */
  private void proceed(MobileNumber number) {
    List<UserModel> found = accounts.find(number);
    if (found.isEmpty()) {
      if (notes.registers()) register(number);
      else restart();
    } else if (found.size() == 1 && !notes.registers()) {
      enter(found.get(0));
    } else {
      notes.setPage(Page.CHOOSE);
      context.challenge(current());
    }
  }

  private void submitChoice(MultivaluedMap<String, String> form) {
    Optional<MobileNumber> number = notes.proved();
    if (number.isEmpty()) {
      restart();
      return;
    }
    String choice = PhonePages.typed(form, "account").get("account");
    if (choice.equals("new") && notes.registers()) {
      register(number.get());
      return;
    }
    List<UserModel> found = accounts.find(number.get());
    int index = choice.matches("\\d{1,2}") ? Integer.parseInt(choice) : -1;
    if (index >= 0 && index < found.size()) enter(found.get(index));
    else context.challenge(current());
  }

  private void enter(UserModel account) {
    if (!accounts.needsMore(account)) {
      succeed(account, false);
      return;
    }
    notes.set("account", account.getId());
    notes.setPage(Page.MORE);
    context.challenge(current());
  }

  private void submitMore(MultivaluedMap<String, String> form) {
    Optional<UserModel> account = chosen();
    if (account.isEmpty()) restart();
    else if (form.containsKey("password")) {
      if (isRightPassword.test(withUsername(form, account.get().getUsername()))) succeed(account.get(), true);
    } else submitBirthDate(account.get(), PhonePages.typed(form, BIRTH_DATE));
  }

  private void submitBirthDate(UserModel account, Map<String, String> typed) {
    AnswerTime time = new AnswerTime();
    boolean mayTry = codes.takeTry("birth date", account.getId(), BIRTH_DATES_A_DAY);
    Optional<String> own = PhoneAccounts.birthDateOf(account);
    boolean isRight = own.isPresent() && birthDateOf(typed).map(LocalDate::toString).equals(own);
    if (mayTry && isRight) {
      succeed(account, true);
      return;
    }
    context.getEvent().user(account).error("invalid_birth_date");
    String problem = mayTry ? "birthDateIsWrongMessage" : "tooManyBirthDatesMessage";
    Response page = pages().more(account, typed, problem);
    time.waitForTheRest();
    context.challenge(page);
  }

  /** By number and password. Where several have the number, it is the account that has the password. */
  private void submitPassword(MultivaluedMap<String, String> form) {
    Optional<MobileNumber> number = notes.number();
    if (number.isEmpty()) {
      restart();
      return;
    }
    AnswerTime time = new AnswerTime();
    String password = String.valueOf(form.getFirst("password"));
    List<UserModel> found =
        codes.takeTry("password", number.get().e164(), PASSWORDS_A_DAY) ? accounts.find(number.get()) : List.of();
    String username =
        found.stream()
            .filter(each -> found.size() == 1 || each.credentialManager().isValid(UserCredentialModel.password(password)))
            .findFirst()
            .map(UserModel::getUsername)
            .orElse("number-of-nobody");
    boolean isRight = isRightPassword.test(withUsername(form, username));
    time.waitForTheRest();
    if (isRight) succeed(context.getUser(), true);
  }

  private void register(MobileNumber number) {
    if (notes.lacksName()) {
      restart();
      return;
    }
    String birthDate = notes.find("birthDate").orElse("");
    UserModel account =
        accounts.create(
            number,
            notes.find("first").orElse(""),
            notes.find("last").orElse(""),
            birthDate.isEmpty() ? null : LocalDate.parse(birthDate),
            language());
    AuthenticationSessionModel signIn = context.getAuthenticationSession();
    context.getEvent().event(EventType.REGISTER).detail(Details.REGISTER_METHOD, "phone").user(account).success();
    context.newEvent().event(EventType.LOGIN);
    context
        .getEvent()
        .client(signIn.getClient().getClientId())
        .detail(Details.REDIRECT_URI, signIn.getRedirectUri())
        .detail(Details.AUTH_METHOD, signIn.getProtocol());
    succeed(account, true);
  }

  /** {@code isDeviceKnown}: from now on, because the account was made here, or opened with more than a code. */
  private void succeed(UserModel account, boolean isDeviceKnown) {
    if (notes.proved().isPresent()) PhoneAccounts.noteUse(account);
    if (isDeviceKnown) KnownDevices.remember(session, account);
    notes.clear();
    context.setUser(account);
    if (context.getAuthenticationSession().getAuthNote(AuthenticationManager.PASSWORD_VALIDATED) == null) context.success();
    else context.success(PasswordCredentialModel.TYPE);
  }

  /** After a sign-in by password or passkey of an account that has a number. */
  public static void rememberDevice(AuthenticationFlowContext context) {
    UserModel user = context.getUser();
    if (isOffered() && user != null && user.getFirstAttribute(PhoneAccounts.NUMBER) != null)
      KnownDevices.remember(context.getSession(), user);
  }

  /** The page of ours that a wrong password is told on; empty where it was typed with an e-mail. */
  public static Optional<Response> findPasswordPage(KeycloakSession session, LoginFormsProvider form) {
    PhoneNotes notes = new PhoneNotes(session.getContext().getAuthenticationSession());
    PhonePages pages = new PhonePages(form, languageOf(session));
    if (!isOffered()) return Optional.empty();
    return switch (notes.page().orElse(Page.NUMBER)) {
      case PASSWORD -> notes.number().map(pages::password);
      case MORE -> find(session, notes).map(account -> pages.more(account, Map.of(), null));
      default -> Optional.empty();
    };
  }

  private Optional<UserModel> chosen() {
    return find(session, notes);
  }

  /** The account that was chosen, as long as it has the number that was proved. */
  private static Optional<UserModel> find(KeycloakSession session, PhoneNotes notes) {
    Optional<String> id = notes.find("account");
    Optional<MobileNumber> number = notes.proved();
    if (id.isEmpty() || number.isEmpty()) return Optional.empty();
    return new PhoneAccounts(session)
        .find(number.get()).stream().filter(each -> each.getId().equals(id.get())).findFirst();
  }

  private void restart() {
    notes.setPage(notes.registers() ? Page.REGISTER : Page.NUMBER);
    context.challenge(current());
  }

  private Response codePage(Outcome outcome) {
    MobileNumber number = notes.number().orElseThrow();
    return pages().code(number, outcome, codes.nextAt(number, notes.browser()), notes.registers());
  }

  private static Optional<LocalDate> birthDateOf(Map<String, String> typed) {
    return BirthDate.parse(
        typed.get("birthDay"), typed.get("birthMonth"), typed.get("birthYear"), LocalDate.now(PhoneSettings.ZONE));
  }

  private static MultivaluedMap<String, String> withUsername(MultivaluedMap<String, String> form, String username) {
    MultivaluedMap<String, String> changed = new MultivaluedHashMap<>(form);
    changed.putSingle(AuthenticationManager.FORM_USERNAME, username);
    return changed;
  }

  private PhonePages pages() {
    return new PhonePages(context.form().setExecution(context.getExecution().getId()), language());
  }

  private String language() {
    return languageOf(session);
  }

  private static String languageOf(KeycloakSession session) {
    return session.getContext().resolveLocale(null).getLanguage();
  }
}
