package ai.travion.retrieval.recommend;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.search.Topic;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How much of a thing that is neither kind nor tag the texts of a place tell of that very place: what they say of a neighbour, of what is
 * not there or hardly ever seen, or of a thing that only bears the name, counts for nothing. Thread-safe.
 */
final class InTheTexts {

    /** From here on a place is known for it. */
    static final double CLAIMED = 0.75;

    private static final double MOST_WITHOUT_CLAIM = 0.7;
    private static final double A_CLAIM = 2;
    private static final double HARDLY_EVER = 0.3;
    private static final double IN_ITS_NAME = 4;
    /** Said so often it is half of what can be said. */
    private static final double HALF = 3;
    /** Elephants in the scrub behind a beach are not what one goes to a beach for. */
    private static final double OF_ANOTHER_SORT = 0.6;

    /** A temple known for its procession is not known for the elephants in it. */
    private static final double OF_ITS_SORT = 0.75;

    private static final int MOST_REMEMBERED = 200;

    private static final Pattern SENTENCE = Pattern.compile("(?<=[.;:!?])\\s+");
    private static final Pattern CLAIM = Pattern.compile(
            "\\b(?:famous|the fame of|best[- ]known|known for|most reliable|one of the (?:most|best|finest|largest|greatest)|densest|most often|home of|the place for)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern RARE = Pattern.compile(
            "\\b(?:seldom|rarely|rare|hardly|hides?|thought to|disappoint\\w*|instead of|talk about)\\b",
            Pattern.CASE_INSENSITIVE);
    /** A crowd at an hour or a time of the year that one may avoid makes no place crowded. */
    private static final Pattern CROWDED = Pattern.compile(
            "\\b(?:(?:is|into) the (?:busiest|most (?:crowded|visited))|too (?:busy|crowded);|overcrowded|touristy|"
                    + "(?:hates?|dislikes?(?: of)?|tires? of|impatient with|avoids?) (?:[\\w,]+ ){0,3}?(?:crowds?|queues?|noise)\\b.*"
                    + "\\b(?:think twice|prefers?|vexed|may feel|too busy|elsewhere))",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern FIRST_WORD = Pattern.compile(" ");
    /** "Elephant Rock" is a rock. */
    private static final Pattern NAME = Pattern.compile("(?<=[\\p{Ll},;] )\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)+");

    private final Places atlas;
    private final Map<Place, List<Passage>> passages;
    /** Analysed when a place is first asked for. */
    private final Map<Place, List<Line>> lines = new ConcurrentHashMap<>();

    /** To find the names in every sentence takes long: only those that are asked for are read. */
    private final Map<String, Boolean> own = new ConcurrentHashMap<>();

    private final Map<Set<String>, Map<PlaceType, Double>> sorts = new ConcurrentHashMap<>();

    InTheTexts(KnowledgeBase base, Places atlas) {
        this.atlas = atlas;
        this.passages = base.passages().stream().collect(Collectors.groupingBy(Passage::place));
    }

    /** 0 to 1; from {@link #CLAIMED} where its texts say that it is known for it. */
    double share(Place place, Set<String> stems) {
        double said = weight(place, stems);
        if (said < 1) {
            return 0;
        }
        double sort = ofTheSort(place.type(), stems);
        double share = said / (said + HALF) * sort;
        boolean claimed = isInTheName(place, stems)
                || (sort >= OF_ITS_SORT
                        && about(place, stems).stream().anyMatch(line -> line.claims() && !line.rare()));
        return claimed ? CLAIMED + (1 - CLAIMED) * share : MOST_WITHOUT_CLAIM * share;
    }

    /** In how many sentences a place's texts speak of it. */
    long sentences(Place place, Set<String> stems) {
        return stems.isEmpty() ? 0 : about(place, stems).size();
    }

    /** In how many sentences a place's texts speak of it in such words. */
    long sentences(Place place, Predicate<String> spokenOf) {
        return lines(place).stream()
                .filter(line -> spokenOf.test(line.text()) && isOfItsOwn(line.text(), place))
                .count();
    }

    /** Whether a sentence of any place has all of some parts, each in one word for it. */
    boolean tellOf(List<Set<String>> parts) {
        return !parts.isEmpty()
                && passages.keySet().stream()
                        .flatMap(place -> lines(place).stream())
                        .anyMatch(line ->
                                parts.stream().allMatch(part -> part.stream().anyMatch(line.stems()::contains)));
    }

    /** Whether its texts call it crowded, above others or more than some can bear. */
    boolean isCrowded(Place place) {
        return passages.getOrDefault(place, List.of()).stream()
                .flatMap(passage -> SENTENCE.splitAsStream(passage.text()))
                .filter(sentence -> CROWDED.matcher(sentence).find())
                .anyMatch(sentence -> isOfItsOwn(sentence, place));
    }

    /** Every stem of a place's texts. */
    Set<String> everything(Place place) {
        return lines(place).stream().flatMap(line -> line.stems().stream()).collect(Collectors.toSet());
    }

    private double weight(Place place, Set<String> stems) {
        return about(place, stems).stream().mapToDouble(Line::weight).sum()
                + (isInTheName(place, stems) ? IN_ITS_NAME : 0);
    }

    private static boolean isInTheName(Place place, Set<String> stems) {
        return !stems.isEmpty() && EnglishTerms.of(place.name()).containsAll(stems);
    }

    private List<Line> about(Place place, Set<String> stems) {
        return stems.isEmpty()
                ? List.of()
                : lines(place).stream()
                        .filter(line -> line.stems().containsAll(stems) && isOfItsOwn(line.text(), place))
                        .toList();
    }

    /** Of the places of the type that tells most of it 1, of the others less. */
    private double ofTheSort(PlaceType type, Set<String> stems) {
        if (sorts.size() > MOST_REMEMBERED) {
            sorts.clear();
        }
        var sort = sorts.computeIfAbsent(stems, this::sort);
        double most = sort.values().stream().mapToDouble(mean -> mean).max().orElse(0);
        return most == 0 ? 1 : OF_ANOTHER_SORT + (1 - OF_ANOTHER_SORT) * sort.getOrDefault(type, 0.0) / most;
    }

    private Map<PlaceType, Double> sort(Set<String> stems) {
        return passages.keySet().stream()
                .collect(Collectors.groupingBy(
                        Place::type,
                        Collectors.averagingDouble(place -> about(place, stems).size())));
    }

    private List<Line> lines(Place place) {
        return lines.computeIfAbsent(
                place,
                any -> passages.getOrDefault(any, List.of()).stream()
                        .flatMap(passage -> SENTENCE.splitAsStream(passage.text()))
                        .filter(sentence -> !Topic.denies(sentence))
                        .map(sentence -> Line.of(sentence, place))
                        .toList());
    }

    private boolean isOfItsOwn(String sentence, Place place) {
        return own.computeIfAbsent(place.id() + ' ' + sentence, any -> speaksOf(sentence, place));
    }

    private boolean speaksOf(String sentence, Place place) {
        var named =
                atlas.mentionedIn(sentence).stream().map(Places.Mention::place).collect(Collectors.toSet());
        return named.isEmpty()
                || named.contains(place)
                || named.stream()
                        .anyMatch(other ->
                                atlas.parentOf(other).filter(place::equals).isPresent());
    }

    /** A sentence, analysed. */
    private record Line(String text, Set<String> stems, boolean claims, boolean rare) {

        static Line of(String sentence, Place place) {
            return new Line(
                    sentence,
                    Set.copyOf(
                            new HashSet<>(EnglishTerms.of(NAME.matcher(sentence).replaceAll(" ")))),
                    // "Lahugala, known for elephants" is no claim of Arugam Bay's.
                    CLAIM.matcher(sentence).find()
                            && sentence.contains(FIRST_WORD.split(place.name(), 2)[0]),
                    RARE.matcher(sentence).find());
        }

        double weight() {
            return rare ? HARDLY_EVER : claims ? A_CLAIM : 1;
        }
    }
}
