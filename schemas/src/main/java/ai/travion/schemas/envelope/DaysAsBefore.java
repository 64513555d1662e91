package ai.travion.schemas.envelope;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which days of a changed plan are those of the plan before, stop for stop. It is said among what is taken for granted, so that whoever
 * tells the plan tells the other days alone, and whoever checks the telling asks for no more.
 */
public final class DaysAsBefore {

    private static final String SAID = "Stop for stop as before: days ";
    private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");

    private static final String ADVICE = "ADVICE";
    /** What a change itself brings. */
    private static final Set<String> UNTOLD = Set.of("infeasible", "closed_hours");

    /** A plan of fewer days is soon read again. */
    private static final int FEWEST_DAYS = 4;

    private DaysAsBefore() {}

    /** Nothing of a short plan, nor of one of which half or more is otherwise: that is told as a whole. */
    public static Optional<String> inWords(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var then = days(before);
        var now = days(after);
        var same = new ArrayList<Integer>();
        int from = 0;
        for (int index = 0; index < now.size(); index++) {
            var rest = then.subList(from, then.size());
            int at = rest.indexOf(now.get(index));
            if (at >= 0) {
                same.add(index + 1);
                from += at + 1;
            }
        }
        boolean isMostOfIt = now.size() >= FEWEST_DAYS && same.size() * 2 > now.size();
        return isMostOfIt
                ? Optional.of(SAID + same.stream().map(String::valueOf).collect(Collectors.joining(", ")) + ".")
                : Optional.empty();
    }

    /** Whether a sentence says it, which is no sentence for the traveller. */
    public static boolean isSaid(String sentence) {
        return sentence.startsWith(SAID);
    }

    /** The numbers of the days, from 1; none where it is not said. */
    public static Set<Integer> in(List<String> assumptions) {
        return assumptions.stream()
                .filter(DaysAsBefore::isSaid)
                .flatMap(said -> NUMBER.matcher(said).results())
                .map(number -> Integer.parseInt(number.group()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Whether a piece of advice is only on days that are as before, with which it was told: it is of no day that is otherwise, and of no
     * place of one. What the law forbids is told again.
     */
    public static boolean hasTold(ConstraintViolation advice, GraphState state) {
        var same = in(state.getAssumptions());
        if (same.isEmpty() || !advice.getKind().equals(ADVICE) || UNTOLD.contains(advice.getConstraintType())) {
            return false;
        }
        var dates = state.getItinerary().stream()
                .flatMap(slot -> slot.getDate().stream())
                .distinct()
                .sorted()
                .toList();
        var otherwise = state.getItinerary().stream()
                .filter(slot -> slot.getDate()
                        .filter(day -> same.contains(dates.indexOf(day) + 1))
                        .isEmpty())
                .toList();
        boolean isOfTheDays = advice.getDate()
                .filter(day -> otherwise.stream()
                        .anyMatch(slot -> slot.getDate().filter(day::equals).isPresent()))
                .isPresent();
        return !isOfTheDays
                && otherwise.stream()
                        .map(ItinerarySlot::getLocation)
                        .filter(place -> !place.isBlank())
                        .noneMatch(advice.getDescription()::contains);
    }

    private static List<List<String>> days(List<ItinerarySlot> plan) {
        var byDay = new TreeMap<LocalDate, List<String>>();
        plan.forEach(slot -> slot.getDate()
                .ifPresent(day -> byDay.computeIfAbsent(day, date -> new ArrayList<>())
                        .add(slot.getTime() + " " + slot.getActivity() + " " + slot.getLocation())));
        return List.copyOf(byDay.values());
    }
}
