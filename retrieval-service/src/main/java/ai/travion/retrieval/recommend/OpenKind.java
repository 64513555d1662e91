package ai.travion.retrieval.recommend;

import ai.travion.atlas.Refusals;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.question.Area;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * "Where is a good beach in the south?", "which national park should I visit?": any of its kind would do, so that what the traveller would
 * rather have decides. Once the kind and the part of the island are taken away, nothing but the asking is left.
 *
 * @param kind of which any place would do
 * @param purpose what it has to have, in the traveller's words: "which park has elephants"
 */
public record OpenKind(Kind kind, Optional<String> purpose) {

    private static final String ANY =
            "(?:(?:is|are|there|the|an?|some|any|one|your|good|nice|great|best|better|beautiful|lovely|pretty|top|other|favou?rite) )*";
    private static final String WE = "(?:i|we|one|you)";
    private static final Pattern ASKING = Pattern.compile(
            "(?:(?:(?:where|which|what)(?:['’]s)?(?: (?:can|could|do|should|would) " + WE
                    + "(?: (?:find|go to|go for|visit|see|recommend|suggest))?)?|(?:(?:can|could|would) you )?(?:recommend|suggest|name)(?: (?:me|us))?|(?:i|we)(?:['’]m|['’]re| am| are)? (?:want|need|looking for|would like|['’]d like)) )?"
                    + ANY + "@(?: (?:should|could|can|shall|would|do|must) " + WE
                    + "(?: (?:to )?(?:visit|see|choose|pick|take|recommend|suggest|go to|go))?)?(?: (?:is|are) (?:the )?(?:best|good|nice|better|nicest|worth (?:it|visiting|seeing|a visit)))?(?: to (?:visit|see|go to|go))?"
                    + "(?: (?:has|have|with|for|that has|to see|where " + WE
                    + " can see) (?:the )?(?<purpose>[a-z][a-z -]{2,30}))?",
            Pattern.CASE_INSENSITIVE);

    /** Empty where anything more is asked. */
    public static Optional<OpenKind> askedIn(String question) {
        var bare = OpenChoice.bare(Area.takenOut(Refusals.takenOut(question)));
        return Kind.ALL.stream()
                .flatMap(kind -> {
                    var named = kind.words().matcher(bare);
                    return named.find()
                            ? isAsked(named.replaceFirst("@")).map(purpose -> new OpenKind(kind, purpose)).stream()
                            : Stream.empty();
                })
                .findFirst();
    }

    /** Of what it has to have, if anything; empty where it is not asked so. */
    private static Optional<Optional<String>> isAsked(String words) {
        var asking = ASKING.matcher(words);
        return asking.matches() ? Optional.of(Optional.ofNullable(asking.group("purpose"))) : Optional.empty();
    }
}
