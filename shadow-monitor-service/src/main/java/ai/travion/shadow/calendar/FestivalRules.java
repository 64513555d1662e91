package ai.travion.shadow.calendar;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HolidayType;
import ai.travion.atlas.Place;
import ai.travion.atlas.PoyaDay;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Feasts and holidays, and the places that they fill. */
final class FestivalRules {

    private static final Set<String> POSON_SITES = Set.of("mihintale", "anuradhapura");
    private static final Set<String> LANTERN_DISTRICTS = Set.of("Colombo", "Gampaha", "Kandy");
    private static final String VIGIL = "Sivarathri";
    private static final Set<String> HINDU_TOWNS = Set.of("jaffna", "trincomalee", "batticaloa");
    private static final List<String> HINDU_FEASTS = List.of("Thai Pongal", VIGIL, "Deepavali");

    private final HolidayCalendar calendar;
    private final DaysOff daysOff;

    FestivalRules(HolidayCalendar calendar, DaysOff daysOff) {
        this.calendar = calendar;
        this.daysOff = daysOff;
    }

    /** Poya days and the New Year have rules of their own. */
    Rule publicHoliday() {
        return new Rule(
                "public-holiday",
                "festival",
                Kind.ADVICE,
                "gazette of public holidays",
                Validity.ofTheCalendar(calendar),
                trip -> trip.days().stream()
                        .flatMap(day -> daysOff.on(day).stream())
                        .filter(DayOff::isPublic)
                        .filter(holiday -> !holiday.name().contains("Poya")
                                && !holiday.name().contains("New Year"))
                        .map(holiday -> offices(holiday, trip)));
    }

    Rule poyaAtAShrine() {
        return new Rule(
                "poya-at-shrine",
                "festival",
                Kind.ADVICE,
                "custom of Poya days",
                Validity.ofTheCalendar(calendar),
                this::worshippersOn);
    }

    private Stream<ConstraintViolation.Builder> worshippersOn(Trip trip) {
        return poyaDays(trip, poya -> true).flatMap(poya -> {
            List<Place> shrines = trip.placesOn(poya.date()).stream()
                    .filter(SacredSites::isBuddhist)
                    .distinct()
                    .toList();
            return shrines.isEmpty() ? Stream.empty() : Stream.of(worshippers(poya, shrines, trip.isPast(poya.date())));
        });
    }

    Rule vesakLanterns() {
        return new Rule(
                "vesak",
                "festival",
                Kind.ADVICE,
                "custom of Vesak",
                Validity.ofTheCalendar(calendar),
                trip -> trip.days().stream()
                        .flatMap(day -> vesakOf(day).stream().map(vesak -> lanterns(day, vesak, trip)))
                        .limit(1));
    }

    Rule posonPilgrims() {
        return new Rule(
                "poson",
                "festival",
                Kind.ADVICE,
                "custom of Poson",
                Validity.ofTheCalendar(calendar),
                trip -> trip.days().stream()
                        .flatMap(day -> posonAround(day).stream()
                                .flatMap(poson -> firstOf(POSON_SITES, trip.placesOn(day)).stream()
                                        .map(place -> pilgrims(day, poson, place, trip.isPast(day))))));
    }

    private static Optional<Place> firstOf(Set<String> ids, List<Place> places) {
        return places.stream().filter(place -> ids.contains(place.id())).findFirst();
    }

    /** The Poson that a day belongs to: pilgrims come on its eve and leave on the day after. */
    private Optional<PoyaDay> posonAround(LocalDate day) {
        return Stream.of(day, day.plusDays(1), day.minusDays(1))
                .flatMap(date -> calendar.poyaOn(date).stream())
                .filter(poya -> poya.name().equals("Poson"))
                .findFirst();
    }

    private Stream<PoyaDay> poyaDays(Trip trip, Predicate<PoyaDay> which) {
        return trip.days().stream()
                .flatMap(day -> calendar.poyaOn(day).stream())
                .filter(which);
    }

    /** The Vesak that a day belongs to: the Poya itself or the day after. */
    private Optional<PoyaDay> vesakOf(LocalDate day) {
        return calendar.poyaOn(day)
                .or(() -> calendar.poyaOn(day.minusDays(1)))
                .filter(poya -> poya.name().equals("Vesak"));
    }

