package ai.travion.retrieval;

import static ai.travion.graph.Graph.SHADOW_MONITOR;

import ai.travion.atlas.Places;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.retrieval.search.Evidence;
import ai.travion.retrieval.search.Nearness;
import ai.travion.retrieval.web.SearchTheWeb;
import ai.travion.retrieval.web.WebSearchFailedException;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.WebResult;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.Bounds;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The second tier of knowledge. Without a provider, or where it fails, the state says so and the turn goes on. */
final class WebSearch implements Node {

    private static final Logger LOG = LoggerFactory.getLogger(WebSearch.class);

    private final Optional<SearchTheWeb> web;
    private final UnaryOperator<GraphState> look;
    private final Places atlas;
    private final Nearness nearness;

    /** @param look into the knowledge base, for a turn that comes here without having been there */
    WebSearch(Optional<SearchTheWeb> web, UnaryOperator<GraphState> look, Places atlas, Nearness nearness) {
        this.web = web;
        this.atlas = atlas;
        this.nearness = nearness;
        this.look = look;
    }

    @Override
    public Step apply(GraphState state) {
        var looked = state.getRetrievalAttempts() == 0 ? lookedUp(state) : state;
        return Step.to(
                SHADOW_MONITOR,
                web.map(provider -> searched(looked, provider))
                        .orElseGet(() -> with(looked, Status.NO_PROVIDER, List.of())));
    }

    /**
     * With what the texts tell: whether the whale boats go out tomorrow only the web knows, in which months they do a text may say. Nobody
     * grades it, so only what answers by itself is kept, and it is half an answer at the most.
     */
    private GraphState lookedUp(GraphState state) {
        var found = look.apply(state);
        boolean answers = found.getRetrievedDocuments().stream()
                .anyMatch(document -> document.getRelevanceScore() >= Evidence.ANSWERS);
        return GraphState.newBuilder(state)
                .setRetrievalAttempts(found.getRetrievalAttempts())
                .setEliminatedBy(found.getEliminatedBy())
                .setRetrievedDocuments(answers ? found.getRetrievedDocuments() : List.of())
                .setDocumentRelevance(answers ? DocumentRelevance.PARTIAL : DocumentRelevance.INSUFFICIENT)
                .build();
    }

    private GraphState searched(GraphState state, SearchTheWeb provider) {
        try {
            var about = new WhatIsAsked(state, atlas, nearness);
            var results = provider.about(query(state)).stream()
                    .flatMap(result -> about.toldIn(result).stream())
                    .limit(Bounds.WEB_RESULTS)
                    .toList();
            return with(state, results.isEmpty() ? Status.NO_RESULTS : Status.OK, results);
        } catch (WebSearchFailedException e) {
            // Neither the query nor the provider's message, which may quote it, belongs in a log; the run's id leads to
            // both.
            LOG.atWarn()
                    .addKeyValue("event", "web_search_failed")
                    .addKeyValue("kind", e.kind())
                    .log("Web search failed.");
            return with(state, Status.FAILED, List.of());
        }
    }

    /** The question, with its place and the country where it does not name them. */
    private static String query(GraphState state) {
        var question = AskedInFull.question(state).strip();
        var lower = question.toLowerCase(Locale.ROOT);
        return Stream.of(Optional.of("Sri Lanka"), state.getTargetLocation(), Optional.of(question))
                .flatMap(Optional::stream)
                .filter(part -> part.equals(question) || !lower.contains(part.toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining(" "));
    }

    private static GraphState with(GraphState state, Status status, List<WebResult> results) {
        return GraphState.newBuilder(state)
                .setWebSearchResults(results)
                .setWebSearchStatus(status.name().toLowerCase(Locale.ROOT))
                .build();
    }

    private enum Status {
        OK,
        NO_PROVIDER,
        FAILED,
        NO_RESULTS
    }
}
