package ai.travion.shadow.calendar;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Sensitivity;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Watches the calendar: what the days and the places of a trip ask of a traveller. Immutable. */
public final class EventSentinel {

    private final HolidayCalendar calendar;
    private final List<Rule> rules;
    private final Feasts feasts;
    private final CalendarDays days;
    private final Lulls lulls;
    private final Sensitivity.OfPlaces sensitivities = Sensitivity.OfPlaces.load();

    public EventSentinel(HolidayCalendar calendar) {
        this.calendar = calendar;
        var daysOff = new DaysOff(calendar);
        this.feasts = Feasts.load(calendar, daysOff);
        var alcohol = new AlcoholRules(calendar);
        this.days = new CalendarDays(calendar, daysOff, alcohol::isClosed);
        this.lulls = new Lulls(calendar, daysOff);
        var newYear = new NewYearRules(calendar);
        var festivals = new FestivalRules(calendar, daysOff);
        List<Rule> own = List.of(
                newYear.criticalShutdown(),
                newYear.daysAfter(),
                alcohol.poyaAlcohol(),
                alcohol.alcoholClosed(),
                alcohol.alcoholClosedInferred(),
                alcohol.alcoholUncertain(),
                festivals.poyaAtAShrine(),
                festivals.vesakLanterns(),
                festivals.posonPilgrims(),
                new KandyPerahera(calendar).rule(),
                festivals.publicHoliday(),
                SeasonRules.adamsPeakOutOfSeason(calendar),
                SeasonRules.yalaMayBeClosed(),
                SeasonRules.gatheringIsOver(),
                SeasonRules.monsoon(),
                DressRules.dressCode());
        this.rules = Stream.concat(own.stream(), feasts.rules().stream()).toList();
    }

    /** What the rules find on a trip, the most binding first; every finding of a day carries its date. */
    public Findings about(Trip trip) {
        return new Findings(rules.stream().flatMap(rule -> rule.appliedTo(trip)).toList(), caveatsFor(trip.days()));
    }

    /** The days that a rule speaks of, in words; empty for an id that is none of the rules'. */
    public Optional<String> validityOf(String ruleId) {
        return rules.stream()
                .filter(rule -> rule.id().equals(ruleId))
                .findFirst()
                .map(rule -> rule.validity().inWords());
    }

    /** What the calendar says of a day, wherever one is. */
    public CalendarDay day(LocalDate date) {
        return days.of(date);
    }

    /** What a day's feasts do to a place. */
    public Impact impact(Place place, LocalDate date) {
        return Impact.of(
                days.of(date), sensitivities.of(place), feasts.at(place, date).toList(), lull(place, date));
    }

    /** Why a place is emptier on a day than its kind usually is; none where no rule says so. */
    public Optional<Lull> lull(Place place, LocalDate date) {
        return Haunt.of(place).flatMap(haunt -> lull(haunt, date));
    }

    /** The same of any place of a kind. */
    public Optional<Lull> lull(Haunt haunt, LocalDate date) {
        return lulls.at(haunt, date);
    }

    /** The feasts that fill a place on a day. */
    public List<FeastAt> feasts(Place place, LocalDate date) {
        return feasts.at(place, date)
                .map(feast -> new FeastAt(feast.id(), feast.name(), feast.times(), feast.filled()))
                .toList();
    }

    /** How many times as many people a feast of its own brings to a place on a day; 1 without one. */
    public double feastCrowd(Place place, LocalDate date) {
        return feasts.times(place, date);
    }

    /** The hours of a day in which feasts fill the streets of a place, and how full they are then at the least, 0 to 1. */
    public Map<Integer, Double> feastHours(Place place, LocalDate date) {
        return feasts.filledHours(place, date);
    }

    /** What the calendar does not know about these days, in sentences; empty where it knows them all from the gazette. */
    private List<String> caveatsFor(List<LocalDate> days) {
        return days.stream()
                .map(LocalDate::getYear)
                .distinct()
                .flatMap(year -> caveat(year, days).stream())
                .toList();
    }

    private List<String> caveat(int year, List<LocalDate> days) {
        Predicate<LocalDate> ofYear = day -> day.getYear() == year;
        if (days.stream().filter(ofYear).anyMatch(day -> !calendar.isKnown(day))) {
            return List.of(
                    "The Poya days and holidays of %d are not in the calendar, so any day of that year may be a Poya day, on which no alcohol is sold."
                            .formatted(year));
        }
        if (days.stream().filter(ofYear).allMatch(calendar::isGazetted)) {
            return List.of();
        }
        boolean bygone = year < calendar.firstGazetted().getYear();
        return List.of((bygone
                        ? "The gazette of %d is not in the calendar: the Poya days and holidays of that year are computed by their rules, not looked up. "
                                + "Muslim feasts may be a day off, and special holidays and closures are not known."
                        : "The Poya days of %d are predicted, not gazetted yet; its other holidays are expected by their rules, "
                                + "and the Muslim ones, which wait for the moon to be seen, may be a day off.")
                .formatted(year));
    }
}
