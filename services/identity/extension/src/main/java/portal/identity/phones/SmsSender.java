package portal.identity.phones;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Sends after the answer, so that neither how long a provider takes nor that it fails tells whether anybody has the
 * number. What the first provider does not take goes to the second. Where both fail, nobody's message is taken for
 * 15 seconds, whether the number is known or not; a number that one of them refuses is no failure.
 */
final class SmsSender {
  private static final Logger LOGGER = Logger.getLogger(SmsSender.class);
  private static final long PAUSE_NANOS = Duration.ofSeconds(15).toNanos();
  private static final int THREADS = 4;
  private static final int WAITING = 200;

  /** Of the environment: PORTAL_SMS_… is Sparrow SMS, PORTAL_SMS_SECOND_… Aakash SMS. */
  static final SmsSender OF_SERVER = new SmsSender(readProviders(System.getenv()));

  private final List<SmsProvider> providers;
  private final ThreadPoolExecutor executor =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          1,
          TimeUnit.MINUTES,
          new ArrayBlockingQueue<>(WAITING),
          work -> {
            Thread thread = new Thread(work, "portal-sms");
            thread.setDaemon(true);
            return thread;
          });
  private volatile long failedAt = System.nanoTime() - PAUSE_NANOS;

  SmsSender(List<SmsProvider> providers) {
    this.providers = providers;
    executor.allowCoreThreadTimeOut(true);
  }

  boolean isSet() {
    return !providers.isEmpty();
  }

  /** False for 15 seconds after no provider took a message or answered for its number. */
  boolean isWorking() {
    return System.nanoTime() - failedAt >= PAUSE_NANOS;
  }

  void sendInBackground(MobileNumber to, String text) {
    try {
      executor.execute(() -> send(to, text));
    } catch (RejectedExecutionException error) {
      failedAt = System.nanoTime();
      LOGGER.error("An SMS was not sent: too many wait");
    }
  }

  /** Whether a provider took it. */
  boolean send(MobileNumber to, String text) {
    boolean isRefused = false;
    for (SmsProvider provider : providers) {
      try {
        provider.send(to.national(), text);
        return true;
      } catch (IOException error) {
        isRefused |= error instanceof SmsProvider.ReceiverRefused;
        LOGGER.warnf("An SMS goes to the next provider, if there is one: %s", error.getMessage());
      } catch (InterruptedException error) {
        Thread.currentThread().interrupt();
        break;
      }
    }
    if (!isRefused) failedAt = System.nanoTime();
    LOGGER.error("An SMS was not sent: no provider took it");
    return false;
  }

  static List<SmsProvider> readProviders(Map<String, String> environment) {
    List<SmsProvider> providers = new ArrayList<>();
    String first = environment.getOrDefault("PORTAL_SMS_URL", "");
    String second = environment.getOrDefault("PORTAL_SMS_SECOND_URL", "");
    if (!first.isEmpty())
      providers.add(
          new SparrowSms(
              URI.create(first),
              environment.getOrDefault("PORTAL_SMS_TOKEN", ""),
              environment.getOrDefault("PORTAL_SMS_FROM", "")));
    if (!second.isEmpty())
      providers.add(new AakashSms(URI.create(second), environment.getOrDefault("PORTAL_SMS_SECOND_TOKEN", "")));
    return List.copyOf(providers);
  }
}
