package ai.travion.shadow;

import ai.travion.shadow.crowd.Crowds;
import java.time.LocalDate;
import java.util.List;

/** How full places are on some days. */
@FunctionalInterface
interface FindCrowds {
    Crowds over(List<LocalDate> days);
}
