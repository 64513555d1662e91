package ai.travion.local.evaluate.answers;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The plain changes that a traveller makes of a plan, each with what must be so afterwards. */
final class PlanChanges {

    /**
     * A change of one plan.
     *
     * @param operation its kind
     * @param asked what must be so in the plan afterwards, given the one before
     * @param touched names of places that may come, go and move
     * @param days by how many the plan becomes longer, and the dates that it moves to
     * @param free whether it is of such kind that any stop may move in time
     */
    record Change(
            String operation,
            String message,
            BiPredicate<StandingPlan, StandingPlan> asked,
            Set<String> touched,
            int days,
            Optional<LocalDate> from,
            double keeps,
            boolean ordered) {}

    static final List<String> PLANS = List.of(
            "Plan 1 day in Kandy on 5 March 2027",
            "Plan 2 days in Galle from 10 February 2027",
            "Plan 3 days in Kandy and Ella from 3 March 2027",
            "Plan 4 days in Kandy and Ella from 3 March 2027",
            "Plan 7 days from 1 March 2027: Sigiriya, Kandy, Ella, Mirissa",
            "Plan 5 days from 8 February 2027: Galle and Mirissa, we are two adults and two children",
            "Plan 6 days from 12 January 2027: Sigiriya, Kandy, Nuwara Eliya",
            "Plan 10 days from 4 February 2027: Anuradhapura, Sigiriya, Kandy, Ella, Galle",
            "Plan 4 days in Trincomalee and Sigiriya from 6 July 2027",
            "Plan 14 days from 2 January 2027: Negombo, Sigiriya, Kandy, Ella, Mirissa",
            "Plan 3 days in Jaffna from 20 January 2027, slow pace please",
            "Plan 8 days from 15 March 2027 starting in Colombo: Kandy, Nuwara Eliya, Ella, Galle. We don't like museums",
            "Plan 5 days in Ella from 9 March 2027, we love hiking",
            "Plan 9 days from 3 April 2027: Dambulla, Kandy, Haputale, Tangalle. My wife has a bad knee",
            "Plan 7 days in Sigiriya, Trincomalee and Kandy from 10 August 2027",
            "Plan 6 days from 14 December 2026: Kandy, Ella, Yala, Mirissa",
            "Plan 3 days in Nuwara Eliya and Kandy from 8 May 2027, no long drives",
            "Plan 5 days from 22 December 2026 for a family with a child of 6: Colombo, Kandy, Bentota",
            "Plan 12 days from 1 February 2027: Colombo, Anuradhapura, Kandy, Ella, Arugam Bay",
            "Plan 2 days in Ella and Nuwara Eliya from 16 March 2027 by train");

    private static final Pattern OWNS_UP = Pattern.compile(
            "(?i)cannot|can't|could not|do(?:es)? not fit|not all fit|too (?:far|short|long)|no room|not kept|not changed|stays as (?:it|they)|keep(?:s)? (?:its|their) order|not (?:in|part of) (?:this|the|your) plan|nothing in it to change|is not (?:known|open|possible|in season)|out of season|closed|already|leaves? no");

    private static final List<String> FAR = List.of("Jaffna", "Arugam Bay", "Galle");
    private static final List<String> NEAR = List.of("Peradeniya", "Koggala", "Dambulla", "Haputale", "Bentota");
    private static final List<String> STARTS = List.of("Negombo", "Colombo");

    private PlanChanges() {}

