package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds centuries: "the fifth century", "18th century", "in the 1700s", "the second century BCE". */
final class CenturiesIn {

    /**
     * A century as a text names it.
     *
     * @param century the first is 1, whatever its era
     * @param era which one it says; EITHER where it says none
     */
    record Mention(String words, int century, Era era, int start, int end) {

        /** What a text without any year before Christ dates is of our era, whether it says so or not. */
        boolean isThatOf(Mention known) {
            return century == known.century && (era == known.era || era == Era.EITHER || known.era == Era.EITHER);
        }
    }

    enum Era {
        BEFORE,
        COMMON,
        EITHER
    }

    private static final Pattern CENTURY = Pattern.compile(
            "\\b(?:(?<ordinal>" + SpelledNumbers.ORDINAL_WORDS
                    + ")|(?<number>\\d{1,2})(?:st|nd|rd|th))(?: centur(?:y|ies)|-century|(?= (?:and|to|or) (?:the )?(?:"
                    + SpelledNumbers.ORDINAL_WORDS
                    + "|\\d{1,2}(?:st|nd|rd|th)) centur))\\b(?:,? (?<era>BCE|BC|B\\.C\\.|CE|AD|A\\.D\\.))?|\\b(?<hundreds>1[0-9]|20|[1-9])00s\\b",
            CASE_INSENSITIVE);

    private static final Pattern BEFORE_CHRIST =
            Pattern.compile("\\b(?:BCE?|B\\.\\s?C)\\b|\\bbefore (?:Christ|our era)\\b");

    private CenturiesIn() {}

    /** The same, as they vouch: where the text knows nothing before Christ, what says no era is of ours. */
    static List<Mention> knownBy(String text, List<Mention> mentions) {
        return BEFORE_CHRIST.matcher(text).find()
                ? mentions
                : mentions.stream()
                        .map(mention -> new Mention(
                                mention.words(),
                                mention.century(),
                                mention.era() == Era.EITHER ? Era.COMMON : mention.era(),
                                mention.start(),
                                mention.end()))
                        .toList();
    }

    /** Of a year in a text: of either era where it speaks of one before Christ. */
    static Mention ofYear(int year, String text) {
        return new Mention("", year / 100 + 1, BEFORE_CHRIST.matcher(text).find() ? Era.EITHER : Era.COMMON, 0, 0);
    }

    static List<Mention> text(String text) {
        return CENTURY.matcher(text).results().map(CenturiesIn::mention).toList();
    }

    /** The text with spaces where its centuries stood. */
    static String blanked(String text, List<Mention> mentions) {
        var rest = new StringBuilder(text);
        mentions.forEach(
                mention -> rest.replace(mention.start(), mention.end(), " ".repeat(mention.end() - mention.start())));
        return rest.toString();
    }

    private static Mention mention(MatchResult match) {
        int century;
        if (match.group("hundreds") != null) {
            century = Integer.parseInt(match.group("hundreds")) + 1;
        } else if (match.group("ordinal") != null) {
            century = SpelledNumbers.ordinalsIn(match.group("ordinal")).getFirst();
        } else {
            century = Integer.parseInt(match.group("number"));
        }
        return new Mention(match.group(), century, era(match.group("era")), match.start(), match.end());
    }

    private static Era era(@Nullable String words) {
        if (words == null) {
            return Era.EITHER;
        }
        return words.toUpperCase(Locale.ROOT).startsWith("B") ? Era.BEFORE : Era.COMMON;
    }
}
