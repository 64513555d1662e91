package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "Haha, she'll survive. What's on day 5?", "where are we on the 26th? It's a friend's birthday": what is only remarked beside a question to a plan
 * is left out of it. A remark that names a place, a day or a number, orders something or tells a wish is none.
 */
public final class BesideTheQuestion {

    private static final int LONGEST_REMARK = 14;
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+");
    private static final Pattern ASKS = Patterns.anyCase(
            "(?:\\W*(?:(?:and|but|so|ok(?:ay)?|then|oh|hm+|well|by the way|btw|also)\\b\\W*)*(?:what|what's|when|where|where's|who|why|how|how's|which|is|are|do|does|did)\\b.*)");
    private static final Pattern MORE_THAN_A_REMARK = Patterns.words(
            "\\d+|add|drop|skip|remove|replace|swap|move|put|take|give|change|cut|cancel|include|plan|shift|stay|make|leave|keep|avoid|no|not|never|can't|cannot|won't|doesn't|only|without|instead|rather|prefer|please|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|days?|nights?|week|weeks|today|tomorrow|we are|we're|i'm|i am");

    private final Places atlas;
    private final Comprehension comprehension;
    private final Clock clock;

    public BesideTheQuestion(Places atlas, Comprehension comprehension, Clock clock) {
        this.atlas = atlas;
        this.comprehension = comprehension;
        this.clock = clock;
    }

    /** The state with its question alone; as it is where it asks nothing, or says more than that. */
    public GraphState leftOut(GraphState state) {
        var sentences =
                List.of(SENTENCE_END.split(Utterance.of(state.getUserQuery()).text(), -1));
        var asked = sentences.stream()
                .filter(sentence -> Patterns.isAllOf(ASKS, sentence))
                .toList();
        boolean onlyRemarks = sentences.size() > asked.size()
                && asked.size() == 1
                && sentences.stream()
                        .filter(sentence -> !asked.contains(sentence))
                        .allMatch(this::isARemark);
        return onlyRemarks
                ? GraphState.newBuilder(state)
                        .setUserQuery(asked.stream().collect(Collectors.joining(" ")))
                        .build()
                : state;
    }

    private boolean isARemark(String sentence) {
        return sentence.indexOf('?') < 0
                && Utterance.of(sentence).words().size() <= LONGEST_REMARK
                && !Patterns.isIn(MORE_THAN_A_REMARK, sentence)
                && atlas.mentionedIn(sentence).isEmpty()
                && !comprehension.read(sentence, LocalDate.now(clock)).wishes().areStated();
    }
}
