package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Gives long rests something to do: the smaller things of the place where they are spent, each once in a plan but for the beach. As
 * much of a rest is left as the pace asks for, in the heat if it can be.
 */
final class Leisure {

    /** What one finds in a town only where one looks for it. */
    private static final Set<String> TO_BE_SOUGHT = Set.of("food", "shopping");

    private static final Set<String> BY_A_LOW_SUN = Set.of("photography", "birdwatching");

    private static final int NEAR_MINUTES = 30;
    private static final int WORDS_OF_A_THING = 2;
    private static final int MOST_AT_A_TIME = 2;
    private static final String MARKET = " market";
    private static final int LATE_BREAKFAST = DayPart.at(8, 0);
    private static final int NOON = DayPart.at(12, 0);
    private static final int END_OF_HEAT = DayPart.at(14, 30);
    private static final int END_OF_ALL_HEAT = DayPart.at(15, 0);
    private static final int BEFORE_NIGHT = 30;
    private static final int SHORTEST_REST = 45;
    /** What is left of a rest to who came to see something. */
    private static final int SHORT_REST = 30;

    /** Who has no more of a place does not come to rest. */
    private static final int FEW_HOURS = 360;

    private static final int A_MORNING = 150;
    private static final int LONG_CLIMB = 240;
    private static final int LONG_WAIT = 75;
    /** Nobody lies on the sand at half past two who has the whole afternoon for it. */
    private static final int LATE_ON_THE_BEACH = DayPart.at(16, 0);

    private static final int LONG_REST = 90;
    private static final int LONG_EVEN_AT_EASE = 240;

    private final Wishes wishes;
    private final String words;
    private final List<Appointment> appointments;
    private final Care care;
    private final Set<String> seen;
    /** What was seen for the sake of what is sold there. */
    private final Set<String> tasted;

    private final Set<String> left;
    private final Map<String, Integer> put;
    /** The days in order. */
    private final List<LocalDate> dates;

    private final boolean rains;
    private final Novelty novelty;
    /** While these are looked for, nothing else is planned. */
    private final Set<String> sought = new HashSet<>();

    private final Set<String> today = new HashSet<>();
    /** While what was named is looked for, nothing else is planned. */
    private boolean onlyNamed;

    /** First every rest gets one thing to do, then those that are still long get more. */
    private int most = 1;

    private Leisure(Wishes wishes, Draft draft) {
        this.seen = activitiesOf(draft, sight -> true);
        this.tasted = activitiesOf(
                draft,
                sight -> TO_BE_SOUGHT.stream()
                        .anyMatch(wish -> wishes.interests().contains(wish) && isServedBy(sight, wish)));
        this.dates = draft.days().stream().map(day -> day.frame().date()).toList();
        this.wishes = wishes;
        this.care = wishes.told().care();
        this.appointments = wishes.told().appointments();
        this.left = LeftOutThings.in(wishes.told().words());
        this.put = PutOnADay.in(wishes.told().words());
        this.novelty = new Novelty(wishes);
        // A day that stands has its hours, which no other day need have again.
        draft.days().stream()
                .flatMap(day -> day.entries().stream())
                .filter(entry -> entry.kind() == Entry.Kind.LEISURE)
                .forEach(entry -> novelty.tell(entry.words().get().activity()));
        this.words = wishes.told().words().toLowerCase(Locale.ROOT);
        this.rains = Rain.fills(dates.size(), wishes.told());
    }

    /** The same days with something in their long rests. */
    static Draft in(Draft draft, Wishes wishes) {
        var leisure = new Leisure(wishes, draft);
        List<DaySchedule> days = new ArrayList<>(draft.days());
        leisure.onlyNamed = true;
        byEmptiness(days).forEach(index -> days.set(index, leisure.filled(days.get(index))));
        leisure.onlyNamed = false;
        leisure.findAtEachBase(days);
        leisure.sought.addAll(unserved(draft, wishes));
        if (!leisure.sought.isEmpty()) {
            byEmptiness(days).forEach(index -> days.set(index, leisure.withWhatIsSought(days.get(index))));
            leisure.sought.clear();
        }
        for (int atATime = 1; atATime <= MOST_AT_A_TIME; atATime++) {
            leisure.most = atATime;
            byEmptiness(days).forEach(index -> days.set(index, leisure.filled(days.get(index))));
        }
        days.replaceAll(leisure::namingWhatIsLeft);
        return draft.over(days);
    }

