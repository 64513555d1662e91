package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wishes that hold for some hours, some days or some of a kind. */
class NarrowWishesTest {

    private static final Places PLACES = Places.load();
    private static final List<LocalDate> DAYS = LocalDate.parse("2026-12-26")
            .datesUntil(LocalDate.parse("2026-12-29"))
            .toList();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no afternoon safaris",
                "no night safaris please",
                "no evening safari",
                "we don't want morning safaris",
                "avoid afternoon safaris",
                "without any late afternoon safaris",
                "only morning safaris",
                "can we do only afternoon drives?",
                "no safaris in the afternoon",
                "no safaris after 4 pm"
            })
    void aSafariThatIsNotWantedAtAnHourIsWantedAtAnother(String said) {
        Wishes wishes = Wishes.of(Preferences.newBuilder().build(), PLACES, List.of(said));

        assertThat(wishes.told().curfews()).hasSize(1);
        assertThat(wishes.dislikes().isEmpty()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no crowded beaches|crowds",
                "no touristy temples|crowds",
                "no busy places|crowds",
                "no safaris|safaris",
                "no temples please|temples"
            })
    void whatIsRefusedIsWhatIsNamed(String said, String refused) {
        Wishes wishes = Wishes.of(Preferences.newBuilder().build(), PLACES, List.of(said));

        assertThat(wishes.dislikes().all())
                .extracting(dislike -> dislike.kind().map(Avoidance::name).orElse(""))
                .containsExactly(refused);
    }

    @ParameterizedTest
    @ValueSource(strings = {"no expensive restaurants", "no fancy hotels", "no overpriced tours"})
    void dearThingsAreNoKindOfSight(String said) {
        assertThat(Wishes.of(Preferences.newBuilder().build(), PLACES, List.of(said))
                        .dislikes()
                        .isEmpty())
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "add Galle Fort at sunset on the 27th|2026-12-27",
                "Galle Fort at sunset on 27 December|2026-12-27",
                "Galle Fort at sunset on the second day|2026-12-27",
                "on the 28th Galle Fort at sunset|2026-12-28",
                "Galle Fort at sunset on December 28th 2026|2026-12-28",
                "Galle Fort at sunset on Monday|2026-12-28"
            })
    void aStopHasTheDayThatIsNamedBesideIt(String said, LocalDate day) {
        Appointment appointment = SpokenAppointments.in(said, PLACES).getFirst();

        assertThat(DAYS.stream().filter(date -> appointment.day().orElseThrow().is(date, DAYS)))
                .containsExactly(day);
    }

    @Test
    void aDayFromWhichTheTripWasMovedBindsNothing() {
        NamedDay day = NamedDay.in("on the 9th").orElseThrow();

        assertThat(DAYS).allMatch(date -> day.is(date, DAYS));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "by public bus only|BUS",
                "we don't have a car|PUBLIC",
                "we won't rent a car|PUBLIC",
                "by train please|TRAIN",
                "take a car|CAR",
                "public transport only|PUBLIC"
            })
    void howOneTravelsIsReadInFewWords(String said, Means means) {
        assertThat(Means.in(List.of("Plan 2 days in Kandy", said))).isEqualTo(means);
    }

    @Test
    void whoTakesACarAfterAllGoesByNoTrain() {
        assertThat(Means.in(List.of("by train please", "forget the train, take a car")))
                .isEqualTo(Means.CAR);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "we have to be in Colombo by 7 pm|Colombo",
                "I want to come back to Colombo the same night|Colombo",
                "back in Galle by 8pm|Galle Fort",
                "we must be in Negombo before 22:00|Negombo",
                "ending in Galle by 5 pm|Galle Fort",
                "return to Kandy the same evening|Kandy",
                "we need to sleep in Negombo that night|Negombo"
            })
    void aTripEndsWhereOneHasToBe(String said, String end) {
        assertThat(TripEnds.atItsHour("A day in Ella, " + said, PLACES).map(Place::name))
                .contains(end);
    }

    @Test
    void aMessageThatStandsTwiceGivesItsDaysOnce() {
        assertThat(DaysThere.at(
                        PLACES.named("Kandy").orElseThrow(),
                        "We land at 9am: 3 nights in Kandy, then Ella \nWe land at 9am: 3 nights in Kandy, then Ella"))
                .isEqualTo(3);
    }

    @Test
    void daysAndNightsThatWereGivenStandBesideEachOther() {
        Stay kandy = new Stay(PLACES.named("Kandy").orElseThrow(), List.of());
        Stay ella = new Stay(PLACES.named("Ella").orElseThrow(), List.of());

        assertThat(DaysThere.both(Map.of(kandy, 2), Map.of(ella, 3), List.of(kandy, ella), 5))
                .isEqualTo(Map.of(kandy, 2, ella, 3));
        assertThat(DaysThere.both(Map.of(kandy, 4), Map.of(ella, 3), List.of(kandy, ella), 5))
                .isEqualTo(Map.of(ella, 3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a hotel close by the beach in ",
                "it is warm all year round on the beach in ",
                "the last train in ",
                "on our last visit in ",
                "the last leopards live in ",
                "the last two times in "
            })
    void whatIsCloseOrWasLastIsNotTheEndOfATrip(String before) {
        assertThat(TripEnds.areSaidIn(before)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ending with 3 days relaxing at ",
                "the last two nights on the beach in ",
                "then round it off with two days in ",
                "rounding off the trip with a few days in ",
                "closing with 2 nights in ",
                "close the trip with a beach stay in ",
                "and our last stop in ",
                "wrap up with 2 days in ",
                "finish with a few days on the beach at "
            })
    void theWordsWithWhichATripEndsAreHeard(String before) {
        assertThat(TripEnds.areSaidIn(before)).isTrue();
    }

    @Test
    void whoKeepsUnderARoofClimbsNothing() {
        Wishes wishes = Wishes.of(
                Preferences.newBuilder()
                        .setAvoid(List.of(StatedValue.newBuilder()
                                .setValue("the open air")
                                .build()))
                        .build(),
                PLACES,
                List.of("indoor things only"));
        Sights sights = Sights.load(PLACES);

        assertThat(sights.all().stream()
                        .filter(sight -> wishes.dislikes().reasonAgainst(sight).isEmpty())
                        .map(sight -> sight.place().id()))
                .contains("temple-of-the-tooth", "gangaramaya-temple")
                .doesNotContain("ella-rock", "mirissa", "yala-national-park", "sigiriya");
    }
}
