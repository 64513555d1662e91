package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import java.time.Month;
import java.time.format.TextStyle;
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

    private static final String A_MONTH = Arrays.stream(Month.values())
            .map(month -> month.getDisplayName(TextStyle.FULL, Locale.ENGLISH))
            .collect(Collectors.joining("|", "(", ")"));
    private static final Pattern BEST_TIME =
            Pattern.compile("best time to visit[^.;]{0,60}?\\b(?:is|from|between)\\b[^.;]{0,40}?\\b" + A_MONTH
                    + " (?:to|and) (?:early )?" + A_MONTH + "\\b");

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

    /** "The best time to visit Mirissa is December to April." */
    @Test
    void theBestMonthsOfTheProseAreThoseOfTheFrontMatter() {
        assertThat(files)
                .allSatisfy(file -> assertThat(file.bestMonths()).as(file.id()).containsAll(bestInProse(file)));
    }

    private static Set<Month> bestInProse(KnowledgeFile file) {
        return file.sections().values().stream()
                .flatMap(text -> BEST_TIME.matcher(text.replaceAll("\\s+", " ")).results())
                .filter(said -> !said.group().contains("outside"))
                .flatMap(said -> Stream.iterate(month(said.group(1)), month -> month.plus(1))
                        .limit((month(said.group(2)).getValue()
                                                - month(said.group(1)).getValue()
                                                + 12)
                                        % 12
                                + 1))
                .collect(Collectors.toSet());
    }

    private static Month month(String name) {
        return Month.valueOf(name.toUpperCase(Locale.ROOT));
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
