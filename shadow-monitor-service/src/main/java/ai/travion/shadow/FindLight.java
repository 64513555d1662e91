package ai.travion.shadow;

import ai.travion.atlas.GeoPoint;
import ai.travion.shadow.sun.LightWindows;
import java.time.LocalDate;

/** The light of a day at a place. */
@FunctionalInterface
interface FindLight {
    LightWindows on(LocalDate day, GeoPoint place);
}
