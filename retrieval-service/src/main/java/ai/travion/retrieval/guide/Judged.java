package ai.travion.retrieval.guide;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.apache.commons.csv.CSVFormat;

/**
 * What a reader said of an answer that the guide proposed to a question of the tuning set.
 *
 * @param answer its chunk id
 * @param fits whether it answers what is asked
 */
record Judged(String question, String answer, boolean fits) {

    private static final String FILE = "/evaluation/guide.csv";

    private static final CSVFormat FORMAT = CSVFormat.DEFAULT
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setTrim(true)
            .get();

    /** All of them. */
    static List<Judged> all() {
        try (var stream = Judged.class.getResourceAsStream(FILE);
                var reader = new InputStreamReader(Objects.requireNonNull(stream, FILE), StandardCharsets.UTF_8)) {
            return FORMAT.parse(reader).stream()
                    .map(row -> new Judged(
                            row.get("question"),
                            row.get("answer"),
                            row.get("fits").equals("yes")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " could not be read.", e);
        }
    }
}
