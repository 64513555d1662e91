package ai.travion.retrieval.question;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What is typed on a telephone, written out: "wat 2 wear @ sigiriya" is "what to wear at sigiriya". */
public final class Shorthand {

    private static final Pattern WORD =
            Pattern.compile("(?<![\\w'’])(?:w/o?|@|\\p{L}[\\p{L}\\d]*|\\d\\p{L}+)(?![\\w'’])");

    /** Numbers and letters that stand for a word of their sound. */
    private static final Map<String, String> SOUNDS =
            Map.of("u", "you", "r", "are", "n", "and", "y", "why", "2", "to", "4", "for", "c", "see");

    private static final Pattern SOUND = Pattern.compile("(?<![\\w'’.,:/-])(?:[urny24c])(?![\\w'’.:/-])");
    /** Before these 2 and 4 are numbers, and behind these too. */
    private static final Pattern COUNTED = Pattern.compile(
            "\\s+(?:or|and|to|-|more|other|of us|full|whole|free|days?|nights?|weeks?|months?|hours?|hrs?|minutes?|mins?|people|persons?|pax|adults?|kids?|"
                    + "child(?:ren)?|friends?|yr|yrs|years?|yo|km|kms|kilomet\\w+|metres?|m|am|pm|a\\.m|p\\.m|wheel\\w*|x|times|stars?|tickets?|seats?|rooms?|best|nice|places?|temples?|"
                    + "beach(?:es)?|things|spots|towns|cities|parks|litres?)\\b.*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern BEHIND_A_NUMBER = Pattern.compile(
            ".*(?:\\d|\\b(?:at|by|after|before|until|till|around|block|no|number|part|day|top|best|the|my|our|for|with|about|these|those|only|just|in|we are|are))\\s*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    /** "How 2 get there" can mean nothing else. */
    private static final Pattern NO_NUMBER_FOLLOWS = Pattern.compile(
            ".*\\b(?:how|what|where|when|go|come|way|easy)\\s*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Map<String, String> MEANT = load();

    private Shorthand() {}

    /** The text in whole words; the same text where it has no shorthand. */
    public static String writtenOut(String text) {
        var plain = WORD.matcher(text).replaceAll(Shorthand::meant);
        boolean telegraphic = !plain.equals(text);
        return SOUND.matcher(plain)
                .replaceAll(sound -> Matcher.quoteReplacement(
                        isMeantAsASound(sound.start(), sound.end(), plain, telegraphic)
                                ? sounded(sound.group())
                                : sound.group()));
    }

    private static String meant(MatchResult word) {
        return Matcher.quoteReplacement(MEANT.getOrDefault(word.group().toLowerCase(Locale.ROOT), word.group()));
    }

    private static String sounded(String sound) {
        return SOUNDS.getOrDefault(sound, sound);
    }

    private static boolean isMeantAsASound(int start, int end, String text, boolean telegraphic) {
        var before = text.substring(0, start);
        var after = text.substring(end);
        boolean number = Character.isDigit(text.charAt(start));
        if (!number) {
            return telegraphic || text.charAt(start) == 'u';
        }
        return !after.isBlank()
                && !COUNTED.matcher(after).matches()
                && (NO_NUMBER_FOLLOWS.matcher(before).matches()
                        || (telegraphic && !BEHIND_A_NUMBER.matcher(before).matches()));
    }

    private static Map<String, String> load() {
        try (var file = Shorthand.class.getResourceAsStream("shorthand.txt")) {
            var text = new String(Objects.requireNonNull(file, "shorthand.txt").readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> List.of(line.split(" ", 2)))
                    .collect(Collectors.toUnmodifiableMap(List::getFirst, List::getLast));
        } catch (IOException e) {
            throw new UncheckedIOException("shorthand.txt could not be read.", e);
        }
    }
}
