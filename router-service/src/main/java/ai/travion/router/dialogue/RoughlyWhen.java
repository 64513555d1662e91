package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.Clarification;
import java.util.regex.Pattern;

/** "In February" to "where would you like to go?": of a trip of unknown length it chooses no place, and leaves none to us. */
public final class RoughlyWhen {

    private static final Pattern LENGTH = Patterns.words("days?|nights?|weeks?|weekend|fortnight");
    private static final Pattern ALONE = Patterns.anyCase(
            "\\W*(?:in|sometime|around|about|early|late|mid|next|during|maybe|perhaps|probably|end\\s+of|beginning\\s+of|the\\s+(?:end|beginning)\\s+of|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\b.*");

    private RoughlyWhen() {}

    static boolean isAllOf(Reading reply, Clarification asked) {
        var when = reply.when();
        return asked.getAbout().equals(Question.PLACE.about())
                && when.start().isPresent()
                && !when.exact()
                && when.days().isEmpty()
                && reply.places().targets().isEmpty()
                && reply.places().beyond().isEmpty()
                && reply.places().region().isEmpty()
                && !reply.wishes().areStated()
                && reply.wishes().topics().isEmpty()
                && !Patterns.isIn(LENGTH, asked.getOriginalQuery());
    }

    /** The reply as a sentence that tells when they come; as it was where it is one. */
    public static String inFull(Reading reply, Clarification asked) {
        var text = reply.said().text();
        if (!isAllOf(reply, asked) || !Patterns.isAllOf(ALONE, text)) {
            return text;
        }
        return "We are coming "
                + (text.matches("(?i)(?:in|sometime|around|about|during|next)\\b.*") ? text : "in " + text);
    }
}
