package ai.travion.retrieval.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.embedding.Embed;
import ai.travion.embedding.MiniLm;
import ai.travion.embedding.VectorFile;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PassageVectorsTest {

    private static final Passage ELLA =
            passage("Ella", "Ella is a village. The Nine Arch Bridge is near.", "How far is the bridge?");

    private final List<String> embedded = new ArrayList<>();
    private final Embed embed = text -> {
        embedded.add(text);
        var vector = new float[MiniLm.DIMENSIONS];
        vector[text.length() % vector.length] = 0.6f;
        vector[0] += 0.8f;
        return vector;
    };

    private static Passage passage(String place, String text, String question) {
        return new Passage(
                "ella#vibe",
                Shipped.place(place),
                Aspect.VIBE,
                text,
                Set.of(),
                Passage.KNOWLEDGE_BASE,
                place,
                List.of(new ExpectedQuestion(0, question)),
                Map.of());
    }

    private Embedded embedded(Passage passage, PassageVectors known) {
        return Embedded.of(List.of(passage), known, embed, Shipped.ATLAS, done -> {});
    }

    private static byte[] written(PassageVectors vectors) throws IOException {
        var file = new ByteArrayOutputStream();
        vectors.write(file);
        return file.toByteArray();
    }

    @Test
    void whatWasWrittenIsNotComputedAgainAndComesOutAsItWas() throws IOException {
        var first = embedded(ELLA, PassageVectors.none());
        var file = written(PassageVectors.of(first));
        embedded.clear();

        var again = embedded(ELLA, PassageVectors.read(new ByteArrayInputStream(file)));

        assertThat(embedded).isEmpty();
        assertThat(again.entries()).extracting(entry -> entry.piece().id()).hasSize(4);
        for (int i = 0; i < again.entries().size(); i++) {
            assertThat(again.entries().get(i).vector().vector())
                    .containsExactly(first.entries().get(i).vector().vector());
        }
        assertThat(written(PassageVectors.of(again))).isEqualTo(file);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ella  | Ella is a village. The Nine Arch Bridge is far.  | How far is the bridge?
            Ella  | Ella is a village! The Nine Arch Bridge is near. | How far is the bridge?
            Ella  | Ella is a village. The Nine Arch Bridge is near. | How near is the bridge?
            Kandy | Ella is a village. The Nine Arch Bridge is near. | How far is the bridge?""")
    void anEditedTextOrQuestionOrAnotherPlaceIsComputedAnew(String place, String text, String question) {
        var known = PassageVectors.of(embedded(ELLA, PassageVectors.none()));
        embedded.clear();

        embedded(passage(place, text, question), known);

        assertThat(embedded).hasSize(4);
    }

    @Test
    void aFileOfAnOlderFormKnowsOfNothing() throws IOException {
        var older = new ByteArrayOutputStream();
        VectorFile.write(Map.of("a key", embed.of("a text")), older);

        var read = PassageVectors.read(new ByteArrayInputStream(older.toByteArray()));

        assertThat(written(read)).isEqualTo(written(PassageVectors.none()));
    }
}
