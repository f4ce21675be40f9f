package portal.identity.phones;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.keycloak.util.JsonSerialization;

/** Posts a form and reads the JSON of the answer. No redirect is followed, and nothing of the form is in an error. */
final class SmsForm {
  private static final Duration WITHIN = Duration.ofSeconds(10);
  private static final HttpClient CLIENT = HttpClient.newBuilder().connectTimeout(WITHIN).build();

  private SmsForm() {}

  static void post(
      URI url, Map<String, String> fields, Predicate<JsonNode> isTaken, Predicate<JsonNode> isReceiverRefused)
      throws IOException, InterruptedException {
    String form =
        fields.entrySet().stream()
            .map(each -> each.getKey() + "=" + URLEncoder.encode(each.getValue(), StandardCharsets.UTF_8))
            .collect(Collectors.joining("&"));
    HttpRequest request =
        HttpRequest.newBuilder(url)
            .timeout(WITHIN)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(HttpRequest.BodyPublishers.ofString(form))
            .build();
    HttpResponse<String> answer = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    JsonNode said = read(answer);
    if (isReceiverRefused.test(said)) throw new SmsProvider.ReceiverRefused(url.getHost());
    if (answer.statusCode() != 200 || !isTaken.test(said))
      throw new IOException("The SMS provider " + url.getHost() + " did not take it: " + answer.statusCode());
  }

  private static JsonNode read(HttpResponse<String> answer) throws IOException {
    try {
      return JsonSerialization.mapper.readTree(answer.body());
    } catch (IOException error) {
      throw new IOException("The SMS provider " + answer.uri().getHost() + " did not answer in JSON: " + answer.statusCode());
    }
  }
}
