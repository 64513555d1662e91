package ai.travion.retrieval.catalogue;

import ai.travion.atlas.HowFar;
import ai.travion.atlas.MainRoads;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Railways;
import ai.travion.atlas.Walking;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Answers "how far is it from one place to the other" from coordinates. */
public final class Distances {

    private static final Pattern ASKS = Pattern.compile(
            "\\b(?:how far|distance|how many (?:km|kilomet(?:er|re)s|miles)|far from|"
                    + "(?:how long|how many hours|how much time|want to go|how (?:do|can|should|to|could|would)|trains?|bus(?:es)?|tuk[- ]?tuk|taxi|car|driv(?:e|ing)|travel\\w*|journey|way|route|transfer|going|get(?:ting)?)\\b.*\\b(?:from|between|to))\\b",
            Pattern.CASE_INSENSITIVE);

    /** Of the way itself, whatever is asked besides. */
    private static final Pattern OF_THE_WAY = Pattern.compile(
            "\\b(?:how|distance|far)\\b|\\bwhich (?:one|way|route|road|is)\\b|\\bwhat(?:'s| is) the (?:\\w+ )?(?:way|route|road)\\b(?! number)",
            Pattern.CASE_INSENSITIVE);

    /** The seat, the number, the hour and what stands on the way are none of it: "charging points for a car between Colombo and Jaffna". */
    private static final Pattern OF_ANOTHER_THING = Pattern.compile(
            "\\b(?:when|where|who|whose|why|which|what|wat|flights?)\\b|\\bfor (?:an?|my|our) (?:\\w+ )?(?:car|bus|taxi|tuk[- ]?tuk|train)\\b",
            Pattern.CASE_INSENSITIVE);

    /** A road tells nothing of it; whoever has come by a flight may still ask of the road. */
    private static final Pattern NOT_BY_ROAD = Pattern.compile(
            "\\b(?:is|does|do|by|takes?) (?:(?:the|an?) )?(?:boat|ferry|flight)\\b", Pattern.CASE_INSENSITIVE);

