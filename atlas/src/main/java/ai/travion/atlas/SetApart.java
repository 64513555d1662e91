package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a question knows of already and asks beyond: "anything to do besides the beach", "what lives there apart from leopards". A search by
 * words and by meaning would take it for what is sought. It is no refusal: nobody is to be kept from it.
 */
public final class SetApart {

    private static final String NO_MORE_OF_IT =
            "(?=\\s*(?:[,.;:?!]|$)|\\s+(?:in|at|near|around|on|for|with|when|while|if|during|is|are|can|do|does|should|what|where|which|how)\\b)";
    private static final Pattern APART = Patterns.anyCase(
            "[,\\s]*+\\b(?:besides|apart from|aside from|other than|in addition to)\\s+(?:just\\s+|only\\s+|the\\s+|a\\s+|going\\s+to\\s+|visiting\\s+|seeing\\s+|doing\\s+)*(?<thing>\\p{L}+ing(?:\\s+(?!(?:in|when|if|what|which|where)\\b)[\\p{L}'’-]+){1,5}|[\\p{L}'’-]+(?:\\s+(?!(?:in|at|near|around|for|when|while|if|during|is|are|can|do|does|should|what|where|which|how)\\b)[\\p{L}'’-]+){0,5}?)"
                    + NO_MORE_OF_IT + "(?:\\s*,)?");

    /** "He is a monk besides" sets nothing apart. */
    private static final Pattern ASKS_FOR_MORE = Patterns.words(
            "anything|what|something|things|activities|sights|else|any|places?|which|where|ideas?|reasons?");

    private static final Pattern BEFORE_A_STOP = Pattern.compile("\\s+(?=[?.!,])");
    private static final Pattern SPACES = Pattern.compile("\\s{2,}");

    private SetApart() {}

    /** The things, in the question's own words; a place is no thing, since it is known by its name. */
    public static List<String> in(String question, Places atlas) {
        return Patterns.isIn(ASKS_FOR_MORE, question)
                ? Patterns.in(APART, question)
                        .filter(apart -> isOne(apart.group(), atlas))
                        .map(apart -> apart.group(1))
                        .toList()
                : List.of();
    }

    /** The question without them; the same where it sets nothing apart. */
    public static String takenOut(String question, Places atlas) {
        if (in(question, atlas).isEmpty()) {
            return question;
        }
        var rest = Patterns.matcher(APART, question)
                .replaceAll(apart ->
                        isOne(apart.group(), atlas) ? " " : java.util.regex.Matcher.quoteReplacement(apart.group()));
        return SPACES.matcher(BEFORE_A_STOP.matcher(rest.strip()).replaceAll(""))
                .replaceAll(" ");
    }

    private static boolean isOne(String apart, Places atlas) {
        return atlas.mentionedIn(apart).isEmpty();
    }
}
