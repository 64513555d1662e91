package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says which of the things that have their hour or their day a finished plan keeps, and what stands in the way of the others. */
final class AppointmentsInWords {

    private static final int DAYS_OF_TWO_STAYS = 3;

    /** Farther than this from where the day ends, a stop is out of its reach. */
    private static final int NEAR_MINUTES = 60;

    private static final Pattern AN_HOUR = Pattern.compile(
            "\\b(?:mornings?|noon|midday|\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:[ap]\\.?m\\b|o'?clock)|\\d{1,2}:\\d\\d)",
            Pattern.CASE_INSENSITIVE);
    private static final int LATE = DayPart.at(16, 0);
    private static final int LATE_CLOSING = DayPart.at(20, 30);

    private AppointmentsInWords() {}

    /** Which of them the finished plan keeps, and which it does not. */
    static List<String> of(PlanRequest request, Draft draft, Sights sights) {
        List<String> said = new ArrayList<>();
        for (Appointment appointment : request.wishes().told().appointments()) {
            if (NightClimb.isOurChoice(appointment)) {
                continue;
            }
            List<Visit> visits = draft.days().stream()
                    .flatMap(day -> day.entries().stream().map(entry -> new Visit(day, entry)))
                    .filter(visit -> visit.entry().kind() == Entry.Kind.VISIT
                            && appointment.isFor(sights.of(visit.entry().place())))
                    .toList();
            visits.stream()
                    .filter(visit -> appointment.isKeptBy(visit.day(), visit.entry(), request.days()))
                    .findFirst()
                    .map(visit -> isAtItsUsualHour(appointment, request)
                            ? "%s is planned %s, at its usual hour."
                                    .formatted(
                                            capital(sights.of(visit.entry().place())
                                                    .called()),
                                            appointment.when())
                            : kept(appointment, sights.of(visit.entry().place())))
                    .or(() -> endsThere(appointment, draft, sights))
                    .or(() -> isSeenLast(appointment, draft, sights))
                    .or(() -> TimeInTown.said(appointment, request, draft, sights))
                    .or(() -> visits.stream()
                            .findFirst()
                            .map(visit -> notKept(appointment, visit, request, draft, sights)))
                    .or(() -> unplanned(appointment, request, draft, sights))
                    .ifPresent(said::add);
        }
        return said;
    }

    /** Whose last nights are there has it last, whatever is seen on the way home. */
    private static Optional<String> endsThere(Appointment appointment, Draft draft, Sights sights) {
        return Optional.of(draft.stays().getLast())
                .filter(stay -> appointment.hasTurn(Turn.LAST)
                        && (draft.days().size() > DAYS_OF_TWO_STAYS
                                || (draft.days().size() > 1
                                        && draft.days()
                                                .getLast()
                                                .frame()
                                                .returnTo()
                                                .isPresent())))
                .flatMap(stay -> Stream.concat(Stream.of(sights.of(stay.base())), stay.askedFor().stream())
                        .filter(appointment::isFor)
                        .findFirst())
                .map(sight -> kept(appointment, sight));
    }

    /** What is seen last is last, whatever night beside the airport comes after it. */
    private static Optional<String> isSeenLast(Appointment appointment, Draft draft, Sights sights) {
        return draft.days().reversed().stream()
                .filter(day -> appointment.hasTurn(Turn.LAST) && !day.visited().isEmpty())
                .findFirst()
                .map(day -> sights.of(day.visited().getLast()))
                .filter(appointment::isFor)
                .map(sight -> kept(appointment, sight));
    }

    /** Of church and prayers that were named without an hour: nobody said the one that they have. */
    private static boolean isAtItsUsualHour(Appointment appointment, PlanRequest request) {
        return Stream.of(Engagement.values())
                        .filter(engagement -> engagement.id().equals(appointment.what()))
                        .flatMap(engagement -> engagement.usualHour().stream())
                        .anyMatch(appointment.hour()::equals)
                && !Patterns.isIn(AN_HOUR, request.wishes().told().words());
    }

    private static String kept(Appointment appointment, Sight sight) {
        if (appointment.isOfADayAlone()) {
            return "%s is %s now, as you asked."
                    .formatted(sight.isTown() ? sight.activity() : capital(sight.called()), appointment.when());
        }
        return appointment.isWhenever()
                ? "%s, as you said.".formatted(sight.activity())
                : "%s is planned %s, as you said.".formatted(capital(sight.called()), appointment.when());
    }

    /** Of a town it is what one does there. */
    private static String wanted(Appointment appointment, Sight sight) {
        return appointment.isWhenever() && sight.isTown()
                ? "to " + sight.activity().substring(0, 1).toLowerCase(Locale.ROOT)
                        + sight.activity().substring(1)
                : appointment.inWords(sight.called());
    }

    static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private record Visit(DaySchedule day, Entry entry) {}

