package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The months in which a place is at its best, as its passages say beside their text. */
record BestMonths(String place, MonthsSaid months) {

    static Optional<BestMonths> of(String place, GraphState state) {
        return state.getRetrievedDocuments().stream()
                .filter(document ->
                        document.getMetadata().getOrDefault("location", "").equalsIgnoreCase(place))
                .map(document -> document.getMetadata().getOrDefault("best_months", ""))
                .filter(words -> !MonthsSaid.in(words).isEmpty())
                .findFirst()
                .map(words -> new BestMonths(place, MonthsSaid.in(words)));
    }

    /** Whether a month is one of them. */
    String sayOf(Month month) {
        var name = month.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        var named = new ArrayList<String>();
        for (var best : months.months()) {
            named.add(best.getDisplayName(TextStyle.FULL, Locale.ENGLISH));
        }
        var all = named.size() == Month.values().length ? "all year round" : Remarks.listed(List.copyOf(named));
        return months.cover(month)
                ? name + " is among the best months at " + place + " (" + all + ")."
                : name + " is not among the best months at " + place + ", which are " + all + ".";
    }
}
