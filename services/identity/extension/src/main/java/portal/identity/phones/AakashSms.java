package portal.identity.phones;

import java.io.IOException;
import java.net.URI;
import java.util.Map;

/**
 * Aakash SMS, version 3: auth_token, to and text; 200 with {@code error} false is taken, unless the receiver is among
 * {@code data.invalid}.
 */
record AakashSms(URI url, String token) implements SmsProvider {
  @Override
  public void send(String to, String text) throws IOException, InterruptedException {
    SmsForm.post(
        url,
        Map.of("auth_token", token, "to", to, "text", text),
        answer -> answer.has("error") && !answer.path("error").asBoolean(true),
        answer -> !answer.path("data").path("invalid").isEmpty());
  }
}
