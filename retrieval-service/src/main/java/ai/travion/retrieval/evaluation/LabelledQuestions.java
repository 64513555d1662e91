package ai.travion.retrieval.evaluation;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** Reads {@code question,relevant,note}, where relevant is {@code sigiriya/history=2|sigiriya/culture=1}. */
final class LabelledQuestions {

    private static final CSVFormat FORMAT = CSVFormat.DEFAULT
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setTrim(true)
            .get();

    private static final Pattern LABEL = Pattern.compile("([^/|\\s]+)/([\\w-]+)\\s*=\\s*(\\d)");

    private LabelledQuestions() {}

    private static final String TUNING = "tuning";

    /** Sets of strangers, a writer each, that were first asked with nothing learnt from them, and are learnt from since. */
    static final List<String> STRANGERS = List.of(
            "stranger-3",
            "stranger-4",
            "writer-1",
            "writer-2",
            "writer-3",
            "writer-4",
            "writer-5",
            "writer-6",
            "writer-7",
            "writer-8",
            "writer-9",
            "writer-10",
            "writer-11",
            "writer-12");

    /** Sets that may be learnt from: one written for it, and those. */
    static final List<String> TO_LEARN_FROM =
            Stream.concat(Stream.of(TUNING), STRANGERS.stream()).toList();

    /** All questions of these. */
    static List<LabelledQuestion> toLearnFrom() {
        return TO_LEARN_FROM.stream()
                .map(set -> set + ".csv")
                .flatMap(file -> in(file).stream())
                .toList();
    }

    /** The set that each of these is of, in the same order. */
    static List<String> writers() {
        return TO_LEARN_FROM.stream()
                .flatMap(set -> in(set + ".csv").stream().map(question -> set))
                .toList();
    }

    /** The questions of a file of {@code /evaluation}. */
    static List<LabelledQuestion> in(String file) {
        try (var stream = LabelledQuestions.class.getResourceAsStream("/evaluation/" + file);
                var reader = new InputStreamReader(Objects.requireNonNull(stream, file), StandardCharsets.UTF_8)) {
            var questions = FORMAT.parse(reader).stream()
                    .map(LabelledQuestions::question)
                    .toList();
            return labelAnswers(questions)
                    ? questions.stream()
                            .map(LabelledQuestion::ofASetThatLabelsAnswers)
                            .toList()
                    : questions;
        } catch (IOException e) {
            throw new UncheckedIOException(file + " could not be read.", e);
        }
    }

    /** Of the older sets a second reader labelled a few questions with what only a prepared answer tells; the later ones were labelled with both. */
    private static boolean labelAnswers(List<LabelledQuestion> questions) {
        long answerable =
                questions.stream().filter(LabelledQuestion::isAnswerable).count();
        return questions.stream()
                        .filter(LabelledQuestion::isLabelledWithAnAnswer)
                        .count()
                > answerable / 2;
    }

    private static LabelledQuestion question(CSVRecord row) {
        return new LabelledQuestion(
                row.get("question"),
                relevant(row.get("relevant")),
                Arrays.stream(row.get("note").split(";"))
                        .map(String::strip)
                        .filter(note -> !note.isEmpty())
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    private static Map<String, Integer> relevant(String cell) {
        return LABEL.matcher(cell)
                .results()
                .collect(Collectors.toMap(
                        label -> label.group(1) + "#" + label.group(2), label -> Integer.parseInt(label.group(3))));
    }
}
