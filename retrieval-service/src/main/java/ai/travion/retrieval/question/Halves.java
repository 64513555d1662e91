package ai.travion.retrieval.question;

import java.util.List;
import java.util.regex.Pattern;

/** The questions that one message asks: "how deep is it, and can my mother go in?" are two, with an answer each. */
public final class Halves {

    private static final Pattern BETWEEN = Pattern.compile(
            "(?:\\s*[,;.?!]+\\s*(?:and|or|but|also|so)?|\\s+and)\\s+(?=(?:can|could|is|are|do|does|did|was|were|who|whose|what|when|where|which|why|how|will|should|may|has|have)\\b)",
            Pattern.CASE_INSENSITIVE);

    private static final int FEWEST_WORDS = 3;
    private static final int MOST = 3;

    private Halves() {}

    /** Those that are a question by themselves; none where the message asks one alone. */
    public static List<String> of(String message) {
        var halves = BETWEEN.splitAsStream(message.strip())
                .filter(half -> half.strip().split("\\s+", -1).length >= FEWEST_WORDS)
                .limit(MOST)
                .toList();
        return halves.size() > 1 ? halves : List.of();
    }
}
