package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Says plainly that what was asked for does not fit into its days, why, what is left out, and what would do. */
final class Infeasible {

    /** Shorter ways than this are not what makes days too short. */
    private static final int LONG_LEG_MINUTES = 90;

    private static final int LEGS_NAMED = 3;

    private Infeasible() {}

    /**
     * The obstacle.
     *
     * @param draft what could be planned; it leaves out at least one sight
     * @param enough the number of days that would do, where one was found
     */
    static ConstraintViolation of(Draft draft, PlanRequest request, Roads roads, OptionalInt enough) {
        List<Sight> missed = draft.missed();
        List<Stay> stays = draft.stays();
        var left = missed.stream().map(sight -> sight.place().name()).toList();
        return ConstraintViolation.newBuilder()
                .setConstraintType("infeasible")
                .setKind(Kind.ADVICE.name())
                .setRuleId("does-not-fit")
                .setSeverity(Severity.HIGH)
                .setDescription(
                        whatDoesNotFit(left, request) + why(stays, request, roads) + leftOut(left, stays, Set.copyOf(missed)))
                .setSuggestion(whatWouldDo(enough))
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

    private static String why(List<Stay> stays, PlanRequest request, Roads roads) {
        var stops = new ArrayList<Place>();
        request.origin().ifPresent(stops::add);
        stays.stream().map(Stay::base).filter(base -> !stops.contains(base)).forEach(stops::add);
        var legs = new ArrayList<String>();
        for (int i = 1; i < stops.size() && legs.size() < LEGS_NAMED; i++) {
            int minutes = roads.minutes(stops.get(i - 1), stops.get(i));
            if (minutes >= LONG_LEG_MINUTES) {
                legs.add("%s to %s is about %s by road"
                        .formatted(stops.get(i - 1).name(), stops.get(i).name(), hours(minutes)));
            }
        }
        return legs.isEmpty() ? ": the hours of the day are too few." : ": " + InWords.list(legs) + ", by estimate.";
    }

    private static String leftOut(List<String> left, List<Stay> stays, Set<Sight> missed) {
        boolean all = stays.stream().flatMap(stay -> stay.askedFor().stream()).allMatch(missed::contains);
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
