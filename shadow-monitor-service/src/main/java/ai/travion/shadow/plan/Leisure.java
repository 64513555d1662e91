package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Gives long rests something to do: the smaller things of the place where they are spent, each once in a plan but for the beach. As
 * much of a rest is left as the pace asks for, in the heat if it can be.
 */
final class Leisure {

    private static final int NEAR_MINUTES = 30;
    private static final int WORDS_OF_A_THING = 2;
    private static final int IDEA_MINUTES = 90;
    private static final int MOST_AT_A_TIME = 2;
    private static final int OPENING = DayPart.at(9, 0);
    private static final int LATE_BREAKFAST = DayPart.at(8, 0);
    private static final int NOON = DayPart.at(12, 0);
    private static final int END_OF_HEAT = DayPart.at(14, 30);
    private static final int BEFORE_NIGHT = 30;
    private static final int SHORTEST_REST = 45;
    /** What is left of a rest to who came to see something. */
    private static final int SHORT_REST = 45;

    private static final int LONG_REST = 90;

    /** What never shuts. */
    private static final Pattern ALWAYS_OPEN = Pattern.compile(
            "\\b(?:beach|beaches|bay|bund|river|bank|lagoon|streams|tanks?|villages?|canal|harbour|reservoir|pools|paths|moats|sand|[Pp]ark|lanes|sea front)\\b");

    private static final Pattern GOOD_ANY_DAY = Pattern.compile("\\b(?:beach|beaches|bay)\\b");
    private static final Pattern ON_FOOT =
            Pattern.compile("\\b(?:bicycle|paths|hill|headland|moats|ruins|[Cc]emetery|above)\\b");

    private static final Pattern SHOPS = Pattern.compile("\\b(?:markets?|shops?|stalls|cafés|parlours|factory)\\b");

    private final boolean littleWalking;
    private final boolean isRelaxed;
    private final String words;
    private final List<Appointment> appointments;
    private final Set<String> seen;
    private final Set<String> told = new HashSet<>();

    private Leisure(Wishes wishes, Set<String> seen) {
        this.seen = seen;
        this.littleWalking = wishes.littleWalking();
        this.isRelaxed = wishes.isRelaxed();
        this.appointments = wishes.told().appointments();
        this.words = wishes.told().words().toLowerCase(Locale.ROOT);
    }

    /** The same days with something in their long rests. */
    static Draft in(Draft draft, Wishes wishes) {
        var leisure = new Leisure(wishes, activitiesOf(draft));
        List<DaySchedule> days = new ArrayList<>(draft.days());
        IntStream.range(0, days.size())
                .boxed()
                .sorted(Comparator.comparingInt(index -> -longestRest(days.get(index))))
                .forEach(index -> days.set(index, leisure.filled(days.get(index))));
        return draft.over(days);
    }

    /** What the plan sees has been seen: no hour among the cafés of a street along which one has strolled. */
    private static Set<String> activitiesOf(Draft draft) {
        return draft.days().stream()
                .flatMap(day -> day.entries().stream()
                        .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                        .map(entry -> day.frame().sights().of(entry.place()).activity()))
                .collect(Collectors.toSet());
    }

