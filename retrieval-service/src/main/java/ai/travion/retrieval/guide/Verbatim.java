package ai.travion.retrieval.guide;

import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The wordings of all answers, to the letter: who puts a question in the very words of one asks it, whatever its vector is like without the
 * names of places. Immutable.
 */
final class Verbatim {

    private static final Set<String> OF_THE_ISLAND = Set.of("in", "of", "for", "to", "around", "across");

    private static final String ITS_NAME = " " + Country.PLACE.name().toLowerCase(Locale.ROOT);

    private final Map<String, List<Passage>> byWords = new HashMap<>();

    private Verbatim() {}

    static Verbatim of(Collection<Passage> answers) {
        var all = new Verbatim();
        answers.forEach(answer -> answer.questions().stream()
                .map(ExpectedQuestion::words)
                .map(Verbatim::bare)
                .distinct()
                .forEach(words -> all.byWords
                        .computeIfAbsent(words, key -> new ArrayList<>(1))
                        .add(answer)));
        return all;
    }

    /** Those that have a question among their wordings. */
    List<Passage> of(String question) {
        return List.copyOf(byWords.getOrDefault(bare(question), List.of()));
    }

    /** Whether a question is the one that an answer was prepared for, before all others. */
    static boolean isTheHeading(String question, Passage answer) {
        return bare(answer.questions().getFirst().words()).equals(bare(question));
    }

    /** Letters and digits alone, without the name of the island, which goes without saying. */
    private static String bare(String words) {
        var bare = new StringBuilder(words.length());
        for (int i = 0; i < words.length(); i++) {
            char letter = words.charAt(i);
            if (Character.isLetterOrDigit(letter)) {
                bare.append(letter);
            } else if (letter != '\'' && letter != '’' && !bare.isEmpty() && bare.charAt(bare.length() - 1) != ' ') {
                bare.append(' ');
            }
        }
        return withoutTheIsland(bare.toString().strip().toLowerCase(Locale.ROOT));
    }

    private static String withoutTheIsland(String words) {
        if (!words.endsWith(ITS_NAME)) {
            return words;
        }
        var left = words.substring(0, words.length() - ITS_NAME.length());
        int last = left.lastIndexOf(' ');
        return last > 0 && OF_THE_ISLAND.contains(left.substring(last + 1)) ? left.substring(0, last) : left;
    }
}
