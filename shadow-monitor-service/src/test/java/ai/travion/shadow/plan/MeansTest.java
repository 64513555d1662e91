package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeansTest {

    private static final Places PLACES = Places.load();
    private static final Roads ROADS = Roads.load(PLACES.all());
    private static final GoldenHour GOLDEN_HOUR = new GoldenHour();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 days in Anuradhapura and Polonnaruwa by bicycle|BICYCLE",
                "We would like to cycle around Polonnaruwa|BICYCLE",
                "A day in Kandy by public bus|BUS",
                "5 days, we only use public transport|PUBLIC",
                "Kandy and Ella by bus please|BUS",
                "Colombo to Ella by train, 4 days|TRAIN",
                "We want to climb Adam's Peak, two students coming from Kandy by bus|BUS",
                "2 days: train from Kandy to Ella and then Ella|TRAIN",
                "We come from Colombo by train, 3 days in Ella|TRAIN",
                "We arrive by train on Monday, 3 days in Jaffna|CAR",
                "9 days, hill country trains and tea|TRAIN",
                "8 days Kandy, Ella, Yala, Galle, trains please|TRAIN",
                "honeymoon in the hills, the train to Ella must be in it|TRAIN",
                "a week of tea, trains, waterfalls|TRAIN",
                "we only want trains and buses no car|PUBLIC",
                "Kandy and Ella, but no trains and no bridges please|CAR",
                "Kandy and Ella, we hate trains|CAR",
                "Kandy and Ella, forget the trains|CAR",
                "I want do the train Kandy to Ella, 3 day|TRAIN",
                "4 days with the Kandy-Ella train|TRAIN",
                "Kandy and Ella, we want to catch that famous train|TRAIN",
                "Nuwara Eliya and Ella with the iconic blue train|TRAIN",
                "1 day kandy we come by train from colombo and return same evening|TRAIN",
                "Kandy, and we take a driver to Ella|CAR",
                "3 days in Ella, don't do the train|CAR",
                "3 days in Ella and Kandy|CAR",
                "Kandy and Ella. We do not like trains.|CAR",
                "Kandy and Ella. I hate the train to Ella.|CAR",
                "Kandy and Ella, my wife is afraid of trains|CAR",
                "The Kandy to Ella train is sold out, so we take a car with a driver.|CAR",
                "Kandy and Ella, the train to Ella is fully booked|CAR",
                "We already did the train ride to Ella last year, 3 days in Kandy|CAR",
                "Kandy and Ella, we took the train to Ella last time|CAR",
                "We have already booked the train to Ella|TRAIN",
                "We took the train to Ella last year and want the train ride again|TRAIN",
                "We don't want to use public transport in Kandy|CAR",
                "Kandy, I get sick on public transport|CAR",
                "Kandy, we have no car seat|CAR",
                "We don't have a car, we hired a driver|CAR",
                "We have no car and no driver|PUBLIC",
                "3 days in Kandy, no buses|CAR",
                "3 days in Kandy, not by bus|CAR",
                "We arrive in Kandy by bus, then 3 days there|CAR"
            })
    void oneGetsAboutAsOneSays(String said, Means means) {
        assertThat(Means.in(List.of(said))).isEqualTo(means);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8 days, like tea, train, elephant|TRAIN",
                "Kandy, train to Ella, Mirissa|TRAIN",
                "10 days with a train somewhere in the hills|TRAIN",
                "Kandy, my train leaves at 16:00|CAR",
                "We hate trains, 3 days in Kandy|CAR",
                "Kandy and Ella, the trains are fully booked|CAR",
                "Kandy and Ella by public bus only, we like trains|BUS"
            })
    void whoWishesForATrainRidesOne(String said, Means means) {
        assertThat(Means.in(List.of(said), true)).isEqualTo(means);
    }

    @Test
    void whatIsSaidLastCounts() {
        assertThat(Means.in(List.of("3 days in Kandy by bus", "then rather by bicycle")))
                .isEqualTo(Means.BICYCLE);
        assertThat(Means.in(List.of("3 days in Kandy by bus", "make it slower")))
                .isEqualTo(Means.BUS);
    }

    @Test
    void aBusIsSlowerThanACarAndNobodyCyclesAcrossTheIsland() {
        Place kandy = place("Kandy");
        Place gardens = place("Royal Botanic Gardens Peradeniya");
        Place jaffna = place("Jaffna");

        Roads byBus = ROADS.by(Means.BUS);
        Roads byBicycle = ROADS.by(Means.BICYCLE);

        assertThat(byBus.minutes(kandy, jaffna)).isGreaterThan(ROADS.minutes(kandy, jaffna));
        assertThat(byBus.between(kandy, gardens).mode()).isEqualTo(Road.Mode.BY_BUS);
        assertThat(byBicycle.between(kandy, gardens).mode()).isEqualTo(Road.Mode.BY_BICYCLE);
        assertThat(byBicycle.between(kandy, jaffna)).isEqualTo(ROADS.between(kandy, jaffna));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "by bus|Ways are planned by bus",
                "by bicycle|Ways of up to 25 km are planned by bicycle",
                "by train|no timetable is known here"
            })
    void thePlanSaysWhatItMadeOfIt(String said, String sentence) {
        LocalDate first = LocalDate.parse("2027-02-10");
        var request = new PlanRequest(
                List.of(first, first.plusDays(1)),
                List.of(place("Polonnaruwa"), place("Anuradhapura")),
                Wishes.of(Preferences.newBuilder().build(), PLACES, List.of("2 days " + said)),
                Optional.empty(),
                (day, at) -> Optional.of(GOLDEN_HOUR.on(day, at)),
                List.of());

        Plan plan = new ItineraryPlanner(PLACES).planFor(request);

        assertThat(plan.assumptions()).anyMatch(assumption -> assumption.contains(sentence));
        assertThat(plan.slots())
                .extracting(ItinerarySlot::getActivity)
                .anyMatch(activity -> activity.startsWith("Travel"))
                .noneMatch(activity -> said.equals("by bus") && activity.endsWith("by car"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "make it slower please|TRAIN",
                "we take a car with a driver now|CAR",
                "our train leaves at 9|CAR",
                "by bus please|BUS"
            })
    void aWishForATrainHoldsLongAfterItsWords(String said, Means means) {
        assertThat(Means.in(List.of(said), true)).isEqualTo(means);
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow();
    }
}
