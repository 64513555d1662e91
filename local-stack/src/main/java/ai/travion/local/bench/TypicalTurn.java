package ai.travion.local.bench;

import static java.util.Objects.requireNonNull;

import ai.travion.schemas.Citation;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Coordinates;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Message;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.Severity;
import ai.travion.schemas.StreamMode;
import ai.travion.schemas.wire.ConfluentAvroSerializer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes states as they look in the middle of a turn: some 6 KB, most of it evidence; the text is for its weight. */
final class TypicalTurn {

    private static final List<String> PASSAGES = List.of("""
            The rock rises almost two hundred metres above the forest, and the stair that climbs it begins between two paws of \
            brick and plaster, all that is left of a lion whose mouth was once the gate. Start at seven: the western face lies \
            in shade until nine, the queues at the spiral stair are short, and the wasps that close the upper gallery on windy \
            afternoons sleep late. Count on an hour and a half up and down, twice that with children. There is no water on the \
            summit, and no shade except along the cistern's northern wall.""", """
            Below the summit a gallery of plastered stone still carries verses that visitors scratched into it more than a \
            thousand years ago; scholars have read some seven hundred of them. Most praise the painted women in the pocket of \
            rock above, of whom nineteen remain where there were hundreds. Photography with a flash is forbidden in the pocket \
            and guards do say so. The museum near the moat explains how the gardens' fountains worked by gravity alone: after \
            heavy rain they run again.""", """
            Buses from Dambulla leave every half hour until six in the evening and take about forty minutes; a three-wheeler \
            costs more and saves the walk from the junction. From Kandy the direct bus takes under three hours, the train \
            none of it. Tickets are sold at the western gate only, in rupees or by card, and the counter closes an hour before \
            the site does. Rooms along the road to the village are simple and clean; elephants cross that road after dark, so \
            come back before it.""", """
            The water gardens at the foot are among the oldest that are laid out by axis anywhere: pools, islands and walks \
            mirror each other on either side of the central path, and the boulder garden beyond it breaks the symmetry on \
            purpose. Purple-faced langurs sleep in the fig trees by the inner moat. Herons and a resident pair of sea eagles \
            hunt over the tank to the south. In the dry months the lotus closes by ten, so photographers turn right at the \
            gate and keep the rock for later.""", """
            Pidurangala, the neighbouring rock, is the cheaper climb and has the better view of the lion rock itself, above \
            all at sunrise. The path leads through the yard of a temple where shoulders and knees have to be covered, past a \
            reclining figure of brick, and ends in a scramble over boulders for which both hands are needed. It is slippery \
            after rain and unlit. On full-moon days families climb it in white, and the temple asks visitors to leave bottles \
            and music below.""");

    private final GraphState template;

    TypicalTurn() {
        template = GraphState.newBuilder(GraphState.newBuilder().build())
                .setTurn(3)
                .setStep(1)
                .setStream(StreamMode.OFF)
                .setUserQuery("Could we climb Sigiriya early on Poya day and see the caves at Dambulla as well?")
                .setRewrittenQuery("climb Sigiriya early morning Poya day, Dambulla cave temple the same day")
                .setMessages(conversation())
                .setIntent(IntentType.TRIP_PLANNING)
                .setIntentConfidence(0.92f)
                .setRouteDecision(RouteDecision.RETRIEVE)
                .setTargetDate(LocalDate.of(2026, 11, 24))
                .setTargetLocation("Sigiriya")
                .setTargetLocations(List.of("Sigiriya", "Dambulla"))
                .setTargetCoordinates(new Coordinates(7.957, 80.76, 349.0))
                .setRetrievedDocuments(documents())
                .setConstraintViolations(List.of(poyaBan()))
                .setGeneratedResponse(PASSAGES.getFirst() + " [1] " + PASSAGES.get(2) + " [3]")
                .setCitations(citations())
                .build();
    }

    /** The state of a fresh run with a minute to go. */
    GraphState of(String threadId, String runId) {
        var now = Instant.now();
        return GraphState.newBuilder(template)
                .setThreadId(threadId)
                .setRunId(runId)
                .setCreatedAt(now)
                .setDeadline(now.plusSeconds(60))
                .build();
    }

    /** What one weighs, before compression. */
    static int bytesOnTheWire() {
        var bytes = new ConfluentAvroSerializer()
                .serialize("", new TypicalTurn().of("thread-" + UUID.randomUUID(), "run-" + UUID.randomUUID()));
        return requireNonNull(bytes).length;
    }

    /** One as JSON, with the envelope's field names: an object of Avro's JSON has everything that the record has. */
    static String json() {
        return new TypicalTurn().of("thread", "run").toString();
    }

    private static List<Message> conversation() {
        return Stream.of(
                        new Message(Role.USER, "We are in Habarana with two children. What should we not miss?", 1),
                        new Message(Role.ASSISTANT, PASSAGES.get(3), 1),
                        new Message(Role.USER, "How do we get to the rock without a car?", 2),
                        new Message(Role.ASSISTANT, PASSAGES.get(2), 2),
                        new Message(
                                Role.USER,
                                "Could we climb Sigiriya early on Poya day and see the caves at Dambulla as well?",
                                3))
                .toList();
    }

    private static List<RetrievedDocument> documents() {
        return IntStream.range(0, PASSAGES.size())
                .mapToObj(i -> RetrievedDocument.newBuilder()
                        .setContent(PASSAGES.get(i))
                        .setMetadata(Map.of("location", "Sigiriya", "location_id", "sigiriya", "aspect", aspect(i)))
                        .setRelevanceScore(0.9f - 0.05f * i)
                        .setSource("knowledge_base")
                        .setChunkId("sigiriya#" + aspect(i) + "-0")
                        .build())
                .toList();
    }

    private static List<Citation> citations() {
        return Stream.of(0, 2)
                .map(i -> Citation.newBuilder()
                        .setId(i + 1)
                        .setSource("knowledge_base")
                        .setChunkId("sigiriya#" + aspect(i) + "-0")
                        .setLocation("Sigiriya")
                        .setAspect(aspect(i))
                        .setSnippet(PASSAGES.get(i).substring(0, 160))
                        .build())
                .toList();
    }

    private static String aspect(int passage) {
        return List.of("adventure", "history", "logistics", "nature", "culture").get(passage);
    }

    private static ConstraintViolation poyaBan() {
        return ConstraintViolation.newBuilder()
                .setConstraintType("poya_alcohol")
                .setDescription("Il Full Moon Poya Day: the sale of alcohol is closed island-wide.")
                .setSeverity(Severity.HIGH)
                .setSuggestion("Plan an evening without alcohol.")
                .setRuleId("poya-alcohol")
                .setKind("HARD_CONSTRAINT")
                .setDate(LocalDate.of(2026, 11, 24))
                .setSource("gazette")
                .setCertainty("gazetted")
                .build();
    }
}
