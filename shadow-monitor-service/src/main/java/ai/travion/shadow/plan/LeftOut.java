package ai.travion.shadow.plan;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Sights that were asked for by name and are left out all the same, each with the reason: it is what the traveller does not want, or
 * nothing goes there in the season. Their surroundings may still be planned.
 */
record LeftOut(Map<Sight, String> reasons) {

    LeftOut {
        reasons = Map.copyOf(reasons);
    }

    /** @param sights as they are, and {@code fitted} as they are for this traveller in this season */
    static LeftOut of(PlanRequest request, Sights sights, Sights fitted) {
        Map<Sight, String> reasons = new LinkedHashMap<>();
        Dislikes dislikes = request.wishes().dislikes();
        request.targets().stream()
                .filter(target -> !request.wishes().told().insisted().contains(target.id()))
                .forEach(target -> {
                    Sight liked = FittedSights.asLiked(sights.of(target), dislikes);
                    dislikes.reasonAgainst(liked)
                            .filter(dislike -> !request.wishes().told().someoneStaysBelow())
                            .filter(dislike ->
                                    !Obeyed.areLeeches(dislike) || !Journeys.isForTheRainForest(request.wishes()))
                            .ifPresent(
                                    dislike -> reasons.put(liked, "you want to avoid %s".formatted(dislike.inWords())));
                    request.wishes().told().curfews().stream()
                            .filter(curfew -> curfew.isFor(liked) && curfew.rulesOut(liked))
                            .findFirst()
                            .ifPresent(curfew -> reasons.putIfAbsent(liked, curfew.reason()));
                    if (FittedSights.isOutOfReach(fitted.of(target))) {
                        reasons.putIfAbsent(
                                liked, "its boats do not go in %s".formatted(InWords.list(monthsOf(request.days()))));
                    }
                });
        return new LeftOut(reasons);
    }

    static LeftOut none() {
        return new LeftOut(Map.of());
    }

    boolean includes(Sight sight) {
        return reasons.containsKey(sight);
    }

    /** One obstacle for each, in the order in which they were asked for. */
    List<ConstraintViolation> obstacles(PlanRequest request) {
        return request.targets().stream()
                .flatMap(target -> reasons.entrySet().stream()
                        .filter(entry -> entry.getKey().place().equals(target)))
                .map(entry -> obstacle(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static List<String> monthsOf(List<LocalDate> days) {
        return days.stream()
                .map(day -> day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH))
                .distinct()
                .toList();
    }

    private static ConstraintViolation obstacle(Sight sight, String reason) {
        String what = sight.isTown()
                ? "\"%s\" is left out of this plan for %s"
                        .formatted(sight.activity(), sight.place().name())
                : "%s itself is left out of this plan".formatted(sight.place().name());
        return ConstraintViolation.newBuilder()
                .setConstraintType("infeasible")
                .setKind(Kind.ADVICE.name())
                .setRuleId("left-out")
                .setSeverity(Severity.MEDIUM)
                .setDescription("%s: %s.".formatted(what, reason))
                .setSuggestion(
                        reason.startsWith("you want")
                                ? "Tell me if you want it all the same."
                                : "Come in another season.")
                .setLocation(sight.place().name())
                .setSource("itinerary planner")
                .setCertainty("inferred")
                .build();
    }
}
