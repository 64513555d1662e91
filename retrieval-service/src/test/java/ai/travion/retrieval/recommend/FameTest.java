package ai.travion.retrieval.recommend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FameTest {

    private static final List<String> OF_CHOICES = List.of(
            "best-of",
            "choices-beaches",
            "choices-culture",
            "choices-hills",
            "choices-wildlife",
            "itinerary-sense",
            "regions",
            "activities");

    /** A few answers more or fewer make no place more known. */
    private static final int A_FEW = 4;

    @Test
    void whatIsCountedIsWhatTheAnswersName() {
        var counted = Shipped.answers().stream()
                .filter(FameTest::isOfAChoice)
                .flatMap(FameTest::named)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        var known = new Fame(Shipped.BASE, Shipped.ATLAS).named();

        assertThat(Shipped.ATLAS.all())
                .allSatisfy(place -> assertThat(known.getOrDefault(place.id(), 0))
                        .as(place.name())
                        .isCloseTo(counted.getOrDefault(place.id(), 0L).intValue(), within(A_FEW)));
    }

    private static boolean isOfAChoice(Passage answer) {
        return Country.isToldIn(answer)
                && OF_CHOICES.stream().anyMatch(topic -> answer.title().startsWith("Sri Lanka, " + topic + ":"));
    }

    private static Stream<String> named(Passage answer) {
        return Shipped.ATLAS.mentionedIn(answer.questions().getFirst().words() + "\n" + answer.text()).stream()
                .map(mention -> mention.place().id())
                .distinct();
    }
}
