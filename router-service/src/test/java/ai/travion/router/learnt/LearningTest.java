package ai.travion.router.learnt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LearningTest {

    private static final double COST = 0.1;
    private static final List<Learning.Example> EXAMPLES = List.of(
            new Learning.Example("YES", Map.of("w=yes", 1f)),
            new Learning.Example("YES", Map.of("w=yes", 1f)),
            new Learning.Example("NO", Map.of("w=no", 1f)),
            new Learning.Example("NO", Map.of("w=no", 1f)));

    private final List<String> model = Learning.from(EXAMPLES, COST);

    @Test
    void whatWasSeenIsTold() {
        assertThat(Likelihoods.of(model).by(Map.of("w=yes", 1f)).get("YES")).isGreaterThan(0.8);
    }

    @Test
    void theSameSignsGiveTheSameModel() {
        assertThat(Learning.from(EXAMPLES, COST)).isEqualTo(model);
        assertThat(Learning.gave(model, EXAMPLES, COST)).isTrue();
    }

    @Test
    void aModelIsNotOfOtherSignsOrCosts() {
        var others = Stream.concat(EXAMPLES.stream(), Stream.of(new Learning.Example("NO", Map.of("w=never", 1f))))
                .toList();

        assertThat(Learning.gave(model, others, COST)).isFalse();
        assertThat(Learning.gave(model, EXAMPLES, 2 * COST)).isFalse();
    }

    @Test
    void aWeightThatIsEditedByHandIsSeen() {
        var edited = new ArrayList<>(model);
        edited.set(edited.size() - 1, edited.getLast() + "1");

        assertThat(Learning.gave(edited, EXAMPLES, COST)).isFalse();
        assertThat(Learning.gave(List.of(), EXAMPLES, COST)).isFalse();
    }
}
