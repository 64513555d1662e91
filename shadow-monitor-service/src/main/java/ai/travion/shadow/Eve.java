package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The day before the one that was named, for who comes on it, or climbs in the night between the two. */
final class Eve {

    private static final String PEAK = "adams-peak";
    private static final Pattern COMING_THEN = Pattern.compile(
            "\\b(?:com(?:e|ing)|arriv(?:e|ing)|travel(?:l?ing)?|driv(?:e|ing)|get(?:ting)? there|be(?:ing)? there|go(?:ing)?|leav(?:e|ing))\\b[^.;!?]{0,50}?\\b(?:the )?(?:day|evening|night|afternoon) before\\b(?!\\s+(?:noon|lunch|\\d))",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CLIMB =
            Pattern.compile("\\b(?:climb\\w*|hike|hiking|pilgrimage|ascent)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern THE_SAME_DAY = Pattern.compile(
            "\\b(?:day[- ]trip|(?:the )?same day|one day only|back (?:by|in) the evening|not stay\\w*|without staying)\\b",
            Pattern.CASE_INSENSITIVE);

    private Eve() {}

    /** What to say of a plan that begins a day before the only one that was named; empty where it does not. */
    static Optional<String> before(GraphState state, LocalDate day, int days, LocalDate today, List<Place> targets) {
        String words = state.getUserQuery();
        if (days != 1 || state.getTargetDate().isEmpty() || !day.minusDays(1).isAfter(today)) {
            return Optional.empty();
        }
        if (Patterns.isIn(COMING_THEN, words)) {
            return Optional.of(
                    "You come the day before, so the plan begins on %s.".formatted(InWords.day(day.minusDays(1))));
        }
        boolean comesFromAfar =
                state.getPreferences().flatMap(Preferences::getOrigin).isPresent();
        boolean climbs = targets.size() == 1
                && targets.getFirst().id().equals(PEAK)
                && comesFromAfar
                && Patterns.isIn(CLIMB, words)
                && !Patterns.isIn(THE_SAME_DAY, words);
        return climbs
                ? Optional.of(
                        "Who stands on Adam's Peak in the morning of %s travels the day before and climbs in the night, so the plan has two days: the way there on %s, the climb and the way home after it."
                                .formatted(InWords.day(day), InWords.day(day.minusDays(1))))
                : Optional.empty();
    }
}