    /** What one goes to certain places for is had once at each place to sleep that has it. */
    private void findAtEachBase(List<DaySchedule> days) {
        Set<String> special = Speciality.wishedBy(wishes.told()).stream()
                .map(Speciality::tag)
                .filter(wishes.interests()::contains)
                .filter(Pastimes::serve)
                .collect(Collectors.toSet());
        if (special.isEmpty()) {
            return;
        }
        List<Place> bases =
                days.stream().map(day -> day.frame().base()).distinct().toList();
        for (Place base : bases) {
            sought.addAll(special);
            byEmptiness(days)
                    .filter(index -> days.get(index).frame().base().equals(base))
                    .forEach(index -> days.set(index, withWhatIsSought(days.get(index))));
            sought.clear();
        }
    }

    private static Stream<Integer> byEmptiness(List<DaySchedule> days) {
        return IntStream.range(0, days.size())
                .boxed()
                .sorted(Comparator.comparingInt(index -> -longestRest(days.get(index))));
    }

    /** Wishes that no sight of the plan serves: who walks on ramparts has not tasted what is cooked beneath them. */
    private static Set<String> unserved(Draft draft, Wishes wishes) {
        return wishes.interests().stream()
                .filter(wish -> draft.seen().stream().noneMatch(sight -> isServedBy(sight, wish)))
                .collect(Collectors.toSet());
    }

    private static boolean isServedBy(Sight sight, String wish) {
        return TO_BE_SOUGHT.contains(wish)
                ? sight.isFor(wish) || WishedVisits.has(sight.place(), wish)
                : sight.interests().contains(wish);
    }

    /** A wish that no sight serves has an hour between them, where one is or near by. */
    private DaySchedule withWhatIsSought(DaySchedule day) {
        if (day.frame().isFree() || sought.isEmpty()) {
            return day;
        }
        today.clear();
        List<Entry> entries = day.entries().stream()
                .flatMap(entry -> entry.kind() == Entry.Kind.REST
                                && !sought.isEmpty()
                                && !isOutOfTurn(entry, day)
                                && !isAfterAClimb(entry, day)
                        ? withWhatIsSought(entry, day)
                        : Stream.of(entry))
                .toList();
        return day.doing(entries);
    }

    private Stream<Entry> withWhatIsSought(Entry rest, DaySchedule day) {
        List<Entry> here = filledAt(rest.place(), 0, rest, day).toList();
        List<Entry> entries = isFilled(here)
                ? here
                : filledNearBy(rest, day.frame().base(), day).toList();
        if (isFilled(entries)) {
            sought.removeIf(wish -> isToldFor(wish, entries));
        }
        return entries.stream();
    }

    private static boolean isToldFor(String wish, List<Entry> entries) {
        return entries.stream()
                .filter(entry -> entry.kind() == Entry.Kind.LEISURE)
                .anyMatch(entry -> Pastimes.at(entry.place().id()).stream()
                        .anyMatch(pastime -> pastime.interests().contains(wish)
                                && entry.words().get().activity().endsWith(" for " + pastime.thing())));
    }

    /** What the plan has is not named once more beside a rest. */
    private DaySchedule namingWhatIsLeft(DaySchedule day) {
        return day.doing(day.entries().stream()
                .map(entry -> entry.kind() == Entry.Kind.REST
                        ? entry.saying(words -> words.withoutIdeas(thing -> novelty.isTold(thing) || isSeen(thing)))
                        : entry)
                .toList());
    }

    /** What the plan sees has been seen: no hour among the cafés of a street along which one has strolled. */
    private static Set<String> activitiesOf(Draft draft, Predicate<Sight> which) {
        return draft.days().stream()
                .flatMap(day -> day.entries().stream()
                        .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                        .map(entry -> day.frame().sights().of(entry.place()))
                        .filter(which)
                        .map(Sight::activity))
                .collect(Collectors.toSet());
    }

    /** Who comes for what a street sells has not had it by walking along it. */
    private boolean isSought(Pastime pastime) {
        return pastime.interests().stream()
                .anyMatch(
                        tag -> TO_BE_SOUGHT.contains(tag) && wishes.interests().contains(tag));
    }

    private boolean isSeen(String idea) {
        return isIn(seen, idea);
    }

