package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;

/** The light and the crowds of the days of one request, each looked up once, however often it is planned anew. On one thread. */
final class Conditions {

    private final PlanRequest request;
    private final Map<Where, Daylight> daylight = new HashMap<>();
    private final Map<LocalDate, Fullness> fullness = new HashMap<>();

    private record Where(LocalDate day, String base) {}

    Conditions(PlanRequest request) {
        this.request = request;
    }

    Daylight daylight(LocalDate day, Place base) {
        return daylight.computeIfAbsent(
                new Where(day, base.id()),
                where -> request.light().on(day, base.at()).map(Daylight::of).orElseGet(() -> Daylight.cautious(day)));
    }

    Fullness fullness(LocalDate day) {
        return fullness.computeIfAbsent(day, date -> new Fullness(request.crowds(), date));
    }
}
