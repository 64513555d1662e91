package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said in passing of one thing, one companion or one day, and whether the plan keeps it. */
class ParticularsTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final LocalDate FIRST = LocalDate.parse("2027-01-12");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "One day in Kandy, temple in the evening puja|Kandy|1|Temple of the Tooth|17:30|19:30",
                "2 days, Sigiriya in the afternoon|Sigiriya|2|Sigiriya|13:30|16:30",
                "Sigiriya at sunrise|Sigiriya|1|Sigiriya|05:00|07:00",
                "Colombo for a day, evening at Galle Face Green|Colombo, Galle Face Green|1|Galle Face Green|16:00|19:30",
                "2 days with a morning safari in Yala|Yala National Park|2|Yala National Park|05:00|10:30",
                "a day in Kandy, the Temple of the Tooth only in the evening|Kandy, Temple of the Tooth|1|Temple of the Tooth|16:00|19:30"
            })
    void aThingThatHasItsHourIsSeenAtThatHour(
            String said, String targets, int days, String what, LocalTime from, LocalTime to) {
        Plan plan = planned(said, targets, days, "");

        assertThat(visitsOf(plan, what))
                .isNotEmpty()
                .allSatisfy(slot -> assertThat(LocalTime.parse(slot.getTime())).isBetween(from, to));
        assertThat(plan.assumptions()).anyMatch(sentence -> sentence.startsWith(what + " is planned for the "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "visit Gangaramaya after 6 pm|Colombo, Gangaramaya Temple|Gangaramaya Temple|18:00|19:30|after 18:00",
                "Gangaramaya Temple at half past six in the evening|Colombo|Gangaramaya Temple|18:30|19:30|at 18:30",
                "a day in Colombo, Pettah before noon|Colombo, Pettah Market|Pettah Market|07:00|10:30|before 12:00",
                "a day in Colombo with Pettah Market not before 2 pm|Colombo, Pettah Market|Pettah Market|14:00|16:30|after 14:00"
            })
    void aThingThatHasItsClockIsSeenByIt(
            String said, String targets, String what, LocalTime from, LocalTime to, String words) {
        Plan plan = planned(said, targets, 1, "");

        assertThat(visitsOf(plan, what))
                .isNotEmpty()
                .allSatisfy(slot -> assertThat(LocalTime.parse(slot.getTime())).isBetween(from, to));
        assertThat(plan.assumptions()).contains("%s is planned %s, as you said.".formatted(what, words));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a day in Colombo: at 9 am Independence Square, at 5 pm Galle Face Green|Independence Square Colombo=at 09:00;Galle Face Green=at 17:00",
                "at 8 am Gangaramaya Temple and at 3 pm Pettah|Gangaramaya Temple=at 08:00;Pettah Market=at 15:00",
                "in the morning Pettah, in the afternoon Galle Face Green|Pettah Market=morning;Galle Face Green=afternoon",
                "In the morning, Sigiriya, in the late afternoon, the Dambulla Cave Temple|Sigiriya=morning;Dambulla Cave Temple=late afternoon",
                "Koneswaram Temple at sunset, Pigeon Island at 7 am|Koneswaram Temple=sunset;Pigeon Island National Park=at 07:00",
                "Sigiriya, at sunrise please, and Dambulla Cave Temple, in the afternoon|Sigiriya=sunrise;Dambulla Cave Temple=afternoon",
                "in the morning we visit Galle Fort, then at sunset Unawatuna|Galle Fort=morning;Unawatuna=sunset",
                "Galle Fort around sunset, Unawatuna from 9 am on|Galle Fort=sunset;Unawatuna=after 09:00",
                "leave Kandy at 9 am, Sigiriya|"
            })
    void anHourBelongsToWhatStandsBesideItInItsClause(String said, String hours) {
        List<Appointment> heard = Particulars.in(List.of(said), PLACES).appointments();

        assertThat(heard)
                .extracting(appointment ->
                        PLACES.withId(appointment.what()).orElseThrow().name() + "="
                                + appointment.hour().said())
                .containsExactly(hours == null ? new String[0] : hours.split(";", -1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a day in Galle, Galle Fort at 9 am|Galle Fort",
                "a day in Colombo: at 9 am Independence Square, at 5 pm Galle Face Green|Colombo, Independence Square Colombo, Galle Face Green",
                "a day in Kandy: at 8 am the Peradeniya gardens, at 4 pm the Temple of the Tooth|Kandy, Temple of the Tooth",
                "a day in Jaffna, Nallur temple at 4:30 pm|Jaffna, Nallur Kandaswamy Kovil",
                "a day in Trincomalee, Koneswaram Temple at sunset, Pigeon Island at 7 am|Trincomalee, Koneswaram Temple, Pigeon Island",
                "a day in Colombo, Galle Face Green around sunset|Colombo, Galle Face Green",
                "a day in Kandy, Temple of the Tooth at 18:30, Peradeniya gardens at 9|Kandy, Temple of the Tooth",
                "a day in Dambulla, the Dambulla Cave Temple at 13:00|Dambulla Cave Temple",
                "a day in Colombo, Pettah Market at 5:30 am|Colombo, Pettah Market",
                "a day in Anuradhapura, Mihintale at dawn|Anuradhapura, Mihintale",
                "a day in Ella, Nine Arch Bridge at 3 pm, Little Adam's Peak at 7:30|Ella, Nine Arch Bridge, Little Adam's Peak"
            })
    void anHourIsSaidToBeKeptOnlyWhereTheSlotBeginsThen(String said, String targets) {
        Plan plan = planned(said, targets, 1, "");

        List<String> hours = plan.assumptions().stream()
                .filter(sentence -> sentence.endsWith(", as you said.") || sentence.startsWith("Not kept: you wanted"))
                .toList();
        assertThat(hours).isNotEmpty();
        assertThat(hours)
                .allSatisfy(sentence -> assertThat(isTrue(sentence, plan))
                        .as("%s", plan.slots())
                        .isTrue());
    }

    /** Read from the slots alone; a sentence that something is not kept is true as it stands. */
    private static boolean isTrue(String sentence, Plan plan) {
        Matcher at = Pattern.compile("(.+) is planned at (\\d\\d:\\d\\d), as you said\\.")
                .matcher(sentence);
        if (at.matches()) {
            return visitsOf(plan, at.group(1)).stream()
                    .anyMatch(slot ->
                            Math.abs(minute(slot) - LocalTime.parse(at.group(2)).toSecondOfDay() / 60) <= 15);
        }
        Matcher sunset = Pattern.compile("(.+) is planned for the sunset, as you said\\.")
                .matcher(sentence);
        if (sunset.matches()) {
            LocalTime set =
                    LIGHT.on(FIRST, place(sunset.group(1)).at()).sunset().toLocalTime();
            int sets = set.toSecondOfDay() / 60;
            return visitsOf(plan, sunset.group(1)).stream()
                    .anyMatch(slot -> minute(slot) <= sets && minute(slot) + slot.getDurationMinutes() >= sets - 15);
        }
        return true;
    }

    private static int minute(ItinerarySlot slot) {
        return LocalTime.parse(slot.getTime()).toSecondOfDay() / 60;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a day in Galle, Galle Fort at 9 am|Galle Fort|Galle Fort|09:00",
                "a day in Colombo: at 10 am Independence Square, at 5 pm Galle Face Green|Colombo, Independence Square Colombo, Galle Face Green|Independence Square Colombo|10:00",
                "a day in Kandy, Temple of the Tooth at 18:30|Kandy, Temple of the Tooth|Temple of the Tooth|18:30",
                "a day in Ella, Nine Arch Bridge at 3 pm|Ella, Nine Arch Bridge|Nine Arch Bridge|15:00"
            })
    void aVisitBeginsAtItsHourWhereItCan(String said, String targets, String what, LocalTime hour) {
        Plan plan = planned(said, targets, 1, "");

        assertThat(visitsOf(plan, what))
                .singleElement()
                .satisfies(slot -> assertThat(LocalTime.parse(slot.getTime())).isBetween(hour, hour.plusMinutes(15)));
        assertThat(plan.assumptions()).contains("%s is planned at %s, as you said.".formatted(what, hour));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 days in Ella, Little Adam's Peak for sunrise on the second day|Ella, Little Adam's Peak|Little Adam's Peak|2027-01-13",
                "2 days in Sigiriya, on the last day Dambulla Cave Temple in the morning|Sigiriya, Dambulla Cave Temple|Dambulla Cave Temple|2027-01-13"
            })
    void aThingThatHasItsDayIsSeenOnThatDayOrThatIsSaid(String said, String targets, String what, LocalDate day) {
        Plan plan = planned(said, targets, 2, "");

        boolean onItsDay = visitsOf(plan, what).stream()
                .anyMatch(slot -> slot.getDate().filter(day::equals).isPresent());
        assertThat(plan.assumptions())
                .anyMatch(sentence -> onItsDay
                        ? sentence.startsWith(what + " is planned")
                        : sentence.startsWith("Not kept: you wanted"));
        assertThat(plan.assumptions()).noneMatch(sentence -> !onItsDay && sentence.startsWith(what + " is planned"));
    }

    @Test
    void anHourThatAThingCannotHaveCostsItsHourAndNotTheThing() {
        Plan plan = planned("a day in Colombo, Pettah Market after 8 pm", "Colombo, Pettah Market", 1, "");

        assertThat(visitsOf(plan, "Pettah Market")).isNotEmpty();
        assertThat(plan.assumptions())
                .anyMatch(sentence -> sentence.startsWith("Not kept: you wanted Pettah Market after 20:00, but"));
    }

    @Test
    void anHourAtWhichAThingIsShutIsSaidToBeImpossible() {
        Plan plan = planned("sunset at Sigiriya please", "Sigiriya", 1, "");

        assertThat(plan.assumptions())
                .anyMatch(sentence -> sentence.startsWith("Not kept: you wanted the sunset at Sigiriya"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We arrive in Kandy in the morning",
                "from Galle Fort in the evening we take the train",
                "Kandy, then the temple of the tooth, 2 days",
                "leaving Sigiriya at sunrise",
                "Plan a day in Kandy after 10 am",
                "Plan a day in Kandy from 9 am to 5 pm",
                "reach Sigiriya by 10 am"
            })
    void whoComesOrGoesGivesNoThingAnHour(String said) {
        assertThat(Particulars.in(List.of(said), PLACES).appointments()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 days from Colombo, leave Sat 6am back Sun night",
                "2 days from Colombo and back",
                "2 days, returning to Colombo on the second evening"
            })
    void whoGoesBackIsBackOnTheLastEvening(String said) {
        Plan plan = planned(said, "Kitulgala", 2, "Colombo");

        assertThat(plan.slots().getLast().getLocation()).isEqualTo("Colombo");
        assertThat(plan.assumptions()).contains("The last day ends back in Colombo, as you said.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "only three bases please|8|3",
                "in 6 days, we hate moving hotels|6|2",
                "one base, please|5|1",
                "at most 2 hotels|7|2"
            })
    void fewHotelsAreFewBases(String said, int days, int most) {
        Plan plan = planned("Kandy, Sigiriya, Nuwara Eliya, " + said, "Kandy, Sigiriya, Nuwara Eliya", days, "");

        assertThat(Particulars.in(List.of(said), PLACES).mostBases(days)).isEqualTo(OptionalInt.of(most));
        assertThat(plan.slots().stream()
                        .filter(slot -> slot.getActivity().startsWith("Dinner"))
                        .map(ItinerarySlot::getLocation)
                        .distinct()
                        .count())
                .isLessThanOrEqualTo(most);
        assertThat(plan.assumptions()).noneMatch(sentence -> sentence.startsWith("Left out of this plan"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"max 3 hrs driving a day", "no more than three hours of driving", "driving at most 3 hours a day"
            })
    void aLimitOfDrivingIsKeptOrSaidToBeBroken(String said) {
        Plan plan = planned("Ella and Kandy, " + said, "Ella, Kandy", 3, "");

        assertThat(plan.assumptions())
                .anyMatch(sentence -> sentence.startsWith("Not kept: you want at most 3 h on the road"));
    }

    @Test
    void aCompanionWhoDoesNotClimbWaitsBelowWhileTheOthersGoUp() {
        String said = "2 days Sigiriya and Dambulla, my wife has vertigo so no rock climbing for her but I go up";

        Plan plan = planned(said, "Sigiriya, Dambulla Cave Temple", 2, "", "heights", "hiking");

        assertThat(visitsOf(plan, "Sigiriya"))
                .singleElement()
                .satisfies(slot -> assertThat(slot.getNotes().orElse("")).contains("Who does not go up waits below"));
    }

    @Test
    void aLongRestHasSomethingInItAndNothingTwice() {
        Plan plan = planned("3 days in Kandy", "Kandy", 3, "");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Rest"))
                .allMatch(slot -> slot.getDurationMinutes() <= 180);
        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Time in"))
                .isNotEmpty()
                .extracting(ItinerarySlot::getActivity)
                .doesNotHaveDuplicates();
    }

    @Test
    void whoCannotWalkFarIsNotInTheRuinsAtNoon() {
        Wishes wishes = Wishes.of(
                Preferences.newBuilder().setWalkingTolerance(stated("low")).build(), PLACES, List.of("Anuradhapura"));

        Plan plan = PLANNER.planFor(request("Kandy, Anuradhapura", 2, "", wishes));

        assertThat(visitsOf(plan, "Anuradhapura")).isNotEmpty().allSatisfy(slot -> {
            LocalTime start = LocalTime.parse(slot.getTime());
            assertThat(slot.getDurationMinutes()).isLessThanOrEqualTo(120);
            assertThat(start.isBefore(LocalTime.of(10, 35)) || start.isAfter(LocalTime.of(14, 30)))
                    .isTrue();
        });
    }

    @Test
    void daysThatNothingFillsAreSpentOnTheWay() {
        Plan plan = planned("6 days from Trincomalee to Jaffna", "Jaffna", 6, "Trincomalee");

        assertThat(plan.assumptions()).anyMatch(sentence -> sentence.contains("so I added"));
        assertThat(plan.assumptions()).noneMatch(sentence -> sentence.contains("no sight is left"));
    }

    private static List<ItinerarySlot> visitsOf(Plan plan, String place) {
        return plan.slots().stream()
                .filter(slot -> slot.getLocation().equals(place)
                        && !slot.getActivity().matches("(?:Breakfast|Lunch|Dinner|Rest|Time (?:in|at)|Travel).*"))
                .toList();
    }

    private static Plan planned(String said, String targets, int days, String origin, String... avoided) {
        Wishes wishes = Wishes.of(
                Preferences.newBuilder()
                        .setAvoid(Arrays.stream(avoided)
                                .map(ParticularsTest::stated)
                                .toList())
                        .build(),
                PLACES,
                List.of(said));
        return PLANNER.planFor(request(targets, days, origin, wishes));
    }

    private static PlanRequest request(String targets, int days, String origin, Wishes wishes) {
        return new PlanRequest(
                FIRST.datesUntil(FIRST.plusDays(days)).toList(),
                Arrays.stream(targets.split(", ", -1))
                        .map(ParticularsTest::place)
                        .toList(),
                wishes,
                Optional.of(origin).filter(name -> !name.isEmpty()).map(ParticularsTest::place),
                (day, at) -> Optional.of(LIGHT.on(day, at)),
                List.of());
    }

    private static StatedValue stated(String value) {
        return new StatedValue(value, 1, false, "conversation");
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow(() -> new IllegalArgumentException(name));
    }
}
