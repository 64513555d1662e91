package ai.travion.retrieval.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarTopic;
import ai.travion.atlas.almanac.Occurrence;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Answers when a feast is, and how long it is till then. */
final class TimeAnswers {

    private static final int FAST_DAYS = 30;
    /** Of a Poya day whose name is not settled. */
    private static final String PROBABLY = "(probably ";

    private static final Set<CalendarTopic> BY_THE_YOUNG_MOON =
            Set.of(CalendarTopic.ID_UL_FITR, CalendarTopic.HADJI, CalendarTopic.MILAD, CalendarTopic.RAMADAN);

    /** What follows from each of these is no matter of one day. */
    private static final Set<CalendarTopic> WITHOUT_MORE =
            Set.of(CalendarTopic.LONG_WEEKEND, CalendarTopic.SCHOOL_HOLIDAY, CalendarTopic.BRIDGE_DAY);

    private final Almanac almanac;
    private final LocalDate today;
    private final ListAnswers lists;

    TimeAnswers(Almanac almanac, LocalDate today, ListAnswers lists) {
        this.almanac = almanac;
        this.today = today;
        this.lists = lists;
    }

    List<Fact> when(CalendarQuestion question, Optional<Span> span) {
        var facts = new ArrayList<Fact>();
        for (var topic : question.topics()) {
            facts.addAll(when(topic, span, question.past()));
        }
        return facts;
    }

    private List<Fact> when(CalendarTopic topic, Optional<Span> span, boolean past) {
        if (span.isEmpty()) {
            if (topic == CalendarTopic.POYA && !past) {
                var after = almanac.next(topic, today.plusDays(1)).filter(this::isTheNextAfterToday);
                if (after.isPresent()) {
                    return List.of(todayAnd(on(topic, after.get())));
                }
            }
            var found = past ? almanac.latest(topic, today) : almanac.next(topic, today);
            return List.of(found.map(day -> on(topic, day)).orElseGet(() -> unknown(topic, Optional.empty())));
        }
        var asked = span.get();
        var found = almanac.between(topic, asked.first(), asked.last());
        if (found.size() == 1) {
            return List.of(
                    topic == CalendarTopic.POYA && isTheNextAfterToday(found.getFirst())
                            ? todayAnd(on(topic, found.getFirst()))
                            : on(topic, found.getFirst()));
        }
        if (found.isEmpty()) {
            return List.of(unknown(topic, span));
        }
        return topic.isKind()
                ? lists.of(topic, asked)
                : found.stream().map(day -> on(topic, day)).toList();
    }

    private boolean isTheNextAfterToday(Occurrence day) {
        return almanac.calendar().poyaOn(today).isPresent()
                && almanac.next(CalendarTopic.POYA, today.plusDays(1))
                        .filter(next -> next.first().equals(day.first()))
                        .isPresent();
    }

    /** Who asks for the next Poya day on a Poya day has to know of that one first. */
    private Fact todayAnd(Fact next) {
        return saying(new DayFacts(almanac, today, today).what().replaceFirst("^", "Today is one: "), next);
    }

    /** Whether a feast falls within the span, and where it does not, when it is that year. */
    Fact whether(CalendarTopic topic, Span asked) {
        var within = almanac.between(topic, asked.first(), asked.last());
        if (!within.isEmpty()) {
            return saying(
                    within.getFirst().certainty() == Certainty.PREDICTED ? "Yes, by prediction." : "Yes.",
                    on(topic, within.getFirst()));
        }
        var kept = kept(topic, asked);
        if (kept.isPresent()) {
            return kept.get();
        }
        var first = asked.first().withDayOfYear(1);
        return almanac.between(topic, first, first.withDayOfYear(first.lengthOfYear())).stream()
                .findFirst()
                .map(day -> saying("No.", on(topic, day)))
                .orElseGet(() -> unknown(topic, Optional.of(asked)));
    }

    /** Of a feast of several days its day alone does not tell whether it is on. */
    Optional<Fact> kept(CalendarTopic topic, Span asked) {
        return Festivities.of(topic)
                .flatMap(lasting -> lasting.on(topic, asked, almanac)
                        .map(day -> new Fact(
                                "%s %s %s".formatted(lasting.yes(day), lasting.inWords(day), lead(topic, day)),
                                day.certainty(),
                                day.source())));
    }

    private static Fact saying(String lead, Fact fact) {
        return new Fact(lead + " " + fact.text(), fact.certainty(), fact.source());
    }

    List<Fact> howLong(CalendarQuestion question, Optional<Span> span) {
        var facts = new ArrayList<Fact>();
        for (var topic : question.topics()) {
            var from = span.map(Span::first).orElse(today);
            var found = almanac.next(topic, from);
            facts.add(found.map(day -> till(topic, day)).orElseGet(() -> unknown(topic, span)));
        }
        return facts;
    }

