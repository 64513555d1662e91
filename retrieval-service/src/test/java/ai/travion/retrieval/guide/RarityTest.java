package ai.travion.retrieval.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RarityTest {

    private static final Rarity RARITY =
            Rarity.in(List.of(Set.of("beach", "surf"), Set.of("beach", "turtl"), Set.of("beach", "surf", "templ")));

    @Test
    void aWordThatIsNowhereIsTheRarest() {
        assertThat(RARITY.of("violin")).isEqualTo(1);
        assertThat(RARITY.of("turtl")).isBetween(RARITY.of("surf"), 1.0);
        assertThat(RARITY.of("beach")).isLessThan(RARITY.of("surf"));
    }

    @Test
    void anotherWordForTheSameSaysIt() {
        var asked = Map.of("shrine", Set.of("shrine", "templ"), "beach", Set.of("beach"));

        assertThat(RARITY.share(asked, Set.of("beach", "templ"))).isEqualTo(1);
        assertThat(RARITY.ofRarestOf(asked, Set.of("beach", "templ"))).isZero();
    }

    @Test
    void theRareWordThatIsLeftOutCountsMost() {
        var asked = Map.of("violin", Set.of("violin"), "beach", Set.of("beach"));

        assertThat(RARITY.share(asked, Set.of("beach"))).isLessThan(0.5);
        assertThat(RARITY.share(asked, Set.of("violin"))).isGreaterThan(0.5);
        assertThat(RARITY.ofRarestOf(asked, Set.of("beach"))).isEqualTo(1);
    }

    @Test
    void whoseWordsTellNothingHasNoneLeftOut() {
        assertThat(RARITY.share(Map.of(), Set.of("beach"))).isEqualTo(1);
    }
}
