package ai.travion.verifier.check;

import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.envelope.DaysAsBefore;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A plan shows its days and times, or says that there is none. */
final class Completeness {

    /** A stop that is known without its place. */
    private static final Pattern MEAL_OR_WAY =
            Pattern.compile("(?i)^(?:breakfast|lunch|dinner|travel|rest|return|drive|check)\\b");

    /** Hours without a line are free, and everybody eats: a plan in few words need name neither. */
    private static final Pattern REST_OR_MEAL = Pattern.compile("(?i)^(?:rest|breakfast|lunch|dinner)\\b");

    private static final Pattern AS_BEFORE =
            Pattern.compile("(?i)\\bday (\\d{1,2})\\b[^\\n]{0,80}\\b(?:as before|unchanged|as it was)\\b");

    private final Places atlas;

    Completeness(Places atlas) {
        this.atlas = atlas;
    }

    List<Fault> faults(Reviewed reviewed) {
        if (!reviewed.isPlan() || reviewed.asksForFewWords()) {
            return List.of();
        }
        var whole = reviewed.state().getItinerary();
        var prose = reviewed.draft().prose();
        if (whole.isEmpty()) {
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
        var itinerary = withoutThoseAsBefore(whole, reviewed, prose);
        var days = itinerary.stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        var named = planned(reviewed, prose);
        named.addAll(DaysTogether.in(reviewed.draft(), days));
        // Of a single day whoever asked for it knows the date.
        boolean isOneDay = days.size() == 1 && named.isEmpty();
        days.stream()
                .filter(day -> !isOneDay && !named.contains(MonthDay.from(day)))
                .map(Completeness::dayMissing)
                .forEach(faults::add);
        var times = new HashSet<>(reviewed.readings().factsOf(prose).minutesMeant());
        times.addAll(NearAnHour.minutesIn(prose));
        itinerary.stream()
                .filter(slot -> !REST_OR_MEAL.matcher(slot.getActivity()).find())
                .map(ItinerarySlot::getTime)
                .distinct()
                .filter(time ->
                        !times.containsAll(reviewed.readings().factsOf(time).minutesMeant()))
                .map(time -> Fault.mendedByRewriting(
                        "The stop at " + time + " is missing.", "Give the stop at " + time + " in the plan."))
                .forEach(faults::add);
        var terms = reviewed.readings().termsOf(prose);
        var mentioned = atlas.mentionedIn(prose).stream()
                .map(mention -> mention.place().name())
                .collect(Collectors.toSet());
        itinerary.stream()
                .filter(slot -> !MEAL_OR_WAY.matcher(slot.getActivity()).find())
                .map(ItinerarySlot::getLocation)
                .distinct()
                .filter(place -> !isNamed(place, terms))
                .filter(place -> !mentioned.contains(place))
                .map(place -> Fault.mendedByRewriting(
                        "The stop at " + place + " is missing.", "Give the stop at " + place + " in the plan."))
                .forEach(faults::add);
        return faults;
    }

    /** Days of a changed plan that are as they were need no hours, where the draft says of them that they are. */
    private static List<ItinerarySlot> withoutThoseAsBefore(
            List<ItinerarySlot> whole, Reviewed reviewed, String prose) {
        var same = DaysAsBefore.in(reviewed.state().getAssumptions());
        var days = whole.stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        var told = AS_BEFORE
                .matcher(prose)
                .results()
                .map(line -> Integer.parseInt(line.group(1)))
                .filter(number -> same.contains(number) && number <= days.size())
                .map(number -> days.get(number - 1))
                .collect(Collectors.toSet());
        return whole.stream()
                .filter(slot -> slot.getDate().filter(told::contains).isEmpty())
                .toList();
    }

    /** The days that the draft plans: those of its headings, where it has such, since a warning or a summary names a day without planning it. */
    private static Set<MonthDay> planned(Reviewed reviewed, String prose) {
        var headings = reviewed.draft().statements().stream()
                .filter(Statement::isHeading)
                .flatMap(heading -> reviewed.readings().daysIn(heading.text()).stream())
                .flatMap(mention -> mention.monthDay().stream())
                .collect(Collectors.toCollection(HashSet::new));
        return headings.isEmpty()
                ? reviewed.readings().daysIn(prose).stream()
                        .flatMap(mention -> mention.monthDay().stream())
                        .collect(Collectors.toCollection(HashSet::new))
                : headings;
    }

    /** By half the words of its name. */
    private static boolean isNamed(String place, Set<String> terms) {
        var words = Words.subjects(place);
        return words.stream().filter(terms::contains).count() * 2 >= words.size();
    }

    private static Fault dayMissing(LocalDate day) {
        return Fault.mendedByRewriting(
                "The plan leaves out " + day + ".", "Give the plan for " + day + ", by the hour.");
    }
}
