package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Sought;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "In May?", "I'd rather be by the sea", "beginner, both of us": more on what is looked for, where no place has been chosen yet. */
final class Refinement implements Completion {

    private static final int LONGEST_WORDS = 9;
    private static final Pattern SEEKS = Patterns.words(
            "best|somewhere|anywhere|where|which|recommend|suggest|looking for|a place|places|love|like|want|interested in|holiday|see|surfing|whales?");
    private static final Pattern LEVEL = Patterns.words(
            "beginners?|novices?|first[- ]timers?|never (?:done|tried|surfed|dived)|learn(?:ers?|ing)?|intermediate|advanced|experienced|quiet|quieter|peaceful|cheap|luxury|by the (?:sea|beach|coast|lake)|in the (?:hills|mountains|south|north|east|west)|near the (?:sea|beach)|not (?:too )?\\p{L}+|no \\p{L}+|without \\p{L}+");
    /** "East or south?" */
    private static final Pattern ONE_OR_THE_OTHER = Patterns.anyCase(
            "\\W*(?:(?:and|so|but)\\W+)*(?:(?:in|on)\\s+)?(?:the\\s+)?\\p{L}+(?:\\s+(?:coast|side))?\\s+or\\s+(?:(?:in|on)\\s+)?(?:the\\s+)?\\p{L}+(?:\\s+(?:coast|side))?\\W*");

    private static final Pattern OPENING = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|well|maybe|then|actually|oh|what\\s+about|how\\s+about|i(?:'d)?|we(?:'d)?|would|rather|prefer|like|love|to\\s+be|be|are|am|we're|i'm|both\\s+of\\s+us|it\\s+should\\s+be|something|somewhere)\\b[\\s,]*)+");
    private static final Pattern END = Pattern.compile("[\\s?!.,;]+$");
    private static final Pattern BOTH =
            Patterns.anyCase("[,\\s]+(?:both|all|the\\s+two)\\s+of\\s+us|\\s+(?:please|then|though)$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean open = before.conversation().latest().isEmpty()
                && before.conversation().itinerary().isEmpty()
                && before.last().filter(Refinement::seeks).isPresent();
        if (!open || !refines(message)) {
            return Optional.empty();
        }
        return before.last().map(said -> new Completed(joined(said, message)));
    }

    private static boolean seeks(Reading said) {
        return said.places().isEmpty()
                && said.places().region().isEmpty()
                && said.calendar().isEmpty()
                && said.when().days().isEmpty()
                && said.said().has(SEEKS)
                && !said.said().has(Phrases.GENERAL_MATTER);
    }

    private static boolean refines(Reading message) {
        boolean either = message.said().is(ONE_OR_THE_OTHER);
        boolean more = either
                || Phrases.saysOnlyWhen(message)
                || message.said().has(LEVEL)
                || !message.wishes().interests().isEmpty()
                || !message.wishes().topics().isEmpty();
        return more
                && message.places().isEmpty()
                && (either || message.places().region().isEmpty())
                && message.nearby().isEmpty()
                && message.calendar().isEmpty()
                && message.when().days().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && (either || !Phrases.isQuestion(message.said()) || Phrases.saysOnlyWhen(message));
    }

    /** One question of all that was said, where its words are known; otherwise the one said after the other. */
    private static String joined(Reading said, Reading message) {
        var all = said.said().text() + " " + message.said().text();
        var wish = Sought.in(all);
        if (wish.isPresent()) {
            return wish.get()
                    .question(Stream.of(message, said)
                            .flatMap(one -> one.when().start().stream())
                            .findFirst());
        }
        var question = END.matcher(said.said().text()).replaceFirst("");
        var more = OPENING.matcher(
                        BOTH.matcher(END.matcher(message.said().text()).replaceFirst(""))
                                .replaceAll(""))
                .replaceFirst("");
        return question + (Phrases.saysOnlyWhen(message) ? " " : ", ")
                + (more.isBlank() ? message.said().text() : more) + "?";
    }
}
