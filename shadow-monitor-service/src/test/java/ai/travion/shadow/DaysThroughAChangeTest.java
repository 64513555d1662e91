package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.DayEdit;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.envelope.DayOrder;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.EditedDays;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds of a plan after any order of a day: all other days are as they were, to the minute, and on its own only what is in the way is otherwise. */
class DaysThroughAChangeTest {

    private static final String FIRST = "2027-02-08";
    private static final List<ItinerarySlot> PLANNED = PlannedTurn.of(
                    "Plan it", FIRST, "2027-02-14", "Kandy", "Ella", "Mirissa")
            .getItinerary();
    private static final EditedDays EDITED = new EditedDays(Places.load());

    private static DayEdit.Builder on(int number, DayOrder order) {
        return DayEdit.newBuilder()
                .setKind(order.word())
                .setDate(LocalDate.parse(FIRST).plusDays(number - 1L))
                .setDated(true);
    }

    private static EditedDays.Outcome after(DayEdit.Builder edit) {
        return EDITED.of(
                PLANNED, List.of(edit.build()), List.of(), PLANNED, (day, at) -> Optional.empty(), Crowds.unknown());
    }

    private static List<ItinerarySlot> day(int number, List<ItinerarySlot> plan) {
        var date = LocalDate.parse(FIRST).plusDays(number - 1L);
        return plan.stream()
                .filter(slot -> slot.getDate().filter(date::equals).isPresent())
                .toList();
    }

    private static void isOnlyOtherwiseOn(int number, List<ItinerarySlot> plan) {
        for (int other = 1; other <= 7; other++) {
            if (other != number) {
                assertThat(day(other, plan)).as("day %d", other).isEqualTo(day(other, PLANNED));
            }
        }
        assertThat(day(number, plan)).isNotEqualTo(day(number, PLANNED));
    }

    private static List<String> things(List<ItinerarySlot> day) {
        return day.stream()
                .map(ItinerarySlot::getActivity)
                .filter(activity -> !activity.matches("(?:Breakfast|Lunch|Dinner|Travel|Rest).*"))
                .toList();
    }

    @Test
    void aThingIsPutWhereItIsWantedAndEveryOtherDayStands() {
        var after = after(on(2, DayOrder.PUT).setThing("batik").setPart("afternoon"));

        isOnlyOtherwiseOn(2, after.slots());
        assertThat(day(2, after.slots())).anySatisfy(slot -> {
            assertThat(slot.getActivity()).contains("batik workshop");
            assertThat(slot.getTime()).isBetween("12:00", "17:45");
        });
        assertThat(after.notes())
                .singleElement()
                .asString()
                .startsWith("Taken into the plan: a batik workshop on day 2");
    }

    @Test
    void aMorningIsNoReasonToBeUpBeforeOthers() {
        var after = after(on(2, DayOrder.PUT).setThing("Temple of the Tooth").setPart("morning"));

        assertThat(day(2, after.slots()))
                .filteredOn(slot -> slot.getLocation().equals("Temple of the Tooth"))
                .singleElement()
                .satisfies(slot -> assertThat(slot.getTime()).isBetween("07:45", "11:59"));
    }

    @Test
    void aTownThatIsSkippedGoesWithAllThatIsDoneThere() {
        var town = "Temple of the Tooth";
        var more = PLANNED.stream()
                .filter(slot -> slot.getLocation().equals(town))
                .findFirst()
                .map(slot -> ItinerarySlot.newBuilder(slot)
                        .setActivity("Time at Temple of the Tooth for its museum")
                        .setTime("11:00")
                        .setDurationMinutes(30)
                        .build())
                .orElseThrow();
        var plan = PLANNED.stream()
                .flatMap(slot -> slot.getLocation().equals(town) ? Stream.of(slot, more) : Stream.of(slot))
                .toList();
        var edit =
                DayEdit.newBuilder().setKind(DayOrder.OUT.word()).setThing(town).build();

        var after = EDITED.of(plan, List.of(edit), List.of(), plan, (day, at) -> Optional.empty(), Crowds.unknown());

        assertThat(after.slots()).noneMatch(slot -> slot.getLocation().equals(town));
    }

    @Test
    void whatIsMovedHasNoReasonOfItsOldHour() {
        var after = after(
                on(2, DayOrder.PUT).setThing("Royal Botanic Gardens Peradeniya").setPart("afternoon"));

        assertThat(day(2, after.slots()))
                .filteredOn(slot -> slot.getTime().compareTo("12:30") > 0)
                .noneMatch(slot -> slot.getReason().contains("cooler than later"));
    }

