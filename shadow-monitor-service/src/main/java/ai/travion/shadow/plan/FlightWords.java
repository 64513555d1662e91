package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** The flights of a message in the words that {@link SpokenHours} knows: who flies in lands, and who came by air and leaves flies out. */
public final class FlightWords {

    /** At these words the way home begins, and an hour behind them is none of the landing. */
    static final String GOING =
            "\\b(?:fl(?:y|ies|ying)\\s+(?:out|home|back|away|off)|leav(?:e|es|ing)|depart\\w*|go(?:ing)?\\s+home|(?:flight|plane)\\s+(?:home|out|back|leav\\w*|depart\\w*)|(?:return|homeward)\\s+flight)\\b";

    private static final String MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*";
    private static final String A_DAY =
            "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,?\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)\\b|\\d{1,2}\\s+(?:of\\s+)?"
                    + MONTH + "\\b|" + MONTH
                    + "\\s+\\d{1,2}\\b|\\d{4}-\\d\\d-\\d\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b)";
    private static final String THE_GATE =
            "(?:colombo|negombo|katunayake|bandaranaike|cmb|bia|(?:the\\s+)?airport|sri\\s+lanka|the\\s+(?:country|island))\\b";
    private static final String NOT_OVERLAND = "(?![^.;!?]{0,40}\\b(?:train|bus|ferry|car|driver|taxi)\\b)";

    /** Who leaves for another town of the island only moves on. */
    static final String NOT_FOR_A_TOWN =
            "(?![^.,;!?]{0,60}\\b(?:for|towards?|(?<!\\b(?:fly|flying|flies|flight|back|home)\\s)to)\\s+(?!" + THE_GATE
                    + ")(?-i:\\p{Lu}))";

    /** From a town that has no airport nobody flies home. */
    static final String FROM_NO_TOWN = "(?!\\s+(?:from\\s+)?(?!" + THE_GATE + "|" + A_DAY + ")(?-i:\\p{Lu}))";

    private static final Pattern BY_AIR = words(
            "arriv\\w*\\s+(?:in\\s+|at\\s+)?colombo|land(?:s|ing|ed)?|touch(?:es|ing)?\\s+down|flights?|fl(?:y|ies|ying)|planes?|airport|cmb|bia|katunayake");
    private static final Pattern FLYING_IN = words(
            "fl(?:y|ies|ying)\\s+in(?:to)?(?!\\s+(?:the|an?|" + MONTH
                    + ")\\b)|touch(?:es|ing)?\\s+down|(?:flight|plane)\\s+(?:arrives|lands|touches\\s+down|(?:gets|comes|is)\\s+in(?!\\s+(?:the|an?)\\b)|in(?=\\s+(?:is|at|on|\\d)\\b))|(?:inbound|incoming|arrival|arriving)\\s+flight");
    /** By the airport, a day or an hour that follows; who arrives in another town, or by train, does not land there. */
    private static final String ARRIVES = "arriv(?:e|es|ing|al)(?=\\s+(?:(?:in|at|into|from|to)\\s+)?(?:" + THE_GATE
            + "|(?:on\\s+)?(?:the\\s+)?" + A_DAY + "|(?:at|around|about)\\s+\\d))" + NOT_OVERLAND;

    private static final String LEAVES =
            "(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?)(?=\\s+(?:again\\s+)?(?:(?:from\\s+)?"
                    + THE_GATE + "\\s+(?:again\\s+)?)?(?:(?:at\\s+[\\d:.]+\\s*(?:[ap]m\\s+)?)?(?:on\\s+)?(?:the\\s+)?"
                    + A_DAY
                    + "))" + NOT_OVERLAND + NOT_FOR_A_TOWN;

    /** Of a text that speaks of flights: coming and going, where it names no flight itself. */
    static final String COMING_OR_GOING = "(?:" + ARRIVES + "|" + LEAVES + ")";

    private static final Pattern ARRIVING = words(ARRIVES);
    private static final Pattern LEAVING = words(LEAVES);

