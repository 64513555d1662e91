package ai.travion.retrieval.question;

import ai.travion.atlas.Place;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.Passage;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a question says it does not mean.
 *
 * @param places by name
 * @param kinds of places
 */
public record RuledOut(Set<Place> places, List<Kind> kinds) {

    static final RuledOut NOTHING = new RuledOut(Set.of(), List.of());

    /** Stands right before what is ruled out. */
    private static final Pattern NOT_MEANT = Pattern.compile(
            "(?:\\b(?:is|are|was)(?: not|n['’]?t)|\\b(?:but|and|just|only)? ?not|\\bother than|\\bbesides|\\bexcept(?:ing)?(?: for)?|\\bapart from|"
                    + "\\binstead of|\\brather than|\\banything but|\\bno more)"
                    + "\\s+(?:(?:in|at|to|the|a|an|another|any|yet|going|visiting|seeing)\\s+)*$",
            Pattern.CASE_INSENSITIVE);
    /** "Is it not Kandy where the tooth is kept?" asks about Kandy. */
    private static final Pattern ASKS_BACK =
            Pattern.compile("^\\W*(?:is|are|was|were|do|does|did|why|should|can)\\b", Pattern.CASE_INSENSITIVE);

    public RuledOut {
        places = Set.copyOf(places);
        kinds = List.copyOf(kinds);
    }

    static boolean before(int start, String text) {
        return NOT_MEANT.matcher(text.substring(0, start)).find()
                && !ASKS_BACK.matcher(text).find();
    }

    /** Whether a passage is of something that is not meant. */
    public boolean concerns(Passage passage) {
        return places.contains(passage.place())
                || kinds.stream().anyMatch(kind -> kind.is().test(passage.place()));
    }
}
