package ai.travion.shadow.crowd;

import java.util.Map;

/**
 * What the feasts of a day do to a place: judgements, not counts.
 *
 * @param times how many times as many people they bring; 1 without one
 * @param filled the hours in which they fill the streets, and how full these are then at the least, 0 to 1
 */
public record Surge(double times, Map<Integer, Double> filled) {

    private static final Surge NONE = new Surge(1, Map.of());

    public Surge {
        filled = Map.copyOf(filled);
    }

    public static Surge none() {
        return NONE;
    }
}
