package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where one text has much of a thing and another little, or gives the more of two to the other one. */
final class Amounts {

    private static final Pattern THAN = Pattern.compile("\\bthan\\b");
    private static final Pattern CLAUSE_END = Pattern.compile("[,;.]|\\b(?:at|in|on|and|but|because|since|as)\\b");
    private static final Pattern MORE = Pattern.compile("\\b(?:more|less|\\p{L}{2,}er)(?= |$)", CASE_INSENSITIVE);
    private static final String THING =
            " (?<what>\\p{Ll}{4,})(?: (?!(?:at|in|on|and|or|for|to|from|of|but|because|since|with)\\b)(?<more>\\p{Ll}{4,}))?";
    private static final Pattern MUCH = Pattern.compile(
            "\\b(?<!\\b(?:bring|carry|take|pack|drink|need|wear|allow|leave|buy) )(?:plenty of|lots of|a lot of|a (?:good|great) deal of|full of|(?<!(?:not|n['’]t|without|hardly|nor|as|so|too|how|very) )much|ample|abundant|loads of|good|reliable|strong|excellent|many|numerous|frequent)"
                    + THING,
            CASE_INSENSITIVE);
    private static final Pattern LITTLE = Pattern.compile(
            "\\b(?<!a )(?:little|few|hardly any|scarcely any|almost no|next to no|not much|lacks?)" + THING,
            CASE_INSENSITIVE);
    private static final Pattern A_LOT = Pattern.compile(
            "\\b(?<!\\b(?:bring|carry|take|pack|drink|need|wear|allow|leave|buy) )(?:plenty of|lots of|a lot of|a (?:good|great) deal of|full of|numerous|many)"
                    + THING,
            CASE_INSENSITIVE);
    private static final Pattern NONE = Pattern.compile(
            "\\bno(?! (?:doubt|need|more|longer|less|matter|wonder|other|idea)\\b)" + THING, CASE_INSENSITIVE);

    /** "Shade is thin". */
    private static final Pattern ARE_LITTLE = Pattern.compile(
            "\\b(?<what>\\p{Ll}{4,}) (?:is|are) (?:very |rather |quite )?(?:thin|scarce|scant|sparse|rare|few|limited|in short supply|hard to (?:find|come by)|lacking|missing)\\b(?<more>)",
            CASE_INSENSITIVE);

    private static final Pattern ARE_MUCH = Pattern.compile(
            "\\b(?<what>\\p{Ll}{4,}) (?:is|are) (?:very |rather |quite )?(?:plentiful|abundant|ample|everywhere|frequent|numerous|easy to (?:find|come by)|never far)\\b(?<more>)",
            CASE_INSENSITIVE);

    private static final List<Pattern> OF_MUCH = List.of(MUCH, ARE_MUCH);
    private static final List<Pattern> OF_LITTLE = List.of(LITTLE, ARE_LITTLE);

    private Amounts() {}

    /** Whether a sentence compares, or says how much there is of a thing: of most there is nothing to hold against others. */
    static boolean standIn(String statement) {
        return THAN.matcher(statement).find()
                || Stream.of(OF_MUCH, OF_LITTLE, List.of(A_LOT))
                        .flatMap(List::stream)
                        .anyMatch(amount -> amount.matcher(statement).find());
    }

    /** @param sentences of the statement's sources, of which the sentence is one */
    static boolean areTurned(String statement, String sentence, List<String> sentences) {
        return turnsAComparison(statement, sentence) || givesAnotherAmount(statement, sentence, sentences);
    }

    /** "Residents pay more than visitors from abroad", where it is the visitors who do. */
    private static boolean turnsAComparison(String statement, String sentence) {
        var said = THAN.split(statement, 2);
        var known = THAN.split(sentence, 2);
        if (said.length < 2 || known.length < 2) {
            return false;
        }
        var how = compared(said[0]);
        if (how.isEmpty() || !compared(known[0]).containsAll(how)) {
            return false;
        }
        var more = Words.terms(known[0]);
        var less = Words.terms(CLAUSE_END.split(known[1], 2)[0]);
        return Words.terms(said[0]).stream().anyMatch(term -> less.contains(term) && !more.contains(term))
                && Words.terms(CLAUSE_END.split(said[1], 2)[0]).stream()
                        .anyMatch(term -> more.contains(term) && !less.contains(term));
    }

    private static Set<String> compared(String text) {
        return MORE.matcher(text)
                .results()
                .map(match -> match.group().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    /** "Plenty of shade", where the passage has little shade, and nowhere much of it. */
    private static boolean givesAnotherAmount(String statement, String sentence, List<String> sentences) {
        return isTheOtherAmount(statement, sentence, sentences, List.of(A_LOT), List.of(NONE))
                || isTheOtherAmount(statement, sentence, sentences, OF_MUCH, OF_LITTLE)
                || isTheOtherAmount(statement, sentence, sentences, OF_LITTLE, OF_MUCH);
    }

    private static boolean isTheOtherAmount(
            String statement, String sentence, List<String> sentences, List<Pattern> said, List<Pattern> known) {
        var amounts = amountsOf(said, statement);
        amounts.removeAll(amountsOf(known, statement));
        amounts.retainAll(amountsOf(known, sentence));
        sentences.forEach(one -> amounts.removeAll(amountsOf(said, one)));
        return !amounts.isEmpty();
    }

    private static Set<String> amountsOf(List<Pattern> amounts, String text) {
        return amounts.stream()
                .flatMap(amount -> amount.matcher(text).results())
                .flatMap(match -> Stream.of("what", "more").flatMap(group -> Stream.ofNullable(match.group(group))))
                // "Shade is thin" has nothing after its thing.
                .filter(word -> !word.isEmpty())
                .map(word -> Words.stem(word.toLowerCase(Locale.ROOT)))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
