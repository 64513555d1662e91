package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * What texts say, read once: the same passages, warnings and quotations come back in turn after turn, and reading is most of what a
 * review costs. Safe for many threads.
 */
final class Readings {

    /** Characters of text that one kind of reading keeps: some thousand passages, or ten times as many sentences. */
    private static final int KEPT_CHARACTERS = 2_000_000;

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])(?<!\\b\\p{Lu}\\.)\\s+(?=[\\p{Lu}\\d\"“(])");

    private static final Reading<Facts> FACTS = Reading.by(Facts::in);
    private static final Reading<List<DatesIn.Mention>> DAYS = Reading.by(DatesIn::text);
    private static final Reading<List<String>> SENTENCES = Reading.by(text -> List.of(SENTENCE_END.split(text, -1)));
    private static final Reading<String> BARE = Reading.by(Words::bare);
    private static final Reading<Set<String>> TERMS = Reading.by(text -> Set.copyOf(Words.terms(text)));
    private static final Reading<Set<String>> SUBJECTS = Reading.by(text -> Set.copyOf(Words.subjects(text)));
    private static final Reading<List<Season>> SEASONS = Reading.by(Season::in);

    private final Reading<KnownFacts> known = Reading.by(text -> KnownFacts.of(text, this));
    private final Reading<List<Measured>> measured = Reading.by(text -> sentencesOf(text).stream()
            .flatMap(sentence -> Measured.in(sentence).stream())
            .toList());
    private final Map<Reading<?>, LoadingCache<String, ?>> kept = new ConcurrentHashMap<>();

    /** What a way of reading makes of a text. */
    @SuppressWarnings("unchecked") // A reading's cache holds what that reading gives.
    <T> T of(Reading<T> reading, String text) {
        return ((LoadingCache<String, T>) kept.computeIfAbsent(reading, Readings::cacheOf)).get(text);
    }

    /** The sentences of a passage. */
    List<String> sentencesOf(String text) {
        return of(SENTENCES, text);
    }

    /** The facts of a text that can be held against others. */
    Facts factsOf(String text) {
        return of(FACTS, text);
    }

    /** Every number of a text with what it is said of. */
    List<Measured> measuredIn(String text) {
        return of(measured, text);
    }

    /** What a text vouches for; not to be changed. */
    KnownFacts knownBy(String text) {
        return of(known, text);
    }

    /** The days that a text names. */
    List<DatesIn.Mention> daysIn(String text) {
        return of(DAYS, text);
    }

    /** Letters and digits alone, one space between words and at both ends. */
    String bareOf(String text) {
        return of(BARE, text);
    }

    /** Whether words stand so in one of these passages. */
    boolean quote(List<RetrievedDocument> documents, String text) {
        var bare = bareOf(text);
        return documents.stream()
                .anyMatch(document -> bareOf(document.getContent()).contains(bare));
    }

    /** What a text speaks of. */
    Set<String> termsOf(String text) {
        return of(TERMS, text);
    }

    /** The terms of a text that carry a subject. */
    Set<String> subjectsOf(String text) {
        return of(SUBJECTS, text);
    }

    /** What a sentence says of months. */
    List<Season> seasonsOf(String sentence) {
        return of(SEASONS, sentence);
    }

    private static <T> LoadingCache<String, T> cacheOf(Reading<T> reading) {
        return Caffeine.newBuilder()
                .maximumWeight(KEPT_CHARACTERS)
                .<String, T>weigher((text, read) -> text.length())
                .build(reading::of);
    }
}
