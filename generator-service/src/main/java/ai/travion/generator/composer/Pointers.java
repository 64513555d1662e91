package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import java.util.ArrayList;
import java.util.List;

/** Says that live facts were not looked up, or that a search for them gave nothing, and where the traveller can look: at most three searches, never a fact. */
final class Pointers {

    private Pointers() {}

    /** Whether the turn wanted the web and got nothing from it. */
    static boolean areNeeded(GraphState state) {
        return state.getWebSearchResults().isEmpty()
                && (state.getNeedsWebSearch() || !state.getWebSearchStatus().isEmpty());
    }

    /** The same, where what it got may hold nothing that can be quoted. */
    static boolean areNeeded(Assignment assignment) {
        var state = assignment.state();
        return assignment.evidence().fromTheWeb().isEmpty()
                && (state.getNeedsWebSearch() || !state.getWebSearchStatus().isEmpty());
    }

    static List<String> block(Question question, GraphState state) {
        var lines = new ArrayList<String>();
        lines.add("_" + whatWasLookedUp(state) + " These searches can help:_\n");
        lines.addAll(links(question));
        return List.of(String.join("\n", lines));
    }

    private static String whatWasLookedUp(GraphState state) {
        var facts = "live facts such as prices, weather or what is open today";
        return switch (state.getWebSearchStatus()) {
            case "no_results", "ok" -> "I searched the web for " + facts + " and found nothing that fits.";
            case "failed" -> "I could not search the web for " + facts + ".";
            default -> "I have not looked up " + facts + ".";
        };
    }

    static List<String> links(Question question) {
        var links = new ArrayList<String>();
        question.places().stream().limit(2).map(MapSearch::link).forEach(links::add);
        links.add("- [Search the web](" + WebAddress.ofWebSearch(inSriLanka(question.text())) + ")");
        return links;
    }

    private static String inSriLanka(String query) {
        var asked = query.isBlank() ? "travel" : query;
        return asked.toLowerCase(java.util.Locale.ROOT).contains("sri lanka") ? asked : asked + " Sri Lanka";
    }
}
