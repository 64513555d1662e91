package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.calendar.Inquiry;
import ai.travion.router.dates.DaySpan;
import ai.travion.router.dates.When;
import ai.travion.router.followup.Remark;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.LiveTalk;
import ai.travion.router.intent.OwnStay;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedDates;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * When a message is about.
 *
 * @param start its day, said or taken over from the conversation
 * @param end the last day, where there are several
 * @param stated what the conversation knows of its dates from now on
 * @param assumptions what was taken over without being said
 */
public record Dates(
        Optional<LocalDate> start, Optional<LocalDate> end, Optional<StatedDates> stated, List<String> assumptions) {

    /** Places so near each other are visited on one outing. */
    private static final double ONE_OUTING_KM = 30;

    /** "The first week of December", "from tomorrow". */
    private static final Pattern OF_ITS_BEGINNING = Patterns.words(
            "early|first|beginning|begin\\w*|start\\w*|this|next|weeks?|weekend|today|tomorrow|now|soon|from|since|after|before|until|till|arriv\\w+|land\\w*");

    private static final int DAYS_OF_A_JOURNEY = 4;
    private static final int DAYS_TO_PREPARE = 14;
    private static final int WEEK = 7;
    /** A longer time says when a trip may be, and not how long it is. */
    private static final int LONGEST_TRIP_DAYS = 21;

    static final DateTimeFormatter IN_WORDS = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    /** A question about any time is not about the day of the plan. */
    private static final Pattern ANOTHER_TRIP = Patterns.words(
            "trips?|tours?|plans?(?= (?:for|to|of)\\b)|itinerary|journey|excursions?|outings?|holidays?|weekend|new|another|different|other");

    private static final Pattern TIMELESS = Patterns.words(
            "best (?:time|month|season)|when (?:is|should|to|does|do|can)|usually|generally|in general|which months?|what months?|any time|always|season|history|built|who|legend");

    /** "Will the temple be crowded?" is asked of the day that one is there. */
    private static final Pattern AHEAD = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:will|would)\\b.*\\bbe\\s+(?:very\\s+|too\\s+|so\\s+|still\\s+)?(?:crowded|busy|full|packed|open|closed|quiet|dry|wet|hot|cold|rain\\p{L}*)\\b.*");

    /** "Is it crowded?" right after a day was named is asked of that day. */
    private static final Pattern OF_THE_DAY = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:is|are|isn'?t|aren'?t|how)\\b.*\\b(?:crowded|busy|full|packed|open|closed|quiet|crowds)\\b.*");

    /** "We land the day before" does not move the trip to that day. */
    private static final Pattern MOVING = Patterns.words(
            "(?:move|shift|put|postpone|reschedule|push|bring|do|have|place) (?!(?:it|this|that|everything|all|(?:the|our|my) (?:whole |entire )?(?:trip|plan|tour|holiday|journey|start|flight|arrival)))(?:(?:the|our|my|an?|that) )?\\p{L}+");

    private static final Pattern ARRIVING =
            Patterns.words("land(?:s|ing)?|arriv(?:e|es|ing)|fl(?:y|ies|ying)|flight|plane|get in|check in");

    /** Finds out when a judged message is about. */
    public static Dates of(
            Reading message, Verdict verdict, Bearings bearings, Conversation conversation, Places atlas, int turn) {
        if (verdict.intent() == IntentType.GREETING || verdict.intent() == IntentType.OFF_TOPIC) {
            return new Dates(
                    Optional.empty(), Optional.empty(), conversation.known().getDates(), List.of());
        }
        if (verdict.rule().equals(IntentRules.ASKS_OF_THE_CALENDAR)) {
            return ofTheCalendar(message.calendar().orElseThrow(), conversation, turn);
        }
        boolean anotherPlan = verdict.rule().equals("asksForAPlan") && bearings.own();
        boolean ofTheTrip = verdict.intent() == IntentType.TRIP_PLANNING && conversation.hasJourney() && !anotherPlan;
        var reading = ofTheTrip ? TripDay.ofTheTrip(message, conversation) : message;
        boolean related = isOneOuting(bearings.places(), conversation.dated(), atlas);
        boolean firstPlan = verdict.intent() == IntentType.TRIP_PLANNING
                && conversation.itinerary().isEmpty()
                && conversation.remembers();
        // Who says no other days for other places still comes on those of before.
        boolean asLong = anotherPlan
                && conversation.hasJourney()
                && !conversation.itinerary().isEmpty()
                && !message.when().saysAnything()
                && !message.said().has(ANOTHER_TRIP);
        boolean elsewhere = !firstPlan
                && !asLong
                && bearings.own()
                && !bearings.leaning()
                && !related
                && reading.when().offset().isEmpty();
        var before =
                elsewhere ? Optional.<StatedDates>empty() : conversation.known().getDates();
        var when = reading.when();
        boolean changes = verdict.rule().equals("changesThePlan");
        boolean plan = verdict.intent() == IntentType.TRIP_PLANNING;
        var moved = changes
                ? conversation.start().map(first -> daysMoved(reading, first)).orElse(OptionalInt.empty())
                : OptionalInt.empty();
        var home = moved.isPresent() && conversation.hasJourney() && WayHome.isMovedIn(reading)
                ? WayHome.moved(moved.getAsInt(), conversation, turn)
                : Optional.<Dates>empty();
        if (home.isPresent()) {
            return home.get();
        }
        if (moved.isPresent()) {
            return PlanDates.moved(conversation, moved.getAsInt(), reading.today(), turn);
        }
        if (changes
                && PlanChange.skipsADay(reading)
                && conversation.days().filter(days -> days > 1).isPresent()) {
            int days = conversation.days().get() - 1;
            return PlanDates.ofLength(
                    days,
                    "A day was left out, so the plan is for %d %s now.".formatted(days, days == 1 ? "day" : "days"),
                    conversation,
                    turn);
        }
        if (ofTheTrip && conversation.start().isPresent() && OneOfItsDays.isMeant(reading, conversation)) {
            return PlanDates.kept(conversation, turn);
        }
        boolean ofThePlan = plan && conversation.hasJourney() && !when.saysADay() && (changes || !bearings.own());
        var last = ofThePlan ? PlanChange.newLastDay(reading) : OptionalInt.empty();
        var added = last.isPresent()
                ? OptionalInt.of(Math.max(1, last.getAsInt() - conversation.length()))
                : ofThePlan ? daysAdded(reading, conversation) : OptionalInt.empty();
        if (added.isPresent()) {
            int days = Math.max(1, conversation.length() + added.getAsInt());
            return PlanDates.ofLength(
                    days, "The plan is for %d %s now.".formatted(days, days == 1 ? "day" : "days"), conversation, turn);
        }
        boolean aStay = changes
                && ofThePlan
                && conversation.start().isPresent()
                && (PlanChange.daysWithin(reading).orElse(Integer.MAX_VALUE) < conversation.length()
                        || PlanChange.countsSomeOfItsDays(reading));
        if (aStay) {
            return PlanDates.kept(conversation, turn);
        }
        if (changes && PlanChange.swapsDays(reading) && conversation.start().isPresent()) {
            return PlanDates.swapped(bearings, conversation, turn);
        }
        boolean ofAPlan =
                plan && conversation.hasJourney() && conversation.start().isPresent() && !bearings.own();
        boolean namesADay = when.exact() || when.manners().contains(When.Manner.ENDING);
        if (ofAPlan && when.saysADay() && namesADay && PlanChange.saysTheEnd(reading)) {
            var ended = PlanDates.endingOn(when, conversation, turn);
            if (ended.isPresent()) {
                return ended.get();
            }
        }
        var voyage = ofTheTrip ? TripDay.ofAVoyage(reading, conversation, turn) : Optional.<Dates>empty();
        if (voyage.isPresent()) {
            return voyage.get();
        }
        if (ofAPlan && changes && PlanChange.movesToTheWeekend(reading)) {
            return PlanDates.atTheWeekend(conversation, reading.today(), turn);
        }
        var ofAStop = plan ? StopDay.of(reading, conversation) : StopDay.NONE;
        if (ofAStop != StopDay.NONE) {
            return ofAStop == StopDay.WITHIN
                    ? PlanDates.kept(conversation, turn)
                    : PlanDates.upTo(when.start().orElseThrow(), conversation, turn);
        }
        if (ofTheTrip && TripDay.movesNothing(reading, conversation)) {
            return PlanDates.kept(conversation, turn);
        }
        var month = ofAPlan && changes ? PlanDates.inAMonth(when, conversation, turn) : Optional.<Dates>empty();
        if (month.isPresent()) {
            return month.get();
        }
        if (when.saysADay()) {
            return said(reading, verdict, before, conversation, turn);
        }
        // "Golden hour at Sigiriya then?" beside a plan for other days is asked of the day that was asked about.
        var sameDay = conversation
                .day()
                .filter(day -> !plan
                        && Reference.pointsAtTheDay(reading)
                        && when.offset().isEmpty()
                        && conversation
                                .span()
                                .filter(days -> isWithin(day, days))
                                .isEmpty());
        if (sameDay.isPresent()) {
            return new Dates(sameDay, Optional.empty(), conversation.known().getDates(), List.of());
        }
        // "We'd rather be on the east side" is the same journey elsewhere.
        boolean inAnotherPart = ofTheTrip && message.places().region().isPresent();
        if ((firstPlan
                        || asLong
                        || inAnotherPart
                        || isTakenOver(reading, verdict, bearings, related)
                        || (related && isOfTheDayBefore(reading, plan, before, turn)))
                && before.flatMap(StatedDates::getStart).isPresent()) {
            boolean moves = when.offset().isPresent()
                    // "Move the lesson to the day after" is of that day.
                    && !(plan && conversation.hasJourney() && reading.said().has(MOVING))
                    && !(plan && conversation.hasJourney() && reading.said().has(ARRIVING));
            if (moves && plan && !anotherPlan && conversation.length() > 1) {
                return PlanDates.withAnotherDay(when.offset().getAsInt(), conversation, reading.today(), turn);
            }
            return takenOver(moves, when, before.get(), verdict, bearings, conversation, turn);
        }
        if (plan && when.manners().contains(When.Manner.WEEKEND)) {
            return PlanDates.nextWeekend(when.days().orElse(2), reading.today(), turn);
        }
        boolean tells = Remark.isIn(reading);
        var stated = when.days().isPresent() && (plan || tells)
                ? Optional.of(StatedDates.newBuilder()
                        .setDays(when.days().getAsInt())
                        .setTurn(turn)
                        .build())
                : plan
                        ? before.filter(dates -> dates.getStart().isEmpty()).map(dates -> at(turn, dates))
                        : conversation.known().getDates();
        return new Dates(Optional.empty(), Optional.empty(), stated, List.of());
    }

    private static OptionalInt daysAdded(Reading reading, Conversation conversation) {
        boolean newStops = reading.places().wanted().stream().noneMatch(conversation::plans);
        var ofAStop = newStops ? PlanChange.daysOfAStop(reading) : OptionalInt.empty();
        return ofAStop.isPresent() ? ofAStop : PlanChange.daysAdded(reading);
    }

    /** "The following week" moves the plan as a whole, "the day after" asks for another day. */
    private static OptionalInt daysMoved(Reading reading, LocalDate first) {
        var weeks = reading.when().offset();
        boolean wholeWeeks = weeks.isPresent() && weeks.getAsInt() % WEEK == 0;
        return wholeWeeks ? weeks : PlanChange.daysMoved(reading, first);
    }

    /** A feast that is asked for may become the day of the trip, but never takes the place of one that was named. */
    private static Dates ofTheCalendar(Inquiry inquiry, Conversation conversation, int turn) {
        var known = conversation.known().getDates();
        var day = inquiry.days().filter(DaySpan::isOneDay).map(DaySpan::first);
        boolean ofATrip =
                conversation.end().isPresent() || !conversation.dated().isEmpty();
        var stated = ofATrip
                ? known
                : day.map(only -> stated(only, Optional.empty(), Optional.empty(), turn))
                        .or(() -> known);
        return new Dates(
                inquiry.days().map(DaySpan::first),
                inquiry.days().filter(days -> !days.isOneDay()).map(DaySpan::last),
                stated,
                inquiry.notes());
    }

    private static Dates said(
            Reading reading, Verdict verdict, Optional<StatedDates> before, Conversation conversation, int turn) {
        var when = reading.when();
        boolean plan = verdict.intent() == IntentType.TRIP_PLANNING;
        var start = plan && conversation.start().isEmpty()
                ? begun(reading)
                : when.start().orElseThrow();
        var some = Mismatch.windowIn(reading).filter(found -> plan);
        if (some.isPresent()) {
            return PlanDates.someOf(some.get(), turn);
        }
        // "Would we see it if we stay until 6 August?" is asked from the first day of the journey on.
        var upTo = conversation
                .start()
                .filter(first -> !plan && PlanChange.saysTheEnd(reading))
                .filter(first -> when.end().filter(first::isBefore).isPresent());
        if (upTo.isPresent()) {
            return new Dates(upTo, when.end(), conversation.known().getDates(), List.of());
        }
        var days = when.days().isPresent()
                ? Optional.of(when.days().getAsInt())
                : before.filter(dates -> plan).flatMap(StatedDates::getDays);
        // A longer time that a trip lies in says when it may begin, and not when it ends; that of a stay is the stay.
        boolean window = !when.exact()
                && (!OwnStay.isToldIn(reading) || (plan && conversation.hasPlanned()))
                && when.days().isEmpty()
                && (when.manners().contains(When.Manner.CHOICE)
                        || when.end()
                                .filter(last -> last.isBefore(start.plusDays(WEEK)))
                                .isEmpty());
        boolean asRead = start.equals(when.start().orElseThrow());
        var end = when.end()
                .filter(last -> asRead && !(plan && window))
                .or(() -> plan ? end(start, days) : Optional.empty());
        var stated = !plan && onlyAsks(reading, verdict, start, conversation)
                ? conversation.known().getDates()
                : Optional.of(stated(start, end.filter(last -> !window || plan), days, turn));
        return new Dates(Optional.of(start), end, stated, firstOfALongerTime(when, plan, start, end));
    }

    /** Some days of a month that has begun, or begins tomorrow, are none of its first: nobody packs tonight for a journey. */
    private static LocalDate begun(Reading reading) {
        var when = reading.when();
        var first = when.start().orElseThrow();
        var prepared = reading.today().plusDays(DAYS_TO_PREPARE);
        int days = when.days().orElse(1);
        boolean later = !when.exact()
                && when.end().isPresent()
                && days >= DAYS_OF_A_JOURNEY
                && first.isBefore(reading.today().plusDays(WEEK))
                && !reading.said().has(OF_ITS_BEGINNING)
                && !prepared.plusDays(days - 1L).isAfter(YearMonth.from(first).atEndOfMonth());
        return later ? prepared : first;
    }

    /** "6 days in December" are the first of them, and whoever reads the plan must know that they may be others. */
    private static List<String> firstOfALongerTime(When when, boolean plan, LocalDate start, Optional<LocalDate> end) {
        return plan
                        && !when.exact()
                        && when.end().isPresent()
                        && !when.manners().contains(When.Manner.CHOICE)
                ? List.of("You named no first day, so the plan is for %s; tell me your first day and I move it."
                        .formatted(inWords(start, end)))
                : List.of();
    }

    /** "Is it crowded in July?" and "weather there tomorrow" do not move a journey whose days are known. */
    private static boolean onlyAsks(Reading reading, Verdict verdict, LocalDate day, Conversation conversation) {
        if (verdict.intent() == IntentType.REAL_TIME_INFO) {
            return true;
        }
        boolean known = conversation.start().isPresent();
        boolean journey = conversation.hasJourney();
        boolean within = known
                && !day.isBefore(conversation.start().get())
                && !day.isAfter(conversation.end().orElse(conversation.start().get()));
        return known && (!reading.when().exact() || within || journey);
    }

    private static Dates takenOver(
            boolean moves,
            When when,
            StatedDates before,
            Verdict verdict,
            Bearings bearings,
            Conversation conversation,
            int turn) {
        var first = before.getStart().orElseThrow();
        boolean plan = verdict.intent() == IntentType.TRIP_PLANNING;
        if (moves) {
            int offset = when.offset().getAsInt();
            // Asked of a day of the journey, and the journey stays where it is.
            boolean ofAJourney = !plan && conversation.hasJourney();
            var asked = conversation.day().filter(day -> ofAJourney && isIn(day, before));
            var from = asked.orElseGet(() -> offset > 0 ? before.getEnd().orElse(first) : first);
            var day = from.plusDays(offset);
            return new Dates(
                    Optional.of(day),
                    Optional.empty(),
                    Optional.of(ofAJourney ? before : stated(day, Optional.empty(), Optional.empty(), turn)),
                    List.of());
        }
        var days = when.days().isPresent() ? Optional.of(when.days().getAsInt()) : before.getDays();
        boolean aMonth = plan
                && before.getEnd()
                        .filter(last -> last.isAfter(first.plusDays(LONGEST_TRIP_DAYS)))
                        .isPresent();
        var end = when.days().isPresent() || aMonth
                ? end(first, days)
                : before.getEnd().or(() -> plan ? end(first, days) : Optional.empty());
        var stated = !plan ? before : when.days().isPresent() ? stated(first, end, days, turn) : at(turn, before);
        var assumption = plan && !bearings.leaning()
                ? List.of(
                        "No date was given, so the dates that were named before are used: " + inWords(first, end) + ".")
                : List.<String>of();
        return new Dates(Optional.of(first), end, Optional.of(stated), assumption);
    }

    /** A follow-up keeps the day of what it follows; a plan for the same outing does too, and says so. */
    private static boolean isTakenOver(Reading reading, Verdict verdict, Bearings bearings, boolean related) {
        if (reading.when().offset().isPresent() || Reference.pointsAtTheDay(reading)) {
            return true;
        }
        boolean now = verdict.intent() == IntentType.REAL_TIME_INFO && LiveTalk.saysNow(reading.said());
        boolean plan = verdict.intent() == IntentType.TRIP_PLANNING;
        // "More history" of a plan is a wish, and asks of no other time.
        if (now || (!plan && reading.said().has(TIMELESS)) || bearings.places().isEmpty()) {
            return false;
        }
        return bearings.leaning()
                ? related || plan
                : related && (plan || reading.said().has(AHEAD));
    }

    /** Whether it asks how a place is, right after the day was named that one is there. */
    private static boolean isOfTheDayBefore(Reading reading, boolean plan, Optional<StatedDates> before, int turn) {
        return !plan
                && reading.said().has(OF_THE_DAY)
                && !reading.said().has(TIMELESS)
                && before.filter(dates ->
                                dates.getTurn() == turn - 1 && dates.getEnd().isEmpty())
                        .isPresent();
    }

    /** Whether the places belong to the outing that the dates are about; the dates of a whole journey are about all. */
    private static boolean isOneOuting(List<Place> places, List<Place> dated, Places atlas) {
        return dated.isEmpty()
                || places.isEmpty()
                || places.stream()
                        .anyMatch(place -> dated.stream().anyMatch(other -> areTogether(place, other, atlas)));
    }

    private static boolean areTogether(Place one, Place other, Places atlas) {
        return one.equals(other)
                || atlas.parentOf(one).filter(other::equals).isPresent()
                || atlas.parentOf(other).filter(one::equals).isPresent()
                || one.at().kilometresTo(other.at()) <= ONE_OUTING_KM;
    }

    private static boolean isIn(LocalDate day, StatedDates dates) {
        return dates.getStart().filter(first -> !day.isBefore(first)).isPresent()
                && dates.getEnd().filter(last -> !day.isAfter(last)).isPresent();
    }

    private static boolean isWithin(LocalDate day, DaySpan days) {
        return !day.isBefore(days.first()) && !day.isAfter(days.last());
    }

    /** The dates of a plan that is made anew. */
    private static StatedDates at(int turn, StatedDates dates) {
        return StatedDates.newBuilder(dates).setTurn(turn).build();
    }

    static Optional<LocalDate> end(LocalDate start, Optional<Integer> days) {
        return days.filter(count -> count > 1).map(count -> start.plusDays(count - 1L));
    }

    public static StatedDates stated(LocalDate start, Optional<LocalDate> end, Optional<Integer> days, int turn) {
        return StatedDates.newBuilder()
                .setStart(start)
                .setEnd(end.orElse(null))
                .setDays(days.orElse(null))
                .setTurn(turn)
                .build();
    }

    public static String inWords(LocalDate start, Optional<LocalDate> end) {
        return end.map(last -> IN_WORDS.format(start) + " to " + IN_WORDS.format(last))
                .orElse(IN_WORDS.format(start));
    }
}