    private Fact till(CalendarTopic topic, Occurrence day) {
        long days = ChronoUnit.DAYS.between(today, day.first());
        var name = nameOf(topic, day);
        var text = days == 0
                ? "It is today: %s is %s.".formatted(InWords.day(today), name)
                : days < 0
                        ? "%s was %d days ago, on %s.".formatted(InWords.capital(name), -days, InWords.day(day.first()))
                        : "It is %d %s from today, %s, to %s on %s."
                                .formatted(
                                        days,
                                        days == 1 ? "day" : "days",
                                        InWords.day(today),
                                        name,
                                        InWords.day(day.first()));
        var sentences = new ArrayList<String>();
        sentences.add(text + certaintyInWords(topic, day));
        if (!topic.isKind() || topic == CalendarTopic.POYA) {
            sentences.addAll(new DayFacts(almanac, day.first(), today).consequences());
        }
        return new Fact(String.join(" ", sentences), day.certainty(), day.source());
    }

    private String certaintyInWords(CalendarTopic topic, Occurrence day) {
        if (day.certainty() != Certainty.PREDICTED) {
            return "";
        }
        return (isBygone(day)
                        ? " That date is computed by the rule that %s follow; the gazette of %d is not in the calendar that I have."
                        : " That date is predicted; the %s of %d are not gazetted yet.")
                .formatted(kindOf(topic), day.first().getYear());
    }

    private static String kindOf(CalendarTopic topic) {
        boolean poya = topic == CalendarTopic.POYA || topic == CalendarTopic.ESALA_PERAHERA || topic.isPoyaOfAMonth();
        return poya ? "Poya days" : "holidays";
    }

    private boolean isBygone(Occurrence day) {
        return day.first().isBefore(almanac.calendar().firstGazetted());
    }

    private Fact on(CalendarTopic topic, Occurrence day) {
        var facts = new DayFacts(almanac, day.first(), today);
        var sentences = new ArrayList<String>();
        sentences.add(lead(topic, day));
        sentences.addAll(more(topic, day, facts));
        return new Fact(String.join(" ", sentences), day.certainty(), day.source());
    }

    private String lead(CalendarTopic topic, Occurrence day) {
        var date = InWords.day(day.first());
        var is = InWords.is(day.last(), today);
        int year = day.first().getYear();
        if (topic == CalendarTopic.RAMADAN) {
            return "The fast of Ramadan in %d %s with %s on %s; it lasts the 29 or 30 days before, so it %s about %s."
                    .formatted(
                            year,
                            is.equals("was") ? "ended" : "ends",
                            day.name(),
                            date,
                            is.equals("was") ? "began" : "begins",
                            InWords.day(day.first().minusDays(FAST_DAYS)));
        }
        if (topic == CalendarTopic.ESALA_PERAHERA) {
            return "The Kandy Esala Perahera usually ends at %s, which in %d %s on %s; its processions pass on the evenings of about ten days before, and the temple announces the dates of each year."
                    .formatted(day.name(), year, is, date);
        }
        if (topic == CalendarTopic.POYA) {
            return poyaLead(day, is);
        }
        if (topic.isKind()) {
            var which = isNext(topic, day) ? "next " : "";
            return "The %s%s %s %s: %s."
                    .formatted(which, topic.title(), is, InWords.days(day.first(), day.last()), day.name());
        }
        if (day.certainty() != Certainty.PREDICTED) {
            return "%s in %d %s on %s.".formatted(InWords.capital(topic.title()), year, is, date);
        }
        return (isBygone(day)
                                ? "%s in %d was on %s by the rule that %s follow; the gazette of %d is not in the calendar that I have."
                                : "%s in %d is predicted for %s; the %s of %d are not gazetted yet.")
                        .formatted(InWords.capital(topic.title()), year, date, kindOf(topic), year)
                + (topic.isPoyaOfAMonth() && day.name().contains(PROBABLY)
                        ? " Which Poya day of that year bears the name is not settled either; it is probably this one."
                        : "")
                + (BY_THE_YOUNG_MOON.contains(topic)
                        ? " It waits for the moon to be seen, and may be a day earlier or later."
                        : "");
    }

    private String poyaLead(Occurrence day, String is) {
        var predicted = day.certainty() != Certainty.PREDICTED
                ? ""
                : (isBygone(day)
                                ? " by the rule that Poya days follow; the gazette of %d is not in the calendar that I have"
                                : "; the Poya days of %d are predicted, not gazetted yet")
                        .formatted(day.first().getYear());
        return isNext(CalendarTopic.POYA, day)
                ? "The next Poya day %s %s, on %s%s.".formatted(is, day.name(), InWords.day(day.first()), predicted)
                : "The Poya day of %s %s %s, on %s%s."
                        .formatted(InWords.month(day.first()), is, day.name(), InWords.day(day.first()), predicted);
    }

