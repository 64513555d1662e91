package ai.travion.retrieval.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.Holiday;
import ai.travion.atlas.HotelExemption;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarTopic;
import ai.travion.atlas.almanac.Occurrence;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists the days of a kind, and counts them. */
final class ListAnswers {

    /** A document of the envelope holds 1,200 characters. */
    private static final int MOST_CHARACTERS = 1_100;

    private static final Set<DayOfWeek> WORKING_DAYS =
            EnumSet.complementOf(EnumSet.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY));

    private final Almanac almanac;
    private final LocalDate today;
    private final Set<DayOfWeek> weekdays;

    ListAnswers(Almanac almanac, LocalDate today) {
        this(almanac, today, Set.of());
    }

    /** @param weekdays those that alone are asked for; none where any will do */
    ListAnswers(Almanac almanac, LocalDate today, Set<DayOfWeek> weekdays) {
        this.almanac = almanac;
        this.today = today;
        this.weekdays = weekdays;
    }

    private List<Occurrence> days(CalendarTopic topic, Span asked) {
        return almanac.between(topic, asked.first(), asked.last()).stream()
                .filter(day ->
                        weekdays.isEmpty() || weekdays.contains(day.first().getDayOfWeek()))
                .toList();
    }

    /** " on a Saturday or Sunday", or nothing. */
    private String onWeekdays() {
        if (weekdays.equals(WORKING_DAYS)) {
            return " on a weekday, Monday to Friday";
        }
        return weekdays.isEmpty()
                ? ""
                : " on a "
                        + weekdays.stream()
                                .sorted()
                                .map(day -> day.getDisplayName(TextStyle.FULL, Locale.ENGLISH))
                                .collect(Collectors.joining(" or "));
    }

    /** The days of the kind within the span, in one fact or in several where one would be too long. */
    List<Fact> of(CalendarTopic topic, Span asked) {
        return of(topic, asked, "");
    }

    /** The same as an answer to "is there one?". */
    List<Fact> whether(CalendarTopic topic, Span asked) {
        var found = almanac.between(topic, asked.first(), asked.last());
        if (found.isEmpty()) {
            return of(
                    topic,
                    asked,
                    !isCovered(topic, asked) ? "" : mayHaveMore(topic, asked) ? "Probably not. " : "No. ");
        }
        boolean allExpected = found.stream().allMatch(day -> day.certainty() == Certainty.INFERRED);
        return of(topic, asked, allExpected && topic == CalendarTopic.SCHOOL_HOLIDAY ? "Probably yes. " : "Yes. ");
    }

    /** Whether somebody may still announce such a day. */
    private boolean mayHaveMore(CalendarTopic topic, Span asked) {
        return topic == CalendarTopic.SCHOOL_HOLIDAY
                && !almanac.schools().arePublishedFor(asked.first().getYear());
    }

    private List<Fact> of(CalendarTopic topic, Span asked, String lead) {
        var days = days(topic, asked);
        var head = lead + head(topic, asked, days) + remarks(topic, asked, days);
        if (days.size() == 1) {
            return List.of(
                    new Fact(head, days.getFirst().certainty(), days.getFirst().source()));
        }
        if (days.isEmpty()) {
            return List.of(nothing(topic, asked, head));
        }
        return inParts(head, days.stream().map(day -> row(topic, day)).toList(), days);
    }

    /** Nobody has gazetted what is not known. */
    private Fact nothing(CalendarTopic topic, Span asked, String text) {
        if (topic == CalendarTopic.SCHOOL_HOLIDAY) {
            return new Fact(text, Certainty.INFERRED, Fact.SCHOOL_TERMS);
        }
        return almanac.calendar().isGazetted(asked.first())
                        && almanac.calendar().isGazetted(asked.last())
                ? Fact.gazetted(text)
                : Fact.byRule(text);
    }

    private String head(CalendarTopic topic, Span asked, List<Occurrence> days) {
        boolean past = asked.last().isBefore(today);
        var when = asked.first().equals(asked.last()) || asked.inWords().contains(" to ")
                ? "From " + asked.inWords()
                : "In " + asked.inWords();
        if (days.isEmpty()) {
            return isCovered(topic, asked)
                    ? "%s there %s no %s%s.".formatted(when, past ? "was" : "is", topic.title(), onWeekdays())
                    : "The %ss of that time are not in the calendar that I have, which knows them from %d to %d."
                            .formatted(topic.title(), almanac.firstYear(topic), almanac.lastYear(topic));
        }
        if (days.size() == 1) {
            var day = days.getFirst();
            return "%s there %s one %s%s: %s, %s."
                    .formatted(
                            when,
                            past ? "was" : "is",
                            topic.title(),
                            onWeekdays(),
                            InWords.days(day.first(), day.last()),
                            day.name());
        }
        return "%s there %s %d %ss%s.".formatted(when, past ? "were" : "are", days.size(), topic.title(), onWeekdays());
    }

    private String remarks(CalendarTopic topic, Span asked, List<Occurrence> days) {
        var remarks = new ArrayList<String>();
        if (!days.isEmpty() && !isCovered(topic, asked)) {
            remarks.add("Of that time the calendar that I have covers %d to %d only."
                    .formatted(
                            Math.max(asked.first().getYear(), almanac.firstYear(topic)),
                            Math.min(asked.last().getYear(), almanac.lastYear(topic))));
        }
        if (days.stream().anyMatch(day -> day.certainty() == Certainty.PREDICTED)) {
            remarks.addAll(notGazetted(topic, days.stream()));
        }
        boolean inferred = days.stream().anyMatch(day -> day.certainty() == Certainty.INFERRED);
        if (inferred && topic == CalendarTopic.DRY_DAY) {
            remarks.add("Those that are no Poya days are to be expected from the closures published for 2025.");
        }
        boolean typesMatter = topic == CalendarTopic.MERCANTILE_HOLIDAY || topic == CalendarTopic.BANK_HOLIDAY;
        if (typesMatter && days.stream().anyMatch(day -> isTentative(day.first()))) {
            remarks.add("Which holidays of 2027 are bank and mercantile holidays is still tentative.");
        }
        return remarks.isEmpty() ? "" : " " + String.join(" ", remarks);
    }

    /** What has to be said of days that no gazette names: one sentence for the years before the gazettes, one for those after. */
    private List<String> notGazetted(CalendarTopic topic, Stream<Occurrence> days) {
        var kind = topic == CalendarTopic.POYA || topic == CalendarTopic.DRY_DAY ? "Poya days" : "holidays";
        var years = days.filter(day -> day.certainty() == Certainty.PREDICTED)
                .map(day -> day.first().getYear())
                .distinct()
                .collect(Collectors.partitioningBy(
                        year -> year < almanac.calendar().firstGazetted().getYear()));
        return Stream.of(
                        said(
                                "The " + kind
                                        + " of %s are computed by their rules; no gazette of that time is in the calendar that I have.",
                                years.getOrDefault(true, List.of())),
                        said(
                                "The " + kind + " of %s are predicted, not gazetted yet.",
                                years.getOrDefault(false, List.of())))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<String> said(String sentence, List<Integer> years) {
        return years.isEmpty()
                ? Optional.empty()
                : Optional.of(sentence.formatted(
                        InWords.list(years.stream().map(String::valueOf).toList())));
    }

    private boolean isTentative(LocalDate day) {
        return almanac.calendar().holidaysOn(day).stream().anyMatch(Holiday::tentative);
    }

    private boolean isCovered(CalendarTopic topic, Span asked) {
        return asked.first().getYear() >= almanac.firstYear(topic)
                && asked.last().getYear() <= almanac.lastYear(topic);
    }

    private String row(CalendarTopic topic, Occurrence day) {
        boolean notInHotels = topic == CalendarTopic.DRY_DAY
                && almanac.dryDays()
                        .on(day.first())
                        .filter(dry -> dry.hotels() == HotelExemption.YES)
                        .isPresent();
        return "- %s: %s%s."
                .formatted(
                        InWords.days(day.first(), day.last()),
                        day.name(),
                        notInHotels ? " (not in hotels registered with the Tourist Board)" : "");
    }

    private static List<Fact> inParts(String head, List<String> rows, List<Occurrence> days) {
        var certainty =
                days.stream().map(Occurrence::certainty).max(Enum::compareTo).orElse(Certainty.GAZETTED);
        var source = days.stream().map(Occurrence::source).findFirst().orElse(Fact.GAZETTE);
        var facts = new ArrayList<Fact>();
        var text = new StringBuilder(head);
        for (var row : rows) {
            if (text.length() + row.length() > MOST_CHARACTERS) {
                facts.add(new Fact(text.toString(), certainty, source));
                text.setLength(0);
            }
            text.append(text.isEmpty() ? "" : "\n").append(row);
        }
        facts.add(new Fact(text.toString(), certainty, source));
        return facts;
    }

    /** Which months hold more than one Poya day, and which none. */
    Fact months(Span asked) {
        var first = asked.first().isBefore(almanac.calendar().firstKnown())
                ? almanac.calendar().firstKnown()
                : asked.first();
        var last = asked.last().isAfter(almanac.calendar().lastKnown())
                ? almanac.calendar().lastKnown()
                : asked.last();
        if (first.isAfter(last)) {
            return Fact.gazetted(
                    "The Poya days of %s are not in the calendar that I have, which knows them from %d to %d."
                            .formatted(
                                    asked.inWords(),
                                    almanac.firstYear(CalendarTopic.POYA),
                                    almanac.lastYear(CalendarTopic.POYA)));
        }
        var byMonth = new TreeMap<YearMonth, List<Occurrence>>();
        for (var month = YearMonth.from(first); !month.isAfter(YearMonth.from(last)); month = month.plusMonths(1)) {
            byMonth.put(month, almanac.between(CalendarTopic.POYA, month.atDay(1), month.atEndOfMonth()));
        }
        var two = new ArrayList<String>();
        var none = new ArrayList<String>();
        byMonth.forEach((month, days) -> {
            if (days.size() > 1) {
                two.add("%s has %d Poya days, %s."
                        .formatted(
                                InWords.month(month.atDay(1)),
                                days.size(),
                                InWords.list(days.stream()
                                        .map(day -> InWords.day(day.first()))
                                        .toList())));
            } else if (days.isEmpty()) {
                none.add(InWords.month(month.atDay(1)));
            }
        });
        var span = new Span(first, last).inWords();
        var text = new ArrayList<String>(two);
        if (two.isEmpty() && none.isEmpty()) {
            text.add("Every month of %s has one Poya day: none has two, and none is without.".formatted(span));
        } else {
            text.add(two.isEmpty() ? "No month of %s has two Poya days.".formatted(span) : "");
            text.add(
                    none.isEmpty()
                            ? "No month of %s is without a Poya day.".formatted(span)
                            : "Without a Poya day: %s.".formatted(InWords.list(none)));
        }
        var predicted =
                notGazetted(CalendarTopic.POYA, byMonth.values().stream().flatMap(List::stream));
        text.addAll(predicted);
        new Span(first, last)
                .days()
                .flatMap(day -> almanac.calendar().supersededPoyaOn(day).stream())
                .findFirst()
                .ifPresent(moved -> text.add("%s was first gazetted as %s Poya, but that was moved."
                        .formatted(InWords.day(moved.date()), moved.name())));
        return new Fact(
                text.stream().filter(sentence -> !sentence.isEmpty()).collect(Collectors.joining(" ")),
                predicted.isEmpty() ? Certainty.GAZETTED : Certainty.PREDICTED,
                Fact.GAZETTE);
    }
}
