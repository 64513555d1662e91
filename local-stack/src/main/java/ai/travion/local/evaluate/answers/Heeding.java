package ai.travion.local.evaluate.answers;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How a model that heeds its corrections writes a draft anew: what has to go is replaced by the sentence of the passages that is likest to it,
 * what was passed over is answered by the likest, and nothing else changes.
 */
final class Heeding {

    private static final Pattern CORRECTIONS = Pattern.compile("(?s)<corrections>\\n(.*?)\\n</corrections>");
    private static final Pattern QUOTED = Pattern.compile("“(.*)”");
    private static final Pattern EVERY = Pattern.compile("^Leave out every sentence about ([^:]+)");
    private static final Pattern ASKED = Pattern.compile("^Answer what was asked(?: about|:) (.+?)(?:, or say\\b.*)?$");
    private static final Pattern SENTENCE =
            Pattern.compile("(?<=[.!?])(?:\\s*\\[\\d+])*\\s+(?=[\\p{Lu}\\d\"“(])|(?<=\\])\\s+(?=[\\p{Lu}])");
    private static final Pattern SOURCES = Pattern.compile("(?s)\\n\\nSources: .*$");
    private static final Pattern NUMBERS = Pattern.compile("\\[\\d+]");
    private static final Pattern PASSAGE = Pattern.compile("(?s)<passage number=\"(\\d+)\"[^>]*>\\n(.*?)</passage>");
    private static final Pattern PASSAGE_SENTENCE = Pattern.compile("(?<=[.!?])\\s+(?=[\\p{Lu}\\d\"“(])");
    private static final int TELLING = 4;
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private Heeding() {}

    /** @param prompt with the corrections, where there are some; otherwise the draft stays as it is */
    static String of(String draft, String prompt) {
        var corrections = CORRECTIONS.matcher(prompt);
        if (!corrections.find()) {
            return draft;
        }
        var sources = SOURCES.matcher(draft);
        var end = sources.find() ? sources.group() : "";
        var text = draft.substring(0, draft.length() - end.length());
        var known = PASSAGE.matcher(prompt)
                .results()
                .flatMap(passage -> PASSAGE_SENTENCE
                        .splitAsStream(passage.group(2).strip())
                        .map(sentence -> sentence.strip().replaceFirst("[.!?]$", "") + " [" + passage.group(1) + "]."))
                .toList();
        for (var line : corrections.group(1).split("\n", -1)) {
            text = heeded(text, line.replaceFirst("^- ", ""), known);
        }
        return text.strip().replaceAll("\n{3,}", "\n\n") + end;
    }

    private static String heeded(String text, String correction, List<String> known) {
        var quoted = QUOTED.matcher(correction);
        var every = EVERY.matcher(correction);
        var asked = ASKED.matcher(correction);
        if (every.find()) {
            var words = Pattern.compile(
                    "(?i)\\b(?:" + every.group(1).replaceAll(",? ", "|").replaceAll("\\|+", "|") + ")s?\\b");
            return replaced(text, sentence -> words.matcher(sentence).find(), sentence -> "");
        }
        if (correction.startsWith("Leave out") && quoted.find()) {
            var bare = bare(quoted.group(1));
            return replaced(
                    text,
                    sentence -> !bare.isEmpty() && bare(sentence).contains(bare),
                    sentence -> likest(sentence, known)
                            .filter(one -> !text.contains(one))
                            .orElse(""));
        }
        if (correction.startsWith("State") && quoted.find()) {
            return quoted.group(1) + "\n\n" + text;
        }
        return asked.find()
                ? text + "\n\n"
                        + likest(asked.group(1), known)
                                .orElse("I could not find anything about " + asked.group(1) + ".")
                : text;
    }

    /** The one with most of its words; none where it has none of them. */
    private static Optional<String> likest(String words, List<String> known) {
        var wanted = telling(words);
        return known.stream()
                .filter(sentence -> telling(sentence).stream().anyMatch(wanted::contains))
                .max(Comparator.comparingLong(sentence ->
                        telling(sentence).stream().filter(wanted::contains).count()));
    }

    private static Set<String> telling(String text) {
        return Arrays.stream(bare(text).split(" ", -1))
                .filter(word -> word.length() >= TELLING)
                .collect(Collectors.toSet());
    }

    private static String replaced(String text, Predicate<String> wrong, UnaryOperator<String> instead) {
        return Arrays.stream(text.split("\n", -1))
                .map(line -> SENTENCE.splitAsStream(line)
                        .map(sentence -> wrong.test(sentence) ? instead.apply(sentence) : sentence)
                        .filter(sentence -> !sentence.isBlank() || line.isBlank())
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"))
                .replaceAll("\n{3,}", "\n\n");
    }

    private static String bare(String text) {
        return NO_LETTERS
                .matcher(NUMBERS.matcher(text).replaceAll(" "))
                .replaceAll(" ")
                .strip()
                .toLowerCase(Locale.ROOT);
    }
}
