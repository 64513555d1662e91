package ai.travion.shadow.crowd;

import java.util.ArrayList;
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
        List<Double> here = new ArrayList<>();
        for (double level : levels.getOrDefault(site.type(), List.of())) {
            here.add(Habits.saturated(level * site.popularity()));
        }
        return new SiteDay(site, here);
    }
}