    /** Those that make sense of a plan. */
    static List<Change> of(StandingPlan plan) {
        var bases = new ArrayList<>(plan.reply().getTargetLocations());
        int length = plan.days().size();
        var changes = new ArrayList<Change>();
        var first = plan.day(1);
        if (bases.size() > 1) {
            for (var gone : List.of(bases.getFirst(), bases.getLast(), bases.get(bases.size() / 2))) {
                changes.add(change("drop a place", "Leave " + gone + " out of the plan.", (b, a) -> !a.visited().contains(gone))
                        .touching(dayOf(plan, gone))
                        .build());
            }
            var gone = bases.getLast();
            changes.add(change(
                            "replace a place",
                            "Replace " + gone + " with Pasikudah.",
                            (b, a) -> !a.visited().contains(gone) && a.has("Pasikudah"))
                    .touching(dayOf(plan, gone))
                    .build());
            var last = bases.getLast();
            changes.add(change(
                            "start in X",
                            "Start in " + last + ".",
                            (b, a) -> a.bases().stream().findFirst().filter(last::equals).isPresent()
                                    || a.visitedOn(a.day(1)).stream().findFirst().filter(last::equals).isPresent()
                                    || a.nights().get(a.day(1)).equals(last))
                    .touching(last)
                    .unordered()
                    .build());
            var start = bases.getFirst();
            changes.add(change("end in X", "End in " + start + ".", (b, a) -> a.nights()
                            .get(a.days().getLast())
                            .equals(start))
                    .touching(start)
                    .unordered()
                    .build());
            if (length > bases.size()) {
                changes.add(change(
                                "a day less at X",
                                "Make the plan one day shorter, with one day less in "
                                        + richest(plan) + ".",
                                (b, a) -> nights(a, richest(b)) == nights(b, richest(b)) - 1)
                        .touching(richest(plan))
                        .days(-1)
                        .build());
            }
            changes.add(change(
                            "a day from X to Y",
                            "One day less in " + richest(plan) + " and one day more in " + poorest(plan) + ".",
                            (b, a) -> nights(a, poorest(b)) == nights(b, poorest(b)) + 1)
                    .touching(richest(plan), poorest(plan))
                    .keeping(0.6)
                    .build());
        }
        for (var far : FAR) {
            if (!plan.has(far)) {
                changes.add(change("add a far place", "Add " + far + " to the plan.", (b, a) -> a.has(far))
                        .touching(far)
                        .keeping(0.6)
                        .build());
                changes.add(change(
                                "add a place with days",
                                "Add two days in " + far + " to the plan.",
                                (b, a) -> nights(a, far) >= 2)
                        .touching(far)
                        .days(2)
                        .build());
            }
        }
        for (var near : NEAR) {
            if (!plan.has(near) && NEAR.indexOf(near) % 2 == length % 2) {
                changes.add(change("add a place", "Add " + near + " to the plan.", (b, a) -> a.has(near))
                        .touching(near)
                        .keeping(0.7)
                        .build());
            }
        }
        if (!plan.has("Anuradhapura")) {
            changes.add(change(
                            "replace what is not there",
                            "Replace Anuradhapura with Polonnaruwa.",
                            (b, a) -> a.has("Polonnaruwa") || names(a, "Anuradhapura"))
                    .touching("Polonnaruwa")
                    .keeping(0.6)
                    .build());
            changes.add(change(
                            "drop what is not there",
                            "Leave Anuradhapura out of the plan.",
                            (b, a) -> same(b, a) && names(a, "Anuradhapura"))
                    .build());
        }
        for (var start : STARTS) {
            if (!bases.contains(start)) {
                changes.add(change(
                                "start in X",
                                "Start in " + start + ".",
                                (b, a) -> a.answer().contains(start))
                        .touching(start)
                        .keeping(0.6)
                        .unordered()
                        .build());
                changes.add(change("end in X", "End in " + start + ".", (b, a) -> a.slots()
                                .getLast()
                                .getLocation()
                                .equals(start)
                                || a.slots().getLast().getActivity().contains(start))
                        .touching(start)
                        .keeping(0.6)
                        .build());
            }
        }
        changes.add(change("a day more", "Make the plan one day longer.", (b, a) -> true)
                .days(1)
                .build());
        var at = bases.get(bases.size() / 2);
        changes.add(change(
                        "a day more at X",
                        "Make the plan one day longer, with the day in " + at + ".",
                        (b, a) -> nights(a, at) == nights(b, at) + 1)
                .touching(at)
                .days(1)
                .build());
        changes.add(change("so many days", "Make it %d days.".formatted(length + 2), (b, a) -> true)
                .days(2)
                .build());
        if (length > 1) {
            changes.add(change("a day less", "Make the plan one day shorter.", (b, a) -> true)
                    .days(-1)
                    .keeping(0.6)
                    .build());
            int k = (length + 1) / 2;
            var kth = plan.day(k);
            changes.add(change(
                            "drop day k",
                            "Drop day %d.".formatted(k),
                            (b, a) -> true)
                    .days(-1)
                    .keeping(0.6)
                    .build());
            changes.add(change("day k free", "Leave day %d free.".formatted(k), (b, a) -> a.visitedOn(kth)
                            .isEmpty())
                    .touching(b(plan, kth))
                    .build());
            changes.add(change("date free", "Keep %s free.".formatted(spoken(kth)), (b, a) -> a.visitedOn(kth)
                            .isEmpty())
                    .touching(b(plan, kth))
                    .build());
            changes.add(change(
                            "a rest day",
                            "Make day %d a rest day.".formatted(k),
                            (b, a) -> a.visitedOn(kth).size() <= 1)
                    .touching(b(plan, kth))
                    .build());
            changes.add(change(
                            "day k lighter",
                            "Make day %d lighter.".formatted(k),
                            (b, a) -> b.visitedOn(kth).size() < 2 || a.visitedOn(kth).size() < b.visitedOn(kth).size())
                    .touching(b(plan, kth))
                    .build());
            changes.add(change(
                            "one thing less on day k",
                            "Remove one stop from day %d.".formatted(k),
                            (b, a) -> b.visitedOn(kth).isEmpty()
                                    || a.visitedOn(kth).size() == b.visitedOn(kth).size() - 1)
                    .touching(b(plan, kth))
                    .build());
            var stop = plan.visitedOn(first).stream().filter(s -> !bases.contains(s)).findFirst();
            var lastDay = plan.days().getLast();
            stop.ifPresent(s -> {
                changes.add(change(
                                "move a stop",
                                "Put %s on day %d.".formatted(s, length),
                                (b, a) -> a.visitedOn(lastDay).contains(s) && !a.visitedOn(first).contains(s))
                        .touching(s)
                        .build());
            });
            changes.add(change(
                            "swap two days",
                            "Swap day 1 and day %d.".formatted(length),
                            (b, a) -> shares(b.visitedOn(b.day(1)), a.visitedOn(a.days().getLast()))
                                    && shares(b.visitedOn(b.days().getLast()), a.visitedOn(a.day(1))))
                    .unordered()
                    .build());
            changes.add(change(
                            "start day k at",
                            "Start day %d at 10:00.".formatted(k),
                            (b, a) -> !starts(a, kth).isBefore(LocalTime.of(10, 0)))
                    .touching(b(plan, kth))
                    .build());
            changes.add(change(
                            "back by",
                            "Be back by 17:00 on day %d.".formatted(k),
                            (b, a) -> !ends(a, kth).isAfter(LocalTime.of(17, 0)))
                    .touching(b(plan, kth))
                    .build());
        }
        plan.visited().stream().filter(s -> !bases.contains(s)).findFirst().ifPresent(s -> changes.add(
                change("drop a stop", "Leave " + s + " out of the plan.", (b, a) -> !a.visited().contains(s))
                        .touching(s)
                        .keeping(0.85)
                        .build()));
        changes.add(change("start at", "Start each day at 10:00.", (b, a) -> a.days().stream()
                        .allMatch(day -> !starts(a, day).isBefore(LocalTime.of(10, 0))))
                .keeping(0.4)
                .build());
        changes.add(change("start later", "Start later in the mornings.", (b, a) -> earliest(a).isAfter(earliest(b))
                        || !earliest(b).isBefore(LocalTime.of(8, 0)))
                .keeping(0.5)
                .build());
        changes.add(change("slower", "Make the plan slower.", (b, a) -> a.visited().size() < b.visited().size()
                        || perDay(b) <= 2)
                .keeping(0.5)
                .build());
        changes.add(change("leave at", "Leave at 13:00 on the last day.", (b, a) -> drivesBy(a, LocalTime.of(13, 0)))
                .keeping(0.6)
                .build());
        changes.add(change("other dates", "Move the plan to %s.".formatted(spoken(first.plusDays(14))), (b, a) -> true)
                .from(first.plusDays(14))
                .keeping(0.7)
                .build());
        changes.add(change("a week later", "Move the plan one week later.", (b, a) -> true)
                .from(first.plusDays(7))
                .keeping(0.7)
                .build());
        changes.add(change("add a kind", "Add a cooking class.", (b, a) -> a.slots().stream()
                        .anyMatch(s -> s.getActivity().toLowerCase(Locale.ROOT).contains("cook")))
                .keeping(0.8)
                .build());
        changes.add(change("add a kind", "Add a safari.", (b, a) -> a.slots().stream()
                        .anyMatch(s -> s.getActivity().toLowerCase(Locale.ROOT).contains("safari")
                                || s.getActivity().toLowerCase(Locale.ROOT).contains("jeep")))
                .keeping(0.6)
                .build());
        changes.add(change("add a kind", "Add a day at the beach.", (b, a) -> beach(a) > beach(b) || a.answer().contains("beach"))
                .keeping(0.6)
                .build());
        changes.add(change("drop a kind", "Fewer temples please.", (b, a) -> temples(a) < temples(b) || temples(b) == 0)
                .keeping(0.5)
                .build());
        changes.add(change("drop a kind", "No museums.", (b, a) -> a.slots().stream()
                        .filter(StandingPlan::isVisit)
                        .noneMatch(s -> s.getLocation().contains("Museum")))
                .keeping(0.7)
                .build());
        changes.add(change(
                        "max driving",
                        "No more than 3 hours of driving a day.",
                        (b, a) -> a.days().stream().allMatch(day -> driven(a, day) <= 190)
                                || OWNS_UP.matcher(a.answer()).find()
                                || a.answer().contains("3 hours"))
                .keeping(0.4)
                .build());
        changes.add(change("by train", "By train please.", (b, a) -> a.answer().contains("train"))
                .keeping(0.5)
                .build());
        changes.add(change("party joins", "My sister comes with us.", (b, a) -> true)
                .keeping(0.9)
                .build());
        changes.add(change("budget", "Our budget is 1000 dollars.", (b, a) -> a.answer().contains("1000")
                        || a.answer().contains("1,000"))
                .keeping(0.9)
                .build());
        changes.add(change("show again", "Show me the plan again.", PlanChanges::same).build());
        changes.add(change("final plan", "Give me the final plan.", PlanChanges::same).build());
        changes.add(change("summary", "Give me a summary of the plan.", PlanChanges::same).build());
        changes.add(change("undo at first", "Undo the last change.", PlanChanges::same).build());
        return changes;
    }

