package ai.travion.router.calendar;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarQuestion.Ask;
import ai.travion.atlas.almanac.CalendarSpeech;
import ai.travion.atlas.almanac.CalendarTopic;
import ai.travion.atlas.almanac.Occurrence;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.DateGrammar;
import ai.travion.router.dates.DaySpan;
import ai.travion.router.dates.DaySpans;
import ai.travion.router.dates.When;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads a message as a question to the calendar. Safe for many threads. */
public final class CalendarReader {

    private static final Pattern NEXT = Patterns.words("next|upcoming|coming|following");
    private static final Pattern POSSIBLE = Pattern.compile("[\\p{L}#]");

    private final Almanac almanac;
    private final DateGrammar dates;

    public CalendarReader(HolidayCalendar calendar) {
        this.almanac = new Almanac(calendar);
        this.dates = new DateGrammar(calendar);
    }

    /**
     * When a message is about, its festivals left out.
     *
     * @param days where it names any
     * @param exact whether it names the day itself
     */
    record Time(Optional<DaySpan> days, boolean exact, When when) {}

    /**
     * The question by itself; nothing where the message asks something else or cannot be understood without another.
     *
     * @param remainder the message with its places blanked
     * @param placeIsNamed whether there were any
     */
    public Optional<Inquiry> read(String remainder, boolean placeIsNamed, LocalDate today) {
        if (!Patterns.isIn(POSSIBLE, remainder)) {
            return Optional.empty();
        }
        var asked = CalendarSpeech.read(remainder, true);
        if (asked.isEmpty()) {
            return Optional.empty();
        }
        var time = countedFromAFeast(asked.get(), remainder, today)
                .orElseGet(() -> timeOf(remainder, today, asked.get().past()));
        return CalendarSpeech.read(remainder, time.days().isPresent())
                .filter(question -> !placeIsNamed || standsBesideAPlace(question))
                .map(question -> inquiry(question, time, remainder, today));
    }

    /** What happens in a place on a day, and what its feasts are, is for its own passages to tell. */
    static boolean standsBesideAPlace(CalendarQuestion question) {
        return question.ask() != Ask.WHAT_DAY && question.ask() != Ask.MEANING;
    }

    /** "The day before Vesak" and "the second Poya of 2027" are days of their own, which only the feast's name finds. */
    private Optional<Time> countedFromAFeast(CalendarQuestion question, String text, LocalDate today) {
        boolean ofPoya = question.topics().equals(List.of(CalendarTopic.POYA));
        boolean ofADay = question.matter().isPresent()
                || switch (question.ask()) {
                    case WHAT_DAY -> true;
                    case IS -> !ofPoya;
                    case WHEN -> ofPoya;
                    case HOW_LONG_TILL, LIST, MONTHS, MEANING, STANDING -> false;
                };
        return Optional.of(dates.read(text, today))
                .filter(when -> when.manners().contains(When.Manner.COUNTED) && ofADay)
                .flatMap(when -> when.start()
                        .map(first -> new Time(
                                Optional.of(new DaySpan(first, when.end().orElse(first))), true, when)));
    }

    Time timeOf(String text, LocalDate today, boolean past) {
        var plain = CalendarSpeech.withoutTopics(text);
        var when = dates.read(plain, today);
        boolean choice = when.manners().contains(When.Manner.CHOICE);
        boolean bounded = choice || (when.end().isPresent() && !past);
        if (when.start().isPresent() && (when.exact() || bounded)) {
            var first = when.start().get();
            return new Time(Optional.of(new DaySpan(first, when.end().orElse(first))), when.exact() || choice, when);
        }
        return new Time(DaySpans.in(plain, today, past), false, when);
    }

    Inquiry inquiry(CalendarQuestion question, Time time, String text, LocalDate today) {
        var days = daysOf(question, time, text, today);
        var notes = time.exact() ? time.when().assumptions() : List.<String>of();
        var inquiry = new Inquiry(question, days, time.days().isPresent(), notes, Optional.empty());
        // Whoever reads the message again knows the day already, and must understand the same.
        boolean same = CalendarSpeech.read(text, days.isPresent()).equals(Optional.of(question));
        return same ? inquiry : inquiry.inFull();
    }

