package ai.travion.retrieval.recommend;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.search.Topic;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How much a place has of what a traveller names: by its own name, its kind, its tags, and what its texts tell. Thread-safe. */
final class Liking {

    static final double KNOWN_FOR = 1;

    /** The kind or the tag is there, and what more was wished is told nowhere. */
    private static final double ONLY_OF_THE_KIND = 0.5;

    private static final double MOST_BY_TEXT = 0.75;
    private static final double A_SENTENCE = 0.25;
    /** A single word stands in many a sentence by the way; two that stand together are meant. */
    private static final int MEANT = 2;
    /** The name is most of what was said: "Mount Lavinia Beach", and not "leopards of Yala". */
    private static final double MOSTLY = 0.5;

    private static final Pattern SENTENCE = Pattern.compile("(?<=[.;:!?])\\s+");
    /** "Bird watching" is no whale watching. */
    private static final Set<String> WATCHING = Set.copyOf(EnglishTerms.of("watching"));

    private final KnowledgeBase base;
    private final Places atlas;
    private final Related related = new Related();
    private final Map<Place, List<Passage>> passages;
    /** Analysed when a place is first asked for. */
    private final Map<Place, List<Set<String>>> told = new ConcurrentHashMap<>();

    Liking(KnowledgeBase base, Places atlas) {
        this.base = base;
        this.atlas = atlas;
        this.passages = base.passages().stream().collect(Collectors.groupingBy(Passage::place));
    }

    /** 0 to 1; 1 where the place is known for it. */
    double of(Place place, String value) {
        var named = named(value);
        if (!named.isEmpty()) {
            return isOneOf(named, place) ? KNOWN_FOR : 0;
        }
        var ofItsKind = ofItsKind(place, value);
        if (!ofItsKind.isEmpty()) {
            var more = new HashSet<>(Related.telling(value));
            more.removeAll(ofItsKind);
            var everything = told(place).stream().flatMap(Set::stream).collect(Collectors.toSet());
            return everything.containsAll(more) ? KNOWN_FOR : ONLY_OF_THE_KIND;
        }
        return Math.min(MOST_BY_TEXT, sentencesOn(place, value) * A_SENTENCE);
    }

    /** Whether who wants to avoid it should not be sent to a place. */
    boolean isToBeAvoided(Place place, String value) {
        return of(place, value) >= KNOWN_FOR
                || (named(value).isEmpty()
                        && !isOfTheCatalogue(value)
                        && sentencesOn(place, value) >= (Related.telling(value).size() > 1 ? 1 : MEANT));
    }

    /** Whether kinds and tags tell who has it: a town with a temple or two is no temple. */
    private boolean isOfTheCatalogue(String value) {
        return Kind.ALL.stream().anyMatch(kind -> kind.words().matcher(value).find())
                || Stream.of(Tag.values()).anyMatch(tag -> means(value, tag));
    }

    private Set<Place> named(String value) {
        return atlas.mentionedIn(value).stream()
                .filter(mention -> mention.text().length() >= value.strip().length() * MOSTLY)
                .map(mention -> mention.place())
                .collect(Collectors.toSet());
    }

    private boolean isOneOf(Set<Place> named, Place place) {
        return named.contains(place)
                || atlas.parentOf(place).filter(named::contains).isPresent();
    }

    /** The stems by which a place is of the kind, or has the tag, that a wish names; empty where it has neither. */
    private Set<String> ofItsKind(Place place, String value) {
        var tags = base.tags(place);
        var kinds = Kind.ALL.stream()
                .filter(kind -> kind.words().matcher(value).find() && kind.fits(place, tags))
                .flatMap(kind -> kind.words().matcher(value).results())
                .flatMap(words -> EnglishTerms.of(words.group()).stream());
        var labels = tags.stream()
                .filter(tag -> means(value, tag))
                .flatMap(tag -> Stream.concat(EnglishTerms.of(tag.label()).stream(), meantBy(value, tag)));
        return Stream.concat(kinds, labels).collect(Collectors.toSet());
    }

    private boolean means(String value, Tag tag) {
        var meant = related.to(value);
        return EnglishTerms.of(tag.label()).stream()
                .filter(stem -> !WATCHING.contains(stem))
                .allMatch(meant::contains);
    }

    /** "Trekking" for hiking. */
    private Stream<String> meantBy(String value, Tag tag) {
        var meant = related.to(tag.label());
        return EnglishTerms.of(value).stream().filter(meant::contains);
    }

    private long sentencesOn(Place place, String value) {
        var stems = Related.telling(value);
        return stems.isEmpty()
                ? 0
                : told(place).stream()
                        .filter(sentence -> sentence.containsAll(stems))
                        .count();
    }

    /** The stems of each sentence that does not say what is not there. */
    private List<Set<String>> told(Place place) {
        return told.computeIfAbsent(
                place,
                any -> passages.getOrDefault(any, List.of()).stream()
                        .flatMap(passage -> SENTENCE.splitAsStream(passage.text()))
                        .filter(sentence -> !Topic.denies(sentence))
                        .map(sentence -> Set.copyOf(new HashSet<>(EnglishTerms.of(sentence))))
                        .toList());
    }
}
