package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BanDeniedTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Yes, bars in Jaffna are open on every day, also on Poya days.",
                "Bars are open every day on Hambara Island, whatever the calendar says.",
                "The pubs there are open on every day.",
                "As usual, pubs pour beer on Poya days too.",
                "There is no ban on alcohol on Poya days here.",
                "The Poya alcohol ban does not apply on the island.",
                "Liquor is sold all year round, no matter what day it is.",
                "Alcohol is served every night of the year."
            })
    void alcoholOnEveryDayOrOnAPoyaDeniesTheBan(String sentence) {
        assertThat(BanDenied.in(sentence)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "On Poya days bars are closed.",
                "No bar is open on a full moon day.",
                "Friday 27 November 2026 is neither a Poya day nor another day closed to alcohol; I know of no ban on bars that day.",
                "Thursday is not a Poya day, so there is no ban and bars are open.",
                "Every evening the bars along the beach fill up, except on Poya days.",
                "Tea and juices are served everywhere on Poya days, and no alcohol.",
                "The temple is open every day.",
                "Bar Reef is open to snorkellers all year round.",
                "Coconut drinks are sold every day at the temple gate.",
                "Every Poya day the temple fills with worshippers in white."
            })
    void whatKeepsToTheBanOrSpeaksOfAnotherDayDoesNot(String sentence) {
        assertThat(BanDenied.in(sentence)).isFalse();
    }
}
