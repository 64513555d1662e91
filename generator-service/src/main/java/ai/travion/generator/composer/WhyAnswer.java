package ai.travion.generator.composer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * "Why is it sacred?": a text first says that it is, and in the next sentence why. A sentence that only says the question again is
 * followed by its neighbour, rather than by what another passage says of the same word.
 */
final class WhyAnswer {

    private static final Pattern ASKED =
            Pattern.compile("(?is)^\\W*(?:and |so |but |hi |hello )*(?:why|how come|for what reason|what for)\\b.*");
    /** Broader than what gives a reason by itself: whoever reads it has been told why. */
    private static final Pattern TELLS_WHY = Pattern.compile(
            "(?i)\\b(?:because|since (?!the \\d|\\d)|so that|owing to|due to|thanks to|reasons?|why|therefore|fear|hence|in order|so as|made it|took? its name|for (?:its?|the|fear|want)|"
                    + "to (?!the\\b|a\\b|an\\b|its?\\b|those\\b|others?\\b|\\p{Lu}|about\\b|\\d)\\p{L}+)\\b|, as \\p{L}+|,? whose\\b");
    /** So much less worth than the best is the reason of something else. */
    private static final double NEARLY_AS_GOOD = 0.5;

    /** What stands beside it may speak of something else altogether. */
    private static final double OF_THE_SAME = 0.01;

    private static final double FOR_A_REASON = 0.015;

    private WhyAnswer() {}

    static boolean isAskedFor(Question question) {
        return ASKED.matcher(question.text()).matches();
    }

    /** The best sentence where it tells why, or one nearly as good that does, or the best with the sentence beside it. */
    static List<Sentence> among(Selection ranked) {
        if (ranked.answering(1).isEmpty()) {
            return List.of();
        }
        var best = ranked.sentences().getFirst();
        if (tellsWhy(best)) {
            return List.of(best);
        }
        var another = ranked.sentences().stream()
                .filter(sentence -> !sentence.leansOnAnother())
                .filter(sentence -> ranked.worthOf(sentence)
                        >= ranked.worthOf(best)
                                * (Reasons.areGivenIn(sentence)
                                        ? FOR_A_REASON
                                        : tellsWhy(sentence) ? NEARLY_AS_GOOD : 1))
                .filter(sentence -> !sentence.equals(best))
                // What is holy all over the island is not why this mountain is.
                .filter(sentence ->
                        sentence.source().location().equals(best.source().location()))
                .findFirst();
        return Stream.concat(Stream.of(best), another.or(() -> beside(best, ranked)).stream())
                .toList();
    }

    static boolean tellsWhy(Sentence sentence) {
        return TELLS_WHY.matcher(sentence.text()).find();
    }

    /** What follows it in its passage. */
    private static Optional<Sentence> beside(Sentence best, Selection ranked) {
        var passage = ranked.sentences().stream()
                .filter(sentence -> sentence.source().equals(best.source()))
                .filter(sentence -> ranked.worthOf(sentence) >= OF_THE_SAME * ranked.worthOf(best))
                .toList();
        return passage.stream()
                .filter(sentence -> sentence.position() == best.position() + 1)
                .findFirst();
    }
}
