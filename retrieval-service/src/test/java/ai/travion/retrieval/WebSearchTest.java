package ai.travion.retrieval;

import static ai.travion.graph.Graph.SHADOW_MONITOR;
import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.search.Nearness;
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

    private static final Nearness NEARNESS = Shipped.nearness();

    @Test
    void withoutAProviderTheStateSaysSo() {
        var step = new WebSearch(Optional.empty(), UnaryOperator.identity(), Shipped.ATLAS, NEARNESS)
                .apply(aTurn().asking("weather in Ella now").at("Ella").build());

        assertThat(step.next()).isEqualTo(SHADOW_MONITOR);
        assertThat(step.state().getWebSearchStatus()).isEqualTo("no_provider");
        assertThat(step.state().getWebSearchResults()).isEmpty();
    }

    @Test
    void whatTheTextsTellOfALiveQuestionIsHalfAnAnswer() {
        var web = new WebSearch(
                Optional.empty(), state -> Shipped.retriever().apply(state).state(), Shipped.ATLAS, NEARNESS);
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
                Shipped.ATLAS,
                NEARNESS);

        web.apply(aTurn().asking("weather now").at("Ella").build());
        web.apply(aTurn().asking("weather in Ella, Sri Lanka").at("Ella").build());

        assertThat(asked).containsExactly("Sri Lanka Ella weather now", "weather in Ella, Sri Lanka");
    }

    @Test
    void atMostThreeResultsAreKept() {
        var result = WebResult.newBuilder()
                .setTitle("Ella")
                .setUrl("https://example.org")
                .setContent("Sunny weather in Ella until noon.")
                .build();
        var web = new WebSearch(
                Optional.of(query -> Collections.nCopies(7, result)),
                UnaryOperator.identity(),
                Shipped.ATLAS,
                NEARNESS);

        var step = web.apply(aTurn().asking("weather now").at("Ella").build());

        assertThat(step.state().getWebSearchStatus()).isEqualTo("ok");
        assertThat(step.state().getWebSearchResults()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({
        "What will the weather be in Ella tomorrow?, Ella, Taxi fares from Negombo to the airport, false",
        "What will the weather be in Ella tomorrow?, Ella, Ella has many cafes and a famous bridge, false",
        "When was the lighthouse in Galle Fort built?, Galle Fort, Galle Fort hotels: ten stays with pools, false",
        "When was the lighthouse in Galle Fort built?, Galle Fort, The lighthouse of Galle was put up in 1939, true",
        "How much does a scooter cost per day in Mirissa?, Mirissa, Mirissa is known for its whales, false",
        "How much does a scooter cost per day in Mirissa?, Mirissa, Motorbike hire on the south coast from 5 dollars daily, true",
        "Where can I see a snow leopard in Sri Lanka?, '', Mac OS X Snow Leopard is an operating system by Apple, false",
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

        var state = new WebSearch(
                        Optional.of(query -> List.of(result)), UnaryOperator.identity(), Shipped.ATLAS, NEARNESS)
                .apply(asked.build())
                .state();

        assertThat(state.getWebSearchResults()).hasSize(kept ? 1 : 0);
        assertThat(state.getWebSearchStatus()).isEqualTo(kept ? "ok" : "no_results");
    }

    @Test
    void ofAResultTheLinesOfAnotherMatterAreLeftOut() {
        var result = WebResult.newBuilder()
                .setTitle("Ella")
                .setUrl("https://example.org")
                .setContent(
                        "Win a phone in our great raffle. The weather in Ella is sunny until noon. Football: Ella lost.")
                .build();

        var state = new WebSearch(
                        Optional.of(query -> List.of(result)), UnaryOperator.identity(), Shipped.ATLAS, NEARNESS)
                .apply(aTurn().asking("What will the weather be in Ella tomorrow?")
                        .at("Ella")
                        .build())
                .state();

        assertThat(state.getWebSearchResults())
                .singleElement()
                .satisfies(kept -> assertThat(kept.getContent())
                        .contains("sunny until noon")
                        .doesNotContain("raffle"));
    }

    @Test
    void withoutAModelMostOfTheWordsHaveToBeThere() {
        var hotels = WebResult.newBuilder()
                .setTitle("Stays")
                .setUrl("https://example.org")
                .setContent("Galle Fort hotels: ten stays with pools.")
                .build();
        var lighthouse = WebResult.newBuilder(hotels)
                .setContent("The lighthouse of Galle was built in 1939.")
                .build();

        var state = new WebSearch(
                        Optional.of(query -> List.of(hotels, lighthouse)),
                        UnaryOperator.identity(),
                        Shipped.ATLAS,
                        Shipped.SEARCH.nearness())
                .apply(aTurn().asking("When was the lighthouse in Galle Fort built?")
                        .at("Galle Fort")
                        .build())
                .state();

        assertThat(state.getWebSearchResults()).containsExactly(lighthouse);
    }

    @Test
    void nothingFoundIsSaid() {
        var step = new WebSearch(Optional.of(query -> List.of()), UnaryOperator.identity(), Shipped.ATLAS, NEARNESS)
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
                Shipped.ATLAS,
                NEARNESS);

        var step = web.apply(aTurn().build());

        assertThat(step.next()).isEqualTo(SHADOW_MONITOR);
        assertThat(step.state().getWebSearchStatus()).isEqualTo("failed");
    }
}
