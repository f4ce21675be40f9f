package portal.identity.passwords;

import com.nulabinc.zxcvbn.StandardDictionaries;
import com.nulabinc.zxcvbn.StandardKeyboards;
import com.nulabinc.zxcvbn.Zxcvbn;
import com.nulabinc.zxcvbn.ZxcvbnBuilder;
import com.nulabinc.zxcvbn.matchers.Dictionary;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which passwords somebody else would try first. The 30,000 most common ones, and the estimate of how many guesses a
 * password withstands, are zxcvbn's; it knows English words and names, keyboard rows, sequences, dates and letters that
 * are written as digits. The words of this country are in nepali-words.txt.
 */
final class GuessablePasswords {
    enum Reason {
        /** A phone number, a date, the number of a paper. */
        NUMBER,
        /** It has the person's name, e-mail or phone number in it. */
        PERSONAL,
        /** A common password or word with little around it, or few guesses away. */
        COMMON
    }

    /** zxcvbn's 3 of 4: at least 10^8 guesses. Below it, what is online and slowed down can still be guessed in a year. */
    private static final int LEAST_SCORE = 3;

    /** zxcvbn takes long over long texts; what is not guessable by then is long enough. */
    private static final int MEASURED_LENGTH = 64;

    /** Longer names count wherever they stand, those of this length where a word begins or ends, shorter ones with digits only. */
    private static final int LEAST_NAME_WITHIN = 4;

    /** Vowel signs of Devanagari are marks. */
    private static final String NO_LETTERS = "[^\\p{L}\\p{M}]+";

    private final Set<String> common = new HashSet<>();
    private final Zxcvbn zxcvbn;

    GuessablePasswords() {
        try {
            List<String> nepali = readNepaliWords();
            List<Dictionary> dictionaries = new ArrayList<>(StandardDictionaries.loadAllDictionaries());
            dictionaries.add(new Dictionary("nepali", nepali));
            zxcvbn = new ZxcvbnBuilder()
                    .dictionaries(dictionaries)
                    .keyboards(StandardKeyboards.loadAllKeyboards())
                    .build();
            common.addAll(StandardDictionaries.PASSWORDS_LOADER.load().getFrequencies());
            common.addAll(nepali);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    /** @param personal names, e-mail addresses and phone numbers of the person; @param local words of this place */
    Optional<Reason> findReason(String password, Collection<String> personal, Collection<String> local) {
        String plain = normalize(password);
        if (isNumber(plain)) return Optional.of(Reason.NUMBER);
        if (partsOf(personal).stream().anyMatch(part -> isWithin(part, plain))) return Optional.of(Reason.PERSONAL);
        Set<String> words = partsOf(local);
        if (isCommon(plain, words) || isCommon(withLettersForDigits(plain), words)) return Optional.of(Reason.COMMON);
        String measured = plain.substring(0, Math.min(plain.length(), MEASURED_LENGTH));
        List<String> known = new ArrayList<>(words);
        known.addAll(partsOf(personal));
        return zxcvbn.measure(measured, known).getScore() < LEAST_SCORE
                ? Optional.of(Reason.COMMON)
                : Optional.empty();
    }

    /** A common password, twice the same, or words of this place; whatever digits and signs stand around it. */
    private boolean isCommon(String plain, Set<String> local) {
        int first = 0;
        while (first < plain.length() && !isLetter(plain.charAt(first))) first++;
        int last = plain.length();
        while (last > first && !isLetter(plain.charAt(last - 1))) last--;
        for (int from = 0; from <= first; from++)
            for (int to = last; to <= plain.length(); to++)
                if (from < to && common.contains(plain.substring(from, to))) return true;
        String letters = plain.substring(first, last).replaceAll(NO_LETTERS, "");
        String half = letters.substring(0, letters.length() / 2);
        if (common.contains(letters) || (letters.equals(half + half) && common.contains(half))) return true;
        String rest = letters;
        for (String word : local) if (word.length() >= LEAST_NAME_WITHIN) rest = rest.replace(word, "");
        return rest.length() < letters.length() && rest.length() < LEAST_NAME_WITHIN;
    }

    private static boolean isNumber(String plain) {
        return plain.codePoints().noneMatch(Character::isLetter);
    }

    private static boolean isWithin(String part, String plain) {
        if (part.codePoints().allMatch(Character::isDigit)) return plain.replaceAll("\\D", "").contains(part);
        if (part.length() > LEAST_NAME_WITHIN) return plain.contains(part);
        if (part.length() < LEAST_NAME_WITHIN) return plain.replaceAll(NO_LETTERS, "").equals(part);
        for (int at = plain.indexOf(part); at >= 0; at = plain.indexOf(part, at + 1)) {
            int end = at + part.length();
            if (at == 0 || !isLetter(plain.charAt(at - 1))) return true;
            if (end == plain.length() || !isLetter(plain.charAt(end))) return true;
        }
        return false;
    }

    private static boolean isLetter(char one) {
        return Character.isLetter(one) || Character.getType(one) == Character.NON_SPACING_MARK
                || Character.getType(one) == Character.COMBINING_SPACING_MARK;
    }

    /** Every text and its words: "Sita Sharma" is also "sita" and "sharma", an e-mail also the part before the @. */
    private static Set<String> partsOf(Collection<String> texts) {
        Set<String> parts = new HashSet<>();
        for (String text : texts) {
            String plain = normalize(text);
            String digits = plain.replaceAll("\\D", "");
            if (digits.length() >= 7 && plain.codePoints().noneMatch(Character::isLetter)) {
                // A number is often written without its country.
                parts.add(digits.substring(Math.max(0, digits.length() - 10)));
                continue;
            }
            parts.add(plain);
            parts.add(plain.replaceAll(NO_LETTERS, ""));
            parts.add(plain.replaceAll("@.*", ""));
            parts.addAll(List.of(plain.replaceAll("@.*", "").split(NO_LETTERS)));
        }
        parts.removeIf(part -> part.length() < 2);
        return parts;
    }

    /** p@55w0rd is password. Digits at the end are a year or a count, not letters. */
    private static String withLettersForDigits(String plain) {
        int end = plain.length();
        while (end > 0 && !isLetter(plain.charAt(end - 1))) end--;
        StringBuilder read = new StringBuilder(plain);
        for (int index = 0; index < end; index++) {
            int at = "01345678@$!".indexOf(plain.charAt(index));
            if (at >= 0) read.setCharAt(index, "oieasgtbasi".charAt(at));
        }
        return read.toString();
    }

    private static String normalize(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT).strip();
    }

    private static List<String> readNepaliWords() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                GuessablePasswords.class.getResourceAsStream("nepali-words.txt"), StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.startsWith("#")).flatMap(line -> List.of(line.split(" ")).stream()).toList();
        }
    }
}
