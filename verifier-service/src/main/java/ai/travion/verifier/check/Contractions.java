package ai.travion.verifier.check;

import java.util.regex.Pattern;

/** Says a denial in full: "isn't" and "is not" are one. */
final class Contractions {

    private static final Pattern CANNOT = Pattern.compile("(?i)\\b(c)an(?:['’]t| not)\\b");
    private static final Pattern WILL_NOT = Pattern.compile("(?i)\\b(w)on['’]t\\b");
    private static final Pattern NOT = Pattern.compile("(?i)\\b(\\p{L}+)n['’]t\\b");

    private static final Reading<String> WRITTEN_OUT = Reading.by(Contractions::writtenOut);

    private Contractions() {}

    static String writtenOut(String text, Readings readings) {
        return readings.of(WRITTEN_OUT, text);
    }

    private static String writtenOut(String text) {
        if (text.indexOf('\'') < 0 && text.indexOf('’') < 0) {
            return text;
        }
        var withoutCannot = CANNOT.matcher(text).replaceAll("$1annot");
        return NOT.matcher(WILL_NOT.matcher(withoutCannot).replaceAll("$1ill not"))
                .replaceAll("$1 not");
    }
}