    /** What one may take along, how much of it, and how long one waits before, whatever way it is. */
    private static final Pattern BESIDE_THE_WAY = Pattern.compile(
            "\\bhow (?:much|many) (?:kilos?|kilograms?|kg|luggage|baggage|bags|suitcases)\\b|\\bhow (?:long|soon|many (?:hours|days)) (?:after|before)\\b|"
                    + "\\b(?:can|may|could) (?:i|we|one|you) (?:bring|take|carry|transport) (?:my|our|an?|the) (?:[\\w'’-]+ ){0,2}"
                    + "(?:(?:surf ?)?boards?|bikes?|bicycles?|dogs?|cats?|pets?|luggage|suitcases?|bags?|prams?|wheelchairs?|scooters?|motorbikes?)\\b|"
                    + "\\bswim\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ON_FOOT =
            Pattern.compile("\\b(?:foot|walk(?:ing|ed|ers?)?|hik(?:e|ing)|pilgrimage)\\b", Pattern.CASE_INSENSITIVE);

    /** Whoever walks farther does not walk along the road that a car takes. */
    private static final double A_DAYS_WALK_KM = 25;

    /** "Kandy to Jaffna how?", "Jaffna from Kandy by bus, how many hours?" */
    private static final Pattern JOINING =
            Pattern.compile("\\s*(?:to|until|till|from|->|→|–|-)\\s*(?:the\\s+)?", Pattern.CASE_INSENSITIVE);

    private static final String CAPITAL = "colombo";

    private static final Pattern NEARER = Pattern.compile(
            "\\b(?:nearer|closer|closest|nearest|further|farther|farthest|furthest)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern MEASURED_TO =
            Pattern.compile("\\b(?:to|from)\\s+(?:the\\s+)?$", Pattern.CASE_INSENSITIVE);

    private static final Pattern COMES_FROM = Pattern.compile("\\bfrom\\s+(?:the\\s+)?$", Pattern.CASE_INSENSITIVE);

    private final Places atlas;
    private final MainRoads roads = MainRoads.load();
    private final Railways railways;

    public Distances(Places atlas) {
        this.atlas = atlas;
        this.railways = Railways.load(atlas);
    }

    /** Whether a question asks for a way between places. */
    public static boolean areAskedIn(String question) {
        return ASKS.matcher(question).find() || Walking.askedIn(question).isPresent();
    }

    /** The distance that a question asks for between the two places that it names, between one and the place of the turn, or from Colombo. */
    public Optional<Distance> askedIn(String question, List<Place> ofTheTurn) {
        var mentions = atlas.mentionedIn(question);
        if (isOfAnotherThing(question)) {
            return Optional.empty();
        }
        if (!areAskedIn(question) && !joinsTwo(mentions, question)) {
            return HowFar.isAskedOfOneEnd(question, atlas) ? fromTheCapital(ofTheTurn) : Optional.empty();
        }
        var places = new LinkedHashSet<Place>();
        Stream.concat(mentions.stream().map(Places.Mention::place), ofTheTurn.stream())
                .forEach(places::add);
        if (places.size() != 2) {
            return HowFar.isAskedOfOneEnd(question, atlas) ? fromTheCapital(ofTheTurn) : Optional.empty();
        }
        var origin = mentions.stream()
                .filter(mention -> COMES_FROM
                        .matcher(question.substring(0, mention.start()))
                        .find())
                .map(Places.Mention::place)
                .findFirst()
                .orElse(places.getFirst());
        var target = places.stream()
                .filter(place -> !place.equals(origin))
                .findFirst()
                .orElseThrow();
        return Optional.of(between(origin, target))
                .filter(way -> way.kilometres() <= A_DAYS_WALK_KM
                        || !ON_FOOT.matcher(question).find());
    }

    private static boolean isOfAnotherThing(String question) {
        return NOT_BY_ROAD.matcher(question).find()
                || BESIDE_THE_WAY.matcher(question).find()
                || (OF_ANOTHER_THING.matcher(question).find()
                        && !OF_THE_WAY.matcher(question).find());
    }

    private static boolean joinsTwo(List<Places.Mention> mentions, String question) {
        return mentions.size() == 2
                && JOINING.matcher(question.substring(
                                mentions.getFirst().end(), mentions.getLast().start()))
                        .matches();
    }

    private Optional<Distance> fromTheCapital(List<Place> ofTheTurn) {
        return ofTheTurn.size() == 1
                ? atlas.withId(CAPITAL)
                        .filter(capital -> !ofTheTurn.contains(capital))
                        .map(capital -> between(capital, ofTheTurn.getFirst()))
                : Optional.empty();
    }

    /** The distances by which a question compares places: "which is nearer to Colombo, Negombo or Bentota". */
    public List<Distance> comparedIn(String question) {
        var mentions = atlas.mentionedIn(question);
        if (!NEARER.matcher(question).find() || mentions.size() < 3) {
            return List.of();
        }
        return mentions.stream()
                .filter(mention -> MEASURED_TO
                        .matcher(question.substring(0, mention.start()))
                        .find())
                .map(Places.Mention::place)
                .findFirst()
                .map(from -> mentions.stream()
                        .map(Places.Mention::place)
                        .filter(place -> !place.equals(from))
                        .distinct()
                        .map(place -> between(from, place))
                        .sorted(Comparator.comparingDouble(Distance::kilometres))
                        .toList())
                .orElse(List.of());
    }

    Distance between(Place from, Place to) {
        return new Distance(
                from,
                to,
                from.at().kilometresTo(to.at()),
                roads.between(from, to),
                railways.between(from, to),
                Stream.of(from, to).filter(end -> !railways.serve(end)).toList());
    }
}
