package ai.travion.retrieval.guide;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.Shipped;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainlyTest {

    private static final Plainly PLAINLY = new Plainly(Shipped.ATLAS);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            how do i get from galle to ella without going back to colombo | how do i get from galle to ella
            Is Jaffna worth the trip from Anuradhapura with only 2 days?  | Is Jaffna worth the trip?
            how do i get from colombo to kandy late at night              | how do i get from colombo to kandy
            what can we do in Galle on a tight budget                     | what can we do in Galle
            """)
    void aConditionIsLeftOut(String question, String plain) {
        var put = PLAINLY.put(question, meant(question)).orElseThrow();

        assertThat(put.words()).isEqualTo(plain);
        assertThat(put.meant()).isEqualTo(meant(plain));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how do i get from Ella to Mirissa",
                "is Galle safe late at night",
                "can I visit Sigiriya without a guide",
                "how many days do I need in Ella"
            })
    void whatIsAskedForIsNoCondition(String question) {
        assertThat(PLAINLY.put(question, meant(question))).isEmpty();
    }

    @Test
    void theOnlyPlaceThatIsMeantStays() {
        assertThat(PLAINLY.put("anything like it without Ella", meant("Ella"))).isEmpty();
    }

    private static Set<Place> meant(String words) {
        return Shipped.ATLAS.mentionedIn(words).stream()
                .map(Places.Mention::place)
                .collect(Collectors.toSet());
    }
}
