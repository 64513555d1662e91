package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HotelExemption;
import ai.travion.atlas.SupersededPoya;
import ai.travion.atlas.almanac.DryDays;
import ai.travion.atlas.almanac.DryDays.DryDay;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What days without alcohol ask of a trip; which days those are is the atlas's to say. */
final class AlcoholRules {

    private static final String WITHOUT_ALCOHOL =
            "Plan the day without alcohol: tea, fresh juice and king coconut are served everywhere.";

    private static final String WITHOUT_ALCOHOL_OR_ASK =
            "Plan the day without alcohol, and ask your hotel what applies.";
    private static final String ASK_THE_HOTEL =
            "Ask your hotel whether it is registered and serves that day; elsewhere plan without alcohol.";

    private final HolidayCalendar calendar;
    private final DryDays dryDays;

    AlcoholRules(HolidayCalendar calendar) {
        this.calendar = calendar;
        this.dryDays = new DryDays(calendar);
    }

    Rule poyaAlcohol() {
        return new Rule(
                "poya-alcohol",
                "poya_alcohol",
                Kind.HARD_CONSTRAINT,
                "gazette of public holidays",
                Validity.ofTheCalendar(calendar),
                trip -> dry(trip, DryDay::poya).map(day -> closedForPoya(day, trip.isPast(day.date()))));
    }

    Rule alcoholClosed() {
        return new Rule(
                "alcohol-closed",
                "alcohol_closed",
                Kind.HARD_CONSTRAINT,
                "Excise Department",
                published(),
                trip -> dry(trip, day -> !day.poya() && day.certainty() == Certainty.GAZETTED)
                        .map(day -> closedAsPublished(day, trip.isPast(day.date()))));
    }

    Rule alcoholClosedInferred() {
        return new Rule(
                "alcohol-closed-inferred",
                "alcohol_closed",
                Kind.HARD_CONSTRAINT,
                "inferred from the closure days of 2025 that the Excise Department published",
                Validity.startingOn(calendar.firstKnown()),
                trip -> dry(trip, day -> !day.poya() && day.certainty() == Certainty.INFERRED)
                        .map(day -> closedAsBefore(day, trip.isPast(day.date()))));
    }

    /** Many calendars still show a Poya that was moved, and no source says whether the bars opened after all. */
    Rule alcoholUncertain() {
        return new Rule(
                "alcohol-moved-poya",
                "alcohol_uncertain",
                Kind.ADVICE,
                "gazette of public holidays, amended",
                Validity.between(calendar.firstGazetted(), calendar.lastGazetted()),
                trip -> trip.days().stream()
                        .filter(day -> !isClosed(day))
                        .flatMap(day -> calendar.supersededPoyaOn(day).stream())
                        .map(moved -> uncertain(moved, trip.isPast(moved.date()))));
    }

    private ConstraintViolation.Builder uncertain(SupersededPoya moved, boolean past) {
        String to = calendar.poyaDays().stream()
                .filter(poya -> poya.name().equals(moved.name())
                        && poya.date().getYear() == moved.date().getYear())
                .findFirst()
                .map(poya -> " to " + InWords.day(poya.date()))
                .orElse("");
        return ConstraintViolation.newBuilder()
                .setSeverity(Severity.MEDIUM)
                .setDescription(
                        "%s was first gazetted as %s Full Moon Poya Day, which was then moved%s: whether the sale of alcohol %s closed on the first date is not known."
                                .formatted(InWords.day(moved.date()), moved.name(), to, past ? "was" : "is"))
                .setSuggestion(
                        past
                                ? "Many calendars still show that day as Poya."
                                : "Ask your hotel what applies, and be ready for a day without alcohol.")
                .setDate(moved.date())
                .setSource(moved.source())
                .setCertainty("uncertain");
    }

    /** The years whose closures were published. */
    private Validity published() {
        var closures = calendar.alcoholClosures();
        return Validity.between(
                closures.getFirst().date().with(TemporalAdjusters.firstDayOfYear()),
                closures.getLast().date().with(TemporalAdjusters.lastDayOfYear()));
    }

    /** Whether the sale is closed on a day, or to be expected closed. */
    boolean isClosed(LocalDate day) {
        return !day.isBefore(calendar.firstKnown()) && dryDays.on(day).isPresent();
    }

    private Stream<DryDay> dry(Trip trip, Predicate<DryDay> kind) {
        return trip.days().stream().flatMap(day -> dryDays.on(day).stream()).filter(kind);
    }

    private ConstraintViolation.Builder closedForPoya(DryDay day, boolean past) {
        boolean predicted = day.certainty() != Certainty.GAZETTED;
        String description = predicted
                ? isBygone(day)
                        ? "%s was %s by the rule that Poya days follow (the gazette of that year is not in the calendar): on Poya days the sale of alcohol is closed island-wide."
                        : "%s is predicted to be %s (it is not gazetted yet): on Poya days the sale of alcohol is closed island-wide."
                : past
                        ? "%s was %s: the sale of alcohol was closed island-wide."
                        : "%s is %s: the sale of alcohol is closed island-wide.";
        return closed(day, WITHOUT_ALCOHOL, past)
                .setDescription(description.formatted(InWords.day(day.date()), day.reason()))
                .setSource(day.source());
    }

    private boolean isBygone(DryDay day) {
        return day.date().isBefore(calendar.firstGazetted());
    }

    private ConstraintViolation.Builder closedAsPublished(DryDay day, boolean past) {
        return closed(day, WITHOUT_ALCOHOL, past)
                .setDescription("%s (%s) was a day on which the sale of alcohol was closed island-wide%s."
                        .formatted(InWords.day(day.date()), day.reason(), butNotInHotels(day)))
                .setSource(day.source());
    }

    private ConstraintViolation.Builder closedAsBefore(DryDay day, boolean past) {
        return closed(day, day.hotels() == HotelExemption.YES ? ASK_THE_HOTEL : WITHOUT_ALCOHOL_OR_ASK, past)
                .setDescription(
                        "%s %s %s: the sale of alcohol was closed island-wide for it in 2025%s, and the same %s to be expected."
                                .formatted(
                                        InWords.day(day.date()),
                                        past ? "was" : "is",
                                        day.reason(),
                                        butNotInHotels(day),
                                        past ? "was" : "is"));
    }

    /** Who looks back needs no advice, but may wonder when it was over. */
    private ConstraintViolation.Builder closed(DryDay day, String suggestion, boolean past) {
        return ConstraintViolation.newBuilder()
                .setSeverity(day.hotels() == HotelExemption.YES ? Severity.MEDIUM : Severity.HIGH)
                .setSuggestion(((past ? "" : suggestion + " ") + openAgainAfter(day.date(), past)).strip())
                .setDate(day.date())
                .setCertainty(word(day.certainty()));
    }

    private static String butNotInHotels(DryDay day) {
        return day.hotels() == HotelExemption.YES ? ", except in hotels registered with the Tourist Board" : "";
    }

    /** When alcohol is sold again, as far as the gazette tells. */
    private String openAgainAfter(LocalDate day, boolean past) {
        var next = Stream.iterate(day.plusDays(1), date -> date.plusDays(1))
                .filter(date -> !isClosed(date))
                .findFirst()
                .orElseThrow();
        if (!calendar.isGazetted(next)) {
            return past ? "That day is past, so there is nothing to arrange for it." : "";
        }
        return (past ? "Alcohol was on sale again on " : "It should be on sale again on ") + InWords.day(next) + ".";
    }

    static String word(Certainty certainty) {
        return certainty.name().toLowerCase(Locale.ROOT);
    }
}
