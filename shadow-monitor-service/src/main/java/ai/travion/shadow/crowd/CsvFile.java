package ai.travion.shadow.crowd;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** A CSV file beside the classes. */
record CsvFile(String name) {

    private static final CSVFormat FORMAT =
            CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

    /** One value for each row, in order. */
    <T> List<T> map(Function<CSVRecord, T> reading) {
        var file = Objects.requireNonNull(CsvFile.class.getResourceAsStream(name), name + " is missing");
        try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8);
                var rows = FORMAT.parse(reader)) {
            return rows.stream().map(reading).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
