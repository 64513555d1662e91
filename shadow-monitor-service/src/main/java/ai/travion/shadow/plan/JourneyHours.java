package ai.travion.shadow.plan;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hours that are said of a flight, which are no hours of what is named beside them: "flying out at 22:00, want Kandy". */
final class JourneyHours {

    private static final Pattern OF_A_FLIGHT = Pattern.compile(
            "\\b(?:fly|flies|flying|flight|plane|land|lands|landing|landed|tak(?:e|es|ing) off|touch(?:ing)? down)\\b"
                    + "(?:(?!\\b(?:and|then|but|so|see|visit|want|climb)\\b)[^.,;!?\\n]){0,60}?"
                    + "(?<hour>(?:(?<=\\s)(?:at|by|around|about)\\s+)?(?<![\\d:.])\\b(?:\\d{1,2}[:.]\\d\\d(?:\\s*[ap]\\.?m\\b)?|\\d{1,2}\\s*(?:[ap]\\.?m\\b|o'?clock\\b|h\\b|hrs\\b)|(?<=\\bat )\\d{1,2}\\b|noon\\b|midnight\\b))",
            Pattern.CASE_INSENSITIVE);

    private JourneyHours() {}

    /** The words with blanks where such an hour stood, so that all else keeps its place. */
    static String blanked(String words) {
        Matcher flight = OF_A_FLIGHT.matcher(words);
        var rest = new StringBuilder(words);
        while (flight.find()) {
            for (int index = flight.start("hour"); index < flight.end("hour"); index++) {
                rest.setCharAt(index, ' ');
            }
        }
        return rest.toString();
    }
}
