package ai.travion.router.act;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Denial;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Meaning;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Language;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells what a message does to a plan that stands, where that is sure, and says a change in plain words. Safe for many threads. */
public final class Doing {

    /** Of messages left out in learning, 98 in 100 of those that are so likely of a kind are of that kind. */
    private static final double SURE_OF_THE_KIND = 0.75;
    /** Of acts alone it is 93 in 100; what is sure of its kind, and names what the act takes, is right more often. */
    private static final double SURE_OF_THE_ACT = 0.7;

    /** The like: 98 in 100 of the acts. */
    private static final double CERTAIN = 0.9;

    /** However likely it is worded like a change, this asks. */
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|well|hm+)\\W+)*(?:is|are|was|were|does|do|did|has|have|will|should|shall|when|where|why|who|which|how(?!\\s+about)|what(?!\\s+(?:about|if)))\\b[^.!]*$"
                    + "|^\\W*(?:(?:and|so|but)\\W+)*would\\s+(?!you\\b|it\\b)[^.!]{1,60}?\\s+be\\s+(?:better|nicer|worse|good|worth|too|more|less)\\b[^.!]*$"
                    + "|^\\W*(?:and\\s+)?(?:by|with|in|on|from|the)\\b[^.!]*\\?\\W*$");

    /** Whether there is room for something is answered first, and done when that is agreed to. */
    private static final Pattern PROPOSES = Patterns.anyCase("\\b(?:fit|squeeze|room\\s+for|time\\s+for)\\b[^.!]*\\?");
    /** "Don't skip day 2", "we can't start earlier". */
    private static final Pattern DECLINES = Patterns.anyCase(
            "\\b(?:do\\s+not|don'?t|never|can\\s?not|can'?t|couldn'?t)\\s+(?!want|like|need|care|fancy|enjoy|wish|have\\s+to)(?:cut|skip|drop|remove|leave|(?:start|begin)(?!\\s+(?:so|that|this|as)\\s+early)|plan|take|add|change|move|make|put|go|swap|shorten|extend)\\b");

    private final Acts acts;
    private final Meaning meaning;
    private final Places atlas;

    public Doing(Acts acts, Meaning meaning, Places atlas) {
        this.acts = acts;
        this.meaning = meaning;
        this.atlas = atlas;
    }

    /**
     * What a message does.
     *
     * @param certainly whether that is so sure that it outweighs what rules recognise
     */
    public record Sure(Act act, boolean certainly) {}

    /** What the message is likeliest to do, by its words and meaning alone; nothing of what is not said in English, or is small talk. */
    public Optional<Acts.Judged> judged(Reading reading) {
        return reading.language() != Language.ENGLISH || reading.smallTalk() || reading.ordered()
                ? Optional.empty()
                : meaning.of(reading.message()).map(vector -> acts.judge(reading, vector));
    }

    /** What the message surely does; nothing where it may do this or that. */
    public Optional<Sure> of(Reading reading) {
        if (reading.said().has(PROPOSES)) {
            return Optional.empty();
        }
        return judged(reading)
                .filter(judged -> isSure(judged)
                        && !(judged.kind() == Act.Kind.CHANGE
                                && (reading.said().has(ASKS)
                                        || reading.said().has(DECLINES)
                                        || !Denial.in(reading.said().text()).isEmpty())))
                .map(judged -> new Sure(judged.act(), judged.likely() >= CERTAIN));
    }

    private static boolean isSure(Acts.Judged judged) {
        return judged.act().kind() == judged.kind()
                && judged.kindLikely() >= SURE_OF_THE_KIND
                && (judged.kind() == Act.Kind.BESIDE || judged.likely() >= SURE_OF_THE_ACT);
    }

    /** A change or a question to the plan in plain words; nothing where the message does not name what it takes. */
    public Optional<String> plainly(Act act, Reading reading, Conversation conversation) {
        var slots = Slots.of(reading, conversation, atlas);
        return PlainOrder.of(act, slots).or(() -> PlainQuestion.of(act, slots));
    }
}
