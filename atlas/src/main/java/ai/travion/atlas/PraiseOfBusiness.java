package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * Knows a claim that one business is the only or the best of its kind: "the sole safe operator", "the most trusted taxi firm". A page that
 * anyone may have written makes no fact of it.
 */
public final class PraiseOfBusiness {

    private static final Pattern CLAIM = Patterns.anyCase(
            "\\b(?:(?:the|its|our|their|your|sri lanka['’]s|\\p{L}+['’]s) (?:\\p{L}+ )?(?:sole|only|one(?= (?:safe|licensed|trusted|registered|official|honest|reliable|approved|real)\\b)|best|safest|finest|cheapest|leading|(?:number|no\\.?) (?:one|1)|top|most (?:trusted|reliable|trustworthy|reputable|experienced|recommended|respected)|top[- ]rated|exclusive)"
                    + "|sole) (?:(?!train|bus|ferry|public)[\\p{L}-]+ ){0,3}?(?:operators?|drivers?|cabs?|taxis?|tuk-?tuks?|agenc(?:y|ies)|agents?|compan(?:y|ies)|firms?|outfitters?|guides?|providers?|carriers?|sellers?|vendors?|hosts?|hotels?|resorts?|guest ?houses?|homestays?|restaurants?|caf[eé]s?|shops?|chauffeurs?|boatm[ae]n|instructors?|transfer services?|taxi services?|tour services?|jeep services?)\\b");

    /** "Who calls itself so" is told for what it is. */
    private static final Pattern OF_ITSELF = Patterns.anyCase(
            "\\b(?:calls? (?:itself|themselves|himself|herself)|claims?|advertis\\w+|says of itself)\\b");

    private PraiseOfBusiness() {}

    public static boolean isIn(String sentence) {
        return Patterns.isIn(CLAIM, sentence) && !Patterns.isIn(OF_ITSELF, sentence);
    }
}
