package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes a message whole that goes on from a question about a way: "and back?", "by bus?", "how long does that take?", "from Galle?". */
final class WayTalk {

    private static final String OPENING = "^\\W*(?:(?:and|or|but|so|then|ok(?:ay)?|what\\s+about|how\\s+about)\\W+)*";
    private static final Pattern BACK = Patterns.anyCase(OPENING
            + "(?:(?:for\\s+)?the\\s+(?:way|trip|journey)\\s+|how\\s+(?:do|can|would)\\s+(?:i|we)\\s+(?:get|come|go)\\s+)?(?:back|return)(?:\\s+(?:again|there))?\\W*$|"
            + OPENING + "the\\s+other\\s+way(?:\\s+(?:a)?round)?\\W*$");
    private static final Pattern BY = Patterns.anyCase(
            OPENING
                    + "(?:go(?:ing)?\\s+)?(?<by>(?:by|with|on|in|via)\\s+(?:the\\s+|a\\s+|an\\s+)?(?:public\\s+transport|(?:private\\s+|hired\\s+)?(?:bus|train|car|taxi|cab|tuk[\\s-]?tuk|plane|air|bike|bicycle|motorbike|scooter|ferry|boat|van|foot|driver)))\\W*$");
    private static final Pattern HOW_LONG = Patterns.anyCase(
            OPENING
                    + "how\\s+(?<long>long|far)(?:\\s+(?:does|will|would|is|did)\\s+(?:it|that|this|the\\s+(?:trip|ride|drive|journey|way|bus|train)))?(?:\\s+(?:take|be|away))?(?:\\s+then)?\\W*$");
    private static final Pattern HOW_MUCH = Patterns.anyCase(
            OPENING
                    + "(?:how\\s+much(?:\\s+(?:is|does|will|would)\\s+(?:it|that|this|the\\s+\\p{L}+))?(?:\\s+(?:cost|be))?|what\\s+does\\s+(?:it|that)\\s+cost)\\W*$");
    private static final Pattern FROM =
            Patterns.anyCase(OPENING + "(?:starting\\s+|coming\\s+)?from\\s+(?:the\\s+)?#+\\W*$");
    private static final Pattern TO = Patterns.anyCase(OPENING + "to\\s+(?:the\\s+)?#+\\W*$");

    private static final Pattern ON_TO = Patterns.anyCase(
            OPENING
                    + "(?:how\\s+(?:do|can|would)\\s+(?:i|we)\\s+(?:get|go)\\s+)?(?:back|on|onwards?|from\\s+there)\\s+to\\s+(?:the\\s+)?#+\\W*$");

    private WayTalk() {}

    /** The question that the message means after that one; nothing where the one asks no way, or the other does not go on from it. */
    static Optional<String> whole(Reading question, Reading message) {
        if (!Phrases.asksOfTheWay(question.said())) {
            return Optional.empty();
        }
        var targets = question.places().targets();
        var origin = question.places().origin();
        if (targets.isEmpty()) {
            return Optional.empty();
        }
        boolean between = origin.isEmpty() && targets.size() > 1;
        var from = origin.or(() -> between ? Optional.of(targets.getFirst()) : Optional.empty());
        var to = between ? targets.get(1) : targets.getFirst();
        return from.flatMap(start -> onTheWay(start, to, message))
                .or(() -> toOrFrom(from, to, message))
                .or(() -> by(to, message));
    }

    private static Optional<String> onTheWay(Place from, Place to, Reading message) {
        if (!message.places().isEmpty() || message.places().origin().isPresent()) {
            return Optional.empty();
        }
        var text = message.said().text();
        var by = Patterns.matcher(BY, text);
        var howLong = Patterns.matcher(HOW_LONG, text);
        return Stream.of(
                        asked(Patterns.isAllOf(BACK, text), "How do I get from %2$s to %1$s?", from, to),
                        by.matches()
                                ? asked(true, "How do I get from %s to %s " + by.group("by") + "?", from, to)
                                : Optional.<String>empty(),
                        howLong.matches()
                                ? asked(
                                        true,
                                        howLong.group("long").equalsIgnoreCase("far")
                                                ? "How far is it from %s to %s?"
                                                : "How long does it take from %s to %s?",
                                        from,
                                        to)
                                : Optional.<String>empty(),
                        asked(
                                Patterns.isAllOf(HOW_MUCH, text),
                                "How much does it cost to get from %s to %s?",
                                from,
                                to))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> by(Place to, Reading message) {
        var by = Patterns.matcher(BY, message.said().text());
        return message.places().isEmpty() && by.matches()
                ? Optional.of("How do I get to %s %s?".formatted(to.name(), by.group("by")))
                : Optional.empty();
    }

    /** Another beginning or end of the same way. */
    private static Optional<String> toOrFrom(Optional<Place> from, Place to, Reading message) {
        var remainder = message.places().remainder();
        if (Patterns.isAllOf(FROM, remainder)) {
            return message.places()
                    .origin()
                    .map(start -> "How do I get from %s to %s?".formatted(start.name(), to.name()));
        }
        if (Patterns.isAllOf(ON_TO, remainder)) {
            return message.places().targets().stream()
                    .findFirst()
                    .map(end -> "How do I get from %s to %s?".formatted(to.name(), end.name()));
        }
        return Patterns.isAllOf(TO, remainder) && from.isPresent()
                ? message.places().targets().stream()
                        .findFirst()
                        .map(end -> "How do I get from %s to %s?"
                                .formatted(from.get().name(), end.name()))
                : Optional.empty();
    }

    private static Optional<String> asked(boolean isMeant, String question, Place from, Place to) {
        return isMeant ? Optional.of(question.formatted(from.name(), to.name())) : Optional.empty();
    }
}
