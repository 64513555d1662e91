package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.Ceremony;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The days of a feast, for who comes for it and names no day of it: the feast is the date. */
public final class FestivalDays {

    private static final double NEAR_KM = 20;
    private static final int LONGEST_RUN = 30;

    private static final int FEWEST_DAYS_OF_TWO_STOPS = 4;

    private final Ceremonies ceremonies;
    private final Places places;

    public FestivalDays(Ceremonies ceremonies, Places places) {
        this.ceremonies = ceremonies;
        this.places = places;
    }

    /**
     * A feast and the first day of a trip to it.
     *
     * @param first the trip ends with the greatest day
     */
    public record Found(String feast, LocalDate first) {}

    private record Held(Ceremony ceremony, int said, LocalDate last) {}

    /**
     * The trip of so many days to the feast that is asked for near one of the places, within a time; empty where none is held then.
     *
     * @param to inclusive
     */
    public Optional<Found> within(LocalDate from, LocalDate to, int days, Wishes wishes, List<Place> targets) {
        return ceremonies.all().stream()
                .filter(ceremony -> wishes.told().lengthAskedFor(ceremony.said()) > 0 && isNear(ceremony, targets))
                .flatMap(ceremony -> lastOfIts(ceremony, from, to)
                        .map(last -> new Held(ceremony, wishes.told().lengthAskedFor(ceremony.said()), last))
                        .stream())
                .max(Comparator.comparingInt(Held::said)
                        .thenComparingInt(held -> held.ceremony().rank())
                        .thenComparing(Held::last, Comparator.reverseOrder()))
                .map(held -> new Found(held.ceremony().name(), first(held.last(), from, days)));
    }

    /**
     * The stops of a trip with that of the feast it is made for at the end, where the trip ends with its greatest night: whoever comes for
     * the processions is elsewhere before them, and not after.
     */
    public List<Place> feastLast(List<Place> stops, List<LocalDate> days, Wishes wishes) {
        if (stops.size() < 2 || days.size() <= stops.size()) {
            return stops;
        }
        return ceremonies.all().stream()
                .filter(ceremony -> wishes.told().lengthAskedFor(ceremony.said()) > 0
                        && ceremony.isHeldOn(days.getLast())
                        && isNear(ceremony, List.of(stops.getFirst())))
                .findFirst()
                .map(ceremony -> Stream.concat(stops.stream().skip(1), Stream.of(stops.getFirst()))
                        .toList())
                .orElse(stops);
    }

    /**
     * The stops that we chose with the place of a feast that is asked for and falls on one of the days, where none of them is near one: first,
     * or last for what is held towards the end. Of several places that hold it, the one that is nearest to the stops.
     */
    public List<Place> withTheFeast(List<Place> stops, List<LocalDate> days, Wishes wishes) {
        List<Ceremony> asked = ceremonies.all().stream()
                .filter(ceremony -> wishes.told().lengthAskedFor(ceremony.said()) > 0
                        && ceremony.hours().isPresent()
                        && days.stream().anyMatch(ceremony::isHeldOn))
                .toList();
        if (stops.isEmpty()
                || days.size() < FEWEST_DAYS_OF_TWO_STOPS
                || asked.stream().anyMatch(ceremony -> isNear(ceremony, stops))) {
            return stops;
        }
        return asked.stream()
                .filter(ceremony -> places.withId(ceremony.placeId()).isPresent())
                .min(Comparator.<Ceremony>comparingInt(ceremony -> -ceremony.rank())
                        .thenComparingDouble(ceremony -> kilometres(ceremony, stops)))
                .map(ceremony -> joined(ceremony, stops, days))
                .orElse(stops);
    }

    private double kilometres(Ceremony ceremony, List<Place> stops) {
        Place place = places.withId(ceremony.placeId()).orElseThrow();
        return stops.stream()
                .mapToDouble(stop -> stop.at().kilometresTo(place.at()))
                .min()
                .orElse(0);
    }

    /** A stop gives way for it where the days do not hold one more. */
    private List<Place> joined(Ceremony ceremony, List<Place> stops, List<LocalDate> days) {
        Place place = places.withId(ceremony.placeId()).orElseThrow();
        List<Place> kept = stops.subList(0, Math.min(stops.size(), Math.max(1, days.size() / 2 - 1)));
        boolean early = days.subList(0, days.size() / 2 + 1).stream().anyMatch(ceremony::isHeldOn);
        return early
                ? Stream.concat(Stream.of(place), kept.stream()).toList()
                : Stream.concat(kept.stream(), Stream.of(place)).toList();
    }

    /** The first working day after the opening on which the steps of Adam's Peak are lit; empty where they are lit already, or not soon. */
    public Optional<LocalDate> firstOfThePilgrimage(LocalDate from, int within) {
        return ceremonies.isPilgrimageSeason(from)
                ? Optional.empty()
                : from.datesUntil(from.plusDays(within))
                        .filter(ceremonies::isPilgrimageSeason)
                        .skip(1)
                        .filter(day -> day.getDayOfWeek().compareTo(DayOfWeek.FRIDAY) < 0)
                        .findFirst();
    }

    private static LocalDate first(LocalDate last, LocalDate from, int days) {
        LocalDate first = last.minusDays(days - 1L);
        return first.isBefore(from) ? from : first;
    }

    /** The greatest day of several is the last. */
    private static Optional<LocalDate> lastOfIts(Ceremony ceremony, LocalDate from, LocalDate to) {
        return from.datesUntil(to.plusDays(1))
                .filter(ceremony::isHeldOn)
                .findFirst()
                .map(first -> first.datesUntil(first.plusDays(LONGEST_RUN))
                        .takeWhile(day -> ceremony.isHeldOn(day) && !day.isAfter(to))
                        .reduce((one, next) -> next)
                        .orElse(first));
    }

    private boolean isNear(Ceremony ceremony, List<Place> targets) {
        return places.withId(ceremony.placeId())
                .filter(place -> targets.stream().anyMatch(target -> target.at().kilometresTo(place.at()) <= NEAR_KM))
                .isPresent();
    }
}
