package ai.travion.retrieval;

import ai.travion.retrieval.RecommendationShapes.NotApplied;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.recommend.Stay;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
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

    private static final int MOST_DAYS = 60;

    private static final String WALKING = "walking_tolerance";
    private static final String DATES = "dates";

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
            return !value.isObject()
                    ? wrong(path, "has to be an object.")
                    : wish.equals(DATES) ? wrongInDates(path, value) : Optional.empty();
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

    private static Optional<Map.Entry<String, String>> wrongInDates(String path, JsonNode dates) {
        for (var end : List.of("start", "end")) {
            if (dates.hasNonNull(end) && day(dates, end).isEmpty()) {
                return wrong(path + "." + end, "has to be a day like 2026-12-24.");
            }
        }
        var days = dates.path("days");
        if (dates.hasNonNull("days") && !(days.isIntegralNumber() && days.asInt() >= 1 && days.asInt() <= MOST_DAYS)) {
            return wrong(path + ".days", "has to be a whole number between 1 and " + MOST_DAYS + ".");
        }
        var start = day(dates, "start");
        return start.isPresent()
                        && day(dates, "end").filter(start.get()::isAfter).isPresent()
                ? wrong(path + ".end", "must not lie before " + path + ".start.")
                : Optional.empty();
    }

    private static Optional<LocalDate> day(JsonNode dates, String end) {
        try {
            return dates.path(end).isTextual()
                    ? Optional.of(LocalDate.parse(dates.path(end).textValue()))
                    : Optional.empty();
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private static Optional<Map.Entry<String, String>> wrong(String field, String what) {
        return Optional.of(Map.entry(field, what));
    }

    List<String> interests() {
        return Stream.concat(words(must, "interests"), words(rather, "interests"))
                .toList();
    }

    /** Those of the interests that a place must have. */
    List<String> needs() {
        return words(must, "interests").toList();
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

    /** When they come: from the start to the end, or as many days as they have; what must be before what rather should. */
    Optional<Stay> stay() {
        return Stream.of(must, rather)
                .flatMap(wants -> stay(wants.path(DATES)).stream())
                .findFirst();
    }

    private static Optional<Stay> stay(JsonNode dates) {
        var end = day(dates, "end");
        return day(dates, "start")
                .or(() -> end)
                .map(first -> new Stay(
                        first,
                        end.orElseGet(() -> first.plusDays(dates.path("days").asInt(1) - 1L))));
    }

    /** What was wished and no recommendation looks at, to be said so. */
    List<NotApplied> notApplied() {
        return Stream.concat(notLookedAt(), withoutADay()).toList();
    }

    /** How many days one has says nothing of when. */
    private Stream<NotApplied> withoutADay() {
        return Stream.of(must, rather)
                .map(wants -> wants.path(DATES))
                .filter(dates -> dates.hasNonNull("days") && stay(dates).isEmpty())
                .map(dates -> new NotApplied(DATES, inWords(dates), "It names no day."));
    }

    private Stream<NotApplied> notLookedAt() {
        return Stream.of(must, rather)
                .flatMap(wants -> wants.properties().stream())
                .filter(wish ->
                        !LOOKED_AT.contains(wish.getKey()) && !wish.getValue().isNull())
                .filter(wish -> !(wish.getKey().equals(WALKING) && walksLittle()))
                .map(wish -> new NotApplied(
                        wish.getKey(),
                        inWords(wish.getValue()),
                        "No recommendation looks at it; a plan in the chat does."));
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
