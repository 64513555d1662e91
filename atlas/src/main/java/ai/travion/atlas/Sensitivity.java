package ai.travion.atlas;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * What draws people to a place, so far as feasts and seasons move them: judgements of this project, 0 to 1.
 *
 * @param religious how much of its draw is worship
 * @param natural how much is nature
 */
public record Sensitivity(double religious, double natural) {

    private static final Sensitivity UNKNOWN = new Sensitivity(0.3, 0.5);

    public Sensitivity {
        if (religious < 0 || religious > 1 || natural < 0 || natural > 1) {
            throw new IllegalArgumentException("Sensitivities lie between 0 and 1");
        }
    }

    /** Those of every place of the atlas. Immutable. */
    public static final class OfPlaces {

        private final Map<String, Sensitivity> byId;

        private OfPlaces(Map<String, Sensitivity> byId) {
            this.byId = byId;
        }

        /** Reads the file from the jar: a few milliseconds, so do it once. */
        public static OfPlaces load() {
            return new OfPlaces(new FactsFile("sensitivity.csv")
                            .map(row -> Map.entry(
                                    row.get("id"),
                                    new Sensitivity(
                                            Double.parseDouble(row.get("l_rel")),
                                            Double.parseDouble(row.get("l_nat")))))
                            .stream()
                            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue)));
        }

        public Sensitivity of(Place place) {
            return byId.getOrDefault(place.id(), UNKNOWN);
        }
    }
}
