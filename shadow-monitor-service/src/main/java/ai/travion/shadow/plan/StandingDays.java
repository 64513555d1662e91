package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which days of the plan in hand stand in a changed one, line for line. The change is planned twice, with what is wished now and with what
 * was wished before: a day stands that is on the same way, and of which both make the same.
 */
final class StandingDays {

    /** A way counts before all that is seen on it, and that before the date. */
    private static final int SAME_WAY = 1_000;

    private static final int SAME_VISIT = 10;

    private static final Pattern MEAL = Pattern.compile("^(?:Breakfast|Lunch|Dinner|Supper)\\b");
    private static final Pattern TRAVEL = Pattern.compile("^(?:Travel|Drive|Take the train)\\b");
    private static final Pattern REST = Pattern.compile("^(?:Rest|Free)\\b");
    private static final Pattern LEISURE = Pattern.compile("^(?:Time (?:in|at)|Yoga in)\\b");

    private final PlanRequest request;
    private final Draft fresh;
    private final List<List<String>> asBefore;
    private final Function<String, Optional<Place>> named;

    /** A day that stands unless something is against it, and the one that is planned afresh in its place. */
    private record Pair(PlanInHand.Day standing, int index, DaySchedule fresh, List<Sight> visits) {

        boolean isMoved() {
            return !standing.date().equals(Optional.of(fresh.frame().date()));
        }
    }

    private StandingDays(
            PlanRequest request, Draft fresh, Draft asBefore, Function<String, Optional<Place>> named) {
        this.request = request;
        this.fresh = fresh;
        this.asBefore = asBefore.days().stream().map(StandingDays::lines).toList();
        this.named = named;
    }

    /**
     * By the number from 0 of the day of the changed plan.
     *
     * @param fresh the changed plan, for which nothing stands
     * @param asBefore the same by the wishes of before
     * @param named the place of a name
     */
    static Map<Integer, Standing> among(
            PlanRequest request, Draft fresh, Draft asBefore, Function<String, Optional<Place>> named) {
        return new StandingDays(request, fresh, asBefore, named).standing();
    }

    /** The days as they stand, whatever was put into their hours. */
    static Draft restored(Draft draft, PlanRequest request) {
        return draft.over(IntStream.range(0, draft.days().size())
                .mapToObj(index -> {
                    DaySchedule day = draft.days().get(index);
                    return Optional.ofNullable(request.inHand().standing().get(index))
                            .filter(standing -> standing.isOn(
                                    day.frame().wake(), day.frame().base()))
                            .map(standing -> day.doing(standing.entries()))
                            .orElse(day);
                })
                .toList());
    }

    private Map<Integer, Standing> standing() {
        List<Predicate<Pair>> rules =
                List.of(this::isLeftAlone, this::isOpen, this::isWanted, this::isWhereItsStopsWerePut);
        List<Pair> kept = new ArrayList<>(paired().stream()
                .filter(pair -> rules.stream().allMatch(rule -> rule.test(pair)))
                .toList());
        kept.removeIf(pair -> lacksWhatIsNew(pair, kept));
        Map<Integer, Standing> standing = new HashMap<>();
        kept.forEach(pair ->
                standing(pair).ifPresent(day -> standing.put(pair.index(), day)));
        return standing;
    }

