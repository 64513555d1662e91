package ai.travion.local.evaluate.answers;

import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Every plain change of every plan, and what was wrong with it, counted by operation. */
public final class PlanSweep {

    private static final Clock CLOCK = Clock.fixed(
            OffsetDateTime.parse("2026-11-27T12:30:00+05:30").toInstant(), ZoneId.of("Asia/Colombo"));

    private PlanSweep() {}

    public static void main(String[] args) {
        try (var nodes = NodesInProcess.at(CLOCK)) {
            var only = args.length > 1 ? args[1] : "";
            var some = args.length > 0 ? List.of(args[0].split(",", -1)) : List.<String>of();
            var walk = new Walk(nodes, CLOCK);
            var now = CLOCK.instant();
            Map<String, int[]> tried = new TreeMap<>();
            Map<String, Map<String, Integer>> counts = new TreeMap<>();
            List<String> lines = new ArrayList<>();
            int at = 0;
            for (var plan : PlanChanges.PLANS) {
                if (!some.isEmpty() && !some.contains(String.valueOf(at))) {
                    at++;
                    continue;
                }
                var standing = StandingPlan.asked(plan, walk, now);
                lines.add("## P" + at + " " + plan + " -> " + standing.nights());
                int n = 0;
                for (var change : PlanChanges.of(standing)) {
                    if (!change.operation().contains(only)) {
                        continue;
                    }
                    var after = standing.then(change.message(), walk, now);
                    note(change.operation(), change.message(), at, PlanChanges.faults(change, standing, after), standing, after, change, tried, counts, lines);
                    if (n++ % 6 == at % 6 && !after.slots().isEmpty() && !PlanChanges.same(standing, after)) {
                        var undone = after.then("Undo the last change.", walk, now);
                        note("~undo", change.message() + " / undo", at, PlanChanges.same(standing, undone) ? List.of() : List.of("another plan"), after, undone, change, tried, counts, lines);
                        var again = after.then("Show me the plan again.", walk, now);
                        note("~show again", change.message() + " / show again", at, PlanChanges.same(after, again) ? List.of() : List.of("another plan"), after, again, change, tried, counts, lines);
                        var second = after.then("Leave day %d free.".formatted(after.days().size()), walk, now);
                        boolean lost = second.slots().isEmpty() || change.asked().test(standing, after) && !change.asked().test(standing, second);
                        boolean free = second.slots().isEmpty() || second.visitedOn(second.days().getLast()).isEmpty();
                        note("~then a free day", change.message() + " / last day free", at, lost ? List.of("first change lost") : free ? List.of() : List.of("not free"), after, second, change, tried, counts, lines);
                        var first = second.then("Go back to the first plan.", walk, now);
                        note("~first version", change.message() + " / free / first plan", at, PlanChanges.same(standing, first) ? List.of() : List.of("another plan"), second, first, change, tried, counts, lines);
                        var wider = after.then("Make the plan one day longer.", walk, now);
                        boolean lost2 = wider.slots().isEmpty() || change.asked().test(standing, after) && !change.asked().test(standing, wider);
                        note("~then a day more", change.message() + " / one day longer", at, lost2 ? List.of("first change lost") : wider.days().size() == after.days().size() + 1 ? List.of() : List.of("no day more"), after, wider, change, tried, counts, lines);
                    }
                }
                at++;
            }
            lines.forEach(System.out::println);
            System.out.println("=== COUNTS");
            int all = 0;
            int bad = 0;
            for (var operation : tried.keySet()) {
                var t = tried.get(operation);
                all += t[0];
                bad += t[1];
                System.out.printf("%-26s %3d of %3d wrong  %s%n", operation, t[1], t[0], counts.getOrDefault(operation, Map.of()));
            }
            System.out.println("ALL " + bad + " of " + all);
        }
        Runtime.getRuntime().halt(0);
    }

    private static void note(
            String operation,
            String message,
            int plan,
            List<String> faults,
            StandingPlan before,
            StandingPlan after,
            PlanChanges.Change change,
            Map<String, int[]> tried,
            Map<String, Map<String, Integer>> counts,
            List<String> lines) {
        var t = tried.computeIfAbsent(operation, name -> new int[2]);
        t[0]++;
        if (!faults.isEmpty()) {
            t[1]++;
            faults.forEach(fault -> counts.computeIfAbsent(operation, name -> new TreeMap<>()).merge(fault.replaceAll("\\d+", "N"), 1, Integer::sum));
            lines.add("P%d [%s] %s => %s kept=%.2f %s | %s".formatted(plan, operation, message, faults, PlanChanges.kept(change, before, after), after.nights().values(), after.answer().replaceAll("\\s+", " ").substring(0, Math.min(260, after.answer().replaceAll("\\s+", " ").length()))));
        }
    }
}
