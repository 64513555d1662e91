package ai.travion.shadow;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A turn that changes a plan as if its message had not been written: what was known when the plan in hand was made, and what was said by then. */
final class BeforeTheMessage {

    private static final String PROFILE = "profile";

    private BeforeTheMessage() {}

    /** Nothing where no plan is in hand, or nobody kept of what it was made. */
    static Optional<GraphState> of(GraphState state) {
        if (state.getItinerary().isEmpty() || state.getMadePlans().isEmpty()) {
            return Optional.empty();
        }
        return state.getMadePlans()
                .getLast()
                .getPreferences()
                .map(known -> GraphState.newBuilder(state)
                        .setUserQuery("")
                        .setPreferences(withTheProfile(known, state.getPreferences()))
                        .build());
    }

    /** What a profile says is kept with no plan, and holds for each. */
    private static Preferences withTheProfile(Preferences known, Optional<Preferences> now) {
        return now.map(preferences -> Preferences.newBuilder(known)
                        .setInterests(and(known.getInterests(), preferences.getInterests()))
                        .setAvoid(and(known.getAvoid(), preferences.getAvoid()))
                        .setOther(and(known.getOther(), preferences.getOther()))
                        .setPace(known.getPace()
                                .or(() -> preferences.getPace().filter(BeforeTheMessage::isOfTheProfile))
                                .orElse(null))
                        .setWalkingTolerance(known.getWalkingTolerance()
                                .or(() -> preferences.getWalkingTolerance().filter(BeforeTheMessage::isOfTheProfile))
                                .orElse(null))
                        .setParty(known.getParty()
                                .or(() -> preferences
                                        .getParty()
                                        .filter(party -> party.getOrigin().equals(PROFILE)))
                                .orElse(null))
                        .build())
                .orElse(known);
    }

    private static List<StatedValue> and(List<StatedValue> known, List<StatedValue> now) {
        return Stream.concat(
                        known.stream(),
                        now.stream()
                                .filter(BeforeTheMessage::isOfTheProfile)
                                .filter(value -> known.stream()
                                        .noneMatch(other -> other.getValue().equals(value.getValue()))))
                .toList();
    }

    private static boolean isOfTheProfile(StatedValue value) {
        return value.getOrigin().equals(PROFILE);
    }
}