    private String howSure(DayOff holiday) {
        if (holiday.isGazetted()) {
            return "";
        }
        String gazette = holiday.date().isBefore(calendar.firstGazetted())
                ? "the gazette of that year is not in the calendar"
                : "it is not gazetted yet";
        return holiday.waitsForTheMoon()
                ? " (%s; it waits for the moon to be seen, and may be a day earlier or later)".formatted(gazette)
                : " (%s)".formatted(gazette);
    }

    private ConstraintViolation.Builder offices(DayOff holiday, Trip trip) {
        boolean past = trip.isPast(holiday.date());
        List<String> kovils = HINDU_FEASTS.stream().anyMatch(holiday.name()::contains)
                ? trip.placesOn(holiday.date()).stream()
                        .filter(place -> SacredSites.isHindu(place) || HINDU_TOWNS.contains(place.id()))
                        .map(place -> HINDU_TOWNS.contains(place.id()) ? "the kovils of " + place.name() : place.name())
                        .distinct()
                        .toList()
                : List.of();
        return ConstraintViolation.newBuilder()
                .setSeverity(kovils.isEmpty() ? Severity.LOW : Severity.MEDIUM)
                .setDescription("%s %s a public holiday, %s%s: government offices%s %s closed%s."
                        .formatted(
                                InWords.day(holiday.date()),
                                holiday.isGazetted()
                                        ? (past ? "was" : "is")
                                        : past ? "was by its rule" : "is expected to be",
                                holiday.name(),
                                howSure(holiday),
                                holiday.types().contains(HolidayType.BANK) ? " and banks" : "",
                                past ? "were" : "are",
                                kovils.isEmpty()
                                        ? ""
                                        : ", and worshippers fill " + InWords.list(kovils) + throughTheNight(holiday)))
                .setSuggestion("Settle errands the day before, and expect fuller trains and sights.")
                .setDate(holiday.date())
                .setSource(holiday.source())
                .setCertainty(AlcoholRules.word(holiday.certainty()));
    }

    private static String throughTheNight(DayOff holiday) {
        return holiday.name().contains(VIGIL) ? " from the evening until the next morning" : "";
    }

    private static ConstraintViolation.Builder worshippers(PoyaDay poya, List<Place> shrines, boolean past) {
        return ConstraintViolation.newBuilder()
                .setSeverity(Severity.MEDIUM)
                .setDescription((past
                                ? "%s was %s, a day on which many worshippers in white come to %s."
                                : "On %s, %s, many worshippers in white come to %s.")
                        .formatted(
                                poya.fullName(),
                                InWords.day(poya.date()),
                                InWords.list(shrines.stream()
                                        .map(SacredSites::holyPart)
                                        .toList())))
                .setSuggestion("Come early, dress in white or plain clothes, and leave room for those who pray.")
                .setDate(poya.date())
                .setLocation(shrines.getFirst().name())
                .setCertainty(AlcoholRules.word(poya.certainty()));
    }

    private static ConstraintViolation.Builder lanterns(LocalDate day, PoyaDay vesak, Trip trip) {
        boolean inTheLights = trip.placesOn(day).stream()
                .flatMap(place -> place.districts().stream())
                .anyMatch(LANTERN_DISTRICTS::contains);
        return ConstraintViolation.newBuilder()
                .setSeverity(inTheLights ? Severity.MEDIUM : Severity.LOW)
                .setDescription(
                        "%s %s Vesak, when streets are lit with lanterns, food is given away at roadside stalls, and evening traffic in the towns is heavy."
                                .formatted(InWords.day(day), trip.isPast(day) ? "belonged to" : "belongs to"))
                .setSuggestion("Walk rather than drive in the evening, and book rooms early.")
                .setDate(day)
                .setCertainty(AlcoholRules.word(vesak.certainty()));
    }

    private static ConstraintViolation.Builder pilgrims(LocalDate day, PoyaDay poson, Place place, boolean past) {
        return ConstraintViolation.newBuilder()
                .setSeverity(Severity.MEDIUM)
                .setDescription("%s %s %s, when great crowds of pilgrims come to %s."
                        .formatted(
                                InWords.day(day),
                                past ? "was" : "is",
                                day.isBefore(poson.date())
                                        ? "the eve of " + poson.fullName()
                                        : day.isAfter(poson.date())
                                                ? "the day after " + poson.fullName()
                                                : poson.fullName(),
                                place.name()))
                .setSuggestion("Book a room long ahead and come on foot from outside the town, or choose another day.")
                .setDate(day)
                .setLocation(place.name())
                .setCertainty(AlcoholRules.word(poson.certainty()));
    }
}
