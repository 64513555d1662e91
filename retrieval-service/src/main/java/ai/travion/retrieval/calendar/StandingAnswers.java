package ai.travion.retrieval.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarTopic;
import ai.travion.atlas.almanac.Occurrence;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Answers whether a day or the days of a kind are gazetted, or only to be expected. */
final class StandingAnswers {

    private final Almanac almanac;
    private final LocalDate today;
    private final TimeAnswers times;

    StandingAnswers(Almanac almanac, LocalDate today, TimeAnswers times) {
        this.almanac = almanac;
        this.today = today;
        this.times = times;
    }

    List<Fact> of(CalendarQuestion question, Optional<Span> span) {
        return question.topics().stream()
                .map(topic -> topic.isKind() ? ofKind(question, topic, span) : ofFeast(question, topic, span))
                .toList();
    }

    private Fact ofFeast(CalendarQuestion question, CalendarTopic topic, Optional<Span> span) {
        if (topic == CalendarTopic.ESALA_PERAHERA) {
            // The gazette names the Poya day that it ends on, and the temple announces the rest.
            return ofThePerahera(question, span);
        }
        var day = span.map(asked -> almanac.between(topic, asked.first(), asked.last()).stream()
                        .findFirst())
                .orElseGet(() -> almanac.next(topic, today));
        return day.map(found -> ofDay(question, topic, found))
                .orElseGet(() -> times.whether(topic, span.orElseGet(() -> new Span(today, today))));
    }

    private Fact ofDay(CalendarQuestion question, CalendarTopic topic, Occurrence day) {
        boolean sure = day.certainty() == Certainty.GAZETTED
                && !almanac.calendar().holidaysOn(day.first()).isEmpty();
        var date = InWords.day(day.first());
        var title = InWords.capital(topic.title());
        int year = day.first().getYear();
        String how = switch (day.certainty()) {
            case GAZETTED ->
                sure
                        ? "%s in %d is gazetted for %s.".formatted(title, year, date)
                        : "%s in %d is on %s, but it is no holiday that the gazette names."
                                .formatted(title, year, date);
            case PREDICTED ->
                "%s in %d is predicted for %s; the gazette of %d is not in the calendar that I have."
                        .formatted(title, year, date, year);
            case INFERRED ->
                "%s in %d is on %s, since it keeps its date by a rule; the gazette of %d is not in the calendar that I have."
                        .formatted(title, year, date, year);
        };
        return new Fact(lead(question, sure) + " " + how, day.certainty(), day.source());
    }

    private Fact ofThePerahera(CalendarQuestion question, Optional<Span> span) {
        var told = times.when(question.about(List.of(CalendarTopic.ESALA_PERAHERA)), span)
                .getFirst();
        return new Fact(lead(question, false) + " " + told.text(), Certainty.INFERRED, told.source());
    }

    private static String lead(CalendarQuestion question, boolean sure) {
        return sure == question.negated() ? "No." : "Yes.";
    }

    /** Of a kind the years decide: they are gazetted year by year. */
    private Fact ofKind(CalendarQuestion question, CalendarTopic topic, Optional<Span> span) {
        var asked = span.orElseGet(() -> new Span(
                today.withDayOfYear(1),
                LocalDate.of(almanac.calendar().lastKnown().getYear(), 12, 31)));
        return switch (topic) {
            case SCHOOL_HOLIDAY -> ofSchools(question, asked);
            case DRY_DAY ->
                new Fact(
                        "%s Poya days are gazetted up to %d, and alcohol is closed on each; the other days without alcohol were published for 2025 only, and are inferred for other years."
                                .formatted(lead(question, false), lastGazetted()),
                        Certainty.INFERRED,
                        Fact.CLOSURES);
            default -> ofGazettes(question, topic, asked);
        };
    }

    private Fact ofSchools(CalendarQuestion question, Span asked) {
        int year = asked.first().getYear();
        boolean published = almanac.schools().arePublishedFor(year);
        return new Fact(
                "%s The school holidays of %d are %s in what I know%s."
                        .formatted(
                                lead(question, published),
                                year,
                                published ? "published" : "not all published",
                                published ? "" : ", and those that are not are inferred from other years"),
                published ? Certainty.GAZETTED : Certainty.INFERRED,
                "school terms published for 2024 to 2026");
    }

    private Fact ofGazettes(CalendarQuestion question, CalendarTopic topic, Span asked) {
        boolean all = almanac.calendar().isGazetted(asked.first())
                && almanac.calendar().isGazetted(asked.last());
        boolean none = !almanac.calendar().isGazetted(asked.first())
                && !almanac.calendar().isGazetted(asked.last());
        var what = topic.title() + "s";
        var text = all
                ? "%s The %s of %s are gazetted.".formatted(lead(question, true), what, asked.inWords())
                : none
                        ? "%s The %s of %s are %s by their rules; the gazettes that I have are those of %d to %d."
                                .formatted(
                                        lead(question, false),
                                        what,
                                        asked.inWords(),
                                        asked.last().isBefore(today) ? "computed" : "predicted",
                                        almanac.calendar().firstGazetted().getYear(),
                                        lastGazetted())
                        : "The %s are gazetted from %d to %d; those of other years are predicted by their rules."
                                .formatted(
                                        what, almanac.calendar().firstGazetted().getYear(), lastGazetted());
        return new Fact(text, all ? Certainty.GAZETTED : Certainty.PREDICTED, Fact.GAZETTE);
    }

    private int lastGazetted() {
        return almanac.calendar().lastGazetted().getYear();
    }
}
