package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Who climbs Adam's Peak in the night of one day into the next is on the steps on the morning of the next. */
final class NightClimb {

    /** What is true of the climb only by night. */
    static final String UNTIL_SUNRISE = " by night for the sunrise at the top";

    private static final int DAYS_TO_SPARE = 2;
    private static final String PEAK = "adams-peak";
    private static final Pattern BY_NIGHT = Pattern.compile(
            "\\b(?:over ?night|night|midnight|sunrise|pilgrim\\w*|lit steps)\\b", Pattern.CASE_INSENSITIVE);

    private NightClimb() {}

    /** The request with the morning of the climb, where one speaks of the night and the steps are lit on a later day of the trip. */
    static PlanRequest settled(PlanRequest request, Predicate<LocalDate> isLit) {
        List<LocalDate> days = request.days();
        boolean named = request.targets().stream().anyMatch(place -> place.id().equals(PEAK));
        boolean byNight = Patterns.isIn(BY_NIGHT, request.wishes().told().words());
        if (!named || !byNight || days.size() < 2) {
            return request;
        }
        Optional<LocalDate> morning = days.stream().skip(1).filter(isLit).findFirst();
        if (morning.isEmpty()) {
            return request;
        }
        Particulars told = request.wishes().told();
        var climb = new Appointment(
                PEAK,
                true,
                VisitHour.byNightForTheSunrise(),
                Optional.of(new NamedDay("day " + (days.indexOf(morning.get()) + 1))));
        List<Appointment> others = told.appointments().stream()
                .filter(appointment -> !appointment.what().equals(PEAK))
                .toList();
        return request.forThe(
                request.targets(),
                request.wishes()
                        .told(told.with(
                                Stream.concat(Stream.of(climb), others.stream()).toList())));
    }

    /** The climb by night, which nobody who has a day to spare begins on the night before the first; none where it was put to that day, or in a changed plan. */
    static Set<Sight> keptFor(PlanRequest request, List<Stay> all) {
        int spare = request.days().size() - all.size();
        return spare < (all.size() > 1 ? DAYS_TO_SPARE : 1) || !request.inHand().isEmpty()
                ? Set.of()
                : all.stream()
                        .flatMap(stay -> stay.askedFor().stream())
                        .filter(NightClimb::is)
                        .filter(sight -> request.wishes().told().appointments().stream()
                                .noneMatch(appointment -> appointment.isFor(sight)
                                        && appointment.day().isPresent()))
                        .collect(Collectors.toSet());
    }

    /** Whether a sight is the climb, in the season in which it is one of the night. */
    static boolean is(Sight sight) {
        return sight.place().id().equals(PEAK) && sight.activity().endsWith(UNTIL_SUNRISE);
    }

    /** Whether a trip is the climb and its eve: the morning after the night ends it, and one goes home. */
    static boolean isTheTrip(PlanRequest request) {
        return request.days().size() == 2
                && request.targets().size() == 1
                && request.targets().getFirst().id().equals(PEAK);
    }

    /** The morning to which the climb was put. */
    static Optional<LocalDate> morning(PlanRequest request) {
        return request.wishes().told().appointments().stream()
                .filter(appointment -> appointment.what().equals(PEAK))
                .flatMap(appointment -> request.days().stream()
                        .filter(day -> appointment.mayBeOn(day, request.days()))
                        .limit(1))
                .findFirst();
    }

    /** The morning of the climb was put by us, and nobody asked for it. */
    static boolean isOurChoice(Appointment appointment) {
        return appointment.what().equals(PEAK) && appointment.hour().equals(VisitHour.byNightForTheSunrise());
    }

    /** Whether the steps are lit on the day of the climb, whatever the other days are. */
    static boolean isSettled(PlanRequest request) {
        return request.wishes().told().appointments().stream().anyMatch(NightClimb::isOurChoice);
    }
}