    private static boolean isIn(Set<String> seen, String idea) {
        List<String> words = List.of(idea.split(" "));
        List<String> thing = words.subList(Math.max(0, words.size() - WORDS_OF_A_THING), words.size());
        boolean isAMarket = words.size() == WORDS_OF_A_THING && idea.endsWith(MARKET);
        return (words.size() > WORDS_OF_A_THING
                        && seen.stream()
                                .anyMatch(
                                        activity -> List.of(activity.split(" ")).containsAll(thing)))
                || (isAMarket && seen.stream().anyMatch(activity -> activity.contains(idea)));
    }

    /** The emptiest day chooses first. */
    private static int longestRest(DaySchedule day) {
        return day.entries().stream()
                .filter(entry -> entry.kind() == Entry.Kind.REST)
                .mapToInt(entry -> entry.end() - entry.start())
                .max()
                .orElse(0);
    }

    private DaySchedule filled(DaySchedule day) {
        if (day.frame().isFree()) {
            return day;
        }
        today.clear();
        List<Entry> entries = Stream.concat(begun(slept(day), day).stream(), left(day).stream())
                .flatMap(entry ->
                        entry.kind() == Entry.Kind.REST && !isOutOfTurn(entry, day) && !isAfterAClimb(entry, day)
                                ? filled(entry, day)
                                : Stream.of(entry))
                .toList();
        boolean isIdle = !entries.isEmpty() && entries.getFirst().kind() == Entry.Kind.REST;
        boolean endsIdly = entries.size() > 1
                && entries.getLast().kind() == Entry.Kind.REST
                && day.entries().getLast().kind() != Entry.Kind.REST;
        return day.doing(entries.subList(isIdle ? 1 : 0, entries.size() - (endsIdly ? 1 : 0)));
    }

    /** Who begins at an hour of their own does not wait for the first sight. */
    private static List<Entry> begun(List<Entry> entries, DaySchedule day) {
        DayFrame frame = day.frame();
        if (entries.isEmpty() || !frame.hours().isBreakfastOver()) {
            return entries;
        }
        Entry first = entries.getFirst();
        int from = VisitTimes.roundedUp(frame.hours().from());
        int until = first.start() - frame.roads().minutes(frame.wake(), first.place());
        boolean isVisit = first.kind() == Entry.Kind.VISIT || first.kind() == Entry.Kind.MEAL;
        if (!isVisit || until - from < LONG_WAIT) {
            return entries;
        }
        var wait = new Entry(
                Entry.Kind.REST,
                frame.wake(),
                from,
                VisitTimes.roundedDown(until),
                () -> Words.ofShortRest(frame, frame.wake(), from));
        return Stream.concat(Stream.of(wait), entries.stream()).toList();
    }

    /** What is left of the hours that were given, where these end before dinner and one goes nowhere else. */
    private static Optional<Entry> left(DaySchedule day) {
        if (day.entries().isEmpty() || day.frame().returnTo().isPresent()) {
            return Optional.empty();
        }
        Entry last = day.entries().getLast();
        int until = VisitTimes.roundedDown(day.frame().hours().to());
        boolean isLeft = last.kind() != Entry.Kind.TRAVEL
                && last.kind() != Entry.Kind.REST
                && !MealHours.is("Dinner", last)
                && until < Hours.wholeDay().to()
                && until - last.end() >= SHORTEST_REST;
        return isLeft
                ? Optional.of(new Entry(
                        Entry.Kind.REST,
                        last.place(),
                        last.end(),
                        until,
                        () -> Words.ofShortRest(day.frame(), last.place(), last.end())))
                : Optional.empty();
    }

    private static int startOf(DaySchedule day) {
        return day.entries().getFirst().start();
    }

    /** Before what is to come first nothing is seen, and after what is to come last. */
    private boolean isOutOfTurn(Entry rest, DaySchedule day) {
        List<Entry> visits = day.entries().stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                .toList();
        return !visits.isEmpty()
                && ((rest.start() < visits.getFirst().start() && isKept(Turn.FIRST, visits.getFirst()))
                        || (rest.start() > visits.getLast().start() && isKept(Turn.LAST, visits.getLast())));
    }

    /** Who comes down from a mountain before noon wants a chair, not a class; after an early rock there is a morning left. */
    private static boolean isAfterAClimb(Entry rest, DaySchedule day) {
        return rest.start() < NOON
                && (rest.end() - rest.start() <= A_MORNING || rest.start() - startOf(day) > LONG_CLIMB)
                && day.entries().stream()
                        .filter(entry -> entry.kind() == Entry.Kind.VISIT && entry.end() <= rest.start())
                        .map(entry -> day.frame().sights().of(entry.place()))
                        .anyMatch(sight -> sight.effort() == Sight.Effort.STRENUOUS);
    }

