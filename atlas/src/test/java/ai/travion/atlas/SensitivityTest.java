package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SensitivityTest {

    private static final Places PLACES = Places.load();

    @Test
    void everyPlaceHasItsOwn() {
        var rows = new FactsFile("sensitivity.csv").map(row -> row.get("id"));

        assertThat(rows)
                .containsExactlyInAnyOrderElementsOf(
                        PLACES.all().stream().map(Place::id).toList());
    }

    @Test
    void aTempleIsReligiousAndAParkNatural() {
        var all = Sensitivity.OfPlaces.load();

        var temple = all.of(PLACES.named("Temple of the Tooth").orElseThrow());

        assertThat(temple).isEqualTo(new Sensitivity(1, 0.1));
        assertThat(all.of(PLACES.named("Yala").orElseThrow()).natural()).isGreaterThan(0.8);
    }
}
