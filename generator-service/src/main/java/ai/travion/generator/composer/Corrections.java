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
 * <p>Instructions are sentences that a model can follow too. These of their shapes are understood here: "Leave out every sentence about
 * a, b, c." drops what speaks of one of these; "Leave out ... “quoted”" drops the quoted sentences, or those that hold the quoted
 * words; "State ... “quoted”" adds the quoted words; "Say this only once: “quoted”" keeps the first of them; "... or say that nothing was
 * found about it" has that said; "Say that live facts ..." adds that they were not looked up; "Remove the link to ..." drops the page.
 *
 * @param topics terms that no sentence may speak of
 * @param forbidden what no sentence may contain, bare
 * @param toState what has to be said
 * @param toAdmit what has to be said not to have been found
 * @param onceOnly what may stand there once, bare
 * @param unwantedLinks pages that may not be linked to
 * @param disclaimsLiveFacts whether it has to be said that live facts were not looked up
 */
record Corrections(
        Set<String> topics,
        List<String> forbidden,
        List<String> toState,
        List<String> toAdmit,
        List<String> onceOnly,
        List<String> unwantedLinks,
        boolean disclaimsLiveFacts) {

    private static final Pattern TOPICS = Pattern.compile("(?i)leave out every sentence about ([^.:“]+)");
    private static final Pattern ADMIT =
            Pattern.compile("(?i)^answer (?:what was asked )?about (.+?), or say that nothing was found about it");
    private static final Pattern LINK =
            Pattern.compile("(?i)^remove the link to (\\S+?)(?:\\.?$| and the sentence\\b.*)");
    private static final Pattern LIVE_FACTS = Pattern.compile("(?i)^say that live facts\\b.*");
    private static final Pattern QUOTED = Pattern.compile("“([^”]+)”");
    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?]\\s)(?=\\S)|(?<=\\n)(?=\\S)");
    private static final Pattern CITED = Pattern.compile("\\s?\\[\\d{1,3}]");
    private static final Pattern COMMA = Pattern.compile("\\s*(?:,|\\bor\\b)\\s*");

    static Corrections from(List<String> instructions) {
        var topics = new HashSet<String>();
        var forbidden = new ArrayList<String>();
        var toState = new ArrayList<String>();
        var toAdmit = new ArrayList<String>();
        var onceOnly = new ArrayList<String>();
        var unwantedLinks = new ArrayList<String>();
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
            } else if (lower.contains("only once")) {
                quoted.stream().map(Terms::bare).forEach(onceOnly::add);
            }
            ADMIT.matcher(instruction)
                    .results()
                    .flatMap(match -> COMMA.splitAsStream(match.group(1)))
                    .forEach(toAdmit::add);
            LINK.matcher(instruction).results().map(match -> match.group(1)).forEach(unwantedLinks::add);
        }
        return new Corrections(
                Set.copyOf(topics),
                List.copyOf(forbidden),
                List.copyOf(toState),
                List.copyOf(toAdmit),
                List.copyOf(onceOnly),
                List.copyOf(unwantedLinks),
                instructions.stream()
                        .anyMatch(instruction -> LIVE_FACTS.matcher(instruction).matches()));
    }

    /** A text in which what may stand once stands once, line by line and sentence by sentence. */
    String withoutRepetition(String text) {
        var kept = text;
        for (var words : onceOnly) {
            int first = -1;
            var parts = new ArrayList<String>();
            for (var part : SENTENCES.split(kept, -1)) {
                boolean is = Terms.bare(CITED.matcher(part).replaceAll("")).contains(words);
                parts.add(
                        !is || first < 0
                                ? part
                                : part.substring(part.stripTrailing().length()));
                first = is ? 1 : first;
            }
            kept = String.join("", parts);
        }
        return kept;
    }

    /** Whether a sentence may still stand. */
    boolean allow(String sentence) {
        return (topics.isEmpty() || Terms.of(sentence).stream().noneMatch(topics::contains)) && allowRule(sentence);
    }

    /** Whether a sentence of the calendar may still stand: what a day forbids is said in the words of what is forbidden. */
    boolean allowRule(String sentence) {
        if (forbidden.isEmpty()) {
            return true;
        }
        var bare = Terms.bare(sentence);
        return forbidden.stream()
                .noneMatch(words -> bare.contains(words) || (words.length() > 40 && words.contains(bare)));
    }
}
