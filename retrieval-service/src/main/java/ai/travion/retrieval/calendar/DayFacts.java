package ai.travion.retrieval.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.Holiday;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HotelExemption;
import ai.travion.atlas.PoyaDay;
import ai.travion.atlas.SupersededPoya;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarTopic;
import ai.travion.atlas.almanac.DryDays.DryDay;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What one day is, and what follows from it for a traveller, in sentences. */
final class DayFacts {

    static final String NEW_YEAR_SHUTDOWN =
            "Most shops, markets, offices and eateries outside hotels are closed, families travel home, and few buses and trains run.";
    private static final List<CalendarTopic> KNOWN_BUT_NO_HOLIDAY = List.of(
            CalendarTopic.JANUARY_FIRST,
            CalendarTopic.NEW_YEARS_EVE,
            CalendarTopic.CHRISTMAS_EVE,
            CalendarTopic.EASTER,
            CalendarTopic.TEMPERANCE_DAY);

    private final Almanac almanac;
    private final HolidayCalendar calendar;
    private final LocalDate day;
    private final LocalDate today;
    /** Those of the gazette, or else those to be expected; of a Poya day without a gazette only where it is another holiday too. */
    private final List<Holiday> holidays;

    private final Optional<PoyaDay> poya;

    DayFacts(Almanac almanac, LocalDate day, LocalDate today) {
        this.almanac = almanac;
        this.calendar = almanac.calendar();
        this.day = day;
        this.today = today;
        this.holidays = calendar.isGazetted(day) ? calendar.holidaysOn(day) : expected(almanac, day);
        this.poya = calendar.poyaOn(day);
    }

    private static List<Holiday> expected(Almanac almanac, LocalDate day) {
        var found = almanac.expected().on(day);
        boolean nothingButPoya = found.stream()
                .allMatch(holiday -> almanac.calendar()
                        .poyaOn(day)
                        .filter(poya -> poya.fullName().equals(holiday.name()))
                        .isPresent());
        return nothingButPoya
                ? List.of()
                : found.stream()
                        .map(holiday -> new Holiday(day, holiday.name(), holiday.types(), false, holiday.source()))
                        .toList();
    }

    List<Holiday> holidays() {
        return holidays;
    }

    Optional<PoyaDay> poya() {
        return poya;
    }

    Optional<DryDay> dry() {
        return almanac.dryDays().on(day);
    }

    Optional<SupersededPoya> superseded() {
        return calendar.supersededPoyaOn(day);
    }

    String inWords() {
        return InWords.day(day);
    }

    String is() {
        return InWords.is(day, today);
    }

    /** Whether anything is known of the Poya days of its year. */
    boolean isInTheCalendar() {
        return calendar.isKnown(day);
    }

    /** Whether its year is gazetted, so that what is not listed is no holiday. */
    boolean isGazetted() {
        return calendar.isGazetted(day);
    }

    /** Whether it lies in the years of which Poya days are computed and no gazette is known. */
    boolean isBeforeTheGazettes() {
        return day.isBefore(calendar.firstGazetted());
    }

    Certainty certainty() {
        return poya.map(PoyaDay::certainty)
                .orElse(
                        isGazetted()
                                ? Certainty.GAZETTED
                                : holidays.isEmpty() ? Certainty.INFERRED : Certainty.PREDICTED);
    }

    /** "Yes.", or "Yes, by prediction." where no gazette is known. */
    String yes() {
        return isGazetted() ? "Yes." : "Yes, by prediction.";
    }

    boolean isWeekend() {
        return Almanac.isWeekend(day);
    }

    /** What the day is, in one sentence. */
    String what() {
        if (!holidays.isEmpty()) {
            var names =
                    InWords.list(holidays.stream().map(Holiday::name).distinct().toList());
            return "%s %s %s, a %s holiday%s."
                            .formatted(inWords(), isOrShouldBe(), names, InWords.types(holidays), closingOffices())
                    + notGazetted();
        }
        if (poya.isPresent()) {
            return (isBeforeTheGazettes()
                            ? "%s was %s by the rule that Poya days follow; the gazette of %d is not in the calendar that I have."
                            : "%s is predicted to be %s; the Poya days of %d are not gazetted yet.")
                    .formatted(inWords(), poya.get().fullName(), day.getYear());
        }
        if (superseded().isPresent()) {
            return moved(superseded().get());
        }
        return named().map(this::aNamedDay).orElseGet(this::anOrdinaryDay);
    }

    private String isOrShouldBe() {
        return isGazetted() ? is() : isBeforeTheGazettes() ? "was by rule" : "is expected to be";
    }

    /** A sentence on what stands behind a holiday that no gazette names, or nothing. */
    String notGazetted() {
        if (isGazetted()) {
            return "";
        }
        return isBeforeTheGazettes()
                ? " The gazette of %d is not in the calendar that I have.".formatted(day.getYear())
                : " The holidays of %d are not gazetted yet.".formatted(day.getYear());
    }

