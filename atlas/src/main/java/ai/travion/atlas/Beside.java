package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * What lies beside a place: "a zoo near Colombo" is not in Colombo, "the forest behind the Temple of the Tooth" is not the temple, and "the wood
 * above Kandy" and "the garden on the Badulla road" are told by where they are.
 */
public final class Beside {

    /** A day trip. */
    public static final double KILOMETRES = 30;

    private static final Pattern BEFORE = Patterns.anyCase(
            "\\b(?:(?<!\\b(?:ride|riding|fly|flying|pass|passing|go|going|drive|driving|run|running) )(?:above|below|beneath|under|over|off|by)|opposite|across from|inland (?:of|from)|"
                    + "(?:(?:just|due|to the) )?(?:north|south|east|west)(?:-?(?:east|west))?(?:ern)? (?:of|from)|"
                    + "near(?:by|est to|er to)?|close (?:to|by)|not (?:too )?far (?:away )?from|outside(?: of)?|behind|next to|beside|(?<!\\b(?:get|gets|getting|go|going|travel|travelling|traveling|move|moving|way|drive|walk) )around|round about|"
                    + "(?:in the )?(?:vicinity|neighbou?rhood|surroundings|area) of|within (?:easy )?reach of|(?:out|back) from|"
                    + "(?:short|quick|easy|half an hour|an hour|\\d+ (?:min(?:ute)?s?|hours?|km)) (?:(?:walk|drive|ride|trip|hop) )?from)"
                    + " (?:the |central |downtown )?$");

    private static final Pattern BEHIND =
            Patterns.anyCase("^(?: town| village)? (?:area|region|side of|road|highway)\\b");

    private Beside() {}

    /** Whether a question asks for what is beside a place that it names. */
    public static boolean isAskedIn(String question, Places atlas) {
        return atlas.mentionedIn(question).stream()
                .anyMatch(mention -> Patterns.isIn(BEFORE, question.substring(0, mention.start()))
                        || Patterns.isIn(BEHIND, question.substring(mention.end())));
    }
}
