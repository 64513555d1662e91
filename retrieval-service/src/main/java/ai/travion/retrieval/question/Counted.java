package ai.travion.retrieval.question;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What is counted in "how many": steps, monks, kinds of plants. That some number stands near answers nothing; it has to be theirs.
 *
 * @param stems of what is counted, with what goes by other words for it
 */
public record Counted(Set<String> stems) {

    private static final Pattern ASKED = Pattern.compile(
            "\\b(?:how many|(?:exact |total )?(?:number|count) of)\\s+((?:[\\p{L}'’-]+\\s*){1,5})",
            Pattern.CASE_INSENSITIVE);
    /** "Kinds of plants" are counted as plants. */
    private static final Pattern KINDS_OF = Pattern.compile(
            "^(?:(?:different|other|such) )?(?:kinds?|sorts?|types?|species|varieties|sort)\\s+of\\s+",
            Pattern.CASE_INSENSITIVE);

    /** "Forty-five" are two words. */
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N},.'’]*");

    private static final Pattern PLURAL = Pattern.compile(
            "\\p{L}{2,}s|people|men|women|children|feet|species|fish|sheep|deer", Pattern.CASE_INSENSITIVE);
    private static final Set<String> NO_NOUNS = Set.of("is", "was", "has", "does", "as", "this", "its", "us", "s");
    private static final Pattern NUMBER = Pattern.compile(AnswerKind.NUMBER, Pattern.CASE_INSENSITIVE);
    /** "Two hundred and fifty steep steps". */
    private static final int WORDS_BETWEEN = 4;

    /** How far or how long is asked, and told in other units. */
    private static final Pattern MEASURE = Pattern.compile(
            "km|kms|kilomet(?:re|er)s?|met(?:re|er)s?|miles|feet|minutes?|hours?|days?|nights?|weeks?|months?|years?|degrees?|hectares|acres|square",
            Pattern.CASE_INSENSITIVE);

    /** "Several kilometres over rapids" are no several rapids. */
    private static final Pattern APART = Pattern.compile(
            "over|in|at|from|to|on|with|among|by|for|into|than|through|past|near|is|was|are|were|has|have|had|that|which|who|where|"
                    + "kilomet(?:re|er)s?|met(?:re|er)s?|km|hours?|days?|years?|minutes?|nights?|weeks?|months?|century|centuries|block|no|number",
            Pattern.CASE_INSENSITIVE);

    private static final Related RELATED = new Related();

    public Counted {
        stems = Set.copyOf(stems);
    }

    /** Empty where nothing is counted. */
    public static Optional<Counted> in(String question) {
        var asked = ASKED.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var words = WORD.matcher(KINDS_OF.matcher(asked.group(1)).replaceFirst(""))
                .results()
                .map(MatchResult::group)
                .toList();
        return words.stream()
                .filter(word -> PLURAL.matcher(word).matches() && !NO_NOUNS.contains(word))
                .findFirst()
                .or(() -> words.stream().findFirst())
                .filter(word -> !MEASURE.matcher(word).matches())
                .map(word -> EnglishTerms.of(word))
                .filter(stems -> !stems.isEmpty())
                .map(stems -> new Counted(RELATED.toStem(stems.getFirst())));
    }

    /** Whether a sentence of a text has a number of them. */
    public boolean isToldIn(String text) {
        return Sentences.of(text).stream().anyMatch(this::isToldInSentence);
    }

    private boolean isToldInSentence(String sentence) {
        var words = WORD.matcher(sentence).results().map(MatchResult::group).toList();
        for (int at = 1; at < words.size(); at++) {
            if (EnglishTerms.of(words.get(at)).stream().anyMatch(stems::contains) && isCounted(words, at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCounted(List<String> words, int at) {
        for (int before = at - 1; before >= Math.max(0, at - WORDS_BETWEEN); before--) {
            var word = words.get(before);
            if (NUMBER.matcher(word).matches()) {
                return true;
            }
            if (APART.matcher(word).matches()) {
                return false;
            }
        }
        return false;
    }
}
