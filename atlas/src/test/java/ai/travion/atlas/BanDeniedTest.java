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
                "Alcohol is served every night of the year.",
                "Bars serve beer on Poya days until late.",
                "On Poya days the bars are open as usual, no problem.",
                "On Poya days bars are open as usual, with tea for the others.",
                "Bars are open not only at weekends but on Poya days.",
                "Don't worry, the pubs are open on Poya days.",
                "The bars here never close on Poya days and pour all evening.",
                "Beer and juice are served on Poya days."
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
                "Coconut drinks are sold every day at the temple gate.",
                "Every Poya day the temple fills with worshippers in white.",
                "Bar Reef off Kalpitiya is open all year round.",
                "Drink stalls open every evening on Galle Face Green.",
                "The juice bar by the station is open every day.",
                "The café is open all day and serves beer.",
                "On Poya days alcohol is off the menu, and hotels serve mocktails.",
                "Shops stay open on Poya days but take liquor off the shelves.",
                "On a Poya day alcohol disappears from the tables, and you can order a king coconut.",
                "On Poya days hotel bars serve fresh juice.",
                "In the bars tea and juice are served on Poya days.",
                "On Poya days order a juice at the bar instead: sales of beer pause.",
                "Bars are shut on Poya days until the next morning.",
                "On a Poya day you wait until the next day for a beer, when bars are open as usual."
            })
    void whatKeepsToTheBanOrSpeaksOfAnotherDayDoesNot(String sentence) {
        assertThat(BanDenied.in(sentence)).isFalse();
    }
}
