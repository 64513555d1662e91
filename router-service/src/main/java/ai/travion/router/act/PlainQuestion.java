package ai.travion.router.act;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;

/** A question to a plan in plain words, such as those who answer from it read without fail: "When do we leave Kandy?" */
final class PlainQuestion {

    private static final Pattern NIGHTS = Patterns.words("nights?");
    private static final Pattern WHEN = Patterns.words("when|which days?|what days?|which dates?|what dates?");
    private static final Pattern SLEEPS = Patterns.words("sleep\\p{L}*|stay\\p{L}*|overnight|hotel");
    private static final Pattern LEFT_OUT = Patterns.anyCase(
            "\\b(?:left|leave|drop\\p{L}*|cut|lost|missing|skip\\p{L}*)\\b(?:\\s+\\p{L}+){0,3}\\s*(?:out|away|off)?\\b");
    private static final Pattern ARRIVES =
            Patterns.words("arriv\\p{L}*|reach\\p{L}*|get to|be there|roll into|come to|in");
    private static final Pattern LEAVES = Patterns.words("leav\\p{L}*|depart\\p{L}*|set off|drive off|check out");
    private static final Pattern NOT_THERE =
            Patterns.words("no|not|without|left|leave|skip\\p{L}*|drop\\p{L}*|missing|isn't|aren't|out");

    private PlainQuestion() {}

    /** The question; nothing where the message does not name what it takes. */
    static Optional<String> of(Act act, Slots said) {
        return switch (act) {
            case ASK_PLAN_CONTENT -> content(said);
            case ASK_PLAN_TIME -> time(said);
            case ASK_PLAN_WAY -> day(said).map(day -> "How long is the drive on day " + day + "?");
            case ASK_PLAN_WHY ->
                place(said).map(place -> "Why is " + place + (said.has(NOT_THERE) ? " not" : "") + " in the plan?");
            default -> Optional.empty();
        };
    }

    private static Optional<Integer> day(Slots said) {
        return said.days().stream().filter(day -> day <= said.length()).findFirst();
    }

    private static Optional<String> place(Slots said) {
        return said.places().size() == 1 ? said.places().stream().findFirst().map(Place::name) : Optional.empty();
    }

    private static Optional<String> content(Slots said) {
        var place = place(said);
        if (said.has(NIGHTS)) {
            return Optional.of("How many nights are we in " + place.orElse("each place") + "?");
        }
        if (place.isPresent()) {
            return Optional.of(
                    said.has(WHEN)
                            ? "On which day are we in " + place.get() + "?"
                            : "Is " + place.get() + " in the plan?");
        }
        return day(said)
                .map(day -> said.has(SLEEPS) ? "Where do we sleep on day " + day + "?" : "What is on day " + day + "?")
                .or(() -> said.has(LEFT_OUT) ? Optional.of("What was left out of the plan?") : Optional.empty());
    }

    private static Optional<String> time(Slots said) {
        var place = place(said);
        if (place.isPresent() && said.has(LEAVES)) {
            return Optional.of("When do we leave " + place.get() + "?");
        }
        if (place.isPresent() && said.has(ARRIVES)) {
            return Optional.of("What time do we arrive in " + place.get() + "?");
        }
        return day(said).map(day -> "When do we start on day " + day + "?");
    }
}
