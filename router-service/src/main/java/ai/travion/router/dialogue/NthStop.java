package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "The second stop on day 2, what is it about?", "skip the last one on Friday": the stop by its name. */
public final class NthStop {

    private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth", "fifth");
    private static final Pattern NTH = Patterns.anyCase(
            "\\b(?:the\\s+)?(?!first\\s+thing\\b)(?<nth>first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\\s+(?:stop|one|thing|place|visit|sight|activity)\\s+(?:that\\s+we\\s+(?:do|see|visit)\\s+)?(?:on|of|for)\\s+(?<day>(?:the\\s+)?(?:day\\s+(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)|(?:first|second|third|fourth|fifth|last)\\s+day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}(?:st|nd|rd|th)))\\b");

    private NthStop() {}

    /** The state with its name; as it is where no such stop is named. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        var plan = Itinerary.of(state.getItinerary(), atlas);
        return in(said, plan)
                .map(stop -> GraphState.newBuilder(state)
                        .setUserQuery(Patterns.matcher(NTH, said)
                                .replaceFirst(Matcher.quoteReplacement(
                                        said.contains("?") ? askedOf(stop, plan) : plan.nameOf(stop))))
                        .build())
                .orElse(state);
    }

    /** The name of the stop that some words call by its turn. */
    static Optional<String> named(String words, Itinerary plan) {
        return in(words, plan).map(plan::nameOf);
    }

    private static Optional<Entry> in(String words, Itinerary plan) {
        var said = Patterns.matcher(NTH, words);
        return !said.find()
                ? Optional.empty()
                : DaySaid.in(said.group("day"), plan.days()).stream()
                        .map(DaySaid::number)
                        .filter(number -> number <= plan.days().size())
                        .findFirst()
                        .map(number -> plan.on(plan.days().get(number - 1)).visits())
                        .flatMap(visits -> {
                            int at = said.group("nth").equalsIgnoreCase("last")
                                    ? visits.size() - 1
                                    : index(said.group("nth"));
                            return at >= 0 && at < visits.size() ? Optional.of(visits.get(at)) : Optional.empty();
                        });
    }

    /** What is asked of a pastime is asked of its place, and what of a climb, of what is climbed. */
    private static String askedOf(Entry stop, Itinerary plan) {
        return stop.thing()
                .flatMap(thing -> stop.place().map(place -> thing + " in " + place.name()))
                .or(() -> stop.place().filter(place -> stop.isAClimb()).map(Place::name))
                .orElseGet(() -> plan.nameOf(stop));
    }

    private static int index(String ordinal) {
        return Character.isDigit(ordinal.charAt(0))
                ? ordinal.charAt(0) - '1'
                : ORDINALS.indexOf(ordinal.toLowerCase(Locale.ROOT));
    }
}
