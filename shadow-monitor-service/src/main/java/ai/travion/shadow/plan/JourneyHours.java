package ai.travion.shadow.plan;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hours that are said of a flight, which are no hours of what is named beside them: "flying out at 22:00, want Kandy". */
final class JourneyHours {

    private static final String ITS_HOUR = "(?:(?!\\b(?:and|then|but|so|see|visit|want|climb)\\b)[^.,;!?\\n]){0,60}?"
            + "(?<hour>(?:(?<=\\s)(?:at|by|around|about)\\s+)?(?<![\\d:.])\\b(?:\\d{1,2}[:.]\\d\\d(?:\\s*[ap]\\.?m\\b)?|\\d{1,2}\\s*(?:[ap]\\.?m\\b|o'?clock\\b|h\\b|hrs\\b)|(?<=\\bat )\\d{1,2}\\b|noon\\b|midnight\\b))";
    private static final Pattern OF_A_FLIGHT = pattern(
            "\\b(?:fly|flies|flying|flight|plane|land|lands|landing|landed|tak(?:e|es|ing) off|touch(?:ing)? down)\\b");
    private static final Pattern BESIDE_A_FLIGHT = pattern("\\b" + FlightWords.COMING_OR_GOING);

    private JourneyHours() {}

    /** The words with blanks where such an hour stood, so that all else keeps its place. */
    static String blanked(String words) {
        String rest = blanked(OF_A_FLIGHT, words);
        return FlightWords.areIn(words) ? blanked(BESIDE_A_FLIGHT, rest) : rest;
    }

    private static String blanked(Pattern journey, String words) {
        Matcher flight = journey.matcher(words);
        var rest = new StringBuilder(words);
        while (flight.find()) {
            for (int index = flight.start("hour"); index < flight.end("hour"); index++) {
                rest.setCharAt(index, ' ');
            }
        }
        return rest.toString();
    }

    private static Pattern pattern(String journey) {
        return Pattern.compile(journey + ITS_HOUR, Pattern.CASE_INSENSITIVE);
    }
}