    private boolean isSeen(String idea) {
        List<String> words = List.of(idea.split(" "));
        List<String> thing = words.subList(Math.max(0, words.size() - WORDS_OF_A_THING), words.size());
        return words.size() > WORDS_OF_A_THING
                && seen.stream()
                        .anyMatch(activity -> List.of(activity.split(" ")).containsAll(thing));
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
        if (day.frame().standstill()) {
            return day;
        }
        List<Entry> entries = slept(day).stream()
                .flatMap(entry ->
                        entry.kind() == Entry.Kind.REST && !isOutOfTurn(entry, day) && !isAfterAClimb(entry, day)
                                ? filled(entry, day.frame())
                                : Stream.of(entry))
                .toList();
        return day.doing(entries);
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

    /** Who comes down from a mountain before noon wants a chair, not a class. */
    private static boolean isAfterAClimb(Entry rest, DaySchedule day) {
        return rest.start() < NOON
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

    private Stream<Entry> filled(Entry rest, DayFrame frame) {
        Place base = frame.base();
        int way = frame.roads().minutes(rest.place(), base);
        boolean here = !frame.sights().of(rest.place()).leisure().isEmpty() || way > NEAR_MINUTES;
        return here ? filledAt(rest.place(), 0, rest, frame) : filledAt(base, way, rest, frame);
    }

    /** @param way from the rest to the place and back, in minutes */
    private Stream<Entry> filledAt(Place place, int way, Entry rest, DayFrame frame) {
        int from = rest.start() + way;
        int until = Math.min(rest.end() - way, frame.light().sunset() + BEFORE_NIGHT);
        int kept = Math.min(isRelaxed ? LONG_REST : SHORT_REST, frame.restMinutes());
        int count = Math.min(MOST_AT_A_TIME, (until - from - kept) / IDEA_MINUTES);
        boolean inTheMorning = rest.start() < NOON;
        List<String> ideas = ideas(frame.sights().of(place), Math.max(0, count), inTheMorning, frame);
        if (ideas.isEmpty()) {
            return Stream.of(rest);
        }
        told.addAll(ideas);
        int minutes = ideas.size() * IDEA_MINUTES;
        boolean alwaysOpen = ideas.stream().allMatch(Leisure::isAlwaysOpen);
        int latest = until - minutes;
        int start = inTheMorning
                ? Math.min(
                        VisitTimes.roundedUp(alwaysOpen ? from : Math.max(from, OPENING)),
                        VisitTimes.roundedDown(latest))
                : ideas.stream().anyMatch(Leisure::isForTheEvening)
                        ? VisitTimes.roundedDown(latest)
                        : startAfterTheHeat(from, latest, kept);
        List<Entry> filled = new ArrayList<>();
        restBetween(rest.start(), start - way, rest.place(), frame, filled);
        boolean town = frame.sights().of(place).isTown();
        for (int next = 0; next < ideas.size(); next++) {
            String idea = ideas.get(next);
            int begin = start + next * IDEA_MINUTES;
            filled.add(new Entry(
                    Entry.Kind.LEISURE,
                    place,
                    begin,
                    begin + IDEA_MINUTES,
                    () -> Words.ofLeisure(place, town, idea, isAlwaysOpen(idea), inTheMorning)));
        }
        restBetween(start + minutes + way, rest.end(), rest.place(), frame, filled);
        return filled.stream();
    }

    private static int startAfterTheHeat(int from, int latest, int rest) {
        return VisitTimes.roundedDown(Math.min(latest, Math.max(END_OF_HEAT, from + rest)));
    }

    private static void restBetween(int from, int to, Place place, DayFrame frame, List<Entry> entries) {
        if (to - from >= SHORTEST_REST) {
            entries.add(new Entry(Entry.Kind.REST, place, from, to, () -> Words.ofRest(frame, place, from < NOON, 0)));
        }
    }

    private List<String> ideas(Sight here, int count, boolean inTheMorning, DayFrame frame) {
        return here.leisure().stream()
                .filter(idea -> !inTheMorning || !isForTheEvening(idea))
                .filter(idea -> GOOD_ANY_DAY.matcher(idea).find() || (!told.contains(idea) && !isSeen(idea)))
                .filter(idea ->
                        !frame.feast().isAfterNewYear() || !SHOPS.matcher(idea).find())
                .filter(idea -> !littleWalking || !ON_FOOT.matcher(idea).find())
                .filter(idea -> !frame.isUnderALaw() || isAlwaysOpen(idea))
                .sorted(Comparator.comparing(idea -> !isAskedFor(idea)))
                .limit(count)
                .sorted(Comparator.comparing(Leisure::isForTheEvening))
                .toList();
    }

    /** Whether the traveller named it: "the National Museum". */
    private boolean isAskedFor(String idea) {
        return words.contains(idea.replaceFirst("^(?:the|a|an) ", "").toLowerCase(Locale.ROOT));
    }

    private static boolean isForTheEvening(String idea) {
        return idea.contains("evening");
    }

    private static boolean isAlwaysOpen(String idea) {
        return ALWAYS_OPEN.matcher(idea).find();
    }
}
