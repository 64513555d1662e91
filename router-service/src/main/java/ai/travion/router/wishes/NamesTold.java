package ai.travion.router.wishes;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What travellers call those who travel with them. A capitalised word beside "my wife" is no name yet: it may open the sentence, begin a
 * date or a title, so that something of how it stands has to speak for it.
 */
public final class NamesTold {

    static final String KIN =
            "(?:wife|husband|partner|girl\\s?friend|boy\\s?friend|fianc[eé]{1,2}|spouse|(?:grand)?(?:daughter|son|child|mother|father)|kid|baby|toddler|mum|mom|dad|sister|brother|friend|aunt|uncle|cousin|niece|nephew|grandma|grandpa|(?:mother|father)-in-law)";
    static final String OF_US = "(?:my|our)\\s+(?:(?:little|young|old|older|younger|eldest|elderly|dear|new)\\s+)?";
    static final String NAME = "\\p{Lu}\\p{Ll}{1,14}";

    private static final String SMALL_ONES = "(?:kids|children|sons|daughters|boys|girls|twins|grandchildren)";
    private static final String IN_BRACKETS_OR_AGED =
            "\\s*(?:\\(\\s*\\d{1,2}\\b|,?\\s+(?:who|whose|is|aged|turns)\\b|,?\\s*\\d{1,2}\\s*(?:[,.;!?)]|$|years?\\b|and\\b))";

    /** "Our daughter called Lena". */
    private static final Pattern KIN_CALLED = Pattern.compile("\\b(?i:" + OF_US + "(?<kin>" + KIN
            + ")(?:'s\\s+name)?\\s*,?\\s+(?:is\\s+called|is\\s+named|called|named|(?<='s\\sname\\s)is))\\s+(?<name>"
            + NAME
            + ")\\b");
    /** "Our daughter Lena and me"; not "My Wife Loves Beaches", where all words have their capitals, and not "my wife Feb 10". */
    private static final Pattern KIN_NAMED = Pattern.compile("\\b(?i:" + OF_US + ")(?<kin>" + KIN + ")\\s+(?<name>"
            + NAME + ")\\b(?!\\s+\\p{Lu})(?!\\s*[-/]?\\s*\\d)(?!\\s*:)");
    /** "Our daughter Lena, 15", "my partner, Joost, who is 40", "our son, Tim (8)". */
    private static final Pattern KIN_AGED = Pattern.compile("\\b(?i:" + OF_US + ")(?<kin>" + KIN + ")\\s*,?\\s+(?<name>"
            + NAME + ")\\b(?=" + IN_BRACKETS_OR_AGED + ")");
    /** "Lukas is our son". */
    private static final Pattern IS_KIN = Pattern.compile("(?<!\\b(?:from|in|to|of|at|near|via) )\\b(?<name>" + NAME
            + ")\\s+is\\s+(?i:" + OF_US + ")(?<kin>" + KIN + ")\\b(?!')");
    /** "With Lukas, our son?"; a word that opens the sentence is "Sorry, my wife has a bad knee". */
    private static final Pattern NAMED_KIN =
            Pattern.compile("(?<=\\b(?:with|and|for|can|will|is|bring|bringing|about|does) )(?<name>" + NAME
                    + ")\\s*,\\s+(?i:" + OF_US + ")(?<kin>" + KIN + ")\\b(?=\\s*(?:[,.;!?)]|$)|\\s+who\\b)");
    /** "Two kids, Noah is 9 and Ruby is 6", "our sons Tim (8) and Ole (11)". */
    private static final Pattern SEVERAL_NAMED =
            Pattern.compile("\\b(?<ours>(?i:my|our)\\s+(?:\\p{L}+\\s+)?)?(?<kins>(?i:" + SMALL_ONES
                    + "))\\b(?<called>\\s+(?i:are\\s+called|called|named))?(?<apart>\\s*[,:(-]?)\\s*(?<first>" + NAME
                    + ")(?<age>(?:\\s*(?:,|is|\\(|aged)?\\s*\\d{1,2}\\)?)?)(?:\\s*,\\s*(?<middle>" + NAME
                    + ")(?:\\s*(?:is|\\(|aged)?\\s*\\d{1,2}\\)?)?)?\\s*,?\\s+(?:and|&)\\s+(?<last>" + NAME + ")\\b");

    private NamesTold() {}

    /** The names that a message gives to those who travel, and who each belongs to: "Lena" is "daughter". */
    public static Map<String, String> in(String message, Places atlas) {
        var names = new LinkedHashMap<String, String>();
        Stream.of(KIN_CALLED, KIN_NAMED, KIN_AGED, IS_KIN, NAMED_KIN).forEach(pattern -> {
            var match = Patterns.matcher(pattern, message);
            while (match.find()) {
                put(names, match.group("name"), match.group("kin").toLowerCase(Locale.ROOT), atlas);
            }
        });
        var several = Patterns.matcher(SEVERAL_NAMED, message);
        while (several.find()) {
            if (areNamed(several)) {
                var kin = one(several.group("kins").toLowerCase(Locale.ROOT));
                Stream.of("first", "middle", "last")
                        .flatMap(group -> Optional.ofNullable(several.group(group)).stream())
                        .forEach(name -> put(names, name, kin, atlas));
            }
        }
        return names;
    }

    /** "With kids, Safari and Beaches" names nobody: an age, "called" or nothing between speaks for names. */
    private static boolean areNamed(Matcher several) {
        boolean calls = several.group("called") != null;
        boolean ours =
                several.group("ours") != null && several.group("apart").strip().isEmpty();
        return calls || ours || !several.group("age").isEmpty();
    }

    private static void put(Map<String, String> names, String name, String kin, Places atlas) {
        if (GivenName.isOne(name, atlas)) {
            names.putIfAbsent(name, kin);
        }
    }

    private static String one(String kins) {
        return switch (kins) {
            case "sons", "boys" -> "son";
            case "daughters", "girls" -> "daughter";
            default -> "child";
        };
    }
}