    private boolean isKept(Turn turn, Entry visit) {
        return appointments.stream()
                .anyMatch(appointment -> appointment.hasTurn(turn)
                        && appointment.what().equals(visit.place().id()));
    }

    /** Who has nothing to do after breakfast has it later. */
    private static List<Entry> slept(DaySchedule day) {
        List<Entry> entries = new ArrayList<>(day.entries());
        if (entries.size() < 2 || !MealHours.is("Breakfast", entries.getFirst())) {
            return entries;
        }
        Entry breakfast = entries.getFirst();
        Entry rest = entries.get(1);
        int minutes = breakfast.end() - breakfast.start();
        int start = Math.min(rest.end() - minutes, LATE_BREAKFAST);
        if (rest.kind() != Entry.Kind.REST || !rest.place().equals(breakfast.place()) || start <= breakfast.start()) {
            return entries;
        }
        entries.set(0, new Entry(breakfast.kind(), breakfast.place(), start, start + minutes, breakfast.words()));
        entries.remove(1);
        if (rest.end() - start - minutes >= SHORTEST_REST) {
            entries.add(1, new Entry(rest.kind(), rest.place(), start + minutes, rest.end(), rest.words()));
        }
        return entries;
    }

    private Stream<Entry> filled(Entry rest, DaySchedule day) {
        DayFrame frame = day.frame();
        Place base = frame.base();
        int way = frame.roads().minutes(rest.place(), base);
        boolean here = !Pastimes.at(rest.place().id()).isEmpty() || way > NEAR_MINUTES;
        List<Entry> filled = (here ? filledAt(rest.place(), 0, rest, day) : filledAt(base, way, rest, day)).toList();
        return most == 1 || isFilled(filled) || isShort(rest, frame)
                ? filled.stream()
                : filledNearBy(rest, frame.base(), day);
    }

    private static boolean isFilled(List<Entry> entries) {
        return entries.stream().anyMatch(entry -> entry.kind() == Entry.Kind.LEISURE);
    }

    private boolean isShort(Entry rest, DayFrame frame) {
        int inTheLight = Math.min(rest.end(), frame.light().sunset()) - rest.start();
        boolean easy = wishes.isRelaxed() || wishes.told().care().isGentle();
        return inTheLight <= (easy ? LONG_EVEN_AT_EASE : LONG_REST);
    }

    /** Where all of a place has been told, the next place to stay that is near has more. */
    private Stream<Entry> filledNearBy(Entry rest, Place base, DaySchedule day) {
        Roads roads = day.frame().roads();
        return day.frame().sights().all().stream()
                .filter(Sight::stay)
                .map(Sight::place)
                .filter(place ->
                        !place.equals(rest.place()) && !Pastimes.at(place.id()).isEmpty())
                .filter(place -> roads.minutes(rest.place(), place) <= NEAR_MINUTES
                        && roads.minutes(base, place) <= NEAR_MINUTES + NEAR_MINUTES / 2)
                .sorted(Comparator.<Place>comparingInt(place -> roads.minutes(rest.place(), place))
                        .thenComparing(Place::id))
                .map(place -> filledAt(place, roads.minutes(rest.place(), place), rest, day)
                        .toList())
                .filter(Leisure::isFilled)
                .findFirst()
                .map(List::stream)
                .orElse(Stream.of(rest));
    }

    /** A pastime and the minute at which one begins with it. */
    private record Planned(Pastime pastime, int start) {

        int end() {
            return start + pastime.minutes();
        }

        int left() {
            return start - pastime.way();
        }

        int back() {
            return end() + pastime.way();
        }
    }

    /** @param way from the rest to the place and back, in minutes */
    private Stream<Entry> filledAt(Place place, int way, Entry rest, DaySchedule day) {
        int from = rest.start() + way;
        int until = Math.min(rest.end() - way, day.frame().light().sunset() + BEFORE_NIGHT);
        List<Planned> planned = planned(place, from, until, day);
        if (planned.isEmpty()) {
            return Stream.of(rest);
        }
        DayFrame frame = day.frame();
        boolean town = frame.sights().of(place).isTown();
        List<Entry> filled = new ArrayList<>();
        int free = rest.start();
        for (Planned next : planned) {
            novelty.tell(next.pastime());
            today.add(next.pastime().thing());
            restBetween(free, next.left() - way, rest.place(), frame, filled);
            filled.add(new Entry(
                    Entry.Kind.LEISURE,
                    place,
                    next.start(),
                    next.end(),
                    () -> Words.ofLeisure(place, town, next.pastime(), way, next.start() < NOON)));
            free = next.back() + way;
        }
        restBetween(free, rest.end(), rest.place(), frame, filled);
        return filled.stream();
    }

