package portal.identity.limits;

import java.time.Duration;

/** How often, by whom, in which time. The names are those of the settings. */
public enum Limit {
    /** Wrong passwords from one network address. Many people can share one. */
    WRONG_PASSWORDS_PER_ADDRESS("wrongPasswordsPerAddress", 60, Duration.ofMinutes(10)),
    /** The same wrong password, for whichever accounts, from wherever. */
    WRONG_PASSWORDS_ALIKE("wrongPasswordsAlike", 10, Duration.ofHours(1)),
    /** Wrong passwords in the realm; beyond it an address has only a few. */
    WRONG_PASSWORDS_IN_ALL("wrongPasswordsInAll", 1000, Duration.ofMinutes(10)),
    /** Links to reset a password, registrations and changes of the e-mail asked for from one network address. */
    MAILS_PER_ADDRESS("mailsPerAddress", 30, Duration.ofHours(1)),
    /** E-mails to one person that somebody asked for who need not be that person. */
    MAILS_PER_PERSON("mailsPerPerson", 5, Duration.ofHours(1));

    final String setting;
    final int usual;
    final Duration window;

    /** For the header Retry-After: by then the window has ended. */
    public String retryAfter() {
        return String.valueOf(window.toSeconds());
    }

    Limit(String setting, int usual, Duration window) {
        this.setting = setting;
        this.usual = usual;
        this.window = window;
    }
}
