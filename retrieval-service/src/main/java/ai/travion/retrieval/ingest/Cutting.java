package ai.travion.retrieval.ingest;

import ai.travion.atlas.OwnNames;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.question.Sentences;
import dev.langchain4j.data.document.Document;
import dev.langchain4j.data.document.DocumentSplitter;
import dev.langchain4j.data.document.splitter.DocumentSplitters;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Cuts documents into passages: along paragraphs where it can, along sentences where it must, each beginning with the end of the
 * one before, so that no thought is lost between two. A passage is of the place that its document names, or else its text; what names none is of the country.
 *
 * <p>Where it cuts hangs on the paragraphs that stand there and not on how many stand before them, and a passage is called by what it says:
 * who adds a paragraph at the top of a document changes the passages near by, and the others keep their ids.
 */
final class Cutting {

    private static final int CHARACTERS = 900;

    /** Without the end of the one before. */
    private static final int STRETCH = 640;

    /** A sentence of the usual length; only whole ones are said twice. */
    private static final int OVERLAP = 250;

    private static final int SHORT = 300;
    private static final int ID_CHARACTERS = 10;
    private static final List<String> PLACE_KEYS = List.of("location", "place", "destination", "location_id");

    private final Places atlas;
    private final DocumentSplitter splitter = DocumentSplitters.recursive(CHARACTERS, OVERLAP);

    Cutting(Places atlas) {
        this.atlas = atlas;
    }

    /**
     * The passages of the documents of a file. Two that say the same are told apart by a number.
     *
     * @param source names what was ingested
     */
    List<Passage> of(List<SourceDocument> documents, String source) {
        var times = new HashMap<String, Integer>();
        return documents.stream()
                .flatMap(document -> of(document, source, times).stream())
                .toList();
    }

    private List<Passage> of(SourceDocument document, String source, Map<String, Integer> times) {
        var place = place(document);
        var besides = document.saysBesides(read(document));
        return texts(document.text()).stream()
                .map(text -> {
                    var id = source + "/" + document.id() + "#" + idOf(text);
                    int time = times.merge(id, 1, Integer::sum);
                    return new Passage(
                                    time == 1 ? id : id + "-" + time,
                                    place.or(() -> firstNamed(text)).orElse(Country.PLACE),
                                    aspect(document),
                                    text,
                                    tags(document),
                                    source,
                                    document.title())
                            .saying(besides);
                })
                .toList();
    }

    private List<String> texts(String text) {
        var texts = new ArrayList<String>();
        var before = "";
        for (var stretch : stretches(text)) {
            var led = before.isEmpty() ? stretch : before + "\n\n" + stretch;
            splitter.split(Document.from(led)).stream()
                    .map(segment -> segment.text().strip())
                    .filter(words -> !words.isEmpty())
                    .forEach(texts::add);
            before = endOf(stretch);
        }
        return texts;
    }

    /** Whole paragraphs, parted where one begins that is made for it, and in any case where they grow too long. */
    private static List<String> stretches(String text) {
        var stretches = new ArrayList<String>();
        var open = new StringBuilder();
        for (var paragraph : text.split("\\n{2,}", -1)) {
            boolean isFull = open.length() + paragraph.length() > STRETCH;
            boolean isParted = open.length() >= SHORT && paragraph.hashCode() % 2 == 0;
            if (!open.isEmpty() && (isFull || isParted)) {
                stretches.add(open.toString());
                open.setLength(0);
            }
            open.append(open.isEmpty() ? "" : "\n\n").append(paragraph);
        }
        stretches.add(open.toString());
        return stretches;
    }

    /** Its last whole sentences. */
    private static String endOf(String stretch) {
        var end = "";
        for (var sentence : Sentences.of(stretch).reversed()) {
            var longer = end.isEmpty() ? sentence.strip() : sentence.strip() + " " + end;
            if (longer.length() > OVERLAP) {
                break;
            }
            end = longer;
        }
        return end.equals(stretch.strip()) ? "" : end;
    }

    private static String idOf(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, ID_CHARACTERS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }

    /** The place that a document says it is of, where the atlas has none of that name: its passages are filed elsewhere. */
    Optional<String> unknownPlace(SourceDocument document) {
        return said(document)
                .findFirst()
                .filter(any -> said(document).allMatch(name -> known(name).isEmpty()));
    }

    /** What a document is about, as its title has it; of one word that is a name only if it is said to be a place. */
    List<String> names(SourceDocument document) {
        return Stream.concat(
                        OwnNames.inTitle(document.title(), atlas).stream(),
                        said(document)
                                .filter(name -> known(name).isEmpty() && OwnNames.isIn(document.title(), name))
                                .flatMap(name -> OwnNames.ofPlace(name, atlas).stream()))
                .toList();
    }

    /** Names of what is read into passages, and into nothing less: a place that the atlas does not have is kept as it is said, and so are tags of one's own. */
    private Set<String> read(SourceDocument document) {
        var places = PLACE_KEYS.stream()
                .filter(key -> document.metadata(key).flatMap(this::known).isPresent());
        var aspect = Stream.of("aspect")
                .filter(key -> document.metadata(key).flatMap(Aspect::labelled).isPresent());
        var tags = Stream.of("tags")
                .filter(key ->
                        labels(document).allMatch(label -> Tag.labelled(label).isPresent()));
        return Stream.of(places, aspect, tags).flatMap(keys -> keys).collect(Collectors.toUnmodifiableSet());
    }

    private static Stream<String> said(SourceDocument document) {
        return PLACE_KEYS.stream()
                .flatMap(key -> document.metadata(key).stream())
                .filter(name -> !name.isBlank());
    }

    private Optional<Place> known(String name) {
        return atlas.named(name).or(() -> atlas.withId(name));
    }

    private Optional<Place> place(SourceDocument document) {
        return said(document).flatMap(name -> known(name).stream()).findFirst().or(() -> firstNamed(document.title()));
    }

    private Optional<Place> firstNamed(String text) {
        var mentions = atlas.mentionedIn(text);
        var count = mentions.stream().collect(Collectors.groupingBy(mention -> mention.place(), Collectors.counting()));
        long most = count.values().stream().max(Long::compare).orElse(0L);
        return mentions.stream()
                .map(mention -> mention.place())
                .filter(place -> count.getOrDefault(place, 0L) == most)
                .findFirst();
    }

    private static Aspect aspect(SourceDocument document) {
        return document.metadata("aspect").flatMap(Aspect::labelled).orElse(Aspect.CULTURE);
    }

    private static Set<Tag> tags(SourceDocument document) {
        return labels(document).flatMap(label -> Tag.labelled(label).stream()).collect(Collectors.toUnmodifiableSet());
    }

    private static Stream<String> labels(SourceDocument document) {
        return document.metadata("tags").stream().flatMap(list -> Arrays.stream(list.split("[,;]", -1)));
    }

    /** A place by the id that a passage was stored with. */
    static Place placeWithId(String id, Places atlas) {
        return atlas.withId(id).orElse(Country.PLACE);
    }
}
