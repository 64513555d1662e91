package ai.travion.verifier.check;

import java.util.List;
import java.util.regex.Pattern;

/** The stretches of a sentence that each tell one thing: "the Portuguese began it", "and the Dutch rebuilt it". */
final class Segments {

    private static final Pattern BETWEEN = Pattern.compile(
            "[;:,()](?:\\s|$)|\\s[–—]\\s|\\s(?:and|but|while|whereas|though|although|until)\\s(?!a half\\b|a quarter\\b)",
            Pattern.CASE_INSENSITIVE);

    private static final Reading<List<String>> READ = Reading.by(sentence -> BETWEEN.splitAsStream(sentence)
            .map(String::strip)
            .filter(segment -> !segment.isEmpty())
            .toList());

    private Segments() {}

    static List<String> of(String sentence, Readings readings) {
        return readings.of(READ, sentence);
    }
}