    private static boolean shares(List<String> some, List<String> others) {
        return some.isEmpty() || others.isEmpty() || some.stream().anyMatch(others::contains);
    }

    private static int perDay(StandingPlan plan) {
        return plan.visited().size() / plan.days().size();
    }

    private static boolean names(StandingPlan plan, String place) {
        return plan.answer().contains(place);
    }

    static boolean same(StandingPlan before, StandingPlan after) {
        return before.lines().equals(after.lines());
    }

    /** What is seen on the days at a place. */
    private static String[] dayOf(StandingPlan plan, String base) {
        return Stream.concat(
                        Stream.of(base, "Pasikudah"),
                        plan.days().stream()
                                .filter(day -> base.equals(plan.nights().get(day)))
                                .flatMap(day -> plan.visitedOn(day).stream()))
                .toArray(String[]::new);
    }

    private static String[] b(StandingPlan plan, LocalDate day) {
        return plan.visitedOn(day).toArray(String[]::new);
    }

    private static long beach(StandingPlan plan) {
        return plan.slots().stream()
                .filter(s -> s.getActivity().toLowerCase(Locale.ROOT).contains("beach")
                        || s.getLocation().contains("Beach"))
                .count();
    }

    private static long temples(StandingPlan plan) {
        return plan.slots().stream()
                .filter(StandingPlan::isVisit)
                .filter(s -> Pattern.compile("Temple|Vihara|Kovil|Dagoba|Stupa|Devale|Sri Maha Bodhi")
                        .matcher(s.getLocation())
                        .find())
                .count();
    }

