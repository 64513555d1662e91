package ai.travion.generator.model;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;

import ai.travion.atlas.Places;
import ai.travion.generator.Writer;
import ai.travion.generator.composer.Composer;
import ai.travion.generator.model.ModelProperties.Endpoint;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.fixture.TurnFixture;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A model behind a stand-in, with short times, and turns that it is asked about. */
final class ModelFixture {

    static final Writer COMPOSER = new Composer(Places.load());

    private ModelFixture() {}

    static ModelProperties properties(String baseUrl) {
        return properties(baseUrl, Duration.ofMillis(400), 100);
    }

    static ModelProperties properties(String baseUrl, Duration patience, int places) {
        return new ModelProperties(
                "openai",
                new Endpoint(baseUrl, "sk-secret", "stand-in"),
                new Endpoint("http://localhost:11434", "", "unused"),
                0.3,
                1600,
                2400,
                patience,
                Duration.ofSeconds(2),
                places,
                3,
                Duration.ofMillis(10),
                Duration.ofSeconds(3),
                0.15,
                0.6);
    }

    static Model model(ModelProperties properties, MeterRegistry meters) {
        return Model.from(properties, COMPOSER, meters, Clock.systemUTC());
    }

    static Writer writer(OpenAiStandIn standIn) {
        return model(properties(standIn.baseUrl()), new SimpleMeterRegistry()).writer();
    }

    static TurnFixture sigiriya() {
        return aTurn().asking("How many steps are there at Sigiriya?")
                .at("Sigiriya")
                .withPassage("Sigiriya", "adventure", "Climbing Sigiriya means roughly 1,200 steps up the cliff.", 0.9)
                .withPassage(
                        "Sigiriya",
                        "history",
                        "Sigiriya was the capital of King Kashyapa. It was abandoned to monks after his death.",
                        0.8)
                .with(it -> it.setDocumentRelevance(DocumentRelevance.RELEVANT));
    }

    static String composed(GraphState state) {
        return COMPOSER.write(state, piece -> {}).text();
    }

    /** Notes what a reader would see. */
    static final class NotingPen implements Writer.Pen {

        final List<String> pieces = new ArrayList<>();
        final List<String> taken = new ArrayList<>();
        private @Nullable Runnable whenWritten;

        NotingPen whenWritten(Runnable action) {
            whenWritten = action;
            return this;
        }

        @Override
        public void write(String piece) {
            pieces.add(piece);
            if (whenWritten != null) {
                whenWritten.run();
            }
        }

        @Override
        public void takeBack(String reason) {
            taken.add(reason);
            pieces.clear();
        }

        String shown() {
            return String.join("", pieces);
        }
    }
}
