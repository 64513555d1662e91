package ai.travion.retrieval;

import static ai.travion.graph.Graph.GRADER;
import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.Bounds;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RetrieverTest {

    private final Retriever retriever = Shipped.retriever();

    @Test
    void aQuestionGoesToTheGraderWithItsPassages() {
        var state = aTurn().asking("Who built Sigiriya?").at("Sigiriya").build();

        var step = retriever.apply(state);

        assertThat(step.next()).isEqualTo(GRADER);
        var best = step.state().getRetrievedDocuments().getFirst();
        assertThat(best.getChunkId()).isEqualTo("sigiriya#history");
        assertThat(best.getSource()).isEqualTo("knowledge_base");
        assertThat(best.getContent()).contains("Kashyapa");
        assertThat(best.getMetadata())
                .containsAllEntriesOf(Map.of(
                        "location",
                        "Sigiriya",
                        "location_id",
                        "sigiriya",
                        "aspect",
                        "history",
                        "title",
                        "Sigiriya: history"));
    }

    @Test
    void aFactThatAnotherAnswerTellsIsFirstWhereTheAnswerThatWasChosenLacksIt() {
        var found = documents(aTurn().asking("When was the lighthouse in Galle Fort built?")
                .at("Galle Fort")
                .build());

        assertThat(found.getFirst().getContent()).contains("The lighthouse of Galle Fort, built in 1939");
    }

    @Test
    void whatWasPreparedForNearQuestionsIsEvidenceInItsPlace() {
        var found = documents(aTurn().asking("Retired railwayman here: who was the engineer of the Nine Arch Bridge?")
                .at("Nine Arch Bridge")
                .build());

        var beside = found.stream().filter(PreparedAnswer::isBeside).toList();
        assertThat(chunks(beside))
                .hasSizeBetween(1, Bounds.ANSWERS_BESIDE)
                .allMatch(id -> id.startsWith("nine-arch-bridge#asked-"));
        assertThat(found.stream().filter(document -> !PreparedAnswer.isBeside(document)))
                .hasSizeLessThanOrEqualTo(Bounds.DOCUMENTS);
        assertThat(beside)
                .allSatisfy(answer -> assertThat(found.subList(found.indexOf(answer) + 1, found.size()))
                        .allMatch(after -> after.getRelevanceScore() <= answer.getRelevanceScore()));
    }

    @Test
    void anAnswerThatWasChosenAndNotGivenIsBeside() {
        var found = documents(aTurn().asking("Where did they film Indiana Jones in Sri Lanka?")
                .build());

        assertThat(found).noneMatch(PreparedAnswer::isOne);
        assertThat(found.getFirst()).satisfies(first -> {
            assertThat(PreparedAnswer.isBeside(first)).isTrue();
            assertThat(first.getContent()).contains("Indiana Jones");
        });
    }

    @Test
    void whoAsksOfShortsIsToldOfClothes() {
        var found = documents(aTurn().asking("Can women enter the Temple of the Tooth in shorts?")
                .at("Temple of the Tooth")
                .build());

        assertThat(chunks(found.stream().filter(PreparedAnswer::isOne).toList()))
                .noneMatch(id -> id.contains("during-their-period"));
    }

    @Test
    void aPlanHasNoAnswersBesideItsPassages() {
        var found =
                documents(aTurn().planning("Plan two days in Ella").at("Ella").build());

        assertThat(found).isNotEmpty().noneMatch(PreparedAnswer::isBeside);
    }

    @Test
    void whatWasPreparedForOtherMonthsIsNotBeside() {
        var found = documents(aTurn().asking("Are the whales of Mirissa there in July?")
                .at("Mirissa")
                .build());

        assertThat(found.stream().filter(PreparedAnswer::isBeside).map(PreparedAnswer::headingOf))
                .noneMatch(heading -> heading.contains("January") || heading.contains("December"));
    }

    private List<RetrievedDocument> documents(GraphState asked) {
        return Shipped.retriever(Optional.of(Shipped.guide()))
                .apply(asked)
                .state()
                .getRetrievedDocuments();
    }

    @Test
    void everyAttemptIsCounted() {
        var state = aTurn().at("Sigiriya")
                .with(turn -> turn.setRetrievalAttempts(1))
                .build();

        var step = retriever.apply(state);

        assertThat(step.state().getRetrievalAttempts()).isEqualTo(2);
    }

    @Test
    void theRewrittenQueryIsSearchedFor() {
        var state = aTurn().asking("and what should I wear there?")
                .at("Temple of the Tooth")
                .with(turn -> turn.setRewrittenQuery("what should I wear at the Temple of the Tooth"))
                .build();

        var step = retriever.apply(state);

        assertThat(chunks(step.state().getRetrievedDocuments())).first().isEqualTo("temple-of-the-tooth#logistics");
    }

    @Test
    void theDaysOfThePreferencesMakeAPlanLookAround() {
        var days = StatedDates.newBuilder().setDays(3).build();
        var state = aTurn().planning("Plan a trip to Ella")
                .at("Ella")
                .with(turn -> turn.setPreferences(
                        Preferences.newBuilder().setDates(days).build()))
                .build();

        var step = retriever.apply(state);

        assertThat(step.state().getRetrievedDocuments())
                .extracting(document -> document.getMetadata().get("location"))
                .contains("Ella")
                .anyMatch(location -> !"Ella".equals(location));
    }

    @Test
    void whatARequestInsistsOnIsHadByAllThatIsSuggestedWhateverElseIsAsked() {
        var need = StatedValue.newBuilder()
                .setValue("leopards")
                .setMust(true)
                .setOrigin("request")
                .build();
        var state = aTurn().asking("Where should we go for wildlife?")
                .with(turn -> turn.setPreferences(
                        Preferences.newBuilder().setInterests(List.of(need)).build()))
                .build();

        var found = retriever.apply(state).state();

        assertThat(found.getRetrievedDocuments())
                .extracting(document -> document.getMetadata().get("location"))
                .contains("Yala National Park", "Wilpattu National Park")
                .doesNotContain("Udawalawe National Park", "Minneriya National Park");
        assertThat(found.getEliminatedBy())
                .extracting(one -> one.getConstraint() + " " + one.getValue())
                .contains("interests leopards");
    }

    @Test
    void aHardWishIsRecordedWithWhatItRemoved() {
        var avoid = StatedValue.newBuilder().setValue("nightlife").setMust(true).build();
        var state = aTurn().asking("Tell me about Mirissa")
                .at("Mirissa")
                .with(turn -> turn.setPreferences(
                        Preferences.newBuilder().setAvoid(List.of(avoid)).build()))
                .build();

        var step = retriever.apply(state);

        assertThat(chunks(step.state().getRetrievedDocuments())).doesNotContain("mirissa#vibe");
        assertThat(step.state().getEliminatedBy()).singleElement().satisfies(eliminated -> {
            assertThat(eliminated.getConstraint()).isEqualTo("avoid");
            assertThat(eliminated.getValue()).isEqualTo("nightlife");
            assertThat(eliminated.getChunkIds()).contains("mirissa#vibe");
            assertThat(eliminated.getCount()).isGreaterThanOrEqualTo(1);
        });
    }

    @Test
    void theClosestBeachComesFromTheCatalogue() {
        var state = aTurn().asking("closest beach to Kandy")
                .at("Kandy")
                .with(turn -> turn.setLocationSearch(search("beach", "Kandy")))
                .build();

        var step = retriever.apply(state);

        var documents = step.state().getRetrievedDocuments();
        assertThat(documents)
                .hasSizeGreaterThanOrEqualTo(3)
                .allSatisfy(document -> assertThat(document.getSource()).isEqualTo("catalogue"));
        assertThat(documents.getFirst().getChunkId()).isEqualTo("catalogue#negombo");
        assertThat(documents.getFirst().getContent()).contains(" km from Kandy in a straight line: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dentist", "casino", "petrol station"})
    void whatTheCatalogueDoesNotHoldIsNotMadeUp(String facility) {
        var state = aTurn().asking(facility + " near Ella")
                .at("Ella")
                .with(turn -> turn.setLocationSearch(search(facility, "Ella")))
                .build();

        var step = retriever.apply(state);

        assertThat(step.state().getRetrievedDocuments()).isEmpty();
        assertThat(step.state().getLocationSearch()).isPresent();
        assertThat(step.state().getRetrievalAttempts()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cash machine", "pharmacy"})
    void aFacilityFarAwayIsNotTakenForOneNearby(String facility) {
        var state = aTurn().asking(facility + " near Unawatuna")
                .at("Unawatuna")
                .with(turn -> turn.setLocationSearch(search(facility, "Unawatuna")))
                .build();

        var step = retriever.apply(state);

        assertThat(step.state().getLocationSearch()).isPresent();
        assertThat(chunks(step.state().getRetrievedDocuments()))
                .doesNotContain("catalogue#weligama", "catalogue#mirissa")
                .hasSizeLessThanOrEqualTo(1);
        assertThat(step.state().getRetrievedDocuments())
                .allSatisfy(
                        document -> assertThat(document.getContent()).containsIgnoringCase(facility.substring(0, 6)));
    }

    @Test
    void aFacilityInTheNextTownIsNamedWithItsDistance() {
        var state = aTurn().asking("hospital near Ella")
                .at("Ella")
                .with(turn -> turn.setLocationSearch(search("hospital", "Ella")))
                .build();

        var step = retriever.apply(state);

        assertThat(step.state().getRetrievedDocuments().getFirst().getContent())
                .contains("Badulla is about 12 km from Ella in a straight line", "hospital");
    }

    @Test
    void whereNothingLiesWithinTheDistanceTheNearestBeyondIsFound() {
        var state = aTurn().asking("waterfalls within 3 km of Kandy")
                .at("Kandy")
                .with(turn -> turn.setLocationSearch(LocationSearch.newBuilder(search("waterfall", "Kandy"))
                        .setRadiusKm(3.0)
                        .build()))
                .build();

        var step = retriever.apply(state);

        assertThat(step.state().getRetrievedDocuments())
                .isNotEmpty()
                .allSatisfy(
                        document -> assertThat(document.getContent()).contains(" km from Kandy in a straight line"));
    }

    @Test
    void whatIsNoKindOfPlaceIsLookedForInTheTexts() {
        var state = aTurn().asking("nearest railway station to Sigiriya")
                .at("Sigiriya")
                .with(turn -> turn.setLocationSearch(search("railway station", "Sigiriya")))
                .build();

        var step = retriever.apply(state);

        assertThat(chunks(step.state().getRetrievedDocuments())).first().isEqualTo("sigiriya#logistics");
        assertThat(step.state().getLocationSearch()).isEmpty();
    }

    @Test
    void aSearchWithoutANameStartsAtTheGivenPosition() {
        var state = aTurn().asking("nearest beach")
                .at(6.03, 80.22)
                .with(turn -> turn.setLocationSearch(search("beach", null)))
                .build();

        var step = retriever.apply(state);

        assertThat(chunks(step.state().getRetrievedDocuments())).contains("catalogue#unawatuna");
    }

    @Test
    void aDistanceStandsBeforeThePassages() {
        var state = aTurn().asking("How far is Ella from Kandy?")
                .at("Ella", "Kandy")
                .build();

        var step = retriever.apply(state);

        assertThat(step.state().getRetrievedDocuments()).hasSizeLessThanOrEqualTo(5);
        assertThat(step.state().getRetrievedDocuments().getFirst().getContent())
                .matches(
                        "By car it is about \\d+ km from Kandy to Ella and takes about \\d hours(?: \\d+ minutes)?, as an estimate; in a straight line it is about \\d+ km\\. By train .*");
        assertThat(chunks(step.state().getRetrievedDocuments())).contains("ella#logistics");
    }

    @Test
    void aPlaceThatTheAtlasDoesNotKnowIsNoFilter() {
        var state =
                aTurn().asking("Where can I see blue whales?").at("Atlantis").build();

        var step = retriever.apply(state);

        assertThat(step.state().getRetrievedDocuments()).isNotEmpty();
    }

    @Test
    void aPriceAskedBesideTakesNoAnswerFromTheOtherQuestion() {
        var state = aTurn().asking("How much is Sigiriya? What should I wear in a temple in Sri Lanka?")
                .at("Sigiriya")
                .build();

        var found = Shipped.retriever(Optional.of(Shipped.guide()))
                .apply(state)
                .state()
                .getRetrievedDocuments();

        assertThat(PreparedAnswer.toPart(1, found)).isPresent();
    }

    @Test
    void whoAsksWhichOfAllIsAnsweredForTheIslandAndByNoSinglePlace() {
        var state = aTurn().asking("where do we find a beach with few people").build();

        var found = Shipped.retriever(Optional.of(Shipped.guide())).apply(state).state();

        assertThat(chunks(found.getRetrievedDocuments()))
                .startsWith("sri-lanka-best-of#asked-which-is-the-quietest-beach-in-sri-lanka");
    }

    @Test
    void whetherSomethingCanBeSeenIsAnsweredByThePlaceThatTellsOfIt() {
        var state = aTurn().asking("can we see whales from the shore").build();

        var found = Shipped.retriever(Optional.of(Shipped.guide())).apply(state).state();

        assertThat(chunks(PreparedAnswer.withoutThoseBeside(found.getRetrievedDocuments())))
                .contains("mirissa#history")
                .noneMatch(id -> id.startsWith("sri-lanka-animals#asked-which-whales"));
    }

    private static LocationSearch search(String facility, @org.jspecify.annotations.Nullable String near) {
        return LocationSearch.newBuilder().setFacility(facility).setNear(near).build();
    }

    private static List<String> chunks(List<RetrievedDocument> documents) {
        return documents.stream().map(RetrievedDocument::getChunkId).toList();
    }
}
