package ai.travion.retrieval.search;

import static ai.travion.retrieval.Shipped.place;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.search.Evidence.Scored;
import java.time.Month;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnowledgeSearchTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"Sigiriya", "Kandy", "Mirissa", "Temple of the Tooth", "Ella", "Yala National Park", "Jaffna"})
    void aGeneralQuestionIsAnsweredByTheTellingPassagesOfItsPlace(String name) {
        var evidence = ask("Tell me about " + name, place(name));

        assertThat(evidence)
                .hasSize(5)
                .allSatisfy(
                        scored -> assertThat(scored.passage().place().name()).isEqualTo(name));
        assertThat(evidence).allSatisfy(scored -> assertThat(scored.relevance()).isGreaterThan(0.75));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What is the history of Kandy?             | Kandy               | HISTORY
            How do I get to Ella?                     | Ella                | LOGISTICS
            What should I wear in Kataragama?         | Kataragama          | LOGISTICS
            Which festivals are celebrated in Jaffna? | Jaffna              | CULTURE
            What wildlife lives in Wilpattu?          | Wilpattu            | NATURE
            Is there any nightlife in Hikkaduwa?      | Hikkaduwa           | VIBE
            What is the atmosphere of Tangalle like?  | Tangalle            | VIBE
            what food should I try in Jaffna          | Jaffna              | CULTURE
            things to do in Kitulgala                 | Kitulgala           | ADVENTURE
            """)
    void theAspectThatIsAskedForComesFirst(String question, String name, Aspect aspect) {
        var evidence = ask(question, place(name));

        assertThat(evidence.getFirst().passage().aspect()).isEqualTo(aspect);
        assertThat(evidence.getFirst().passage().place()).isEqualTo(place(name));
        assertThat(evidence.getFirst().relevance()).isGreaterThan(0.7);
    }

    @Test
    void aTownFindsWhatLiesInIt() {
        var evidence = ask("temples in Kandy", place("Kandy"));

        assertThat(places(evidence)).contains(place("Temple of the Tooth"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Where near Galle do stilt fishermen work?                          | Galle Fort           | Koggala
            what animals live in the forest behind the Temple of the Tooth     | Temple of the Tooth  | Udawattakele Forest Reserve
            what happened near Galle in 1942                                   | Galle Fort           | Koggala
            """)
    void whoAsksBesideAPlaceHearsOfItsNeighbours(String question, String asked, String neighbour) {
        assertThat(places(ask(question, place(asked)))).contains(place(neighbour));
    }

    @Test
    void theSameQuestionGetsTheSameAnswer() {
        var one = ask("best beaches in Sri Lanka");
        var other = ask("best beaches in Sri Lanka");

        assertThat(other).isEqualTo(one);
    }

    @Test
    void theBestBeachesAreFiveDifferentBeaches() {
        var evidence = ask("What are the best beaches in Sri Lanka?");

        assertThat(places(evidence)).hasSize(5).doesNotHaveDuplicates();
        assertThat(places(evidence))
                .allSatisfy(place -> assertThat(place.type() == PlaceType.BEACH
                                || Shipped.BASE.tags(place).contains(Tag.BEACH))
                        .isTrue());
        assertThat(evidence.getFirst().relevance()).isGreaterThan(0.75);
    }

    @ParameterizedTest
    @CsvSource({
        "waterfalls to visit,WATERFALLS",
        "where are the best hikes,HIKING",
        "tea plantations,TEA",
        "best surf spots,SURFING"
    })
    void aKindOfPlaceFindsPlacesOfThatKind(String question, Tag tag) {
        var evidence = ask(question);

        assertThat(evidence).hasSizeGreaterThanOrEqualTo(3);
        assertThat(places(evidence))
                .allSatisfy(place -> assertThat(Shipped.BASE.tags(place)).contains(tag));
    }

    @Test
    void nationalParksAreNationalParks() {
        var evidence = ask("Which national parks are good for elephants?");

        assertThat(places(evidence)).hasSize(5).doesNotHaveDuplicates();
        assertThat(places(evidence))
                .allSatisfy(place -> assertThat(place.name()).contains("National Park"));
    }

    @Test
    void inSeasonComesBeforeOutOfSeason() {
        var evidence = Shipped.SEARCH.about(new Inquiry(
                "best beaches", "best beaches", List.of(), false, 1, false, Optional.of(Month.JULY), Wishes.NONE));

        assertThat(evidence.passages())
                .filteredOn(scored -> Shipped.BASE
                        .file(scored.passage().place().id())
                        .orElseThrow()
                        .bestMonths()
                        .contains(Month.JULY))
                .hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    void eachOfTwoPlacesGetsPassages() {
        var evidence = ask("Compare Mirissa and Hikkaduwa for surfing", place("Mirissa"), place("Hikkaduwa"));

        assertThat(evidence)
                .filteredOn(scored -> scored.passage().place().equals(place("Mirissa")))
                .hasSizeGreaterThanOrEqualTo(2);
        assertThat(evidence)
                .filteredOn(scored -> scored.passage().place().equals(place("Hikkaduwa")))
                .hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void whereTheTravellerComesFromIsNotTheSubject() {
        var evidence = ask("How do I get from Colombo to Ella by train?", place("Ella"), place("Colombo"));

        assertThat(evidence.getFirst().passage().chunkId()).isEqualTo("ella#logistics");
        assertThat(places(evidence)).doesNotContain(place("Colombo"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Who bulit Sigiriya?", "who biult sigiriya", "Who built Sigirya"})
    void aSlipOfThePenIsForgiven(String question) {
        var evidence = ask(question, place("Sigiriya"));

        assertThat(evidence.getFirst().passage().chunkId()).isEqualTo("sigiriya#history");
        assertThat(evidence.getFirst().relevance()).isGreaterThan(0.7);
    }

    @Test
    void aQuestionThatNoPassageAnswersIsUncovered() {
        var evidence = ask("Is there a bowling alley in Ella?", place("Ella"));

        assertThat(evidence).allSatisfy(scored -> assertThat(scored.relevance()).isLessThan(0.35));
    }

    @Test
    void aRetryIsJudgedByWhatWasAskedAndNotByWhatWasAdded() {
        var evidence = Shipped.SEARCH.about(new Inquiry(
                "pizza Jaffna Northern Province culture food history",
                "Where can I get a good pizza in Jaffna?",
                List.of(place("Jaffna")),
                false,
                1,
                true,
                Optional.empty(),
                Wishes.NONE));

        assertThat(evidence.passages())
                .allSatisfy(scored -> assertThat(scored.relevance()).isLessThan(0.35));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Somewhere with tea that isn't Nuwara Eliya | Nuwara Eliya
            an ancient city other than Anuradhapura    | Anuradhapura
            """)
    void aPlaceThatIsNotMeantIsNotFound(String question, String name) {
        var evidence = ask(question, place(name));

        assertThat(places(evidence)).isNotEmpty().doesNotContain(place(name));
    }

    @Test
    void whatIsNoTempleIsFoundWhereATempleIsNotWanted() {
        var evidence = ask("things to see in Kandy that are not temples", place("Kandy"));

        assertThat(places(evidence)).isNotEmpty().noneMatch(one -> one.type() == PlaceType.TEMPLE);
    }

    @Test
    void aNeighboursFeeIsNoAnswerHoweverOftenItIsTried() {
        var words = "Is there a fee for foreigners at Horton Plains?";
        var retry = new Inquiry(
                words, words, List.of(place("Horton Plains")), false, 1, true, Optional.empty(), Wishes.NONE);

        var evidence = Shipped.SEARCH.about(retry).passages();

        assertThat(places(evidence)).containsOnly(place("Horton Plains"));
    }

    @Test
    void aPlanGetsAMixOfAspects() {
        var evidence = plan("Plan a day in Kandy", 1, place("Kandy"));

        assertThat(evidence).hasSize(5);
        assertThat(evidence)
                .extracting(scored -> scored.passage().aspect())
                .contains(Aspect.ADVENTURE, Aspect.LOGISTICS, Aspect.CULTURE);
        assertThat(evidence).allSatisfy(scored -> assertThat(scored.relevance()).isGreaterThan(0.6));
    }

    @Test
    void aPlanOfSeveralDaysLooksAround() {
        var evidence = plan("Plan a 2-day trip to Ella with hiking and photography", 2, place("Ella"));

        assertThat(places(evidence)).contains(place("Ella")).hasSizeGreaterThanOrEqualTo(3);
        assertThat(evidence).extracting(scored -> scored.passage().chunkId()).contains("ella#logistics");
    }

    @Test
    void aPlanOfSeveralPlacesSpeaksOfEach() {
        var evidence =
                plan("Plan three days in Kandy, Ella and Mirissa", 3, place("Kandy"), place("Ella"), place("Mirissa"));

        assertThat(places(evidence)).contains(place("Kandy"), place("Ella"), place("Mirissa"));
    }

    @Test
    void aBarCrawlFindsTheBars() {
        var evidence = plan("Plan a bar crawl in Colombo on Poya day", 1, place("Colombo"));

        assertThat(evidence).extracting(scored -> scored.passage().chunkId()).contains("colombo#vibe");
    }

    @Test
    void whatMustBeAvoidedIsRemovedAndNamed() {
        var wishes = new Wishes(List.of("nightlife"), List.of(), List.of());

        var evidence = Shipped.SEARCH.about(new Inquiry(
                "Tell me about Mirissa",
                "Tell me about Mirissa",
                List.of(place("Mirissa")),
                false,
                1,
                false,
                Optional.empty(),
                wishes));

        assertThat(evidence.passages())
                .extracting(scored -> scored.passage().chunkId())
                .doesNotContain("mirissa#vibe");
        assertThat(evidence.removed()).singleElement().satisfies(removed -> {
            assertThat(removed.value()).isEqualTo("nightlife");
            assertThat(removed.chunkIds()).contains("mirissa#vibe").doesNotContain("mirissa#history");
        });
    }

    @Test
    void aPlaceThatMustBeAvoidedIsLeftOut() {
        var wishes = new Wishes(List.of("Mirissa"), List.of(), List.of());

        var evidence = Shipped.SEARCH.about(
                new Inquiry("blue whales", "blue whales", List.of(), false, 1, false, Optional.empty(), wishes));

        assertThat(places(evidence.passages())).isNotEmpty().doesNotContain(place("Mirissa"));
        assertThat(evidence.removed()).isNotEmpty();
    }

    @Test
    void aWishMovesAPassageButRemovesNothing() {
        var plain = ask("Tell me about Mirissa", place("Mirissa"));
        var wishes = new Wishes(List.of(), List.of("nightlife"), List.of("whale watching"));

        var leaning = Shipped.SEARCH.about(new Inquiry(
                "Tell me about Mirissa",
                "Tell me about Mirissa",
                List.of(place("Mirissa")),
                false,
                1,
                false,
                Optional.empty(),
                wishes));

        assertThat(leaning.removed()).isEmpty();
        assertThat(relevance(leaning.passages(), "mirissa#adventure"))
                .isGreaterThan(relevance(plain, "mirissa#adventure"));
        assertThat(relevance(leaning.passages(), "mirissa#vibe")).isLessThan(relevance(plain, "mirissa#vibe"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How many rapids has the run at Kitulgala, and what are their names?                          | Kitulgala
            Of which timber are the pillars of Embekke near Kandy, and how many of them are there?        | Kandy
            Is there a Rolls-Royce among the cars of Gangaramaya, and what year was it made?              | Gangaramaya Temple
            """)
    void aHalfThatLeansOnTheOtherIsNotAnsweredByAllThatIsToldOfThePlace(String question, String name) {
        assertThat(ask(question, place(name)))
                .allSatisfy(scored -> assertThat(scored.relevance()).isLessThan(0.95));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "?",
                "🙂🙂",
                "the of and",
                "\u0000\u0007",
                "සීගිරිය",
                "AND OR NOT (sigiriya*",
                "a",
                "1234567890"
            })
    void noTextIsTooOdd(String text) {
        assertThat(ask(text)).hasSizeLessThanOrEqualTo(5);
        assertThat(ask(text, place("Sigiriya"))).hasSizeBetween(1, 5);
    }

    @Test
    void aLongMessageIsRead() {
        assertThat(ask("I want to know who built Sigiriya and why. ".repeat(45), place("Sigiriya"))
                        .getFirst()
                        .passage()
                        .chunkId())
                .isEqualTo("sigiriya#history");
    }

    private static double relevance(List<Scored> evidence, String chunkId) {
        return evidence.stream()
                .filter(scored -> scored.passage().chunkId().equals(chunkId))
                .mapToDouble(Scored::relevance)
                .findFirst()
                .orElse(0);
    }

    private static List<Scored> ask(String question, Place... places) {
        return Shipped.SEARCH.about(Inquiry.question(question, places)).passages();
    }

    private static List<Scored> plan(String question, int days, Place... places) {
        return Shipped.SEARCH
                .about(new Inquiry(
                        question, question, List.of(places), true, days, false, Optional.empty(), Wishes.NONE))
                .passages();
    }

    private static List<Place> places(List<Scored> evidence) {
        return Stream.of(evidence)
                .flatMap(List::stream)
                .map(scored -> scored.passage().place())
                .distinct()
                .toList();
    }
}