    private static int driven(StandingPlan plan, LocalDate day) {
        return plan.on(day).stream()
                .filter(s -> Pattern.compile("^(?:Travel|Drive|Return)").matcher(s.getActivity()).find())
                .mapToInt(ItinerarySlot::getDurationMinutes)
                .sum();
    }

    private static boolean drivesBy(StandingPlan plan, LocalTime by) {
        var last = plan.on(plan.days().getLast());
        var time = LocalTime.parse(last.getLast().getTime());
        return !time.isAfter(by);
    }

    private static LocalTime starts(StandingPlan plan, LocalDate day) {
        return plan.on(day).stream()
                .filter(s -> !Pattern.compile("(?i)^breakfast").matcher(s.getActivity()).find())
                .map(s -> LocalTime.parse(s.getTime()))
                .min(LocalTime::compareTo)
                .orElse(LocalTime.NOON);
    }

    private static LocalTime ends(StandingPlan plan, LocalDate day) {
        return plan.on(day).stream()
                .filter(s -> !Pattern.compile("(?i)^(?:dinner|free|rest|sleep|time (?:in|at)|check)").matcher(s.getActivity()).find())
                .map(s -> LocalTime.parse(s.getTime()).plus(Duration.ofMinutes(s.getDurationMinutes())))
                .max(LocalTime::compareTo)
                .orElse(LocalTime.NOON);
    }

