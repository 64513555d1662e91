package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoodsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            allergic to shellfish | Start with crab curry, then the seafood broth.     | crab,seafood
            peanut allergy        | Kottu, string hoppers and king coconut.            | -
            allergic to nuts      | Love cake holds cashews; a coconut is no nut here. | love cake,cashews,nut
            vegan                 | Curd with treacle, milk rice and an egg hopper.    | curd,egg
            lactose intolerant    | Milk rice is made with coconut milk.               | -
            no pork               | Devilled pork or chicken.                          | pork
            coeliac               | Kottu is of wheat, hoppers are of rice.            | kottu,wheat
            """)
    void whatSomebodyDoesNotEatIsFoundInATextByTheWordsForIt(String need, String text, String words) {
        assertThat(String.join(",", Foods.toldIn(text, need))).isEqualTo(words == null ? "" : words);
    }
}
