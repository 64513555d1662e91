package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.question.EnglishTerms;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "Should we go to Jaffna or Trincomalee?": names of places are left out of the vectors, and of a choice between two there is nothing else, so
 * that every choice is like every other. What is to be chosen from tells which answer was prepared for it. Immutable.
 */
final class Choice {

    private static final int SIDES = 2;

    private static final Pattern OR = Pattern.compile(
            ",?\\s*(?:\\b(?:or|vs\\.?|versus)\\b|/)\\s*(?:(?:rather|better|just|stay|go|in|at|to|on|the) )*",
            Pattern.CASE_INSENSITIVE);

    /** What one says of any choice. */
    private static final Set<String> OF_ANY =
            Set.copyOf(EnglishTerms.of("choose choosing choice pick decide deciding decision torn skip whether rather"));

    private final Places atlas;

    Choice(Places atlas) {
        this.atlas = atlas;
    }

    /** Whether the stems that tell what is asked tell no more than that a choice is. */
    static boolean isAllThatIsTold(Set<String> telling) {
        return OF_ANY.containsAll(telling);
    }

    /** Whether words put just these places, all of them and no other, up for a choice. */
    boolean isBetween(Set<Place> places, String words) {
        var named = atlas.mentionedIn(words);
        if (places.size() < SIDES || !places.equals(named.stream().map(Places.Mention::place).collect(Collectors.toSet()))) {
            return false;
        }
        var last = named.getLast();
        var before = named.get(named.size() - SIDES);
        return OR.matcher(words.substring(before.end(), last.start())).matches();
    }
}
