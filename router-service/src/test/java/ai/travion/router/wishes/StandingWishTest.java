package ai.travion.router.wishes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StandingWishTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            we only use public transport                       | by public transport
            no car please                                      | by public transport
            We cannot drive, so we take public transport        | by public transport
            trains and buses                                   | by public transport
            we have no car and no driver                       | by public transport
            we don't have a car, we hired a driver             | by car
            a train ride from Kandy to Ella                    | by train
            by train                                           | by train
            day 2 free                                         | day 2 free
            on the last day we have nothing planned            | the last day free
            day 3 off, please                                  | day 3 free
            day 2 should be free to relax                      | day 2 free
            keep the last day free for shopping                | the last day free
            hills and east coast, max 120 km a day             | at most 3 hours of driving a day
            100 km per day at most                             | at most 3 hours of driving a day
            no day with more than 3 hours in the car           | at most 3 hours of driving a day
            heritage and gardens, with short transfers         | no long drives
            short hops only                                    | no long drives
            my husband can't sit in a car for long             | no long drives
            something slow: one hill place, one beach          | at most 2 hotels
            just one safari lodge and one beach                | at most 2 hotels
            """)
    void howATripIsToBeIsKept(String said, String kept) {
        assertThat(StandingWish.in(said)).containsExactly(kept);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We don't want to use public transport",
                "Is it safe on public transport?",
                "Is it safe to take public transport?",
                "I get sick on public transport",
                "We have no car seat",
                "we have no car rental yet",
                "The train ride to Ella is sold out",
                "We already did the train ride to Ella last year.",
                "we don't like to go by train",
                "On the last day we have free breakfast at the hotel",
                "day 2 we have free entry",
                "day 2 we take off at 7",
                "on day 3 the open air museum",
                "on the last day nothing but beaches",
                "We cycled 120 km yesterday",
                "Is it a short drive from Kandy?",
                "one beach is enough",
                "Is there a short ride to the station?"
            })
    void whatOnlySoundsLikeItIsNone(String said) {
        assertThat(StandingWish.in(said)).isEmpty();
    }
}
