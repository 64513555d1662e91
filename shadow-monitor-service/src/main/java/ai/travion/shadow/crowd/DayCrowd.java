package ai.travion.shadow.crowd;

import java.util.List;
import java.util.Map;

/**
 * How full typical sites of every type are on a day.
 *
 * @param levels of each hour, 0 to 1
 */
public record DayCrowd(DayKind day, Map<SiteType, List<Double>> levels) {

    public DayCrowd {
        levels = Map.copyOf(levels);
    }

    public SiteDay at(Site site) {
        List<Double> typical = levels.getOrDefault(site.type(), List.of());
        Double[] here = new Double[typical.size()];
        for (int hour = 0; hour < here.length; hour++) {
            here[hour] = Habits.saturated(typical.get(hour) * site.popularity());
        }
        return new SiteDay(site, List.of(here));
    }
}
