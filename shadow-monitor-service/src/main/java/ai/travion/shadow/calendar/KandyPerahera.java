package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.PoyaDay;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The Esala Perahera of Kandy: five nights of the Kumbal and five of the Randoli procession, the last on Nikini Poya, and one more
 * by day on the day after.
 */
final class KandyPerahera {

    private static final Set<String> KANDY = Set.of("kandy", "temple-of-the-tooth", "udawattakele-forest-reserve");
    private static final int FIRST_NIGHT_BEFORE_NIKINI = 9;
    private static final int FIRST_RANDOLI_BEFORE_NIKINI = 4;

    private final HolidayCalendar calendar;

    KandyPerahera(HolidayCalendar calendar) {
        this.calendar = calendar;
    }

    /** What of it belongs to a day. */
    private enum Part {
        KUMBAL(
                Severity.MEDIUM,
                "the Kumbal Perahera, the smaller processions of the Esala Perahera, usually sets out between about 19:00 and 20:00 and passes through Kandy until late in the evening: the streets round the Temple of the Tooth close to cars from the late afternoon, and rooms are full",
                "Stay within walking distance, be in place by 18:00, and visit the temple in the morning."),
        RANDOLI(
                Severity.HIGH,
                "the Randoli Perahera, the great processions of the Esala Perahera, usually sets out between about 19:00 and 20:00 and passes through Kandy until late at night: the centre closes to cars from the afternoon, the pavements are packed, and rooms are full",
                "Book a seat and a room early, stay within walking distance, be in place by afternoon, and visit the temple in the morning."),
        BY_DAY(
                Severity.MEDIUM,
                "the Esala Perahera usually ends with a procession by day, and streets in the centre of Kandy close for it",
                "Leave Kandy in the morning or in the evening, and ask for the hours of the procession.");

        private final Severity severity;
        private final String whatHappens;
        private final String advice;

        Part(Severity severity, String whatHappens, String advice) {
            this.severity = severity;
            this.whatHappens = whatHappens;
            this.advice = advice;
        }
    }

    Rule rule() {
        return new Rule(
                "kandy-esala-perahera",
                "festival",
                Kind.ADVICE,
                "custom: ten nights of processions that end on Nikini Poya, and one by day after it; the temple announces the dates and hours each year",
                Validity.ofTheCalendar(calendar),
                this::processionsOn);
    }

    /** One finding for each part that a trip meets. */
    private Stream<ConstraintViolation.Builder> processionsOn(Trip trip) {
        Map<Part, List<LocalDate>> met = new LinkedHashMap<>();
        for (LocalDate day : trip.days()) {
            if (trip.placesOn(day).stream().anyMatch(KandyPerahera::isInKandy)) {
                partOn(day)
                        .ifPresent(part -> met.merge(
                                part,
                                List.of(day),
                                (days, more) -> Stream.concat(days.stream(), more.stream())
                                        .toList()));
            }
        }
        return met.entrySet().stream().map(part -> procession(part.getKey(), part.getValue(), trip));
    }

    private static boolean isInKandy(Place place) {
        return KANDY.contains(place.id());
    }

    private Optional<Part> partOn(LocalDate day) {
        if (nikini(calendar.poyaOn(day.minusDays(1))).isPresent()) {
            return Optional.of(Part.BY_DAY);
        }
        return nikini(calendar.nextPoya(day))
                .map(poya -> ChronoUnit.DAYS.between(day, poya.date()))
                .filter(before -> before <= FIRST_NIGHT_BEFORE_NIKINI)
                .map(before -> before <= FIRST_RANDOLI_BEFORE_NIKINI ? Part.RANDOLI : Part.KUMBAL);
    }

    private static Optional<PoyaDay> nikini(Optional<PoyaDay> poya) {
        return poya.filter(day -> day.name().equals("Nikini"));
    }

    private static ConstraintViolation.Builder procession(Part part, List<LocalDate> days, Trip trip) {
        boolean past = trip.isPast(days.getLast());
        String when = InWords.days(days.getFirst(), days.getLast());
        return ConstraintViolation.newBuilder()
                .setSeverity(part.severity)
                .setDescription("%s %s %s Nikini Poya, when %s."
                        .formatted(
                                when,
                                past ? "fell" : days.size() == 1 ? "falls" : "fall",
                                part == Part.BY_DAY ? "on the day after" : "in the ten evenings up to",
                                part.whatHappens))
                .setSuggestion(part.advice + " Check the dates of the year.")
                .setDate(days.getFirst())
                .setLocation("Kandy")
                .setCertainty(AlcoholRules.word(Certainty.INFERRED));
    }
}