    private boolean isNext(CalendarTopic topic, Occurrence day) {
        return almanac.next(topic, today)
                        .filter(next -> next.first().equals(day.first()))
                        .isPresent()
                || almanac.next(topic, today.plusDays(1))
                        .filter(next -> next.first().equals(day.first()))
                        .isPresent();
    }

    private List<String> more(CalendarTopic topic, Occurrence day, DayFacts facts) {
        var sentences = new ArrayList<String>();
        if (WITHOUT_MORE.contains(topic)) {
            return sentences;
        }
        if (topic == CalendarTopic.SINHALA_NEW_YEAR) {
            almanac.between(CalendarTopic.SINHALA_NEW_YEAR_EVE, day.first().minusDays(2), day.first()).stream()
                    .findFirst()
                    .ifPresent(
                            eve -> sentences.add("Its eve, %s, is a holiday too.".formatted(InWords.day(eve.first()))));
        }
        if (topic.isPoyaOfAMonth()) {
            movedFrom(topic, day).ifPresent(sentences::add);
        }
        if (!facts.holidays().isEmpty() && facts.poya().isEmpty()) {
            var who = topic == CalendarTopic.RAMADAN ? day.name() : "It";
            sentences.add("%s %s a %s holiday%s."
                    .formatted(
                            who,
                            facts.isGazetted() ? facts.is() : "should be",
                            InWords.types(facts.holidays()),
                            facts.closedOffices()));
        } else if (facts.poya().isEmpty()) {
            sentences.add(
                    facts.isGazetted()
                            ? "It is no gazetted holiday in Sri Lanka."
                            : "It is none of the holidays that can be reckoned for %d; the gazette of that year is not in the calendar that I have."
                                    .formatted(day.first().getYear()));
        }
        sentences.addAll(facts.consequences());
        return sentences;
    }

    private Optional<String> movedFrom(CalendarTopic topic, Occurrence day) {
        var year = new Span(
                day.first().withDayOfYear(1),
                day.first().withDayOfYear(day.first().lengthOfYear()));
        return year.days()
                .flatMap(date -> almanac.calendar().supersededPoyaOn(date).stream())
                .filter(moved -> topic.title().startsWith(moved.name()))
                .findFirst()
                .map(moved -> "It was moved there from %s, which many calendars still show."
                        .formatted(InWords.day(moved.date())));
    }

    /** What can be said where the day is not known: what the calendar holds, and when the feast fell in other years. */
    private Fact unknown(CalendarTopic topic, Optional<Span> span) {
        var when = span.map(asked -> (asked.isOneDay() ? " on " : " in ") + asked.inWords())
                .orElse("");
        int last = almanac.lastYear(topic);
        boolean covered = span.filter(asked -> asked.first().getYear() >= almanac.firstYear(topic)
                        && asked.last().getYear() <= last)
                .isPresent();
        if (covered) {
            var text = topic.isKind()
                    ? "There is no %s%s.".formatted(topic.title(), when)
                    : "%s is not%s%s.".formatted(InWords.capital(topic.title()), when, otherwise(topic, span.get()));
            return isGazetted(span.get()) ? Fact.gazetted(text) : Fact.byRule(text);
        }
        if (topic.isKind()) {
            return Fact.byRule("I cannot say which days are %ss%s: the calendar that I have knows those of %d to %d."
                    .formatted(topic.title(), when, almanac.firstYear(topic), last));
        }
        var known = almanac.known(topic).stream()
                .map(day -> InWords.day(day.first()))
                .toList();
        return Fact.byRule(
                "I cannot say when %s is%s: the calendar that I have knows it from %d to %d, when it falls on %s."
                        .formatted(topic.title(), when, almanac.firstYear(topic), last, InWords.list(known)));
    }

    private boolean isGazetted(Span span) {
        return almanac.calendar().isGazetted(span.first()) && almanac.calendar().isGazetted(span.last());
    }

    /** ": it is on ...", the nearest before and after; nothing where none is known. */
    private String otherwise(CalendarTopic topic, Span asked) {
        var before = almanac.latest(topic, asked.first()).stream();
        var after = almanac.next(topic, asked.last().plusDays(1)).stream();
        var days = Stream.concat(before, after)
                .map(day -> InWords.day(day.first()) + (isPredicted(day) ? " (predicted)" : ""))
                .toList();
        return days.isEmpty() ? "" : ": before and after it falls on " + InWords.list(days);
    }

    private static boolean isPredicted(Occurrence day) {
        return day.certainty() == Certainty.PREDICTED;
    }

    private static String nameOf(CalendarTopic topic, Occurrence day) {
        return topic.isKind() ? "the " + topic.title() + " (" + day.name() + ")" : topic.title();
    }
}
