package portal.identity.phones;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.keycloak.common.util.Time;
import org.keycloak.forms.login.LoginFormsProvider;
import org.keycloak.models.UserModel;
import org.keycloak.models.utils.FormMessage;
import portal.identity.phones.CodeRules.Outcome;

/** The pages of the theme: phone-number, phone-register, phone-code, phone-password, phone-choose, phone-more. */
final class PhonePages {
  private final LoginFormsProvider form;
  private final String language;

  PhonePages(LoginFormsProvider form, String language) {
    this.form = form;
    this.language = language;
  }

  Response number(String typed, boolean isWrong) {
    if (isWrong) form.addError(new FormMessage("number", "numberIsNoneMessage"));
    return form.setAttribute("typed", Map.of("number", typed)).createForm("phone-number.ftl");
  }

  Response register(Map<String, String> typed, Map<String, String> problems) {
    problems.forEach((field, message) -> form.addError(new FormMessage(field, message)));
    return form.setAttribute("typed", typed).createForm("phone-register.ftl");
  }

  /** {@code outcome}: of what was asked for or typed just now; {@code nextAt}: 0 where a new code may be asked for. */
  Response code(MobileNumber number, Outcome outcome, long nextAt, boolean registers) {
    long now = Time.currentTimeMillis();
    String state =
        switch (outcome.kind()) {
          case WRONG -> "wrong";
          case EXPIRED -> "expired";
          case LOCKED -> "locked";
          case CANNOT_BE_SENT -> "unsent";
          default -> "sent";
        };
    if (state.equals("unsent")) form.setStatus(Response.Status.TOO_MANY_REQUESTS);
    long until = Math.max(outcome.until(), nextAt);
    return form.setAttribute("codeState", state)
        .setAttribute("shownNumber", number.shown())
        .setAttribute("triesLeft", digits(String.valueOf(outcome.left())))
        .setAttribute("registers", registers)
        .setAttribute("isHourUsed", nextAt - now > CodeRules.BETWEEN)
        .setAttribute("waitSeconds", until > now ? String.valueOf((until - now + 999) / 1000) : "")
        .setAttribute("waitMinutes", digits(String.valueOf((Math.max(0, until - now) + 59_999) / 60_000)))
        .setAttribute("waitUntil", timeOf(until))
        .createForm("phone-code.ftl");
  }

  Response password(MobileNumber number) {
    return form.setAttribute("shownNumber", number.shown()).createForm("phone-password.ftl");
  }

  /** An account whose number was not used for long has no letters: the number may be somebody else's by now. */
  Response choose(MobileNumber number, List<UserModel> accounts, boolean registers) {
    List<Map<String, String>> names =
        accounts.stream()
            .map(
                each ->
                    PhoneAccounts.isUnused(each)
                        ? MaskedName.of("", "")
                        : MaskedName.of(each.getFirstName(), each.getLastName()))
            .map(each -> Map.of("shown", each.shown(), "given", each.given(), "family", each.family()))
            .toList();
    return form.setAttribute("shownNumber", number.shown())
        .setAttribute("names", names)
        .setAttribute("registers", registers)
        .createForm("phone-choose.ftl");
  }

  Response more(UserModel account, Map<String, String> typed, String problem) {
    if (problem != null) form.addError(new FormMessage("birthDate", problem));
    return form.setAttribute("typed", typed)
        .setAttribute("asksBirthDate", PhoneAccounts.birthDateOf(account).isPresent())
        .setAttribute("asksPassword", PhoneAccounts.hasPassword(account))
        .setAttribute("hasPasskey", PhoneAccounts.hasPasskey(account))
        .createForm("phone-more.ftl");
  }

  Response recover() {
    return form.createForm("phone-recover.ftl");
  }

  static Map<String, String> typed(MultivaluedMap<String, String> form, String... fields) {
    Map<String, String> typed = new HashMap<>();
    for (String field : fields) {
      String value = form.getFirst(field);
      typed.put(field, value == null ? "" : value.length() > 200 ? "" : value);
    }
    return typed;
  }

  private String timeOf(long ms) {
    DateTimeFormatter formatter = DateTimeFormatter.ofPattern(language.equals("ne") ? "H:mm" : "h:mm a", Locale.ENGLISH);
    return digits(formatter.format(Instant.ofEpochMilli(ms).atZone(PhoneSettings.ZONE)));
  }

  private String digits(String text) {
    return language.equals("ne") ? Digits.toDevanagari(text) : text;
  }
}
