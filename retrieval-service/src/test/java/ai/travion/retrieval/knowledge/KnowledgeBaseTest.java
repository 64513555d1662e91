package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.travion.retrieval.Shipped;
import ai.travion.schemas.envelope.Bounds;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KnowledgeBaseTest {

    @Test
    void everyPlaceOfTheAtlasHasSixPassages() {
        var passages = Shipped.BASE.passages().stream()
                .filter(passage -> !Country.isToldIn(passage))
                .toList();

        assertThat(Shipped.BASE.size()).isEqualTo(Shipped.ATLAS.all().size()).isEqualTo(80);
        assertThat(passages)
                .hasSize(480)
                .extracting(Passage::chunkId)
                .doesNotHaveDuplicates()
                .contains("sigiriya#history");
        assertThat(passages.stream().map(Passage::place).collect(Collectors.toSet()))
                .containsExactlyInAnyOrderElementsOf(Shipped.ATLAS.all());
    }

    @Test
    void noTwoPassagesHaveOneId() {
        assertThat(Shipped.BASE.passages()).extracting(Passage::chunkId).doesNotHaveDuplicates();
    }

    @Test
    void everyPassageFitsIntoTheEnvelope() {
        assertThat(Shipped.BASE.passages())
                .allSatisfy(passage -> assertThat(passage.text()).hasSizeBetween(300, Bounds.DOCUMENT_CHARACTERS));
    }

    @Test
    void theOrderOfTheFilesDoesNotMatter() {
        var files = shippedFiles();
        var shuffled = new java.util.ArrayList<>(files);
        Collections.reverse(shuffled);

        var base = KnowledgeBase.of(shuffled, Shipped.ATLAS);

        assertThat(base.passages())
                .isEqualTo(KnowledgeBase.of(files, Shipped.ATLAS).passages());
    }

    @Test
    void aFileOfNoPlaceIsRefused() {
        var atlantis = file("atlantis", List.of("sigiriya"));

        assertThatThrownBy(() -> KnowledgeBase.of(with(atlantis), Shipped.ATLAS))
                .isInstanceOf(MalformedKnowledgeException.class)
                .hasMessageContaining("atlantis.md")
                .hasMessageContaining("the atlas has no place");
    }

    @Test
    void aLinkToAPlaceThatIsNotHeldIsRefused() {
        var sigiriya = file("sigiriya", List.of("atlantis"));

        assertThatThrownBy(() -> KnowledgeBase.of(List.of(sigiriya), Shipped.ATLAS))
                .isInstanceOf(MalformedKnowledgeException.class)
                .hasMessageContaining("sigiriya.md")
                .hasMessageContaining("atlantis");
    }

    private static List<KnowledgeFile> shippedFiles() {
        return Shipped.ATLAS.all().stream()
                .flatMap(place -> Shipped.BASE.file(place.id()).stream())
                .toList();
    }

    private static List<KnowledgeFile> with(KnowledgeFile file) {
        return Stream.concat(shippedFiles().stream(), Stream.of(file)).toList();
    }

    private static KnowledgeFile file(String id, List<String> nearby) {
        var shipped = Shipped.BASE.file("sigiriya").orElseThrow();
        return new KnowledgeFile(
                id,
                shipped.bestMonths(),
                0,
                0,
                60,
                shipped.opens(),
                shipped.closes(),
                Set.of(),
                nearby,
                shipped.sections());
    }
}