    /** Poya days say by themselves that they close the banks. */
    private String closingOffices() {
        return poya.isPresent() && holidays.size() == 1 ? "" : closedOffices();
    }

    /** ": government offices and banks are closed", or were. */
    String closedOffices() {
        return ": government offices and banks " + are() + " closed";
    }

    String are() {
        return day.isBefore(today) ? "were" : "are";
    }

    private Optional<String> named() {
        return KNOWN_BUT_NO_HOLIDAY.stream()
                .filter(topic -> !almanac.between(topic, day, day).isEmpty())
                .map(CalendarTopic::title)
                .findFirst();
    }

    private String aNamedDay(String name) {
        return isGazetted()
                ? "%s %s %s, which is no gazetted holiday in Sri Lanka.".formatted(inWords(), is(), name)
                : "%s %s %s; whether it is a holiday in Sri Lanka in %d is not known to me."
                        .formatted(inWords(), is(), name, day.getYear());
    }

    private String anOrdinaryDay() {
        if (!isInTheCalendar()) {
            return "%s is outside the calendar that I have, which holds the Poya days of %d to %d and the holidays of %d to %d."
                    .formatted(
                            inWords(),
                            calendar.firstKnown().getYear(),
                            calendar.lastKnown().getYear(),
                            calendar.firstGazetted().getYear(),
                            calendar.lastGazetted().getYear());
        }
        if (isBeforeTheGazettes()) {
            return "%s is not among the Poya days that the rule gives for %d, nor among the other holidays that can be reckoned."
                    .formatted(inWords(), day.getYear());
        }
        if (!isGazetted()) {
            return "%s is not among the Poya days that are predicted for %d, nor among the other holidays that can be reckoned; the gazette may add more."
                    .formatted(inWords(), day.getYear());
        }
        var kind = Almanac.isWeekend(day) ? "weekend day" : "working day";
        var alcohol = dry().isPresent() ? "" : "; alcohol " + is() + " on sale";
        return "%s %s an ordinary %s in Sri Lanka: no Poya, no public holiday%s."
                .formatted(inWords(), is(), kind, alcohol);
    }

    /** "Friday 1 May 2026 was first gazetted as Vesak Full Moon Poya Day, but ...". */
    String moved(SupersededPoya from) {
        var to = calendar.poyaDays().stream()
                .filter(poyaDay ->
                        poyaDay.name().equals(from.name()) && poyaDay.date().getYear() == day.getYear())
                .findFirst()
                .map(poyaDay -> " to " + InWords.day(poyaDay.date()))
                .orElse("");
        return "%s was first gazetted as %s Full Moon Poya Day, but Poya was moved%s."
                .formatted(InWords.day(from.date()), from.name(), to);
    }

    /** What the day closes, each in one sentence. */
    List<String> consequences() {
        var said = new ArrayList<String>();
        if (isNewYear()) {
            said.add(NEW_YEAR_SHUTDOWN);
        }
        dry().ifPresent(dryDay -> said.add(alcohol(dryDay)));
        superseded().filter(any -> dry().isEmpty()).ifPresent(from -> said.addAll(uncertain(from)));
        new SchoolAnswers(almanac).sentence(this, day).ifPresent(said::add);
        return said;
    }

    private List<String> uncertain(SupersededPoya from) {
        var unknown = "Whether the sale of alcohol was closed on the first date is not known to me.";
        return holidays.isEmpty() ? List.of(unknown) : List.of(moved(from), unknown);
    }

    boolean isNewYear() {
        return holidays.stream().anyMatch(holiday -> holiday.name().endsWith("Sinhala & Tamil New Year Day"));
    }

    private String alcohol(DryDay dryDay) {
        if (dryDay.poya()) {
            return "The sale of alcohol %s closed island-wide.".formatted(is());
        }
        var hotels =
                dryDay.hotels() == HotelExemption.YES ? ", except in hotels registered with the Tourist Board" : "";
        return dryDay.certainty() == Certainty.INFERRED
                ? "The sale of alcohol was closed island-wide for it in 2025%s, and the same %s to be expected."
                        .formatted(hotels, is())
                : "The sale of alcohol was closed island-wide%s.".formatted(hotels);
    }

    /** The first day after it on which nothing known closes the sale; empty beyond the gazettes. */
    Optional<LocalDate> openAgain() {
        return Stream.iterate(day.plusDays(1), next -> next.plusDays(1))
                .filter(next -> almanac.dryDays().on(next).isEmpty())
                .findFirst()
                .filter(calendar::isGazetted);
    }

    Fact fact(String... sentences) {
        var source = Stream.concat(
                        holidays.stream().map(Holiday::source), poya.stream().map(PoyaDay::source))
                .findFirst()
                .orElse(Fact.GAZETTE);
        return new Fact(
                Stream.of(sentences).filter(sentence -> !sentence.isEmpty()).collect(Collectors.joining(" ")),
                certainty(),
                source);
    }
}
