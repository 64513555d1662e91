package ai.travion.router.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A set of words and phrases of up to {@value #LONGEST_PHRASE} words, compared by their stems. */
public final class Vocabulary {

    private static final int LONGEST_PHRASE = 3;
    /** Shorter words are too close to each other to forgive a slip. */
    private static final int SHORTEST_MISSPELLED = 6;

    private static final int TWO_SLIPS_FROM = 9;
    /** English words one letter away from a travel word. */
    private static final Set<String> LOOKALIKES = Set.of(
            "hiring",
            "burger",
            "burgers",
            "hiding",
            "marker",
            "markers",
            "jingle",
            "inland",
            "cattle",
            "castles",
            "species",
            "template",
            "monkish",
            "sample",
            "simple",
            "safely",
            "surfer",
            "passport",
            "father",
            "cruise",
            "tourist",
            "charge",
            "ticked",
            "picked",
            "tackle",
            "budged",
            "traded",
            "training",
            "trains",
            "brains",
            "places",
            "palaces",
            "templates",
            "hosted",
            "posted",
            "island's",
            "driver",
            "divers",
            "diverse",
            "living",
            "giving",
            "driving",
            "coding",
            "musket",
            "statin",
            "stating",
            "cables",
            "fables",
            "resort",
            "report",
            "reports",
            "sorted");

    private final Set<String> phrases;
    private final Set<String> firstWords;
    private final Map<Character, List<String>> longWordsByFirstLetter;

    private Vocabulary(Stream<String> entries) {
        phrases = entries.map(Vocabulary::stemmed).collect(Collectors.toUnmodifiableSet());
        firstWords = phrases.stream().map(Vocabulary::firstWord).collect(Collectors.toUnmodifiableSet());
        longWordsByFirstLetter = phrases.stream()
                .filter(phrase -> phrase.length() >= SHORTEST_MISSPELLED - 1 && phrase.indexOf(' ') < 0)
                .collect(Collectors.groupingBy(phrase -> phrase.charAt(0)));
    }

    /** The vocabulary of that name, from the class path: entries parted by commas and lines, remarks after #. */
    public static Vocabulary named(String name) {
        return new Vocabulary(entries(name));
    }

    /** The entries of the vocabulary of that name, as they are written. */
    public static Stream<String> entries(String name) {
        var file = name + ".txt";
        try (InputStream in = Vocabulary.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("The vocabulary " + file + " is missing from the class path.");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .map(line -> line.replaceFirst("#.*", ""))
                            .flatMap(line -> Stream.of(line.split(",", -1)))
                            .map(String::strip)
                            .filter(entry -> !entry.isEmpty())
                            .toList()
                            .stream();
        } catch (IOException e) {
            throw new UncheckedIOException("The vocabulary " + file + " cannot be read.", e);
        }
    }

    private static String stemmed(String phrase) {
        return Utterance.of(phrase.toLowerCase(Locale.ROOT)).words().stream()
                .map(Stem::of)
                .collect(Collectors.joining(" "));
    }

    private static String firstWord(String phrase) {
        int end = phrase.indexOf(' ');
        return end < 0 ? phrase : phrase.substring(0, end);
    }

    public boolean contains(String phrase) {
        return phrases.contains(stemmed(phrase));
    }

    /** The different entries that the words hold, longest first at each word, in order of appearance. */
    public List<String> foundIn(List<String> words) {
        var stems = words.stream().map(Stem::of).toList();
        var found = new ArrayList<String>();
        for (int at = 0; at < stems.size(); at++) {
            if (!firstWords.contains(firstWord(stems.get(at)))) {
                continue;
            }
            for (int length = Math.min(LONGEST_PHRASE, stems.size() - at); length > 0; length--) {
                var phrase = String.join(" ", stems.subList(at, at + length));
                if (phrases.contains(phrase)) {
                    found.add(phrase);
                    at += length - 1;
                    break;
                }
            }
        }
        return found.stream().distinct().toList();
    }

    /** The entries that words were probably meant to be: one slip in a word of six letters, two in one of nine. */
    public Set<String> misspelledIn(List<String> words) {
        var found = new HashSet<String>();
        for (var word : new HashSet<>(words)) {
            if (word.length() < SHORTEST_MISSPELLED || LOOKALIKES.contains(word) || phrases.contains(Stem.of(word))) {
                continue;
            }
            int allowed = word.length() >= TWO_SLIPS_FROM ? 2 : 1;
            longWordsByFirstLetter.getOrDefault(word.charAt(0), List.of()).stream()
                    .filter(entry -> Slips.between(word, entry, allowed) <= allowed)
                    .findFirst()
                    .ifPresent(found::add);
        }
        return found;
    }
}
