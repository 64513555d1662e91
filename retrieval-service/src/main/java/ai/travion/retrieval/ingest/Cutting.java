package ai.travion.retrieval.ingest;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.knowledge.Tag;
import dev.langchain4j.data.document.Document;
import dev.langchain4j.data.document.DocumentSplitter;
import dev.langchain4j.data.document.splitter.DocumentSplitters;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Cuts documents into passages: along paragraphs where it can, along sentences where it must, each beginning with the end of the
 * one before, so that no thought is lost between two. A passage is of the place that its document names, or else its text; what names none is of the country.
 */
final class Cutting {

    private static final int CHARACTERS = 900;

    /** A sentence of the usual length; only whole ones are said twice. */
    private static final int OVERLAP = 250;

    private final Places atlas;
    private final DocumentSplitter splitter = DocumentSplitters.recursive(CHARACTERS, OVERLAP);

    Cutting(Places atlas) {
        this.atlas = atlas;
    }

    /**
     * The passages of a document.
     *
     * @param source names what was ingested
     */
    List<Passage> of(SourceDocument document, String source) {
        var texts = splitter.split(Document.from(document.text())).stream()
                .map(segment -> segment.text().strip())
                .filter(text -> !text.isEmpty())
                .toList();
        var place = place(document);
        return IntStream.range(0, texts.size())
                .mapToObj(number -> new Passage(
                                source + "/" + document.id() + "#" + (number + 1),
                                place.or(() -> firstNamed(texts.get(number))).orElse(Country.PLACE),
                                aspect(document),
                                texts.get(number),
                                tags(document),
                                source,
                                document.title())
                        .saying(document.saysBesides()))
                .toList();
    }

    /** The place that a document says it is of, where the atlas has none of that name: its passages are filed elsewhere. */
    Optional<String> unknownPlace(SourceDocument document) {
        return said(document)
                .findFirst()
                .filter(any -> said(document).allMatch(name -> known(name).isEmpty()));
    }

    private static Stream<String> said(SourceDocument document) {
        return Stream.of("location", "place", "destination", "location_id")
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
        return document.metadata("tags").stream()
                .flatMap(list -> Arrays.stream(list.split("[,;]", -1)))
                .flatMap(label -> Tag.labelled(label).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** A place by the id that a passage was stored with. */
    static Place placeWithId(String id, Places atlas) {
        return atlas.withId(id).orElse(Country.PLACE);
    }
}
