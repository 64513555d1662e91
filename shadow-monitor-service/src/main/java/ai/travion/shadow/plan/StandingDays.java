package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

    private static final int LONG_WORD = 5;
    private static final Pattern ANOTHER_SENTENCE = Pattern.compile("[.;!?]\\s+\\p{L}");

    private final PlanRequest request;
    private final Draft fresh;
    private final List<List<String>> asBefore;
    private final Set<String> leisureBefore;
    private final Set<String> gone;
    private final List<Pair> pairs;
    private final boolean isAnotherTrip;
    private final boolean areWishesOfBefore;
    /** In small letters. */
    private final String message;
    /** The days that it speaks of, where it speaks of nothing else. */
    private final List<NamedDay> daysNamed;

    private final Function<String, Optional<Place>> placeNamed;
    private final Optional<Restriction> restriction;

    /** A day that stands unless something is against it, and the one that is planned afresh in its place. */
    private record Pair(PlanInHand.Day standing, int index, DaySchedule fresh, List<Sight> visits) {

        boolean isMoved() {
            return !standing.date().equals(Optional.of(fresh.frame().date()));
        }
    }

    private StandingDays(
            PlanRequest request, Draft fresh, Draft asBefore, Function<String, Optional<Place>> placeNamed) {
        this.request = request;
        this.fresh = fresh;
        this.asBefore = asBefore.days().stream().map(StandingDays::outline).toList();
        this.leisureBefore = leisure(asBefore);
        this.gone = new HashSet<>(leisureBefore);
        gone.removeAll(leisure(fresh));
        this.placeNamed = placeNamed;
        this.restriction = asBefore.days().isEmpty()
                ? Optional.empty()
                : Restriction.in(
                        request,
                        place -> asBefore.days().getFirst().frame().sights().of(place));
        this.pairs = paired();
        this.isAnotherTrip = pairs.size() < fresh.days().size()
                || pairs.stream().anyMatch(Pair::isMoved)
                || request.inHand().days().size() != fresh.days().size();
        this.areWishesOfBefore = request.inHand()
                .before()
                .filter(then -> request.wishes().areThoseOf(then.wishes())
                        && request.hours().equals(then.hours()))
                .isPresent();
        this.message = request.inHand().before().map(PlanInHand.Before::message).orElse("");
        this.daysNamed = isOneSentence(message) ? NamedDay.allIn(message) : List.of();
    }

    /**
     * By the number from 0 of the day of the changed plan.
     *
     * @param fresh the changed plan, for which nothing stands
     * @param asBefore the same by the wishes of before
     * @param placeNamed the place of a name
     */
    static Map<Integer, Standing> among(
            PlanRequest request, Draft fresh, Draft asBefore, Function<String, Optional<Place>> placeNamed) {
        return new StandingDays(request, fresh, asBefore, placeNamed).standing();
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
        List<Predicate<Pair>> rules = List.of(
                this::isLeftAlone,
                this::isOpen,
                this::isWanted,
                this::isFreeAsWished,
                this::isWhereItsStopsWerePut,
                this::isWorthMoreThanWhatIsGone);
        List<Pair> kept = new ArrayList<>(pairs.stream()
                .filter(pair -> rules.stream().allMatch(rule -> rule.test(pair)))
                .toList());
        kept.removeIf(pair -> lacksWhatIsNew(pair, kept));
        Map<Integer, Standing> standing = new HashMap<>();
        kept.forEach(pair -> Standing.of(pair.standing().slots(), pair.fresh(), placeNamed)
                .ifPresent(day -> standing.put(pair.index(), day)));
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
                && request.inHand().wakeOf(standing).equals(other.frame().wake().name());
        if (!sameWay) {
            return 0;
        }
        int common = common(day, other);
        boolean sameDate = isOn(day, other);
        int commonWithItsDate = request.inHand().days().stream()
                .filter(then -> isOn(then, other))
                .mapToInt(then -> common(then, other))
                .sum();
        // What goes the same way and sees no more of it than of the day that had its date is another day.
        boolean isAnother =
                !sameDate && common <= commonWithItsDate && !day.visited().isEmpty();
        return isAnother ? 0 : SAME_WAY + SAME_VISIT * common + (sameDate ? 1 : 0);
    }

    private static boolean isOn(PlanInHand.Day day, DaySchedule other) {
        return day.date().filter(other.frame().date()::equals).isPresent();
    }

    private static int common(PlanInHand.Day day, DaySchedule other) {
        return (int) other.visited().stream()
                .filter(place -> day.visited().contains(place.name()))
                .count();
    }

    private static Place endOf(DaySchedule day) {
        return day.entries().getLast().place();
    }

    private List<Sight> visits(PlanInHand.Day day, DaySchedule like) {
        return day.visited().stream()
                .flatMap(name -> placeNamed.apply(name).stream())
                .map(place -> like.frame().sights().of(place))
                .toList();
    }

    /**
     * Whether the message wants nothing else of it: who only wants other days or places, or speaks of another day, has said nothing of it,
     * and of any other wish the plan of now and that of before make the same there.
     */
    private boolean isLeftAlone(Pair pair) {
        if (isOfAThingThatMoves(pair)) {
            return false;
        }
        if (!daysNamed.isEmpty() && daysNamed.stream().noneMatch(day -> isIt(day, pair.index()))) {
            return true;
        }
        if (restriction.isPresent() && daysNamed.isEmpty()) {
            return !restriction.get().isAgainst(pair.standing(), pair.visits(), pair.fresh()) && isNothingOf(pair);
        }
        boolean isOfPlacesOrDates = daysNamed.isEmpty() && areWishesOfBefore;
        return isOfPlacesOrDates
                ? isAnotherTrip || isNothingOf(pair)
                : asBefore.contains(outline(pair.fresh())) && isNothingOf(pair);
    }

    /** The day to which something between its sights is moved, and the one from which. */
    private boolean isOfAThingThatMoves(Pair pair) {
        return request.inHand().before().stream()
                .flatMap(then ->
                        PutOnADay.moved(
                                request.wishes().told().words(),
                                then.wishes().told().words())
                                .entrySet()
                                .stream())
                .anyMatch(moved -> moved.getValue() == pair.index() + 1
                        || pair.standing().slots().stream()
                                .anyMatch(slot -> slot.getActivity()
                                        .toLowerCase(Locale.ROOT)
                                        .endsWith(" for " + moved.getKey())));
    }

    private static boolean isOneSentence(String message) {
        return !Patterns.isIn(ANOTHER_SENTENCE, message);
    }

    private boolean isIt(NamedDay day, int index) {
        return day.is(request.days().get(index), request.days());
    }

    /** Whether nothing that is done between its sights was taken out or put in by name. */
    private boolean isNothingOf(Pair pair) {
        return pair.fresh().entries().stream()
                        .filter(entry -> entry.kind() == Entry.Kind.LEISURE)
                        .map(entry -> entry.words().get().activity())
                        .noneMatch(thing -> !leisureBefore.contains(thing) && isSpokenOf(thing))
                && pair.standing().slots().stream()
                        .map(ItinerarySlot::getActivity)
                        .noneMatch(thing -> gone.contains(thing) && isSpokenOf(thing));
    }

    /** Whether the message has a word of it. */
    private boolean isSpokenOf(String thing) {
        return Stream.of(thing.replaceFirst("^.* for ", "").split("\\W+", -1))
                .anyMatch(word -> word.length() >= LONG_WORD && message.contains(word.toLowerCase(Locale.ROOT)));
    }

    /** Where and when it goes and what it sees; what else fills its hours goes from day to day. */
    private static List<String> outline(DaySchedule day) {
        return Stream.concat(
                        Stream.of(day.frame().wake().name()),
                        day.entries().stream()
                                .filter(entry -> entry.kind() != Entry.Kind.REST && entry.kind() != Entry.Kind.LEISURE)
                                .map(entry -> "%s %s %d %d %s"
                                        .formatted(
                                                entry.kind(),
                                                entry.place().name(),
                                                entry.start(),
                                                entry.end(),
                                                entry.words().get().activity())))
                .toList();
    }

    private static Set<String> leisure(Draft draft) {
        return draft.days().stream()
                .flatMap(day -> day.entries().stream())
                .filter(entry -> entry.kind() == Entry.Kind.LEISURE)
                .map(entry -> entry.words().get().activity())
                .collect(Collectors.toSet());
    }

    /** A day that is moved to one on which something of it is closed, or a feast is held, is planned for that. */
    private boolean isOpen(Pair pair) {
        DayFrame frame = pair.fresh().frame();
        boolean isOrdinary = frame.feast().attended().isEmpty() && !frame.standstill();
        boolean isOpenUnderALaw = !frame.isUnderALaw()
                || (pair.visits().stream().noneMatch(Closures::isMarket)
                        && pair.standing().slots().stream()
                                .filter(slot -> Standing.kindOf(slot) == Entry.Kind.LEISURE)
                                .allMatch(slot -> activities(pair.fresh()).contains(slot.getActivity())));
        return !pair.isMoved() || (isOrdinary && isOpenUnderALaw);
    }

    private static Set<String> activities(DaySchedule day) {
        return day.entries().stream()
                .map(entry -> entry.words().get().activity())
                .collect(Collectors.toSet());
    }

    private boolean isWanted(Pair pair) {
        return pair.visits().stream()
                .noneMatch(sight -> request.wishes().rulesOut(sight)
                        && request.inHand()
                                .before()
                                .filter(then -> !then.wishes().rulesOut(sight))
                                .isPresent());
    }

    private static boolean hasNothingToSee(PlanInHand.Day day) {
        return day.visited().isEmpty();
    }

    private boolean isFreeAsWished(Pair pair) {
        return !pair.fresh().frame().isFree() || hasNothingToSee(pair.standing());
    }

    private boolean isWhereItsStopsWerePut(Pair pair) {
        return request.wishes().told().appointments().stream()
                .allMatch(appointment -> pair.visits().stream()
                        .noneMatch(sight -> appointment.isFor(sight)
                                && !appointment.mayBeOn(pair.fresh().frame().date(), request.days())));
    }

    /** Of a stay that is shorter now the best of its sights are left, and not the days that came first. */
    private boolean isWorthMoreThanWhatIsGone(Pair pair) {
        var base = pair.standing().base();
        Set<PlanInHand.Day> left = pairs.stream().map(Pair::standing).collect(Collectors.toSet());
        int gone = request.inHand().days().stream()
                .filter(day -> day.base().equals(base) && !left.contains(day))
                .flatMap(day -> visits(day, pair.fresh()).stream())
                .mapToInt(Sight::renown)
                .max()
                .orElse(0);
        int least = pair.visits().stream().mapToInt(Sight::renown).min().orElse(0);
        return gone <= least;
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
}
