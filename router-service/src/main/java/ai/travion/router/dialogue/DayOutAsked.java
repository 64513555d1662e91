package ai.travion.router.dialogue;

import ai.travion.atlas.MainRoads;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Could we manage Yala there and back from Galle in one day?" beside a plan: whether a day is enough is told by the road, and the plan stays.
 *
 * @param answer for whoever is told nothing else
 * @param isFar whether nobody should do it in a day
 */
public record DayOutAsked(String answer, boolean isFar) {

    private static final int EASY_MINUTES = 120;
    private static final int LONG_MINUTES = 180;
    private static final int QUARTER = 15;

    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|wait|oh|also|by\\s+the\\s+way|btw|just\\s+wondering|out\\s+of\\s+curiosity|question)\\W+)*";
    private static final Pattern ASKED = Patterns.anyCase(
            LEAD
                    + "(?:(?:can|could|would|will|is|are|do|does|might|should|(?:what|how)\\s+about)\\b|(?<=\\b(?:and|or)\\s)\\p{Lu})(?![^?]*\\b(?:add|put|include|squeeze|fit|plan|book|swap|replace|change|make|you|instead|rather)\\b)[^?.!]*(?:\\bday[\\s-]?(?:trips?|out|excursions?|tours?)\\b|\\b(?:in|within|for)\\s+(?:just\\s+|only\\s+)?(?:a|one|1|a\\s+single)\\s+(?:single\\s+)?day\\b|\\bthere\\s+and\\s+back\\b|\\band\\s+back\\b)[^?.!]*\\?\\W*$");
    private static final Pattern FROM = Patterns.anyCase(
            "\\b(?:from|out\\s+of|back\\s+(?:to|in|at)|starting\\s+(?:in|at)|based\\s+in)\\s+(?:the\\s+)?$");
    private static final MainRoads ROADS = MainRoads.load();

    /** Nothing where that is not asked of one place from another. */
    public static Optional<DayOutAsked> in(GraphState state, Places atlas) {
        var text = Utterance.of(state.getUserQuery()).text();
        var mentions = atlas.mentionedIn(text);
        if (mentions.size() != 2 || !Patterns.isAllOf(ASKED, text)) {
            return Optional.empty();
        }
        boolean isTheFirst =
                Patterns.isIn(FROM, text.substring(0, mentions.getFirst().start()));
        boolean isTheSecond =
                Patterns.isIn(FROM, text.substring(0, mentions.getLast().start()));
        if (isTheFirst == isTheSecond) {
            return Optional.empty();
        }
        var start = mentions.get(isTheFirst ? 0 : 1).place();
        var there = mentions.get(isTheFirst ? 1 : 0).place();
        return ROADS.between(start, there).map(drive -> told(start, there, drive));
    }

    private static DayOutAsked told(Place start, Place there, MainRoads.Drive drive) {
        boolean isFar = drive.minutes() > LONG_MINUTES;
        var verdict = drive.minutes() <= EASY_MINUTES
                ? "Yes, in a day"
                : isFar ? "Hardly in a day" : "It can be done in a long day, if you set out early";
        return new DayOutAsked(
                "%s: from %s to %s it is about %s by road (%d km), each way, by day and without a stop.%s The plan stays as it is."
                        .formatted(
                                verdict,
                                start.name(),
                                there.name(),
                                Entry.length(Math.round((float) drive.minutes() / QUARTER) * QUARTER),
                                drive.kilometres(),
                                isFar ? " A night there is kinder." : ""),
                isFar);
    }
}
