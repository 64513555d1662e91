package ai.travion.local.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.local.LocalStack;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole turns over HTTP, through seven services and a real broker, without a model. */
@SuppressWarnings("NullAway.Init") // started before any test
class ConversationsTest {

    private static final Pattern SERVES_DRINKS = Pattern.compile(
            "(?i)\\b(?:bars?|pubs?|(?:night)?clubs?|cocktails?|beers?|wines?|arrack|sundowners?|nightlife)\\b");

    private static LocalStack stack;
    private static Client traveller;

    @BeforeAll
    static void start() {
        stack = LocalStack.temporary();
        traveller = Client.of(stack.url());
    }

    @AfterAll
    static void stop() {
        stack.close();
    }

    @Test
    void aGreetingIsReturned() {
        var reply = traveller.ask("Hi there!");

        assertThat(reply.path("intent").asText()).isEqualTo("greeting");
        assertThat(response(reply)).contains("Travion");
        assertThat(route(reply)).containsExactly("router", "generate", "verify");
    }

    @Test
    void aQuestionAboutAPlaceIsAnsweredFromTheKnowledgeBase() {
        var reply = traveller.ask("Tell me about Sigiriya");

        assertThat(reply.path("intent").asText()).isEqualTo("tourism_query");
        assertThat(response(reply)).contains("Sigiriya");
        assertThat(reply.path("metadata").path("documents_retrieved").asInt()).isPositive();
        assertThat(reply.path("citations")).isNotEmpty();
        assertThat(route(reply))
                .containsExactly("router", "retrieve", "grader", "shadow_monitor", "generate", "verify");
    }

    @Test
    void aTripOnAPoyaDaySaysSo() {
        var reply = traveller.ask("Plan a trip to Temple of the Tooth on 2026-01-03");

        assertThat(reply.path("intent").asText()).isEqualTo("trip_planning");
        assertThat(response(reply)).containsIgnoringCase("poya").containsIgnoringCase("alcohol");
        assertThat(constraintTypes(reply)).contains("poya_alcohol");
        assertThat(reply.path("itinerary")).isNotEmpty();
        assertThat(reply.path("metadata").path("target_date").asText()).isEqualTo("2026-01-03");
    }

    @Test
    void aBarCrawlOnAPoyaDayLosesItsBarsByACorrection() {
        var reply = traveller.ask("Plan a bar crawl in Colombo on Poya day");

        assertThat(reply.path("metadata").path("reasoning_loops").asInt()).isPositive();
        assertThat(route(reply)).endsWith("generate", "verify", "generate", "verify");
        assertThat(response(reply)).containsAnyOf("banned", "prohibited");
        assertThat(plan(response(reply)))
                .as("the day plan that the traveller reads")
                .contains("Breakfast")
                .doesNotContainPattern(SERVES_DRINKS);
        assertThat(reply.path("itinerary")).isNotEmpty();
        assertThat(reply.path("itinerary").findValuesAsText("activity"))
                .as("the stops that a program reads")
                .noneMatch(SERVES_DRINKS.asPredicate());
        assertThat(reply.path("metadata").path("evaluation").path("passed").asBoolean())
                .isTrue();
    }

    @Test
    void placesThatAreLeftToUsFitTheWishesAndTheSeason() {
        var reply = traveller.ask("Plan beaches for 4 days in July 2027");

        assertThat(reply.path("itinerary").findValuesAsText("location"))
                .isNotEmpty()
                .allSatisfy(place -> assertThat(place).doesNotContain("Sigiriya", "Kandy", "Galle", "Mirissa"));
        assertThat(response(reply)).containsAnyOf("Trincomalee", "Arugam", "Pasikuda", "Nilaveli");
    }

    @Test
    void aQuestionOffTheMapIsTurnedBackToTravel() {
        var reply = traveller.ask("What's the capital of France?");

        assertThat(reply.path("intent").asText()).isEqualTo("off_topic");
        assertThat(response(reply)).contains("Sri Lanka");
    }

