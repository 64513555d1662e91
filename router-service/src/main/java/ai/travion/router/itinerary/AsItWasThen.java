package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "What was on that day before?": a day of the plan as it was before the last change, and what of it is gone. */
public final class AsItWasThen {

    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|wait|sorry|hm+)\\W+)*(?:what(?:'d|'s|\\s+was|\\s+were|\\s+did|\\s+had|\\s+have)?|how\\s+was|how\\s+did)\\b(?<of>[^?]*?)\\b(?:before(?:\\s+(?:that|the\\s+change|you\\s+changed\\s+it|it\\s+was\\s+changed))?|originally|previously|at\\s+first|in\\s+the\\s+(?:old|former|first|previous|original)\\s+(?:plan|version|one))\\W*$");
    private static final Pattern OF_A_DAY = Patterns.words(
            "(?:that|this) (?:same )?(?:day|morning|afternoon|evening)|then|there|on it|planned|we have|we had|have on|it look");

    private AsItWasThen() {}

    /**
     * The answer; nothing where that is not asked, or no plan before is kept.
     *
     * @param before the plan before that in hand
     * @param spoken the day that was spoken of last
     */
    public static Optional<String> told(
            String message, Itinerary plan, Itinerary before, Supplier<Optional<LocalDate>> spoken) {
        var asked = Patterns.matcher(ASKED, message);
        if (plan.isEmpty() || before.isEmpty() || !asked.matches()) {
            return Optional.empty();
        }
        var named = DaySaid.in(message, plan.days()).stream()
                .filter(day -> day.number() <= plan.days().size())
                .map(day -> plan.days().get(day.number() - 1))
                .findFirst();
        boolean points =
                Patterns.isIn(OF_A_DAY, asked.group("of")) || asked.group("of").isBlank();
        return named.or(() -> points ? spoken.get() : Optional.empty())
                .filter(day -> before.days().contains(day))
                .map(day -> told(plan.on(day), before.on(day)));
    }

    private static String told(Itinerary now, Itinerary then) {
        var gone = stops(then).stream()
                .filter(stop -> !activities(now).contains(stop.activity()))
                .toList();
        return "Before the last change, %s: %s. %s"
                .formatted(
                        then.entries().getFirst().inWords(),
                        inWords(stops(then)),
                        gone.isEmpty()
                                ? "Its stops are still the same; only hours may have moved."
                                : "No longer on that day: %s. Say \"undo that\" if you want it back."
                                        .formatted(gone.stream()
                                                .map(Entry::activity)
                                                .collect(Collectors.joining("; "))));
    }

    private static List<Entry> stops(Itinerary day) {
        return day.where(entry -> entry.is(Entry.Sort.VISIT) || entry.isADrive())
                .entries();
    }

    private static List<String> activities(Itinerary day) {
        return stops(day).stream().map(Entry::activity).toList();
    }

    private static String inWords(List<Entry> stops) {
        return stops.isEmpty()
                ? "nothing but its meals"
                : stops.stream().map(Entry::atItsTime).collect(Collectors.joining("; "));
    }
}
