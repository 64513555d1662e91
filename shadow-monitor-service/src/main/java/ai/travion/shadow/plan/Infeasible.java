package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Says plainly that what was asked for does not fit into its days, why, what is left out, and what would do. */
final class Infeasible {

    /** Shorter ways than this are not what makes days too short. */
    private static final int LONG_LEG_MINUTES = 90;

    private static final int LEGS_NAMED = 3;

    private static final String OF_THE_HOURS = ": the hours that you gave are too few.";

    private Infeasible() {}

    /**
     * The obstacle.
     *
     * @param missed what is left out, at least one sight
     * @param enough the number of days that would do, where one was found
     * @param drafting to try whole days
     */
    static ConstraintViolation of(
            List<Sight> missed, PlanRequest request, Roads roads, OptionalInt enough, Drafting drafting) {
        var left = missed.stream().map(Sight::called).toList();
        boolean hoursAreTooFew = !request.hours().areWhole()
                && drafting.of(request.withWholeDays()).missed().isEmpty();
        return ConstraintViolation.newBuilder()
                .setConstraintType("infeasible")
                .setKind(Kind.ADVICE.name())
                .setRuleId("does-not-fit")
                .setSeverity(Severity.HIGH)
                .setDescription(whatDoesNotFit(left, request)
                        + (hoursAreTooFew ? OF_THE_HOURS : why(missed, request, roads))
                        + leftOut(left, request))
                .setSuggestion(hoursAreTooFew ? "With whole days it would fit." : whatWouldDo(enough))
                .setLocation(missed.getFirst().place().name())
                .setSource("itinerary planner")
                .setCertainty("inferred")
                .build();
    }

    private static String whatDoesNotFit(List<String> left, PlanRequest request) {
        var asked = request.targets().stream().map(Place::name).toList();
        var names = asked.size() > 1 ? asked : left;
        return "%s %s not fit into %s"
                .formatted(
                        InWords.list(names),
                        names.size() == 1 ? "does" : "do all",
                        days(request.days().size()))
                .replace("do all not", "do not all");
    }

    /** The drive, where it is the drive: to each that is left out from the nearest of what is near the way. */
    private static String why(List<Sight> missed, PlanRequest request, Roads roads) {
        List<Place> left = missed.stream().map(Sight::place).toList();
        boolean back = request.days().size() == 1 && request.origin().isPresent();
        List<String> legs = left.stream()
                .limit(LEGS_NAMED)
                .flatMap(place -> from(place, left, request, roads).stream()
                        .filter(stop -> roads.minutes(stop, place) >= LONG_LEG_MINUTES)
                        .map(stop -> "%s to %s is about %s %s%s"
                                .formatted(
                                        stop.name(),
                                        place.name(),
                                        hours(roads.minutes(stop, place)),
                                        roads.between(stop, place).mode() == Road.Mode.BY_TRAIN
                                                ? "by train"
                                                : "by road",
                                        back ? " and as long back" : "")))
                .toList();
        if (!legs.isEmpty()) {
            return ": " + InWords.list(legs) + onwards(left, request, roads) + ", by estimate.";
        }
        return request.hours().areWhole() ? ": the hours of the day are too few." : OF_THE_HOURS;
    }

    /** The way to where one has to be in the end, where that is another place than the one from which one comes. */
    private static String onwards(List<Place> left, PlanRequest request, Roads roads) {
        return request.wishes()
                .told()
                .endsIn()
                .filter(end -> request.days().size() == 1 && roads.minutes(left.getFirst(), end) >= LONG_LEG_MINUTES)
                .map(end -> ", and from there to %s about %s more"
                        .formatted(end.name(), hours(roads.minutes(left.getFirst(), end))))
                .orElse("");
    }

    private static Optional<Place> from(Place missed, List<Place> left, PlanRequest request, Roads roads) {
        Comparator<Place> nearest = Comparator.comparingInt(place -> roads.minutes(place, missed));
        Optional<Place> kept = Stream.concat(request.origin().stream(), request.targets().stream())
                .filter(place -> !left.contains(place))
                .min(nearest);
        return kept.or(() -> request.targets().stream()
                .filter(place -> !place.equals(missed))
                .min(nearest));
    }

    private static String leftOut(List<String> left, PlanRequest request) {
        boolean all = request.targets().stream().map(Place::name).allMatch(left::contains);
        return all ? "" : " This plan leaves out %s.".formatted(InWords.list(left));
    }

    private static String whatWouldDo(OptionalInt enough) {
        return enough.isPresent()
                ? "With %s it would fit.".formatted(days(enough.getAsInt()))
                : "Add days, start from nearer by, or choose fewer places.";
    }

    /** To the half hour: an estimate is no timetable. */
    private static String hours(int minutes) {
        int halves = Math.max(2, Math.round(minutes / 30f));
        return halves % 2 == 0 ? halves / 2 + " h" : halves / 2 + " and a half hours";
    }

    private static String days(int count) {
        return count == 1 ? "one day" : count + " days";
    }
}
