package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.SentenceLikeness;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YesNoAndWhyTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is February a good month for Mirissa?",
                "is february ok for mirissa",
                "Would Mirissa in February be a good idea?",
                "should we go to Mirissa in February?"
            })
    void aMonthThatIsAmongTheBestIsAYesFirst(String question) {
        assertThat(write(mirissa().asking(question)))
                .startsWith("**Yes:** February is among the best months at Mirissa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Is July a good month for Mirissa?", "would Mirissa still be fine in July?"})
    void aMonthThatIsNotIsNoYes(String question) {
        assertThat(write(mirissa().asking(question)))
                .startsWith("**Not the best time:** July is not among the best months at Mirissa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Is Mirissa too hot in February?", "What is Mirissa like in February?"})
    void whoAsksForSomethingElseOfAMonthGetsNoVerdictOnIt(String question) {
        assertThat(write(mirissa().asking(question))).doesNotContain("**Yes:**");
    }

    @Test
    void whyIsAnsweredByTheSentenceBesideTheOneThatSaysItAgain() {
        var text = write(
                aTurn().asking("Why is Mihintale sacred to Buddhists?")
                        .at("Mihintale")
                        .with(
                                state -> state.setRetrievedDocuments(
                                        List.of(
                                                passage(
                                                        "Mihintale",
                                                        "history",
                                                        Map.of(),
                                                        "Mihintale is revered as the cradle of Buddhism. ",
                                                        "The monk Mahinda met the king on the hill of Mihintale in the third century BCE."),
                                                passage(
                                                        "Sri Lanka",
                                                        "festivals",
                                                        Map.of(),
                                                        "Vesak is the holiest festival of Buddhists because it recalls the birth of the Buddha.")))));

        assertThat(text).contains("cradle of Buddhism", "Mahinda met the king").doesNotContain("Vesak");
    }

    @Test
    void whatAThingIsIsSaidBeforeTheWayToIt() {
        var text = write(aTurn().asking("What is Nagadeepa and how do I get there?")
                .at("Nagadeepa")
                .withPassage("Nagadeepa", "logistics", "Nagadeepa is reached from Jaffna by road and by boat.", 0.9)
                .withPassage(
                        "Nagadeepa", "history", "Nagadeepa is a small island that two religions hold sacred.", 0.8));

        assertThat(text).containsSubsequence("small island", "reached from Jaffna");
    }

    private static TurnFixture mirissa() {
        return aTurn().at("Mirissa")
                .with(state -> state.setRetrievedDocuments(List.of(passage(
                        "Mirissa",
                        "nature",
                        Map.of("best_months", "January, February, March, April and December"),
                        "The best time to visit Mirissa is December to April. ",
                        "Mirissa is warm all year and hottest in February and March."))));
    }

    private static RetrievedDocument passage(
            String place, String aspect, Map<String, String> about, String... sentences) {
        var cosines = new HashMap<Integer, SentenceLikeness.Cosines>();
        int start = 0;
        for (int i = 0; i < sentences.length; i++) {
            double likeness = 0.7 - 0.2 * i;
            cosines.put(start, new SentenceLikeness.Cosines(likeness, likeness));
            start += sentences[i].length();
        }
        var metadata = new HashMap<>(about);
        metadata.putAll(Map.of("location", place, "aspect", aspect));
        SentenceLikeness.of(cosines).writeTo(metadata);
        return RetrievedDocument.newBuilder()
                .setChunkId(place + "#" + aspect)
                .setSource("knowledge_base")
                .setContent(String.join("", sentences).strip())
                .setMetadata(metadata)
                .setRelevanceScore(0.9f)
                .build();
    }

    private static String write(TurnFixture turn) {
        return COMPOSER.write(turn.build(), text -> {}).text();
    }
}
