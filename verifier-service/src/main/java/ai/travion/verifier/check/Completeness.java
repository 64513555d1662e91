package ai.travion.verifier.check;

import ai.travion.schemas.ItinerarySlot;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A plan shows its days and times, or says that there is none. */
final class Completeness {

    private Completeness() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (!reviewed.isPlan()) {
            return List.of();
        }
        var itinerary = reviewed.state().getItinerary();
        var prose = reviewed.draft().prose();
        if (itinerary.isEmpty()) {
            return reviewed.admitsGap()
                    ? List.of()
                    : List.of(Fault.mendedByRewriting(
                            "There is no day plan in it.", "Say that no day plan could be put together."));
        }
        if (prose.contains("remaining days are in the itinerary")) {
            return List.of();
        }
        if (reviewed.asksForSomeDays() && !reviewed.readings().daysIn(prose).isEmpty()) {
            return List.of();
        }
        var faults = new ArrayList<Fault>();
        var named = planned(reviewed, prose);
        itinerary.stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .distinct()
                .filter(day -> !named.contains(MonthDay.from(day)))
                .map(Completeness::dayMissing)
                .forEach(faults::add);
        var times = reviewed.readings().claimedBy(prose).times();
        itinerary.stream()
                .map(ItinerarySlot::getTime)
                .distinct()
                .filter(time ->
                        !times.containsAll(reviewed.readings().claimedBy(time).times()))
                .map(time -> Fault.mendedByRewriting(
                        "The stop at " + time + " is missing.", "Give the stop at " + time + " in the plan."))
                .forEach(faults::add);
        return faults;
    }

    /** The days that the draft plans: those of its headings, where it has such, since a warning or a summary names a day without planning it. */
    private static Set<MonthDay> planned(Reviewed reviewed, String prose) {
        var headings = reviewed.draft().statements().stream()
                .filter(Statement::isHeading)
                .flatMap(heading -> reviewed.readings().daysIn(heading.text()).stream())
                .flatMap(mention -> mention.monthDay().stream())
                .collect(Collectors.toSet());
        return headings.isEmpty()
                ? reviewed.readings().daysIn(prose).stream()
                        .flatMap(mention -> mention.monthDay().stream())
                        .collect(Collectors.toSet())
                : headings;
    }

    private static Fault dayMissing(LocalDate day) {
        return Fault.mendedByRewriting(
                "The plan leaves out " + day + ".", "Give the plan for " + day + ", by the hour.");
    }
}
