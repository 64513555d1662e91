package ai.travion.retrieval.calendar;

import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarTopic;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** What a traveller meets on some days in a row: their holidays, and what these close. */
final class TripDays {

    private static final List<CalendarTopic> BESIDES = List.of(CalendarTopic.DRY_DAY, CalendarTopic.SCHOOL_HOLIDAY);

    private final Almanac almanac;
    private final LocalDate today;
    private final ListAnswers lists;

    TripDays(Almanac almanac, LocalDate today, ListAnswers lists) {
        this.almanac = almanac;
        this.today = today;
        this.lists = lists;
    }

    List<Fact> of(Span asked) {
        var facts = new ArrayList<>(lists.of(CalendarTopic.HOLIDAY, asked));
        asked.days()
                .map(day -> new DayFacts(almanac, day, today))
                .filter(DayFacts::isNewYear)
                .findFirst()
                .ifPresent(day -> facts.add(day.fact(
                        "Around the Sinhala and Tamil New Year the country stands still.",
                        DayFacts.NEW_YEAR_SHUTDOWN)));
        BESIDES.stream()
                .filter(topic ->
                        !almanac.between(topic, asked.first(), asked.last()).isEmpty())
                .forEach(topic -> facts.addAll(lists.of(topic, asked)));
        return facts;
    }
}
