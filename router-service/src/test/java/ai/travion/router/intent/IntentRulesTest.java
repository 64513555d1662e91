package ai.travion.router.intent;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.TravelIntent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class IntentRulesTest {

    private static final LocalDate TODAY = LocalDate.parse("2026-11-21");
    private static final Context AFTER_A_QUESTION = new Context(true, false, false, false, true, true);
    private static final Context AFTER_A_PLAN = new Context(true, true, true, true, true, false);
    private static final Map<String, IntentType> LETTERS = Map.of(
            "g", IntentType.GREETING,
            "t", IntentType.TOURISM_QUERY,
            "p", IntentType.TRIP_PLANNING,
            "r", IntentType.REAL_TIME_INFO,
            "o", IntentType.OFF_TOPIC);

    private final Comprehension comprehension = new Comprehension(Places.load(), HolidayCalendar.load());
    private final IntentRules rules = new IntentRules();

    @ParameterizedTest
    @MethodSource("messages")
    void aMessageIsTakenForWhatItIs(IntentType intent, String message) {
        var verdict = judge(message, Context.NONE);

        assertThat(verdict.intent()).as("%s, by %s", message, verdict.rule()).isEqualTo(intent);
    }

    static Stream<Arguments> messages() {
        return Stream.of("messages.txt", "messages-unseen.txt")
                .flatMap(file -> lines("/ai/travion/router/" + file))
                .filter(line -> !line.startsWith("#"))
                .map(line -> Arguments.of(
                        Objects.requireNonNull(LETTERS.get(line.substring(0, 1)), line), line.substring(2)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            who built it?               | TOURISM_QUERY
            how many steps are there    | TOURISM_QUERY
            is it steep?                | TOURISM_QUERY
            and for kids?               | TOURISM_QUERY
            tell me more                | TOURISM_QUERY
            why is it famous            | TOURISM_QUERY
            anything else?              | TOURISM_QUERY
            how high is it              | TOURISM_QUERY
            Is there parking?           | TOURISM_QUERY
            what's the weather there now| REAL_TIME_INFO
            who won the world cup       | OFF_TOPIC
            what's the capital of France| OFF_TOPIC
            write me a poem             | OFF_TOPIC
            what is 2+2                 | OFF_TOPIC
            hotels in Bali              | OFF_TOPIC
            thanks                      | GREETING
            """)
    void afterAPlaceWasNamedAFollowUpIsAboutIt(String message, IntentType intent) {
        var verdict = judge(message, AFTER_A_QUESTION);

        assertThat(verdict.intent()).as("%s, by %s", message, verdict.rule()).isEqualTo(intent);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            make it cheaper              | TRIP_PLANNING
            add Nine Arch Bridge         | TRIP_PLANNING
            and the day after?           | TRIP_PLANNING
            3 days instead               | TRIP_PLANNING
            what about Saturday instead? | TRIP_PLANNING
            we are vegetarian            | TRIP_PLANNING
            no hiking please             | TRIP_PLANNING
            with my two kids             | TRIP_PLANNING
            what should I wear?          | TOURISM_QUERY
            is it safe?                  | TOURISM_QUERY
            Tell me about Galle          | TOURISM_QUERY
            thanks, great plan           | GREETING
            who is the president?        | OFF_TOPIC
            """)
    void afterAPlanAWishChangesIt(String message, IntentType intent) {
        var verdict = judge(message, AFTER_A_PLAN);

        assertThat(verdict.intent()).as("%s, by %s", message, verdict.rule()).isEqualTo(intent);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a trip to Kandy                                | ITINERARY_PLANNING
            Tell me about Sigiriya                              | DESTINATION_RESEARCH
            How much money do I need for a week in Ella?        | BUDGET_ESTIMATION
            Do I need a visa?                                   | GENERAL_TRAVEL
            weather in Ella now                                 | GENERAL_TRAVEL
            Hi there!                                           | UNKNOWN
            """)
    void theFinerIntentIsToldApart(String message, TravelIntent intent) {
        var reading = comprehension.read(message, TODAY);

        var found = rules.travelIntent(reading, rules.judge(reading, Context.NONE));

        assertThat(found).as(message).isEqualTo(intent);
    }

    private Verdict judge(String message, Context context) {
        return rules.judge(comprehension.read(message, TODAY), context);
    }

    private static Stream<String> lines(String file) {
        try (var in = Objects.requireNonNull(IntentRulesTest.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
