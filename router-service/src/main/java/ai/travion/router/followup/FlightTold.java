package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * "Our flight home is at 8pm", "flight moved to 9am", "finish at the airport on the last day": the plan in hand ends, or begins, by the
 * flight. Whose flight is on another day than the plan's first or last moves the plan, which others see to.
 */
final class FlightTold implements Completion {

    private static final int LONGEST_WORDS = 16;
    private static final int NOON = 12;
    private static final int FIRST_OF_A_NIGHT = 5;
    private static final Pattern BY_AIR = Patterns.words(
            "flights?|fly|flies|flying|planes?|airport|cmb|bia|katunayake|land|lands|landing|touch(?:es|ing)? down");
    private static final Pattern IN = Patterns.words(
            "land|lands|landing|touch(?:es|ing)? down|arriv(?:e|es|ing|al)|fly(?:ing)? in|get(?:ting)? in|(?:start|begin|pick)\\w*(?: us| me)?(?: up)?(?: and (?:end|finish)\\w*)? (?:at|from) (?:the )?(?:colombo |international )?airport");
    private static final Pattern OUT = Patterns.words(
            "home|out|back|away|leav(?:e|es|ing)|depart\\w*|last|end|ends|ending|finish\\w*|drop(?:ped)?(?: us| me)? off|return|takes? off|at (?:the )?airport by");
    /** Where a trip ends, and not where a hotel lies or a driver waits. */
    private static final Pattern ENDS_THERE = Patterns.words(
            "(?:end|ends|ending|finish|finishes|finishing|drop(?:ped)?(?: us| me)? off|return|returning|be back|are back)(?: (?:the|our|my|this) (?:trip|plan|tour|journey))? (?:at|in|to|by|near) (?:the )?(?:colombo |international ){0,2}(?:airport|cmb|bia|katunayake)");

    private static final Pattern A_FLIGHT = Patterns.words(
            "flights?|fly|flies|flying|planes?|lands?|landing|touch(?:es|ing)? down|at (?:the )?airport by");
    private static final Pattern OF_OTHERS = Patterns.anyCase(
            "\\b(?:he|she|they|his|her|their|someone|somebody|friends?|(?:my|our)\\s+(?!(?:(?:return|own|last|first|final|next|outbound|inbound|international|connecting)\\s+)?(?:flights?|planes?|landing|arrival|departure|trip|plan|tour|return|airline|last|first|final)\\b|\\p{L}+\\s+and\\s+(?:i|me)\\b)\\p{L}+)\\b");
    /** What else is wished in the same breath must not be lost. */
    private static final Pattern MORE = Patterns.words(
            "add|include|drop|skip|remove|make|slower|faster|cheaper|relax\\w*|pace|longer|shorter|swap|replace|want|wants|love|loves|like|prefer|instead|without|need|needs|hotels?|class|driver|taxi|pick(?:ed)?(?: us| me)? up at");

