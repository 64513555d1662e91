package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.Pattern;

/** What a preposition before a name says of it: where something is, or the way there. */
enum Prepositions {
    NONE,
    WHERE,
    THE_WAY;

    private static final String NAMES_BEFORE =
            "(?:the )?(?:(?-i:\\p{Lu})[\\p{L}’'-]+(?: (?-i:\\p{Lu})[\\p{L}’'-]+)*(?:, and|, or|,| and| or) (?:the )?)*$";

    private static final Pattern PLACE =
            Pattern.compile("\\b(?:in|at|by|near|on|around|beyond|of) " + NAMES_BEFORE, CASE_INSENSITIVE);
    private static final Pattern WAY =
            Pattern.compile("\\b(?:from|to|via|through|towards?|between) " + NAMES_BEFORE, CASE_INSENSITIVE);

    /** That which stands before the end of a text, be it before the first of several names: "from Galle or ". */
    static Prepositions before(String text) {
        return WAY.matcher(text).find() ? THE_WAY : PLACE.matcher(text).find() ? WHERE : NONE;
    }

    /** "From Matara the drive takes two hours" says nothing of a beach that is "at Kamburugamuwa". */
    boolean mayStandFor(Prepositions other) {
        return this == NONE || other == NONE || this == other;
    }
}
