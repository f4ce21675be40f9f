package portal.identity.passwords;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.nulabinc.zxcvbn.StandardDictionaries;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import portal.identity.passwords.GuessablePasswords.Reason;

class GuessablePasswordsTest {
    private static final GuessablePasswords PASSWORDS = new GuessablePasswords();
    private static final List<String> PERSONAL =
            List.of("sita.sharma@example.com", "Sita", "Sharma", "SitaSharma", "Om", "+977 9841-234567");
    private static final List<String> LOCAL = List.of("portal", "Patient Portal", "Himal Valley Hospital");

    private static Optional<Reason> reasonOf(String password) {
        return PASSWORDS.findReason(password, PERSONAL, LOCAL);
    }

    @Test
    void the10000MostCommonAreRefusedWhateverIsAppended() throws Exception {
        List<String> common = StandardDictionaries.PASSWORDS_LOADER.load().getFrequencies().subList(0, 10_000);
        List<String> missed = common.stream()
                .flatMap(word -> Stream.of("", "1", "12", "123", "2083", "@123", "#2080", "1234567890").map(word::concat))
                .filter(password -> PASSWORDS.findReason(password, List.of(), List.of()).isEmpty())
                .toList();
        assertEquals(List.of(), missed);
    }

    @Test
    void wordsOfNepalAreRefused() {
        for (String password : List.of("Namaste@2083", "kathmandu-2083", "N3pal@12345", "namastenepal", "नमस्ते१२३४"))
            assertEquals(Optional.of(Reason.COMMON), reasonOf(password), password);
    }

    @Test
    void wordsOfThisPlaceAreRefused() {
        for (String password : List.of("patientportal1", "Himalvalley123", "HimalValley!Hospital9"))
            assertEquals(Optional.of(Reason.COMMON), reasonOf(password), password);
    }

    @Test
    void numbersAreRefused() {
        for (String password : List.of("1234567890", "9841234567", "2083-01-15", "१२३४५६७८९०", "98412345678412345678"))
            assertEquals(Optional.of(Reason.NUMBER), reasonOf(password), password);
    }

    @Test
    void whatBelongsToThePersonIsRefused() {
        for (String password : List.of(
                "sita.sharma@example.com", "Sharma-green-boat-42", "green-sita-boat", "my 9841234567 number", "om12345678"))
            assertEquals(Optional.of(Reason.PERSONAL), reasonOf(password), password);
    }

    @Test
    void othersAreTaken() {
        for (String password : List.of(
                "seven-red-marigolds",
                "tea boat ladder moon",
                "xK9#mQ2vLp",
                "visitations-of-yaks",
                "home-of-yellow-goats",
                "चिया डुङ्गा जुन रूख"))
            assertEquals(Optional.empty(), reasonOf(password), password);
    }
}
