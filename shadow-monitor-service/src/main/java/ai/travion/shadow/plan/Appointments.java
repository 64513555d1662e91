package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Keeps what has its hour in a plan, and says which of it is kept: "Sigiriya at sunrise", "the temple in the evening". */
final class Appointments {

    private static final int NEAR_MINUTES = 60;
    /** What is put on a day of its own may lie farther off. */
    private static final int A_MORNING_MINUTES = 120;

    private static final int LATE = DayPart.at(16, 0);
    private static final int LATE_CLOSING = DayPart.at(20, 30);

    private Appointments() {}

    /** The request with every kind of thing made one place, the best known near what was asked for, which is then asked for as well. */
    static PlanRequest settled(PlanRequest request, Sights sights, Roads roads) {
        List<Appointment> given = request.wishes().told().appointments();
        if (given.isEmpty()) {
            return request;
        }
        List<Place> targets = new ArrayList<>(request.targets());
        List<Appointment> settled = new ArrayList<>();
        for (Appointment appointment : given) {
            if (appointment.ofAPlace()) {
                settled.add(appointment);
                named(appointment, request, sights, roads).ifPresent(targets::add);
                continue;
            }
            best(appointment, request, sights, roads).ifPresent(sight -> {
                settled.add(appointment.of(sight));
                targets.add(sight.place());
            });
        }
        List<Place> inTurn = beginningInTurn(settled, targets);
        List<Appointment> ofVisits = settled.stream()
                .flatMap(appointment -> inItsTurn(appointment, request, sights).stream())
                .toList();
        Particulars told = request.wishes().told().with(ofVisits);
        List<String> last = targets.stream()
                .map(Place::id)
                .filter(id -> settled.stream()
                        .anyMatch(appointment -> appointment.hasTurn(Turn.LAST)
                                && appointment.what().equals(id)))
                .toList();
        return request.forThe(inTurn, request.wishes().told(told.endingAt(last)));
    }

    /** What comes first on a trip is its first stay. */
    private static List<Place> beginningInTurn(List<Appointment> appointments, List<Place> targets) {
        Optional<Place> first = targets.stream()
                .filter(place -> appointments.stream()
                        .anyMatch(appointment -> appointment.hasTurn(Turn.FIRST)
                                && appointment.what().equals(place.id())))
                .findFirst();
        return Stream.concat(first.stream(), targets.stream()).distinct().toList();
    }

    /** The first of a trip is seen on its first day; a town has its turn among the stays, for which no visit is needed. */
    private static Optional<Appointment> inItsTurn(Appointment appointment, PlanRequest request, Sights sights) {
        Optional<Turn> turn = appointment.hour().turn();
        if (turn.isEmpty()) {
            return Optional.of(appointment);
        }
        boolean ofATown = sights.all().stream().anyMatch(sight -> sight.isTown() && appointment.isFor(sight));
        boolean isNamed = request.targets().size() > 1 || request.days().size() > 1;
        if (ofATown && isNamed) {
            return Optional.empty();
        }
        return Optional.of(
                request.days().size() == 1 || appointment.day().isPresent()
                        ? appointment
                        : appointment.on(turn.get().day()));
    }

    /** What has an hour is wanted, though it is no place of the trip, where it lies near one. */
    private static Optional<Place> named(Appointment appointment, PlanRequest request, Sights sights, Roads roads) {
        return sights.all().stream()
                .filter(appointment::isFor)
                .map(Sight::place)
                .filter(place -> !request.targets().contains(place)
                        && !request.wishes().leftOut().contains(place.id()))
                .filter(place -> request.targets().stream()
                        .anyMatch(target -> roads.minutes(target, place)
                                <= (appointment.day().isPresent() ? A_MORNING_MINUTES : NEAR_MINUTES)))
                .findFirst();
    }

    /** Those whose thing a draft could not place at all. */
    static List<Appointment> missed(PlanRequest request, Draft draft) {
        return request.wishes().told().appointments().stream()
                .filter(appointment -> !appointment.isWhenever())
                .filter(appointment ->
                        draft.missed().stream().anyMatch(appointment::isFor) || isShutOut(appointment, draft))
                .toList();
    }

