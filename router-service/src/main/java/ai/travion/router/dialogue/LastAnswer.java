package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What was said to the traveller last, block by block.
 *
 * @param blocks the answer proper, without what is noted below it
 * @param sources the sources that it names, in its own words
 * @param notes what it took for granted
 */
record LastAnswer(List<String> blocks, Optional<String> sources, List<String> notes) {

    private static final Pattern BLOCKS = Pattern.compile("\\n\\s*\\n");
    private static final Pattern SOURCES = Pattern.compile("^Sources:\\s*(?<names>.+)$", Pattern.DOTALL);
    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?])\\s+(?=\\p{Lu})");
    /** Searches that were offered, and what was left undone. */
    private static final Pattern OFFERED = Patterns.words(
            "not looked up|searches? can help|map knows|clouds were|check this answer|spoke to the program");

    private static final Pattern UNKNOWN = Patterns.words(
            "insufficient evidence|could not find|low confidence|nothing that i know|i know nothing|cannot see|do not know|i have not looked up");

    /** @param answers what was said to the traveller lately, the last of it last */
    static LastAnswer among(List<String> answers) {
        var all = answers.isEmpty()
                ? List.<String>of()
                : BLOCKS.splitAsStream(answers.getLast())
                        .map(String::strip)
                        .filter(block -> !block.isEmpty())
                        .toList();
        return new LastAnswer(
                all.stream().filter(LastAnswer::isOfTheAnswer).toList(),
                all.stream()
                        .map(SOURCES::matcher)
                        .filter(Matcher::matches)
                        .map(match -> match.group("names"))
                        .findFirst(),
                notesIn(all));
    }

    /** What some answer took for granted, the latest first. */
    static Optional<String> assumedIn(List<String> answers) {
        return answers.reversed().stream()
                .flatMap(answer -> among(List.of(answer)).notes().stream())
                .findFirst();
    }

    /** The last thing that it said. */
    Optional<String> lastBit() {
        return blocks.isEmpty()
                ? Optional.empty()
                : Optional.of(SENTENCES
                        .splitAsStream(blocks.getLast())
                        .reduce((earlier, later) -> later)
                        .orElse(blocks.getLast()));
    }

    boolean isUnsure() {
        return blocks.stream().anyMatch(block -> Patterns.isIn(UNKNOWN, block));
    }

    private static boolean isOfTheAnswer(String block) {
        return !block.startsWith("_")
                && !block.startsWith("- [")
                && !Patterns.isAllOf(SOURCES, block)
                && !block.equals("**Please note**");
    }

    private static List<String> notesIn(List<String> blocks) {
        return blocks.stream()
                .filter(block -> block.length() > 2 && block.startsWith("_") && block.endsWith("_"))
                .map(block -> block.substring(1, block.length() - 1))
                .filter(block -> !Patterns.isIn(OFFERED, block))
                .toList();
    }
}
