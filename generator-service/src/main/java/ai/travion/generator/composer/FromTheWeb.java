package ai.travion.generator.composer;

import ai.travion.atlas.OrdersToTheAssistant;
import ai.travion.atlas.PraiseOfBusiness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Quotes what a web search brought, as the words of others, with their address. */
final class FromTheWeb {

    private static final int RESULTS = 3;

    private FromTheWeb() {}

    static List<String> blocks(Assignment assignment, Footnotes footnotes) {
        var best = new LinkedHashMap<String, Sentence>();
        Relevance.rank(assignment.question(), assignment.evidence().fromTheWeb())
                .forEach(ranked -> best.putIfAbsent(ranked.sentence().source().id(), ranked.sentence()));
        var lines = new ArrayList<String>();
        best.values().stream().limit(RESULTS).forEach(sentence -> {
            var title = Footnotes.plain(sentence.source().location());
            boolean mayBeShown = OrdersToTheAssistant.mayBeQuoted(title) && !PraiseOfBusiness.isIn(title);
            var shown = title.isEmpty() || !mayBeShown ? "source" : title;
            lines.add("- " + footnotes.quote(sentence) + " ([" + shown + "]("
                    + sentence.source().url() + "))");
        });
        return lines.isEmpty()
                ? List.of()
                : List.of("**From the web** (as found there, not checked)\n\n" + String.join("\n", lines));
    }
}
