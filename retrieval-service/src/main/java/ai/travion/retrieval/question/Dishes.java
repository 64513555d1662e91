package ai.travion.retrieval.question;

import java.util.regex.Pattern;

/** One way of asking what is eaten somewhere: "tell me about the food in Jaffna" asks what one should eat there. */
final class Dishes {

    private static final Pattern TOLD_OF = Pattern.compile(
            "(?i)^\\W*(?:(?:hi|hello|hey|please|can you|could you|would you|and|so)\\W+)*"
                    + "(?:tell (?:me|us)|what can you tell (?:me|us)|what do you know|what is special|describe)"
                    + "(?: (?:something|anything|more|a bit|a little))?(?: (?:about|of))? (?:the )?(?:local |typical |best |traditional )?"
                    + "(?:food|foods|cuisine|dishes|cooking|specialit(?:y|ies)) (?:in|of|at|around|from) ([^?.!;,]+?)\\W*$");

    private Dishes() {}

    /** The text with "what should I eat in" for it. */
    static String toEat(String text) {
        return TOLD_OF.matcher(text).replaceAll("what should I eat in $1");
    }
}
