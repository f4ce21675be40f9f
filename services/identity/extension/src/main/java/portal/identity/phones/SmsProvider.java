package portal.identity.phones;

import java.io.IOException;

/** Who carries a message to a phone: SMS today; voice or another messenger would be one more. */
interface SmsProvider {
  /** {@code to}: ten digits. @throws IOException where it was not taken, for whichever reason */
  void send(String to, String text) throws IOException, InterruptedException;
}
