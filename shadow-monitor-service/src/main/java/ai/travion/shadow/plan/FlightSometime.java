package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The flight home of which but a part of the day is said: "we fly home on 14 February in the morning". An hour is taken for it and owned up
 * to, since a last day far from the airport would miss it.
 */
final class FlightSometime {

    private static final String PART =
            "(?<part>(?:early|first thing)\\s+(?:in\\s+the\\s+)?morning|late\\s+(?:in\\s+the\\s+)?morning|mornings?|(?:early\\s+|late\\s+)?afternoon|late\\s+(?:at\\s+)?night|(?:early\\s+|late\\s+)?evening|night)\\b";
    private static final String FLIES =
            "(?<!\\b(?:after|before|from|off|since|during)\\s{1,3})\\b(?:fl(?:y|ies|ying)\\s+(?:out|home|back|away|off)|(?:(?:our|my|the|a|return|departure|departing|homeward)\\s+)(?:return\\s+)?(?:flight|plane)(?!\\s+(?:in\\b|was\\b|arriv|lands?\\b|gets\\b|comes\\b|into\\b|from\\b(?!\\s+colombo)))|(?:flight|plane)\\s+(?:home|out|back|leav\\w*|depart\\w*|is))\\b";
    /** Of another matter than the flight: what is done before or after it, and the day on which one comes. */
    private static final String NEAR =
            "(?:(?!\\b(?:(?:at|around|about|by)\\s+\\d|then|before|after|until|till|so|want|would|prefer|quiet|easy|relax\\w*|dinner|first\\s+(?!thing)|land(?:s|ing)?|arriv\\w*|see|visit|beach|safari|hike|climb|train|bus|drive)\\b)[^.;!?]){0,45}?";

    private static final String NOT_OF_COMING =
            "(?<!\\b(?:arriv\\w{1,4}|land|lands|landing|come|coming|in|off)\\b[^.;!?,]{0,25})";

    private static final List<Pattern> SAID = List.of(
            Pattern.compile(FLIES + NEAR + "\\b" + PART, Pattern.CASE_INSENSITIVE),
            Pattern.compile(
                    NOT_OF_COMING + "\\b" + PART
                            + "\\s+(?:return\\s+)?(?:flight|plane)\\b(?!\\s+(?:in\\b|arriv|lands?\\b|gets\\b|into\\b|to\\s+colombo|from\\b(?!\\s+colombo)))"
                            + "[^.;,!?]{0,30}",
                    Pattern.CASE_INSENSITIVE),
            Pattern.compile(
                    NOT_OF_COMING + "\\b" + PART
                            + "(?:(?!\\b(?:(?:at|around|about|by)\\s+\\d|then|before|after|and|flight|plane|land\\w*|arriv\\w*)\\b)[^.;!?]){0,40}?"
                            + "\\b(?:fl(?:y|ies|ying)\\s+(?:out|home|back|away|off)|(?:flight|plane)\\s+(?:home|out|back)|return\\s+flight)\\b",
                    Pattern.CASE_INSENSITIVE));

    private static final Pattern ON_A_DAY = Pattern.compile(
            "\\b(?:fl(?:y|ies|ying)\\s+(?:out|home|back|away|off)|(?:return\\s+)?flight\\s+(?:home|back|out)|return\\s+flight)\\b[^.;!?]{0,30}",
            Pattern.CASE_INSENSITIVE);

