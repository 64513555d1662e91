package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "On the second morning there", "our last evening in Ella": the how manieth day at a stay of the plan is that day of the trip. */
public final class NthDayThere {

    private static final List<String> COUNTED = List.of("first", "second", "third", "fourth", "fifth");
    private static final Pattern SAID = Patterns.anyCase(
            "\\b(?<on>on\\s+)?(?:the|our|my)\\s+(?<nth>first|second|third|fourth|fifth|last)\\s+(?:full\\s+)?(?<part>day|morning|afternoon|evening)\\s+(?:there\\b|(?:in|at)\\s+(?:the\\s+)?#)");

    private NthDayThere() {}

    /** The state with the day by its number; as it is where no stay of the plan is meant, or it has no such day. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var text = Utterance.of(state.getUserQuery()).text();
        var mentions = atlas.mentionedIn(text);
        var blanked = new StringBuilder(text);
        mentions.reversed().forEach(mention -> blanked.replace(mention.start(), mention.end(), "#"));
        var found = Patterns.matcher(SAID, blanked.toString());
        if (state.getItinerary().isEmpty() || mentions.size() > 1 || !found.find()) {
            return state;
        }
        Optional<Place> stay = found.group().contains("#")
                ? Optional.of(mentions.getFirst().place())
                : Conversation.in(state, atlas).subject();
        return stay.flatMap(place -> day(place, found, Itinerary.of(state.getItinerary(), atlas)))
                .map(day -> "%s %s%sday %d%s"
                        .formatted(
                                blanked.substring(0, found.start()).strip(),
                                found.group("on") == null ? "" : "on ",
                                found.group("part").equalsIgnoreCase("day")
                                        ? ""
                                        : "the " + found.group("part") + " of ",
                                day,
                                blanked.substring(found.end())))
                .map(words -> mentions.isEmpty()
                        ? words
                        : words.replace("#", mentions.getFirst().text()))
                .map(words ->
                        GraphState.newBuilder(state).setUserQuery(words.strip()).build())
                .orElse(state);
    }

    /** The first morning is that after the first night. */
    private static Optional<Integer> day(Place place, Matcher found, Itinerary plan) {
        var days = plan.days();
        var ends = days.stream()
                .map(day -> plan.on(day).entries().getLast().place())
                .toList();
        int arrival = ends.indexOf(Optional.of(place));
        if (arrival < 0) {
            return Optional.empty();
        }
        int last = ends.lastIndexOf(Optional.of(place));
        boolean isMorning = found.group("part").equalsIgnoreCase("morning");
        var nth = found.group("nth").toLowerCase(Locale.ROOT);
        int index = nth.equals("last")
                ? last + (isMorning && last + 1 < days.size() ? 1 : 0)
                : arrival + COUNTED.indexOf(nth) + (isMorning ? 1 : 0);
        return index <= last + (isMorning ? 1 : 0) && index < days.size() ? Optional.of(index + 1) : Optional.empty();
    }
}
