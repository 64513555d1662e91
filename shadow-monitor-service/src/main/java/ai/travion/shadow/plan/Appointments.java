package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Keeps what has its hour or its day in a plan: "Sigiriya at sunrise", "the temple in the evening", "Mihintale on day 2". */
final class Appointments {

    private static final int NEAR_MINUTES = 60;
    /** What is put on a day of its own may lie farther off. */
    private static final int A_MORNING_MINUTES = 120;

    private static final Pattern ENDS_BY_THE_SEA = Pattern.compile(
            "\\b(?:end|ends|ending|finish|finishes|finishing)\\s+(?:it\\s+|up\\s+|off\\s+|the\\s+trip\\s+)*(?:on|at|by|in|with)\\s+(?:the\\s+|a\\s+|some\\s+|nice\\s+)*(?:beach(?:es)?|coast|sea(?:side)?|ocean)\\b(?!\\s+(?:of|in|at)\\s+\\p{Lu})|\\b(?:beach(?:es)?|sea(?:side)?)\\s+(?:last|at\\s+the\\s+end)\\b",
            Pattern.CASE_INSENSITIVE);

    private Appointments() {}

    /** The request with every kind of thing made one place, the best known near what was asked for, which is then asked for as well. */
    static PlanRequest settled(PlanRequest request, Sights sights, Roads roads) {
        List<Appointment> given = request.wishes().told().appointments();
        if (given.isEmpty()) {
            return endingByTheSea(request);
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
        return endingByTheSea(request.forThe(inTurn, request.wishes().told(told.endingAt(last))));
    }

    /** "End on a beach": whichever beaches the trip has come last. */
    private static PlanRequest endingByTheSea(PlanRequest request) {
        Particulars told = request.wishes().told();
        List<Place> beaches = request.targets().stream()
                .filter(place -> place.type() == PlaceType.BEACH && !isWhereOneLands(place, request))
                .toList();
        boolean may = told.inTurn().isEmpty()
                && told.backTo().isEmpty()
                && beaches.size() < request.targets().size();
        return may
                        && !beaches.isEmpty()
                        && Patterns.isIn(ENDS_BY_THE_SEA, request.inHand().wordsOfItsLengths(request.wishes()))
                ? request.forThe(
                        request.targets(),
                        request.wishes()
                                .told(told.endingAt(
                                        beaches.stream().map(Place::id).toList())))
                : request;
    }

    /** The beach beside the airport, where one sleeps after the flight, is not the one that a trip ends on. */
    private static boolean isWhereOneLands(Place place, PlanRequest request) {
        return FirstNight.isBesideTheAirport(place)
                && request.origin().filter(place::equals).isPresent();
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
                .filter(place -> !isWhereOneLands(place, request))
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
}
