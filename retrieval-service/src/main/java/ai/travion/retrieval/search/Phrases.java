package ai.travion.retrieval.search;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The words of a question and each two that stand together: "who is", "how many", which a vector of the whole blurs. */
final class Phrases {

    private static final Pattern WORD = Pattern.compile("\\p{L}+(?:['’]\\p{L}+)?|\\d+");
    private static final String BEGIN = "^";
    private static final String END = "$";
    private static final String NUMBER = "0";

    private Phrases() {}

    /** Of a question whose names are taken out; every number is the same. */
    static Set<String> in(String question) {
        var words = WORD.matcher(question.toLowerCase(Locale.ROOT).replace('’', '\''))
                .results()
                .map(MatchResult::group)
                .map(word -> Character.isDigit(word.charAt(0)) ? NUMBER : word)
                .toList();
        var phrases = new LinkedHashSet<String>();
        var before = BEGIN;
        for (var word : words) {
            phrases.add(word);
            phrases.add(before + " " + word);
            before = word;
        }
        phrases.add(before + " " + END);
        return phrases;
    }
}
