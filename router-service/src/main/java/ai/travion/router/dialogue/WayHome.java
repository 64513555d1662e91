package ai.travion.router.dialogue;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The way home of a trip that is planned: "can we fly out a day earlier", "our flight home is now on the 19th". Where it is moved the trip
 * ends on another day; it begins when its traveller arrives, and no sooner.
 */
public final class WayHome {

    /** From where it leads: the international airport. */
    public static final GeoPoint AIRPORT = new GeoPoint(7.18, 79.88);

    private static final int LONGEST_STAY_DAYS = 30;
    /** So many days a flight home is put off at most; a later one is another trip's. */
    private static final int LATER_DAYS = 14;

    private static final Pattern GOING = Patterns.words(
            "fl(?:y|ies|ying) (?:out|home|back|away|off)|(?:flights?|plane|train|bus|boat) (?:home|back|out|off)|(?:return|homeward|outbound|departure|departing) (?:flight|journey|plane)|go(?:es|ing)? (?:back )?home|head(?:s|ing)? (?:home|back)|return(?:ing)? home|leav(?:e|es|ing)(?! (?:home|from|for|out|it|that|work|the office|school))|depart(?:s|ing|ure)?|ends?|ending|finish(?:es|ing)?");
    private static final Pattern COMING = Patterns.words(
            "land(?:s|ing)?|arriv(?:e|es|ing|al)|inbound|incoming|fly(?:ing)? in|get(?:s|ting)? in|com(?:e|ing)|start(?:s|ing)?|begin(?:s|ning)?");

    /** What is said of the move itself, and not why: "push the trip back by a week, we cannot leave before". */
    private static final Pattern CLAUSES = Pattern.compile("[,.;:!?]+|\\b(?:because|since|as|so|and|but)\\b");

    private static final Pattern MOVE = Patterns.words(
            "later|earlier|sooner|longer|shorter|postpone\\w*|delay\\w*|push\\w*|shift\\w*|mov(?:e|es|ed|ing)|bring|advance|back by|forward|put off");
    private static final Pattern THE_WHOLE = Patterns.anyCase(
            "\\b(?:postpone|delay|push|shift|move|bring|advance|put|change)\\s+(?:back\\s+|off\\s+|forward\\s+)?(?:everything|it|this|that|all|(?:the|our|my|this)\\s+(?:(?:whole|entire|complete)\\s+)?(?:trip|plan|tour|holiday|journey|itinerary|vacation|thing|dates?))\\b(?!'s|\\s+(?:home|end))|\\b(?:everything|(?:whole|entire)\\s+\\p{L}+)\\b");
    private static final Pattern FLIGHT_HOME =
            Patterns.words("(?:flights?|plane) (?:home|back|out)|(?:return|departure|homeward) (?:flight|plane)");

    private static final Pattern LANDS = Patterns.words("land|arriv(?:e|al)|get in");
    private static final Pattern FLIGHT = Patterns.words("fl(?:y|ies|ying)|flights?|plane|land(?:s|ing)?");
    private static final Pattern GOING_ON_A_DATE = Patterns.anyCase(
            "\\b(?:leav\\p{L}+|depart\\p{L}*|fl(?:y|ies|ying)(?!\\s+in\\b)|flights?(?!\\s+(?:in\\b|lands?|arrives?))|home)\\b[^.;!?]{0,40}\\b(?:\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}\\s*(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))");
    private static final Pattern DATE = Patterns.anyCase(
            "(?<![\\d:.])(?<day>\\d{1,2})(?<nth>st|nd|rd|th)?(?=\\s+(?:of\\s+)?(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))");
    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMM", Locale.ENGLISH);

    private WayHome() {}

    /** "Flying home at 11 pm on the last day" of a trip whose days were said. */
    private static final Pattern HOME_ON_THE_LAST_DAY = Patterns.anyCase(
            "\\b(?:fl(?:y|ies|ying)|flights?|plane)\\b(?!\\s+in\\b)[^.;!?]{0,40}\\b(?:on|at|in)\\s+(?:the\\s+(?:evening|night|morning|afternoon)\\s+of\\s+)?(?:the|our|my)\\s+(?:very\\s+)?(?:last|final)\\s+(?:day|evening|night|morning|afternoon)\\b|\\b(?:last|final)\\s+day\\b[^.;!?]{0,40}\\b(?:fl(?:y|ies|ying)|flights?|plane)\\b");

    /** Whether the day of the flight home was said: it ends the trip, whatever else is changed. */
    public static boolean isDated(Conversation conversation) {
        return conversation.known().getOther().stream()
                .map(StatedValue::getValue)
                .anyMatch(term -> Patterns.isIn(FLIGHT, term)
                        && (Patterns.isIn(GOING_ON_A_DATE, term)
                                || (conversation.start().isPresent() && Patterns.isIn(HOME_ON_THE_LAST_DAY, term))));
    }

