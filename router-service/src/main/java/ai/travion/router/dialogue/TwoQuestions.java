package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.rewrite.StandAlone;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Are there leeches in Sinharaja, and do we pass it?": two questions in one message, each of which may be asked of something else. */
public record TwoQuestions(String first, String second) {

    private static final int LONGEST = 200;
    private static final String OPENING =
            "(?:do|does|did|is|are|isn'?t|will|what(?:'s)?|when(?:'s)?|how(?:'s)?|where(?:'s)?|why|which|can|could|should|who(?:'s)?)\\b";
    private static final Pattern BETWEEN = Patterns.anyCase("(?<=\\?)\\s*(?:(?:and|also|plus)\\s+)?(?=" + OPENING
            + ")|\\s*[,;]?\\s+(?:and|also|plus)\\s+(?:also\\s+)?(?=" + OPENING + ")|\\s*[,;]\\s+(?=" + OPENING + ")");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hi|hey|hello|sorry|also|then|thanks)\\W+)*" + OPENING + ".*");
    private static final int FEWEST_WORDS = 3;

    private static final Pattern POINTING = Patterns.anyCase("\\b(?:it|there|that(?:\\s+(?:one|place))?)(?=\\W*$)");

    /** The second with what it points at in its end named. */
    public String secondOf(String name) {
        var named = POINTING.matcher(second).replaceFirst(Matcher.quoteReplacement(name));
        return named.equals(second) ? StandAlone.pointing(second, name).orElse(second) : named;
    }

    /** Nothing where the message is not exactly two questions. */
    public static Optional<TwoQuestions> in(String message) {
        if (message.length() > LONGEST) {
            return Optional.empty();
        }
        var parts = List.of(BETWEEN.split(message.strip(), -1));
        boolean two = parts.size() == 2
                && parts.stream()
                        .allMatch(part -> Patterns.isAllOf(ASKS, part) && part.split("\\s+").length >= FEWEST_WORDS);
        return two ? Optional.of(new TwoQuestions(parts.getFirst(), parts.getLast())) : Optional.empty();
    }
}
