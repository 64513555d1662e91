package ai.travion.router.text;

import java.util.List;

/** Brings words to the form that vocabularies are compared in: plural and possessive endings are cut. */
public final class Stem {

    private static final List<String> HISSING = List.of("ches", "shes", "sses", "xes", "zzes");

    private Stem() {}

    /** "beaches" to "beach", "cities" to "city", "Kandy's" to "Kandy"; the word is in lower case. */
    public static String of(String word) {
        var bare = word.endsWith("'s") ? word.substring(0, word.length() - 2) : word;
        if (bare.length() > 4 && bare.endsWith("ies")) {
            return bare.substring(0, bare.length() - 3) + "y";
        }
        if (bare.length() > 4 && HISSING.stream().anyMatch(bare::endsWith)) {
            return bare.substring(0, bare.length() - 2);
        }
        if (bare.length() > 3
                && bare.endsWith("s")
                && !bare.endsWith("ss")
                && !bare.endsWith("us")
                && !bare.endsWith("is")) {
            return bare.substring(0, bare.length() - 1);
        }
        return bare;
    }
}
