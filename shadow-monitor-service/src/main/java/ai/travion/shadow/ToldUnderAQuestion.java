package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.envelope.AskedInFull;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Of what holds on the days of a question, what concerns it: who asks about a climb is not told that bars and banks are closed, nor is the Poya
 * day of a month told to who asks what the month is like, nor the dress of a temple once more in a conversation.
 */
final class ToldUnderAQuestion {

    /** More days than any stay that is asked about by its dates. */
    private static final int MONTH = 21;

    private static final Set<String> OF_ALCOHOL = Set.of("poya_alcohol", "alcohol_closed", "alcohol_uncertain");
    private static final Set<String> OF_A_HOLIDAY = Set.of("festival", "public_holiday");
    private static final String DRESS = "dress_code";
    private static final String OF_THE_DRESS = "shoulders";
    private static final String OF_THE_PEAK = "adams-peak-season";

    private static final Pattern OF_THE_CALENDAR = Pattern.compile(
            "(?i)\\b(?:poya\\w*|full moon|holidays?|festivals?|perahera|processions?|christmas|easter|new year|vesak|poson|shops?|banks?|offices?|happen\\w*|events?|celebrat\\w+|dates?|which days?|what days?|restrictions?|rules?)\\b");
    private static final Pattern OF_SINGLE_DAYS =
            Pattern.compile("(?i)\\b(?:pilgrim\\w*|crowd\\w*|busy|busiest|quiet\\w*)\\b");
    private static final Pattern OPEN = Pattern.compile("(?i)\\b(?:open|clos(?:es?|ed|ing)|shut)\\b");

    /** Matters to which neither a bar nor a bank has anything to add. */
    private static final Pattern OF_ANOTHER_MATTER = Pattern.compile(
            "(?i)\\b(?:climb\\w*|hik(?:e|es|ing)|trek\\w*|summit|stairs|steps|weather|rain\\w*|monsoon|season|swim\\w*|surf\\w*|snorkel\\w*|div(?:e|ing)|whales?|dolphins?|turtles?|safaris?|animals?|leopards?|elephants?|birds?|sunrise|wear|dress|clothes|trains?|bus(?:es)?|drive|how (?:far|long|much|deep|high)|costs?|prices?|tickets?|photos?)\\b");

    /** Whatever it is asked beside, a bar may be meant. */
    private static final Pattern OF_AN_EVENING = Pattern.compile(
            "(?i)\\b(?:tonight|evenings?|dinner|(?:go|going|went) out|things to do|(?:what|anything|something)\\b[^.?!;]{0,25}\\bdo)\\b"
                    // A climb by night is one.
                    + "|(?<!\\b(?:climb|hik|trek|lit|steps|peak|train|bus)\\w{0,6}\\b[^.?!;]{0,60} (?:at|by|the) )\\bnights?\\b(?! (?:train|bus|climb|hike|trek|safari|drive))");

    /** Matters that no visit is spoken of in. */
    private static final Pattern OF_NO_VISIT = Pattern.compile(
            "(?i)\\b(?:how (?:far|much)|costs?|prices?|fees?|trains?|bus(?:es)?|drive|get (?:to|there|from)|weather|rain\\w*|season|monsoon)\\b");

    private static final Pattern OF_CLOTHES = Pattern.compile(
            "(?i)\\b(?:wear\\w*|dress\\w*|cloth(?:es|ing)|shoes?|shorts|sarong|barefoot|cover\\w*|modest\\w*)\\b");

    private final Subject subject;
    private final GraphState state;
    private final String question;
    private final boolean ofAMonth;

    private ToldUnderAQuestion(Subject subject, GraphState state) {
        this.subject = subject;
        this.state = state;
        this.question = AskedInFull.question(state);
        this.ofAMonth = subject.days().size() >= MONTH;
    }

    /** Those of the constraints that touch the question; all of them for a plan. */
    static List<ConstraintViolation> of(List<ConstraintViolation> constraints, Subject subject, GraphState state) {
        if (subject.question().forPlan()) {
            return constraints;
        }
        Predicate<ConstraintViolation> concerns = new ToldUnderAQuestion(subject, state)::concernedBy;
        return constraints.stream().filter(concerns).toList();
    }

    private boolean concernedBy(ConstraintViolation constraint) {
        String type = constraint.getConstraintType();
        boolean ofTheDays = OF_ALCOHOL.contains(type) || OF_A_HOLIDAY.contains(type);
        if (ofTheDays && isBesideAPlan() && !isAskedOfDaysOrEvenings()) {
            return false;
        }
        if (OF_ALCOHOL.contains(type)) {
            return subject.question().aboutAlcohol() || isOfItsDays();
        }
        if (OF_A_HOLIDAY.contains(type)) {
            return constraint.getLocation().isEmpty() ? isOfItsDays() : isOfSingleDays();
        }
        if (constraint.getRuleId().equals(OF_THE_PEAK)) {
            return !PilgrimageAsked.isAskedIn(question);
        }
        return !type.equals(DRESS) || Patterns.isIn(OF_CLOTHES, question) || (isOfAVisit() && !isSaid(constraint));
    }

    /** What holds on the days of a plan was told with the plan. */
    private boolean isBesideAPlan() {
        return !state.getItinerary().isEmpty();
    }

    private boolean isAskedOfDaysOrEvenings() {
        return subject.question().aboutAlcohol()
                || Patterns.isIn(OF_THE_CALENDAR, question)
                || Patterns.isIn(OPEN, question)
                || Patterns.isIn(OF_AN_EVENING, question);
    }

    /** Whether what closes for a day in the whole country is of any use to who asks. */
    private boolean isOfItsDays() {
        return Patterns.isIn(OF_THE_CALENDAR, question)
                || (ofAMonth
                        ? subject.places().isEmpty() && Patterns.isIn(OPEN, question)
                        : Patterns.isIn(OPEN, question)
                                || Patterns.isIn(OF_AN_EVENING, question)
                                || !Patterns.isIn(OF_ANOTHER_MATTER, question));
    }

    private boolean isOfSingleDays() {
        return !ofAMonth || Patterns.isIn(OF_THE_CALENDAR, question) || Patterns.isIn(OF_SINGLE_DAYS, question);
    }

    private boolean isOfAVisit() {
        return !ofAMonth && !Patterns.isIn(OF_NO_VISIT, question);
    }

    /** As a note, or by an answer on what to wear there. */
    private boolean isSaid(ConstraintViolation dress) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .map(Message::getContent)
                .anyMatch(said -> said.contains(dress.getDescription())
                        || (dress.getLocation().filter(said::contains).isPresent() && said.contains(OF_THE_DRESS)));
    }
}
