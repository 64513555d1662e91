package ai.travion.shadow.calendar;

import java.util.Map;

/**
 * A feast at a place on a day.
 *
 * @param ruleId of its row in feasts.csv
 * @param times how many times as many people it brings: a judgement
 * @param filled the hours in which it fills the streets, and how full they are then at the least, 0 to 1
 */
public record FeastAt(String ruleId, String name, double times, Map<Integer, Double> filled) {

    public FeastAt {
        filled = Map.copyOf(filled);
    }
}
