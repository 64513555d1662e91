package ai.travion.shadow.plan;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** From where a famous sight is photographed, for who comes for pictures of it: on top of it one has no picture of it. */
final class Vantage {

    private static final Map<String, String> FROM = Map.of("sigiriya", "pidurangala-rock");

    private Vantage() {}

    static Optional<String> inWords(Draft draft, PlanRequest request, Sights sights) {
        Set<String> seen =
                draft.seen().stream().map(sight -> sight.place().id()).collect(Collectors.toSet());
        return draft.seen().stream()
                .filter(sight -> request.wishes().wantsPhotographs())
                .filter(sight -> FROM.containsKey(sight.place().id()))
                .flatMap(sight -> sights.all().stream()
                        .filter(other ->
                                other.place().id().equals(FROM.get(sight.place().id())))
                        .filter(other -> !seen.contains(other.place().id())
                                && !request.wishes().rulesOut(other))
                        .map(other ->
                                "The picture of %s itself is taken from %s, at first light or towards evening: it is a climb of its own, so say \"%s instead\" or give the plan another day, and I plan it."
                                        .formatted(
                                                sight.place().name(),
                                                other.place().name(),
                                                other.place().name())))
                .findFirst();
    }
}
