package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Where a place lies comes first, then what its page says of that. */
class SituatedTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @Test
    void whatItsPageSaysOfWhereItLiesStandsBesideTheDistrict() {
        var text = answer(aTurn().asking("where is mirissa")
                .at("Mirissa")
                .withPassage("Mirissa", "logistics", "Mirissa lies on the coast road between Weligama and Matara.", 0.8)
                .withPassage("Mirissa", "vibe", "Stay in the lanes behind the main road of Mirissa.", 0.9)
                .with(state -> state.setRetrievedDocuments(
                        with(state.getRetrievedDocuments(), lies("Mirissa", "Matara", "Southern", Map.of())))));

        assertThat(text)
                .startsWith("Mirissa lies in the Matara district of the Southern Province [1].")
                .contains("on the coast road between Weligama and Matara")
                .doesNotContain("Stay in the lanes");
    }

    @Test
    void ofTwoPlacesBothAreTold() {
        var text = answer(aTurn().asking("where is ella and where is haputale")
                .at("Ella", "Haputale")
                .with(state -> state.setRetrievedDocuments(List.of(
                        lies("Ella", "Badulla", "Uva", Map.of("part", "0")),
                        lies("Haputale", "Badulla", "Uva", Map.of("part", "1"))))));

        assertThat(text).contains("Ella lies in the Badulla district", "Haputale lies in the Badulla district");
    }

    private static List<RetrievedDocument> with(List<RetrievedDocument> documents, RetrievedDocument first) {
        return Stream.concat(Stream.of(first), documents.stream()).toList();
    }

    private static RetrievedDocument lies(String place, String district, String province, Map<String, String> part) {
        var metadata = new HashMap<>(Map.of("location", place, "aspect", "logistics", "title", place));
        if (part.isEmpty()) {
            PreparedAnswer.writeTo(metadata);
        } else {
            PreparedAnswer.writeTo(metadata, List.of(Integer.parseInt(part.get("part"))));
        }
        return RetrievedDocument.newBuilder()
                .setSource("catalogue")
                .setChunkId("catalogue#" + place)
                .setContent(place + " lies in the " + district + " district of the " + province + " Province.")
                .setMetadata(metadata)
                .setRelevanceScore(0.95f)
                .build();
    }

    private static String answer(TurnFixture turn) {
        return COMPOSER.write(turn.build(), piece -> {}).text();
    }
}
