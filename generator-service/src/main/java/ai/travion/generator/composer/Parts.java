package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The questions of a message that asks several things at once: "How do I get there? And what should I wear?" */
final class Parts {

    private static final String ASKING =
            "when|where|how|what|which|who|whom|whose|why|is|are|was|were|can|could|do|does|did|should|will|would|may|must|has|have|tell|from wh\\w+|by whom|with whom|in (?:what|which)|at what";
    private static final Pattern BETWEEN = Pattern.compile(
            "\\?+\\s*(?:and |also |plus |then )*|[,;]?\\s+(?:and|also|plus|&)\\s+(?:also )?(?=(?:" + ASKING
                    + ")\\b)|[.!;]\\s+(?:and |also |plus )*(?=(?:" + ASKING + ")\\b)",
            CASE_INSENSITIVE);
    /** "How cold is it there, what should I bring": where the first asks already, and is no "when I come,". */
    private static final Pattern BY_COMMA =
            Pattern.compile(",\\s+(?=(?:what|how|why|whose|by whom)\\b)", CASE_INSENSITIVE);

    private static final Pattern ASKS = Pattern.compile(
            "(?:how|what|whose?|why|is|are|can|could|does|did)\\b.*", CASE_INSENSITIVE | Pattern.DOTALL);
    /** "No nightlife, please": a condition, which asks nothing. */
    private static final Pattern A_WISH = Pattern.compile(
            "(?:please |but )?(?:no|not|nothing|without|avoid|skip|i (?:hate|dislike|avoid|don['’]t)|thanks?|thank you|please)\\b",
            CASE_INSENSITIVE);

    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");

    private Parts() {}

    /** Each in the message's own words and order; one where it asks one thing. */
    static List<String> of(String message) {
        return BETWEEN.splitAsStream(message)
                .map(String::strip)
                .flatMap(part -> ASKS.matcher(part).matches() ? BY_COMMA.splitAsStream(part) : Stream.of(part))
                .map(String::strip)
                .filter(part -> WORD.matcher(part).results().count() > 1)
                .filter(part -> !A_WISH.matcher(part).lookingAt())
                .toList();
    }
}
