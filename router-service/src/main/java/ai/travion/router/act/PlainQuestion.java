package ai.travion.router.act;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;

/** A question to a plan in plain words, such as those who answer from it read without fail: "When do we leave Kandy?" */
final class PlainQuestion {

    private static final Pattern NIGHTS = Patterns.words("nights|how many nights?");
    private static final Pattern WHEN = Patterns.words("when|which days?|what days?|which dates?|what dates?");
    private static final Pattern SLEEPS = Patterns.words("sleep\\p{L}*|stay\\p{L}*|overnight|hotel|night");
    private static final Pattern LEFT_OUT = Patterns.anyCase(
            "\\b(?:left|leave|drop\\p{L}*|cut|lost|missing|skip\\p{L}*)\\b(?:\\s+\\p{L}+){0,3}\\s*(?:out|away|off)?\\b");
    private static final Pattern ARRIVES = Patterns.words(
            "arriv\\p{L}*|reach\\p{L}*|get to|be there|roll into|come to|(?:we|i)(?: be| get| come| are)? in");
    private static final Pattern STARTS = Patterns.words(
            "start|starts|starting|begin|begins|set off|set out|get up|wake up|head out|get going|leave|depart|first thing|pick(?:ed|s)? (?:us |me )?up");
    /** Of the end of a day, and of how long something takes, the plan is asked in other words. */
    private static final Pattern ENDS = Patterns.words(
            "finish|finishes|finished|end|ends|ending|over|done|back|until|till|how long|how much|close|closes|open|opens");

    private static final Pattern LEAVES_FOR =
            Patterns.words("(?:leave|depart|set off|drive off)(?: \\p{L}+){0,2} (?:for|to)");
    private static final Pattern PRESENT = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok|okay|wait|sorry)\\W+)*(?:is|are|do|does|did|have|has|will|isn't|aren't|don't)\\b|\\b(?:in|on|of)\\s+(?:the|our|my)\\s+(?:plan|itinerary|trip|programme|schedule|list|route)\\b|\\b(?:included?|planned|still\\s+(?:in|there|on))\\b");
    /** What asks how much, by what or with whom does not ask whether something is there. */
    private static final Pattern OTHERWISE = Patterns.words(
            "how|what|who|whom|whose|where|why|which|much|many|enough|long|time|hours?|open|closed?|close|worth|free|safe|far|book(?:ed)?|tickets?|early|late|twice|before|after|first|only|so");

    private static final Pattern HOW_MUCH = Patterns.words("how (?:much|many|long|far)|enough|what time|when");
    private static final Pattern WE = Patterns.words("we|i|us|our|my|you|plan");
    private static final Pattern DRIVES = Patterns.words(
            "drives?|driving|far|long|km|kilomet\\p{L}*|miles|hours?|distance|road|car|van|transfer|travel(?:ling)?");
    private static final Pattern WHY_SO = Patterns.words(
            "early|late|long|hours?|nights?|days?|time|before|after|so|twice|drive|driving|first|last|start|end|only|again|back");
    private static final Pattern LEAVES = Patterns.words("leav\\p{L}*|depart\\p{L}*|set off|drive off|check out");
    private static final Pattern NOT_THERE = Patterns.words(
            "no|not|without|gone|happened|became|become|left|leave|skip\\p{L}*|drop\\p{L}*|missing|isn't|aren't|out");

    private PlainQuestion() {}

    /** The question; nothing where the message does not name what it takes. */
    static Optional<String> of(Act act, Slots said) {
        return switch (act) {
            case ASK_PLAN_CONTENT -> content(said);
            case ASK_PLAN_TIME -> time(said);
            case ASK_PLAN_WAY ->
                day(said).filter(day -> said.has(DRIVES)).map(day -> "How long is the drive on day " + day + "?");
            case ASK_PLAN_WHY ->
                place(said)
                        .filter(place -> !said.has(WHY_SO))
                        .map(place -> "Why is " + place + (said.has(NOT_THERE) ? " not" : "") + " in the plan?");
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
            if (said.has(WHEN)) {
                return said.has(WE) && !said.has(ENDS)
                        ? Optional.of("On which day are we in " + place.get() + "?")
                        : Optional.empty();
            }
            return said.has(PRESENT) && !said.has(OTHERWISE)
                    ? Optional.of("Is " + place.get() + " in the plan?")
                    : Optional.empty();
        }
        return day(said)
                .filter(day -> !said.has(HOW_MUCH))
                .map(day -> said.has(SLEEPS) ? "Where do we sleep on day " + day + "?" : "What is on day " + day + "?")
                .or(() -> said.has(LEFT_OUT) ? Optional.of("What was left out of the plan?") : Optional.empty());
    }

    private static Optional<String> time(Slots said) {
        if (said.has(ENDS) || said.has(LEAVES_FOR)) {
            return Optional.empty();
        }
        var place = place(said);
        if (place.isPresent() && said.has(LEAVES)) {
            return Optional.of("When do we leave " + place.get() + "?");
        }
        if (place.isPresent() && said.has(ARRIVES)) {
            return Optional.of("What time do we arrive in " + place.get() + "?");
        }
        // When a stop of the day begins is not when the day does.
        boolean ofTheDay = said.has(STARTS)
                && said.places().isEmpty()
                && said.stop().isEmpty()
                && KindSaid.in(said.text()).isEmpty();
        return ofTheDay ? day(said).map(day -> "When do we start on day " + day + "?") : Optional.empty();
    }
}
