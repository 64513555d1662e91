package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.EnglishTerms;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "Should we go to Jaffna or Trincomalee?": names of places are left out of the vectors, and of a choice between two there is nothing else, so
 * that every choice is like every other. What is to be chosen from tells which answers were prepared for it. Immutable.
 */
final class Choice {

    private static final int SIDES = 2;

    private static final Pattern OR = Pattern.compile(
            ",?\\s*(?:\\b(?:or|vs\\.?|versus)\\b|/)\\s*(?:(?:rather|better|just|stay|go|in|at|to|on|the) )*",
            Pattern.CASE_INSENSITIVE);

    /** "We cannot decide between Yala and Wilpattu". */
    private static final Pattern BETWEEN =
            Pattern.compile("\\b(?:between|compare|choose from)\\s+(?:the )?$", Pattern.CASE_INSENSITIVE);

    /** Of most headings it tells without a look for names, which takes longer than a start may, that they put nothing up for a choice. */
    private static final Pattern MAY_BE =
            Pattern.compile("/|\\b(?:or|vs|versus|between|compare|choose from)\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern AND = Pattern.compile("\\s*(?:and|&|or)\\s*(?:the )?", Pattern.CASE_INSENSITIVE);

    /** What one says of any choice. */
    private static final Set<String> OF_ANY = Set.copyOf(
            EnglishTerms.of("choose choosing choice pick decide deciding decision torn skip whether rather"));

    private final Places atlas;
    private final Map<Set<Place>, List<Passage>> prepared;

    Choice(Collection<Passage> answers, Places atlas) {
        this.atlas = atlas;
        this.prepared = answers.parallelStream()
                .filter(answer -> MAY_BE.matcher(heading(answer)).find())
                .map(answer -> Map.entry(
                        atlas.mentionedIn(heading(answer)).stream()
                                .map(Places.Mention::place)
                                .collect(Collectors.toUnmodifiableSet()),
                        answer))
                .filter(one -> isBetween(one.getKey(), heading(one.getValue())))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toUnmodifiableList())));
    }

    private static String heading(Passage answer) {
        return answer.questions().getFirst().words();
    }

    /** The answers that were prepared for a choice between some places, where a question asks for just that; else none. */
    List<Passage> preparedFor(Set<Place> places, String question) {
        return isBetween(places, question) ? prepared.getOrDefault(places, List.of()) : List.of();
    }

    /** Whether the stems that tell what is asked tell no more than that a choice is. */
    static boolean isAllThatIsTold(Set<String> telling) {
        return OF_ANY.containsAll(telling);
    }

    /** Whether words put just these places, all of them and no other, up for a choice. */
    private boolean isBetween(Set<Place> places, String words) {
        if (places.size() < SIDES) {
            return false;
        }
        var named = atlas.mentionedIn(words);
        if (!places.equals(named.stream().map(Places.Mention::place).collect(Collectors.toSet()))) {
            return false;
        }
        var one = named.get(named.size() - SIDES);
        var joint = words.substring(one.end(), named.getLast().start());
        return OR.matcher(joint).matches()
                || (AND.matcher(joint).matches()
                        && BETWEEN.matcher(words.substring(0, one.start())).find());
    }
}
