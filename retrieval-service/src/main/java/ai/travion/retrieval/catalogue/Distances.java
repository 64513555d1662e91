package ai.travion.retrieval.catalogue;

import ai.travion.atlas.MainRoads;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers "how far is it from one place to the other" from coordinates. */
public final class Distances {

    private static final Pattern ASKS = Pattern.compile(
            "\\b(?:how far|distance|how many (?:km|kilomet(?:er|re)s|miles)|far from|"
                    + "(?:how long|how many hours|how much time|want to go|how (?:do|can|should|to|could|would)|trains?|bus(?:es)?|tuk[- ]?tuk|taxi|car|driv(?:e|ing)|travel\\w*|journey|way|route|transfer|going|get(?:ting)?)\\b.*\\b(?:from|between|to))\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern NEARER = Pattern.compile(
            "\\b(?:nearer|closer|closest|nearest|further|farther|farthest|furthest)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern MEASURED_TO =
            Pattern.compile("\\b(?:to|from)\\s+(?:the\\s+)?$", Pattern.CASE_INSENSITIVE);

    private static final Pattern COMES_FROM = Pattern.compile("\\bfrom\\s+(?:the\\s+)?$", Pattern.CASE_INSENSITIVE);

    private final Places atlas;
    private final MainRoads roads = MainRoads.load();

    public Distances(Places atlas) {
        this.atlas = atlas;
    }

    /** The distance that a question asks for between the two places that it names, or between one and the place of the turn. */
    public Optional<Distance> askedIn(String question, List<Place> ofTheTurn) {
        if (!ASKS.matcher(question).find()) {
            return Optional.empty();
        }
        var mentions = atlas.mentionedIn(question);
        var places = new LinkedHashSet<Place>();
        Stream.concat(mentions.stream().map(Places.Mention::place), ofTheTurn.stream())
                .forEach(places::add);
        if (places.size() != 2) {
            return Optional.empty();
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
        return Optional.of(between(origin, target));
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

    private Distance between(Place from, Place to) {
        return new Distance(from, to, from.at().kilometresTo(to.at()), roads.between(from, to));
    }

    /**
     * How far two places are apart.
     *
     * @param kilometres in a straight line
     * @param drive by road, where the main roads lead there
     */
    public record Distance(Place from, Place to, double kilometres, Optional<MainRoads.Drive> drive) {

        private static final int MINUTES = 60;
        private static final int LONG = 2 * MINUTES;
        private static final int QUARTER = 15;

        /** "Ella is about 65 km from Kandy in a straight line; by road it is about 140 km, and a car takes about 4 hours, as an estimate." */
        public String inWords() {
            return to.name() + " is " + Kilometres.inWords(kilometres) + " from " + from.name()
                    + " in a straight line; "
                    + drive.map(way -> "by road it is about " + way.kilometres() + " km, and a car takes about "
                                    + inHours(way.minutes()) + ", as an estimate.")
                            .orElse("the way by road is longer.");
        }

        /** Of a long way quarters of an hour are told. */
        private static String inHours(int exact) {
            int minutes = exact < LONG ? exact : Math.round((float) exact / QUARTER) * QUARTER;
            int hours = minutes / MINUTES;
            int rest = minutes % MINUTES;
            return Stream.of(
                            hours == 0 ? "" : hours == 1 ? "1 hour" : hours + " hours",
                            rest == 0 ? "" : rest + " minutes")
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining(" "));
        }
    }
}
