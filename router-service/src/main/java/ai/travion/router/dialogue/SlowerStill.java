package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Slow it down, it's too packed" of a plan that has a relaxed pace already: its fullest days are to be lighter. */
public final class SlowerStill {

    private static final String RELAXED = "relaxed";
    private static final int MOST_WORDS = 14;
    private static final int FULL = 3;
    private static final int MOST_DAYS = 3;
    private static final Pattern SLOWER = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|please|pls|hm+|no|sorry|actually|(?:can|could)\\s+(?:you|we)|let'?s|make)\\b\\W*)*(?:(?:slow|calm|tone)\\s+(?:it|that|this|things|the\\s+(?:plan|trip|pace))\\s+down|(?:make\\s+)?(?:it|that|this|the\\s+(?:plan|trip|pace))\\s+(?:a\\s+(?:bit|little)\\s+|even\\s+|much\\s+)?(?:slower|calmer|more\\s+relaxed|less\\s+(?:packed|busy|full|hectic))|(?:it(?:'s|\\s+is)|that(?:'s|\\s+is)|the\\s+(?:plan|trip)\\s+is)\\s+(?:still\\s+|a\\s+bit\\s+|much\\s+|way\\s+)*too\\s+(?:packed|full|busy|hectic|much|rushed|tight))(?!.*\\b(?:day\\s*\\d|in\\s+\\p{Lu}|but|except|instead|drop|skip|add)\\b).*$");

    private SlowerStill() {}

    /** The state with an order for those days; as it is where it means something else, or no day is full. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        boolean isRelaxed = state.getPreferences()
                .flatMap(Preferences::getPace)
                .map(StatedValue::getValue)
                .filter(RELAXED::equals)
                .isPresent();
        if (!isRelaxed
                || said.split("\\s+", -1).length > MOST_WORDS
                || !Patterns.isAllOf(SLOWER, said)
                || !atlas.mentionedIn(said).isEmpty()) {
            return state;
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var fullest = plan.days().stream()
                .filter(day -> stops(plan, day) >= FULL)
                .sorted(Comparator.comparingInt((LocalDate day) -> stops(plan, day))
                        .reversed())
                .limit(MOST_DAYS)
                .sorted()
                .map(day -> "day " + (plan.days().indexOf(day) + 1))
                .toList();
        return fullest.isEmpty()
                ? state
                : GraphState.newBuilder(state)
                        .setUserQuery(fullest.stream()
                                .map(day -> "make " + day + " lighter")
                                .collect(Collectors.joining(", ")))
                        .build();
    }

    private static int stops(Itinerary plan, LocalDate day) {
        return plan.on(day).visits().size();
    }
}
