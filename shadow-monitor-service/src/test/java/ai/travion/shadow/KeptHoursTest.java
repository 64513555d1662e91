package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.sun.GoldenHour;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a plan keeps the hours that were said, and says nothing of them that is not so. Over the real engines. */
class KeptHoursTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final Crowds.Sources CROWDS = new ShadowMonitorService().crowds(PLACES, CrowdCast.load(), SENTINEL);

    private final ShadowMonitor monitor = new ShadowMonitor(
            PLACES,
            SENTINEL::about,
            LIGHT::on,
            CROWDS::over,
            PLANNER::planFor,
            Duration.ofSeconds(30),
            Clock.fixed(Instant.parse("2026-11-23T06:00:00Z"), ZoneId.of("Asia/Colombo")));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "starting at 10:00|10:00",
                "starting at 11:00|11:00",
                "starting at noon|12:00",
                "we can start at half past nine|09:30",
                "we are free from noon|12:00",
                "pick us up at 11 am|11:00",
                "from 10 am onwards|10:00",
                "after 2 pm|14:00",
                "not before 2 pm|14:00",
                "until 1pm I have a meeting|13:00",
                "my conference ends at 3 pm|15:00",
                "I am busy until 11|11:00"
            })
    void nothingIsPlannedBeforeTheHourAtWhichOneBegins(String said, String hour) {
        var planned = planned("Plan a day in Kandy on 9 January 2027, " + said, "2027-01-09", "2027-01-09", "Kandy");

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getTime().compareTo(hour) >= 0);
        assertThat(planned.getAssumptions()).anyMatch(sentence -> sentence.contains("begins at " + hour));
    }

    @Test
    void bothEndsOfADayAreHeard() {
        var planned = planned(
                "Plan a day in Pinnawala and Kandy on 9 January 2027 starting at 10:00 and back by 17:00",
                "2027-01-09",
                "2027-01-09",
                "Pinnawala Elephant Orphanage",
                "Kandy");

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getTime().compareTo("10:00") >= 0 && end(slot) <= 17 * 60);
        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("21:30"));
    }

    @Test
    void aStartOfEachDayIsThatOfEveryDay() {
        var planned = planned(
                "Plan 2 days in Kandy from 9 January 2027, start at 10 each day", "2027-01-09", "2027-01-10", "Kandy");

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getTime().compareTo("10:00") >= 0);
    }

    @Test
    void whoMustBeAtTheStationEarlyIsToldWhichMorningThatIsTakenFor() {
        var planned = planned(
                "Plan a day in Kandy on 9 January 2027, I must be at the station at 06:00",
                "2027-01-09",
                "2027-01-09",
                "Kandy");

        assertThat(planned.getAssumptions()).anyMatch(said -> said.contains("station at 06:00"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a day at Sigiriya on 9 January 2027 at midnight",
                "Plan a day at Sigiriya at 3 am on 9 January 2027",
                "A midnight visit to Sigiriya on 9 January 2027",
                "Plan a visit to Sigiriya from 03:00 to 05:00 on 9 January 2027",
                "Plan a day at Sigiriya between 2 and 4 am on 9 January 2027",
                "Plan a day at Sigiriya before 5 am on 9 January 2027",
                "Plan a visit to Sigiriya on 9 January 2027 at 23:00"
            })
    void anHourAtWhichTheGateIsShutIsNotKeptInSilence(String request) {
        var planned = planned(request, "2027-01-09", "2027-01-09", "Sigiriya");

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("Not kept: you wanted Sigiriya")
                        && (said.contains("it opens at") || said.contains("it closes at")));
    }

    @Test
    void aLengthIsNoHourOfTheNight() {
        var planned = planned(
                "Plan a day in Kandy on 12 December 2026 but I have only 2 hours and want the Temple of the Tooth",
                "2026-12-12",
                "2026-12-12",
                "Kandy",
                "Temple of the Tooth");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("02:00"));
    }

    @Test
    void hoursAfterEveryPlanHasEndedAreSaidToBeNotKept() {
        var planned = planned(
                "Plan a trip to Galle from 22:00 to 23:30 on 5 December 2026",
                "2026-12-05",
                "2026-12-05",
                "Galle Fort");

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("Not kept:") && said.contains("22:00 to 23:30"))
                .noneMatch(said -> said.contains("is planned from 22:00"));
        assertThat(planned.getItinerary()).hasSizeGreaterThan(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"World's End|Horton Plains National Park|18:00", "Sigiriya|Sigiriya|17:30"})
    void aSunsetBehindAShutGateIsNotPromised(String said, String place, String closes) {
        var planned = planned(
                "Plan a day at %s at sunset on 9 January 2027".formatted(said), "2027-01-09", "2027-01-09", place);

        assertThat(planned.getAssumptions())
                .anyMatch(sentence -> sentence.startsWith("Not kept: you wanted the sunset")
                        && sentence.contains("it closes at " + closes))
                .noneMatch(sentence -> sentence.contains("for the sunset, as you said"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-12-10", "2026-12-24"})
    void theOneSightOfWhoAvoidsCrowdsIsSeenWhenItIsEmptier(String day) {
        var planned = monitor.apply(aTurn().planning("Plan a photography day at Nine Arch Bridge, avoid crowds")
                        .at("Nine Arch Bridge")
                        .on(day)
                        .with(turn -> turn.setPreferences(Preferences.newBuilder()
                                .setInterests(List.of(new StatedValue("photography", 1, false, "request")))
                                .setAvoid(List.of(new StatedValue("crowds", 1, true, "request")))
                                .build()))
                        .build())
                .state();

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().contains("Nine Arch Bridge"))
                .isNotEmpty()
                .allMatch(slot -> slot.getCrowdPrediction().orElse(100f) <= 45);
        assertThat(planned.getAssumptions()).noneMatch(said -> said.startsWith("Crowds cannot be avoided"));
    }

    @Test
    void whatTwoHoursLeaveOutIsNamed() {
        var planned = planned(
                "Plan a day in Kandy on 12 December 2026 but I have only 2 hours and want the Temple of the Tooth, the botanical gardens and the lake",
                "2026-12-12",
                "2026-12-12",
                "Kandy",
                "Temple of the Tooth");

        assertThat(visits(planned)).anyMatch(visit -> visit.contains("Temple of the Tooth"));
        assertThat(planned.getAssumptions())
                .anyMatch(
                        said -> said.contains("Royal Botanic Gardens") && said.contains("a longer day would let it in"))
                .anyMatch(said ->
                        said.contains("walk round Kandy Lake") && said.contains("a longer day would let it in"));
    }

    @Test
    void theOneEveningOnWhichAlcoholIsSoldIsNamedToWhoWantsNightlife() {
        var planned = planned(
                "Plan 3 days in Colombo and Negombo from 18 May 2027 with nightlife",
                "2027-05-18",
                "2027-05-20",
                "Colombo",
                "Negombo");

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("For nightlife one evening is left: Tuesday 18 May 2027"));
    }

    @Test
    void theWayFromTheEastCoastToYalaLeadsThroughNoHills() {
        var planned = planned(
                "Plan 3 days in Arugam Bay and Yala from 5 July 2027",
                "2027-07-05",
                "2027-07-07",
                "Arugam Bay",
                "Yala National Park");

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .noneMatch(slot -> slot.getLocation().equals("Ella"));
    }

    @Test
    void aProcessionByNightIsNotInGoldenLight() {
        var planned = planned(
                "Plan a day in Kandy for the Esala Perahera on 10 August 2027", "2027-08-10", "2027-08-10", "Kandy");

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().contains("Perahera"))
                .isNotEmpty()
                .allMatch(slot -> slot.getLightingQuality().equals("dark"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "arriving from Ella at noon the first day",
                "we arrive from Ella at 12:00 on the first day",
                "we arrive in Yala at noon, coming from Ella",
                "coming from Ella, we reach Yala at noon"
            })
    void whoArrivesFromSomewhereAtAnHourHasSetOutBefore(String said) {
        var planned = monitor.apply(aTurn().planning("Plan 2 days in Yala with leopards from 10 March 2027, " + said)
                        .at("Yala National Park")
                        .with(turn -> turn.setPreferences(Preferences.newBuilder()
                                .setOrigin(new StatedValue("Ella", 1, false, "conversation"))
                                .build()))
                        .on("2027-03-10")
                        .until("2027-03-11")
                        .build())
                .state();

        var way = planned.getItinerary().getFirst();
        assertThat(way.getActivity()).startsWith("Travel from Ella");
        assertThat(way.getTime()).isBetween("09:00", "11:00");
        assertThat(planned.getAssumptions())
                .anyMatch(sentence -> sentence.contains("when you leave Ella to arrive at about 12:00"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Galle, 26 December 2026, half a day in the afternoon, with lunch first",
                "Plan half a day in Galle on 26 December 2026, only the afternoon, and we want lunch"
            })
    void anAfternoonWithLunchBeginsWithIt(String request) {
        var planned = planned(request, "2026-12-26", "2026-12-26", "Galle Fort");

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getTime().compareTo("12:30") >= 0)
                .anyMatch(slot -> slot.getActivity().startsWith("Lunch"));
    }

    private GraphState planned(String request, String from, String to, String... places) {
        return monitor.apply(
                        aTurn().planning(request).at(places).on(from).until(to).build())
                .state();
    }

    private static int end(ItinerarySlot slot) {
        String[] clock = slot.getTime().split(":", -1);
        return Integer.parseInt(clock[0]) * 60 + Integer.parseInt(clock[1]) + slot.getDurationMinutes();
    }

    private static List<String> visits(GraphState planned) {
        return planned.getItinerary().stream()
                .flatMap(slot -> Stream.of(slot.getActivity()))
                .toList();
    }
}
