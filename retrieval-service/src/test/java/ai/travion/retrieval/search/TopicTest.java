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
        var topic = Topic.of(avoid, Shipped.ATLAS, new Related());

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
        var topic = Topic.of(avoid, Shipped.ATLAS, new Related());

        assertThat(topic.concerns(passage(chunkId))).isTrue();
    }

    @Test
    void wordsThatSayNothingConcernNothing() {
        var topic = Topic.of(" ", Shipped.ATLAS, new Related());

        assertThat(Shipped.BASE.passages()).noneMatch(topic::concerns);
    }

    private static Passage passage(String chunkId) {
        return Shipped.BASE.passages().stream()
                .filter(passage -> passage.chunkId().equals(chunkId))
                .findFirst()
                .orElseThrow();
    }
}
