package ai.travion.atlas;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** A CSV file beside the classes. A row that cannot be read stops the start: a fact is never dropped in silence. */
record FactsFile(String name) {

    private static final CSVFormat FORMAT = CSVFormat.RFC4180
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setTrim(true)
            .get();

    List<CSVRecord> rows() {
        try (InputStream in = FactsFile.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("The atlas has no file " + name + " on its class path.");
            }
            return FORMAT.parse(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .getRecords();
        } catch (IOException e) {
            throw new UncheckedIOException("The atlas cannot read " + name, e);
        }
    }

    /** One value for each row, in order. */
    <T> List<T> map(Function<CSVRecord, T> reading) {
        return rows().stream().map(row -> read(row, reading)).collect(Collectors.toUnmodifiableList());
    }

    private <T> T read(CSVRecord row, Function<CSVRecord, T> reading) {
        try {
            return reading.apply(row);
        } catch (RuntimeException e) {
            throw new IllegalStateException(
                    name + ", row " + row.getRecordNumber() + ", cannot be read: " + e.getMessage(), e);
        }
    }
}
