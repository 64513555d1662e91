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
 * How a model that heeds its corrections writes a draft anew: of a sentence with something wrong the clause goes that holds it, and a stop of a
 * plan stays; a sentence that has to go as a whole is replaced by the one of the passages that is likest to it and not told yet; what was passed
 * over is answered by the likest; what has to be stated comes first, and nothing else changes.
 */
final class Heeding {

    private static final Pattern CORRECTIONS = Pattern.compile("(?s)<corrections>\\n(.*?)\\n</corrections>");
    private static final Pattern QUOTED = Pattern.compile("“(.*)”");
    private static final Pattern EVERY = Pattern.compile("^Leave out every sentence about ([^:]+)");
    private static final Pattern ASKED = Pattern.compile("^Answer what was asked(?: about|:) (.+?)(?:, or say\\b.*)?$");
    private static final Pattern ADDS = Pattern.compile("^(?:State|Put)\\b");
    private static final Pattern NO_SOURCE = Pattern.compile("^Cite a passage of the evidence instead of (\\[\\d+])");
    private static final Pattern WRONG = Pattern.compile("\\bhere \"([^\"]+)\"|^Leave out the price “([^”]+)”");
    private static final Pattern BETWEEN_CLAUSES = Pattern.compile("\\s*[,;](?=\\s)|\\s+[–—(]|\\s*:(?=\\s)");
    private static final Pattern END = Pattern.compile("(?:\\s*\\[\\d+])*[.!?]?$");
    private static final Pattern STOP = Pattern.compile("^\\W*\\d{1,2}:\\d{2}\\b");
    private static final Pattern SENTENCE =
            Pattern.compile("(?<=[.!?])(?:\\s*\\[\\d+])*\\s+(?=[\\p{Lu}\\d\"“(])|(?<=\\])\\s+(?=[\\p{Lu}])");
    private static final Pattern SOURCES = Pattern.compile("(?s)\\n\\nSources: .*$");
    private static final Pattern NUMBERS = Pattern.compile("\\[\\d+]");
    private static final Pattern PASSAGE = Pattern.compile("(?s)<passage number=\"(\\d+)\"[^>]*>\\n(.*?)</passage>");
    private static final Pattern PASSAGE_SENTENCE = Pattern.compile("(?<=[.!?])\\s+(?=[\\p{Lu}\\d\"“(])");
    private static final int TELLING = 4;
    private static final int LEFT_OF_A_SENTENCE = 3;
    private static final double TOLD = 0.4;
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
        // What is to be said comes last: of what has to go it may hold a word.
        var lines = Arrays.stream(corrections.group(1).split("\n", -1))
                .map(line -> line.replaceFirst("^- ", ""))
                .sorted(Comparator.comparing(line -> ADDS.matcher(line).find()))
                .toList();
        for (var line : lines) {
            text = heeded(text, line, known);
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
        var noSource = NO_SOURCE.matcher(correction);
        if (noSource.find()) {
            return text.replaceAll("\\s?" + Pattern.quote(noSource.group(1)), "");
        }
        if (correction.startsWith("Leave out") && quoted.find()) {
            var bare = bare(quoted.group(1));
            return replaced(
                    text,
                    sentence -> !bare.isEmpty() && bare(sentence).contains(bare),
                    sentence -> mended(sentence, wrongIn(correction), text, known));
        }
        if (correction.startsWith("Remove the link") && quoted.find()) {
            var bare = bare(quoted.group(1));
            return replaced(text, sentence -> !bare.isEmpty() && bare.contains(bare(sentence)), sentence -> "");
        }
        if (ADDS.matcher(correction).find() && quoted.find()) {
            return quoted.group(1) + "\n\n" + text;
        }
        if (!asked.find()) {
            return text;
        }
        var nothing = "I could not find anything about " + asked.group(1) + ".";
        var part = quoted.find() ? quoted.group(1) : asked.group(1);
        return text + "\n\n"
                + likest(part, known).filter(one -> !isTold(one, text)).orElse(nothing);
    }

    private static String wrongIn(String correction) {
        var wrong = WRONG.matcher(correction);
        return wrong.find() ? Optional.ofNullable(wrong.group(1)).orElseGet(() -> wrong.group(2)) : "";
    }

    private static String mended(String sentence, String wrong, String text, List<String> known) {
        var rest = withoutItsClause(sentence, wrong);
        if (rest.isPresent()) {
            return rest.get();
        }
        var end = BETWEEN_CLAUSES.matcher(sentence);
        if (STOP.matcher(sentence).find() && end.find()) {
            return sentence.substring(0, end.start());
        }
        return likest(sentence, known)
                .filter(one -> !isTold(one, text.replace(sentence, "")))
                .orElse("");
    }

    /** Without what stands between its commas; none where that is where it begins, or all of it. */
    private static Optional<String> withoutItsClause(String sentence, String wrong) {
        int at = wrong.isEmpty() ? -1 : sentence.indexOf(wrong);
        var cuts = BETWEEN_CLAUSES.matcher(sentence).results().toList();
        var begin = cuts.stream().filter(cut -> cut.start() < at).reduce((a, b) -> b);
        if (at < 0 || begin.isEmpty()) {
            return Optional.empty();
        }
        var end = END.matcher(sentence);
        int last = end.find() ? end.start() : sentence.length();
        int until = cuts.stream()
                .mapToInt(cut -> cut.start())
                .filter(cut -> cut > at + wrong.length())
                .findFirst()
                .orElse(last);
        var rest = sentence.substring(0, begin.get().start()) + sentence.substring(Math.min(until, last));
        return Optional.of(rest).filter(words -> bare(words).split(" ", -1).length >= LEFT_OF_A_SENTENCE);
    }

    /** Most of its words stand in one sentence already. */
    private static boolean isTold(String one, String text) {
        var words = telling(one);
        return SENTENCE.splitAsStream(text.replace('\n', ' '))
                .map(Heeding::telling)
                .anyMatch(said -> words.stream().filter(said::contains).count() >= TOLD * words.size());
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
