package ai.travion.retrieval.question;

import ai.travion.atlas.text.Patterns;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What kind of thing would answer a question: "how deep" asks for a depth. A sentence that is near such a question and tells no depth is no
 * answer to it, however near it is.
 */
public enum AnswerKind {
    COUNT("how many(?! (?:hours|days|nights|minutes|weeks|km|kilomet(?:re|er)s|miles))", Words.NUMBER),
    HEIGHT("how (?:tall|high)|(?:height|elevation|altitude) of|above sea level", Words.LENGTH),
    /** A lake that lies at 1,900 metres is not so deep. */
    DEPTH(
            "how (?:deep|shallow)|depth of",
            "\\b(?:depths?|deep\\w*|shallow\\w*)\\b|(?<![\\d,])\\d{1,3} met(?:re|er)s (?:down|of water|below|under)|knee|waist|chest"),
    SIZE("how (?:big|large|wide|broad)|(?:size|area|width) of", Words.LENGTH),
    SHAPE(
            "(?:what|which) shape|shape (?:of|is|has|does)|how .{2,40} shaped|(?<!year[ -])(?:round|square|octagonal|circular|oval) or|how many sides",
            "\\b(?:octagon\\w*|round|circular|square|rectang\\w+|triang\\w+|conical|cone|oval|hexagon\\w*|crescent|horseshoe|star|pyramids?|"
                    + "pointed|dome\\w*|\\w*-?shaped)\\b"),
    LENGTH(
            "how (?:long|wide|broad) (?:is|was|are|were)(?! (?:the |a |an |your |that |this )?(?:\\w+ )?(?:walk|hike|climb|trek|drive|ride|trip|journey|way|transfer|tour|swim|stroll|boat|ferry|train|flight|visit|wait|queue)\\b)(?: [\\w'’-]+){0,4} (?:rivers?|tunnels?|bridges?|walls?|beach(?:es)?|bays?|coast\\w*|dams?|canals?|"
                    + "lagoons?|ramparts?|statues?|figures?|buddhas?|caves?|teeth|tooth|relics?|snakes?|crocodiles?|reefs?|platforms?|pythons?|moats?|corridors?|halls?)|"
                    + "lengths? of|how many (?:km|kilomet(?:re|er)s|miles|met(?:re|er)s) (?:long|wide|is|of)",
            Words.LENGTH),
    DURATION(
            "how (?:long|much time)|how many (?:hours|days|nights|minutes|weeks)|enough time",
            "\\b(?:minutes?|hours?|days?|nights?|weeks?|morning|afternoon|km|kilomet(?:re|er)s?|met(?:re|er)s?|years?)\\b"),
    DISTANCE(
            "how far|distance|how many (?:km|kilomet(?:re|er)s|miles)",
            "\\b(?:minutes?|hours?|km|kilomet(?:re|er)s?|met(?:re|er)s?|short|near|close|walk|drive|ride)\\b"),
    WEIGHT("how heavy|weigh(?:s|t)?", "\\b(?:kg|kilograms?|tonnes?|tons?|weigh\\w*|heav\\w*)\\b"),
    SPEED("how fast|speed", "\\b(?:speed|fast|knots|km/h)\\b"),
    TEMPERATURE(
            "how (?:hot|cold|warm|chilly|cool)|temperatures?",
            "\\b(?:degrees?|cold|cool|hot|heat|warm\\w*|frost|chill\\w*|freez\\w*|sweater|blanket)\\b"),
    MONEY(
            "how much (?:is|are|does|do|did|for|money)|prices?|costs?|fees?|charges?|free(?: (?:to|entry|entrance))?|cheap(?:er|est)?|earns?|paid|salary|wages?",
            "\\b(?:rupees|pric\\w*|fees?|cost\\w*|paid|pay|sum|free|tickets?|donations?)\\b"),
    YEAR(
            "when (?:was|were|did)|(?:which|what) (?:year|century)|how old|since when",
            "\\b(?:1\\d{3}s?|20\\d\\d|centur\\w+|bce|years?|decades?|age|ancient)\\b"),
    HOUR(
            "what (?:time|hour)s?" + AskedForm.AND_NO_ZONE
                    + "|opening (?:hours|times)|(?:till|until) when|how (?:late|early)|hours|"
                    + "when (?:does|do|is|are|will)\\b.*\\b(?:open|clos|shut|leave|start|stop|run|go)\\w*",
            "\\b(?:open\\w*|clos\\w*|shut\\w*|hours?|morning|afternoon|evening|dawn|dusk|sunrise|sunset|noon|midday|midnight|night|"
                    + "o'clock|six|seven|eight|nine|half past|early|late)\\b"),
    PERSON(
            "who(?:se|m)?|which (?:king|queen|prince|princess|ruler|governor|monk|general|writer|person|captain|architect|engineer|artist|foreign|"
                    + "europeans?|lady|merchant|planter|man|woman)",
            "(?-i:\\b(?:King|Queen|Prince|Princess|Emperor|Sir|Lord|Governor|Dr|Major|Captain|General|Saint|St|Count)\\b|"
                    + "(?<!^)\\b[A-Z][a-z]+ [A-Z][a-z]+\\b)|\\b(?:king|queen|prince|princess|monk|governor|architect|planter|traders?|dutch|british|portuguese|"
                    + "ruler|merchant|visitors?|families|people|travellers|worshippers|women|men|monks|guides?|villagers)\\b"),
    NAME("(?:what (?:is|was|are|were)|what's) the names? of|names?|called", "\\b(?:called|named|names?|known as)\\b");

    /** A number, in figures or words, and what stands for one. */
    static final String NUMBER = Words.NUMBER;

    private final Pattern asked;
    private final Pattern told;

    AnswerKind(String asked, String told) {
        this.asked = Pattern.compile("\\b(?:" + asked + ")\\b", Pattern.CASE_INSENSITIVE);
        this.told = Pattern.compile(told, Pattern.CASE_INSENSITIVE);
    }

    /** The first kind that a question asks for; most ask for none. */
    static Optional<AnswerKind> askedIn(String question) {
        return Arrays.stream(values())
                .filter(kind -> Patterns.isIn(kind.asked, question))
                .findFirst();
    }

    /** Whether a sentence tells something of the kind. */
    boolean isToldIn(String sentence) {
        return told.matcher(sentence).find();
    }

    /** A holder, since an enum's constants come before its own static fields. */
    private static final class Words {

        static final String NUMBER =
                "(?:\\d[\\d,.]*|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|sixteen|twenty|"
                        + "thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|several|single|a few|couple|pair|half|"
                        + "quarter)\\b)";

        static final String LENGTH =
                NUMBER + "[^.]{0,12}\\b(?:met(?:re|er)s?|m|km|kilomet(?:re|er)s?|feet|miles|hectares|square)\\b";
    }
}
