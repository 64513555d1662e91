package ai.travion.retrieval.question;

import java.util.regex.Pattern;

/**
 * A name in a question that stands for nothing the knowledge base describes.
 *
 * @param words as in the question
 * @param asWords finds it in a text
 */
public record Stranger(String words, Pattern asWords) {

    static Stranger named(String words) {
        return new Stranger(words, Pattern.compile("\\b" + Pattern.quote(words) + "\\b", Pattern.CASE_INSENSITIVE));
    }

    /** A name of two words; a text that has both may well mean it. */
    static Stranger named(String first, String second) {
        return new Stranger(
                first + " " + second,
                Pattern.compile(
                        "\\A(?=.*\\b" + Pattern.quote(first) + ")(?=.*\\b" + Pattern.quote(second) + ")",
                        Pattern.CASE_INSENSITIVE | Pattern.DOTALL));
    }

    /** Whether a text at least mentions it. */
    public boolean isIn(String text) {
        return asWords.matcher(text).find();
    }
}
