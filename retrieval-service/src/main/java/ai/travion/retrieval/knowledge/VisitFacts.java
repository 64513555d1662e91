package ai.travion.retrieval.knowledge;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The front matter in sentences, so that "when should I go" and "when does it open" find words to quote. */
final class VisitFacts {

    private static final Pattern SEASON =
            Pattern.compile("\\bbest (?:time|months?|season)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern HOURS =
            Pattern.compile("\\b(?:open(?:s|ing)?|clos(?:es|ing))\\b", Pattern.CASE_INSENSITIVE);

    private VisitFacts() {}

    /** Sentences for what the texts of a file leave out, so that no fact is told twice in two ways; empty where they say it all. */
    static String of(KnowledgeFile file, String name) {
        var facts = new ArrayList<String>();
        if (file.sections().values().stream()
                .noneMatch(text -> SEASON.matcher(text).find())) {
            facts.add(
                    file.bestMonths().size() == 12
                            ? name + " can be visited in every month of the year."
                            : "The best months to visit " + name + " are " + inWords(file.bestMonths()) + ".");
        }
        if (!HOURS.matcher(file.section(Aspect.LOGISTICS)).find()) {
            file.opens()
                    .flatMap(opens -> file.closes()
                            .map(closes -> name + " usually opens at " + opens + " and closes at " + closes + "."))
                    .ifPresent(facts::add);
        }
        return String.join(" ", facts);
    }

    /** {@code November to April}, {@code January to April, July and August}. */
    static String inWords(Set<Month> months) {
        var runs = months.stream()
                .sorted()
                .filter(month -> !months.contains(month.minus(1)))
                .map(first -> run(first, months))
                .toList();
        return joined(runs);
    }

    private static String run(Month first, Set<Month> months) {
        var last = first;
        while (months.contains(last.plus(1))) {
            last = last.plus(1);
        }
        if (last == first) {
            return name(first);
        }
        return name(first) + (last == first.plus(1) ? " and " : " to ") + name(last);
    }

    private static String joined(List<String> runs) {
        if (runs.size() == 1) {
            return runs.getFirst();
        }
        return String.join(", ", runs.subList(0, runs.size() - 1)) + " and " + runs.getLast();
    }

    private static String name(Month month) {
        return month.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }
}
