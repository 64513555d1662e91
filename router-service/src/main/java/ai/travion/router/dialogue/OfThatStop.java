package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Spoken;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Swap it for something shorter", "move that to the afternoon", "skip that": an order to the one stop of the plan that was told last, by its name. */
public final class OfThatStop {

    private static final int MOST_WORDS = 16;
    private static final String IT =
            "(?:it|that|this|(?:that|this)\\s+(?:one|stop|visit|thing|hike|walk|climb|trek|safari|class|show|tour|temple|museum|garden|beach|waterfall|place|part))";
    private static final String END =
            "(?=\\W*$|\\s*[.,;!?]|\\s+(?:please|pls|then|instead|too|out|off|away|for|with|to|and|but|so|on|in|a\\s+bit|earlier|later|altogether|completely|after|before|at|since|because|as|we|i)\\b)";
    private static final Pattern ORDERED = Patterns.anyCase(
            "\\b(?<verb>(?:swap|replace|exchange|change|skip|drop|remove|cancel|cut|delete|scrap|ditch|lose|leave\\s+out|take\\s+out|leave|take|move|shift|put|push|bring|do|see|visit|have)\\s+)"
                    + IT + END);
    /** Nothing but that it is to go. */
    private static final Pattern LEFT_OUT = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|no|hm+|well|yes|let'?s|just|maybe|(?:can|could|would)\\s+(?:you|we))\\b\\W*)*(?:(?:skip|drop|remove|cancel|cut|delete|scrap|ditch|lose|leave\\s+out|take\\s+out)\\s+"
                    + IT + "|(?:leave|take|cut|throw)\\s+" + IT
                    + "\\s+(?:out|off))(?:\\s+(?:from|of)\\s+(?:the\\s+)?(?:plan|trip|it))?(?:\\W+(?:please|pls|then|too|altogether|thanks))*\\W*$");
    /** "Can we go in the evening instead": whoever was told when a stop is means that one. */
    private static final Pattern GONE_THERE = Patterns.anyCase(
            "\\b(?<go>go|be\\s+there)(?=\\s+(?:in\\s+the\\s+(?:early\\s+|late\\s+)?(?:morning|afternoon|evening)|at\\s+(?:sunrise|sunset|night|dawn|dusk)|earlier|later)\\b)");

    /** Only with one of these a stop is ordered to be otherwise: "do it", "have that" and "put it back" are no such orders. */
    private static final Pattern CHANGES = Patterns.anyCase(
            "\\b(?:swap|replace|exchange|change|skip|drop|remove|cancel|cut|delete|scrap|ditch|lose|leave|take\\b[^.;!?]*\\b(?:out|off|away)|(?:move|shift|put|push|bring|do|see|visit|have|go|be)\\b[^.;!?]*\\b(?:morning|afternoon|evening|earlier|later|sunrise|sunset|night|dawn|dusk|day|on\\s+the\\s+\\d|first|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\\b");

    private static final Pattern OTHER = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|well)\\W+)*(?:what(?!\\s+(?:if|about)\\b)|when|where|which|who|why|how(?!\\s+about\\b)|is|are|was|were|do(?:es|n['\u2019]?t)?|did|not)\\b.*|.*\\b(?:don['\u2019]?t|do\\s+not|never)\\b.*|.*\\bback\\b.*|.*\\bas\\s+(?:it\\s+)?(?:is|was)\\b.*");

    private OfThatStop() {}

    /** The state with the stop by its name; as it is where nothing is ordered of it, or no one stop was told. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        boolean mayBe = !state.getItinerary().isEmpty()
                && state.getPendingClarification().isEmpty()
                && Utterance.of(said).words().size() <= MOST_WORDS
                && !Patterns.isAllOf(OTHER, said)
                && Patterns.isIn(CHANGES, said)
                && (Patterns.isIn(ORDERED, said) || Patterns.isIn(GONE_THERE, said))
                && atlas.mentionedIn(said).isEmpty();
        return mayBe
                ? Spoken.stopIn(Conversation.in(state, atlas), atlas)
                        .map(stop -> GraphState.newBuilder(state)
                                .setUserQuery(named(said, stop))
                                .build())
                        .orElse(state)
                : state;
    }

    private static String named(String said, String stop) {
        if (Patterns.isAllOf(LEFT_OUT, said)) {
            return "Leave out " + stop;
        }
        var ordered = Patterns.matcher(ORDERED, said);
        return ordered.find()
                ? ordered.replaceFirst("${verb}" + Matcher.quoteReplacement(stop))
                : Patterns.matcher(GONE_THERE, said).replaceFirst("see " + Matcher.quoteReplacement(stop));
    }
}
