package portal.identity.phones;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SmsSenderTest {
  private static final MobileNumber NUMBER = MobileNumber.parse("9800000217").orElseThrow();
  private static final String REFUSED = "{\"response_code\":1002,\"response\":\"Invalid Token\"}";

  private final List<String> got = new ArrayList<>();
  private HttpServer server;
  private int sparrowStatus = 200;
  private String sparrowAnswer = "{\"count\":1,\"response_code\":200,\"response\":\"1 mesages has been queued for delivery\"}";
  private String aakashAnswer = "{\"error\":false,\"message\":\"1 messages queued\",\"data\":{\"valid\":[],\"invalid\":[]}}";

  @BeforeEach
  void startProviders() throws IOException {
    server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.createContext(
        "/",
        exchange -> {
          String form = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
          got.add(exchange.getRequestURI().getPath() + " " + URLDecoder.decode(form, StandardCharsets.UTF_8));
          boolean isFirst = exchange.getRequestURI().getPath().equals("/sparrow");
          byte[] answer = (isFirst ? sparrowAnswer : aakashAnswer).getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(isFirst ? sparrowStatus : 200, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stopProviders() {
    server.stop(0);
  }

  private SmsSender open() {
    String origin = "http://127.0.0.1:" + server.getAddress().getPort();
    return new SmsSender(
        SmsSender.readProviders(
            Map.of(
                "PORTAL_SMS_URL", origin + "/sparrow",
                "PORTAL_SMS_TOKEN", "one",
                "PORTAL_SMS_FROM", "Clinic",
                "PORTAL_SMS_SECOND_URL", origin + "/aakash",
                "PORTAL_SMS_SECOND_TOKEN", "two")));
  }

  @Test
  void theFirstProviderTakesIt() {
    assertTrue(open().send(NUMBER, "कोड & +1"));
    assertEquals(1, got.size());
    assertTrue(got.get(0).startsWith("/sparrow "));
    for (String part : List.of("token=one", "from=Clinic", "to=9800000217", "text=कोड & +1"))
      assertTrue(got.get(0).contains(part), part);
  }

  @Test
  void whatTheFirstDoesNotTakeGoesToTheSecond() {
    sparrowStatus = 403;
    sparrowAnswer = REFUSED;
    SmsSender sender = open();
    assertTrue(sender.send(NUMBER, "code"));
    assertTrue(got.get(1).startsWith("/aakash ") && got.get(1).contains("auth_token=two"));
    assertTrue(sender.isWorking());
  }

  @Test
  void aNumberThatIsRefusedIsNoFailure() {
    sparrowStatus = 403;
    for (int code : List.of(1007, 1011)) {
      sparrowAnswer = "{\"response_code\":" + code + ",\"response\":\"Invalid Receiver\"}";
      aakashAnswer = "{\"error\":false,\"message\":\"\",\"data\":{\"valid\":[],\"invalid\":[{\"mobile\":\"9800000217\"}]}}";
      SmsSender sender = open();
      assertFalse(sender.send(NUMBER, "code"));
      assertTrue(sender.isWorking());
      aakashAnswer = "<html>";
      assertFalse(sender.send(NUMBER, "code"));
      assertTrue(sender.isWorking());
    }
    sparrowAnswer = REFUSED;
    SmsSender sender = open();
    assertFalse(sender.send(NUMBER, "code"));
    assertFalse(sender.isWorking());
  }

  @Test
  void anAnswerThatIsNoneIsNotTaken() {
    sparrowAnswer = "<html>";
    aakashAnswer = "{}";
    SmsSender sender = open();
    assertTrue(sender.isWorking());
    assertFalse(sender.send(NUMBER, "code"));
    assertFalse(sender.isWorking());
  }

  @Test
  void withoutSettingsThereIsNoProvider() {
    assertFalse(new SmsSender(SmsSender.readProviders(Map.of())).isSet());
  }
}