    private static LocalTime earliest(StandingPlan plan) {
        return plan.days().stream().map(day -> starts(plan, day)).min(LocalTime::compareTo).orElse(LocalTime.NOON);
    }

    private static long nights(StandingPlan plan, String base) {
        return plan.nightsAt().getOrDefault(base, 0L);
    }

    private static String richest(StandingPlan plan) {
        return plan.nightsAt().entrySet().stream()
                .filter(e -> plan.reply().getTargetLocations().contains(e.getKey()))
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(plan.bases().getFirst());
    }

    private static String poorest(StandingPlan plan) {
        return plan.nightsAt().entrySet().stream()
                .filter(e -> !e.getKey().equals(richest(plan))
                        && plan.reply().getTargetLocations().contains(e.getKey()))
                .min(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(plan.bases().getLast());
    }

    private static String spoken(LocalDate day) {
        return day.getDayOfMonth() + " "
                + day.getMonth().getDisplayName(java.time.format.TextStyle.FULL, Locale.ENGLISH)
                + " " + day.getYear();
    }

    /** What is wrong with what became of a change. */
    static List<String> faults(Change change, StandingPlan before, StandingPlan after) {
        var faults = new ArrayList<String>();
        if (after.slots().isEmpty()) {
            return List.of("no plan any more");
        }
        boolean same = same(before, after);
        boolean asked = change.asked().test(before, after);
        boolean lengthAsIs = change.days() != 0 && after.days().size() == before.days().size();
        if (after.reply().getIntent() == IntentType.OFF_TOPIC) {
            faults.add("refused as off-topic");
        } else if (same && (!asked || lengthAsIs)) {
            if (after.answer().contains("I found nothing in it to change")) {
                faults.add("nothing to change");
            } else if (after.reply().getIntent() != IntentType.TRIP_PLANNING) {
                faults.add("taken for a question");
            } else if (!OWNS_UP.matcher(after.answer()).find()) {
                faults.add("not done, not said");
            }
            return faults;
        } else if (!asked) {
            faults.add("changed, but not as asked");
        }
        int days = before.days().size() + change.days();
        if (days != after.days().size()) {
            faults.add("days " + after.days().size() + " for " + days);
        }
        var from = change.from().orElse(before.day(1));
        if (!from.equals(after.day(1))) {
            faults.add("begins otherwise");
        }
        var kept = kept(change, before, after);
        if (kept < change.keeps()) {
            faults.add("keeps little");
        }
        if (change.ordered() && !inOrder(change, before, after)) {
            faults.add("order broken");
        }
        var moved = moved(change, before, after);
        if (moved > 0 && change.keeps() >= 0.9 && change.days() == 0 && change.ordered()) {
            faults.add("stops of other days moved");
        }
        for (var no : List.of("2 hotels", "few hotels", "1 hotel")) {
            if (after.reply().getPreferences().toString().contains(no)) {
                faults.add("nobody said: " + no);
            }
        }
        if (after.answer().contains("I found nothing in it to change") && !same) {
            faults.add("untrue: nothing to change");
        }
        return faults;
    }

    static double kept(Change change, StandingPlan before, StandingPlan after) {
        var were = before.visited().stream()
                .filter(place -> change.touched().stream().noneMatch(t -> place.contains(t)))
                .toList();
        var are = counts(after.visited());
        int kept = 0;
        for (var place : were) {
            if (are.merge(place, -1, Integer::sum) >= 0) {
                kept++;
            }
        }
        return were.isEmpty() ? 1 : (double) kept / were.size();
    }

    private static Map<String, Integer> counts(List<String> places) {
        var counts = new HashMap<String, Integer>();
        places.forEach(place -> counts.merge(place, 1, Integer::sum));
        return counts;
    }

    /** Whether the places of both keep their order. */
    private static boolean inOrder(Change change, StandingPlan before, StandingPlan after) {
        var common = new HashSet<>(before.bases());
        common.retainAll(after.bases());
        change.touched().forEach(common::remove);
        Function<StandingPlan, List<String>> order = plan ->
                plan.bases().stream().filter(common::contains).distinct().toList();
        return order.apply(before).equals(order.apply(after));
    }

    /** Of days with the same number: how many stops changed their day relative to the others. */
    private static long moved(Change change, StandingPlan before, StandingPlan after) {
        return before.days().stream()
                .filter(day -> after.days().contains(day))
                .filter(day -> change.touched().stream().noneMatch(t -> before.visitedOn(day).contains(t)))
                .filter(day -> !before.visitedOn(day).equals(after.visitedOn(day)))
                .count();
    }

    private static Building change(
            String operation, String message, BiPredicate<StandingPlan, StandingPlan> asked) {
        return new Building(operation, message, asked);
    }

    private static final class Building {
        private final String operation;
        private final String message;
        private final BiPredicate<StandingPlan, StandingPlan> asked;
        private final Set<String> touched = new HashSet<>();
        private int days;
        private Optional<LocalDate> from = Optional.empty();
        private double keeps = 0.9;
        private boolean ordered = true;

        Building(String operation, String message, BiPredicate<StandingPlan, StandingPlan> asked) {
            this.operation = operation;
            this.message = message;
            this.asked = asked;
        }

        Building touching(String... places) {
            Stream.of(places).forEach(touched::add);
            return this;
        }

        Building days(int more) {
            days = more;
            return this;
        }

        Building from(LocalDate day) {
            from = Optional.of(day);
            return this;
        }

        Building keeping(double share) {
            keeps = share;
            return this;
        }

        Building unordered() {
            ordered = false;
            return this;
        }

        Change build() {
            return new Change(operation, message, asked, Set.copyOf(touched), days, from, keeps, ordered);
        }
    }
}
