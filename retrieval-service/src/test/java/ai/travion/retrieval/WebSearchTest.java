package ai.travion.retrieval;

import static ai.travion.graph.Graph.SHADOW_MONITOR;
import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.web.WebSearchFailedException;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.WebResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WebSearchTest {

    @Test
    void withoutAProviderTheStateSaysSo() {
        var step = new WebSearch(Optional.empty(), UnaryOperator.identity(), Shipped.ATLAS)
                .apply(aTurn().asking("weather in Ella now").at("Ella").build());

        assertThat(step.next()).isEqualTo(SHADOW_MONITOR);
        assertThat(step.state().getWebSearchStatus()).isEqualTo("no_provider");
        assertThat(step.state().getWebSearchResults()).isEmpty();
    }

    @Test
    void whatTheTextsTellOfALiveQuestionIsHalfAnAnswer() {
        var web = new WebSearch(
                Optional.empty(), state -> Shipped.retriever().apply(state).state(), Shipped.ATLAS);
        var state = aTurn().asking("Which months do the whale boats go out?")
                .at("Mirissa")
                .build();

        var step = web.apply(state);

        assertThat(step.state().getRetrievedDocuments()).isNotEmpty();
        assertThat(step.state().getDocumentRelevance()).isEqualTo(DocumentRelevance.PARTIAL);
        assertThat(step.state().getWebSearchStatus()).isEqualTo("no_provider");
    }

    @Test
    void theQueryNamesThePlaceAndTheCountryOnce() {
        var asked = new ArrayList<String>();
        var web = new WebSearch(
                Optional.of(query -> {
                    asked.add(query);
                    return List.of();
                }),
                UnaryOperator.identity(),
                Shipped.ATLAS);

        web.apply(aTurn().asking("weather now").at("Ella").build());
        web.apply(aTurn().asking("weather in Ella, Sri Lanka").at("Ella").build());

        assertThat(asked).containsExactly("Sri Lanka Ella weather now", "weather in Ella, Sri Lanka");
    }

    @Test
    void atMostThreeResultsAreKept() {
        var result = WebResult.newBuilder()
                .setTitle("Ella")
                .setUrl("https://example.org")
                .build();
        var web = new WebSearch(
                Optional.of(query -> Collections.nCopies(7, result)), UnaryOperator.identity(), Shipped.ATLAS);

        var step = web.apply(aTurn().asking("weather now").at("Ella").build());

        assertThat(step.state().getWebSearchStatus()).isEqualTo("ok");
        assertThat(step.state().getWebSearchResults()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({
        "What will the weather be in Ella tomorrow?, Ella, Taxi fares from Negombo to the airport, false",
        "What will the weather be in Ella tomorrow?, Ella, The weather in Colombo is fine, false",
        "What will the weather be in Ella tomorrow?, Ella, Sunny spells over Ella until noon, true",
        "What will the weather be in Ella tomorrow?, Ella, Weather of the hill country: showers, true",
        "Is the Temple of the Tooth open now?, Temple of the Tooth, The Sri Dalada Maligawa in Kandy opens at dawn, true",
        "Are the trains on strike today?, '', Best cameras of the year, false",
        "Are the trains on strike today?, '', A strike of engine drivers was called off, true"
    })
    void aResultThatSpeaksOfNothingThatIsAskedIsNone(String question, String place, String said, boolean kept) {
        var result = WebResult.newBuilder()
                .setTitle("News")
                .setUrl("https://example.org")
                .setContent(said)
                .build();
        var turn = aTurn().asking(question);
        var asked = place.isEmpty() ? turn : turn.at(place);

        var state = new WebSearch(Optional.of(query -> List.of(result)), UnaryOperator.identity(), Shipped.ATLAS)
                .apply(asked.build())
                .state();

        assertThat(state.getWebSearchResults()).hasSize(kept ? 1 : 0);
        assertThat(state.getWebSearchStatus()).isEqualTo(kept ? "ok" : "no_results");
    }

    @Test
    void nothingFoundIsSaid() {
        var step = new WebSearch(Optional.of(query -> List.of()), UnaryOperator.identity(), Shipped.ATLAS)
                .apply(aTurn().build());

        assertThat(step.state().getWebSearchStatus()).isEqualTo("no_results");
    }

    @Test
    void aFailedSearchDoesNotEndTheTurn() {
        var web = new WebSearch(
                Optional.of(query -> {
                    throw new WebSearchFailedException("timed out", new java.io.IOException("timeout"));
                }),
                UnaryOperator.identity(),
                Shipped.ATLAS);

        var step = web.apply(aTurn().build());

        assertThat(step.next()).isEqualTo(SHADOW_MONITOR);
        assertThat(step.state().getWebSearchStatus()).isEqualTo("failed");
    }
}
