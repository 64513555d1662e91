package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.Message;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.SentenceLikeness;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers where retrieval has told how like the question each sentence is. */
class ByMeaningTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @Test
    void aSentenceThatSharesNoWordAnswersWhereItMeansWhatIsAsked() {
        var text = write(aTurn().asking("who blew up the Temple of the Tooth")
                .at("Temple of the Tooth")
                .with(told(
                        "Temple of the Tooth",
                        "history",
                        1,
                        "Temple of the Tooth guards a relic. ",
                        0.2,
                        "A truck bomb set off by Tamil separatists in January 1998 damaged the front. ",
                        0.5)));

        assertThat(text).contains("truck bomb").doesNotContain("could not find", "guards a relic");
    }

    @ParameterizedTest
    @CsvSource({"PARTIAL, 0.3, true", "PARTIAL, 0.6, false", "RELEVANT, 0.3, false"})
    void whatAnswersInPartAndIsLikeNoSentenceIsAnAnswerOfLowConfidence(
            DocumentRelevance graded, double likeness, boolean isLow) {
        var state = aTurn().asking("What do people around Gregory Lake grow and keep?")
                .at("Gregory Lake")
                .with(told(
                        "Gregory Lake",
                        "culture",
                        0.7,
                        "People around Gregory Lake grow vegetables and keep horses for visitors. ",
                        likeness))
                .with(it -> it.setDocumentRelevance(graded))
                .build();

        var written = COMPOSER.write(state, piece -> {});

        assertThat(written.text().startsWith("**Low confidence**"))
                .as(written.text())
                .isEqualTo(isLow);
        assertThat(written.text()).contains("keep horses");
        assertThat(written.grounding() == Grounding.LOW).isEqualTo(isLow);
    }

    @Test
    void whatIsFarFromTheQuestionIsNotSaidBesideItsAnswer() {
        var text = write(aTurn().asking("Can we swim in Gregory Lake?")
                .at("Gregory Lake")
                .with(told(
                        "Gregory Lake",
                        "adventure",
                        1,
                        "Swimming is not the custom in Gregory Lake, since the water is cold. ",
                        0.58,
                        "Gregory Lake offers swan-shaped pedal boats and rowing boats. ",
                        0.2)));

        assertThat(text).contains("not the custom").doesNotContain("pedal boats");
    }

    @Test
    void aYesOrNoThatNothingSaysOutrightIsLeftOpen() {
        var text = write(aTurn().asking("Is there a night safari in Wilpattu?")
                .at("Wilpattu National Park")
                .with(told(
                        "Wilpattu National Park",
                        "adventure",
                        0.9,
                        "A safari in Wilpattu National Park is a long drive under trees. ",
                        0.59)));

        assertThat(text).startsWith("What my texts say nearest to that:").contains("a long drive under trees");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Jungle Beach quieter than Unawatuna?",
                "Which is quieter, Jungle Beach or Unawatuna?",
                "Unawatuna or Jungle Beach, which is less crowded?"
            })
    void theTextsOfTwoPlacesMayDecideBetweenThem(String question) {
        var text = write(aTurn().asking(question)
                .at("Jungle Beach", "Unawatuna")
                .with(told("Jungle Beach", "vibe", 0.8, "Jungle Beach is small, secluded and laid-back. ", 0.3))
                .with(told(
                        "Unawatuna",
                        "vibe",
                        0.8,
                        "Unawatuna is lively, a small bay crowded with umbrellas and parties. ",
                        0.4)));

        assertThat(text).contains("Jungle Beach is ").contains("by what my texts say of the two");
    }

    @Test
    void aSentenceThatHoldsOneAgainstTheOtherComesFirst() {
        var text = write(aTurn().asking("Yala or Udawalawe for a safari?")
                .at("Yala National Park", "Udawalawe National Park")
                .with(told("Yala National Park", "nature", 0.8, "Elephants and leopards live in Yala. ", 0.4))
                .with(told(
                        "Udawalawe National Park",
                        "vibe",
                        0.8,
                        "First-time safari guests do well in Udawalawe, for the drives are shorter than those in Yala. ",
                        0.45)));

        assertThat(text).startsWith("First-time safari guests");
    }

    @Test
    void whoMadeOneThingDidNotMakeAnother() {
        var text = write(aTurn().asking("who built the Galle lighthouse")
                .at("Galle Fort")
                .with(told(
                        "Galle Fort",
                        "history",
                        0.8,
                        "The Dutch stormed Galle, and the ring of bastions was built by them. ",
                        0.3,
                        "The lighthouse of Galle is white. ",
                        0.4)));

        assertThat(text).contains("could not find").doesNotContain("The Dutch stormed");
    }

    @Test
    void aSecondWhyGivesTheReasonThatWasNotSaid() {
        var text = write(why("Swimming is not the custom in Gregory Lake."));

        assertThat(text).contains("because boats cross it").doesNotContain("not the custom");
    }

    @Test
    void whereNoReasonIsLeftTheAnswerIsNotSaidAgain() {
        var text =
                write(why("Swimming is not the custom in Gregory Lake. Nobody bathes there because boats cross it."));

        assertThat(text).contains("could not find a further reason").doesNotContain("not the custom");
    }

    private static TurnFixture why(String answer) {
        return aTurn().asking("why?")
                .at("Gregory Lake")
                .with(told(
                        "Gregory Lake",
                        "adventure",
                        1,
                        "Swimming is not the custom in Gregory Lake. ",
                        0.6,
                        "Nobody bathes there because boats cross it. ",
                        0.5))
                .with(state -> state.setRouteDecision(RouteDecision.DIRECT_ANSWER)
                        .setMessages(List.of(
                                new Message(Role.USER, "Can we swim in Gregory Lake?", 1),
                                new Message(Role.ASSISTANT, answer, 1),
                                new Message(Role.USER, "why?", 2))));
    }

    @Test
    void whatTheModelIsSureOfIsSaidThoughAnotherSentenceHoldsAYear() {
        var text = write(aTurn().asking("When was Pinnawala opened, and what for?")
                .at("Pinnawala Elephant Orphanage")
                .with(told(
                        "Pinnawala Elephant Orphanage",
                        "history",
                        1,
                        "Pinnawala Elephant Orphanage was founded in 1975 to care for calves that had lost their mothers. ",
                        0.75,
                        "The farm beside it had grown coconuts. ",
                        0.2,
                        "Calves were fed by bottle. ",
                        0.2,
                        "The village weaves mats. ",
                        0.1))
                .with(told(
                        "Pinnawala Elephant Orphanage",
                        "logistics",
                        0.6,
                        "Pinnawala opens at half past eight in the morning. ",
                        0.35,
                        "Most people stay two to three hours. ",
                        0.2,
                        "Buses run from Kegalle. ",
                        0.1,
                        "Wear a hat. ",
                        0.05)));

        assertThat(text).startsWith("Pinnawala Elephant Orphanage was founded in 1975");
    }

    @Test
    void whatSharesOneCommonWordWithAQuestionWithoutAPlaceIsNoAnswer() {
        var text = write(aTurn().asking("wait, does that mean we lose something?")
                .with(told(
                        "Galle Face Green",
                        "vibe",
                        0.5,
                        "Travellers who like to watch people will happily lose two hours at Galle Face Green. ",
                        0.3))
                .with(state -> state.setDocumentRelevance(DocumentRelevance.PARTIAL)));

        assertThat(text).contains("could not find").doesNotContain("lose two hours");
    }

    @Test
    void aRuleForTheIslandIsSaidBeforeItsCases() {
        var text = write(aTurn().asking("What are the rules for drones?")
                .with(told(
                        "Sri Lanka",
                        "entry",
                        0.9,
                        "A drone may be flown in Sri Lanka only with permission. ",
                        0.6,
                        "Drones are registered with the Civil Aviation Authority. ",
                        0.62,
                        "Flying a drone is not allowed over national parks. ",
                        0.63)));

        assertThat(text).startsWith("A drone may be flown in Sri Lanka only with permission");
    }

    @Test
    void ofAPlaceThatIsNamedBesideOthersAndUnknownItIsSaidThatNothingIsKnown() {
        var text = write(aTurn().asking("Are Sigiriya, Xanadupura and Kandy worth it in January?")
                .at("Sigiriya", "Kandy")
                .with(told("Sigiriya", "logistics", 0.9, "The best time to visit Sigiriya is January to April. ", 0.6))
                .with(told("Kandy", "logistics", 0.9, "The best time to visit Kandy is January to April. ", 0.6)));

        assertThat(text).contains("Of Xanadupura I know nothing").contains("Sigiriya is January", "Kandy is January");
    }

    @Test
    void aDirectQuestionIsNotFilledUpWithOtherSides() {
        var text = write(aTurn().asking("what should I wear to Dambulla cave temple")
                .at("Dambulla Cave Temple")
                .with(told(
                        "Dambulla Cave Temple",
                        "logistics",
                        0.9,
                        "The dress code at Dambulla asks for covered shoulders and knees. ",
                        0.7))
                .with(told(
                        "Dambulla Cave Temple",
                        "culture",
                        0.8,
                        "Worshippers bring lotus and jasmine to Dambulla on full moon days. ",
                        0.2)));

        assertThat(text).contains("covered shoulders").doesNotContain("lotus");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Do I need to take my shoes off at Koneswaram?",
                "shoes off at Koneswaram Temple?",
                "Must shoes come off in Koneswaram?"
            })
    void whatHoldsForTheIslandIsNotSaidOnceMoreBesideThePlacesOwn(String question) {
        var text = write(aTurn().asking(question)
                .at("Koneswaram Temple")
                .with(told(
                        "Koneswaram Temple",
                        "logistics",
                        0.9,
                        "Shoes come off before the last stretch to Koneswaram, where footwear is left with keepers. ",
                        0.7,
                        "The stone burns bare feet by ten. ",
                        0.3))
                .with(told(
                        "Sri Lanka",
                        "temples",
                        0.8,
                        "At every Buddhist temple in Sri Lanka shoes come off and hats are taken off. ",
                        0.6)));

        assertThat(text).contains("left with keepers").doesNotContain("every Buddhist temple");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Can I pay by card in Haputale?", "is my credit card accepted at Haputale"})
    void whatOnlyThePageOfTheIslandHoldsIsSaid(String question) {
        var text = write(aTurn().asking(question)
                .at("Haputale")
                .with(told("Haputale", "logistics", 0.7, "Haputale has banks and small shops. ", 0.4))
                .with(told(
                        "Sri Lanka",
                        "money",
                        0.9,
                        "Credit cards are accepted by hotels and larger restaurants of Sri Lanka. ",
                        0.7)));

        assertThat(text).contains("Credit cards are accepted");
    }

    /** A passage of sentences, each followed by its likeness to the question. */
    private static java.util.function.UnaryOperator<ai.travion.schemas.GraphState.Builder> told(
            String place, String aspect, double relevance, Object... sentences) {
        var content = new StringBuilder();
        var cosines = new HashMap<Integer, SentenceLikeness.Cosines>();
        for (int i = 0; i < sentences.length; i += 2) {
            double cosine = (Double) sentences[i + 1];
            cosines.put(content.length(), new SentenceLikeness.Cosines(cosine, cosine));
            content.append(sentences[i]);
        }
        var metadata = new HashMap<>(Map.of("location", place, "aspect", aspect));
        SentenceLikeness.of(cosines).writeTo(metadata);
        var document = RetrievedDocument.newBuilder()
                .setChunkId(place + "#" + aspect)
                .setSource("knowledge_base")
                .setContent(content.toString().strip())
                .setMetadata(metadata)
                .setRelevanceScore((float) relevance)
                .build();
        return state -> {
            var documents = new ArrayList<>(state.getRetrievedDocuments());
            documents.add(document);
            return state.setRetrievedDocuments(documents);
        };
    }

    private static String write(TurnFixture turn) {
        return COMPOSER.write(turn.build(), text -> {}).text();
    }
}
