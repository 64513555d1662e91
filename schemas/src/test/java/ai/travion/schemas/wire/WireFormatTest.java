package ai.travion.schemas.wire;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.Draft;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.Bounds;
import ai.travion.schemas.envelope.KeptSlots;
import ai.travion.schemas.envelope.MadePlans;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecordBuilder;
import org.apache.avro.io.EncoderFactory;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireFormatTest {

    private final ConfluentAvroSerializer serializer = new ConfluentAvroSerializer();
    private final ConfluentAvroDeserializer deserializer = new ConfluentAvroDeserializer();

    @Test
    void aRecordComesBackAsItWas() {
        var state = aTurnWithEverything();

        var read = deserializer.deserialize("travion.verify", serializer.serialize("travion.verify", state));

        assertThat(read).isEqualTo(state);
    }

    @Test
    void aRecordBeginsWithAZeroByteAndAnIdThatEveryProcessAgreesOn() {
        var bytes = requireNonNull(serializer.serialize("travion.router", aTurn().build()));

        assertThat(bytes[0]).isZero();
        assertThat(ByteBuffer.wrap(bytes, 1, 4).getInt())
                .isEqualTo(EmbeddedRegistry.derivedId(GraphState.getClassSchema()))
                .isGreaterThanOrEqualTo(1_000_000_000);
    }

    @Test
    void anEnumThatOnlyANewerVersionKnowsIsReadAsUnknown() throws IOException {
        var newer = new Schema.Parser()
                .parse(GraphState.getClassSchema()
                        .toString()
                        .replace("\"TRIP_PLANNING\"", "\"TRIP_PLANNING\",\"STARGAZING\"")
                        .replace("\"name\":\"thread_id\"", "\"name\":\"thread_id\",\"doc\":\"newer\""));
        var intent = newer.getField("intent").schema();
        var record = new GenericRecordBuilder(newer)
                .set("intent", new org.apache.avro.generic.GenericData.EnumSymbol(intent, "STARGAZING"))
                .build();
        var body = new ByteArrayOutputStream();
        var encoder = EncoderFactory.get().binaryEncoder(body, null);
        new GenericDatumWriter<>(newer).write(record, encoder);
        encoder.flush();
        try (var registry = SmallRegistry.start()) {
            int id = registry.add("ai.travion.schemas.GraphState", newer.toString());
            deserializer.configure(Map.of("schema.registry.url", registry.url()), false);

            var read = deserializer.deserialize("t", prefixed(id, body.toByteArray()));

            assertThat(((GraphState) requireNonNull(read)).getIntent())
                    .isEqualTo(ai.travion.schemas.IntentType.UNKNOWN);
        }
    }

    @Test
    void bytesOfAnotherFormatAreRefusedInPlainWords() {
        assertThatThrownBy(() -> deserializer.deserialize("travion.router", "{\"json\": true}".getBytes()))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("Confluent's wire format");
    }

    @Test
    void anIdThatNobodyGaveIsRefused() {
        assertThatThrownBy(() -> deserializer.deserialize("t", prefixed(7, new byte[] {1, 2, 3})))
                .isInstanceOf(UnknownSchemaException.class)
                .hasMessageContaining("7");
    }

    @Test
    void bytesThatAreCutShortAreRefused() {
        var whole = requireNonNull(serializer.serialize("t", aTurn().build()));
        var cut = java.util.Arrays.copyOf(whole, whole.length / 2);

        assertThatThrownBy(() -> deserializer.deserialize("t", cut)).isInstanceOf(SerializationException.class);
    }

    @Test
    void nothingStaysNothing() {
        assertThat(serializer.serialize("t", null)).isNull();
        assertThat(deserializer.deserialize("t", null)).isNull();
    }

    @Test
    void overHttpASchemaIsRegisteredOnceAndReadBack() throws IOException {
        try (var registry = SmallRegistry.start()) {
            var properties = Map.of("schema.registry.url", registry.url());
            serializer.configure(properties, false);
            deserializer.configure(properties, false);
            var state = aTurnWithEverything();

            var first = requireNonNull(serializer.serialize("t", state));
            serializer.serialize("t", state);

            assertThat(ByteBuffer.wrap(first, 1, 4).getInt()).isEqualTo(1);
            assertThat(deserializer.deserialize("t", first)).isEqualTo(state);
            assertThat(registry.registrations()).isEqualTo(1);
        }
    }

    @Test
    void aRecordOfAnEmbeddedRegistryIsReadAfterTheMoveToAServer() throws IOException {
        var state = aTurn().build();
        var before = serializer.serialize("t", state);
        try (var registry = SmallRegistry.start()) {
            deserializer.configure(Map.of("schema.registry.url", registry.url()), false);

            assertThat(deserializer.deserialize("t", before)).isEqualTo(state);
        }
    }

    @Test
    void aRegistryThatIsDownIsAFailureThatMayPass() {
        serializer.configure(Map.of("schema.registry.url", "http://localhost:1"), false);

        assertThatThrownBy(() -> serializer.serialize("t", aTurn().build()))
                .isInstanceOf(SchemaRegistryException.class)
                .hasMessageContaining("does not answer");
    }

    @Test
    void aRegistryThatRefusesASchemaSaysWhy() throws IOException {
        try (var registry = SmallRegistry.start()) {
            serializer.configure(
                    Map.of("schema.registry.url", registry.url(), "auto.register.schemas", "false"), false);

            assertThatThrownBy(() -> serializer.serialize("t", aTurn().build()))
                    .isInstanceOf(SchemaRegistryException.class)
                    .hasMessageContaining("404");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ftp://registry", "registry:8081", "embedded"})
    void anAddressThatIsNoRegistryIsRefusedAtOnce(String address) {
        assertThatThrownBy(() -> serializer.configure(Map.of("schema.registry.url", address), false))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("embedded:");
    }

    @Test
    void aThreadOfFortyTurnsWeighsNoMoreThanOneOfFive() {
        int five = weightOf(conversation(5));
        int forty = weightOf(conversation(40));
        System.out.printf("a thread of 5 turns: %,d bytes; of 40 turns: %,d bytes%n", five, forty);

        assertThat(forty).isLessThanOrEqualTo((int) (1.2 * five));
    }

    @Test
    void aTypicalTurnIsSmall() {
        var bytes = requireNonNull(serializer.serialize("t", aTurnWithEverything()));
        System.out.printf("a typical turn at the verifier: %,d bytes (limit %,d)%n", bytes.length, Bounds.MAX_BYTES);

        assertThat(bytes.length).isLessThan(Bounds.MAX_BYTES / 4);
    }

    @Test
    void aLongTripThatIsChangedOftenFitsIntoARecordWithAllElseAtItsBound() {
        for (int days : List.of(10, 14, 21)) {
            var thread = GraphState.newBuilder().build();
            for (int turn = 1; turn <= 8; turn++) {
                var planned = GraphState.newBuilder(thread)
                        .setTurn(turn)
                        .setIntent(IntentType.TRIP_PLANNING)
                        .setRouteDecision(RouteDecision.RETRIEVE)
                        .setItinerary(slots(days, turn))
                        .build();
                thread = GraphState.newBuilder(planned)
                        .setMadePlans(MadePlans.after(thread, planned))
                        .build();
            }
            var draft = "x".repeat(Bounds.RESPONSE_CHARACTERS);
            var turn = aTurn();
            for (int document = 0; document < Bounds.DOCUMENTS + Bounds.ANSWERS_BESIDE; document++) {
                turn.withPassage("Sigiriya", "history", "x".repeat(Bounds.DOCUMENT_CHARACTERS), 0.8);
            }
            int weight = weightOf(GraphState.newBuilder(turn.withDraft(draft).build())
                    .setMessages(IntStream.range(0, Bounds.MESSAGES)
                            .mapToObj(at -> new Message(Role.USER, "x".repeat(Bounds.MESSAGE_CHARACTERS), at))
                            .toList())
                    .setFinalResponse(draft)
                    .setBestResponse(Draft.newBuilder().setText(draft).build())
                    .setItinerary(thread.getItinerary())
                    .setMadePlans(thread.getMadePlans())
                    .build());
            System.out.printf(
                    "a trip of %d days, changed often: %,d bytes, slots kept %s%n",
                    days,
                    weight,
                    thread.getMadePlans().stream()
                            .map(made ->
                                    made.getSlots().map(ByteBuffer::remaining).orElse(0))
                            .toList());

            assertThat(weight).isLessThan(Bounds.MAX_BYTES);
            var before = thread.getMadePlans().get(thread.getMadePlans().size() - 2);
            assertThat(KeptSlots.in(before)).hasToString(slots(days, 7).toString());
        }
    }

    /** As many and as long as those of a plan are. */
    private static List<ItinerarySlot> slots(int days, int change) {
        var chance = new Random(change);
        return IntStream.range(0, days * 8)
                .mapToObj(at -> ItinerarySlot.newBuilder()
                        .setDate(LocalDate.parse("2027-02-08").plusDays(at / 8))
                        .setTime("%02d:%02d".formatted(7 + at % 8, chance.nextInt(60)))
                        .setLocation("Place %d".formatted(chance.nextInt(40)))
                        .setActivity("Walk through the streets of %s"
                                .formatted(Long.toString(chance.nextLong(1L << 40), 36)))
                        .setReason("It fits between lunch and the late light; the sun sets at 18:%02d, %d."
                                .formatted(chance.nextInt(60), chance.nextInt(1_000)))
                        .setDurationMinutes(60 + at)
                        .build())
                .toList();
    }

    private int weightOf(GraphState state) {
        return requireNonNull(serializer.serialize("t", Bounds.within(state))).length;
    }

    private static GraphState conversation(int turns) {
        var messages = IntStream.range(0, turns * 2)
                .mapToObj(i -> new Message(i % 2 == 0 ? Role.USER : Role.ASSISTANT, "A sentence. ".repeat(60), i / 2))
                .toList();
        return GraphState.newBuilder(aTurnWithEverything())
                .setMessages(messages)
                .build();
    }

    private static GraphState aTurnWithEverything() {
        var turn = aTurn().planning("Plan a trip to Sigiriya on Poya day")
                .at("Sigiriya")
                .on("2026-11-24");
        for (var aspect : List.of("history", "adventure", "nature", "culture", "logistics")) {
            turn.withPassage("Sigiriya", aspect, "Sigiriya rises above the plain. ".repeat(25), 0.8);
        }
        return turn.withPoyaBan("Il")
                .withDraft("Sigiriya on a Poya day. ".repeat(40))
                .citing(1)
                .with(state -> state.setBrief(CitedAnswer.newBuilder()
                        .setAnswer("Go early.")
                        .setStatements(List.of(new CitedStatement("Go early.", List.of(1))))
                        .build()))
                .build();
    }

    private static byte[] prefixed(int id, byte[] body) {
        return ByteBuffer.allocate(5 + body.length)
                .put((byte) 0)
                .putInt(id)
                .put(body)
                .array();
    }
}
