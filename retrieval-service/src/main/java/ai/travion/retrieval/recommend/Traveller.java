package ai.travion.retrieval.recommend;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who asks for places.
 *
 * @param interests in their words; "not temples" among them is a wish to avoid
 * @param needs those of the interests without which no place is recommended
 * @param avoid what no place may have much of, in their words
 * @param ratherAvoid what speaks against a place and does not rule it out
 * @param places that have to be among them
 * @param stay when they come, where it is known
 * @param from where they are, where it is known
 */
public record Traveller(
        List<String> interests,
        List<String> needs,
        List<String> avoid,
        List<String> ratherAvoid,
        List<Place> places,
        Optional<Stay> stay,
        Optional<GeoPoint> from) {

    private static final Pattern NOT =
            Pattern.compile("(?:not?|without|avoid(?:ing)?|anything but) +(?=\\S)", Pattern.CASE_INSENSITIVE);

    public Traveller {
        var stated = words(interests);
        avoid = words(Stream.concat(
                        avoid.stream(),
                        stated.stream().filter(Traveller::isNegated).map(Traveller::positive))
                .toList());
        interests = stated.stream().filter(value -> !isNegated(value)).toList();
        var liked = interests;
        needs = words(needs).stream()
                .flatMap(need -> liked.stream().filter(need::equalsIgnoreCase))
                .toList();
        ratherAvoid = words(ratherAvoid);
        places = places.stream().distinct().toList();
    }

    /** One who leaves the choice of places open. */
    public Traveller(
            List<String> interests,
            List<String> avoid,
            List<String> ratherAvoid,
            Optional<LocalDate> date,
            Optional<GeoPoint> from) {
        this(interests, List.of(), avoid, ratherAvoid, List.of(), date.map(Stay::on), from);
    }

    /** One who rules out what they want to avoid. */
    public Traveller(List<String> interests, List<String> avoid, Optional<LocalDate> date, Optional<GeoPoint> from) {
        this(interests, avoid, List.of(), date, from);
    }

    private static List<String> words(List<String> values) {
        return values.stream()
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toMap(
                        word -> word.toLowerCase(Locale.ROOT),
                        word -> word,
                        (first, again) -> first,
                        LinkedHashMap::new))
                .values()
                .stream()
                .toList();
    }

    /** The same who does not mind some of what they avoid. */
    public Traveller notAvoiding(Predicate<String> some) {
        return new Traveller(
                interests, needs, avoid.stream().filter(some.negate()).toList(), ratherAvoid, places, stay, from);
    }

    /** The same without wishes of which nothing is known. */
    Traveller without(List<String> unheardOf) {
        return new Traveller(
                interests.stream().filter(value -> !unheardOf.contains(value)).toList(),
                needs,
                avoid,
                ratherAvoid,
                places,
                stay,
                from);
    }

    private static boolean isNegated(String value) {
        return NOT.matcher(value).lookingAt();
    }

    private static String positive(String value) {
        return NOT.matcher(value).replaceFirst("");
    }
}