    /** The days of the plan in hand and those of the changed one, in the order of both, as many as go the same way. */
    private List<Pair> paired() {
        List<PlanInHand.Day> before = request.inHand().days();
        List<DaySchedule> after = fresh.days();
        int[][] best = new int[before.size() + 1][after.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = after.size() - 1; j >= 0; j--) {
                int together = likeness(i, j);
                best[i][j] = Math.max(
                        together == 0 ? 0 : together + best[i + 1][j + 1], Math.max(best[i + 1][j], best[i][j + 1]));
            }
        }
        List<Pair> pairs = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < before.size() && j < after.size()) {
            int together = likeness(i, j);
            if (together > 0 && best[i][j] == together + best[i + 1][j + 1]) {
                pairs.add(new Pair(before.get(i), j, after.get(j), visits(before.get(i), after.get(j))));
                i++;
                j++;
            } else if (best[i][j] == best[i][j + 1]) {
                j++;
            } else {
                i++;
            }
        }
        return pairs;
    }

    private int likeness(int standing, int index) {
        PlanInHand.Day day = request.inHand().days().get(standing);
        DaySchedule other = fresh.days().get(index);
        boolean sameWay = !other.entries().isEmpty()
                && day.base().equals(endOf(other).name())
                && request.inHand()
                        .wakeOf(standing)
                        .equals(other.frame().wake().name());
        if (!sameWay) {
            return 0;
        }
        long common = other.visited().stream()
                .filter(place -> day.visited().contains(place.name()))
                .count();
        boolean sameDate = day.date().filter(other.frame().date()::equals).isPresent();
        return SAME_WAY + SAME_VISIT * (int) common + (sameDate ? 1 : 0);
    }

    private static Place endOf(DaySchedule day) {
        return day.entries().getLast().place();
    }

    private List<Sight> visits(PlanInHand.Day day, DaySchedule like) {
        return day.visited().stream()
                .flatMap(name -> named.apply(name).stream())
                .map(place -> like.frame().sights().of(place))
                .toList();
    }

    /** Whether the wishes of now make the same of its date as those of before. */
    private boolean isLeftAlone(Pair pair) {
        return asBefore.contains(lines(pair.fresh()));
    }

    private static List<String> lines(DaySchedule day) {
        return Stream.concat(
                        Stream.of(day.frame().wake().name()),
                        day.entries().stream()
                                .map(entry -> "%s %s %d %d %s"
                                        .formatted(
                                                entry.kind(),
                                                entry.place().name(),
                                                entry.start(),
                                                entry.end(),
                                                entry.words().get().activity())))
                .toList();
    }

    /** A day that is moved to one on which something is closed is planned for that. */
    private boolean isOpen(Pair pair) {
        return !pair.isMoved()
                || (!pair.fresh().frame().isUnderALaw()
                        && pair.fresh().frame().feast().attended().isEmpty()
                        && !pair.fresh().frame().standstill());
    }

    private boolean isWanted(Pair pair) {
        return pair.visits().stream()
                .noneMatch(sight -> request.wishes().rulesOut(sight)
                        && request.inHand()
                                .before()
                                .filter(then -> !then.wishes().rulesOut(sight))
                                .isPresent());
    }

    private boolean isWhereItsStopsWerePut(Pair pair) {
        return request.wishes().told().appointments().stream()
                .allMatch(appointment -> pair.visits().stream()
                        .noneMatch(sight -> appointment.isFor(sight)
                                && !appointment.mayBeOn(pair.fresh().frame().date(), request.days())));
    }

    /** Whether something that is asked for would be seen on none of the days without the one that is planned afresh. */
    private boolean lacksWhatIsNew(Pair pair, List<Pair> kept) {
        Set<String> elsewhere = new HashSet<>();
        kept.forEach(day -> elsewhere.addAll(day.standing().visited()));
        IntStream.range(0, fresh.days().size())
                .filter(index -> kept.stream().noneMatch(day -> day.index() == index))
                .forEach(index -> fresh.days().get(index).visited().forEach(place -> elsewhere.add(place.name())));
        return pair.fresh().visited().stream()
                .anyMatch(place -> request.targets().contains(place) && !elsewhere.contains(place.name()));
    }

    /** Its lines; what is said of one that is planned afresh as well is what holds now. Nothing where a place of it is unknown. */
    private Optional<Standing> standing(Pair pair) {
        List<Entry> entries = pair.standing().slots().stream()
                .map(slot -> entry(slot, pair.fresh()))
                .flatMap(Optional::stream)
                .sorted(Comparator.comparingInt(Entry::start))
                .toList();
        return entries.size() == pair.standing().slots().size()
                ? Optional.of(new Standing(
                        pair.fresh().frame().wake(),
                        pair.fresh().frame().base(),
                        pair.fresh().here(),
                        entries))
                : Optional.empty();
    }

    private Optional<Entry> entry(ItinerarySlot slot, DaySchedule like) {
        int start = minuteOf(slot.getTime());
        int end = start + slot.getDurationMinutes();
        Optional<Entry> same = like.entries().stream()
                .filter(entry -> entry.start() == start
                        && entry.end() == end
                        && entry.place().name().equals(slot.getLocation()))
                .findFirst();
        var words = new Words(slot.getActivity(), slot.getNotes().orElse(""), slot.getReason());
        return same.filter(entry -> entry.words().get().activity().equals(slot.getActivity()))
                .or(() -> same.map(Entry::place)
                        .or(() -> named.apply(slot.getLocation()))
                        .map(place -> new Entry(kindOf(slot), place, start, end, () -> words)));
    }

    private static int minuteOf(String time) {
        String[] clock = time.split(":", -1);
        return DayPart.at(Integer.parseInt(clock[0]), Integer.parseInt(clock[1]));
    }

    private static Entry.Kind kindOf(ItinerarySlot slot) {
        return Stream.of(
                        Map.entry(MEAL, Entry.Kind.MEAL),
                        Map.entry(TRAVEL, Entry.Kind.TRAVEL),
                        Map.entry(REST, Entry.Kind.REST),
                        Map.entry(LEISURE, Entry.Kind.LEISURE))
                .filter(kind -> Patterns.isIn(kind.getKey(), slot.getActivity()))
                .map(kind -> Objects.requireNonNull(kind.getValue()))
                .findFirst()
                .orElse(Entry.Kind.VISIT);
    }
}
