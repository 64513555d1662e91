package ai.travion.retrieval.question;

import static ai.travion.retrieval.question.Particular.CHILDREN;
import static ai.travion.retrieval.question.Particular.THE_ELDERLY;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParticularTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            is it ok for my 5 year old                | CHILDREN
            can my 78 year old dad climb it           | THE_ELDERLY
            good for elderly parents?                 | THE_ELDERLY
            how do i get around jaffna                | GETTING_AROUND
            how can we get to jaffna                  | WAY_THERE
            what time does it open                    | TIME_OF_DAY
            which month is driest                     | MONTH_OR_SEASON
            is it overrated                           | WHETHER_IT_IS_WORTH_IT
            """)
    void whatPartsTwoQuestionsIsRead(String question, Particular asked) {
        assertThat(Particular.askedIn(question)).containsExactly(asked);
    }

    @ParameterizedTest
    @CsvSource({"who built this 2000 year old temple", "what is the best time of year to see whales in the sea"})
    void anAgeOfATempleIsNobodys(String question) {
        assertThat(Particular.askedIn(question)).doesNotContain(CHILDREN, THE_ELDERLY);
    }

    @Test
    void oneIsLeftOutBesideTheOther() {
        var question = "is it doable with a 5 year old and a 70 year old grandma?";

        assertThat(Particular.askedIn(THE_ELDERLY.leftOutOf(question))).containsExactly(CHILDREN);
        assertThat(Particular.askedIn(CHILDREN.leftOutOf(question))).containsExactly(THE_ELDERLY);
    }
}
