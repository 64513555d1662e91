package ai.travion.generator.composer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What the verifier asked to be changed, as far as a writer by rule can do it.
 *
 * <p>Instructions are sentences that a model can follow too. Three of their shapes are understood here: "Leave out every sentence about
 * a, b, c." drops what speaks of one of these; "Leave out ... “quoted”" drops the quoted sentences, or those that hold the quoted
 * words; "State ... “quoted”" adds the quoted words.
 *
 * @param topics terms that no sentence may speak of
 * @param forbidden what no sentence may contain, bare
 * @param toState what has to be said
 */
record Corrections(Set<String> topics, List<String> forbidden, List<String> toState) {

    private static final Pattern TOPICS = Pattern.compile("(?i)leave out every sentence about ([^.:“]+)");
    private static final Pattern QUOTED = Pattern.compile("“([^”]+)”");
    private static final Pattern COMMA = Pattern.compile("\\s*(?:,|\\bor\\b)\\s*");

    static Corrections from(List<String> instructions) {
        var topics = new HashSet<String>();
        var forbidden = new ArrayList<String>();
        var toState = new ArrayList<String>();
        for (var instruction : instructions) {
            var lower = instruction.toLowerCase(Locale.ROOT);
            TOPICS.matcher(instruction)
                    .results()
                    .flatMap(match -> COMMA.splitAsStream(match.group(1)))
                    .map(Terms::of)
                    .forEach(topics::addAll);
            var quoted = QUOTED.matcher(instruction)
                    .results()
                    .map(match -> match.group(1))
                    .toList();
            if (lower.contains("leave out")) {
                quoted.stream()
                        .map(Terms::bare)
                        .filter(words -> !words.isBlank())
                        .forEach(forbidden::add);
            } else if (lower.startsWith("state")) {
                toState.addAll(quoted);
            }
        }
        return new Corrections(Set.copyOf(topics), List.copyOf(forbidden), List.copyOf(toState));
    }

    /** Whether a sentence may still stand. */
    boolean allow(String sentence) {
        return Terms.of(sentence).stream().noneMatch(topics::contains) && allowRule(sentence);
    }

    /** Whether a sentence of the calendar may still stand: what a day forbids is said in the words of what is forbidden. */
    boolean allowRule(String sentence) {
        var bare = Terms.bare(sentence);
        return forbidden.stream()
                .noneMatch(words -> bare.contains(words) || (words.length() > 40 && words.contains(bare)));
    }
}