    @Test
    void theBestBeachesAreThoseOfBothCoasts() {
        var reply = traveller.ask("What are the best beaches in Sri Lanka?");

        assertThat(response(reply)).contains("Mirissa", "Nilaveli", "December to April", "May to September");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan 3 days in Kandy from 3 March 2027|put the Temple of the Tooth on day 2|Temple of the Tooth|2027-03-04",
                "Plan 3 days in Trincomalee from 8 August 2027|can we do pigeon island on the first day|Pigeon Island National Park|2027-08-08",
                "Plan 3 days in Anuradhapura from 8 August 2027|how about Mihintale on Tuesday?|Mihintale|2027-08-10"
            })
    void aStopThatIsPutOnADayIsThereNowAndLater(String plan, String edit, String stop, String day) {
        var thread = "placed-" + edit.hashCode();
        traveller.ask(plan, thread);

        var edited = traveller.ask(edit, thread);
        var later = traveller.ask("make it cheaper", thread);

        for (var reply : List.of(edited, later)) {
            assertThat(reply.path("itinerary"))
                    .filteredOn(slot -> slot.path("location").asText().equals(stop)
                            && slot.path("crowd_prediction").isNumber())
                    .extracting(slot -> slot.path("date").asText())
                    .containsExactly(day);
        }
        // What was told once is not told again under the next change.
        assertThat(response(edited)).containsAnyOf("Taken into the plan: ", "In the plan already: ");
        assertThat(response(later)).doesNotContain("Taken into the plan: ", "In the plan already: ");
    }

    @Test
    void whatIsPutInForWhatIsDroppedIsInThePlan() {
        traveller.ask("Plan 4 days around Sigiriya and Kandy from 10 December 2026", "exchanged");

        var reply = traveller.ask("Actually drop Kandy and put Polonnaruwa in", "exchanged");

        assertThat(reply.path("itinerary"))
                .extracting(slot -> slot.path("location").asText())
                .contains("Polonnaruwa")
                .doesNotContain("Kandy");
    }

    @Test
    void aTwoDayPlanHasTwoDays() {
        var reply = traveller.ask("Plan a 2-day trip to Ella with focus on hiking and photography");

        assertThat(texts(reply.path("itinerary"), "date").stream().distinct()).hasSize(2);
        assertThat(texts(reply.path("itinerary"), "location")).anyMatch(place -> place.contains("Little Adam's Peak"));
        assertThat(texts(reply.path("itinerary"), "time")).allMatch(time -> time.matches("\\d\\d:\\d\\d"));
    }

    @Test
    void aFollowUpLeansOnTheThread() {
        traveller.ask("I want to visit Kandy", "session-abc");

        var reply = traveller.ask("What about the Temple of the Tooth there?", "session-abc");

        assertThat(reply.path("metadata").path("target_location").asText()).isEqualTo("Temple of the Tooth");
        assertThat(response(reply)).contains("Temple of the Tooth");
        assertThat(traveller.get("/api/v1/threads/session-abc").path("messages"))
                .hasSize(4);
    }

    @Test
    void aFollowUpIsUnderstoodAfterTheGatewayWasStartedAgain() {
        traveller.ask("I want to visit Kandy", "session-restarted");
        stack.restartGateway();

        var reply = traveller.ask("What about the Temple of the Tooth there?", "session-restarted");

        assertThat(reply.path("metadata").path("target_location").asText()).isEqualTo("Temple of the Tooth");
        assertThat(response(reply)).contains("Temple of the Tooth");
        assertThat(traveller.get("/api/v1/threads/session-restarted").path("messages"))
                .hasSize(4);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How busy is Pinnawala on 26 December 2026?          | and the day after? | 27 December
            How busy is Mihintale on 27 December 2026?          | and on the 30th?   | 30 December
            When does the sun set at Unawatuna on 4 January 2027? | and at Negombo?  | Negombo
            Can I buy wine in Kandy on 23 December 2026?        | and in Jaffna?     | 23 December 2026
            """)
    void aFollowUpIsAnsweredByTheEngineThatAnsweredBefore(String question, String followUp, String said) {
        var thread = "engine-" + question.hashCode();
        var first = traveller.ask(question, thread);

        var reply = traveller.ask(followUp, thread);

        assertThat(response(reply)).contains(said);
        assertThat(figures(reply)).isEqualTo(figures(first));
    }

    /** Of what kind the figures of an answer are: a share of the crowd, a time of day, a ban. */
    private static List<Boolean> figures(JsonNode reply) {
        var text = response(reply);
        return List.of(
                text.matches("(?s).*\\d ?%.*"),
                text.matches("(?s).*\\d\\d:\\d\\d.*"),
                text.contains("sale of alcohol"));
    }

    @ParameterizedTest
    @CsvSource({
        "Can I visit bars in Colombo on January 3rd 2026?, 2026-01-03",
        "Where can I drink arrack in Galle on 24 November 2026?, 2026-11-24",
        "nightlife in Hikkaduwa on Vesak 2027, 2027-05-19",
    })
    void aBanIsSaidWhereItIsAskedAfter(String question, String date) {
        var reply = traveller.ask(question);

        assertThat(reply.path("metadata").path("target_date").asText()).isEqualTo(date);
        assertThat(constraintTypes(reply)).contains("poya_alcohol");
        assertThat(response(reply)).containsAnyOf("banned", "closed", "prohibited");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-05-30", "30 May 2026"})
    void vesakOf2026IsOnTheDayToWhichItWasMoved(String day) {
        var reply = traveller.ask("Plan a day in Anuradhapura on " + day);

        assertThat(constraintTypes(reply)).contains("poya_alcohol");
        assertThat(response(reply)).contains("Vesak");
    }

    @Test
    void aQuestionThatNobodyCanAnswerIsSaidToBeOne() {
        var reply = traveller.ask("What is the price of a room in Ella tonight?");

        assertThat(reply.path("metadata").path("web_search_status").asText()).isEqualTo("no_provider");
        assertThat(route(reply)).contains("web_search");
        assertThat(response(reply)).doesNotContainPattern("(LKR|Rs|USD|\\$) ?\\d");
    }

    @Test
    void everyEventOfAStreamHasAnId() {
        var stream = traveller.post("Tell me about Galle Fort", null, true).body();

        var blocks = List.of(stream.split("\n\n"));
        assertThat(blocks).allMatch(block -> block.startsWith("id:") || block.startsWith(":"));
        assertThat(stream).contains("event:run", "event:node", "event:token", "event:reply");
        assertThat(blocks.getLast()).contains("event:done");
    }

    @Test
    void everythingIsHealthy() {
        await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> {
            var health = traveller.get("/api/v1/health");
            assertThat(health.path("status").asText()).isEqualTo("healthy");
            assertThat(health.path("nodes"))
                    .hasSize(8)
                    .allMatch(node -> node.asText().startsWith("up"));
            assertThat(health.path("components").path("llm").asText()).isEqualTo("not configured");
            assertThat(health.path("components").path("recommender").asText()).isEqualTo("available (80 locations)");
            assertThat(health.path("components"))
                    .hasSize(8)
                    .noneMatch(component -> component.asText().equals("unreachable"));
        });
    }

    /** From the heading of its first day. */
    private static String plan(String response) {
        return response.substring(response.indexOf("### "));
    }

    private static String response(JsonNode reply) {
        return reply.path("response").asText();
    }

    private static List<String> route(JsonNode reply) {
        var route = new ArrayList<String>();
        reply.path("metadata").path("route").forEach(node -> route.add(node.asText()));
        return route;
    }

    private static List<String> constraintTypes(JsonNode reply) {
        return texts(reply.path("constraints"), "constraint_type");
    }

    private static List<String> texts(JsonNode array, String field) {
        var texts = new ArrayList<String>();
        array.forEach(item -> texts.add(item.path(field).asText()));
        return texts;
    }
}
