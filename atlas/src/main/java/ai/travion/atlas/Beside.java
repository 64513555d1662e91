package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** What lies beside a place: "a zoo near Colombo" is not in Colombo, and "the forest behind the Temple of the Tooth" is not the temple. */
public final class Beside {

    /** A day trip. */
    public static final double KILOMETRES = 30;

    private static final Pattern BEFORE = Patterns.anyCase(
            "\\b(?:near(?:by|est to|er to)?|close (?:to|by)|not (?:too )?far (?:away )?from|outside(?: of)?|behind|next to|beside|(?<!\\b(?:get|gets|getting|go|going|travel|travelling|traveling|move|moving|way|drive|walk) )around|round about|"
                    + "(?:in the )?(?:vicinity|neighbou?rhood|surroundings|area) of|within (?:easy )?reach of|(?:out|back) from|"
                    + "(?:short|quick|easy|half an hour|an hour|\\d+ (?:min(?:ute)?s?|hours?|km)) (?:(?:walk|drive|ride|trip|hop) )?from)"
                    + " (?:the |central |downtown )?$");

    private static final Pattern BEHIND = Patterns.anyCase("^(?: town| village)? (?:area|region|side of)\\b");

    private Beside() {}

    /** Whether a question asks for what is beside a place that it names. */
    public static boolean isAskedIn(String question, Places atlas) {
        return atlas.mentionedIn(question).stream()
                .anyMatch(mention -> Patterns.isIn(BEFORE, question.substring(0, mention.start()))
                        || Patterns.isIn(BEHIND, question.substring(mention.end())));
    }
}
