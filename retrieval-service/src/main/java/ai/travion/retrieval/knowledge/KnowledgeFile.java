package ai.travion.retrieval.knowledge;

import java.time.LocalTime;
import java.time.Month;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of one place.
 *
 * @param id the place's id in the atlas
 * @param bestMonths when to go; never empty
 * @param religiousSensitivity 0 to 1: how much religious days and conduct matter here
 * @param naturalSensitivity 0 to 1: how much weather and season matter here
 * @param visitMinutes a typical visit
 * @param opens only where it is well known and stable
 * @param closes only where it is well known and stable
 * @param tags what the place is known for
 * @param nearby ids of places that are near
 * @param sections one text for each aspect; paragraphs are separated by an empty line
 */
public record KnowledgeFile(
        String id,
        Set<Month> bestMonths,
        double religiousSensitivity,
        double naturalSensitivity,
        int visitMinutes,
        Optional<LocalTime> opens,
        Optional<LocalTime> closes,
        Set<Tag> tags,
        List<String> nearby,
        Map<Aspect, String> sections) {

    public KnowledgeFile {
        bestMonths = Set.copyOf(bestMonths);
        tags = Set.copyOf(tags);
        nearby = List.copyOf(nearby);
        sections = Map.copyOf(sections);
    }

    /** The text of one aspect. */
    public String section(Aspect aspect) {
        return sections.getOrDefault(aspect, "");
    }
}
