package portal.identity.phones;

import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.Set;

/**
 * Sparrow SMS (https://docs.sparrowsms.com/sms/outgoing_sendsms): token, from, to and text; 200 with {@code
 * response_code} 200 is taken, 1007 and 1011 refuse the receiver. It has no reports of delivery.
 */
record SparrowSms(URI url, String token, String from) implements SmsProvider {
  private static final Set<Integer> RECEIVER_REFUSED = Set.of(1007, 1011);

  @Override
  public void send(String to, String text) throws IOException, InterruptedException {
    SmsForm.post(
        url,
        Map.of("token", token, "from", from, "to", to, "text", text),
        answer -> answer.path("response_code").asInt() == 200,
        answer -> RECEIVER_REFUSED.contains(answer.path("response_code").asInt()));
  }
}
