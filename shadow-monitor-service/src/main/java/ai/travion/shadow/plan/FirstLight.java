package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a trip does for the sights that are best at first light: it sleeps near them, and leaves them for the morning after one arrives. */
final class FirstLight {

    /** Further from where one wakes than this, what begins at first light is slept near. */
    private static final int LONGEST_WAY_TO_DAWN = 80;

    private final Roads roads;

    FirstLight(Roads roads) {
        this.roads = roads;
    }

    /** The stays of each day, and the night before such a sight near it. */
    List<List<Stay>> sleptNear(List<List<Stay>> stayed) {
        List<List<Stay>> nearer = new ArrayList<>(stayed);
        for (int day = 1; day < stayed.size(); day++) {
            Place before = stayed.get(day - 1).getLast().base();
            Stay next = stayed.get(day).getFirst();
            boolean isForTheDawn = next.askedFor().stream()
                    .anyMatch(sight -> isOfTheDawn(sight)
                            && roads.minutes(before, sight.place()) > LONGEST_WAY_TO_DAWN
                            && roads.minutes(next.base(), sight.place()) <= LONGEST_WAY_TO_DAWN);
            if (isForTheDawn && !before.equals(next.base())) {
                nearer.set(
                        day - 1,
                        Stream.concat(stayed.get(day - 1).stream(), Stream.of(new Stay(next.base(), List.of())))
                                .toList());
            }
        }
        return nearer;
    }

    /** Begun at first light or not at all, or behind clouds for who comes later and did not ask for the evening. */
    private static boolean isOfTheDawn(Sight sight) {
        DayPart best = sight.parts().getFirst();
        return sight.parts().stream().allMatch(DayPart::isBeforeTheDay)
                || ((best.isBeforeTheDay() || best == DayPart.MORNING)
                        && Views.areCloudedAt(Views.CLOUDED_FROM, sight));
    }

    /** Rocks to be climbed and parks to be driven through from where one sleeps: who comes from afar does it on the morning after. */
    Set<Sight> keptFor(PlanRequest request, List<Stay> all) {
        return !request.wishes().earlyStarts()
                ? Set.of()
                : all.stream()
                        .flatMap(stay -> stay.askedFor().stream()
                                .filter(sight -> isBestThen(sight)
                                        && sight.begins().isEmpty()
                                        && roads.minutes(stay.base(), sight.place()) <= LONGEST_WAY_TO_DAWN))
                        .collect(Collectors.toSet());
    }

    private static boolean isBestThen(Sight sight) {
        boolean isWorthANight =
                sight.effort() == Sight.Effort.STRENUOUS || sight.place().type() == PlaceType.WILDLIFE;
        return isWorthANight && sight.parts().getFirst() == DayPart.DAWN;
    }
}
