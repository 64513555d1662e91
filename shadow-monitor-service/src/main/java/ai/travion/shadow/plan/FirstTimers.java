package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The round that guides make for who has never been here: the rock, Kandy and the hills, then animals and the sea where they are wished for. */
final class FirstTimers {

    private static final Pattern SAID = Pattern.compile(
            "\\bfirst[- ]?tim(?:e|ers?)\\b|\\bfirst (?:visit|trip|journey|holiday)\\b|\\bnever (?:been|visited)\\b|\\bbest route\\b|\\bmust[- ]sees?\\b|\\bhighlights\\b|\\bclassic (?:route|tour|round|trip|itinerary)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Set<Month> CALM_IN_THE_EAST =
            Set.of(Month.MAY, Month.JUNE, Month.JULY, Month.AUGUST, Month.SEPTEMBER);
    private static final Set<Month> YALA_MAY_BE_CLOSED = Set.of(Month.SEPTEMBER, Month.OCTOBER);
    private static final Set<String> OF_THE_SEA =
            Set.of("beach", "swimming", "surfing", "snorkelling", "whale-watching", "relaxation");

    private static final int FEWEST_DAYS = 5;
    private static final int DAYS_AT_A_STOP = 2;
    /** From so many days on nothing of it has to be left out. */
    private static final int DAYS_FOR_ALL = 9;

    private static final String ROCK = "sigiriya";

    private final Places places;

    FirstTimers(Places places) {
        this.places = places;
    }

    static boolean areAsking(Wishes wishes) {
        return Patterns.isIn(SAID, wishes.told().words());
    }

    /** In the order of travel; none for so few days that another choice is better. */
    List<Place> route(Wishes wishes, List<LocalDate> days) {
        if (days.size() < FEWEST_DAYS) {
            return List.of();
        }
        Set<Month> months = FittedSights.monthsOf(days);
        boolean forTheSea = wishes.interests().stream().anyMatch(OF_THE_SEA::contains);
        boolean forAnimals = wishes.interests().contains("wildlife");
        boolean inTheEast = CALM_IN_THE_EAST.containsAll(months);
        boolean all = days.size() >= DAYS_FOR_ALL;
        List<String> ids = new ArrayList<>(List.of(ROCK, "kandy", "ella"));
        if (forAnimals || all) {
            ids.add(
                    months.stream().anyMatch(YALA_MAY_BE_CLOSED::contains) || forTheSea
                            ? "udawalawe-national-park"
                            : "yala-national-park");
        }
        if (forTheSea || all) {
            ids.add(inTheEast ? 0 : ids.size(), inTheEast ? "trincomalee" : "mirissa");
        }
        // The rock lies farthest from the hills and the sea.
        if (ids.size() * DAYS_AT_A_STOP > days.size() + 1) {
            ids.remove(ROCK);
        }
        return ids.stream()
                .limit(Math.max(1, days.size() / DAYS_AT_A_STOP + 1))
                .flatMap(id -> places.withId(id).stream())
                .filter(place -> isWanted(place, wishes))
                .toList();
    }

    private static boolean isWanted(Place place, Wishes wishes) {
        boolean isByTheSea = place.type() == PlaceType.BEACH;
        boolean isAPark = place.type() == PlaceType.WILDLIFE;
        return !wishes.leftOut().contains(place.id())
                && !(isByTheSea && wishes.avoid().contains("beach"))
                && !(isAPark && wishes.avoid().contains("wildlife"));
    }
}