    /** What has a name of its own comes before what is but one of a kind: those that give way to it. */
    static List<Appointment> givingWay(PlanRequest request, Draft draft) {
        Particulars told = request.wishes().told();
        boolean missesWhatWasNamed = draft.missed().stream().anyMatch(sight -> told.speaksOf(sight.place()));
        return missesWhatWasNamed
                ? told.appointments().stream()
                        .filter(appointment -> appointment.isWhenever())
                        .toList()
                : List.of();
    }

    /** Whether its gate is shut at the minute for which one comes: it is better seen at another hour. */
    private static boolean isShutOut(Appointment appointment, Draft draft) {
        return draft.days().stream()
                .anyMatch(day -> day.visited().stream()
                        .map(place -> day.frame().sights().of(place))
                        .anyMatch(sight -> appointment.isFor(sight)
                                && !appointment.isOpenFor(sight, day.frame().light())));
    }

    /** The same where what cannot be seen at its late hour, since its gate is shut by then, is seen as late as it can be. */
    static PlanRequest nearest(List<Appointment> some, PlanRequest request) {
        List<Appointment> early = some.stream()
                .filter(appointment ->
                        !appointment.ofAPlace() || !appointment.hour().isLate())
                .toList();
        PlanRequest left = early.isEmpty() ? request : without(early, request);
        Particulars told = left.wishes().told();
        return left.forThe(
                left.targets(),
                left.wishes()
                        .told(told.with(told.appointments().stream()
                                .map(appointment ->
                                        some.contains(appointment) ? appointment.inTheAfternoon() : appointment)
                                .toList())));
    }

    /** The same without some of them. */
    static PlanRequest without(List<Appointment> some, PlanRequest request) {
        Particulars told = request.wishes().told();
        // What was arranged is at its hour or not at all; what has no name of its own gives way.
        List<Place> targets = request.targets().stream()
                .filter(place -> (!Engagement.is(place) && (told.speaksOf(place) || !isWhenever(place, some)))
                        || some.stream()
                                .noneMatch(appointment -> appointment.what().equals(place.id())))
                .toList();
        return request.forThe(
                targets,
                request.wishes()
                        .told(told.with(told.appointments().stream()
                                .filter(appointment -> !some.contains(appointment))
                                .toList())));
    }

    private static boolean isWhenever(Place place, List<Appointment> some) {
        return some.stream()
                .anyMatch(appointment ->
                        appointment.isWhenever() && appointment.what().equals(place.id()));
    }

    private static Optional<Sight> best(Appointment appointment, PlanRequest request, Sights sights, Roads roads) {
        List<Sight> named = request.targets().stream()
                .map(sights::of)
                .filter(appointment::isFor)
                .limit(1)
                .toList();
        return Stream.concat(
                        named.stream(),
                        sights.all().stream()
                                .filter(sight -> named.isEmpty() && appointment.isFor(sight) && !sight.isTown())
                                .filter(sight -> !request.wishes().rulesOut(sight))
                                .filter(sight -> request.targets().stream()
                                        .anyMatch(target -> roads.minutes(target, sight.place()) <= NEAR_MINUTES)))
                .max(Comparator.comparingInt(Sight::renown)
                        .thenComparing(sight -> sight.place().id()));
    }

    /** Which of them the finished plan keeps, and which it does not. */
    static List<String> inWords(PlanRequest request, Draft draft, Sights sights) {
        List<String> said = new ArrayList<>();
        for (Appointment appointment : request.wishes().told().appointments()) {
            List<Visit> visits = draft.days().stream()
                    .flatMap(day -> day.entries().stream().map(entry -> new Visit(day, entry)))
                    .filter(visit -> visit.entry().kind() == Entry.Kind.VISIT
                            && appointment.isFor(sights.of(visit.entry().place())))
                    .toList();
            visits.stream()
                    .filter(visit -> appointment.isKeptBy(visit.day(), visit.entry(), request.days()))
                    .findFirst()
                    .map(visit -> kept(appointment, sights.of(visit.entry().place())))
                    .or(() -> TimeInTown.said(appointment, request, draft, sights))
                    .or(() -> visits.stream()
                            .findFirst()
                            .map(visit -> notKept(appointment, visit, request, draft, sights)))
                    .or(() -> unplanned(appointment, request, draft, sights))
                    .ifPresent(said::add);
        }
        return said;
    }

    private static String kept(Appointment appointment, Sight sight) {
        if (appointment.isOfADayAlone()) {
            return "%s is %s now, as you asked.".formatted(capital(sight.called()), appointment.when());
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
                .filter(sight -> !draft.missed().contains(sight))
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