    /** "36 hours in Colombo before my flight". */
    private static final Pattern BEFORE_IT = Pattern.compile(
            "\\b(?:days?|hours?|nights?|weekend)\\b[^.;!?]{0,40}\\bbefore\\s+(?:my|our|the)\\s+(?:onward\\s+|return\\s+|next\\s+)?(?:flight|plane)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern SENTENCE_END = Pattern.compile("[.;!?\\n]");
    private static final Pattern COMING = words(
            "land(?:s|ing|ed)?|arriv\\w*|touch(?:es|ing)?\\s+down|com(?:e|es|ing)\\s+(?:in|by|on|with)|fl(?:y|ies|ying)\\s+in|inbound|incoming");
    private static final Pattern GOING = words(
            "fl(?:y|ies|ying)\\s+(?:out|home|back|away|off)|leav\\w+|depart\\w*|return|homeward|(?:flight|plane)\\s+(?:home|out|back)");
    /** Over the island, or on the way to it. */
    private static final Pattern ANOTHER_FLIGHT = words(
            "balloons?|(?:domestic|internal|connecting|scenic|sightseeing|helicopter|drone)\\s+(?:flight|plane)|sea\\s?plane"
                    + "|(?:flights?|planes?|fl(?:y|ies|ying))(?:\\s+(?:out|over|up|down|on|from\\s+colombo)){0,2}\\s+(?:to|for)\\s+(?:the\\s+)?(?:jaffna|palaly|trinco\\w*|batti\\w*|sigiriya|kandy|hambantota|mattala|galle|koggala|ampara|mannar|bentota|anuradhapura|nuwara|ratmalana|east|north|south)");

    /** Most flights to far away leave in the evening; a last day that ends by the airport misses none of them. */
    private static final int AT_ANY_HOUR = DayPart.at(20, 0);

    private FlightSometime() {}

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")(?!\\w)", Pattern.CASE_INSENSITIVE);
    }

    private record Said(MatchResult clause, int at) {}

    private static Optional<Said> said(String text) {
        for (Pattern pattern : SAID) {
            Matcher said = pattern.matcher(text);
            while (said.find()) {
                if (isTheWayHome(sentenceOf(said, text))) {
                    return Optional.of(new Said(
                            said.toMatchResult(), usually(said.group("part").toLowerCase(Locale.ROOT))));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isTheWayHome(String sentence) {
        boolean onlyComes = Patterns.isIn(COMING, sentence) && !Patterns.isIn(GOING, sentence);
        return !onlyComes && !Patterns.isIn(ANOTHER_FLIGHT, sentence);
    }

    private static String sentenceOf(MatchResult clause, String text) {
        Matcher ends = SENTENCE_END.matcher(text);
        int start = 0;
        while (ends.find() && ends.end() <= clause.start()) {
            start = ends.end();
        }
        return text.substring(start, ends.find(clause.end()) ? ends.start() : text.length());
    }

    /** The text with blanks where the part of the day stands, so that a late morning of a flight is none of every day. */
    static String without(String text) {
        return said(text)
                .map(found -> text.substring(0, found.clause().start("part"))
                        + " ".repeat(found.clause().end("part") - found.clause().start("part"))
                        + text.substring(found.clause().end("part")))
                .orElse(text);
    }

    /** @param text in the words of {@link FlightWords} */
    static TripHours in(String text, TripHours hours) {
        Optional<Said> found = said(text);
        if (found.isPresent()) {
            int at = found.get().at();
            return SpokenEnds.flying(
                            hours, at, SpokenEnds.isDated(found.get().clause().group()))
                    .saying((TripHours.NO_HOUR_OF_A_FLIGHT
                                    + ", so I took %s; tell me the hour and I move the last day.")
                            .formatted(Reasons.clock(at)));
        }
        Matcher going = ON_A_DAY.matcher(text);
        boolean isOnADay = going.find() && SpokenEnds.isDated(going.group());
        if (isOnADay) {
            return SpokenEnds.flying(hours, AT_ANY_HOUR, true)
                    .saying((TripHours.NO_HOUR_OF_A_FLIGHT
                                    + " home, so I took %s; tell me the hour and I move the last day.")
                            .formatted(Reasons.clock(AT_ANY_HOUR)));
        }
        return Patterns.isIn(BEFORE_IT, text)
                ? hours.saying(
                        TripHours.NO_HOUR_OF_A_FLIGHT
                                + " home, so the last day is planned to its evening and may end far from the airport; tell me the hour and I end it there in time.")
                : hours;
    }

    private static int usually(String part) {
        if (part.endsWith("morning") || part.endsWith("mornings")) {
            return part.startsWith("early") || part.startsWith("first")
                    ? DayPart.at(6, 0)
                    : DayPart.at(part.startsWith("late") ? 11 : 10, 0);
        }
        if (part.endsWith("afternoon")) {
            return DayPart.at(part.startsWith("early") ? 13 : 15, 0);
        }
        return part.endsWith("evening") ? DayPart.at(part.startsWith("early") ? 18 : 20, 0) : DayPart.at(23, 0);
    }
}
