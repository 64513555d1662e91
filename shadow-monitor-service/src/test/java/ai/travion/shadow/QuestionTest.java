package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionTest {

    @ParameterizedTest
    @ValueSource(strings = {"is the water safe to drink there?", "can we drink the tap water in Ella"})
    void waterIsNoMatterOfTheCalendar(String words) {
        assertThat(Question.isAboutAlcohol(words)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"where can we have a drink by the water?", "a beer in Ella"})
    void drinksAre(String words) {
        assertThat(Question.isAboutAlcohol(words)).isTrue();
    }
}
