package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a traveller's body does not bear: steps, heights, the sea. A plan keeps away from it; whoever asks about a place has to read of it,
 * so it takes nothing out of an answer.
 */
public final class NotBorne {

    private static final Set<String> ALWAYS = Set.of("stairs", "heights", "boats", "long drives", "jeep rides");
    private static final String HIKING = "hiking";
    /** What is told of wherever it is asked about: it makes no place unfit, only the ride. */
    public static final String JEEPS = "jeep rides";

    private NotBorne() {}

    /** The values of {@code avoid} that are such limits; hiking, too, for whoever walks little. */
    public static Set<String> by(Preferences known) {
        boolean walksLittle = known.getWalkingTolerance()
                .filter(walking -> walking.getValue().equalsIgnoreCase("low"))
                .isPresent();
        return Stream.concat(
                        known.getAvoid().stream()
                                .filter(value -> ALWAYS.contains(value.getValue())
                                        || (value.getValue().equals(HIKING) && value.getMust()))
                                .map(StatedValue::getValue),
                        walksLittle ? Stream.of(HIKING) : Stream.of())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The same where the turn asks about a place that is named; of none but jeeps where it names none, and empty where it wants a plan. */
    public static Set<String> toBeToldOf(GraphState state) {
        boolean ofAPlace = state.getIntent() != IntentType.TRIP_PLANNING
                && !(state.getTargetLocations().isEmpty()
                        && state.getTargetLocation().isEmpty());
        var limits = state.getPreferences().map(NotBorne::by).orElse(Set.of());
        boolean aQuestion = state.getIntent() != IntentType.TRIP_PLANNING && limits.contains(JEEPS);
        return ofAPlace ? limits : aQuestion ? Set.of(JEEPS) : Set.of();
    }
}
