package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In which order and between which hours a thing is wanted or not wanted, and whether the plan keeps it. */
class SaidTimesTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final LocalDate FIRST = LocalDate.parse("2027-03-03");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan a day in Kandy; finish with the Temple of the Tooth|Kandy, Temple of the Tooth|1|Temple of the Tooth",
                "A day in Kandy, the Temple of the Tooth last|Kandy|1|Temple of the Tooth",
                "A day in Dambulla, the cave temple first thing, Sigiriya last|Dambulla Cave Temple, Sigiriya|1|Sigiriya",
                "A day in Colombo. End the day at Galle Face Green|Colombo, Galle Face Green|1|Galle Face Green",
                "A day in Kandy, lastly the botanical gardens|Kandy|1|Royal Botanic Gardens Peradeniya",
                "2 days in Kandy, start with the botanical gardens and finish with the temple|Kandy|2|Temple of the Tooth"
            })
    void whatIsToComeLastIsTheLastVisit(String said, String targets, int days, String what) {
        Plan plan = planned(said, targets, days);

        assertThat(visits(plan).getLast().getLocation()).isEqualTo(what);
        assertThat(plan.assumptions()).contains(what + " is planned last, as you said.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A day in Dambulla, the cave temple first thing, Sigiriya last|Dambulla Cave Temple, Sigiriya|1|Dambulla Cave Temple",
                "A day in Kandy, start with the lake|Kandy|1|Kandy",
                "A day in Colombo, begin with Pettah Market|Colombo, Pettah Market|1|Pettah Market",
                "A day in Kandy, first the temple, then the gardens|Kandy|1|Temple of the Tooth",
                "2 days in Kandy, start with the botanical gardens and finish with the temple|Kandy|2|Royal Botanic Gardens Peradeniya"
            })
    void whatIsToComeFirstIsTheFirstVisit(String said, String targets, int days, String what) {
        Plan plan = planned(said, targets, days);

        assertThat(visits(plan).getFirst().getLocation()).isEqualTo(what);
        assertThat(plan.assumptions()).contains(what + " is planned first, as you said.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A day in Galle, our first time in Galle Fort",
                "2 days in Galle, on the last day Galle Fort",
                "A day in Galle, we saw Galle Fort last year",
                "5 days, start in Negombo end in Galle",
                "5 days, start in Negombo, end in Galle",
                "5 days starting from Negombo finishing in Galle",
                "5 days from Negombo finish in Galle",
                "5 days from Negombo end up in Galle"
            })
    void aFirstTimeOrALastDayIsNoTurn(String said) {
        List<Appointment> heard = SpokenAppointments.in(said, PLACES);

        assertThat(heard).noneMatch(appointment -> appointment.hour().turn().isPresent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A day in Galle. Galle Fort: 4 pm to 6 pm.|Galle Fort|Galle Fort|16:00|120",
                "A day in Kandy, Temple of the Tooth 18:00-19:30|Kandy, Temple of the Tooth|Temple of the Tooth|18:00|90",
                "A day in Colombo: 9-11 am Pettah, 2-4 pm Gangaramaya|Colombo, Pettah Market, Gangaramaya Temple|Gangaramaya Temple|14:00|120",
                "A day in Kandy, the gardens from 2 to 4 pm|Kandy|Royal Botanic Gardens Peradeniya|14:00|120",
                "A day in Sigiriya, I'd like to climb the rock at 2 pm|Sigiriya|Sigiriya|14:00|180",
                "A day in Kandy, at noon the lake|Kandy|Kandy|11:30|90",
                "A day in Anuradhapura, Mihintale at dawn|Anuradhapura, Mihintale|Mihintale|05:50|150"
            })
    void theHoursOfAThingAreNotThoseOfTheDay(String said, String targets, String what, LocalTime start, int minutes) {
        Plan plan = planned(said, targets, 1);

        assertThat(visits(plan))
                .filteredOn(slot -> slot.getLocation().equals(what))
                .singleElement()
                .satisfies(slot -> {
                    assertThat(LocalTime.parse(slot.getTime())).isBetween(start, start.plusMinutes(15));
                    assertThat(slot.getDurationMinutes()).isBetween(minutes - 15, minutes);
                });
        assertThat(plan.assumptions())
                .anyMatch(sentence -> sentence.startsWith(what + " is planned "))
                .noneMatch(sentence -> sentence.startsWith("Every day is planned"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A day in Kandy, no temples in the afternoon|Kandy|religion|Temple of the Tooth|12:30|18:00",
                "A day in Yala, no safari before 7 am|Yala National Park|wildlife|Yala National Park|00:00|07:00",
                "A day in Yala, no safari in the morning|Yala National Park|safaris|Yala National Park|00:00|12:00",
                "A day in Ella, no hikes in the afternoon|Ella, Little Adam's Peak|hiking|Little Adam's Peak|12:30|18:00",
                "A day in Kandy, we do not want to visit the Temple of the Tooth in the evening|Kandy, Temple of the Tooth|Temple of the Tooth|Temple of the Tooth|18:00|23:59"
            })
    void whatIsNotWantedAtSomeHoursIsSeenAtOthers(
            String said, String targets, String avoided, String what, LocalTime from, LocalTime to) {
        Plan plan = planned(said, targets, 1, avoided);

        assertThat(visits(plan))
                .filteredOn(slot -> slot.getLocation().equals(what))
                .isNotEmpty()
                .allSatisfy(slot -> {
                    LocalTime start = LocalTime.parse(slot.getTime());
                    assertThat(start.isBefore(to)
                                    && start.plusMinutes(slot.getDurationMinutes())
                                            .isAfter(from))
                            .isFalse();
                });
        assertThat(plan.assumptions())
                .anyMatch(sentence -> sentence.startsWith("None of the visits"))
                .noneMatch(sentence -> sentence.startsWith("Left out") || sentence.startsWith("No day begins"));
    }

    @Test
    void whatIsWantedAtNoHourAtWhichItIsOpenIsLeftOutWithTheReason() {
        Plan plan = planned("A day in Yala, no safari before 5 pm", "Yala National Park", 1);

        assertThat(plan.obstacles())
                .anyMatch(obstacle -> obstacle.getDescription().endsWith("you want no safari before 17:00."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A day in Kandy, do not miss the temple in the morning",
                "A day in Kandy, we have not seen the temple at sunset",
                "A day in Kandy, no hiking and a temple in the morning",
                "A day in Kandy, nothing before 9"
            })
    void whoShunsNothingAtAnHourHasNoCurfew(String said) {
        assertThat(SpokenCurfews.in(said, PLACES)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A day in Polonnaruwa from 10 am to 4 pm|Polonnaruwa|10:00|16:00",
                "A day in Anuradhapura from 10 am to 4 pm|Anuradhapura|10:00|16:00",
                "A day in Udawalawe from 9 am to 3 pm|Udawalawe National Park|09:00|15:00",
                "A day in Horton Plains from 10:00 to 17:00|Horton Plains National Park|10:00|17:00",
                "A day in Polonnaruwa between 10 and 14|Polonnaruwa|10:00|14:00",
                "A day in Polonnaruwa, we arrive at 3 pm|Polonnaruwa|15:00|21:30",
                "A day in Galle between 10 and 15|Galle Fort|10:00|15:00"
            })
    void someHoursAtAGreatSightAreSpentThere(String said, String what, LocalTime from, LocalTime to) {
        Plan plan = planned(said, what, 1);

        assertThat(plan.slots())
                .noneMatch(slot -> slot.getActivity().startsWith("Breakfast"))
                .allSatisfy(slot -> assertThat(LocalTime.parse(slot.getTime())).isBetween(from, to));
        assertThat(visits(plan)).anyMatch(slot -> slot.getLocation().equals(what));
        assertThat(plan.obstacles()).isEmpty();
        assertThat(plan.assumptions()).noneMatch(sentence -> sentence.contains("too far away"));
    }

    @Test
    void aVisitThatIsShortenedForWantOfHoursIsSaidToBe() {
        Plan plan = planned("A day in Anuradhapura between 10 and 13", "Anuradhapura", 1);

        assertThat(visits(plan)).isNotEmpty();
        assertThat(plan.assumptions())
                .anyMatch(sentence -> sentence.startsWith("The visit to Anuradhapura is shortened to "));
    }

    private static List<ItinerarySlot> visits(Plan plan) {
        return plan.slots().stream()
                .filter(slot -> !slot.getActivity().matches("(?:Breakfast|Lunch|Dinner|Rest|Time (?:in|at)|Travel).*"))
                .toList();
    }

    private static Plan planned(String said, String targets, int days, String... avoided) {
        Wishes wishes = Wishes.of(
                Preferences.newBuilder()
                        .setAvoid(Arrays.stream(avoided)
                                .map(value -> new StatedValue(value, 1, false, "conversation"))
                                .toList())
                        .build(),
                PLACES,
                List.of(said));
        return PLANNER.planFor(new PlanRequest(
                FIRST.datesUntil(FIRST.plusDays(days)).toList(),
                Arrays.stream(targets.split(", ", -1))
                        .map(name -> PLACES.named(name).orElseThrow(() -> new IllegalArgumentException(name)))
                        .toList(),
                wishes,
                Optional.<Place>empty(),
                (day, at) -> Optional.of(LIGHT.on(day, at)),
                List.of(),
                Crowds.unknown(),
                TripHours.in(said, days, PLACES)));
    }
}
