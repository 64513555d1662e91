package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places.Mention;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScannedTest {

    private static final Places PLACES = Places.load();

    @Test
    void aTextThatIsAskedAboutAgainIsScannedOnce() {
        var scanned = new Scanned();
        var texts = new ArrayList<String>();

        var first = scanned.of("Is Ella far?", text -> ella(text, texts));
        var again = scanned.of("Is Ella far?", text -> ella(text, texts));

        assertThat(again).isEqualTo(first).hasSize(1);
        assertThat(texts).hasSize(1);
    }

    @Test
    void twoTextsOnOneShelfKeepTheirOwnPlaces() {
        var one = "Aa in Ella";
        var other = "BB in Ella";
        assertThat(one.hashCode()).as("they share a shelf").isEqualTo(other.hashCode());
        var scanned = new Scanned();

        var ofOne = scanned.of(one, text -> ella(text, new ArrayList<>()));
        var ofOther = scanned.of(other, text -> List.of());

        assertThat(ofOne).hasSize(1);
        assertThat(ofOther).isEmpty();
        assertThat(scanned.of(one, text -> ella(text, new ArrayList<>()))).isEqualTo(ofOne);
    }

    private static List<Mention> ella(String text, List<String> scanned) {
        scanned.add(text);
        int start = text.indexOf("Ella");
        return List.of(new Mention(PLACES.named("Ella").orElseThrow(), start, start + "Ella".length(), "Ella", true));
    }
}
