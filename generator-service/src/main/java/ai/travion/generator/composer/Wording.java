package ai.travion.generator.composer;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The words of a sentence, read once for all turns that may quote it; what only some turns ask of them is read when first asked. Safe
 * for many threads: two that ask at once read the same.
 */
final class Wording {

    private static final Pattern LEANING = Pattern.compile(
            "(?:It|Its|They|Their|These|This|That|Those|Both|Such|He|She|There|Then|Here|One of them|But|And|So|However|Instead)\\b|.*\\bthis (?:part|stretch|side|bit|end) of the\\b");

    private static final Pattern PRAISE = Pattern.compile(
            "(?i)\\b(?:best|finest|loveliest|most|known for|popular|famous|ideal|favourite|great|largest|oldest|calm|clear|safe|long|wide|golden|good)\\b");

    private final String text;
    private final int position;
    private final String bare;
    private final Set<String> terms;
    private final boolean leansOnAnother;
    private final boolean praises;
    private final Map<Topic, Integer> signs = new ConcurrentHashMap<>(2);
    private volatile @Nullable MonthsSaid months;

    /**
     * The words of one sentence.
     *
     * @param position its place in its text, from 0
     * @param terms what it speaks of
     */
    Wording(String text, int position, Set<String> terms) {
        this.text = text;
        this.position = position;
        this.bare = Terms.bare(text);
        this.terms = Set.copyOf(terms);
        this.leansOnAnother = LEANING.matcher(text).lookingAt();
        this.praises = PRAISE.matcher(text).find();
    }

    String text() {
        return text;
    }

    int position() {
        return position;
    }

    /** Letters and digits alone, by which a repetition or a name is found. */
    String bare() {
        return bare;
    }

    Set<String> terms() {
        return terms;
    }

    /** Whether it leans on the sentence before it, and reads badly alone. */
    boolean leansOnAnother() {
        return leansOnAnother;
    }

    boolean praises() {
        return praises;
    }

    /** How many signs of a side it shows. */
    int signsOf(Topic topic) {
        return signs.computeIfAbsent(topic, asked -> (int) asked.signsIn(text));
    }

    /** The months that it speaks of. */
    MonthsSaid months() {
        var known = months;
        if (known == null) {
            known = MonthsSaid.in(text);
            months = known;
        }
        return known;
    }
}
