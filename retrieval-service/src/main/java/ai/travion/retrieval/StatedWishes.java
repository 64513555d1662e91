package ai.travion.retrieval;

import ai.travion.retrieval.search.Wishes;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the envelope's preferences as wishes of a search. */
final class StatedWishes {

    private StatedWishes() {}

    static Wishes of(Optional<Preferences> stated) {
        return stated.map(preferences -> new Wishes(
                        Stream.concat(values(preferences.getAvoid(), true), tooFar(preferences, true))
                                .toList(),
                        Stream.concat(values(preferences.getAvoid(), false), tooFar(preferences, false))
                                .toList(),
                        preferences.getInterests().stream()
                                .map(StatedValue::getValue)
                                .toList()))
                .orElse(Wishes.NONE);
    }

    private static Stream<String> values(List<StatedValue> stated, boolean must) {
        return stated.stream()
                .filter(value -> value.getMust() == must)
                .map(StatedValue::getValue)
                .filter(value -> !value.isBlank());
    }

    /** Who walks little avoids hikes. */
    private static Stream<String> tooFar(Preferences preferences, boolean must) {
        return preferences
                .getWalkingTolerance()
                .filter(walking -> walking.getValue().equalsIgnoreCase("low") && walking.getMust() == must)
                .map(walking -> "hiking")
                .stream();
    }
}
