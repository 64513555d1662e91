package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.question.Sentences;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The pages of the whole island that ship, as texts. */
class CountryPagesTest {

    private static final Pattern LONG_WORD = Pattern.compile("\\p{L}{4,}");
    private static final Pattern LEANS_ON_THE_SENTENCE_BEFORE =
            Pattern.compile("^(?:It|There|They|This|That|These|He|She|Then|Here|Also|But|And|Such|Its|Their)\\b.*");
    private static final Pattern PRICE =
            Pattern.compile("\\b(?:Rs\\.?|LKR|USD|EUR) ?\\d|[$€£] ?\\d|\\d (?:rupees|dollars|euros)\\b");

    private final List<Passage> passages =
            Shipped.BASE.passages().stream().filter(Country::isToldIn).toList();

    @Test
    void whatTravellersAskOfNoPlaceHasAPage() {
        assertThat(passages.stream()
                        .map(passage -> passage.chunkId().replaceAll("#.*", ""))
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(
                        "sri-lanka-creatures",
                        "sri-lanka-entry",
                        "sri-lanka-festivals",
                        "sri-lanka-food",
                        "sri-lanka-health",
                        "sri-lanka-island",
                        "sri-lanka-manners",
                        "sri-lanka-money",
                        "sri-lanka-people",
                        "sri-lanka-phone-and-power",
                        "sri-lanka-planning",
                        "sri-lanka-poya",
                        "sri-lanka-roads",
                        "sri-lanka-safety",
                        "sri-lanka-sea",
                        "sri-lanka-tea",
                        "sri-lanka-temples",
                        "sri-lanka-trains",
                        "sri-lanka-wildlife");
    }

    @Test
    void aSectionIsToldIn50To135Words() {
        assertThat(passages)
                .allSatisfy(passage -> assertThat(passage.text().split("\\s+"))
                        .as(passage.chunkId())
                        .hasSizeBetween(50, 135));
    }

    /** Answers quote sentences one by one. */
    @Test
    void everySentenceStandsAlone() {
        assertThat(passages)
                .allSatisfy(passage -> assertThat(Sentences.of(passage.text()))
                        .as(passage.chunkId())
                        .noneMatch(sentence ->
                                LEANS_ON_THE_SENTENCE_BEFORE.matcher(sentence).matches()));
    }

    @Test
    void noPriceIsNamedSinceItWouldNotLast() {
        assertThat(passages).allSatisfy(passage -> assertThat(passage.text()).doesNotContainPattern(PRICE));
    }

    @Test
    void noTwoSectionsAreAlike() {
        for (int one = 0; one < passages.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(shared(passages.get(one), passages.get(other)))
                        .as(passages.get(one).chunkId() + " and "
                                + passages.get(other).chunkId())
                        .isLessThan(0.3);
            }
        }
    }

    @Test
    void aCitationNamesTheTopic() {
        assertThat(passages)
                .allSatisfy(passage -> assertThat(Country.topicOf(passage))
                        .as(passage.chunkId())
                        .isPresent());
        assertThat(passages.stream()
                        .filter(passage -> passage.chunkId().equals("sri-lanka-health#water-and-food"))
                        .flatMap(passage -> Country.topicOf(passage).stream()))
                .containsExactly("health");
    }

    private static double shared(Passage one, Passage other) {
        var words = words(one.text());
        var both = new HashSet<>(words);
        both.retainAll(words(other.text()));
        words.addAll(words(other.text()));
        return (double) both.size() / words.size();
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.split("\\s+"))
                .flatMap(word -> LONG_WORD.matcher(word).results())
                .map(word -> word.group().toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(HashSet::new));
    }
}
