package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "We'd like to sleep in on day 4", "start late on the 12th", "a later start on day 2": one day begins later, and the others as they do. */
final class LateOnADay implements Completion {

    private static final int LONGEST_WORDS = 18;
    private static final int HOUR = 60;
    /** After a breakfast at nine. */
    private static final int USUAL = 9 * HOUR + HOUR / 2;

    private static final int LATEST = 11 * HOUR;

    private static final Pattern LATE = Patterns.anyCase(
            "\\b(?:sleep(?:ing)?|lie|lying|lay)[\\s-]in\\b|\\b(?:late|later|slow|slower|lazy|relaxed|leisurely)\\s+(?:start|morning|breakfast|beginning)\\b"
                    + "|\\b(?:start|begin|set\\s+(?:off|out)|get\\s+(?:going|started|up|moving)|leave|head\\s+out|wake\\s+up)\\b[^.;!?]{0,25}?\\b(?:late|later|less\\s+early)\\b"
                    + "|\\b(?:no|not|n['\u2019]t|avoid|without|don['\u2019]?t)\\b[^.;,!?]{0,25}?\\b(?:early\\s+(?:start|morning)|(?:get\\s+up|start|leave|begin|be\\s+up|wake\\s+up)\\s+(?:(?:so|too|that|very)\\s+)?early)\\b"
                    + "|\\bnot\\s+(?:so|too|that|very)\\s+early\\b|\\btoo\\s+early\\b");
    /** An hour is read as it is said, and so is what else is to be otherwise. */
    private static final Pattern OTHER_MATTER = Patterns.anyCase(
            "\\b(?:at|from|by|around|about|until|till|before|after)\\s+(?:about\\s+|around\\s+)?\\d|\\bo'?clock\\b|\\b(?:check[\\s-]?in|check[\\s-]?out|flights?|fly|land|arrive|arrival|add|include|dinner|safari|add|instead|move|swap)\\b");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var said = DaySaid.in(message.said().text(), plan.days());
        boolean ofADay = !plan.isEmpty()
                && before.conversation().hasPlanned()
                && plan.days().size() > 1
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && said.size() == 1
                && said.getFirst().number() <= plan.days().size()
                && isWished(message)
                && !PlainQuestion.is(message);
        return ofADay
                ? Optional.of(new Completed(
                        "Make it so",
                        List.of(),
                        false,
                        List.of(),
                        Optional.of(Change.of(List.of(term(said.getFirst().number(), plan))))))
                : Optional.empty();
    }

    /** Whether a later beginning is wished, of whatever day. */
    static boolean isWished(Reading message) {
        return message.said().has(LATE) && !message.said().has(OTHER_MATTER);
    }

    /** "Start day 4 at 09:30": then, or an hour later than it does where that is hardly later. */
    static String term(int number, Itinerary plan) {
        int begins = plan.on(plan.days().get(number - 1)).begins();
        int at = Math.min(LATEST, begins < USUAL - HOUR / 2 ? USUAL : begins + HOUR);
        return "start day %d at %02d:%02d".formatted(number, at / HOUR, at % HOUR);
    }
}
