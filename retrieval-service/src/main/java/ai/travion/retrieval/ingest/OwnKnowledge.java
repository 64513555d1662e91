package ai.travion.retrieval.ingest;

import ai.travion.atlas.OwnNames;
import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.ingest.ReadDocuments.Read;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.PassageVectors;
import ai.travion.retrieval.vectors.Piece;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A folder in which documents of one's own are kept as passages with their vectors: for each folder that was ingested a
 * {@code NAME.json}, a {@code NAME.vectors}, a {@code NAME.names} and a {@code NAME.origin}, which says where it was read. Retrieval reads it
 * when it starts, and the router the names.
 */
public final class OwnKnowledge {

    private static final String PASSAGES = ".json";
    private static final String VECTORS = ".vectors";
    private static final String ORIGIN = ".origin";
    /** Of a file that is not in the place of the former yet. */
    private static final String NEW = ".new";

    private static final int MOST_BYTES = 5_000_000;
    private static final int TELL_EVERY = 50;

    private static final Map<String, ReadDocuments> READERS = Map.of(
            "md", Markdown::read,
            "markdown", Markdown::read,
            "html", Html::read,
            "htm", Html::read,
            "json", Json::read,
            "jsonl", Json::read,
            "ndjson", Json::read);

    private final Path folder;
    private final Places atlas;

    public OwnKnowledge(Path folder, Places atlas) {
        this.folder = folder;
        this.atlas = atlas;
    }

    /**
     * Every passage that is kept, by source and place in it. What is kept twice, under two names, is given once: who removes one of the names
     * still has the other.
     */
    public List<Passage> passages() throws IOException {
        var once = new LinkedHashMap<Said, Passage>();
        for (var file : kept(PASSAGES)) {
            PassageFile.read(file, atlas).forEach(passage -> once.putIfAbsent(Said.in(passage), passage));
        }
        return List.copyOf(once.values());
    }

    /** The vectors of every passage that is kept. */
    public PassageVectors vectors() throws IOException {
        var vectors = PassageVectors.none();
        for (var file : kept(VECTORS)) {
            vectors = vectors.with(PassageVectors.read(Files.newInputStream(file)));
        }
        return vectors;
    }

    /** What the documents are about that are kept. */
    public OwnNames names() throws IOException {
        return OwnNames.in(folder);
    }

    /** The names under which something is kept. */
    public List<String> sources() throws IOException {
        return kept(PASSAGES).stream()
                .map(file -> Objects.requireNonNull(file.getFileName()).toString())
                .map(name -> name.substring(0, name.length() - PASSAGES.length()))
                .toList();
    }

