package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.Collection;
import java.util.regex.Pattern;

/** "The highest waterfall", where the passage says that it is the second highest. */
final class Ranks {

    private static final String SUPERLATIVE =
            "tallest|highest|largest|biggest|oldest|longest|deepest|busiest|smallest|widest";

    private static final Pattern FIRST = Pattern.compile(
            "(?<!\\bone of )(?<!\\bamong )\\bthe (?<what>" + SUPERLATIVE
                    + ") (?<noun>\\p{Ll}{3,}?)s?\\b(?! (?:after|but one|behind|except))",
            CASE_INSENSITIVE);

    private static final String ORDINAL = "(?:second|third|fourth|fifth|sixth|next)[- ]";

    private Ranks() {}

    /** @param sentences of the statement's sources, of which the sentence is one */
    static boolean isRaised(String statement, String sentence, Collection<String> sentences) {
        return FIRST.matcher(statement).results().anyMatch(first -> {
            var what = first.group(1);
            var noun = first.group(2);
            return ranks(ORDINAL, what, noun, sentence)
                    && sentences.stream().noneMatch(one -> ranks("(?<!" + ORDINAL + ")\\b", what, noun, one));
        });
    }

    private static boolean ranks(String before, String what, String noun, String text) {
        return text.contains(noun)
                && Pattern.compile(before + what + " " + noun, CASE_INSENSITIVE)
                        .matcher(text)
                        .find();
    }
}
