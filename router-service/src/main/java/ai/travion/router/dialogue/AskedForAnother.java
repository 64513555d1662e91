package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.Locale;
import java.util.regex.Pattern;

/** "My wife asks if she can wear shorts", "I wonder whether there are sharks": the question itself, whoever has it. */
public final class AskedForAnother {

    private static final String LEAD =
            "^\\W*(?:(?:and|but|oh|also|so|ok(?:ay)?|by\\s+the\\s+way|btw|hm+|well|now|one\\s+more\\s+thing)\\W+)*";
    private static final String WHO =
            "(?:(?:my|our)\\s+(?:\\p{L}+\\s+){0,2}?\\p{L}+|the\\s+(?:kids|children|girls|boys|others)|he|she|they|we|i)";
    private static final String ASKS =
            "(?:(?:is|are|am|was|were|'m|'re|'s)\\s+(?:also\\s+|just\\s+|now\\s+)?(?:asking|wondering|curious)|(?:also\\s+|just\\s+|now\\s+|still\\s+)?(?:asks?|asked|wonders?|wondered|wants?\\s+to\\s+know|wanted\\s+to\\s+know|would\\s+like\\s+to\\s+know|'d\\s+like\\s+to\\s+know))(?:\\s+(?:me|us))?\\W+";
    private static final Pattern WHETHER = Patterns.anyCase(
            LEAD + WHO + "\\s*" + ASKS
                    + "(?:if|whether)\\s+(?<who>there|it|he|she|they|we|i|you|one|(?:the|a|an|my|our|her|his|their)\\s+\\p{L}+|\\p{L}+)\\s+(?<verb>can|could|may|might|should|must|will|would|is|are|was|were|has\\s+to|have\\s+to|needs?\\s+to|needs?(?=\\s+an?\\b))\\s+(?<rest>[^.;!?]{2,80})[?.!]*\\s*$");
    private static final Pattern OPEN = Patterns.anyCase(
            LEAD + WHO + "\\s*" + ASKS
                    + "(?<rest>(?:how\\s+(?:much|many|long|far|hot|cold|deep|high|old)|what\\s+to|where\\s+to|how\\s+to|who|which)\\b[^.;!?]{2,80})[?.!]*\\s*$");
    private static final Pattern TOLD_WHY = Patterns.anyCase(
            LEAD
                    + "(?:(?:can|could|would)\\s+you\\s+(?:please\\s+)?(?:tell|explain\\s+to)\\s+(?:me|us)|(?:please\\s+)?tell\\s+(?:me|us)|(?:can|could)\\s+you\\s+explain)\\s+(?<rest>why\\b[^.;!?]{2,80})[?.!]*\\s*$");
    /** "Can you visit a tea factory there on a Sunday?": of anybody, and not of us. */
    private static final Pattern OF_ANYBODY = Patterns.anyCase(
            LEAD
                    + "(?:can|could|may)\\s+(?:you|i|u)\\s+(?:(?:also|still|even|actually|really|just)\\s+)*(?<rest>(?:visit|see|swim|hike|climb|surf|snorkel|dive|camp|walk|cycle|smoke|wear|buy|pay|fish|go\\s+to\\s+(?:church|mass|the\\s+mosque)|take\\s+(?:photos?|pictures?|a\\s+(?:photo|picture)|my\\s+shoes)|fly\\s+a\\s+drone|use\\s+(?:a|my|the|cards?|euros?|dollars?))\\b(?!\\s+(?:us|me)\\b)[^.;!?]{0,80})\\?+\\s*$");

    private static final Pattern OUGHT = Patterns.anyCase("(?:has|have|needs?)(?:\\s+to)?");

    private AskedForAnother() {}

    /** The state with the question by itself; as it is where nobody has one. */
    public static GraphState inFull(GraphState state) {
        if (state.getPendingClarification().isPresent()) {
            return state;
        }
        var text = Utterance.of(state.getUserQuery()).text();
        var whether = Patterns.matcher(WHETHER, text);
        if (whether.matches()) {
            return saying(
                    asked(whether.group("verb"), whether.group("who").toLowerCase(Locale.ROOT), whether.group("rest")),
                    state);
        }
        var open = Patterns.matcher(OPEN, text);
        if (open.matches()) {
            return saying(open.group("rest"), state);
        }
        var anybody = Patterns.matcher(OF_ANYBODY, text);
        if (anybody.matches()) {
            return saying("can one " + anybody.group("rest"), state);
        }
        var why = Patterns.matcher(TOLD_WHY, text);
        return why.matches() ? saying(why.group("rest"), state) : state;
    }

    private static String asked(String verb, String who, String rest) {
        var plural = !who.matches("(?:he|she|it|one|(?:the|an?|my|our|her|his|their)\\s+\\p{L}*[^s\\s])");
        return Patterns.isAllOf(OUGHT, verb)
                ? "%s %s need %s%s".formatted(plural ? "do" : "does", who, verb.endsWith("to") ? "to " : "", rest)
                : "%s %s %s".formatted(verb.toLowerCase(Locale.ROOT), who, rest);
    }

    private static GraphState saying(String question, GraphState state) {
        return GraphState.newBuilder(state)
                .setUserQuery(question.substring(0, 1).toUpperCase(Locale.ROOT)
                        + question.substring(1).strip() + "?")
                .build();
    }
}
