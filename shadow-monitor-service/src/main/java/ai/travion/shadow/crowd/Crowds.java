package ai.travion.shadow.crowd;

import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How full the places of the atlas are on some days.
 *
 * @param byDay the typical sites
 * @param siteOf what is known of a place
 * @param feasts what the feasts of a day do to a place
 */
public record Crowds(
        Map<LocalDate, DayCrowd> byDay, Function<Place, Site> siteOf, BiFunction<Place, LocalDate, Surge> feasts) {

    public Crowds {
        byDay = Map.copyOf(byDay);
    }

    /** What {@link #over} asks; each part says what it knows. */
    public record Sources(
            CrowdCast model,
            Function<LocalDate, DayKind> kindOf,
            Function<Place, Site> siteOf,
            BiFunction<Place, LocalDate, Surge> feasts) {

        public Crowds over(List<LocalDate> days) {
            Map<LocalDate, DayCrowd> byDay = new HashMap<>();
            days.forEach(day -> byDay.computeIfAbsent(day, date -> model.on(kindOf.apply(date))));
            return new Crowds(byDay, siteOf, feasts);
        }

        /** One place on one day. */
        public SiteDay at(Place place, LocalDate day) {
            Surge surge = feasts.apply(place, day);
            Site site = siteOf.apply(place).busierBy(surge.times());
            return model.on(kindOf.apply(day), site).filledBy(surge);
        }

        /** A typical place of a type on one day. */
        public SiteDay at(SiteType type, LocalDate day) {
            return model.on(kindOf.apply(day), model.typical(type));
        }
    }

    /** Where the model could not be asked. */
    public static Crowds unknown() {
        return new Crowds(Map.of(), place -> new Site(SiteType.of(place), 1, 0, 24 * 60), (place, day) -> Surge.none());
    }

    /** Empty for a day that was not asked for. */
    public Optional<SiteDay> at(Place place, LocalDate day) {
        return Optional.ofNullable(byDay.get(day)).map(crowd -> {
            Surge surge = feasts.apply(place, day);
            return crowd.at(siteOf.apply(place).busierBy(surge.times())).filledBy(surge);
        });
    }
}
