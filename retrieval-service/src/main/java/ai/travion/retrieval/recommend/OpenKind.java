package ai.travion.retrieval.recommend;

import ai.travion.atlas.Refusals;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.question.Area;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Where is a good beach in the south?", "which national park should I visit?": any of its kind would do, so that what the traveller would
 * rather have decides. Once the kind and the part of the island are taken away, nothing but the asking is left.
 */
public final class OpenKind {

    private static final String ANY =
            "(?:(?:is|are|there|the|an?|some|any|one|your|good|nice|great|best|better|beautiful|lovely|pretty|top|other|favou?rite) )*";
    private static final String WE = "(?:i|we|one|you)";
    private static final Pattern ASKING = Pattern.compile(
            "(?:(?:where|which|what)(?:['’]s)?(?: (?:can|could|do|should|would) " + WE
                    + "(?: (?:find|go to|go for|visit|see|recommend|suggest))?)?|(?:(?:can|could|would) you )?(?:recommend|suggest|name)(?: (?:me|us))?) "
                    + ANY + "@(?: (?:should|could|can|shall|would|do|must) " + WE
                    + "(?: (?:to )?(?:visit|see|choose|pick|take|recommend|suggest|go to|go))?)?(?: (?:is|are) (?:the )?(?:best|good|nice|better|nicest|worth (?:it|visiting|seeing|a visit)))?(?: to (?:visit|see|go to|go))?",
            Pattern.CASE_INSENSITIVE);

    private OpenKind() {}

    /** The kind of which any place would do; empty where anything more is asked. */
    public static Optional<Kind> askedIn(String question) {
        var bare = OpenChoice.bare(Area.takenOut(Refusals.takenOut(question)));
        return Kind.ALL.stream()
                .filter(kind -> {
                    var named = kind.words().matcher(bare);
                    return named.find()
                            && ASKING.matcher(named.replaceFirst("@")).matches();
                })
                .findFirst();
    }
}
