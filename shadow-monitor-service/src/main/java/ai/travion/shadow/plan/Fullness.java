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
    private final Map<String, Optional<Site>> known = new HashMap<>();

    Fullness(Crowds crowds, LocalDate day) {
        this.crowds = crowds;
        this.day = day;
    }

    private record Site(SiteDay hours, int quietestPercent) {}

    /** In percent, the mean over a visit between two minutes of the day; empty where no model has spoken. */
    OptionalDouble percentOf(Place place, int start, int end) {
        return site(place)
                .map(site -> OptionalDouble.of(site.hours().percentBetween(start, end)))
                .orElse(OptionalDouble.empty());
    }

    /** The same above the quietest hour of the place; 0 where no model has spoken. */
    double percentAboveQuietest(Place place, int start, int end) {
        Optional<Site> site = site(place);
        return site.isEmpty()
                ? 0
                : Math.max(
                        0,
                        site.get().hours().percentBetween(start, end)
                                - site.get().quietestPercent());
    }

    private Optional<Site> site(Place place) {
        Optional<Site> site = known.get(place.id());
        if (site == null) {
            site = (Engagement.is(place) ? Optional.<SiteDay>empty() : crowds.at(place, day))
                    .map(hours -> new Site(hours, hours.quietest().percent()));
            known.put(place.id(), site);
        }
        return site;
    }
}
