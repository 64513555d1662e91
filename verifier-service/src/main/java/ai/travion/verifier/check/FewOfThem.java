package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.Collection;
import java.util.Locale;
import java.util.regex.Pattern;

/** "Lifeguards all along the beach", where the passage says that it has few. */
final class FewOfThem {

    private static final Pattern FEW = Pattern.compile(
            "\\b(?:few|hardly any|scarcely any|little)(?<! a (?:few|little)) (?:\\p{Ll}+ )?(?<what>\\p{Ll}{4,}?)s?\\b(?! (?:of|who|know|have|come|go)\\b)",
            CASE_INSENSITIVE);

    private FewOfThem() {}

    /** @param sentences of the statement's sources, of which the sentence is one */
    static boolean areMade(String statement, String sentence, Collection<String> sentences) {
        return FEW.matcher(sentence)
                .results()
                .map(few -> few.group(1).toLowerCase(Locale.ROOT))
                .filter(what -> sentences.stream().noneMatch(one -> areMany(what, one)))
                .anyMatch(what -> areMany(what, statement));
    }

    private static boolean areMany(String what, String text) {
        return text.toLowerCase(Locale.ROOT).contains(what)
                && Pattern.compile(
                                "\\b(?:(?<!not )many|plenty of|lots of|numerous|countless|enough) (?:\\p{Ll}+ )?"
                                        + Pattern.quote(what) + "s?\\b|\\b" + Pattern.quote(what)
                                        + "s? (?:\\p{Ll}+ ){0,2}?(?:all along|everywhere|at every|on every|all over|throughout|all day)\\b",
                                CASE_INSENSITIVE)
                        .matcher(text)
                        .find();
    }
}
