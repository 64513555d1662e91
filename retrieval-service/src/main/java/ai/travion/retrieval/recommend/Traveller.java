package ai.travion.retrieval.recommend;

import ai.travion.atlas.GeoPoint;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Who asks for places.
 *
 * @param interests in their words
 * @param avoid what no place may be known for, in their words
 * @param date of the visit, where it is known
 * @param from where they are, where it is known
 */
public record Traveller(List<String> interests, List<String> avoid, Optional<LocalDate> date, Optional<GeoPoint> from) {

    public Traveller {
        interests = interests.stream()
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .distinct()
                .toList();
        avoid = avoid.stream()
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .distinct()
                .toList();
    }
}
