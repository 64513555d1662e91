package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.List;

/** Where one stays, and the sights that were asked for around it. */
record Stay(Place base, List<Sight> askedFor) {

    Stay {
        askedFor = List.copyOf(askedFor);
    }

    // By the base alone: two stays seldom share it.
    @Override
    public int hashCode() {
        return base.id().hashCode();
    }
}
