package ai.travion.retrieval.catalogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
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
                    + "(?:how long|how (?:do|can|should|to|could|would)|trains?|bus(?:es)?|tuk[- ]?tuk|taxi|car|driv(?:e|ing)|travel\\w*|journey|way|route|transfer|going|get(?:ting)?)\\b.*\\b(?:from|between|to))\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern NEARER = Pattern.compile(
            "\\b(?:nearer|closer|closest|nearest|further|farther|farthest|furthest)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern MEASURED_TO =
            Pattern.compile("\\b(?:to|from)\\s+(?:the\\s+)?$", Pattern.CASE_INSENSITIVE);

    private static final Pattern COMES_FROM = Pattern.compile("\\bfrom\\s+(?:the\\s+)?$", Pattern.CASE_INSENSITIVE);

    private final Places atlas;

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
        return Optional.of(new Distance(origin, target, origin.at().kilometresTo(target.at())));
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
                        .map(place -> new Distance(from, place, from.at().kilometresTo(place.at())))
                        .sorted(Comparator.comparingDouble(Distance::kilometres))
                        .toList())
                .orElse(List.of());
    }

    /**
     * How far two places are apart.
     *
     * @param kilometres in a straight line
     */
    public record Distance(Place from, Place to, double kilometres) {

        /** "Ella is about 64 km from Kandy in a straight line; the way by road is longer." */
        public String inWords() {
            return to.name() + " is " + Kilometres.inWords(kilometres) + " from " + from.name()
                    + " in a straight line; the way by road is longer.";
        }
    }
}
