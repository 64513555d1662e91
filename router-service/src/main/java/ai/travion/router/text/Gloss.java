package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Puts English words for those of Sinhala and Tamil that it knows: places, what one asks of them, and when. It is no
 * translation, but enough for a question to be found. Safe for many threads.
 */
public final class Gloss {

    private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{M}']+|\\d[\\d./:-]*|[^\\p{L}\\p{M}\\d\\s]");
    private static final Pattern FOREIGN = Pattern.compile("[\\p{IsSinhala}\\p{IsTamil}].*");
    /** The joiners decide how letters look and not what they are, and are often left out. */
    private static final Pattern JOINERS = Pattern.compile("[\\u200C\\u200D]");
    /** "From" as a Tamil ending. */
    private static final String TAMIL_FROM = "ருந்து";

    private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");
    private static final Set<String> UNITS = Set.of("days", "weeks");
    /** English sentences open with these; in Sinhala and Tamil they stand last. */
    private static final Set<String> OPENING =
            Set.of("how do I get", "how", "where", "when", "what", "why", "how much", "how many", "plan", "tell");

    private record Entry(List<String> words, String english) {

        private boolean isIn(List<String> tokens, int at) {
            if (at + words.size() > tokens.size()) {
                return false;
            }
            int last = words.size() - 1;
            for (int i = 0; i < last; i++) {
                if (!words.get(i).equals(tokens.get(at + i))) {
                    return false;
                }
            }
            var token = tokens.get(at + last);
            return isForeign(token)
                    ? token.startsWith(words.get(last))
                    : token.toLowerCase(Locale.ROOT).equals(words.get(last));
        }

        private int length() {
            return words.stream().mapToInt(String::length).sum();
        }
    }

    private final Map<Language, VerbLast> verbLast = Map.of(
            Language.SINHALA_IN_LATIN_LETTERS,
            new VerbLast(Language.SINHALA_IN_LATIN_LETTERS, "sinhala-in-latin"),
            Language.TAMIL_IN_LATIN_LETTERS,
            new VerbLast(Language.TAMIL_IN_LATIN_LETTERS, "tamil-in-latin"));
    private final List<Entry> foreign;
    private final Map<String, List<Entry>> latinByFirstWord;

    public Gloss() {
        var entries = Vocabulary.entries("glosses")
                .map(line -> line.split("=", 2))
                .map(pair -> new Entry(
                        List.of(JOINERS.matcher(pair[0].strip()).replaceAll("").split(" ")), pair[1].strip()))
                .sorted(Comparator.comparingInt(Entry::length).reversed())
                .collect(Collectors.partitioningBy(
                        entry -> isForeign(entry.words().getFirst())));
        foreign = List.copyOf(entries.getOrDefault(true, List.of()));
        latinByFirstWord = entries.getOrDefault(false, List.of()).stream()
                .collect(Collectors.groupingBy(entry -> entry.words().getFirst()));
    }

    /** The text in English as far as it is known; the text itself where nothing of it is foreign and known. */
    public String of(String text, Language language) {
        var inOrder = verbLast.get(language);
        if (inOrder != null) {
            return inOrder.inEnglish(text);
        }
        var tokens = Patterns.in(TOKEN, JOINERS.matcher(text).replaceAll(""))
                .map(match -> match.group())
                .toList();
        return tokens.stream().anyMatch(Gloss::isForeign) ? translated(text, tokens) : inPlace(text, tokens);
    }

    private String translated(String text, List<String> tokens) {
        var english = new ArrayList<String>();
        boolean known = false;
        for (int at = 0; at < tokens.size(); at++) {
            var token = tokens.get(at);
            var entry = entryAt(tokens, at);
            if (entry.isPresent()) {
                known = true;
                at += entry.get().words().size() - 1;
                add(entry.get().english(), tokens.get(at).endsWith(TAMIL_FROM), english);
            } else if (!isForeign(token)) {
                add(token, false, english);
            }
        }
        return known ? opened(english) : text;
    }

    private static void add(String word, boolean from, List<String> english) {
        boolean postposition = word.equals("from") && !english.isEmpty();
        if (postposition) {
            english.add(english.size() - 1, word);
            return;
        }
        boolean counted = Patterns.isAllOf(NUMBER, word) && !english.isEmpty() && UNITS.contains(english.getLast());
        if (from) {
            english.add("from");
        }
        english.add(counted ? english.size() - 1 : english.size(), word);
    }

    private static String opened(List<String> english) {
        var first = english.stream().filter(OPENING::contains).toList();
        var rest = english.stream().filter(word -> !OPENING.contains(word)).toList();
        var all = new ArrayList<>(first);
        all.addAll(rest);
        return String.join(" ", all).replaceAll(" (?=[?!.,])", "");
    }

    /** Latin letters stay where they are; only known words are replaced. */
    private String inPlace(String text, List<String> tokens) {
        var glossed = text;
        for (int at = 0; at < tokens.size(); at++) {
            var entry = entryAt(tokens, at);
            if (entry.isPresent()) {
                glossed = glossed.replaceFirst(
                        "\\b" + Pattern.quote(tokens.get(at)) + "\\b",
                        entry.get().english());
            }
        }
        return glossed;
    }

    private Optional<Entry> entryAt(List<String> tokens, int at) {
        var candidates = isForeign(tokens.get(at))
                ? foreign
                : latinByFirstWord.getOrDefault(tokens.get(at).toLowerCase(Locale.ROOT), List.of());
        return candidates.stream().filter(entry -> entry.isIn(tokens, at)).findFirst();
    }

    private static boolean isForeign(String token) {
        return Patterns.isAllOf(FOREIGN, token);
    }
}
