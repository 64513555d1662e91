package ai.travion.shadow.plan;

import ai.travion.atlas.Avoidables;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** What a plan does about each kind of the atlas's avoidable things; the rows of avoidances.csv. */
final class Avoidances {

    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    private static final List<Avoidance> ALL = load();

    private Avoidances() {}

    static List<Avoidance> all() {
        return ALL;
    }

    /** Those of which some words speak, the longer word before the shorter in it; none where they speak of nothing known. */
    static List<Dislike> meantBy(String words) {
        List<Dislike> meant = ALL.stream()
                .flatMap(kind -> kind.said()
                        .matcher(words)
                        .results()
                        .limit(1)
                        .map(said -> new Dislike(said.group().toLowerCase(Locale.ROOT), Optional.of(kind))))
                .toList();
        return meant.stream()
                .filter(one -> meant.stream()
                        .noneMatch(other -> other.said().length() > one.said().length()
                                && other.said().contains(one.said())))
                .toList();
    }

    private static List<Avoidance> load() {
        var file = Objects.requireNonNull(
                Avoidances.class.getResourceAsStream("avoidances.csv"), "avoidances.csv is missing");
        try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8);
                var rows = FORMAT.parse(reader)) {
            return rows.stream().map(Avoidances::avoidance).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("avoidances.csv cannot be read", e);
        }
    }

    private static Avoidance avoidance(CSVRecord row) {
        return Avoidance.of(
                row.get("name"),
                Avoidables.named(row.get("name")).said(),
                Avoidance.Kept.valueOf(row.get("kept").toUpperCase(Locale.ROOT)),
                words(row.get("tags")),
                row.get("words"),
                words(row.get("ids")),
                row.get("within"));
    }

    private static List<String> words(String text) {
        return Stream.of(text.split(" ", -1)).filter(word -> !word.isBlank()).toList();
    }
}