    private static final String IN_NO_TOWN = "(?![^.,;!?]{0,40}\\b(?:in|at|to|into|from)\\s+(?:the\\s+)?(?!" + THE_GATE
            + "|(?:" + MONTH + "|" + A_DAY + "))(?-i:\\p{Lu}))";
    private static final String WITH_AN_HOUR =
            "[^.,;!?]{0,40}?\\b(?:\\d{1,2}[:.]\\d\\d|\\d{1,2}\\s*[ap]\\.?m|midnight|noon)\\b";
    private static final Pattern COMING_TO_THE_ISLAND = words(ARRIVES + IN_NO_TOWN);
    private static final Pattern LEAVING_THE_ISLAND = words(LEAVES + IN_NO_TOWN);
    private static final Pattern AT_AN_HOUR = words("(?:" + ARRIVES + "|" + LEAVES + ")" + WITH_AN_HOUR);
    /** Hardly anything but a plane leaves in the small hours of a day that is named; "3:30" alone is the afternoon's to most. */
    private static final Pattern LEAVING_BY_NIGHT = words(
            LEAVES + IN_NO_TOWN
                    + "[^.,;!?]{0,40}?(?:(?<![\\d:.])(?:(?:0[0-4]|0):\\d\\d(?!\\s*p)|(?:0?[1-4]|12)(?:[:.]\\d\\d)?\\s*(?:a\\.?m|in\\s+the\\s+(?:early\\s+)?morning|at\\s+night))|(?:at|around|about)\\s+midnight)\\b");

    private static final Pattern BY_SEA = words("ferry|(?:cruise\\s+)?ship|liner|cruise");
    private static final Pattern EARLY_OUT = words("climb\\w*|hik(?:e|ing)|peak|sunrise|safari|trek\\w*");
    /** "Flying into Colombo on the 13th and out on the 20th at 9 pm". */
    private static final Pattern AND_OUT = Pattern.compile(
            "(?:\\band|,)\\s+(?:back\\s+)?out\\s+(?:again\\s+)?(?=(?:on\\s+)?(?:the\\s+)?" + A_DAY + "|at\\s+\\d)",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern AT_MIDNIGHT = Pattern.compile(
            "(?<=\\b(?:fly|flies|flying|flight|plane|land|lands|landing)\\b[^.;,!?]{0,60})\\b(?<lead>at|around|about|is|by)\\s+midnight\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ON_A_DAY = words(A_DAY);
    private static final Pattern MIDNIGHT_FLIGHT = words("midnight\\s+(?<means>flight|plane)");

    private FlightWords() {}

    static boolean areIn(String text) {
        return Patterns.isIn(BY_AIR, text) || isAJourneyToTheIsland(text);
    }

    /** Whether an hour is that of a date: who writes both writes them as a ticket does. */
    static boolean isOnADay(String said) {
        return Patterns.isIn(ON_A_DAY, said);
    }

    /** Who comes on one day and leaves on another, at an hour and for no town, comes by air without a word of it. */
    private static boolean isAJourneyToTheIsland(String text) {
        boolean comesAndGoes = Patterns.isIn(LEAVING_THE_ISLAND, text)
                && Patterns.isIn(COMING_TO_THE_ISLAND, text)
                && Patterns.isIn(AT_AN_HOUR, text);
        boolean byNight = Patterns.isIn(LEAVING_BY_NIGHT, text) && !Patterns.isIn(EARLY_OUT, text);
        return (comesAndGoes || byNight) && !Patterns.isIn(BY_SEA, text);
    }

    /** The text in those words; as it was where it speaks of no flight. */
    public static String plainIn(String text) {
        if (!areIn(text)) {
            return text;
        }
        String landing =
                ARRIVING.matcher(FLYING_IN.matcher(text).replaceAll("land")).replaceAll("land");
        String outAgain = AND_OUT.matcher(landing).replaceAll("and fly out ");
        return atMidnight(LEAVING.matcher(outAgain).replaceAll("fly out"));
    }

    /** Midnight is the end of the day that is named with it. */
    private static String atMidnight(String text) {
        String flights = MIDNIGHT_FLIGHT.matcher(text).replaceAll("${means} at midnight");
        return AT_MIDNIGHT.matcher(flights).replaceAll("${lead} 24:00");
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")(?!\\w)", Pattern.CASE_INSENSITIVE);
    }
}
