package ai.travion.router.text;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Mends slips of the pen in what travellers ask with: "dres code" to "dress code". Only a word that nothing here knows is taken for a
 * slip, so a name stays as it is. Safe for many threads.
 */
public final class Spelling {

    private static final int SHORTEST = 4;
    /** In so few letters a wrong one makes another word too easily. */
    private static final int WRONG_LETTER_FROM = 5;

    private static final int SURE_FROM = 7;
    private static final int TWO_SLIPS_FROM = 8;
    private static final String VOWELS = "aeiouy";
    private static final List<String> SOUND_ALIKE = List.of("gj", "ckq", "csz", "vw");
    private static final List<String> ENDINGS = List.of("s", "es", "ed", "d", "ing", "er", "ers", "r", "y", "ly", "n");
    private static final Pattern WORD =
            Pattern.compile("(?<![\\p{L}\\p{M}\\d'@.-])[a-zA-Z]{4,16}(?![\\p{L}\\p{M}\\d'@-])");
    private static final Pattern PHRASE = Pattern.compile("[^\\p{L}]+");

    /** Words of some thousand messages. */
    private static final int REMEMBERED = 20_000;

    private final Map<String, Optional<String>> lately = new ConcurrentHashMap<>();
    private final Set<String> known;
    private final Map<Character, List<String>> meant;

    public Spelling() {
        this.meant = Stream.of("asked-for", "travel", "travel-hints")
                .flatMap(Vocabulary::entries)
                .filter(word -> word.length() >= SHORTEST && word.chars().allMatch(Character::isLetter))
                .distinct()
                .sorted()
                .collect(Collectors.groupingBy(word -> word.charAt(0)));
        this.known = new HashSet<>();
        Stream.of(
                        "asked-for",
                        "travel",
                        "travel-hints",
                        "lookalikes",
                        "people",
                        "told-of",
                        "island-places",
                        "foreign-places",
                        "off-topic")
                .flatMap(Vocabulary::entries)
                .flatMap(PHRASE::splitAsStream)
                .map(word -> word.toLowerCase(Locale.ROOT))
                .forEach(known::add);
    }

    /**
     * The text with such slips mended, and everything else as it is.
     *
     * @param words the words of the text, in lower case
     * @param isName whether a part of the text names a place
     */
    public String mendedIn(String text, List<String> words, Predicate<String> isName) {
        if (words.stream()
                .noneMatch(word -> word.length() >= SHORTEST && slipOf(word).isPresent())) {
            return text;
        }
        return WORD.matcher(text)
                .replaceAll(word -> Matcher.quoteReplacement(
                        isNameWithin(word.group(), word.start(), text)
                                ? word.group()
                                : slipOf(word.group().toLowerCase(Locale.ROOT))
                                        .filter(mended -> !isName.test(word.group()))
                                        .orElse(word.group())));
    }

    /** Within a sentence names alone are written with a capital. */
    private static boolean isNameWithin(String word, int start, String text) {
        return start > 0
                && Character.isUpperCase(word.charAt(0))
                && text.chars().skip(1).anyMatch(Character::isLowerCase)
                && !isWrittenInCapitals(text);
    }

    private static boolean isWrittenInCapitals(String text) {
        return Stream.of(text.split(" "))
                .filter(word -> word.length() >= SHORTEST)
                .allMatch(word -> Character.isUpperCase(word.charAt(0)));
    }

    private Optional<String> slipOf(String word) {
        if (lately.size() > REMEMBERED) {
            lately.clear();
        }
        return lately.computeIfAbsent(word, this::meantBy);
    }

    /** The word of a traveller that it was probably meant to be. */
    private Optional<String> meantBy(String word) {
        if (isKnown(word)) {
            return Optional.empty();
        }
        int allowed = word.length() >= TWO_SLIPS_FROM && !word.endsWith("ing") && !word.endsWith("ed") ? 2 : 1;
        var near = meant.getOrDefault(word.charAt(0), List.of()).stream()
                .filter(candidate -> isASlipOf(candidate, word, allowed))
                .toList();
        int least = near.stream()
                .mapToInt(candidate -> Slips.between(word, candidate, allowed))
                .min()
                .orElse(0);
        var nearest = near.stream()
                .filter(candidate -> Slips.between(word, candidate, allowed) == least)
                .toList();
        boolean one = nearest.stream().map(Stem::of).distinct().count() == 1;
        return one
                ? nearest.stream().min(Comparator.comparing((String candidate) -> !candidate.endsWith(last(word))))
                : Optional.empty();
    }

    private static String last(String word) {
        return word.substring(word.length() - 1);
    }

    private boolean isKnown(String word) {
        return known.contains(word)
                || known.contains(Stem.of(word))
                || ENDINGS.stream()
                        .filter(word::endsWith)
                        .map(ending -> word.substring(0, word.length() - ending.length()))
                        .anyMatch(stem ->
                                stem.length() >= SHORTEST && (known.contains(stem) || known.contains(stem + "e")));
    }

    private static boolean isASlipOf(String meant, String word, int allowed) {
        int slips = Slips.between(word, meant, allowed);
        return slips <= allowed && (slips > 1 || isLikely(meant, word));
    }

    /** Whether one letter is easily written for the other: two vowels, or two that sound alike ("budjet", "vegitarian", "lugage"). */
    private static boolean areEasilyConfused(char one, char other) {
        return (VOWELS.indexOf(one) >= 0 && VOWELS.indexOf(other) >= 0)
                || SOUND_ALIKE.stream().anyMatch(letters -> letters.indexOf(one) >= 0 && letters.indexOf(other) >= 0);
    }

    /** A letter left out, two that are swapped, one doubled, one for another that sounds like it; in longer words any slip. */
    private static boolean isLikely(String meant, String word) {
        if (word.length() >= SURE_FROM || meant.length() > word.length()) {
            return true;
        }
        int at = 0;
        while (at < meant.length() && meant.charAt(at) == word.charAt(at)) {
            at++;
        }
        if (word.length() > meant.length()) {
            return at > 0 && word.charAt(at) == word.charAt(at - 1);
        }
        boolean swapped = at + 1 < word.length()
                && word.charAt(at) == meant.charAt(at + 1)
                && word.charAt(at + 1) == meant.charAt(at);
        return swapped || (word.length() >= WRONG_LETTER_FROM && areEasilyConfused(word.charAt(at), meant.charAt(at)));
    }
}
