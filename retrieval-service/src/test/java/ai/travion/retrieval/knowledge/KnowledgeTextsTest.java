package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The texts that ship, as texts. */
class KnowledgeTextsTest {

    private static final Pattern LONG_WORD = Pattern.compile("\\p{L}{4,}");

    private final List<KnowledgeFile> files = Shipped.ATLAS.all().stream()
            .map(place -> Shipped.BASE.file(place.id()).orElseThrow())
            .toList();

    @Test
    void anAspectIsToldIn80To160Words() {
        assertThat(files)
                .allSatisfy(file -> assertThat(Aspect.values())
                        .as(file.id())
                        .allSatisfy(aspect -> assertThat(file.section(aspect).split("\\s+"))
                                .as(aspect.label())
                                .hasSizeBetween(80, 160)));
    }

    @Test
    void noTwoAspectsAreAlike() {
        var texts = files.stream()
                .flatMap(file -> Arrays.stream(Aspect.values()).map(file::section))
                .map(KnowledgeTextsTest::words)
                .toList();

        for (int one = 0; one < texts.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(shared(texts.get(one), texts.get(other))).isLessThan(0.4);
            }
        }
    }

    @Test
    void everyPlaceHasGoodMonthsAndNeighbours() {
        assertThat(files).allSatisfy(file -> {
            assertThat(file.bestMonths()).as(file.id()).isNotEmpty();
            assertThat(file.nearby()).as(file.id()).isNotEmpty().doesNotContain(file.id());
        });
    }

    private static Set<String> words(String text) {
        return LONG_WORD
                .matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(word -> word.group())
                .collect(Collectors.toSet());
    }

    private static double shared(Set<String> one, Set<String> other) {
        var both = new HashSet<>(one);
        both.retainAll(other);
        return (double) both.size()
                / Stream.concat(one.stream(), other.stream()).distinct().count();
    }
}
