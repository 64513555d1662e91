package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.crowd.SiteDay;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** How full the places of one day are, each looked up once. Of one search, on one thread. */
final class Fullness {

    private final Crowds crowds;
    private final LocalDate day;
    private final Map<String, Optional<HourlyFullness>> known = new HashMap<>();

    Fullness(Crowds crowds, LocalDate day) {
        this.crowds = crowds;
        this.day = day;
    }

    /** In percent, the mean over a visit between two minutes of the day; empty where no model has spoken. */
    OptionalDouble percentOf(Place place, int start, int end) {
        return at(place)
                .map(hours -> OptionalDouble.of(hours.percentBetween(start, end)))
                .orElse(OptionalDouble.empty());
    }

    /** Empty where no model has spoken. */
    Optional<HourlyFullness> at(Place place) {
        Optional<HourlyFullness> site = known.get(place.id());
        if (site == null) {
            site = (Engagement.is(place) ? Optional.<SiteDay>empty() : crowds.at(place, day)).map(HourlyFullness::of);
            known.put(place.id(), site);
        }
        return site;
    }
}
