package ai.travion.shadow.crowd;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.Haunt;
import ai.travion.shadow.calendar.Lull;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How full the places of the atlas are on some days: what the model expects, and over its head what the rules of the calendar say.
 *
 * @param byDay the typical sites
 * @param siteOf what is known of a place
 * @param feasts what the feasts of a day do to a place
 * @param lulls what empties it
 */
public record Crowds(
        Map<LocalDate, DayCrowd> byDay,
        Function<Place, Site> siteOf,
        BiFunction<Place, LocalDate, Surge> feasts,
        FindLull lulls) {

    public Crowds {
        byDay = Map.copyOf(byDay);
    }

    /** What {@link #over} asks; each part says what it knows. */
    public record Sources(
            CrowdCast model,
            Function<LocalDate, DayKind> kindOf,
            Function<Place, Site> siteOf,
            BiFunction<Place, LocalDate, Surge> feasts,
            FindLull lulls) {

        public Crowds over(List<LocalDate> days) {
            Map<LocalDate, DayCrowd> byDay = new HashMap<>();
            days.forEach(day -> byDay.computeIfAbsent(day, date -> model.on(kindOf.apply(date))));
            return new Crowds(byDay, siteOf, feasts, lulls);
        }

        /** One place on one day. */
        public SiteDay at(Place place, LocalDate day) {
            return over(List.of(day)).at(place, day).orElseThrow();
        }

        /** A typical place of a type on one day. */
        public SiteDay at(SiteType type, LocalDate day) {
            Optional<Lull> lull = type.haunt().flatMap(haunt -> lulls.at(haunt, day));
            return model.on(kindOf.apply(day), model.typical(type)).ruledBy(Surge.none(), lull);
        }
    }

    /** Where the model could not be asked. */
    public static Crowds unknown() {
        return new Crowds(
                Map.of(),
                place -> new Site(SiteType.of(place), 1, 0, 24 * 60),
                (place, day) -> Surge.none(),
                (haunt, day) -> Optional.empty());
    }

    /** Empty for a day that was not asked for. */
    public Optional<SiteDay> at(Place place, LocalDate day) {
        return Optional.ofNullable(byDay.get(day))
                .map(crowd -> crowd.at(siteOf.apply(place))
                        .ruledBy(feasts.apply(place, day), Haunt.of(place).flatMap(haunt -> lulls.at(haunt, day))));
    }
}
