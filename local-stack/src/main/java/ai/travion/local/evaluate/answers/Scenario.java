package ai.travion.local.evaluate.answers;

import ai.travion.schemas.GraphState;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A conversation, and the properties that its last answer must have, whatever its words are. What is absent is not asked for.
 *
 * @param turns the messages; the answer to the last is judged
 * @param intent as in the envelope, in lower case
 * @param constraints what the answer has to say that it holds
 * @param says regular expressions, case aside, that the answer must match
 * @param never regular expressions, case aside, that it must not match
 * @param visits places of the plan; alternatives are parted by a bar
 * @param days the days of the plan, ISO, no more and no fewer
 * @param cites locations of the citations, each at least once and no others; alternatives are parted by a bar
 * @param route nodes that the turn goes through
 * @param asksBack whether the turn ends with a question to the traveller
 * @param admitsGap whether the answer says that it found nothing, or not enough
 * @param generated made from a list of places and a list of days, rather than written
 */
record Scenario(
        List<String> turns,
        @Nullable String intent,
        List<Constraint> constraints,
        List<String> says,
        List<String> never,
        List<String> visits,
        List<String> days,
        List<String> cites,
        List<String> route,
        boolean asksBack,
        boolean admitsGap,
        boolean generated) {

    /**
     * A rule that holds on the way.
     *
     * @param type as in the envelope
     * @param date ISO, where it holds on one day
     */
    record Constraint(String type, @Nullable String date) {}

    Scenario {
        turns = List.copyOf(turns);
        constraints = orNone(constraints);
        says = orNone(says);
        never = orNone(never);
        visits = orNone(visits);
        days = orNone(days);
        cites = orNone(cites);
        route = orNone(route);
    }

    /** What any answer must hold to: the rules that were found are said, its citations are real and its figures supported. */
    static Scenario ofAnyAnswer(GraphState state) {
        boolean asksBack = state.getClarification()
                .filter(asked -> !asked.getAbout().equals("evidence"))
                .isPresent();
        return new Scenario(
                List.of(state.getUserQuery()),
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                asksBack,
                false,
                true);
    }

    Optional<String> expectedIntent() {
        return Optional.ofNullable(intent);
    }

    /** The scenarios that the rules were tuned on: a line of JSON each. */
    static List<Scenario> shipped() {
        return from("/evaluation/answers/scenarios.jsonl");
    }

    static List<Scenario> from(String file) {
        var json = JsonMapper.builder()
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .build();
        try (var stream = Objects.requireNonNull(Scenario.class.getResourceAsStream(file), file);
                var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return json.readerFor(new TypeReference<Scenario>() {})
                    .<Scenario>readValues(reader)
                    .readAll();
        } catch (IOException e) {
            throw new UncheckedIOException(file + " could not be read.", e);
        }
    }

    private static <T> List<T> orNone(@Nullable List<T> list) {
        return list == null ? List.of() : List.copyOf(list);
    }
}