    /** As many as leave the rest that the pace asks for, one after the other, what is for the evening last. */
    private List<Planned> planned(Place place, int from, int until, DaySchedule day) {
        int kept = dates.size() == 1 && day.frame().hours().minutes() < FEW_HOURS
                ? 0
                : Math.min(
                        wishes.isRelaxed() ? LONG_REST : SHORT_REST, day.frame().restMinutes());
        List<Planned> planned = new ArrayList<>();
        int left = until - from - kept;
        for (Pastime pastime : fitting(day.frame().sights().of(place), from, until, day)) {
            int takes = pastime.minutes() + 2 * pastime.way();
            // Who comes for it rests at another hour, and before what ends the day there is time to.
            boolean isRoom = takes <= (pastime.isForAnybody() && !pastime.isForTheEvening() ? left : until - from);
            if (planned.size() < most && isRoom) {
                begun(place, pastime, from, until, kept, planned).ifPresent(planned::add);
                left = until
                        - from
                        - kept
                        - planned.stream()
                                .mapToInt(one -> one.back() - one.left())
                                .sum();
            }
        }
        return planned.stream().sorted(Comparator.comparingInt(Planned::start)).toList();
    }

    /** Before noon as soon as it can be, after noon once the heat is over, what ends the day at its end. */
    private Optional<Planned> begun(Place place, Pastime pastime, int from, int until, int kept, List<Planned> others) {
        int earliest = Math.max(from + pastime.way(), pastime.from());
        int latest = Math.min(until - pastime.way(), pastime.to()) - pastime.minutes();
        int wanted = pastime.isForTheEvening() || isForTheLowSun(pastime, from)
                ? latest
                : from < NOON
                        ? earliest
                        : Math.min(
                                latest,
                                Math.max(
                                        isForTheSand(pastime)
                                                ? LATE_ON_THE_BEACH
                                                : care.isTooHot(place, pastime.thing(), END_OF_HEAT, END_OF_HEAT + 1)
                                                        ? END_OF_ALL_HEAT
                                                        : END_OF_HEAT,
                                        earliest + kept));
        var planned = new Planned(pastime, VisitTimes.roundedDown(wanted));
        for (Planned other : others) {
            if (planned.left() < other.back() && other.left() < planned.back()) {
                int after = VisitTimes.roundedUp(Math.max(earliest, other.back() + pastime.way()));
                int before = VisitTimes.roundedDown(Math.min(latest, other.left() - pastime.way() - pastime.minutes()));
                planned = after <= latest ? new Planned(pastime, after) : new Planned(pastime, before);
            }
        }
        boolean fits = planned.start() >= earliest
                && planned.start() <= latest
                && !care.isTooHot(place, pastime.thing(), planned.start(), planned.end());
        return fits ? Optional.of(planned) : Optional.empty();
    }

    /** Who comes for photographs has a view when the sun is low, and who comes for birds looks for them when they are about. */
    private boolean isForTheLowSun(Pastime pastime, int from) {
        return from >= NOON
                && pastime.open() == Pastime.Open.ALWAYS
                && BY_A_LOW_SUN.stream()
                        .anyMatch(tag -> pastime.interests().contains(tag)
                                && wishes.interests().contains(tag));
    }

    private static boolean isForTheSand(Pastime pastime) {
        return pastime.isForAnybody() && pastime.interests().contains("beach");
    }

    private static void restBetween(int from, int to, Place place, DayFrame frame, List<Entry> entries) {
        if (to - from >= SHORTEST_REST) {
            entries.add(new Entry(Entry.Kind.REST, place, from, to, () -> Words.ofShortRest(frame, place, from)));
        }
    }

