package ai.travion.shadow.plan;

import java.util.List;
import java.util.Map;

/** What was said of the hours, as one says it of so many days: a plan of one day has no last day, nor every day. */
final class SaidHours {

    private static final Map<String, String> OF_ONE_DAY = Map.of(
            "Every day is planned", "The day is planned",
            "Every day begins", "The day begins",
            "Every day ends", "The day ends",
            "The last day ends", "The day ends",
            "The first day begins", "The day begins");

    private SaidHours() {}

    static List<String> inWords(TripHours hours, int days) {
        return days > 1
                ? hours.said()
                : hours.said().stream().map(SaidHours::ofOneDay).toList();
    }

    private static String ofOneDay(String sentence) {
        return OF_ONE_DAY.entrySet().stream()
                .filter(entry -> sentence.startsWith(entry.getKey()))
                .findFirst()
                .map(entry ->
                        entry.getValue() + sentence.substring(entry.getKey().length()))
                .orElse(sentence);
    }
}