    /**
     * Forgets what is kept under a name.
     *
     * @return whether there was anything
     */
    public boolean remove(String source) throws IOException {
        if (!sources().contains(source)) {
            return false;
        }
        for (var suffix : List.of(PASSAGES, VECTORS, OwnNames.FILE, ORIGIN)) {
            Files.deleteIfExists(folder.resolve(source + suffix));
        }
        return true;
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
     * Reads a folder, or one file, and keeps its passages in the place of what was kept of it before. Another folder of the same name
     * is kept beside it, under a name with a number. Where nothing of it can be read, what was kept stays as it is.
     *
     * @param progress is told what happens, a line at a time
     */
    public Ingested ingest(Path from, Embed embed, Consumer<String> progress) throws IOException {
        var read = Folder.at(from);
        var origin = from.toRealPath().toString();
        var source = sourceName(from, origin);
        var skipped = new ArrayList<String>();
        var passages = new ArrayList<Passage>();
        var cutting = new Cutting(atlas);
        var sayings = sayingsBeside(source);
        var names = new TreeSet<String>();
        int files = 0;
        int at = 0;
        read.skipped().forEach(why -> skip(why, skipped, progress));
        for (var file : read.files()) {
            var id = read.id(file);
            at++;
            try {
                var found = read(file, id);
                var cut = cutting.of(found.documents(), source);
                passages.addAll(cut);
                found.documents().forEach(document -> names.addAll(cutting.names(document)));
                files++;
                progress.accept(
                        "read     " + id + " (" + at + " of " + read.files().size() + ")");
                found.doubts().forEach(doubt -> progress.accept("note     " + id + ": " + doubt));
                twin(cut, sayings)
                        .ifPresent(other -> progress.accept(
                                "note     " + id + ": it says what " + other + " says; what both say is quoted once"));
                cut.forEach(passage -> sayings.putIfAbsent(Said.in(passage), id));
                found.documents().stream()
                        .flatMap(document -> cutting.unknownPlace(document).stream())
                        .distinct()
                        .forEach(name -> progress.accept("note     " + id + ": no location of the atlas is called \""
                                + name + "\"; it is filed under what its text names, or else under Sri Lanka"));
                found.unreadable().forEach(why -> skip(id + ", " + why, skipped, progress));
            } catch (UnreadableDocumentException e) {
                skip(id + ": " + e.getMessage(), skipped, progress);
            } catch (IOException e) {
                skip(id + ": it can't be read (" + e.getClass().getSimpleName() + ")", skipped, progress);
            }
        }
        int before = keptUnder(source);
        if (passages.isEmpty()) {
            return new Ingested(source, 0, 0, before, skipped);
        }
        keep(source, origin, passages, names, embed, progress);
        return new Ingested(source, files, passages.size(), before, skipped);
    }

    private int keptUnder(String source) throws IOException {
        return sources().contains(source)
                ? PassageFile.read(folder.resolve(source + PASSAGES), atlas).size()
                : 0;
    }

    /** All that is kept of a folder changes at once, and not at all where it can't be written. */
    private void keep(
            String source,
            String origin,
            List<Passage> passages,
            Set<String> names,
            Embed embed,
            Consumer<String> progress)
            throws IOException {
        long all = passages.stream().flatMap(Piece::of).count();
        var embedded = Embedded.of(passages, vectors(), embed, atlas, done -> {
            if (done % TELL_EVERY == 0) {
                progress.accept("embedded " + done + " of " + all + " texts");
            }
        });
        Files.createDirectories(folder);
        PassageFile.write(passages, folder.resolve(source + PASSAGES + NEW));
        try (var file = Files.newOutputStream(folder.resolve(source + VECTORS + NEW))) {
            PassageVectors.of(embedded).write(file);
        }
        Files.writeString(folder.resolve(source + ORIGIN + NEW), origin);
        Files.write(folder.resolve(source + OwnNames.FILE + NEW), names);
        for (var suffix : List.of(VECTORS, PASSAGES, OwnNames.FILE, ORIGIN)) {
            Files.move(
                    folder.resolve(source + suffix + NEW),
                    folder.resolve(source + suffix),
                    StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** What is kept under other names, each with its name. */
    private Map<Said, String> sayingsBeside(String source) throws IOException {
        var sayings = new HashMap<Said, String>();
        for (var name : sources()) {
            if (!name.equals(source)) {
                PassageFile.read(folder.resolve(name + PASSAGES), atlas)
                        .forEach(passage -> sayings.putIfAbsent(Said.in(passage), name));
            }
        }
        return sayings;
    }

    /** Where all that a file says is said already; empty where some of it is new. */
    private static Optional<String> twin(List<Passage> file, Map<Said, String> sayings) {
        return file.stream().map(Said::in).allMatch(sayings::containsKey)
                ? file.stream().findFirst().map(Said::in).map(sayings::get)
                : Optional.empty();
    }

    /** What a passage says, of which place: what tells it from another, whatever their files are called. */
    private record Said(String placeId, String text) {

        static Said in(Passage passage) {
            return new Said(passage.place().id(), passage.text().strip().replaceAll("\\s+", " "));
        }
    }

    private static void skip(String what, List<String> skipped, Consumer<String> progress) {
        skipped.add(what);
        progress.accept("skipped  " + what);
    }

    private static Read read(Path file, String id) throws IOException, UnreadableDocumentException {
        var reader = READERS.get(extension(id));
        if (reader == null) {
            throw new UnreadableDocumentException("it is neither Markdown, HTML nor JSON");
        }
        var content = Decoding.text(Folder.bytes(file, MOST_BYTES));
        if (content.isBlank()) {
            throw new UnreadableDocumentException("it holds no text");
        }
        return reader.in(id, content);
    }

    private static String extension(String id) {
        return id.substring(id.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /** The folder's own name where no other folder that still exists is kept under it. */
    private String sourceName(Path from, String origin) throws IOException {
        var plain = plainName(from);
        var name = plain;
        for (int number = 2; isOfAnother(name, origin); number++) {
            name = plain + "-" + number;
        }
        return name;
    }

    /** What was kept before origins were written down is of whoever has its name. */
    private boolean isOfAnother(String name, String origin) throws IOException {
        var file = folder.resolve(name + ORIGIN);
        if (!Files.exists(file)) {
            return false;
        }
        var other = Files.readString(file);
        return !other.equals(origin) && Files.exists(Path.of(other));
    }

    private static String plainName(Path from) {
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
     * @param files that held at least one document
     * @param before passages that were kept of it before; where there are none now, they are kept on
     * @param skipped a line for each file, or entry of one, that could not be read, with why
     */
    public record Ingested(String source, int files, int passages, int before, List<String> skipped) {

        public Ingested {
            skipped = List.copyOf(skipped);
        }
    }
}
