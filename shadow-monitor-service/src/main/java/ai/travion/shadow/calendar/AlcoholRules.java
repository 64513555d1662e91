package ai.travion.shadow.calendar;

import ai.travion.atlas.AlcoholClosure;
import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HotelExemption;
import ai.travion.atlas.PoyaDay;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Days on which alcohol is not sold: every Poya day, and the other days that were published for 2025. For other years these
 * are inferred from the same reasons.
 */
final class AlcoholRules {

    private static final String VESAK = "Vesak";

    private static final Map<MonthDay, Reason> FIXED_DAYS = Map.of(
            MonthDay.of(2, 4), new Reason("is Independence Day", false),
            MonthDay.of(10, 3), new Reason("is World Temperance Day", false),
            MonthDay.of(12, 25), new Reason("is Christmas Day", true));

    private final HolidayCalendar calendar;
    private final NewYear newYear;

    AlcoholRules(HolidayCalendar calendar) {
        this.calendar = calendar;
        this.newYear = new NewYear(calendar);
    }

    /**
     * @param inWords what is said of the day: "is Christmas Day"
     * @param hotelsWereExempt on that day of 2025: hotels registered with the Tourist Board
     */
    private record Reason(String inWords, boolean hotelsWereExempt) {}

    Rule poyaAlcohol() {
        return new Rule(
                "poya-alcohol",
                "poya_alcohol",
                Kind.HARD_CONSTRAINT,
                "gazette of public holidays",
                trip -> trip.days().stream()
                        .flatMap(day -> calendar.poyaOn(day).stream())
                        .map(this::closedForPoya));
    }

    Rule alcoholClosed() {
        return new Rule(
                "alcohol-closed",
                "alcohol_closed",
                Kind.HARD_CONSTRAINT,
                "Excise Department",
                trip -> trip.days().stream()
                        .filter(this::isNoPoya)
                        .flatMap(day -> calendar.alcoholClosureOn(day).stream())
                        .map(this::closedAsPublished));
    }

    Rule alcoholClosedInferred() {
        return new Rule(
                "alcohol-closed-inferred",
                "alcohol_closed",
                Kind.HARD_CONSTRAINT,
                "inferred from the closure days of 2025 that the Excise Department published",
                trip -> trip.days().stream()
                        .filter(this::isNoPoya)
                        .flatMap(day -> inferredReason(day).stream().map(reason -> closedAsBefore(day, reason))));
    }

    private ConstraintViolation.Builder closedForPoya(PoyaDay poya) {
        boolean predicted = poya.certainty() != Certainty.GAZETTED;
        String description = predicted
                ? "%s is predicted to be %s (it is not gazetted yet): on Poya days the sale of alcohol is closed island-wide."
                : "%s is %s: the sale of alcohol is closed island-wide.";
        return ConstraintViolation.newBuilder()
                .setSeverity(Severity.HIGH)
                .setDescription(description.formatted(InWords.day(poya.date()), poya.fullName()))
                .setSuggestion("Plan the day without alcohol: tea, fresh juice and king coconut are served everywhere."
                        + openAgainAfter(poya.date()))
                .setDate(poya.date())
                .setSource(poya.source())
                .setCertainty(word(poya.certainty()));
    }

    private ConstraintViolation.Builder closedAsPublished(AlcoholClosure closure) {
        boolean hotelsExempt = closure.hotelExemption() == HotelExemption.YES;
        return ConstraintViolation.newBuilder()
                .setSeverity(hotelsExempt ? Severity.MEDIUM : Severity.HIGH)
                .setDescription("%s (%s) was a day on which the sale of alcohol was closed island-wide%s."
                        .formatted(
                                InWords.day(closure.date()),
                                closure.reason(),
                                hotelsExempt ? ", except in hotels registered with the Tourist Board" : ""))
                .setSuggestion("Plan the day without alcohol: tea, fresh juice and king coconut are served everywhere."
                        + openAgainAfter(closure.date()))
                .setDate(closure.date())
                .setSource(closure.source())
                .setCertainty(word(Certainty.GAZETTED));
    }

    private ConstraintViolation.Builder closedAsBefore(LocalDate day, Reason reason) {
        return ConstraintViolation.newBuilder()
                .setSeverity(reason.hotelsWereExempt() ? Severity.MEDIUM : Severity.HIGH)
                .setDescription(
                        "%s %s: the sale of alcohol was closed island-wide for it in 2025%s, and the same is to be expected."
                                .formatted(
                                        InWords.day(day),
                                        reason.inWords(),
                                        reason.hotelsWereExempt()
                                                ? ", except in hotels registered with the Tourist Board"
                                                : ""))
                .setSuggestion("Plan the day without alcohol, and ask your hotel what applies." + openAgainAfter(day))
                .setDate(day)
                .setCertainty(word(Certainty.INFERRED));
    }

    /** Why alcohol can be expected to be closed on a day of a year whose closures were not published. */
    private Optional<Reason> inferredReason(LocalDate day) {
        if (publishedFor(day.getYear())) {
            return Optional.empty();
        }
        return Optional.ofNullable(FIXED_DAYS.get(MonthDay.from(day)))
                .or(() -> dayAfterVesak(day))
                .or(() -> newYear.on(day).map(AlcoholRules::newYearReason));
    }

    private Optional<Reason> dayAfterVesak(LocalDate day) {
        return calendar.poyaOn(day.minusDays(1))
                .filter(poya -> poya.name().equals(VESAK))
                .map(poya -> new Reason("is the day after Vesak", false));
    }

    private static Reason newYearReason(NewYear.Festival festival) {
        return switch (festival.part()) {
            case EVE -> new Reason("is the eve of the Sinhala and Tamil New Year", true);
            case DAY -> new Reason("is the Sinhala and Tamil New Year", false);
            case AROUND -> new Reason("falls at the Sinhala and Tamil New Year (12 and 13 or 13 and 14 April)", false);
        };
    }

    /** When alcohol is sold again, as far as the gazette tells. */
    private String openAgainAfter(LocalDate day) {
        LocalDate next = Stream.iterate(day.plusDays(1), date -> date.plusDays(1))
                .filter(this::isOpen)
                .findFirst()
                .orElseThrow();
        return next.isAfter(calendar.lastGazetted()) || next.isBefore(calendar.firstKnown())
                ? ""
                : " It should be on sale again on " + InWords.day(next) + ".";
    }

    /** Whether the sale is closed on a day, or to be expected closed. */
    boolean isClosed(LocalDate day) {
        return !isOpen(day);
    }

    private boolean isOpen(LocalDate day) {
        return isNoPoya(day)
                && calendar.alcoholClosureOn(day).isEmpty()
                && inferredReason(day).isEmpty();
    }

    private boolean isNoPoya(LocalDate day) {
        return calendar.poyaOn(day).isEmpty();
    }

    private boolean publishedFor(int year) {
        return calendar.alcoholClosures().stream()
                .map(closure -> closure.date().getYear())
                .collect(Collectors.toSet())
                .contains(year);
    }

    static String word(Certainty certainty) {
        return certainty.name().toLowerCase(Locale.ROOT);
    }
}