    private static final Pattern HOUR = Patterns.anyCase(
            "(?<![\\d.:])(?:(?<h>[01]?\\d|2[0-3])(?:[:.](?<m>[0-5]\\d))?\\s*(?<half>[ap])\\.?m\\b\\.?|(?<h24>[01]?\\d|2[0-3])[:.](?<m24>[0-5]\\d)(?:\\s*h(?:rs|ours)?\\b)?|(?<word>noon|midday|midnight)\\b)");
    private static final Pattern IN_A_PART = Patterns.anyCase(
            "(?<![\\d.:])(?<h>1[0-2]|[1-9])(?:\\s*o'?clock)?\\s+(?:in\\s+the|at)\\s+(?<part>morning|afternoon|evening|night)\\b");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:is|are|do|does|did|will|would|how|when|what|which|where|why|who)\\b.*");
    private static final Pattern STARTS_THERE = Patterns.words(
            "(?:start|begin)\\w*(?: (?:the|our|my|this) (?:trip|plan|tour|journey))?(?: and (?:end|finish)\\w*)? (?:at|from) (?:the )?(?:colombo |international ){0,2}(?:airport|cmb|bia|katunayake)");
    /** Another port, or a flight within the country. */
    private static final Pattern ANOTHER =
            Patterns.words("mattala|ratmalana|domestic|sea ?plane|helicopter|jaffna|batticaloa");

    private static final List<String> GATES = List.of("Colombo", "Negombo");
    private static final String HOME = "we fly home";
    private static final String LANDING = "we land at";
    private static final String AT_SOME_HOUR = "we land at the airport on the first day";
    private static final String END = "end at the airport";

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var said = message.said();
        boolean open = !plan.isEmpty()
                && said.words().size() <= LONGEST_WORDS
                && said.has(BY_AIR)
                && !said.has(ANOTHER)
                && !said.has(OF_OTHERS)
                && !said.has(MORE)
                && !wishesMore(message)
                && !said.is(ASKS)
                && !said.text().contains("?")
                && !Phrases.isQuestion(said)
                && message.places().all().stream().allMatch(place -> GATES.contains(place.name()));
        if (!open) {
            return Optional.empty();
        }
        var hour = Patterns.matcher(
                HOUR,
                IN_A_PART
                        .matcher(said.text())
                        .replaceAll(
                                at -> inHalfDays(at.group("h"), at.group("part").toLowerCase(Locale.ROOT))));
        var clock = hour.find() ? Optional.of(clock(hour.toMatchResult())) : Optional.<String>empty();
        boolean second = clock.isPresent() && hour.find();
        boolean in = said.has(IN) || (!said.has(OUT) && isOfTheLanding(before));
        boolean out = said.has(OUT) || !in;
        // Two hours are of two flights, in words of their own.
        if (second || !isOnItsDay(message, in, out, plan.days())) {
            return Optional.empty();
        }
        return clock.isPresent()
                ? clock.filter(at -> said.has(A_FLIGHT))
                        .map(at -> in && !said.has(OUT) ? landing(at, before) : home(at, before))
                : byTheAirport(message, before);
    }

    /** "12 at night" is midnight, "3 at night" before the morning. */
    private static String inHalfDays(String hour, String part) {
        int at = Integer.parseInt(hour);
        boolean small = part.equals("night") && at < FIRST_OF_A_NIGHT;
        return at == NOON && part.equals("night") ? "midnight" : hour + (part.equals("morning") || small ? "am" : "pm");
    }

    private static boolean wishesMore(Reading message) {
        var wishes = message.wishes();
        return !wishes.interests().isEmpty()
                || !wishes.topics().isEmpty()
                || !wishes.avoid().isEmpty()
                || wishes.pace().isPresent()
                || wishes.party().isPresent()
                || wishes.budget().isPresent()
                || wishes.walkingTolerance().isPresent();
    }

    private static Completed home(String clock, Background before) {
        return made("%s at %s on the last day".formatted(HOME, clock), before);
    }

    private static Completed landing(String clock, Background before) {
        return made("%s %s on the first day".formatted(LANDING, clock), before);
    }

    private static Optional<Completed> byTheAirport(Reading message, Background before) {
        var terms = Stream.concat(
                        message.said().has(STARTS_THERE) ? Stream.of(AT_SOME_HOUR) : Stream.<String>of(),
                        message.said().has(ENDS_THERE) ? Stream.of(END) : Stream.<String>of())
                .toList();
        return terms.isEmpty() ? Optional.empty() : Optional.of(made(terms, before));
    }

    private static Completed made(String term, Background before) {
        return made(List.of(term), before);
    }

    private static Completed made(List<String> terms, Background before) {
        return new Completed(
                "Make the plan fit: " + String.join(", ", terms),
                List.of(),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(before.conversation().ofThePlan()), List.of(), terms)));
    }

    /** "Flight moved to 9am" is of the flight that was spoken of; whoever spoke of none goes home. */
    private static boolean isOfTheLanding(Background before) {
        var known = before.conversation().known().getOther().stream()
                .map(StatedValue::getValue)
                .map(term -> term.toLowerCase(Locale.ROOT))
                .filter(term -> Patterns.isIn(BY_AIR, term))
                .toList();
        return !known.isEmpty()
                && known.stream().allMatch(term -> Patterns.isIn(IN, term) && !Patterns.isIn(OUT, term));
    }

    private static boolean isOnItsDay(Reading message, boolean in, boolean out, List<LocalDate> days) {
        var said = message.when().start();
        return !message.when().saysADay()
                || said.isEmpty()
                || (in && said.get().equals(days.getFirst()))
                || (out && said.get().equals(days.getLast()));
    }

    private static String clock(MatchResult said) {
        if (said.group("word") != null) {
            return said.group("word").equalsIgnoreCase("midnight") ? "23:59" : "12:00";
        }
        var exact = said.group("h24") != null;
        int hour = Integer.parseInt(said.group(exact ? "h24" : "h"));
        var minute = said.group(exact ? "m24" : "m");
        if (!exact && hour <= 12) {
            hour = hour % 12 + (said.group("half").equalsIgnoreCase("p") ? 12 : 0);
        }
        return "%02d:%s".formatted(hour, minute == null ? "00" : minute);
    }
}