    @Test
    void aFreeAfternoonHasNothingButItsMealsAndTheWay() {
        var after = after(on(2, DayOrder.FREE).setPart("afternoon"));

        isOnlyOtherwiseOn(2, after.slots());
        assertThat(day(2, after.slots()))
                .filteredOn(slot ->
                        slot.getTime().compareTo("12:00") >= 0 && slot.getTime().compareTo("18:00") < 0)
                .allMatch(slot -> slot.getActivity().matches("(?:Lunch|Travel) .*"));
    }

    @Test
    void hoursThatAreKeptFreeEveryDayHaveNothingInThem() {
        var after = after(DayEdit.newBuilder().setKind(DayOrder.FREE.word()).setTime("13:00-15:00"));

        assertThat(after.slots())
                .filteredOn(slot ->
                        slot.getTime().compareTo("13:00") >= 0 && slot.getTime().compareTo("15:00") < 0)
                .allMatch(slot -> slot.getActivity().matches("(?:Lunch|Travel) .*"));
        assertThat(after.notes())
                .singleElement()
                .asString()
                .startsWith("Kept free, as you said: 13:00 to 15:00 on every day");
    }

    @Test
    void aLighterDayHasFewerThings() {
        var after = after(on(2, DayOrder.LIGHTER));

        isOnlyOtherwiseOn(2, after.slots());
        assertThat(things(day(2, after.slots())))
                .hasSizeLessThan(things(day(2, PLANNED)).size());
    }

    @Test
    void aDayThatBeginsLaterHasNothingBefore() {
        var after = after(on(2, DayOrder.BEGIN).setTime("10:30"));

        assertThat(day(2, after.slots()))
                .filteredOn(slot -> !slot.getActivity().startsWith("Breakfast"))
                .allMatch(slot -> slot.getTime().compareTo("10:30") >= 0);
    }

    @Test
    void whatIsNotDoneThereIsSaidAndThePlanStands() {
        var after = after(on(2, DayOrder.PUT).setThing("surfing"));

        assertThat(after.slots()).isEqualTo(PLANNED);
        assertThat(after.notes())
                .singleElement()
                .asString()
                .startsWith("Not changed: a surf lesson")
                .contains("Mirissa");
    }

    @Test
    void nothingButTheThingIsOnADayThatIsForItOnly() {
        var after = after(on(2, DayOrder.ONLY).setThing("batik"));

        isOnlyOtherwiseOn(2, after.slots());
        assertThat(things(day(2, after.slots()))).singleElement().asString().contains("batik");
    }

    @Test
    void aDayThatWasFreeIsFullAgainWhereThatIsLifted() {
        var free = after(on(2, DayOrder.FREE)).slots();

        var after = EDITED.of(
                free,
                List.of(on(2, DayOrder.LIFT).setInsteadOf(DayOrder.FREE.word()).build()),
                List.of(),
                PLANNED,
                (day, at) -> Optional.empty(),
                Crowds.unknown());

        isOnlyOtherwiseOn(2, free);
        assertThat(things(day(2, after.slots()))).containsExactlyElementsOf(things(day(2, PLANNED)));
    }

    @Test
    void whatMayBeOnAnyDayStaysWhereItIs() {
        var once = after(on(2, DayOrder.PUT).setThing("batik")).slots();

        var after = EDITED.of(
                once,
                List.of(DayEdit.newBuilder()
                        .setKind(DayOrder.PUT.word())
                        .setThing("batik")
                        .build()),
                List.of(),
                PLANNED,
                (day, at) -> Optional.empty(),
                Crowds.unknown());

        assertThat(after.slots()).isEqualTo(once);
        assertThat(after.notes()).singleElement().asString().contains("may be on any day; it stays");
    }

    @Test
    void anEditThatThePlanHasAlreadyChangesNothing() {
        var edit = on(2, DayOrder.PUT).setThing("batik").setPart("afternoon");
        var once = after(edit);

        var twice = EDITED.of(
                once.slots(),
                List.of(edit.build()),
                List.of(),
                PLANNED,
                (day, at) -> Optional.empty(),
                Crowds.unknown());

        assertThat(twice.slots()).isEqualTo(once.slots());
    }

    @Test
    void anEditGoesWithItsDayWhereNightsChange() {
        var edit = DayEdit.newBuilder()
                .setKind(DayOrder.PUT.word())
                .setThing("cooking-class")
                .setDate(LocalDate.parse(FIRST))
                .setStay("Ella")
                .setNth(2)
                .build();

        var after =
                EDITED.of(PLANNED, List.of(edit), List.of(), PLANNED, (day, at) -> Optional.empty(), Crowds.unknown());

        var there = PLANNED.stream()
                .filter(slot -> slot.getActivity().equals("Dinner in Ella"))
                .flatMap(slot -> slot.getDate().stream())
                .toList();
        assertThat(after.slots())
                .filteredOn(slot -> slot.getActivity().contains("cooking class"))
                .allSatisfy(slot -> assertThat(slot.getDate()).contains(there.get(1)));
    }
}
