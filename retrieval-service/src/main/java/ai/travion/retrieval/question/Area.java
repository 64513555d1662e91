package ai.travion.retrieval.question;

import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Place;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A part of the country that a question names instead of a place: "birds in the south".
 *
 * @param name as it is spoken of
 * @param words how a question says it
 * @param holds whether a place lies there
 */
public record Area(String name, Pattern words, Predicate<Place> holds) {

    private static final double UP_COUNTRY_METRES = 450;

    private static final double SOUTH_OF = 6.45;

    private static final List<Area> ALL = List.of(
            area(
                    "the hill country",
                    "hill ?country|up-?country|(?:central )?highlands|the (?:central )?hills|the mountains|(?:some|any)where cool(?:er)?",
                    place -> isIn(place, "Nuwara Eliya", "Badulla", "Kandy")
                            || place.elevationMetres().orElse(0) >= UP_COUNTRY_METRES),
            area(
                    "the cultural triangle",
                    "cultural triangle|ancient cit(?:y|ies)",
                    place -> isIn(place, "Anuradhapura", "Polonnaruwa", "Matale")),
            area(
                    "the North Central Province",
                    "north[- ]central (?:province|part)",
                    place -> isIn(place, "Anuradhapura", "Polonnaruwa")),
            area(
                    "the east",
                    "east(?:ern)? (?:coast|province|side|part)|in the east|on the east",
                    place -> place.provinces().contains("Eastern")),
            area(
                    "the north",
                    "north(?:ern)? (?:coast|province|side|part)|in the (?:far )?north(?![- ]?(?:central|east|west))|(?:jaffna|northern) peninsula",
                    place -> place.provinces().contains("Northern")),
            area(
                    "the south-west",
                    "south[- ]?west(?:ern)? (?:coast|part|side)|in the south[- ]?west",
                    place -> isIn(place, "Galle", "Kalutara")),
            area(
                    "the south",
                    "south(?:ern)? (?:coast|province|side|part|beach(?:es)?)|(?:in|down|of) the (?:deep |far )?south(?![- ]?(?:west|east))|down south|deep south",
                    // Udawalawe and Kataragama are of other provinces, and everybody goes to them from the south.
                    place -> place.provinces().contains("Southern")
                            || (place.at().latitude() < SOUTH_OF
                                    && !place.provinces().contains("Western"))),
            area(
                    "the west",
                    "west(?:ern)? (?:coast|province|side|part)|(?:in|on) the west",
                    place -> place.provinces().contains("Western") || isIn(place, "Puttalam", "Kalutara", "Galle")));

    private static final String ANY =
            ALL.stream().map(area -> area.words().pattern()).collect(Collectors.joining("|", "(?:", ")"));

    private static final Pattern IN_AN_AREA =
            Pattern.compile("\\b(?:(?:in|on|of|from|around|to) )?(?:the )?" + ANY, Pattern.CASE_INSENSITIVE);

    /** "South coast", "the south": a wish in a list has no "in". */
    private static final Pattern LEADING = Pattern.compile("^(?:in |on |the )+", Pattern.CASE_INSENSITIVE);

    /** Stands before a part of the country that is left out, beside what {@link NotMeant} has for all that is. */
    private static final Pattern AWAY = Pattern.compile(
            "[,\\s]*\\b(?:outside(?: of)?|(?:far )?away from|far from|avoid(?:ing)?|skip(?:ping)?|no(?:where|thing)|never)\\s+(?:(?:in|on|to|the)\\s+)*$",
            Pattern.CASE_INSENSITIVE);

    /** The one part that a question names; of two it asks to compare them. One that it leaves out it does not mean. */
    public static Optional<Area> in(String question) {
        var named = ALL.stream().filter(area -> area.isMeantIn(question)).toList();
        return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }

    /** The parts that a question leaves out: "a beach that is not on the south coast". */
    public static List<Area> notMeantIn(String question) {
        return ALL.stream()
                .filter(area -> area.words()
                        .matcher(question)
                        .results()
                        .anyMatch(said -> leftOutFrom(said.start(), question).isPresent()))
                .toList();
    }

    /** The part that a wish is for, or is to be without, and nothing more: "the south coast", "down south". */
    public static Optional<Area> called(String wish) {
        var bare = LEADING.matcher(wish.strip()).replaceFirst("");
        return ALL.stream()
                .filter(area -> Stream.of(bare, "in the " + bare, "the " + bare)
                        .anyMatch(said -> area.words().matcher(said).matches()))
                .findFirst();
    }

    /** A question without the words that name parts of the country, and without those that leave them out. */
    public static String takenOut(String question) {
        return IN_AN_AREA.matcher(withoutThoseLeftOut(question)).replaceAll(" ");
    }

    /** A question without the parts that it leaves out, and the words that do. */
    public static String withoutThoseLeftOut(String question) {
        var left = new StringBuilder(question);
        IN_AN_AREA
                .matcher(question)
                .results()
                .toList()
                .reversed()
                .forEach(said ->
                        leftOutFrom(said.start(), question).ifPresent(from -> left.replace(from, said.end(), " ")));
        return left.length() == question.length() ? question : left.toString().strip();
    }

    private boolean isMeantIn(String question) {
        return words.matcher(question)
                .results()
                .anyMatch(said -> leftOutFrom(said.start(), question).isEmpty());
    }

    private static OptionalInt leftOutFrom(int start, String question) {
        var away = AWAY.matcher(question.substring(0, start));
        return away.find() ? OptionalInt.of(away.start()) : NotMeant.begins(start, question);
    }

    private static boolean isIn(Place place, String... districts) {
        return List.of(districts).stream().anyMatch(place.districts()::contains);
    }

    private static Area area(String name, String words, Predicate<Place> holds) {
        return new Area(name, Pattern.compile("\\b(?:" + words + ")\\b", Pattern.CASE_INSENSITIVE), holds);
    }
}
