package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "A tea shop at the summit", where the passage says that no shops, toilets or signs exist on the mountain. */
final class NoneOfThese {

    private static final Pattern LIST = Pattern.compile(
            "(?:^|[.;] )no (?<list>\\p{Ll}+(?:, (?:\\p{Ll}+ ){0,2}\\p{Ll}+){0,4},? (?:or|and) (?:\\p{Ll}+ ){0,2}\\p{Ll}+) (?:exist|(?:is|are) (?:found|sold|available|to be (?:found|had))|can be found)",
            CASE_INSENSITIVE);
    private static final Pattern ITEM_END = Pattern.compile(",? (?:or|and) |, ");
    private static final Pattern DENIES =
            Pattern.compile("\\b(?:no|not|none|never|without|nor|neither|stock up)\\b|n['’]t\\b", CASE_INSENSITIVE);
    private static final Pattern IN_A_TOWN = Pattern.compile("\\b(?:in|at|from|near|around) (?:the )?(?<town>\\p{Lu}\\p{L}+)");

    private NoneOfThese() {}

    /** @param sentences of the statement's sources, of which the sentence is one */
    static boolean isAffirmed(String statement, String sentence, Collection<String> sentences, Set<String> places) {
        var list = LIST.matcher(sentence);
        return list.find()
                && !DENIES.matcher(statement).find()
                && !isOfATown(statement, places)
                && items(list.group("list"))
                        .anyMatch(thing -> Words.terms(statement).contains(thing)
                                && sentences.stream()
                                        .filter(one -> !one.equals(sentence))
                                        .noneMatch(one -> Words.terms(one).contains(thing)));
    }

    /** The last word of each: "dependable signs". */
    private static Stream<String> items(String list) {
        return ITEM_END.splitAsStream(list)
                .map(item -> Arrays.asList(item.split(" ", -1)).getLast())
                .map(word -> Words.stem(word.toLowerCase(Locale.ROOT)));
    }

    private static boolean isOfATown(String statement, Set<String> places) {
        return IN_A_TOWN
                .matcher(statement)
                .results()
                .anyMatch(match -> !places.containsAll(Words.terms(match.group(1))));
    }
}
