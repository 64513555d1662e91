package ai.travion.retrieval;

import ai.travion.retrieval.RecommendationShapes.NotApplied;
import ai.travion.retrieval.recommend.Recommender;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The preferences of a request, a ConstraintSpec with what must and what rather should be, as far as a recommendation looks at them. */
record AskedFor(JsonNode must, JsonNode rather) {

    private static final Set<String> LOOKED_AT = Set.of("interests", "avoid", "dates", "places");
    private static final Set<String> LISTS = Set.of("interests", "avoid", "places", "other");
    private static final Set<String> TEXTS = Set.of("pace", "origin", "walking_tolerance");
    private static final Set<String> OBJECTS = Set.of("party", "budget", "dates");
    /** Characters of a wish, and how many there may be of a kind, as in a chat. */
    static final int LONGEST = 100;

    static final int MOST = 20;

    private static final String WALKING = "walking_tolerance";

    static AskedFor of(@Nullable JsonNode preferences) {
        var spec = preferences == null ? MissingNode.getInstance() : preferences;
        return new AskedFor(spec.path("must"), spec.path("rather"));
    }

    /**
     * What is wrong with preferences, as the chat would say it; empty where nothing is.
     *
     * @return the field and what is said of it
     */
    static Optional<Map.Entry<String, String>> wrongIn(@Nullable JsonNode preferences) {
        if (preferences == null || preferences.isNull()) {
            return Optional.empty();
        }
        if (!preferences.isObject()) {
            return wrong("preferences", "has to be an object with must, rather or both.");
        }
        return preferences.properties().stream()
                .flatMap(side -> wrongIn(side.getKey(), side.getValue()).stream())
                .findFirst();
    }

    private static Optional<Map.Entry<String, String>> wrongIn(String side, JsonNode wants) {
        var path = "preferences." + side;
        if (!side.equals("must") && !side.equals("rather")) {
            return wrong(path, "is not known; there may be must, rather.");
        }
        if (wants.isNull()) {
            return Optional.empty();
        }
        if (!wants.isObject()) {
            return wrong(path, "has to be an object.");
        }
        return wants.properties().stream()
                .flatMap(wish -> misshaped(path + "." + wish.getKey(), wish.getKey(), wish.getValue()).stream())
                .findFirst();
    }

    private static Optional<Map.Entry<String, String>> misshaped(String path, String wish, JsonNode value) {
        if (value.isNull()) {
            return Optional.empty();
        }
        if (LISTS.contains(wish)) {
            boolean words = value.isArray()
                    && StreamSupport.stream(value.spliterator(), false).allMatch(JsonNode::isTextual);
            if (words && value.size() > MOST) {
                return wrong(path, "holds at most " + MOST + " values.");
            }
            if (words
                    && StreamSupport.stream(value.spliterator(), false)
                            .anyMatch(word -> word.asText().length() > LONGEST)) {
                return wrong(path, "takes texts of at most " + LONGEST + " characters.");
            }
            return words ? Optional.empty() : wrong(path, "has to be a list of words.");
        }
        if (TEXTS.contains(wish)) {
            return value.isTextual() ? Optional.empty() : wrong(path, "has to be a word.");
        }
        if (OBJECTS.contains(wish)) {
            return value.isObject() ? Optional.empty() : wrong(path, "has to be an object.");
        }
        return wrong(
                path,
                "is not known; there may be "
                        + Stream.of(LISTS, TEXTS, OBJECTS)
                                .flatMap(Set::stream)
                                .sorted()
                                .collect(Collectors.joining(", "))
                        + ".");
    }

    private static Optional<Map.Entry<String, String>> wrong(String field, String what) {
        return Optional.of(Map.entry(field, what));
    }

    List<String> interests() {
        return Stream.concat(words(must, "interests"), words(rather, "interests"))
                .toList();
    }

    List<String> mustAvoid() {
        return Stream.concat(
                        words(must, "avoid"), walksLittle(must) ? Stream.of(Recommender.LONG_WALKS) : Stream.empty())
                .toList();
    }

    List<String> ratherAvoid() {
        return Stream.concat(words(rather, "avoid"), walksLittle(rather) ? Stream.of("hiking") : Stream.empty())
                .toList();
    }

    /** Those that have to be recommended, in the traveller's words. */
    List<String> mustSee() {
        return Stream.concat(words(must, "places"), words(rather, "places")).toList();
    }

    private boolean walksLittle() {
        return walksLittle(must) || walksLittle(rather);
    }

    private static boolean walksLittle(JsonNode wants) {
        return wants.path(WALKING).asText().equalsIgnoreCase("low");
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
                .filter(wish ->
                        !LOOKED_AT.contains(wish.getKey()) && !wish.getValue().isNull())
                .filter(wish -> !(wish.getKey().equals(WALKING) && walksLittle()))
                .map(wish -> new NotApplied(wish.getKey(), inWords(wish.getValue())))
                .toList();
    }

    private static String inWords(JsonNode value) {
        return value.isTextual()
                ? value.asText()
                : value.isArray()
                        ? StreamSupport.stream(value.spliterator(), false)
                                .map(JsonNode::asText)
                                .collect(Collectors.joining(", "))
                        : value.toString();
    }

    private static Stream<String> words(JsonNode wants, String name) {
        return StreamSupport.stream(wants.path(name).spliterator(), false)
                .filter(JsonNode::isTextual)
                .map(JsonNode::asText);
    }
}
