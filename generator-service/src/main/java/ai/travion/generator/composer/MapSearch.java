package ai.travion.generator.composer;

import ai.travion.generator.Written;
import java.util.regex.Pattern;

/**
 * Where a map knows better: no guide book holds every cash machine, and the one in the next street is nearer than the one that a page
 * happens to name.
 */
final class MapSearch {

    private static final Pattern OF_TODAY = Pattern.compile(
            "(?i)\\b(?:hospital|clinic|doctor|dentist|pharmac|chemist|bank|cash machine|atm|police|embass|consulate|post office|petrol|fuel|filling station|supermarket|grocer|laundr|money changer|sim card|restaurant|caf[eé]|eater(?:y|ies)\\b|places? to eat|(?:somewhere|where|anywhere|places?|spots?) [^?.!]{0,30}\\b(?:eat|dine|lunch|dinner|breakfast|coffee|meal)\\b|coffee shop)");
    private static final Pattern OF_FOOD = Pattern.compile(
            "(?i)\\b(?:restaurant|caf[eé]|eater(?:y|ies)\\b|eat\\b|dine\\b|lunch|dinner|breakfast|coffee|meal)");

    private MapSearch() {}

    static boolean knowsBetter(String sought) {
        return OF_TODAY.matcher(sought).find();
    }

    /** A search on a map, as an item of a list. */
    static String link(String sought) {
        return "- [" + Footnotes.plain(sought) + " on the map](" + WebAddress.ofMapSearch(sought + ", Sri Lanka") + ")";
    }

    static String forWhatIs(String sought) {
        var known = OF_FOOD.matcher(sought).find()
                ? "My guide lists no restaurants and cafés; a map knows what is nearest:"
                : "My pages do not hold every one of them; a map knows what is nearest:";
        return "_" + known + "_\n\n" + link(sought);
    }

    /** The same, with a search of the web. */
    static String andTheWeb(String sought) {
        return forWhatIs(sought) + "\n" + web(sought);
    }

    /** Both, where nothing was found. */
    static String searches(String sought) {
        return "_These searches can help:_\n\n" + link(sought) + "\n" + web(sought);
    }

    private static String web(String sought) {
        return "- [Search the web](" + WebAddress.ofWebSearch(sought + ", Sri Lanka") + ")";
    }

    static Written behind(Written written, String question) {
        return written.saying(written.text() + "\n\n" + andTheWeb(question.replaceAll("[?!.\\s]+$", "")));
    }
}
