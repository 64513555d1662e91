package ai.travion.retrieval.calendar;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarTopic;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks up what a question asks of the calendar. Safe for many threads. */
public final class CalendarFacts {

    private final Almanac almanac;
    private final Meanings meanings;

    public CalendarFacts(HolidayCalendar calendar) {
        this.almanac = new Almanac(calendar);
        this.meanings = Meanings.load();
    }

    /**
     * What the calendar says to a question, the answer first; at least one fact.
     *
     * @param span the day or days that it is about, where it is about any
     * @param today in Sri Lanka
     */
    public List<Fact> answering(CalendarQuestion question, Optional<Span> span, LocalDate today) {
        var lists = new ListAnswers(almanac, today);
        var times = new TimeAnswers(almanac, today, lists);
        return switch (question.ask()) {
            case WHEN -> times.when(question, span);
            case HOW_LONG_TILL -> times.howLong(question, span);
            case MEANING -> new RuleAnswers(almanac, today, meanings).meaning(question);
            case MONTHS -> List.of(lists.months(span.orElseGet(() -> yearOf(today))));
            case LIST ->
                list(
                        question.topics(),
                        span.orElseGet(() -> comingYear(today)),
                        new ListAnswers(almanac, today, question.weekdays()));
            case STANDING -> new StandingAnswers(almanac, today, times).of(question, span);
            case WHAT_DAY, IS -> aboutDays(question, span, today, lists, times);
        };
    }

    private List<Fact> aboutDays(
            CalendarQuestion question, Optional<Span> span, LocalDate today, ListAnswers lists, TimeAnswers times) {
        var days = new DayAnswers(almanac, today);
        if (span.isPresent() && span.get().isOneDay()) {
            return List.of(
                    question.ask() == CalendarQuestion.Ask.WHAT_DAY
                            ? days.what(span.get().first())
                            : days.is(question, span.get().first()));
        }
        if (RuleAnswers.isOfAKind(question) && span.isEmpty()) {
            return List.of(new RuleAnswers(almanac, today, meanings).ofAKind(question));
        }
        var asked = span.orElseGet(() -> comingYear(today));
        if (question.matter().isPresent()) {
            return lists.of(
                    RuleAnswers.isAboutAlcohol(question) ? CalendarTopic.DRY_DAY : CalendarTopic.BANK_HOLIDAY, asked);
        }
        if (question.ask() == CalendarQuestion.Ask.WHAT_DAY || question.topics().isEmpty()) {
            return new TripDays(almanac, today, lists).of(asked);
        }
        return question.topics().stream()
                .flatMap(topic ->
                        topic.isKind() ? lists.whether(topic, asked).stream() : Stream.of(times.whether(topic, asked)))
                .toList();
    }

    private static List<Fact> list(List<CalendarTopic> topics, Span span, ListAnswers lists) {
        var facts = new ArrayList<Fact>();
        topics.forEach(topic -> facts.addAll(lists.of(topic, span)));
        return facts;
    }

    private static Span yearOf(LocalDate day) {
        return new Span(day.withDayOfYear(1), day.withDayOfYear(day.lengthOfYear()));
    }

    /** What is asked for without a time is asked for the days ahead. */
    private static Span comingYear(LocalDate today) {
        return new Span(today, today.plusYears(1));
    }
}
