package ai.travion.atlas.text;

import java.util.regex.Pattern;

/** "My husband will be heartbroken, no beer!": whoever is sorry that there is none of a thing has nothing against it, and orders nothing. */
public final class Lament {

    private static final String SORRY =
            "(?:heart ?broken|disappointed|devastated|gutted|crushed|sad|upset|crying|in\\s+tears|miserable|furious|grumpy|inconsolable|unhappy|not\\s+(?:be\\s+)?(?:happy|pleased|amused|thrilled))";
    private static final Pattern SIGH = Patterns.anyCase(
            "\\b(?:(?:will|would|is|are|am|was|were|going\\s+to|gonna|'ll|'s|'re|'m)\\s+(?:be\\s+)?(?:\\p{L}+\\s+)?"
                    + SORRY
                    + "|(?:will|would|'ll)\\s+(?:\\p{L}+\\s+)?(?:cry|weep|sulk)|(?:what|such)\\s+a\\s+(?:shame|pity|bummer|disappointment)|how\\s+sad|too\\s+bad|that'?s\\s+(?:sad|a\\s+(?:shame|pity|bummer))|poor\\s+(?:me|us|him|her|(?:old\\s+)?(?:husband|wife|hubby|dad|mum|mom|guy|man|thing|boy|girl|lads?|kids))|(?:oh|ah)\\s+(?:no|dear))(?![\\p{L}'])");
    private static final Pattern MISSING = Patterns.anyCase(
            "(?<=[,.;:!\\u2013-]\\s{0,2})(?:so\\s+|and\\s+)?no\\s+(?:more\\s+)?(?:\\p{L}[\\p{L}'-]*\\s*){1,3}(?=[,.;!?]|$)");
    /** Who wants something of it says so. */
    private static final Pattern ORDERS = Patterns.words(
            "please|pls|want|wants|need|needs|make|plan|add|remove|drop|skip|leave|take|put|avoid|keep|change|instead|for (?:me|us|him|her|them)|(?:i|we|he|she) (?:can't|cannot|don't|doesn't|hates?|dislikes?)|allergic");

    private Lament() {}

    /** The text without what is missed in it. */
    public static String without(String text) {
        return Patterns.isIn(SIGH, text) && !Patterns.isIn(ORDERS, text)
                ? MISSING.matcher(text).replaceAll(" ")
                : text;
    }
}
