package ai.travion.retrieval.guide;

import ai.travion.atlas.text.Patterns;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.EnglishTerms;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The words of a question but for those that only ask: "which national park is best for leopards" and "best park for leopards" have the same.
 *
 * @param telling their stems
 * @param turning the words that turn what is asked, and have no stem
 * @param form in which it asks; who asks where and who asks which ask for a place
 */
record SameWords(Set<String> telling, List<String> turning, AskedForm form) {

    /** A thing and what of it: one word alone is asked in many ways. */
    private static final int FEWEST = 2;

    private static final Pattern TURNING = Patterns.words("no|not|\\w+n['’]?t|or|by|into|such");

    private static final Set<AskedForm> FOR_A_PLACE =
            EnumSet.of(AskedForm.WHERE, AskedForm.WHICH, AskedForm.WHAT, AskedForm.NONE);

    private static final Set<String> ASKING = asking();

    /** Empty where too few words are left to tell what is asked. */
    static Optional<SameWords> of(String question) {
        var telling = telling(Set.copyOf(EnglishTerms.of(question)));
        return telling.size() < FEWEST
                ? Optional.empty()
                : Optional.of(new SameWords(telling, turning(question), form(AskedForm.besideACase(question))));
    }

    /** Whether one of the wordings of an answer has them, and no more. */
    boolean areThoseOf(Prepared prepared) {
        var words = prepared.words();
        return IntStream.range(0, words.wordings().size())
                .anyMatch(at -> telling(words.wordings().get(at)).equals(telling)
                        && form(words.forms().get(at)) == form
                        && turning(prepared.answer().questions().get(at).words())
                                .equals(turning));
    }

    private static Set<String> telling(Set<String> stems) {
        var telling = new HashSet<>(stems);
        telling.removeAll(ASKING);
        return telling;
    }

    private static List<String> turning(String words) {
        return Patterns.in(TURNING, words)
                .map(word -> word.group().toLowerCase(Locale.ROOT))
                .toList();
    }

    private static AskedForm form(AskedForm form) {
        return FOR_A_PLACE.contains(form) ? AskedForm.WHERE : form;
    }

    private static Set<String> asking() {
        try (var file = Objects.requireNonNull(
                SameWords.class.getResourceAsStream("asking-words.txt"), "asking-words.txt is missing")) {
            return Set.copyOf(EnglishTerms.of(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("asking-words.txt cannot be read", e);
        }
    }
}
