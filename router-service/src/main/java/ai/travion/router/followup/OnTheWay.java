package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.referent.Way;
import ai.travion.router.rewrite.StandAlone;
import java.util.Optional;
import java.util.regex.Pattern;

/** "How long does it take?", "and by plane?", "what if it is full?" while a way is spoken of are asked of that way. */
final class OnTheWay implements Completion {

    private static final int LONGEST_WORDS = 12;
    private static final Pattern ONLY_BY = Patterns.anyCase(
            "^\\W*(?:(?:and|or|but|what\\s+about|how\\s+about|is\\s+it\\s+possible|can\\s+(?:i|we)\\s+go)\\W+)*(?<by>by\\s+\\p{L}+(?:[ -]tuk)?)(?:\\s+instead|\\s+then)?\\W*$");

    private static final Pattern IF_NOT = Patterns.anyCase(
            "\\b(?:if|when|suppose)\\s+(?:(?:it|that|they|the\\s+\\p{L}+|all\\s+seats?|tickets?|seats?)(?:\\s+(?:is|are|gets?|were)|'s|'re)\\s+(?:all\\s+|already\\s+|fully\\s+|completely\\s+)?(?<what>full|sold\\s+out|booked(?:\\s+(?:out|up))?|late|delayed|cancelled|not\\s+running)|(?:i|we)\\s+(?<miss>miss|missed)\\s+(?:it|that|the\\s+\\p{L}+))\\W*$");

    private static final Pattern TO_BOOK = Patterns.anyCase("\\b(?:book|reserve)\\W*$");

    /** Whether it is so today nobody here knows; what one does then is asked. */
    private static final Pattern FULL = Patterns.anyCase("^(?:sold|booked).*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean open = message.places().isEmpty()
                && message.places().region().isEmpty()
                && message.places().beyond().isEmpty()
                && message.nearby().isEmpty()
                && message.calendar().isEmpty()
                && !before.conversation().plan()
                && message.said().words().size() <= LONGEST_WORDS
                && Way.isAskedOfOne(message);
        return open ? Way.spokenOf(before.earlier()).map(way -> new Completed(asked(message, way))) : Optional.empty();
    }

    private static String asked(Reading message, Way way) {
        var text = message.said().text();
        var by = Patterns.matcher(ONLY_BY, text);
        if (by.matches()) {
            return "How do I get %s %s?".formatted(way.without().inWords(), by.group("by"));
        }
        var ifNot = Patterns.matcher(IF_NOT, text);
        if (ifNot.find()) {
            var ride = "the %s %s"
                    .formatted(
                            Way.vehicleIn(message).or(way::by).orElse("train"),
                            way.without().inWords());
            return ifNot.group("miss") == null
                    ? "What can I do if %s is %s?"
                            .formatted(ride, FULL.matcher(ifNot.group("what")).replaceFirst("full"))
                    : "What can I do if I miss %s?".formatted(ride);
        }
        if (Patterns.isIn(TO_BOOK, text)) {
            return StandAlone.appended(
                    text,
                    "the %s %s"
                            .formatted(way.by().orElse("train"), way.without().inWords()));
        }
        return StandAlone.appended(text, (Way.vehicleIn(message).isPresent() ? way.without() : way).inWords());
    }
}