    /** What one may do there then, what was named first, then what one comes for. */
    private List<Pastime> fitting(Sight here, int from, int until, DaySchedule day) {
        DayFrame frame = day.frame();
        Set<String> keptOff = KeptOff.ofTheDay(dates.indexOf(frame.date()), words);
        return Pastimes.at(here.place().id()).stream()
                .filter(pastime -> !LeftOutThings.include(pastime.thing(), left))
                .filter(pastime -> !KeptOff.include(pastime, keptOff) && !care.isBeyond(pastime))
                .filter(pastime -> PutOnADay.mayBeOn(dates.indexOf(frame.date()), pastime, put))
                .filter(pastime -> !wishes.dislikes().areAgainst(pastime) || pastime.isNamedIn(words))
                .filter(pastime ->
                        !care.isOnlyToEat(pastime.thing(), frame.date()) && !care.isNotEaten(pastime.thing()))
                .filter(pastime -> !onlyNamed || (NamedThings.isNamed(pastime, words) && !novelty.isTold(pastime)))
                .filter(pastime ->
                        sought.isEmpty() || pastime.interests().stream().anyMatch(sought::contains))
                .filter(pastime -> !pastime.isAfterDinner() && !today.contains(pastime.thing()))
                .filter(pastime -> !rains || pastime.isNamedIn(words) || !Rain.isForTheWet(pastime))
                .filter(pastime -> pastime.isForAnybody() || !isElsewhere(here, day))
                .filter(pastime -> pastime.isWithin(from + pastime.way(), until - pastime.way()))
                .filter(pastime -> ((isForAnotherDay(pastime, here) || pastime.open() == Pastime.Open.DRIVE)
                                && !isDoneOn(day, pastime, here))
                        || (!novelty.isTold(pastime)
                                && (!isSeen(pastime.thing()) || (isSought(pastime) && !isIn(tasted, pastime.thing())))))
                .filter(pastime -> pastime.isForAnybody()
                        ? here.leisure().contains(pastime.thing())
                        : isWishedFor(pastime, here, day))
                .filter(pastime -> !frame.feast().isAfterNewYear() || pastime.open() != Pastime.Open.SHOP)
                .filter(pastime -> !frame.isUnderALaw() || pastime.isOpenOnRestDays())
                .filter(pastime -> !frame.standstill() || pastime.open() == Pastime.Open.ALWAYS)
                .sorted(novelty.order(day, today))
                .toList();
    }

    /** Into a park some way off, on the day on which one was there at dawn. */
    private boolean isASecondDrive(Pastime pastime, DaySchedule day) {
        return !TripDays.isForOneDrive(words)
                && day.entries().stream()
                        .filter(entry -> entry.kind() == Entry.Kind.VISIT && entry.end() < NOON)
                        .map(Entry::place)
                        .anyMatch(place -> pastime.thing().contains(place.name())
                                && (wishes.interests().contains(pastime.wish())
                                        || wishes.told().speaksOf(place)));
    }

    /** Waves and drives are those of where one sleeps or was; what lies next to it is only for an hour to spare. */
    private static boolean isElsewhere(Sight here, DaySchedule day) {
        return !here.place().equals(day.frame().base())
                && !here.place().equals(day.frame().wake())
                && day.entries().stream().noneMatch(entry -> entry.place().equals(here.place()));
    }

    private static boolean isDoneOn(DaySchedule day, Pastime pastime, Sight here) {
        String done = " for " + pastime.thing();
        return day.entries().stream()
                .anyMatch(entry -> entry.kind() == Entry.Kind.LEISURE
                        && entry.place().equals(here.place())
                        && entry.words().get().activity().endsWith(done));
    }

    /** A beach is as good on another day to who came for beaches, or stays by one. */
    private boolean isForAnotherDay(Pastime pastime, Sight here) {
        return pastime.daily()
                && (pastime.interests().stream().anyMatch(wishes.interests()::contains)
                        || (pastime.isForAnybody() && here.isFor("beach")));
    }

    /** A second drive on the day of the first, unless that is in the afternoon; the sea only while it is calm. */
    private boolean isWishedFor(Pastime pastime, Sight here, DaySchedule day) {
        boolean isWished = pastime.interests().stream().anyMatch(wishes.interests()::contains);
        return switch (pastime.open()) {
            case DRIVE ->
                pastime.way() > NEAR_MINUTES
                        ? isASecondDrive(pastime, day)
                        : isWished
                                && day.entries().stream()
                                        .noneMatch(entry -> entry.kind() == Entry.Kind.VISIT
                                                && entry.place().equals(here.place())
                                                && entry.end() > NOON);
            case SEA -> isWished && here.interests().contains(pastime.wish());
            default -> isWished;
        };
    }
}
