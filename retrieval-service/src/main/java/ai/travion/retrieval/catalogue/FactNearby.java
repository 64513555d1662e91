package ai.travion.retrieval.catalogue;

import ai.travion.atlas.Beside;
import ai.travion.atlas.Places;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.schemas.LocationSearch;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * "Which commander had his headquarters in the gardens near Kandy?": "near" tells where the thing is that is asked about, and no list of
 * neighbours answers it, but a text.
 */
public final class FactNearby {

    private static final Pattern OF_A_FACT = Pattern.compile(
            "^\\W*(?:(?:and|so|please)\\W+)*(?:(?:which|what) (?!(?:is|are|else|about|can|could|should|to)\\b)|who\\b|(?:where|when|why|how) (?:do|does|did|was|were) (?!(?:i|we|you|one)\\b))",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern OF_NEIGHBOURS = Pattern.compile(
            "\\b(?:nearest|closest|nearby|how far|(?:can|could|should|shall|would|do|are|is) (?:i|we|you|one|there)|(?:are|is) (?:the|it|closest)|worth|to (?:see|visit|do|go))\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern WHERE_THEY_DO =
            Pattern.compile("^\\W*(?:where|when|why|how) (?:do|does|did)\\b", Pattern.CASE_INSENSITIVE);
    private static final int SEVERAL = 2;

    private FactNearby() {}

    /** Whether a question that was read as a search for neighbours asks for a fact. */
    public static boolean isAskedIn(String question, LocationSearch search, Places atlas) {
        if (!OF_A_FACT.matcher(question).find()
                || OF_NEIGHBOURS.matcher(question).find()
                || !Beside.isAskedIn(question, atlas)) {
            return false;
        }
        return WHERE_THEY_DO.matcher(question).find() || saysMoreThan(search, question, atlas);
    }

    private static boolean saysMoreThan(LocationSearch search, String question, Places atlas) {
        var nameless = new StringBuilder(question);
        for (var mention : atlas.mentionedIn(question)) {
            for (int at = mention.start(); at < mention.end(); at++) {
                nameless.setCharAt(at, ' ');
            }
        }
        var more = new HashSet<>(Related.telling(nameless.toString()));
        more.removeAll(Set.copyOf(EnglishTerms.of(search.getFacility())));
        more.removeAll(Sought.SAYS_NOTHING);
        Sought.in(search.getFacility(), question, atlas).conditions().forEach(more::removeAll);
        // "Wall in a rock fortress" is a thing, and no kind of place.
        boolean isOfAKind = Facility.of(search.getFacility())
                        .filter(one -> one.kinds().size() == 1)
                        .isPresent()
                && EnglishTerms.of(search.getFacility()).size() <= 2;
        return more.size() >= (isOfAKind ? SEVERAL : 1);
    }
}
