package ai.travion.retrieval.catalogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import java.util.Optional;
import java.util.regex.Pattern;

/** Questions after where a place lies, which the coordinates answer whatever its pages tell. Immutable and thread-safe. */
public final class Situations {

    private static final Pattern ASKS = Pattern.compile(
            "\\W*(?:(?:hi|hello|hey|so|and|ok|okay|please|sorry|tell me|do you know|(?:can|could) you tell me)\\W+)*"
                    + "(?:where(?:(?: exactly| in sri lanka| on the map)?(?: is| are| does| do|['’]?s))?(?: exactly)?"
                    + "|(?:in )?(?:what|which) (?:province|district|region|part of (?:the country|the island|sri lanka)) (?:is|are|does|do))"
                    + "(?: the)?\\W*",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern AND_NOTHING_ELSE = Pattern.compile(
            "\\W*(?:(?:is|are|located|situated|lies?|found|exactly|in|at|on|the map|sri lanka|please|city|town|beach|park|temple)\\b\\W*)*",
            Pattern.CASE_INSENSITIVE);

    /** Whatever town is farther away, nobody would look for the place there. */
    private static final double BESIDE_KM = 45;

    private static final String CAPITAL = "colombo";

    private final Places atlas;
    private final Distances distances;

    public Situations(Places atlas, Distances distances) {
        this.atlas = atlas;
        this.distances = distances;
    }

    /** Whether a question asks where one place lies, and nothing else. */
    public boolean areAskedIn(String question) {
        return placeIn(question).isPresent();
    }

    public Optional<Situation> askedIn(String question) {
        return placeIn(question).map(this::of);
    }

    private Optional<Place> placeIn(String question) {
        var mentions = atlas.mentionedIn(question);
        if (mentions.size() != 1) {
            return Optional.empty();
        }
        var mention = mentions.getFirst();
        return ASKS.matcher(question.substring(0, mention.start())).matches()
                        && AND_NOTHING_ELSE
                                .matcher(question.substring(mention.end()))
                                .matches()
                ? Optional.of(mention.place())
                : Optional.empty();
    }

    private Situation of(Place place) {
        var parent = atlas.parentOf(place);
        var beside = place.type() == PlaceType.CITY && parent.isEmpty()
                ? Optional.<Place>empty()
                : parent.or(() -> nextTown(place));
        var capital = atlas.withId(CAPITAL)
                .filter(one -> !one.equals(place) && !parent.equals(Optional.of(one)))
                .map(one -> distances.between(one, place))
                // No road of the map leads to a house in a town.
                .map(way -> way.drive().isEmpty() && parent.isPresent()
                        ? distances.between(way.from(), parent.get())
                        : way);
        return new Situation(place, beside, capital);
    }

    private Optional<Place> nextTown(Place place) {
        return atlas.near(place.at(), BESIDE_KM).stream()
                .map(Places.Nearby::place)
                .filter(other -> !other.equals(place) && isTown(other))
                .findFirst();
    }

    /** A square of a city is none. */
    private boolean isTown(Place place) {
        return atlas.parentOf(place).isEmpty()
                && (place.type() == PlaceType.CITY || !atlas.within(place).isEmpty());
    }
}