    /** What was said of a flight, with the day on which it goes now: "we fly home on 20 January at 7" of a flight put off by one. */
    public static String reworded(String term, Reading reading, Conversation before, Dates after) {
        if (!isHeardIn(reading)) {
            // How long a plan is changes nothing of a flight.
            return term;
        }
        var old = before.span();
        var start = after.start();
        var end = after.end();
        if (old.isEmpty() || start.isEmpty() || end.isEmpty() || !Patterns.isIn(FLIGHT, term)) {
            return term;
        }
        boolean begins = start.get().equals(old.get().first());
        boolean ends = end.get().equals(old.get().last());
        if (begins == ends) {
            return term;
        }
        return DATE.matcher(term)
                .replaceAll(date -> begins
                        ? shifted(date, old.get().last(), end.get())
                        : landing(date, old.get().first(), start.get()));
    }

    private static String landing(MatchResult date, LocalDate old, LocalDate now) {
        boolean isIt = Integer.parseInt(date.group("day")) == old.getDayOfMonth()
                && MONTH.format(old).equalsIgnoreCase(date.group("month"))
                && old.getMonth() == now.getMonth();
        return isIt ? String.valueOf(now.getDayOfMonth()) : date.group();
    }

    /** Who flies early has the day before for their last. */
    private static String shifted(MatchResult date, LocalDate old, LocalDate now) {
        var day = Integer.parseInt(date.group("day"));
        return Stream.of(old, old.plusDays(1))
                .filter(end -> end.getDayOfMonth() == day && MONTH.format(end).equalsIgnoreCase(date.group("month")))
                .map(end -> end.plusDays(ChronoUnit.DAYS.between(old, now)))
                .filter(end -> MONTH.format(end).equalsIgnoreCase(date.group("month")))
                .findFirst()
                .map(end -> String.valueOf(end.getDayOfMonth()))
                .orElse(date.group());
    }

    /** Whether the end of the trip is spoken of, and not its beginning. */
    static boolean isSpokenOf(Reading reading) {
        var text = reading.said().text();
        return Patterns.isIn(GOING, text) && !Patterns.isIn(COMING, text);
    }

    /** Who moves the trip since they land later, and says nothing of the dated flight home, still flies on that day. */
    public static Dates kept(Dates dates, String message, Conversation before, int turn) {
        var old = before.span();
        if (old.isEmpty() || dates.start().isEmpty() || dates.end().isEmpty()) {
            return dates;
        }
        long later = ChronoUnit.DAYS.between(old.get().first(), dates.start().get());
        boolean isMovedAsAWhole = later > 0
                && later < before.length()
                && ChronoUnit.DAYS.between(old.get().last(), dates.end().get()) == later;
        return isMovedAsAWhole && isDated(before) && Patterns.isIn(LANDS, message) && !Patterns.isIn(GOING, message)
                ? PlanDates.landingLater((int) later, before, turn)
                : dates;
    }

    /** Whether a way there or home is spoken of at all. */
    private static boolean isHeardIn(Reading reading) {
        var text = reading.said().text();
        return Patterns.isIn(GOING, text) || Patterns.isIn(COMING, text) || Patterns.isIn(FLIGHT, text);
    }

    /** Whether it is the way home that is moved, and not the trip as a whole. */
    static boolean isMovedIn(Reading reading) {
        var text = reading.said().text();
        if (!isSpokenOf(reading) || Patterns.isIn(THE_WHOLE, text)) {
            return false;
        }
        return Patterns.isIn(FLIGHT_HOME, text)
                || CLAUSES.splitAsStream(text)
                        .anyMatch(clause -> Patterns.isIn(MOVE, clause) && Patterns.isIn(GOING, clause));
    }

    /** The trip with so many days more at its end, or, below nought, less; nothing where no day of it would be left. */
    static Optional<Dates> moved(int by, Conversation conversation, int turn) {
        // Who flies early has fewer days than were said, so the last one counts and not the length.
        return conversation
                .start()
                .flatMap(first -> until(
                        conversation
                                .end()
                                .orElse(first.plusDays(conversation.length() - 1L))
                                .plusDays(by),
                        conversation,
                        turn));
    }

    /** The trip up to that day; nothing where it would be none, or too long for one. */
    static Optional<Dates> until(LocalDate last, Conversation conversation, int turn) {
        return conversation
                .start()
                .filter(first -> !last.isBefore(first))
                .filter(first -> ChronoUnit.DAYS.between(first, last) < LONGEST_STAY_DAYS
                        && ChronoUnit.DAYS.between(first, last) < conversation.length() + LATER_DAYS)
                .map(first -> {
                    var end = Optional.of(last).filter(first::isBefore);
                    int days = (int) ChronoUnit.DAYS.between(first, last) + 1;
                    StatedDates stated = Dates.stated(first, end, Optional.of(days), turn);
                    return new Dates(
                            Optional.of(first),
                            end,
                            Optional.of(stated),
                            List.of("The plan is for %s now.".formatted(Dates.inWords(first, end))));
                });
    }
}
