package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.atlas.Sensitivity;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The atlas and the knowledge files state the same judgement twice; until one of them goes they must agree. */
class SensitivityAgreesTest {

    private static final Pattern HEAD = Pattern.compile("l_rel: (?<rel>[\\d.]+)\\s+l_nat: (?<nat>[\\d.]+)");

    @Test
    void theAtlasAndTheKnowledgeBaseAgree() {
        var sensitivities = Sensitivity.OfPlaces.load();

        assertThat(Places.load().all())
                .allSatisfy(place -> assertThat(stated(place.id())).isEqualTo(sensitivities.of(place)));
    }

    private static Sensitivity stated(String id) throws IOException {
        String path = "/knowledge/" + id + ".md";
        try (InputStream file = SensitivityAgreesTest.class.getResourceAsStream(path)) {
            Matcher head =
                    HEAD.matcher(new String(Objects.requireNonNull(file, path).readAllBytes(), StandardCharsets.UTF_8));
            assertThat(head.find()).as(path).isTrue();
            return new Sensitivity(Double.parseDouble(head.group("rel")), Double.parseDouble(head.group("nat")));
        }
    }
}
