package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Where a plan sleeps: its nights in the same place one after another, in the order of the days. */
final class Sojourns {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);

    /**
     * @param first the day whose night is the first there
     * @param nights at least one
     */
    record Sojourn(Place place, LocalDate first, int nights) {

        /** "Ella, 3 nights from 21 March". */
        String inWords() {
            return "%s, %d night%s from %s".formatted(place.name(), nights, nights == 1 ? "" : "s", DAY.format(first));
        }
    }

    private Sojourns() {}

    /** On the last day one leaves, and sleeps nowhere here. */
    static List<Sojourn> of(Itinerary plan) {
        return of(plan, plan.days().subList(0, Math.max(0, plan.days().size() - 1)));
    }

    /** @param nights the days whose nights are spent where they end */
    static List<Sojourn> of(Itinerary plan, List<LocalDate> nights) {
        var all = new ArrayList<Sojourn>();
        for (var day : nights) {
            plan.on(day).entries().getLast().place().ifPresent(place -> add(all, place, day));
        }
        return List.copyOf(all);
    }

    private static void add(List<Sojourn> all, Place place, LocalDate day) {
        if (!all.isEmpty() && all.getLast().place().equals(place)) {
            var last = all.removeLast();
            all.add(new Sojourn(place, last.first(), last.nights() + 1));
        } else {
            all.add(new Sojourn(place, day, 1));
        }
    }

    static String inWords(Itinerary plan) {
        return of(plan).stream().map(Sojourn::inWords).collect(Collectors.joining("; "));
    }
}
