package ai.travion.router.itinerary;

import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "First day just the pool", "nothing on day 3": which plans nothing, and needs no other plan, but has to be told what stays. */
final class KeptFree {

    private static final String DAY =
            "(?:(?:the|our|my)\\s+)?(?:(?<n>day\\s*(?:\\d{1,2}|one|two|three|four|five|six|seven))|(?<o>first|second|third|fourth|fifth|sixth|last|final|arrival|\\d(?:st|nd|rd|th))\\s+(?:full\\s+)?day)";
    private static final String IDLE =
            "(?:the\\s+)?(?:(?:hotel\\s+|swimming\\s+)?pool|nothing(?:\\s+at\\s+all)?|free|off|(?:to\\s+)?(?:relax|rest|sleep|chill|recover|sunbathe|laze)(?:ing)?(?:\\s+(?:in|by\\s+the\\s+pool))?|empty|do\\s+nothing|a\\s+(?:free|lazy|rest|pool|beach)\\s+day)";
    private static final Pattern FREE_DAY = Patterns.anyCase("\\b" + DAY
            + "\\s*(?:,|:|-|is|as|to\\s+be|should\\s+be|for|with|by|at)*\\s*(?:just|only|completely|all|totally|nothing\\s+but|a\\s+bit\\s+of)?\\s*(?:for\\s+|by\\s+|at\\s+|in\\s+|as\\s+)?"
            + IDLE + "\\b");
    private static final Pattern FREE_ON_DAY = Patterns.anyCase(
            "\\b(?:nothing|no\\s+(?:plans?|sights|activities|stops)|(?:just|only)\\s+(?:the\\s+)?pool|keep\\s+it\\s+free|do\\s+nothing|a\\s+lazy\\s+day|(?:sleep|lie)\\s+in|stay\\s+(?:at|by)\\s+the\\s+(?:hotel|pool))\\s+(?:on|for)\\s+"
                    + DAY.replace("<n>", "<n2>").replace("<o>", "<o2>"));

    private KeptFree() {}

    static Optional<String> of(Reading message, Itinerary plan) {
        if (!message.places().isEmpty()) {
            return Optional.empty();
        }
        return day(message.said().text())
                .flatMap(day -> Counting.index(day, plan.days().size()))
                .map(index -> plan.on(plan.days().get(index)))
                .filter(day -> !day.entries().isEmpty())
                .map(KeptFree::told);
    }

    private static Optional<String> day(String text) {
        var before = FREE_DAY.matcher(text);
        if (before.find()) {
            return Optional.of(counted(before.group("n"), before.group("o")));
        }
        var after = FREE_ON_DAY.matcher(text);
        return after.find() ? Optional.of(counted(after.group("n2"), after.group("o2"))) : Optional.empty();
    }

    private static String counted(String number, String ordinal) {
        var day = number == null ? ordinal : number;
        return day.equalsIgnoreCase("arrival") ? "first" : day;
    }

    private static String told(Itinerary day) {
        var first = day.entries().getFirst();
        var visits = inWords(day.visits());
        var drives = inWords(day.of(Entry.Sort.DRIVE).entries());
        return "The plan stays as it is, for it holds sights, meals and ways, and nobody has to do them all. "
                + (visits.isEmpty()
                        ? "On %s it visits nothing: the day is yours.".formatted(first.inWords())
                        : "On %s leave out what you like of this and stay where you are: %s."
                                .formatted(first.inWords(), visits))
                + (drives.isEmpty()
                        ? ""
                        : " Only this has to be driven that day, since you sleep at its end: %s.".formatted(drives));
    }

    private static String inWords(List<Entry> entries) {
        return entries.stream().map(Entry::atItsTime).collect(Collectors.joining("; "));
    }
}
