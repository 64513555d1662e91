package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Who lands with small children, is old or says how tired they will be sleeps beside the airport before a long road. */
final class FirstNight {

    private static final String BESIDE_THE_AIRPORT = "negombo";
    /** So far one drives after a flight, and no farther. */
    private static final int LONG_ROAD = 150;
    /** The same at night. */
    private static final int SHORT_ROAD = 75;

    private static final Pattern TIRED = Pattern.compile(
            "\\b(?:jet[- ]?lag\\w*|exhausted|knackered|shattered|(?:be|very|so|too|dead) tired|(?:over ?night|red[- ]?eye|long(?:[- ]haul)?|night) flight(?! (?:home|back|out|to the airport)\\b)|straight from work|recover(?:y|ing)? (?:from|after) (?:\\w+ ){0,3}?(?:flights?|jet|journey|travels?|travelling)|(?:day|night|time|sleep|rest) (?:to|and) recover(?! (?:the|my|our|a|deposits?)\\b)"
                    + "|easy first day|soft landing|(?:slow|gentle|soft) start(?= (?:after|on (?:arrival|(?:the |our )?(?:first|arrival) day))\\b)|(?:first|arrival) day[^.;!?]{0,20}\\b(?:slow|gentle|soft) start)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Who lands then would be on the road at night. */
    private static final int LATE = DayPart.at(17, 0);

    private FirstNight() {}

    static boolean isBesideTheAirport(Place place) {
        return place.id().equals(BESIDE_THE_AIRPORT);
    }

    /** The request with the airport's neighbour as its first place, where there is a day for it. */
    static PlanRequest rested(PlanRequest request, Roads roads) {
        return isNeeded(request, roads) || isHad(request)
                ? request.forThe(
                        Stream.concat(request.origin().stream(), request.targets().stream())
                                .toList(),
                        request.wishes())
                : request;
    }

    private static boolean isNeeded(PlanRequest request, Roads roads) {
        Particulars told = request.wishes().told();
        boolean lands = told.flights().in()
                && request.hours().arrival().isPresent()
                && request.origin().filter(FirstNight::isBesideTheAirport).isPresent();
        List<Place> targets = request.targets();
        return lands
                && (isForTheBody(told) || landsLate(request))
                && (request.inHand().isEmpty() || landsLate(request))
                && request.days().size() > targets.size() + 1
                && haveNoNumberOfDays(targets, request)
                && targets.stream()
                        .noneMatch(target -> roads.minutes(request.origin().orElseThrow(), target)
                                <= (landsLate(request) ? SHORT_ROAD : LONG_ROAD));
    }

    private static boolean landsLate(PlanRequest request) {
        return request.hours().arrival().orElse(0) >= LATE;
    }

    /** Whether the plan in hand begins with it: a change of something else leaves it where it is. */
    private static boolean isHad(PlanRequest request) {
        PlanInHand inHand = request.inHand();
        return request.origin()
                .filter(FirstNight::isBesideTheAirport)
                .filter(airport -> !inHand.isEmpty()
                        && inHand.days().getFirst().isAt(airport)
                        && !request.targets().contains(airport)
                        && !request.wishes().leftOut().contains(airport.id())
                        && request.days().size() > request.targets().size())
                .isPresent();
    }

    private static boolean isForTheBody(Particulars told) {
        return told.care().isGentle() || told.asksFor(TIRED);
    }

    private static boolean haveNoNumberOfDays(List<Place> targets, PlanRequest request) {
        List<Stay> stays =
                targets.stream().map(target -> new Stay(target, List.of())).toList();
        return DaysThere.in(request, stays, request.days().size()).isEmpty();
    }

    /** Whether one sleeps somewhere for this alone. */
    static boolean isAllThatIsSpentAt(Place base, PlanRequest request) {
        Particulars told = request.wishes().told();
        return isBesideTheAirport(base)
                && request.origin().filter(base::equals).isPresent()
                && request.targets().getFirst().equals(base)
                && told.flights().in()
                && (isForTheBody(told) || landsLate(request))
                && !told.speaksOf(base);
    }

    static Optional<String> inWords(PlanRequest request, Draft draft) {
        Place base = draft.days().getFirst().frame().base();
        return isAllThatIsSpentAt(base, request)
                ? Optional.of(
                        "The first night is in %s near the airport, so that nobody has a long road right after the flight; say so if you would rather go on at once."
                                .formatted(base.name()))
                : Optional.empty();
    }
}
