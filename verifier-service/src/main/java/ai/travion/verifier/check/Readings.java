package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * What texts say, read once: the same passages, warnings and quotations come back in turn after turn, and reading is most of what a
 * review costs. Safe for many threads.
 */
final class Readings {

    /** Characters of text that one kind of reading keeps: some thousand passages. */
    private static final int KEPT_CHARACTERS = 2_000_000;

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])(?<!\\b\\p{Lu}\\.)\\s+(?=[\\p{Lu}\\d\"“(])");

    private final LoadingCache<String, Facts> facts = kept(Facts::in);
    private final LoadingCache<String, KnownFacts> known = kept(text -> KnownFacts.of(text, this));
    private final LoadingCache<String, List<DatesIn.Mention>> days = kept(DatesIn::text);
    private final LoadingCache<String, List<String>> sentences = kept(text -> List.of(SENTENCE_END.split(text, -1)));
    private final LoadingCache<String, List<Measured>> measured = kept(text -> sentencesOf(text).stream()
            .flatMap(sentence -> Measured.in(sentence).stream())
            .toList());
    private final LoadingCache<String, String> bare = kept(Words::bare);
    private final LoadingCache<String, Set<String>> terms = kept(text -> Set.copyOf(Words.terms(text)));

    /** The sentences of a passage. */
    List<String> sentencesOf(String text) {
        return sentences.get(text);
    }

    /** The facts of a text that can be held against others. */
    Facts factsOf(String text) {
        return facts.get(text);
    }

    /** Every number of a text with what it is said of. */
    List<Measured> measuredIn(String text) {
        return measured.get(text);
    }

    /** What a text vouches for; not to be changed. */
    KnownFacts knownBy(String text) {
        return known.get(text);
    }

    /** The days that a text names. */
    List<DatesIn.Mention> daysIn(String text) {
        return days.get(text);
    }

    /** Letters and digits alone, one space between words and at both ends. */
    String bareOf(String text) {
        return bare.get(text);
    }

    /** Whether words stand so in one of these passages. */
    boolean quote(List<RetrievedDocument> documents, String text) {
        var bare = Words.bare(text);
        return documents.stream()
                .anyMatch(document -> bareOf(document.getContent()).contains(bare));
    }

    /** What a text speaks of. */
    Set<String> termsOf(String text) {
        return terms.get(text);
    }

    private static <T> LoadingCache<String, T> kept(Function<String, T> read) {
        return Caffeine.newBuilder()
                .maximumWeight(KEPT_CHARACTERS)
                .<String, T>weigher((text, reading) -> text.length())
                .build(read::apply);
    }
}
