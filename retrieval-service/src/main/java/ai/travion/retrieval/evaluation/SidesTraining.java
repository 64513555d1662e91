package ai.travion.retrieval.evaluation;

import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.search.Sides;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Fits {@link Sides} to questions whose answers are known. */
final class SidesTraining {

    private static final double OF_A_DIMENSION = 0.7;

    private SidesTraining() {}

    /** The model of these questions. */
    static Sides of(List<Known> questions) {
        var rows = questions.stream()
                .map(known -> IntStream.range(0, known.vector().length)
                        .mapToDouble(i -> known.vector()[i])
                        .toArray())
                .toArray(double[][]::new);
        var alike = new double[rows.length];
        Arrays.fill(alike, 1);
        var ridges = new double[rows[0].length];
        Arrays.fill(ridges, OF_A_DIMENSION);
        var weights = new EnumMap<Aspect, double[]>(Aspect.class);
        for (var aspect : Aspect.values()) {
            var yes = new boolean[rows.length];
            for (int i = 0; i < yes.length; i++) {
                yes[i] = questions.get(i).isAnsweredBy(aspect);
            }
            weights.put(aspect, LogisticRegression.fit(rows, yes, alike, ridges));
        }
        return new Sides(weights);
    }

    /** A question with its vector without names; a plain class, since that is an array. */
    static final class Known {

        private final LabelledQuestion question;
        private final float[] vector;
        private final Function<String, Optional<Aspect>> aspects;

        /** @param aspects of a passage, by chunk id */
        Known(LabelledQuestion question, float[] vector, Function<String, Optional<Aspect>> aspects) {
            this.question = question;
            this.vector = vector;
            this.aspects = aspects;
        }

        float[] vector() {
            return vector;
        }

        private boolean isAnsweredBy(Aspect aspect) {
            return question.relevant().keySet().stream()
                    .anyMatch(chunkId ->
                            aspects.apply(chunkId).filter(aspect::equals).isPresent());
        }
    }
}
