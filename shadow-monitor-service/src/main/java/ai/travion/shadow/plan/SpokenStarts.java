package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** When the hours of a plan begin: "starting at 10:00", "we are free from noon", "I have a meeting until 1 pm". */
final class SpokenStarts {

    /** An hour, and neither a date nor the first of two hours. */
    static final String END = SpokenHours.NO_DATE + "(?!\\s*/|-\\d|\\s*(?:to|until|till|-|\u2013)\\s*\\d)";

    private static final String OCCUPIED =
            "(?:meetings?|work\\w*|conferences?|busy|class(?:es)?|lessons?|appointments?|exams?|training|occupied|interviews?|seminars?|check-?out|breakfast)";

    static final String BEGUN =
            "\\b(?:start\\w*|begin\\w*|commenc\\w*|kick(?:ing)? off|set(?:ting)? (?:off|out)|head(?:ing)? out|free|available|ready|pick(?:ed)?[- ](?:me |us )?up|meet(?:ing)?(?: (?:us|me|up))?)\\b"
                    + "(?:(?!\\b(?:to|until|till|and|back|train|bus|flight|airport|end\\w*)\\b)[^.;!?,\\d]){0,25}?\\b(?:at|from|after|around|about|by|not before)\\s+(?:about\\s+|around\\s+)?";

    static final String A_DAY =
            "\\b(?:(?:the )?(?<ordinal>first|second|third|fourth|fifth|sixth|seventh|1st|2nd|3rd|4th|5th|last|final|next) (?:day|morning)|day (?<number>[12]\\d|\\d|two|three|four|five))\\b(?!'s)";

    private static final String SET_OUT =
            "\\b(?:start\\w*|begin\\w*|commenc\\w*|set(?:ting)? (?:off|out)|head(?:ing)? out|get going|leav(?:e|ing) the hotel)\\b";

    private static final String AT = "\\b(?:at|from|around|about|by|not before)\\s+(?:about\\s+|around\\s+)?"
            + SpokenHours.HOUR.formatted("a") + END;

    /** "Start the second day at 8". */
    static final String A_DAY_AT = SET_OUT + "[^.;!?\\d]{0,15}?" + A_DAY + "[^.;!?\\d]{0,20}?" + AT;

    /** "On day 2 we want to start at 8". */
    static final String ON_A_DAY = A_DAY + "[^.;!?\\d]{0,30}?" + SET_OUT + "[^.;!?\\d]{0,15}?" + AT;

    /** "Start at 8 on the second day". */
    static final String AT_AN_HOUR =
            SET_OUT + "[^.;,!?\\d]{0,20}?" + AT + "[\\s,]*(?:only\\s+)?(?:on|of|for)?\\s*" + A_DAY;

    private static final List<String> ORDINALS = List.of(
            "first|1st|one|1",
            "second|2nd|next|two|2",
            "third|3rd|three|3",
            "fourth|4th|four|4",
            "fifth|5th|five|5",
            "sixth|6",
            "seventh|7");

    static final String BUSY_UNTIL = "\\b" + OCCUPIED
            + "\\b[^.;!?\\d]{0,20}?\\b(?:until|till|til|ends? at|ending at|finish\\w* at|over (?:at|by)|done (?:at|by))\\s+";

    static final String UNTIL = "\\b(?:until|till|til)\\s+";

    /** After the hour. */
    static final String BUSY = END + "[^.;!?]{0,25}?\\b" + OCCUPIED + "\\b";

    static final String EXPECTED =
            "\\b(?:must|have to|has to|need to|needs to|got to|should) be (?:back )?(?:at|in) (?:the |my |our )?(?:\\p{L}+ ){0,2}?(?<where>station|airport|port|harbour|bus stand|bus station|pier|office|embassy)\\b[^.;!?\\d]{0,15}?\\b(?:at|by|before)\\s+";

    static final String FROM_ON =
            "(?<!\\b(?:dinner|lunch|breakfast|tea|home|back|train|bus|flight|leave|nothing|not|no) )\\b(?:from|after|any ?time after)\\s+";

    /** "I want to wake up at 8": the day begins then, with breakfast. */
    static final String WAKING =
            "\\b(?:wak(?:e|ing)|get(?:ting)?|rise|rising) up\\s+(?:only\\s+)?(?:not before|after|at|around|about|by)\\s+(?:about\\s+|around\\s+)?";

    /** Of more days than one. */
    static final String EACH_DAY = "(?:\\s*\\b(?:each|every)\\s+(?:day|morning)|\\s*\\bdaily)?";

    private static final Pattern OF_EACH_DAY = Pattern.compile(
            "\\b(?:each|every) (?:day|morning)|\\bdaily|\\bdays\\b|\\bmornings\\b", Pattern.CASE_INSENSITIVE);
    private static final int AFTERNOON_UNTIL = 5;
    private static final int EARLY = DayPart.at(6, 30);

    private SpokenStarts() {}

    static TripHours woken(TripHours hours, Matcher found, int days) {
        int start = SpokenHours.clock(found, "a", false);
        return start < EARLY ? hours : hours.notBefore(start);
    }

    static TripHours begun(TripHours hours, Matcher found, int days) {
        String hour = found.group("a");
        boolean small = hour.matches("\\d+") && Integer.parseInt(hour) <= AFTERNOON_UNTIL && !hour.startsWith("0");
        int start = SpokenHours.clock(found, "a", small);
        return days > 1 && Patterns.isIn(OF_EACH_DAY, found.group())
                ? hours.startingEachDayAt(start)
                : hours.startingAt(start, days);
    }

    /** Of a plan of one day, or of a day that the plan has not, nothing is heard. */
    static TripHours begunOnADay(TripHours hours, Matcher found, int days) {
        int day = dayOf(found, days);
        return days < 2 || day >= days ? hours : hours.startingOn(day, SpokenHours.clock(found, "a", false), days);
    }

    /** Counted from 0; what is no number is the last. */
    static int dayOf(Matcher found, int days) {
        String said = (found.group("ordinal") == null ? found.group("number") : found.group("ordinal"))
                .toLowerCase(Locale.ROOT);
        if (said.matches("\\d+")) {
            return Integer.parseInt(said) - 1;
        }
        return IntStream.range(0, ORDINALS.size())
                .filter(index -> said.matches(ORDINALS.get(index)))
                .findFirst()
                .orElse(days - 1);
    }

    /** "From 10" may be anything; "from 10:00" and "from noon" are hours, and of more days than one they are those of single things. */
    static TripHours begunWithAUnit(TripHours hours, Matcher found, int days) {
        boolean isAnHour =
                !found.group("a").matches("\\d+") || found.group("ahalf") != null || found.group("amin") != null;
        return isAnHour && days == 1 ? begun(hours, found, days) : hours;
    }
}
