package portal.identity.phones;

import java.io.IOException;

/** Who carries a message to a phone: SMS today; voice or another messenger would be one more. */
interface SmsProvider {
  /** {@code to}: ten digits. @throws IOException where it was not taken, for whichever reason */
  void send(String to, String text) throws IOException, InterruptedException;

  /** The provider works, and does not take messages for this number. */
  final class ReceiverRefused extends IOException {
    private static final long serialVersionUID = 1;

    ReceiverRefused(String host) {
      super("The SMS provider " + host + " does not send to this number");
    }
  }
}
