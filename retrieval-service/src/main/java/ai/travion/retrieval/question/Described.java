package ai.travion.retrieval.question;

import ai.travion.atlas.text.Patterns;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** How a question describes a thing that it does not name: "the rock fortress with the lion's paws". */
public final class Described {

    /** From an article on to where something is asked or told of it. */
    private static final Pattern THING = Patterns.anyCase(
            "\\b(?:the|that|this|those|our)(?:\\s+(?!(?:am|is|are|was|were|do|does|did|can|could|will|would|should|shall|may|must|has|have|had|and|or|but|so|if|how|when|what|who|why|for)\\b)[\\p{L}'’-]+){2,12}");

    /** Which of all is to be found out, and no thing is meant. */
    private static final Pattern OF_ALL =
            Patterns.words("best|most|least|nicest|right|same|other|only|whole|\\w{3,}iest|next|last|first");

    private static final int ENOUGH_TO_KNOW_IT_BY = 3;

    private Described() {}

    /** The longest description in a question; empty where nothing is described by three words that tell. */
    public static Optional<String> in(String question) {
        return Patterns.in(THING, question)
                .map(MatchResult::group)
                .filter(words -> !Patterns.isIn(OF_ALL, words))
                .filter(words -> EnglishTerms.of(words).size() >= ENOUGH_TO_KNOW_IT_BY)
                .max(Comparator.comparingInt(String::length));
    }
}
