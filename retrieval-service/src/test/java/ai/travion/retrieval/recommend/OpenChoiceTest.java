package ai.travion.retrieval.recommend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenChoiceTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which places suit me?",
                "Which places would suit us best? We like tea and trains.",
                "Where should I go? No temples.",
                "where should I go in March with kids?",
                "Where could we travel in February with our two children?",
                "Suggest some places for me in January",
                "Recommend three places in the south",
                "Can you recommend somewhere in the hill country that isn't crowded?",
                "Where should I go for nature?",
                "What do you recommend? I like elephants.",
                "Any suggestions for us?",
                "I'm into birds. Where should I go?",
                "We’re really into old temples, where should we go?",
                "I'm interested in tea. Any ideas?",
                "I love old ruins but hate crowds",
                "We hate crowds and like birds. Where to in February?",
                "Suggest some places, but without any hiking please",
                "top 10 things to do in Sri Lanka",
                "What are the 10 best things to see in Sri Lanka?",
                "must-see places in Sri Lanka for first timers",
                "best places to visit in Sri Lanka",
                "the most famous sights you should see"
            })
    void whoLeavesTheChoiceOpenIsRecommendedPlaces(String question) {
        assertThat(OpenChoice.in(question)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which beaches are good in December?",
                "Where should I go to buy gems?",
                "Where should I eat in Kandy?",
                "What should I wear at the temple?",
                "Who built Sigiriya?",
                "best things to do in Sri Lanka when it rains",
                "top hotels in Sri Lanka",
                "Which places were hit by the tsunami?",
                "Where can I see leopards?",
                "Recommend a hotel in Ella",
                "Where can I go snorkelling?",
                "No temples.",
                "What is there to do near Dambulla?",
                "Suggest a restaurant",
                "Hello, we travel with a baby of 10 months, is malaria a problem there?",
                "We love birds, do we need a guide?"
            })
    void whoAsksForSomethingInParticularIsNot(String question) {
        assertThat(OpenChoice.in(question)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"I love old ruins but hate crowds", "We hate crowds and like old ruins. Where to in February?"})
    void whatIsLikedAndDislikedIsReadInItsOwnWords(String message) {
        assertThat(OpenChoice.in(message)).hasValueSatisfying(choice -> {
            assertThat(choice.likes()).containsExactly("old ruins");
            assertThat(choice.dislikes()).containsExactly("crowds");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I love to hike and swim. Where should I go?|hiking;swimming",
                "We like to see elephants and the beach. Which places suit us?|elephants;beach",
                "I enjoy visiting old temples. Where should I go?|old temples",
                "I'm into birds. Where should I go?|birds",
                "We’re fond of tea and walking. Any suggestions?|tea;walking",
                "I love surfing and swimwear. Where should I go?|surfing;swimwear"
            })
    void whatIsLikedIsNamedAsAThing(String message, String likes) {
        assertThat(OpenChoice.in(message))
                .hasValueSatisfying(choice -> assertThat(choice.likes()).containsExactly(likes.split(";", -1)));
    }

    @Test
    void whatIsPreferredNotToBeIsNoLike() {
        assertThat(OpenChoice.in("I prefer not too hot places. Where should I go?"))
                .hasValueSatisfying(choice -> assertThat(choice.likes()).isEmpty());
    }
}
