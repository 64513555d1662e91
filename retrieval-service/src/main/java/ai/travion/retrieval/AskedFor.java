package ai.travion.retrieval;

import ai.travion.retrieval.RecommendationShapes.NotApplied;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The preferences of a request, a ConstraintSpec with what must and what rather should be, as far as a recommendation looks at them. */
record AskedFor(JsonNode must, JsonNode rather) {

    private static final Set<String> LOOKED_AT = Set.of("interests", "avoid", "dates");

    static AskedFor of(@Nullable JsonNode preferences) {
        var spec = preferences == null ? MissingNode.getInstance() : preferences;
        return new AskedFor(spec.path("must"), spec.path("rather"));
    }

    List<String> interests() {
        return Stream.concat(words(must, "interests"), words(rather, "interests"))
                .toList();
    }

    List<String> mustAvoid() {
        return words(must, "avoid").toList();
    }

    List<String> ratherAvoid() {
        return words(rather, "avoid").toList();
    }

    Optional<String> start() {
        return Stream.of(must, rather)
                .map(wants -> wants.path("dates").path("start"))
                .filter(JsonNode::isTextual)
                .map(JsonNode::asText)
                .findFirst();
    }

    /** What was wished and no recommendation looks at, to be said so. */
    List<NotApplied> notApplied() {
        return Stream.of(must, rather)
                .flatMap(wants -> wants.properties().stream())
                .filter(wish -> !LOOKED_AT.contains(wish.getKey()))
                .map(wish -> new NotApplied(
                        wish.getKey(),
                        wish.getValue().isTextual()
                                ? wish.getValue().asText()
                                : wish.getValue().toString()))
                .toList();
    }

    private static Stream<String> words(JsonNode wants, String name) {
        return StreamSupport.stream(wants.path(name).spliterator(), false)
                .filter(JsonNode::isTextual)
                .map(JsonNode::asText);
    }
}