    /** Of what is in no day of the plan, unless it is said to be left out. */
    private static Optional<String> unplanned(
            Appointment appointment, PlanRequest request, Draft draft, Sights sights) {
        return sights.all().stream()
                .filter(appointment::isFor)
                .filter(sight -> !draft.missed().contains(sight)
                        && !isWhereItBeginsOrEnds(sight.place(), appointment, request, draft))
                .filter(sight ->
                        draft.days().stream().noneMatch(day -> day.visited().contains(sight.place())))
                .findFirst()
                .map(sight -> "Not kept: you wanted %s, but it does not fit into %s."
                        .formatted(
                                wanted(appointment, sight),
                                request.hours().areWhole()
                                        ? "the plan"
                                        : "the hours that you gave; a longer day would let it in"));
    }

    /** Whether that is the turn of a gate, of which nobody need see anything: "starting and ending in Negombo". */
    private static boolean isWhereItBeginsOrEnds(
            Place place, Appointment appointment, PlanRequest request, Draft draft) {
        boolean begins = request.origin().filter(place::equals).isPresent();
        boolean ends =
                draft.days().getLast().frame().returnTo().filter(place::equals).isPresent();
        return (appointment.hasTurn(Turn.LAST) && ends) || (appointment.hasTurn(Turn.FIRST) && begins);
    }

    private static String notKept(
            Appointment appointment, Visit visit, PlanRequest request, Draft draft, Sights sights) {
        LocalDate date = visit.day().frame().date();
        Sight sight = sights.of(visit.entry().place());
        String reason = appointment.hour().turn().isPresent()
                ? "it does not fit into the %s in that order"
                        .formatted(request.days().size() == 1 ? "day" : "trip")
                : appointment.mayBeOn(date, request.days())
                        ? why(appointment, visit.day(), sight)
                        : onThatDay(appointment, sight, request, draft);
        String day = draft.days().size() == 1 ? "" : " on " + InWords.day(date);
        return "Not kept: you wanted %s, but %s; it is planned at %s%s."
                .formatted(
                        appointment.inWords(sight.called()),
                        reason,
                        Reasons.clock(visit.entry().start()),
                        day);
    }

    /** What stands in the way of a visit on the day that was named. */
    private static String onThatDay(Appointment appointment, Sight sight, PlanRequest request, Draft draft) {
        return draft.days().stream()
                .filter(day -> appointment.mayBeOn(day.frame().date(), request.days()))
                .findFirst()
                .filter(day -> day.frame().roads().minutes(day.here(), sight.place()) > NEAR_MINUTES)
                .map(day -> "that day ends in %s, %s by road from it"
                        .formatted(
                                day.here().name(),
                                Obeyed.hours(day.frame().roads().minutes(day.here(), sight.place()))))
                .orElse("it does not fit into that day");
    }

    private static String why(Appointment appointment, DaySchedule day, Sight sight) {
        VisitHour hour = appointment.hour();
        OptionalInt closes = sight.closes();
        Optional<String> feast = day.frame()
                .feast()
                .attended()
                .map(attended -> attended.ceremony().name());
        boolean later = hour.isLate() || hour.at().orElse(0) >= LATE;
        if (feast.isPresent() && later) {
            return "the streets there fill for the %s that evening".formatted(feast.get());
        }
        boolean shutByThen = hour.at().isPresent()
                ? closes.orElse(Integer.MAX_VALUE) < hour.at().getAsInt() + VisitTimes.leastMinutes(sight)
                : later && closes.orElse(Integer.MAX_VALUE) < LATE_CLOSING;
        if (closes.isPresent() && shutByThen) {
            return "it closes at %s".formatted(Reasons.clock(closes.getAsInt()));
        }
        boolean shutBefore = hour.to().orElse(Integer.MAX_VALUE) < sight.opens().orElse(0) + sight.minutes()
                || hour.at().orElse(DayPart.at(24, 0)) + VisitHour.NEARLY
                        < sight.opens().orElse(0);
        if (sight.opens().isPresent() && shutBefore) {
            return "it opens at %s".formatted(Reasons.clock(sight.opens().getAsInt()));
        }
        if (hour.named().filter(NamedTime.SUNRISE::equals).isPresent()
                && sight.ascent() > VisitTimes.LONGEST_ASCENT_IN_THE_DARK) {
            return "the way up takes about %d minutes, too long to go in the dark where no lamps are lit"
                    .formatted(sight.ascent());
        }
        if (hour.named().filter(NamedTime.SUNSET::equals).isPresent() && sight.effort() == Sight.Effort.STRENUOUS) {
            return "the way down would be in the dark";
        }
        return NightHours.includes(hour)
                ? "a plan begins at first light and ends by %s, since next to nothing is open by night"
                        .formatted(Reasons.clock(Hours.wholeDay().to()))
                : "that hour does not suit it, or does not fit into the day";
    }
}
