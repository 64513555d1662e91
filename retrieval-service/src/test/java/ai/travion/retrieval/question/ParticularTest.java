package ai.travion.retrieval.question;

import static ai.travion.retrieval.question.Particular.CHILDREN;
import static ai.travion.retrieval.question.Particular.THE_ELDERLY;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
            is it ok with a baby                      | CHILDREN
            we are expecting a baby, can we climb it  | PREGNANCY
            my dad is 72, can he climb it             | THE_ELDERLY
            i have bad knees                          | THE_ELDERLY
            best way to ella                          | WAY_THERE
            is it overrated                           | WHETHER_IT_IS_WORTH_IT
            """)
    void whatPartsTwoQuestionsIsRead(String question, Particular asked) {
        assertThat(Particular.askedIn(question)).containsExactly(asked);
    }

    @ParameterizedTest
    @CsvSource({"what time zone is it in", "which time zones are there", "what timezone do they use"})
    void aTimeZoneIsNoTimeOfTheDay(String question) {
        assertThat(Particular.askedIn(question)).isEmpty();
        assertThat(AskedFact.in(question)).isEmpty();
        assertThat(AnswerKind.askedIn(question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"who built this 2000 year old temple", "what is the best time of year to see whales in the sea"})
    void anAgeOfATempleIsNobodys(String question) {
        assertThat(Particular.askedIn(question)).doesNotContain(CHILDREN, THE_ELDERLY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is 60 minutes enough for the fort",
                "do i have to cover my knees",
                "shoulders and knees covered?",
                "can i bring a 12 year old whisky",
                "what is the best way to spend a day in Colombo",
                "best way to get a tan",
                "how can we go out in Colombo at night"
            })
    void wordsThatOnlyLookLikeATravellerOrAWayAreNone(String question) {
        assertThat(Particular.askedIn(question)).isEmpty();
    }

    @Test
    void oneIsLeftOutBesideTheOther() {
        var question = "is it doable with a 5 year old and a 70 year old grandma?";

        assertThat(Particular.askedIn(THE_ELDERLY.leftOutOf(question))).containsExactly(CHILDREN);
        assertThat(Particular.askedIn(CHILDREN.leftOutOf(question))).containsExactly(THE_ELDERLY);
    }
}
