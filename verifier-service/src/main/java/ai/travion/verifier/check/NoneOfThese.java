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
    private static final Pattern NOT_TO_BE_HAD = Pattern.compile(
            "(?:^|[,;.] )(?<what>\\p{L}{4,}) (?:is|are) (?:not (?:to be (?:had|found)|available|sold)|nowhere to be (?:had|found)|lacking|absent)",
            CASE_INSENSITIVE);
    private static final Pattern NEITHER = Pattern.compile(
            "\\bneither (?:an? )?(?<one>\\p{Ll}{3,}) nor (?:an? )?(?<other>\\p{Ll}{3,})", CASE_INSENSITIVE);
    private static final Pattern NOTHING = Pattern.compile(
            "\\b(?:nothing|nobody|no one) (?:is|may be|can be) (?<deed>\\p{Ll}{4,}) (?:on|at|in|inside|beyond|near|along) (?<where>[^.;:,]{3,40})",
            CASE_INSENSITIVE);
    private static final Pattern ITEM_END = Pattern.compile(",? (?:or|and) |, ");
    private static final Pattern DENIES = Pattern.compile(
            "\\b(?:no|not|none|nothing|nobody|never|without|nor|neither|stock up)\\b|n['’]t\\b", CASE_INSENSITIVE);
    private static final Pattern IN_A_TOWN =
            Pattern.compile("\\b(?:in|at|from|near|around) (?:the )?(?<town>\\p{Lu}\\p{L}+)");

    private NoneOfThese() {}

    /** @param sentences of the statement's sources, of which the sentence is one */
    static boolean isAffirmed(String statement, String sentence, Collection<String> sentences, Set<String> places) {
        if (DENIES.matcher(statement).find()) {
            return false;
        }
        boolean isSomeOfThem = !isOfATown(statement, places)
                && denied(sentence)
                        .anyMatch(thing -> Words.terms(statement).contains(thing)
                                && sentences.stream()
                                        .filter(one -> !one.equals(sentence))
                                        .noneMatch(one -> Words.terms(one).contains(thing)));
        return isSomeOfThem || isDoneWhereNothingIs(statement, sentence, places);
    }

    /** "Drinks are sold on the rock", where nothing is sold on the rock. */
    private static boolean isDoneWhereNothingIs(String statement, String sentence, Set<String> places) {
        var terms = Words.terms(statement);
        return NOTHING.matcher(sentence).results().anyMatch(match -> {
            var where = Words.subjects(match.group("where"));
            where.removeAll(places);
            return terms.contains(Words.stem(match.group("deed").toLowerCase(Locale.ROOT)))
                    && !where.isEmpty()
                    && terms.containsAll(where);
        });
    }

    /** Of a list the last word of each: "dependable signs". */
    private static Stream<String> denied(String sentence) {
        var ofLists = LIST.matcher(sentence)
                .results()
                .flatMap(match -> ITEM_END.splitAsStream(match.group(1)))
                .map(item -> Arrays.asList(item.split(" ", -1)).getLast());
        var alone = NOT_TO_BE_HAD.matcher(sentence).results().map(match -> match.group(1));
        var ofTwo = NEITHER.matcher(sentence).results().flatMap(match -> Stream.of(match.group(1), match.group(2)));
        return Stream.of(ofLists, alone, ofTwo)
                .flatMap(words -> words)
                .map(word -> Words.stem(word.toLowerCase(Locale.ROOT)));
    }

    private static boolean isOfATown(String statement, Set<String> places) {
        return IN_A_TOWN
                .matcher(statement)
                .results()
                .anyMatch(match -> !places.containsAll(Words.terms(match.group(1))));
    }
}
