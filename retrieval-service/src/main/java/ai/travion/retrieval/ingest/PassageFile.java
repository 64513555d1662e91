package ai.travion.retrieval.ingest;

import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.knowledge.Tag;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Passages of one's own on disk, as JSON that a person can read. The same passages give the same bytes. */
final class PassageFile {

    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private PassageFile() {}

    static void write(List<Passage> passages, Path file) throws IOException {
        Files.write(
                file, MAPPER.writeValueAsBytes(passages.stream().map(Stored::of).toList()));
    }

    static List<Passage> read(Path file, Places atlas) throws IOException {
        return List.of(MAPPER.readValue(file.toFile(), Stored[].class)).stream()
                .map(stored -> stored.passage(atlas))
                .toList();
    }

    /** A passage as it is stored; its place by id, since the atlas may learn more about it. */
    record Stored(
            String chunkId,
            String place,
            String aspect,
            String text,
            List<String> tags,
            String source,
            String title,
            @Nullable SortedMap<String, String> metadata) {

        static Stored of(Passage passage) {
            return new Stored(
                    passage.chunkId(),
                    passage.place().id(),
                    passage.aspect().label(),
                    passage.text(),
                    passage.tags().stream().map(Tag::label).sorted().toList(),
                    passage.source(),
                    passage.title(),
                    new TreeMap<>(passage.metadata()));
        }

        Passage passage(Places atlas) {
            var passage = new Passage(
                    chunkId,
                    Cutting.placeWithId(place, atlas),
                    Aspect.valueOf(aspect.toUpperCase(java.util.Locale.ROOT)),
                    text,
                    tags.stream().map(Tag::labelled).flatMap(Optional::stream).collect(Collectors.toUnmodifiableSet()),
                    source,
                    title);
            // Files of earlier versions hold none.
            return metadata == null ? passage : passage.saying(metadata);
        }
    }
}