    private Optional<DaySpan> daysOf(CalendarQuestion question, Time time, String text, LocalDate today) {
        var topic = topicWithADay(question).or(() -> kindComingNext(question, text));
        if (time.exact() || topic.isEmpty()) {
            return time.days();
        }
        if (time.days().isPresent()) {
            var span = time.days().get();
            boolean asksWhetherWithin = question.ask() == Ask.IS
                    && question.matter().isEmpty()
                    && question.topics().size() == 1;
            var within = almanac.between(topic.get(), span.first(), span.last());
            boolean stays = asksWhetherWithin || (topic.get().isKind() && !isAPoyaMonth(topic.get(), span));
            return stays || within.size() != 1 ? time.days() : Optional.of(daysOf(within.getFirst()));
        }
        boolean next = Patterns.isIn(NEXT, text);
        var found = question.past()
                ? almanac.latest(topic.get(), today)
                : almanac.next(topic.get(), next ? today.plusDays(1) : today);
        return found.map(CalendarReader::daysOf);
    }

    /** "Is alcohol sold on the next Poya?" is asked of one day. */
    private static Optional<CalendarTopic> kindComingNext(CalendarQuestion question, String text) {
        boolean one = question.ask() == Ask.IS && question.topics().size() == 1 && Patterns.isIn(NEXT, text);
        return one ? Optional.of(question.topics().getFirst()) : Optional.empty();
    }

    /** The one day that a question whether there is such a day in a longer time finds, which is what is spoken of then. */
    Optional<DaySpan> found(Inquiry inquiry) {
        var topics = inquiry.question().topics();
        boolean whether = inquiry.question().ask() == Ask.IS
                && topics.size() == 1
                && inquiry.days().filter(days -> !days.isOneDay()).isPresent();
        return whether
                ? inquiry.days()
                        .map(days -> almanac.between(topics.getFirst(), days.first(), days.last()))
                        .filter(within -> within.size() == 1)
                        .map(within -> daysOf(within.getFirst()))
                : Optional.empty();
    }

    /** The same day of the calendar the next time. */
    Optional<Inquiry> following(Inquiry before) {
        var topic = before.question().topics().stream()
                .findFirst()
                .or(() -> before.days()
                        .filter(days -> !almanac.between(CalendarTopic.POYA, days.first(), days.last())
                                .isEmpty())
                        .map(days -> CalendarTopic.POYA));
        return before.days()
                .flatMap(days ->
                        topic.flatMap(one -> almanac.next(one, days.last().plusDays(1))))
                .map(found ->
                        new Inquiry(before.question(), Optional.of(daysOf(found)), true, List.of(), Optional.empty()));
    }

    /** "Poya next month" is that one day; of other kinds a month may hold several, and that it holds one is worth saying. */
    private static boolean isAPoyaMonth(CalendarTopic topic, DaySpan span) {
        return topic == CalendarTopic.POYA
                && YearMonth.from(span.first()).equals(YearMonth.from(span.last()))
                && span.first().getDayOfMonth() == 1
                && span.last().equals(YearMonth.from(span.last()).atEndOfMonth());
    }

    /** The topic whose day is the one asked about; none where it is about several days or about any. */
    private static Optional<CalendarTopic> topicWithADay(CalendarQuestion question) {
        var named = question.topics().stream().filter(topic -> !topic.isKind()).toList();
        return switch (question.ask()) {
            case WHEN, HOW_LONG_TILL ->
                question.topics().size() == 1
                        ? Optional.of(question.topics().getFirst())
                        : named.size() == 1
                                        && named.getFirst() == question.topics().getFirst()
                                ? Optional.of(named.getFirst())
                                : Optional.empty();
            case IS, STANDING -> named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
            case WHAT_DAY, LIST, MONTHS, MEANING -> Optional.empty();
        };
    }

    /** Whether a day of the span is closed to alcohol. */
    boolean isDry(DaySpan days) {
        return !almanac.between(CalendarTopic.DRY_DAY, days.first(), days.last())
                .isEmpty();
    }

    private static DaySpan daysOf(Occurrence found) {
        return new DaySpan(found.first(), found.last());
    }
}
