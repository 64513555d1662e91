package ai.travion.generator.composer;

import ai.travion.generator.Written;
import java.util.regex.Pattern;

/**
 * Where a map knows better: no guide book holds every cash machine, and the one in the next street is nearer than the one that a page
 * happens to name.
 */
final class MapSearch {

    private static final Pattern OF_TODAY = Pattern.compile(
            "(?i)\\b(?:hospital|clinic|doctor|dentist|pharmac|chemist|bank|cash machine|atm|police|embass|consulate|post office|petrol|fuel|filling station|supermarket|grocer|laundr|money changer)");

    private MapSearch() {}

    static boolean knowsBetter(String sought) {
        return OF_TODAY.matcher(sought).find();
    }

    /** A search on a map, as a paragraph. */
    static String forWhatIs(String sought) {
        var words = Footnotes.plain(sought.replaceAll("[?!.\\s]+$", ""));
        return "_My pages do not hold every one of them; a map knows what is nearest:_\n\n- [" + words + " on the map]("
                + WebAddress.ofMapSearch(words + ", Sri Lanka") + ")";
    }

    static Written behind(Written written, String sought) {
        return new Written(
                written.text() + "\n\n" + forWhatIs(sought),
                written.citations(),
                written.brief(),
                written.grounding(),
                written.itinerary(),
                written.omitted(),
                written.llm());
    }
}
