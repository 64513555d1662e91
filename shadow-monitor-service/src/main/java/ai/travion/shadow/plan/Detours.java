package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import java.util.List;
import java.util.stream.Stream;

/** Says where a way from one night to the next leads out of its way for something that nobody asked for. */
final class Detours {

    private static final int OUT_OF_THE_WAY = 45;

    private Detours() {}

    static List<String> inWords(Draft draft, PlanRequest request) {
        return draft.days().stream().flatMap(day -> inWords(day, request)).toList();
    }

    private static Stream<String> inWords(DaySchedule day, PlanRequest request) {
        DayFrame frame = day.frame();
        Roads roads = frame.roads();
        Place from = frame.wake();
        Place to = frame.returnTo().orElse(frame.base());
        int straight = roads.minutes(from, to);
        return from.equals(to)
                ? Stream.empty()
                : day.visited().stream()
                        .filter(place -> !request.targets().contains(place) && !Engagement.is(place))
                        .flatMap(place -> {
                            int longer = roads.minutes(from, place) + roads.minutes(place, to) - straight;
                            boolean isOnTheWay =
                                    Math.min(roads.minutes(from, place), roads.minutes(place, to)) <= OUT_OF_THE_WAY;
                            return longer < OUT_OF_THE_WAY || isOnTheWay
                                    ? Stream.empty()
                                    : Stream.of(
                                            "On %s the way from %s to %s leads by %s, about %s longer than straight there: you did not ask for it, so leave it out if you would rather drive less."
                                                    .formatted(
                                                            InWords.day(frame.date()),
                                                            from.name(),
                                                            to.name(),
                                                            place.name(),
                                                            Obeyed.hours(longer)));
                        })
                        .limit(1);
    }
}
