package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.Site;
import ai.travion.shadow.crowd.SiteType;
import ai.travion.shadow.crowd.Visit;
import java.util.Map;
import java.util.stream.Collectors;

/** The places of sights.csv as CrowdCast sees them: their renown, and their hours where they are known. */
public final class KnownSites {

    private static final int BESIDE_THE_USUAL_MINUTES = 60;

    private final Sights sights;
    private final CrowdCast model;
    private final Map<String, Site> known;

    public KnownSites(Places places, CrowdCast model) {
        this.sights = Sights.load(places);
        this.model = model;
        this.known = places.all().stream().collect(Collectors.toUnmodifiableMap(Place::id, this::made));
    }

    public Site of(Place place) {
        Site site = known.get(place.id());
        return site == null ? made(place) : site;
    }

    private Site made(Place place) {
        Sight sight = sights.of(place);
        Site usual = model.typical(SiteType.of(place));
        return new Site(
                usual.type(),
                Site.popularityOf(sight.renown()),
                // A gate that opens by night is passed at dawn.
                Math.max(sight.opens().orElse(usual.opens()), usual.opens() - BESIDE_THE_USUAL_MINUTES),
                Math.min(sight.closes().orElse(usual.closes()), usual.closes() + BESIDE_THE_USUAL_MINUTES),
                visit(sight, usual.visit()));
    }

    private static Visit visit(Sight sight, Visit usual) {
        boolean suitsNoon = sight.parts().contains(DayPart.MIDDAY);
        Visit visit = suitsNoon ? usual : usual.outOfTheHeat();
        return sight.opens().isPresent() && sight.closes().isPresent()
                ? visit.behind(
                        new Visit.Gate(sight.opens().getAsInt(), sight.closes().getAsInt()), sight.minutes())
                : visit;
    }
}
