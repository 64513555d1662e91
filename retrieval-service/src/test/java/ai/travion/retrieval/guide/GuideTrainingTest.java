package ai.travion.retrieval.guide;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class GuideTrainingTest {

    private static final Pattern FOUND = Pattern.compile("([\\d.]+)% find their own answer first");

    @Test
    void whatIsLearntFromSomeWordingsFindsTheAnswersOfOthers() throws IOException {
        var some = Shipped.answers().stream()
                .filter(answer -> Set.of("ella", "kandy", "mirissa", "sigiriya", "yala-national-park")
                        .contains(answer.place().id()))
                .toList();
        var model = Shipped.model();
        var embedded = Embedded.of(some, ShippedVectors.GUIDE.read(), model, Shipped.ATLAS, done -> {});

        var training = GuideTraining.from(some, embedded, model, Shipped.ATLAS);

        var found = FOUND.matcher(training.report());
        assertThat(found.find()).isTrue();
        assertThat(Double.parseDouble(found.group(1))).isGreaterThan(65);
        assertThat(Ranking.parsed(training.ranking().text()).text())
                .isEqualTo(training.ranking().text());
    }

    @Test
    void whatReadersJudgedIsOfAnswersThatThereAre() {
        var ids = Shipped.answers().stream().map(Passage::chunkId).collect(Collectors.toSet());

        assertThat(Judged.all())
                .filteredOn(judged -> ids.contains(judged.answer()))
                .hasSizeGreaterThan(350);
    }
}
