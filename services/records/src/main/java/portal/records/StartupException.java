package portal.records;

import java.util.List;

/** The server cannot start for reasons that whoever runs it can mend; each problem is one plain sentence. */
final class StartupException extends RuntimeException {
  StartupException(List<String> problems) {
    super("The records server cannot start:\n  " + String.join("\n  ", problems));
  }
}
