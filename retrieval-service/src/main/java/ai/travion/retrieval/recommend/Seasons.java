package ai.travion.retrieval.recommend;

import ai.travion.atlas.Place;
import ai.travion.retrieval.knowledge.KnowledgeFile;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** What the months of a stay are at a place. */
final class Seasons {

    /** The season counts for a town, and for a beach or a park it decides. */
    private static final double WEIGHT = 0.1;

    private static final double OUTDOORS = 0.35;

    /** A month next to a good one is often good enough, and speaks against the place all the same. */
    private static final double BETWEEN = 0.45;

    private static final double OUT_OF_SEASON = 0.15;

    private Seasons() {}

    static Reason at(Place place, KnowledgeFile file, Stay stay) {
        var days = stay.months();
        double all = days.values().stream().mapToInt(some -> some).sum();
        double score = days.entrySet().stream()
                .mapToDouble(month -> month.getValue() / all * scoreOf(month.getKey(), file))
                .sum();
        var months = List.copyOf(days.keySet());
        return new Reason(
                "season",
                WEIGHT + OUTDOORS * file.naturalSensitivity(),
                score,
                months.size() == 1 ? ofOne(months.getFirst(), place, file) : ofSeveral(months, place, file));
    }

    private static double scoreOf(Month month, KnowledgeFile file) {
        return file.bestMonths().contains(month) ? 1 : isNextToOne(month, file) ? BETWEEN : OUT_OF_SEASON;
    }

    private static boolean isNextToOne(Month month, KnowledgeFile file) {
        return file.bestMonths().contains(month.plus(1)) || file.bestMonths().contains(month.minus(1));
    }

    private static String ofOne(Month month, Place place, KnowledgeFile file) {
        return name(month)
                + (file.bestMonths().contains(month)
                        ? " is one of the best months for "
                        : isNextToOne(month, file)
                                ? " is just outside the best months for "
                                : " is not a good month for ")
                + place.name() + ".";
    }

    private static String ofSeveral(List<Month> months, Place place, KnowledgeFile file) {
        var good = inWords(months, file.bestMonths()::contains);
        var others = inWords(months, month -> !file.bestMonths().contains(month));
        if (others.isEmpty()) {
            return "All of your time there, " + good + ", is in the best months for " + place.name() + ".";
        }
        return good.isEmpty()
                ? "None of your months, " + others + ", is one of the best for " + place.name() + "."
                : "Of your months, the best for " + place.name() + ": " + good + "; less good: " + others + ".";
    }

    /** Those of some months in a row that pass: "June to August and December". */
    private static String inWords(List<Month> months, Predicate<Month> some) {
        var spans = new ArrayList<String>();
        for (int i = 0; i < months.size(); i++) {
            if (!some.test(months.get(i))) {
                continue;
            }
            int last = i;
            while (last + 1 < months.size() && some.test(months.get(last + 1))) {
                last++;
            }
            spans.add(
                    last == i
                            ? name(months.get(i))
                            : name(months.get(i)) + (last == i + 1 ? " and " : " to ") + name(months.get(last)));
            i = last;
        }
        return spans.size() < 2
                ? String.join("", spans)
                : String.join(", ", spans.subList(0, spans.size() - 1)) + " and " + spans.getLast();
    }

    private static String name(Month month) {
        return month.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }
}
