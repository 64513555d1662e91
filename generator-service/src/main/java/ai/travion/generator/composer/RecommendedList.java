package ai.travion.generator.composer;

import ai.travion.generator.Written;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.GraphState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Answers "which places suit me?": the places that were recommended, each with the reasons that speak for it. */
final class RecommendedList {

    private static final String RECOMMENDED = "recommended";

    private RecommendedList() {}

    static boolean isAskedFor(GraphState state) {
        return state.getRetrievedDocuments().stream()
                .anyMatch(document -> document.getMetadata().containsKey(RECOMMENDED));
    }

    static Written of(Assignment assignment) {
        var state = assignment.state();
        var page = new Page(state);
        page.addAll(Remarks.ofLanguage(state));
        var lines = new ArrayList<String>();
        for (var document : state.getRetrievedDocuments()) {
            var source = Evidence.sourceOf(document);
            var told = assignment.evidence().sentences().stream()
                    .filter(sentence -> sentence.source().id().equals(source.id()))
                    .toList();
            if (document.getMetadata().containsKey(RECOMMENDED) && !told.isEmpty()) {
                var said = told.stream().map(page.footnotes()::quote).collect(Collectors.joining(" "));
                var name = Footnotes.plain(source.location());
                lines.add("- "
                        + (said.startsWith(name)
                                ? "**" + name + "**" + said.substring(name.length())
                                : "**" + name + "**: " + said));
            }
        }
        if (lines.isEmpty()) {
            return QuestionAnswer.to(assignment);
        }
        page.add(
                assignment.destinations().size() == 1
                        ? "In and around " + assignment.destinations().getFirst() + " I would suggest:"
                        : "These places I would suggest, the best match first:");
        page.add(String.join("\n", lines));
        var answer = page.text();
        page.addAll(assignment.warnings().block(assignment.corrections().toState()));
        page.addAll(LeftOut.inWords(state, assignment.atlas()));
        page.addAll(Remarks.assumptions(state, page.text()));
        page.add(page.footnotes().sourcesLine());
        var brief = new CitedAnswer(answer, page.footnotes().statements(), List.of());
        return page.as(new Written.Brief.OfQuestion(brief), Grounded.by(assignment, page.footnotes()), List.of());
    }
}
