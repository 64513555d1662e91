package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Related;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a traveller must avoid takes away what is about it, and not what mentions it by the way. */
class TopicTest {

    @ParameterizedTest
    @CsvSource({
        "elephants in captivity, minneriya-national-park#nature",
        "elephants in captivity, kaudulla-national-park#nature",
        "elephants in captivity, udawalawe-national-park#nature",
        "elephant rides, minneriya-national-park#nature",
        "elephant rides, udawalawe-national-park#culture",
        "spicy food, jaffna#culture",
        "long walking, gregory-lake#nature",
        "whale watching, mirissa#logistics",
        "whale watching, mirissa#culture",
        "whale watching, mirissa#vibe"
    })
    void whatIsToldByTheWayStays(String avoid, String chunkId) {
        var topic = Topic.toAvoid(avoid, Shipped.ATLAS, new Related());

        assertThat(topic.concerns(passage(chunkId))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "whale watching, mirissa#adventure",
        "whale watching, mirissa#nature",
        "nightlife, mirissa#vibe",
        "hiking, ella-rock#adventure",
        "long walking, sigiriya#adventure",
        "too much walking, adams-peak#adventure",
        "stairs, sigiriya#adventure",
        "train rides, nine-arch-bridge#history",
        "Pinnawala, pinnawala-elephant-orphanage#nature"
    })
    void whatAPassageIsAboutGoes(String avoid, String chunkId) {
        var topic = Topic.toAvoid(avoid, Shipped.ATLAS, new Related());

        assertThat(topic.concerns(passage(chunkId))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heights         | Keep well back from the rim, where there is no fence and the drop is sheer.       | true
            fear of heights | The way up is by iron stairs and a ladder.                                        | true
            heights         | Do not miss the view from the summit.                                             | true
            heights         | There are no cliffs here.                                                         | false
            alcohol         | Toddy tappers walk on ropes between the palms.                                    | true
            alcohol         | Leave alcohol behind.                                                             | false
            alcohol         | On a Poya day no alcohol is sold, and bars are closed.                            | false
            alcohol         | There is scarcely a bar in the town.                                              | false
            bars or wine    | An old-fashioned bar serves at six.                                               | true
            captive animals | Orphans are fed at the Transit Home.                                              | true
            early starts    | Start early with crab curry at dawn.                                              | false
            heat            | The middle of the day is hot.                                                     | false
            """)
    void whatMustBeAvoidedIsToldInAnyWords(String avoid, String sentence, boolean told) {
        assertThat(Topic.toAvoid(avoid, Shipped.ATLAS, new Related()).isSpokenOfIn(sentence))
                .isEqualTo(told);
    }

    @Test
    void wordsThatSayNothingConcernNothing() {
        var topic = Topic.toAvoid(" ", Shipped.ATLAS, new Related());

        assertThat(Shipped.BASE.passages()).noneMatch(topic::concerns);
    }

    private static Passage passage(String chunkId) {
        return Shipped.BASE.passages().stream()
                .filter(passage -> passage.chunkId().equals(chunkId))
                .findFirst()
                .orElseThrow();
    }
}
