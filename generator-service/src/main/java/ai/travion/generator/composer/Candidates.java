package ai.travion.generator.composer;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The sentences that the answer to a turn may quote, as the model that ranks them sees them: for fitting and measuring it. */
public final class Candidates {

    private final Places atlas;
    private final Readings readings = new Readings();

    public Candidates(Places atlas) {
        this.atlas = atlas;
    }

    /**
     * A sentence.
     *
     * @param text as it stands in its passage
     * @param clues what speaks for and against it, by {@link #namesOfClues()}; 0 where one is missing
     * @param worth that the shipped model gives it, beside others for the same question
     */
    public record Candidate(String text, Map<String, Double> clues, double worth) {}

    /** What a model weighs. */
    public static List<String> namesOfClues() {
        return Arrays.stream(Clue.values()).map(Clue::nameInModel).toList();
    }

    /** The file of a model, from a weight for each clue. */
    public static String model(Map<String, Double> weights) {
        return SentenceModel.text(weights);
    }

    /** The sentences of a state that came from retrieval; empty where the question is open and has no best answer. */
    public List<Candidate> of(GraphState state) {
        var assignment = Assignment.of(state, atlas, readings);
        var sentences = assignment.evidence().sentences();
        if (assignment.question().isOpen()) {
            return List.of();
        }
        var clues = Relevance.clues(assignment.question(), sentences);
        var model = SentenceModel.shipped();
        return IntStream.range(0, sentences.size())
                .mapToObj(at ->
                        new Candidate(sentences.get(at).text(), byName(clues.get(at)), model.worth(clues.get(at))))
                .toList();
    }

    private static Map<String, Double> byName(Map<Clue, Double> clues) {
        return clues.entrySet().stream()
                .collect(Collectors.toMap(clue -> clue.getKey().nameInModel(), Map.Entry::getValue));
    }
}
