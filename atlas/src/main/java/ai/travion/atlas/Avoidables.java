package ai.travion.atlas;

import ai.travion.atlas.Avoidable.Kept;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVRecord;

/** The kinds of avoidable.csv: the one vocabulary of what can be avoided, for every node that keeps such a condition. */
public final class Avoidables {

    private static final Pattern BETWEEN_THINGS =
            Pattern.compile("\\s*(?:[,;/&+]|\\b(?:and|or|nor)\\b)\\s*", Pattern.CASE_INSENSITIVE);

    /** What says how much of it, or that one fears it, and not what it is. */
    private static final String AROUND =
            "(?:any(?:thing)?|all|the|an?|my|no|not|too|so|very|much|many|lots?|of|kinds?|sorts?|types?|with|for|to|at|in|on|near|that|is|are|has|have|involv\\w+|"
                    + "great|high|big|long|extreme|real|really|scary|dangerous|fear|afraid|scared|phobia|avoid(?:ing)?|go(?:ing)?|visit(?:s|ing)?|be(?:ing)?|do(?:ing)?|see(?:ing)?|hard|heavy|"
                    + "places?|spots?|things?|areas?|activit(?:y|ies)|experiences?|by|tak(?:e|ing)|us(?:e|ing)|hir(?:e|ing)|hired|rent(?:ing)?|rental|rented|own|private|attractions?|venues?|sites?|sights?|trips?|tours?|serving|serv(?:es?|ed)|sell(?:s|ing)?)";

    /** Of places: it can be left out of any visit. */
    private static final String NONE = "none";

    private static final List<Avoidable> ALL = new FactsFile("avoidable.csv").map(Avoidables::avoidable);

    /** The same with nothing else beside it, in their order. */
    private static final Map<Avoidable, Pattern> ALONE = ALL.stream()
            .collect(Collectors.toUnmodifiableMap(
                    kind -> kind,
                    kind -> Pattern.compile(
                            "(?:" + AROUND + "[ -]+)*(?:" + kind.said().pattern() + ")(?:[ -]+" + AROUND + ")*",
                            Pattern.CASE_INSENSITIVE)));

    private Avoidables() {}

    /** In the order of the file. */
    public static List<Avoidable> all() {
        return ALL;
    }

    /** @throws IllegalArgumentException if the file has no such kind */
    public static Avoidable named(String name) {
        return ALL.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("avoidable.csv has no kind \"" + name + "\"."));
    }

    /** The single things of a wish: "bars, clubs or casinos" are three. */
    public static List<String> partsOf(String wish) {
        return BETWEEN_THINGS
                .splitAsStream(wish.strip())
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /**
     * The kind that one thing is, by its name or a word for it; empty where it says more than that: "Hindu temples" are not all temples. Of
     * several the first in the file.
     */
    public static Optional<Avoidable> of(String thing) {
        var bare = thing.strip().toLowerCase(Locale.ROOT);
        return ALL.stream()
                .filter(kind -> kind.name().equals(bare))
                .findFirst()
                .or(() -> ALL.stream()
                        .filter(kind -> Objects.requireNonNull(ALONE.get(kind))
                                .matcher(bare)
                                .matches())
                        .findFirst());
    }

    /** The kinds of which the things of a wish are. */
    public static List<Avoidable> meantBy(String wish) {
        return partsOf(wish).stream()
                .flatMap(part -> of(part).stream())
                .distinct()
                .toList();
    }

    /** The way that a sentence tells of before any other: "by train, and about two hours by car". */
    public static Optional<Avoidable> firstWayIn(String sentence) {
        return ALL.stream()
                .filter(Avoidable::isAWay)
                .flatMap(way -> way.told().stream()
                        .flatMap(told -> told.matcher(sentence).results().limit(1))
                        .map(told -> Map.entry(told.start(), way)))
                .min(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue);
    }

    private static Avoidable avoidable(CSVRecord row) {
        return new Avoidable(
                row.get("name"),
                words(row.get("said")),
                optionalWords(row.get("told")),
                optionalWords(row.get("proposed")),
                Optional.of(row.get("places"))
                        .filter(places -> !places.isEmpty())
                        .map(places -> places.equals(NONE) ? Set.of() : listed(places)),
                listed(row.get("kept")).stream()
                        .map(where -> Kept.valueOf(where.toUpperCase(Locale.ROOT)))
                        .collect(Collectors.toSet()));
    }

    private static Optional<Pattern> optionalWords(String alternatives) {
        return Optional.of(alternatives).filter(some -> !some.isEmpty()).map(Avoidables::words);
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")(?![\\w_])", Pattern.CASE_INSENSITIVE);
    }

    private static Set<String> listed(String words) {
        return Arrays.stream(words.split(" ", -1))
                .filter(word -> !word.isBlank())
                .collect(Collectors.toSet());
    }
}
