package ai.travion.retrieval.catalogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Sentences;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds what the texts of a place tell of something that is sought near it. Thread-safe. */
final class Telling {

    private static final Pattern NAME = Pattern.compile("\\p{Lu}[\\p{L}'’]+\\s+(?<kind>\\p{Lu}\\p{L}+)");
    private static final Pattern CALLED = Pattern.compile("(?<kind>\\p{L}+) (?:called|named|of) \\p{Lu}[\\p{L}'’]+");
    private static final Pattern LEANS_BACK = Pattern.compile(
            "^(?:It|Its|They|Their|This|These|That|Those|He|She|His|Her|Here|There|Both|Another|Others|Then|But|And|Some)\\b");

    /** "A few kilometres from it" denies nothing. */
    private static final Pattern DENIED = Pattern.compile(
            "\\b(?:no|not|never|without|neither|nor|nothing|hardly|(?:has|have|is|are) (?:little|few))\\b",
            Pattern.CASE_INSENSITIVE);

    private static final int LONG = 240;

    private final Places atlas;
    private final KnowledgeBase base;
    private final Related related = new Related();
    private final Map<Place, List<Passage>> passages;
    /** Analysed when a place is first asked for. */
    private final Map<Place, List<Line>> lines = new ConcurrentHashMap<>();

    Telling(Places atlas, KnowledgeBase base) {
        this.atlas = atlas;
        this.base = base;
        this.passages = base.passages().stream().collect(Collectors.groupingBy(Passage::place));
    }

    /**
     * Why a place is what is sought.
     *
     * @param itself whether it is the place around which one looks: then its own kind is no find, only what its texts name
     */
    Optional<Told> of(Sought sought, Place place, boolean itself) {
        var tags = base.tags(place);
        var unfit = sought.kinds().stream()
                .filter(kind -> itself || !kind.fits(place, tags))
                .toList();
        boolean fits = unfit.isEmpty() && !itself;
        return lines(place).stream()
                .filter(line -> sought.isAnything() || !line.denied())
                .filter(line -> tells(line, sought, unfit, place))
                .max(Comparator.comparingDouble(line -> worth(line, sought, place)))
                .map(line -> new Told(
                        line.passage(), line.text(), fits && !sought.kinds().isEmpty()))
                .or(() -> isOfTheKindAlone(sought, place, itself)
                        ? introduction(place).map(line -> new Told(line.passage(), line.text(), true))
                        : Optional.empty());
    }

    private static boolean isOfTheKindAlone(Sought sought, Place place, boolean itself) {
        return !itself
                && sought.conditions().isEmpty()
                && !sought.kinds().isEmpty()
                && sought.kinds().stream().allMatch(kind -> kind.is().test(place));
    }

    private boolean tells(Line line, Sought sought, List<Kind> unfit, Place place) {
        if (sought.isAnything()) {
            return true;
        }
        boolean conditions =
                sought.conditions().stream().allMatch(any -> any.stream().anyMatch(line.stems()::contains));
        if (!conditions) {
            return false;
        }
        if (sought.conditions().isEmpty()) {
            return unfit.isEmpty()
                    ? sought.kinds().stream().anyMatch(kind -> mentions(line, kind))
                    : unfit.stream().allMatch(kind -> namesOne(line, kind, place));
        }
        return unfit.stream().allMatch(kind -> mentions(line, kind));
    }

    private boolean mentions(Line line, Kind kind) {
        return kind.words().matcher(line.text()).find()
                || EnglishTerms.of(kind.name()).stream()
                        .allMatch(stem -> related.toStem(stem).stream().anyMatch(line.stems()::contains));
    }

    /** "Kandy Lake", "Kala Wewa", "the waterfall called Lover's Leap", and none that is a place of its own: that is found by its own name. */
    private boolean namesOne(Line line, Kind kind, Place place) {
        return namesIn(line, kind)
                .anyMatch(name -> atlas.mentionedIn(line.text()).stream()
                        .filter(mention -> mention.end() > name.start() && mention.start() < name.end())
                        .allMatch(mention -> mention.place().equals(place)));
    }

    private Stream<MatchResult> namesIn(Line line, Kind kind) {
        // Of "national park" the last word alone names town parks and gardens.
        boolean ofSeveralWords = kind.name().indexOf(' ') >= 0;
        var words = ofSeveralWords ? Set.<String>of() : related.toStem(EnglishTerms.stemOf(kind.name()));
        return Stream.of(NAME, CALLED)
                .flatMap(pattern -> pattern.matcher(line.text()).results())
                .filter(name -> kind.words().matcher(name.group("kind")).matches()
                        || (ofSeveralWords && kind.words().matcher(name.group()).find())
                        || EnglishTerms.of(name.group("kind")).stream().anyMatch(words::contains));
    }

    private static double worth(Line line, Sought sought, Place place) {
        long said = sought.stems().stream().filter(line.stems()::contains).count();
        return said
                + (line.text().contains(place.name()) ? 1 : 0)
                - (LEANS_BACK.matcher(line.text()).find() ? 1.5 : 0)
                - (line.text().length() > LONG ? 0.5 : 0)
                - line.number() * 0.05
                + (line.passage().aspect() == introducing(place) ? 0.4 : 0)
                - (line.passage().aspect() == Aspect.LOGISTICS ? 0.8 : 0);
    }

    /** The sentence with which an aspect of a place begins. */
    Optional<Told> firstOf(Aspect aspect, Place place) {
        return first(aspect, place).map(line -> new Told(line.passage(), line.text(), false));
    }

    private Optional<Line> introduction(Place place) {
        return first(introducing(place), place);
    }

    private Optional<Line> first(Aspect aspect, Place place) {
        return lines(place).stream()
                .filter(line -> line.number() == 0 && line.passage().aspect() == aspect)
                .findFirst();
    }

    private static Aspect introducing(Place place) {
        return switch (place.type()) {
            case HERITAGE, TEMPLE, CITY -> Aspect.HISTORY;
            case BEACH, ADVENTURE -> Aspect.ADVENTURE;
            case WILDLIFE, NATURE, TEA_COUNTRY -> Aspect.NATURE;
        };
    }

    private List<Line> lines(Place place) {
        return lines.computeIfAbsent(
                place,
                any -> passages.getOrDefault(any, List.of()).stream()
                        .flatMap(Line::of)
                        .toList());
    }

    /** A sentence, analysed. */
    private record Line(Passage passage, int number, String text, Set<String> stems, boolean denied) {

        static Stream<Line> of(Passage passage) {
            var sentences = Sentences.of(passage.text());
            return IntStream.range(0, sentences.size())
                    .mapToObj(number -> new Line(
                            passage,
                            number,
                            sentences.get(number),
                            Set.copyOf(new HashSet<>(EnglishTerms.of(sentences.get(number)))),
                            DENIED.matcher(sentences.get(number)).find()));
        }
    }
}
