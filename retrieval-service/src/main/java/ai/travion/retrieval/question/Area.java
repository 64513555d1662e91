package ai.travion.retrieval.question;

import ai.travion.atlas.Place;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A part of the country that a question names instead of a place: "birds in the south".
 *
 * @param words how a question says it
 * @param holds whether a place lies there
 */
public record Area(Pattern words, Predicate<Place> holds) {

    private static final double UP_COUNTRY_METRES = 450;

    private static final List<Area> ALL = List.of(
            area(
                    "hill ?country|up-?country|(?:central )?highlands|the (?:central )?hills|the mountains",
                    place -> isIn(place, "Nuwara Eliya", "Badulla", "Kandy")
                            || place.elevationMetres().orElse(0) >= UP_COUNTRY_METRES),
            area(
                    "cultural triangle|ancient cities|north[- ]central (?:province|part)",
                    place -> isIn(place, "Anuradhapura", "Polonnaruwa", "Matale")),
            area(
                    "east(?:ern)? (?:coast|province|side|part)|in the east|on the east",
                    place -> place.provinces().contains("Eastern")),
            area(
                    "north(?:ern)? (?:coast|province|side|part)|in the (?:far )?north|(?:jaffna|northern) peninsula",
                    place -> place.provinces().contains("Northern")),
            area(
                    "south[- ]?west(?:ern)? (?:coast|part|side)|in the south[- ]?west",
                    place -> isIn(place, "Galle", "Kalutara")),
            area(
                    "south(?:ern)? (?:coast|province|side|part|beach(?:es)?)|(?:in|down|of) the (?:deep |far )?south|down south",
                    place -> place.provinces().contains("Southern")),
            area(
                    "west(?:ern)? (?:coast|province|side|part)|(?:in|on) the west",
                    place -> place.provinces().contains("Western") || isIn(place, "Puttalam", "Kalutara", "Galle")));

    private static final Pattern IN_AN_AREA = Pattern.compile(
            "\\b(?:(?:in|on|of|from|around|to) )?(?:the )?(?:"
                    + ALL.stream().map(area -> area.words().pattern()).collect(Collectors.joining("|"))
                    + ")",
            Pattern.CASE_INSENSITIVE);

    /** The one part that a question names; of two it asks to compare them. */
    public static Optional<Area> in(String question) {
        var named = ALL.stream()
                .filter(area -> area.words().matcher(question).find())
                .toList();
        return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }

    /** A question without the words that name parts of the country. */
    public static String takenOut(String question) {
        return IN_AN_AREA.matcher(question).replaceAll(" ");
    }

    private static boolean isIn(Place place, String... districts) {
        return List.of(districts).stream().anyMatch(place.districts()::contains);
    }

    private static Area area(String words, Predicate<Place> holds) {
        return new Area(Pattern.compile("\\b(?:" + words + ")\\b", Pattern.CASE_INSENSITIVE), holds);
    }
}
