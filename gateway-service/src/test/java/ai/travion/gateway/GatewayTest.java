package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.echo;
import static ai.travion.gateway.GatewayUnderTest.json;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.graph.Graph;
import ai.travion.graph.GraphDiagram;
import ai.travion.graph.Step;
import ai.travion.schemas.Citation;
import ai.travion.schemas.Elimination;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.TravelBrief;
import ai.travion.schemas.wire.Contracts;
import ai.travion.schemas.wire.EmbeddedRegistry;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the gateway promises, over HTTP and a real broker. */
@ExtendWith(KafkaExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GatewayTest {

    private static final Map<String, CountDownLatch> GATES = new ConcurrentHashMap<>();

    private final GatewayUnderTest gateway;
    private final Map<String, GraphState> seen = new ConcurrentHashMap<>();

    GatewayTest(TestKafka kafka) {
        gateway = new GatewayUnderTest(kafka).answering(this::answered);
    }

    @AfterAll
    void close() {
        gateway.close();
    }

    /** The verifier of these tests does what the message asks. */
    private Step answered(GraphState state) {
        var query = state.getUserQuery();
        seen.put(state.getThreadId() + "/" + state.getTurn(), state);
        if (query.startsWith("wait for ")) {
            awaitGate(query.substring("wait for ".length()));
        }
        if (query.equals("fail")) {
            throw new IllegalArgumentException("as asked");
        }
        if (query.equals("cite")) {
            return Step.to(
                    Graph.REPLY,
                    GraphState.newBuilder(echo(state))
                            .setIntent(IntentType.TOURISM_QUERY)
                            .setCitations(List.of(Citation.newBuilder()
                                    .setId(1)
                                    .setChunkId("ella#nature")
                                    .setSnippet("Green.")
                                    .build()))
                            .setEliminatedBy(List.of(
                                    Elimination.newBuilder()
                                            .setConstraint("avoid")
                                            .setValue("beach")
                                            .setCount(1)
                                            .setChunkIds(List.of("catalogue#mirissa"))
                                            .build(),
                                    Elimination.newBuilder()
                                            .setConstraint("avoid")
                                            .setValue("unicorns")
                                            .build()))
                            .build());
        }
        if (query.startsWith("I like ")) {
            return Step.to(
                    Graph.REPLY,
                    GraphState.newBuilder(echo(state))
                            .setPreferences(liking(state, query.substring("I like ".length())))
                            .build());
        }
        return Step.to(Graph.REPLY, echo(state));
    }

    private static Preferences liking(GraphState state, String interest) {
        var known = state.getPreferences().orElseThrow();
        var interests = new ArrayList<>(known.getInterests());
        interests.add(StatedValue.newBuilder()
                .setValue(interest)
                .setTurn(state.getTurn())
                .build());
        return Preferences.newBuilder(known).setInterests(interests).build();
    }

    @Test
    void whatAUserLikesIsKnownInTheirNextConversationUntilItIsErased() {
        assertThat(saidBy("ann", "ann-1", "I like tea")
                        .path("metadata")
                        .path("profile")
                        .asText())
                .isEqualTo("none");

        var shown = json(gateway.get("/api/v1/users/ann/profile", "X-User-Id", "ann"));
        var next = saidBy("ann", "ann-2", "hello");

        assertThat(shown.path("preferences")
                        .path("interests")
                        .path(0)
                        .path("value")
                        .asText())
                .isEqualTo("tea");
        assertThat(next.path("metadata").path("profile").asText()).isEqualTo("applied");
        assertThat(requireNonNull(seen.get("ann-2/1"))
                        .getPreferences()
                        .orElseThrow()
                        .getInterests())
                .extracting(StatedValue::getValue, StatedValue::getOrigin)
                .containsExactly(tuple("tea", "profile"));
        assertThat(json(gateway.get("/api/v1/threads/ann-2", "X-User-Id", "ann"))
                        .path("preferences")
                        .path("interests"))
                .isEmpty();

        assertThat(gateway.delete("/api/v1/users/ann/profile", "X-User-Id", "ann")
                        .statusCode())
                .isEqualTo(204);
        await().until(() ->
                gateway.get("/api/v1/users/ann/profile", "X-User-Id", "ann").statusCode() == 404);
        saidBy("ann", "ann-3", "hello");
        assertThat(requireNonNull(seen.get("ann-3/1"))
                        .getPreferences()
                        .orElseThrow()
                        .getInterests())
                .isEmpty();
    }

    @Test
    void whoIsAnsweredIsKnownInTheNextMomentInAnotherConversation() {
        var known = IntStream.range(0, 20)
                .mapToObj(number -> "quick-" + number)
                .filter(user -> {
                    saidBy(user, user + "-1", "I like tea");
                    return saidBy(user, user + "-2", "hello")
                            .path("metadata")
                            .path("profile")
                            .asText()
                            .equals("applied");
                })
                .toList();

        assertThat(known).hasSize(20);
    }

    @Test
    void anothersProfileIsNotFound() {
        saidBy("ben", "ben-1", "I like surfing");
        await().until(() ->
                gateway.get("/api/v1/users/ben/profile", "X-User-Id", "ben").statusCode() == 200);

        assertThat(gateway.get("/api/v1/users/ben/profile", "X-User-Id", "eve").statusCode())
                .isEqualTo(404);
        assertThat(gateway.get("/api/v1/users/ben/profile").statusCode()).isEqualTo(404);
        assertThat(gateway.delete("/api/v1/users/ben/profile", "X-User-Id", "eve")
                        .statusCode())
                .isEqualTo(404);
        assertThat(gateway.get("/api/v1/users/be n/profile".replace(" ", "%20"), "X-User-Id", "be n")
                        .statusCode())
                .isEqualTo(400);
    }

    private JsonNode saidBy(String user, String thread, String message) {
        return json(gateway.post(
                "/api/v1/chat",
                "{\"message\": \"%s\", \"thread_id\": \"%s\"}".formatted(message, thread),
                "X-User-Id",
                user));
    }

    @Test
    void aFractionOfADayIsRefusedRatherThanCut() {
        var response = gateway.post(
                "/api/v1/chat", "{\"message\": \"hi\", \"preferences\": {\"must\": {\"dates\": {\"days\": 2.7}}}}");

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(json(response).toString()).contains("days");
    }

    @Test
    void aMessageIsAnsweredAsTheSeedDescribes() {
        var response = gateway.post("/api/v1/chat", "{\"message\": \"cite\", \"thread_id\": \"user-123-session-1\"}");

        assertThat(response.statusCode()).isEqualTo(200);
        var reply = json(response);
        assertThat(reply.path("thread_id").asText()).isEqualTo("user-123-session-1");
        assertThat(reply.path("run_id").asText()).startsWith("run-");
        assertThat(reply.path("query").asText()).isEqualTo("cite");
        assertThat(reply.path("intent").asText()).isEqualTo("tourism_query");
        assertThat(reply.path("response").asText()).isEqualTo("You said cite");
        assertThat(reply.path("citations").path(0).path("chunk_id").asText()).isEqualTo("ella#nature");
        assertThat(reply.path("itinerary").isArray()).isTrue();
        assertThat(reply.path("constraints").isArray()).isTrue();
        assertThat(reply.path("reasoning_logs").isArray()).isTrue();
        assertThat(reply.path("clarification").isNull()).isTrue();
        var metadata = reply.path("metadata");
        assertThat(metadata.path("reasoning_loops").asInt(-1)).isZero();
        assertThat(metadata.path("omitted_evidence").isArray()).isTrue();
        assertThat(metadata.path("not_acted_on").isArray()).isTrue();
        assertThat(metadata.path("eliminated_by")).hasSize(1);
        assertThat(metadata.path("not_applied"))
                .singleElement()
                .satisfies(one -> assertThat(one.path("value").asText()).isEqualTo("unicorns"));
        assertThat(metadata.path("eliminated_by").path(0).path("value").asText())
                .isEqualTo("beach");
        assertThat(metadata.path("eliminated_by")
                        .path(0)
                        .path("chunk_ids")
                        .path(0)
                        .asText())
                .isEqualTo("catalogue#mirissa");
        assertThat(metadata.path("web_search_used").isBoolean()).isTrue();
        assertThat(texts(metadata.path("route"))).containsExactly("router", "generate", "verify");
        assertThat(metadata.path("node_ms").size()).isEqualTo(3);
        assertThat(metadata.path("llm").path("provider").asText()).isEqualTo("none");
    }

    @Test
    void aThreadIdThatNobodyCouldGuessIsMadeWhereNoneIsGiven() {
        var one = json(gateway.post("/api/v1/chat", "{\"message\": \"Hello\"}"));
        var other = json(gateway.post("/api/v1/chat", "{\"message\": \"Hello\"}"));

        assertThat(one.path("thread_id").asText())
                .matches("thread-[0-9a-f]{32}")
                .isNotEqualTo(other.path("thread_id").asText());
    }

    @Test
    void aStreamShowsRunNodesTokensReplyAndDoneEachWithAnId() {
        var response = gateway.post("/api/v1/chat", "{\"message\": \"hello there\", \"stream\": true}");

        assertThat(response.headers().firstValue("content-type").orElse("")).startsWith("text/event-stream");
        var events = events(response.body());
        assertThat(events)
                .extracting(Event::name)
                .containsExactly(
                        "run", "node", "node", "node", "token", "token", "node", "node", "node", "reply", "done");
        assertThat(events)
                .extracting(Event::id)
                .containsExactlyElementsOf(
                        IntStream.range(0, 11).mapToObj(Integer::toString).toList());
        assertThat(events.get(1).data().path("node").asText()).isEqualTo("router");
        assertThat(events.get(1).data().path("status").asText()).isEqualTo("started");
        assertThat(events.get(5).data().path("text").asText()).isEqualTo("hello there");
        assertThat(events.get(9).data().path("response").asText()).isEqualTo("You said hello there");
        assertThat(events.get(10).data().path("status").asText()).isEqualTo("succeeded");
    }

    @Test
    void aChannelThatCannotTakeWordsBackSeesNoToken() {
        var response = gateway.post("/api/v1/chat", "{\"message\": \"hello\", \"stream\": true, \"channel\": \"sms\"}");

        assertThat(events(response.body()))
                .extracting(Event::name)
                .contains("node", "reply")
                .doesNotContain("token");
    }

    @Test
    void aThreadRemembersWhatWasSaid() {
        gateway.say("memory", "first");

        gateway.say("memory", "second");

        assertThat(messagesOf("memory/2"))
                .extracting(Message::getContent)
                .containsExactly("first", "You said first", "second");
        var thread = json(gateway.get("/api/v1/threads/memory"));
        assertThat(thread.path("turn").asInt()).isEqualTo(2);
        assertThat(thread.path("messages")).hasSize(4);
        assertThat(thread.path("state").path("status").asText()).isEqualTo("idle");
        assertThat(thread.path("state").path("ended_runs")).hasSize(2);
    }

    @Test
    void aRunCanBeReadAndFollowedAfterItsEnd() {
        var runId = gateway.say("reread", "hello").path("run_id").asText();

        var run = json(gateway.get("/api/v1/threads/reread/runs/" + runId));
        var stream = events(
                gateway.get("/api/v1/threads/reread/runs/" + runId + "/stream").body());
        var rest = events(gateway.get("/api/v1/threads/reread/runs/" + runId + "/stream", "Last-Event-ID", "1")
                .body());

        assertThat(run.path("status").asText()).isEqualTo("succeeded");
        assertThat(run.path("reply").path("response").asText()).isEqualTo("You said hello");
        assertThat(stream).extracting(Event::name).containsExactly("run", "reply", "done");
        assertThat(rest).extracting(Event::name).containsExactly("done");
    }

    @Test
    void whoeverHasTheEndAlreadyIsNotKeptWaiting() {
        var runId = gateway.say("resumed-at-the-end", "hello").path("run_id").asText();
        var stream = "/api/v1/threads/resumed-at-the-end/runs/" + runId + "/stream";
        int last = events(gateway.get(stream).body()).size() - 1;

        var rest = gateway.get(stream, "Last-Event-ID", String.valueOf(last));

        assertThat(rest.statusCode()).isEqualTo(200);
        assertThat(events(rest.body())).isEmpty();
    }

    @Test
    void whoHasReadFurtherThanARunWentIsToldItsEnd() {
        var runId = gateway.say("read-too-far", "hello").path("run_id").asText();

        var rest = gateway.get("/api/v1/threads/read-too-far/runs/" + runId + "/stream", "Last-Event-ID", "4711");

        assertThat(events(rest.body())).extracting(Event::name).containsExactly("reply", "done");
    }

    @Test
    void anIdempotencyKeyIsNoKeyOfAnotherUser() {
        var body = "{\"message\": \"hello\", \"user_id\": \"%s\"}";

        var ada = json(gateway.post("/api/v1/chat", body.formatted("ada"), "Idempotency-Key", "k-3"));
        var bob = json(gateway.post("/api/v1/chat", body.formatted("bob"), "Idempotency-Key", "k-3"));

        assertThat(bob.path("thread_id").asText())
                .isNotEmpty()
                .isNotEqualTo(ada.path("thread_id").asText());
    }

    @Test
    void anIdempotencyKeyIsNoKeyOfAnotherMessage() {
        gateway.post("/api/v1/chat", "{\"message\": \"once\", \"thread_id\": \"keyed\"}", "Idempotency-Key", "k-2");

        var other = gateway.post(
                "/api/v1/chat", "{\"message\": \"twice\", \"thread_id\": \"keyed\"}", "Idempotency-Key", "k-2");

        assertThat(other.statusCode()).isEqualTo(422);
        assertThat(json(other).path("field").asText()).isEqualTo("Idempotency-Key");
    }

    @Test
    void theDocumentationNamesFieldsAsTheApiDoes() {
        var schemas = json(gateway.get("/v3/api-docs")).path("components").path("schemas");

        assertThat(schemas.path("ChatRequest").path("properties").has("thread_id"))
                .isTrue();
    }

    @Test
    void theDocumentationRequiresOfABriefWhatItsSchemaDoes() throws IOException {
        var documented = json(gateway.get("/v3/api-docs")).path("components").path("schemas");
        JsonNode kinds;
        try (var file = TravelBrief.class.getResourceAsStream("brief.schema.json")) {
            kinds = new ObjectMapper().readTree(file).path("$defs");
        }

        assertThat(documented.path("OfPlan").path("required"))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(kinds.path("plan").path("required"));
        assertThat(documented.path("OfQuestion").path("required"))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(kinds.path("question").path("required"));
        assertThat(documented.path("OfPlan").path("properties").properties())
                .extracting(Map.Entry::getKey)
                .containsExactlyInAnyOrderElementsOf(kinds.path("plan")
                        .path("required")
                        .valueStream()
                        .map(JsonNode::asText)
                        .toList());
    }

    @Test
    void theContractsAreReadUnderTheRegistrysOwnPaths() {
        int id = EmbeddedRegistry.derivedId(GraphState.getClassSchema());

        var byId = json(gateway.get("/schemas/ids/" + id));
        var latest = json(gateway.get("/subjects/ai.travion.schemas.GraphState/versions/latest"));
        var unknown = gateway.get("/schemas/ids/7");

        assertThat(new Schema.Parser().parse(byId.path("schema").asText())).isEqualTo(GraphState.getClassSchema());
        assertThat(latest.path("id").asInt()).isEqualTo(id);
        assertThat(json(gateway.get("/subjects"))).hasSize(Contracts.current().size());
        assertThat(unknown.statusCode()).isEqualTo(404);
        assertThat(json(unknown).path("error_code").asInt()).isEqualTo(40403);
    }

    @ParameterizedTest
    @CsvSource({
        "/schemas/ids/abc, 404, 40403",
        "/schemas/ids/99999999999, 404, 40403",
        "/schemas/ids/7/schema, 404, 40403",
        "/schemas/ids/7/subjects, 404, 40403",
        "/subjects/nobody/versions, 404, 40401",
        "/subjects/nobody/versions/1/schema, 404, 40401",
        "/subjects/ai.travion.schemas.GraphState/versions/99, 404, 40402",
        "/subjects/ai.travion.schemas.GraphState/versions/abc, 422, 42202",
        "/subjects/ai.travion.schemas.GraphState/versions/0, 422, 42202",
        "/config/ai.travion.schemas.GraphState, 404, 40408",
        "/mode/ai.travion.schemas.GraphState, 404, 40409"
    })
    void theRegistrysErrorsAreConfluents(String path, int status, int code) {
        var answer = gateway.get(path);

        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(json(answer).path("error_code").asInt()).isEqualTo(code);
        assertThat(json(answer).path("message").asText()).isNotBlank();
    }

    @Test
    void aContractIsFoundByItsVersionItsIdAndItsWords() {
        var subject = "/subjects/ai.travion.schemas.GraphState";
        var latest = json(gateway.get(subject + "/versions/latest"));
        var ofTheId = "/schemas/ids/" + latest.path("id").asInt();
        var body = json(gateway.get(ofTheId)).toString();

        assertThat(json(gateway.get(subject + "/versions/-1"))).isEqualTo(latest);
        assertThat(json(gateway.get(subject + "/versions/latest/schema")))
                .isEqualTo(json(gateway.get(ofTheId + "/schema")));
        assertThat(json(gateway.post(subject, body))).isEqualTo(latest);
        assertThat(json(gateway.post(subject, "{\"schema\": \"no schema\"}"))
                        .path("error_code")
                        .asInt())
                .isEqualTo(42201);
        assertThat(json(gateway.post(subject + "/versions", body))
                        .path("error_code")
                        .asInt())
                .isEqualTo(42205);
        assertThat(json(gateway.get("/mode")).path("mode").asText()).isEqualTo("READONLY");
        assertThat(json(gateway.get("/config/any?defaultToGlobal=true"))
                        .path("compatibilityLevel")
                        .asText())
                .isEqualTo("FULL_TRANSITIVE");
    }

    @Test
    void aFailureIsAProblemThatNamesItsRun() {
        var response = gateway.post("/api/v1/chat", "{\"message\": \"fail\", \"thread_id\": \"failing\"}");

        assertThat(response.statusCode()).isEqualTo(500);
        assertThat(response.headers().firstValue("content-type").orElse("")).startsWith("application/problem+json");
        var problem = json(response);
        assertThat(problem.path("code").asText()).isEqualTo("node_failed");
        assertThat(problem.path("run_id").asText()).startsWith("run-");
        assertThat(problem.path("detail").asText()).contains("verify").doesNotContain("Exception");
        assertThat(gateway.say("failing", "again").path("response").asText()).isEqualTo("You said again");
    }

    @Test
    void aFailureInAStreamIsAnErrorEventAndDone() {
        var events = events(gateway.post("/api/v1/chat", "{\"message\": \"fail\", \"stream\": true}")
                .body());

        assertThat(events.subList(events.size() - 2, events.size()))
                .extracting(Event::name)
                .containsExactly("error", "done");
        assertThat(events.getLast().data().path("status").asText()).isEqualTo("failed");
    }

    @Test
    void messagesOfOneThreadAreAnsweredOneAfterTheOther() {
        var first = later("queue", "wait for queue-gate");
        await().until(() -> running("queue"));
        var second = later("queue", "second");
        var third = later("queue", "third");
        await().until(() -> json(gateway.get("/api/v1/threads/queue"))
                        .path("state")
                        .path("queued_runs")
                        .size()
                == 2);

        open("queue-gate");

        assertThat(first.join().path("response").asText()).isEqualTo("You said wait for queue-gate");
        assertThat(List.of(
                        second.join().path("response").asText(),
                        third.join().path("response").asText()))
                .containsExactlyInAnyOrder("You said second", "You said third");
        assertThat(messagesOf("queue/3")).hasSize(5);
    }

    @Test
    void aBusyThreadRejectsWhereThatIsAsked() {
        var first = later("busy", "wait for busy-gate");
        await().until(() -> running("busy"));

        var second = gateway.post(
                "/api/v1/chat",
                "{\"message\": \"me too\", \"thread_id\": \"busy\", \"multitask_strategy\": \"reject\"}");

        assertThat(second.statusCode()).isEqualTo(409);
        assertThat(json(second).path("code").asText()).isEqualTo("thread_busy");
        open("busy-gate");
        assertThat(first.join().path("response").asText()).startsWith("You said");
    }

    @Test
    void aNewerMessageMayTakeTheRunningOnesPlace() {
        var first = CompletableFuture.supplyAsync(() -> gateway.post(
                "/api/v1/chat", "{\"message\": \"wait for interrupt-gate\", \"thread_id\": \"interrupted\"}"));
        await().until(() -> running("interrupted"));

        var second = json(
                gateway.post(
                        "/api/v1/chat",
                        "{\"message\": \"forget that\", \"thread_id\": \"interrupted\", \"multitask_strategy\": \"rollback\"}"));

        assertThat(first.join().statusCode()).isEqualTo(409);
        assertThat(json(first.join()).path("code").asText()).isEqualTo("cancelled");
        open("interrupt-gate");
        assertThat(second.path("response").asText()).isEqualTo("You said forget that");
        assertThat(messagesOf("interrupted/2")).extracting(Message::getContent).containsExactly("forget that");
    }

    @Test
    void aRunCanBeCancelled() {
        var first = CompletableFuture.supplyAsync(() ->
                gateway.post("/api/v1/chat", "{\"message\": \"wait for cancel-gate\", \"thread_id\": \"cancelling\"}"));
        await().until(() -> running("cancelling"));
        var runId = json(gateway.get("/api/v1/threads/cancelling"))
                .path("state")
                .path("active_run")
                .asText();

        var cancelled = gateway.post("/api/v1/threads/cancelling/runs/" + runId + "/cancel", "");

        assertThat(cancelled.statusCode()).isEqualTo(202);
        assertThat(first.join().statusCode()).isEqualTo(409);
        open("cancel-gate");
        assertThat(json(gateway.get("/api/v1/threads/cancelling/runs/" + runId))
                        .path("status")
                        .asText())
                .isEqualTo("cancelled");
    }

    @Test
    void aRequestThatIsSentAgainJoinsItsRun() {
        var body = "{\"message\": \"once\", \"thread_id\": \"idempotent\"}";

        var first = json(gateway.post("/api/v1/chat", body, "Idempotency-Key", "k-1"));
        var again = json(gateway.post("/api/v1/chat", body, "Idempotency-Key", "k-1"));

        assertThat(again.path("run_id").asText()).isEqualTo(first.path("run_id").asText());
        assertThat(json(gateway.get("/api/v1/threads/idempotent")).path("turn").asInt())
                .isEqualTo(1);
    }

    @Test
    void anObjectWithoutAWishSaysWhatNoneSays() {
        gateway.post("/api/v1/chat", "{\"message\": \"empty\", \"thread_id\": \"wishless\"}", "Idempotency-Key", "k-w");

        var again = gateway.post(
                "/api/v1/chat",
                "{\"message\": \"empty\", \"thread_id\": \"wishless\", \"preferences\": {\"must\": {}}}",
                "Idempotency-Key",
                "k-w");

        assertThat(again.statusCode()).as(again.body()).isEqualTo(200);
        assertThat(json(gateway.get("/api/v1/threads/wishless")).path("turn").asInt())
                .isEqualTo(1);
    }

    @Test
    void anAnswerCanBeFetchedLater() {
        var receipt = gateway.post(
                "/api/v1/chat",
                "{\"message\": \"later\", \"thread_id\": \"async\"}",
                "Prefer",
                "wait=5, Respond-Async");

        assertThat(receipt.statusCode()).isEqualTo(202);
        assertThat(receipt.headers().firstValue("preference-applied")).contains("respond-async");
        var location = receipt.headers().firstValue("location").orElseThrow();
        await().untilAsserted(() -> assertThat(json(gateway.get(location))
                        .path("reply")
                        .path("response")
                        .asText())
                .isEqualTo("You said later"));
    }

    @Test
    void anotherPrincipalsThreadIsNotFound() {
        gateway.post("/api/v1/chat", "{\"message\": \"mine\", \"thread_id\": \"owned\"}", "X-User-Id", "amara");

        assertThat(gateway.get("/api/v1/threads/owned", "X-User-Id", "amara").statusCode())
                .isEqualTo(200);
        assertThat(gateway.get("/api/v1/threads/owned", "X-User-Id", "nuwan").statusCode())
                .isEqualTo(404);
        assertThat(gateway.post(
                                "/api/v1/chat",
                                "{\"message\": \"yours\", \"thread_id\": \"owned\", \"user_id\": \"nuwan\"}")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void anErasedThreadIsGoneAndItsIdMayBeginAnew() {
        var run = gateway.say("erased", "my secret").path("run_id").asText();

        assertThat(gateway.delete("/api/v1/threads/erased").statusCode()).isEqualTo(204);

        await().untilAsserted(() ->
                assertThat(gateway.get("/api/v1/threads/erased").statusCode()).isEqualTo(404));
        assertThat(gateway.get("/api/v1/threads/erased/runs/" + run + "/stream").statusCode())
                .isEqualTo(404);
        gateway.say("erased", "hello again");
        assertThat(gateway.get("/api/v1/threads/erased").body()).doesNotContain("secret");
    }

    static Stream<Arguments> badRequests() {
        return Stream.of(
                Arguments.of("{}", "message", "missing"),
                Arguments.of("{\"message\": \"   \"}", "message", "blank"),
                Arguments.of("{\"message\": \"\\u0000\\u0007\"}", "message", "blank"),
                Arguments.of("{\"message\": null}", "message", "missing"),
                Arguments.of("{\"message\": 42}", "message", "a string"),
                Arguments.of("{\"message\": [\"hi\"]}", "message", "a string"),
                Arguments.of("{\"message\": \"" + "x".repeat(2_001) + "\"}", "message", "2001 characters"),
                Arguments.of("{\"message\": \"hi\", \"stream\": \"maybe\"}", "stream", "true or false"),
                Arguments.of("{\"message\": \"hi\", \"thread_id\": \"../../etc\"}", "thread_id", "token"),
                Arguments.of("{\"message\": \"hi\", \"thread_id\": \"\"}", "thread_id", "token"),
                Arguments.of("{\"message\": \"hi\", \"thread_id\": \"" + "a".repeat(129) + "\"}", "thread_id", "128"),
                Arguments.of("{\"message\": \"hi\", \"user_id\": \"a b\"}", "user_id", "token"),
                Arguments.of("{\"message\": \"hi\", \"channel\": \"Web App\"}", "channel", "token"),
                Arguments.of(
                        "{\"message\": \"hi\", \"multitask_strategy\": \"hurry\"}", "multitask_strategy", "enqueue"),
                Arguments.of("{\"message\": \"hi\", \"thread\": \"t\"}", "thread", "thread_id"),
                Arguments.of(
                        "{\"message\": \"hi\", \"preferences\": {\"interests\": [\"hiking\"]}}",
                        "preferences.interests",
                        "must, rather"),
                Arguments.of(
                        "{\"message\": \"hi\", \"preferences\": {\"must\": {\"avoid\": \"bars\"}}}",
                        "preferences.must.avoid",
                        "a list"),
                Arguments.of(
                        "{\"message\": \"hi\", \"preferences\": {\"must\": {\"dates\": {\"start\": \"soon\"}}}}",
                        "preferences.must.dates.start",
                        "a date"),
                Arguments.of("{\"message\": \"hi\", \"message\": \"ho\"}", "message", "twice"),
                Arguments.of("not json", "body", "JSON"),
                Arguments.of("[]", "body", "JSON object"),
                Arguments.of("\"hi\"", "body", "JSON"),
                Arguments.of("{\"message\": \"hi\"", "body", "JSON"));
    }

    @ParameterizedTest
    @MethodSource("badRequests")
    void aBadRequestIsAProblemThatNamesTheField(String body, String field, String words) {
        var response = gateway.post("/api/v1/chat", body);

        assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
        assertThat(response.headers().firstValue("content-type").orElse("")).startsWith("application/problem+json");
        assertThat(json(response).path("field").asText()).as(response.body()).isEqualTo(field);
        assertThat(json(response).path("detail").asText()).contains(words);
    }

    @Test
    void theLongestMessageIsTaken() {
        var response = gateway.post("/api/v1/chat", "{\"message\": \"" + "🌴".repeat(2_000) + "\"}");

        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    }

    @Test
    void aBodyThatIsTooLargeIsRefused() {
        var response = gateway.post("/api/v1/chat", "{\"message\": \"hi\", \"x\": \"" + "x".repeat(70_000) + "\"}");

        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(json(response).path("detail").asText()).contains("64 KiB");
        assertThat(response.headers().firstValue("content-type").orElse("")).startsWith("application/problem+json");
    }

    @Test
    void aPathThatIsNotThereIsAProblemToo() {
        var response = gateway.get("/api/v1/nowhere");

        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.headers().firstValue("content-type").orElse("")).startsWith("application/problem+json");
    }

    @Test
    void theGraphIsShownAsItRuns() {
        assertThat(json(gateway.get("/api/v1/graph")).path("diagram").asText()).isEqualTo(GraphDiagram.mermaid());
    }

    @Test
    void theApiIsDocumented() {
        var responses = json(gateway.get("/v3/api-docs"))
                .path("paths")
                .path("/api/v1/chat")
                .path("post")
                .path("responses");

        assertThat(responses.fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "200", "202", "400", "404", "406", "409", "413", "415", "422", "500", "503", "504");
        assertThat(responses.at("/200/content/application~1json/schema/$ref").asText())
                .endsWith("/ChatReply");
        assertThat(gateway.get("/docs").statusCode()).isIn(200, 302);
    }

    static Stream<Arguments> documentedErrors() {
        return Stream.of(
                Arguments.of("/api/v1/threads/{threadId}", "get", List.of("200", "400", "404", "406", "503")),
                Arguments.of("/api/v1/threads/{threadId}", "delete", List.of("204", "400", "404", "503")),
                Arguments.of(
                        "/api/v1/threads/{threadId}/runs/{runId}", "get", List.of("200", "400", "404", "406", "503")),
                Arguments.of(
                        "/api/v1/threads/{threadId}/runs/{runId}/stream",
                        "get",
                        List.of("200", "400", "404", "406", "503")),
                Arguments.of(
                        "/api/v1/threads/{threadId}/runs/{runId}/cancel",
                        "post",
                        List.of("200", "202", "400", "404", "406", "503")),
                Arguments.of("/api/v1/users/{userId}/profile", "get", List.of("200", "400", "404", "406", "503")),
                Arguments.of("/api/v1/users/{userId}/profile", "delete", List.of("204", "400", "404", "503")),
                Arguments.of("/subjects/{subject}", "post", List.of("200", "404", "413", "422")),
                Arguments.of(
                        "/compatibility/subjects/{subject}/versions", "post", List.of("200", "404", "413", "422")));
    }

    @ParameterizedTest
    @MethodSource("documentedErrors")
    void theDocumentationSaysHowARequestFails(String path, String method, List<String> statuses) {
        var responses = json(gateway.get("/v3/api-docs"))
                .path("paths")
                .path(path)
                .path(method)
                .path("responses");

        assertThat(responses.fieldNames()).toIterable().containsExactlyInAnyOrderElementsOf(statuses);
    }

    @ParameterizedTest
    @CsvSource({
        "Accept, foo, 406",
        "Accept, 'application/json, */', 406",
        "Accept, image/png, 406",
        "Content-Type, text/plain, 415",
        "Content-Type, foo, 415"
    })
    void aFormatThatTheGatewayDoesNotSpeakIsAProblemThatNamesTheHeader(String header, String format, int status) {
        var response = gateway.post("/api/v1/chat", "{\"message\": \"hi\"}", header, format);

        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(response.headers().firstValue("content-type").orElse("")).startsWith("application/problem+json");
        assertThat(json(response).path("field").asText()).as(response.body()).isEqualTo(header);
        assertThat(json(response).path("status").asInt()).isEqualTo(status);
    }

    @Test
    void healthNamesTheNodesThatAreDown() {
        await().untilAsserted(() -> {
            var health = json(gateway.get("/api/v1/health"));
            assertThat(health.path("status").asText()).isEqualTo("degraded");
            assertThat(health.path("nodes").path("router").asText()).isEqualTo("up (1 instance)");
            assertThat(health.path("nodes").path("retrieve").asText()).isEqualTo("down");
            assertThat(health.path("components").path("graph").asText()).isEqualTo("compiled");
            assertThat(health.path("components").path("event_sentinel").asText())
                    .isEqualTo("unreachable");
            assertThat(health.path("components").size()).isEqualTo(8);
        });
        assertThat(gateway.get("/actuator/health/readiness").statusCode()).isEqualTo(200);
        assertThat(gateway.get("/actuator/health/liveness").statusCode()).isEqualTo(200);
    }

    private List<Message> messagesOf(String turn) {
        return requireNonNull(seen.get(turn)).getMessages();
    }

    private boolean running(String threadId) {
        var thread = gateway.get("/api/v1/threads/" + threadId);
        return thread.statusCode() == 200
                && json(thread).path("state").path("status").asText().equals("running");
    }

    private CompletableFuture<JsonNode> later(String threadId, String message) {
        return CompletableFuture.supplyAsync(() -> gateway.say(threadId, message));
    }

    private static void open(String gate) {
        GATES.computeIfAbsent(gate, name -> new CountDownLatch(1)).countDown();
    }

    private static void awaitGate(String gate) {
        try {
            var opened =
                    GATES.computeIfAbsent(gate, name -> new CountDownLatch(1)).await(30, TimeUnit.SECONDS);
            assertThat(opened).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static List<String> texts(JsonNode array) {
        var texts = new ArrayList<String>();
        array.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    record Event(String id, String name, JsonNode data) {}

    static List<Event> events(String body) {
        return Stream.of(body.split("\n\n"))
                .filter(block -> block.contains("event:"))
                .map(block -> new Event(line(block, "id:"), line(block, "event:"), parsed(line(block, "data:"))))
                .toList();
    }

    private static String line(String block, String name) {
        return block.lines()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(name.length()).strip())
                .findFirst()
                .orElse("");
    }

    private static JsonNode parsed(String data) {
        try {
            return new com.fasterxml.jackson.databind.ObjectMapper().readTree(data);
        } catch (IOException e) {
            throw new IllegalStateException(data, e);
        }
    }
}
