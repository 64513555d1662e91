package ai.travion.verifier.check;

import ai.travion.atlas.OrdersToTheAssistant;
import ai.travion.atlas.PraiseOfBusiness;
import ai.travion.atlas.TextAsEvidence;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.WebResult;
import java.util.List;
import java.util.stream.Stream;

/**
 * What was found for a turn, parted into what is evidence and what gives orders to whoever writes.
 *
 * @param state with the evidence alone
 * @param orders in the passages, the pages and their titles
 */
record Found(GraphState state, List<String> orders) {

    private static final Reading<String> EVIDENCE = Reading.by(TextAsEvidence::of);
    private static final Reading<String> EVIDENCE_OF_A_PAGE = Reading.by(TextAsEvidence::ofAPage);
    private static final Reading<List<String>> ORDERS = Reading.by(TextAsEvidence::ordersIn);

    static Found in(GraphState state, Readings readings) {
        var passages = state.getRetrievedDocuments();
        var pages = state.getWebSearchResults();
        var orders = Stream.concat(
                        passages.stream().map(RetrievedDocument::getContent),
                        pages.stream().flatMap(page -> Stream.of(page.getTitle(), page.getContent())))
                .flatMap(text -> readings.of(ORDERS, text).stream())
                .distinct()
                .toList();
        var evidence = GraphState.newBuilder(state)
                .setRetrievedDocuments(passages.stream()
                        .map(passage -> evidenceOf(passage, readings))
                        .toList())
                .setWebSearchResults(
                        pages.stream().map(page -> evidenceOf(page, readings)).toList())
                .build();
        return new Found(evidence, orders);
    }

    /** A page, for whoever reads passages. */
    static RetrievedDocument asPassage(WebResult page) {
        return RetrievedDocument.newBuilder()
                .setChunkId(page.getUrl())
                .setSource(page.getProvider())
                .setContent(page.getContent())
                .setRelevanceScore(page.getScore())
                .build();
    }

    private static RetrievedDocument evidenceOf(RetrievedDocument passage, Readings readings) {
        var content = readings.of(EVIDENCE, passage.getContent());
        return content.length() == passage.getContent().length()
                ? passage
                : RetrievedDocument.newBuilder(passage).setContent(content).build();
    }

    private static WebResult evidenceOf(WebResult page, Readings readings) {
        return WebResult.newBuilder(page)
                .setTitle(
                        OrdersToTheAssistant.mayBeQuoted(page.getTitle()) && !PraiseOfBusiness.isIn(page.getTitle())
                                ? page.getTitle()
                                : "")
                .setContent(readings.of(EVIDENCE_OF_A_PAGE, page.getContent()))
                .build();
    }
}
