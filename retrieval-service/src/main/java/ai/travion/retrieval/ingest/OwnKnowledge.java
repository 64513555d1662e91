package ai.travion.retrieval.ingest;

import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.vectors.Embed;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.VectorFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A folder in which documents of one's own are kept as passages with their vectors: for each folder that was ingested a
 * {@code NAME.json} and a {@code NAME.vectors}. Retrieval reads it when it starts.
 */
public final class OwnKnowledge {

    private static final String PASSAGES = ".json";
    private static final String VECTORS = ".vectors";
    private static final long MOST_BYTES = 5_000_000;
    private static final int TELL_EVERY = 50;

    private static final Map<String, ReadDocuments> READERS = Map.of(
            "md", Markdown::read,
            "markdown", Markdown::read,
            "html", Html::read,
            "htm", Html::read,
            "json", Json::read);

    private final Path folder;
    private final Places atlas;

    public OwnKnowledge(Path folder, Places atlas) {
        this.folder = folder;
        this.atlas = atlas;
    }

    /** Every passage that is kept, by source and place in it. */
    public List<Passage> passages() throws IOException {
        var passages = new ArrayList<Passage>();
        for (var file : kept(PASSAGES)) {
            passages.addAll(PassageFile.read(file, atlas));
        }
        return passages;
    }

    /** Every vector that is kept, by key. */
    public Map<String, float[]> vectors() throws IOException {
        var vectors = new HashMap<String, float[]>();
        for (var file : kept(VECTORS)) {
            vectors.putAll(VectorFile.read(Files.newInputStream(file)));
        }
        return vectors;
    }

    private List<Path> kept(String suffix) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(suffix))
                    .sorted()
                    .toList();
        }
    }

    /**
     * Reads a folder, or one file, and keeps its passages in the place of what was kept of it before.
     *
     * @param progress is told what happens, a line at a time
     */
    public Ingested ingest(Path from, Embed embed, Consumer<String> progress) throws IOException {
        var root = Files.isDirectory(from) ? from : from.toAbsolutePath().getParent();
        var source = sourceName(from);
        var skipped = new ArrayList<String>();
        var passages = new ArrayList<Passage>();
        var cutting = new Cutting(atlas);
        var files = documents(from);
        for (var file : files) {
            var id = FileNames.id(Objects.requireNonNull(root), Files.isDirectory(from) ? file : file.toAbsolutePath());
            try {
                read(file, id).stream()
                        .flatMap(document -> cutting.of(document, source).stream())
                        .forEach(passages::add);
                progress.accept("read     " + id);
            } catch (UnreadableDocumentException e) {
                skipped.add(id + ": " + e.getMessage());
                progress.accept("skipped  " + id + ": " + e.getMessage());
            } catch (IOException e) {
                skipped.add(id + ": it can't be read");
                progress.accept(
                        "skipped  " + id + ": it can't be read (" + e.getClass().getSimpleName() + ")");
            }
        }
        var embedded = Embedded.of(passages, vectors(), embed, atlas, done -> {
            if (done % TELL_EVERY == 0) {
                progress.accept("embedded " + done + " texts");
            }
        });
        Files.createDirectories(folder);
        PassageFile.write(passages, folder.resolve(source + PASSAGES));
        try (var out = Files.newOutputStream(folder.resolve(source + VECTORS))) {
            VectorFile.write(embedded.vectors(), out);
        }
        return new Ingested(source, files.size() - skipped.size(), passages.size(), skipped);
    }

    private static List<Path> documents(Path from) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.getFileName().toString().startsWith("."))
                    .sorted()
                    .toList();
        }
    }

    private static List<SourceDocument> read(Path file, String id) throws IOException, UnreadableDocumentException {
        var reader = READERS.get(extension(id));
        if (reader == null) {
            throw new UnreadableDocumentException("it is neither Markdown, HTML nor JSON");
        }
        if (Files.size(file) > MOST_BYTES) {
            throw new UnreadableDocumentException("it has more than " + MOST_BYTES / 1_000_000 + " MB");
        }
        try {
            return reader.in(id, Files.readString(file));
        } catch (java.nio.charset.CharacterCodingException e) {
            throw new UnreadableDocumentException("it is not written in UTF-8");
        }
    }

    private static String extension(String id) {
        return id.substring(id.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private static String sourceName(Path from) {
        var name = Objects.requireNonNull(from.toAbsolutePath().normalize().getFileName())
                .toString()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return name.isEmpty() ? "documents" : name;
    }

    /**
     * What became of a folder.
     *
     * @param source under which its passages are cited
     * @param skipped a line for each file that could not be read, with why
     */
    public record Ingested(String source, int files, int passages, List<String> skipped) {

        public Ingested {
            skipped = List.copyOf(skipped);
        }
    }
}
