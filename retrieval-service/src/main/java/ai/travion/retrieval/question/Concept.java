package ai.travion.retrieval.question;

import ai.travion.retrieval.knowledge.Kind;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One thing that a question asks about. What a passage has of each decides how well it answers. */
public sealed interface Concept {

    /** How much of the question hangs on it; a rare word weighs more. */
    double weight();

    /** 0 to 1: how much of it a passage has. */
    double coveredBy(Subject passage);

    /** Its stems that a passage has, each with how much of it they say, 0 to 1. */
    default List<Map.Entry<String, Double>> within(Subject passage) {
        return terms().entrySet().stream()
                .filter(term -> passage.stems().contains(term.getKey()))
                .toList();
    }

    /** Stems that find it in an index, each with its boost. */
    Map<String, Double> terms();

    /**
     * A word of the question.
     *
     * @param said as the question has it
     * @param terms the stem, at 1, and what may answer for it, at less
     * @param known whether any passage uses it, or what may answer for it
     */
    record Word(String said, double weight, Map<String, Double> terms, boolean known) implements Concept {

        /** What the name or a tag of the place says, its text takes for granted. */
        private static final double SAID_OF_THE_PLACE = 0.75;

        public Word {
            terms = Map.copyOf(terms);
        }

        /** Its stem alone. */
        public Set<String> itself() {
            return terms.entrySet().stream()
                    .filter(term -> term.getValue() == 1)
                    .map(Map.Entry::getKey)
                    .collect(Collectors.toUnmodifiableSet());
        }

        @Override
        public double coveredBy(Subject passage) {
            return coveredBy(passage.stems(), passage);
        }

        /**
         * 0 to 1: how much of it the passage has that has most.
         *
         * @param stems those of a passage that count
         */
        public double coveredByAnyOf(Collection<Subject> passages, Function<Subject, Set<String>> stems) {
            double best = 0;
            for (var passage : passages) {
                best = Math.max(best, coveredBy(stems.apply(passage), passage));
                if (best >= 1) {
                    break;
                }
            }
            return best;
        }

        /** 0 to 1: how much of it some stems of a passage have. */
        double coveredBy(Set<String> stems, Subject passage) {
            double best = 0;
            for (var term : terms.entrySet()) {
                if (stems.contains(term.getKey())) {
                    best = Math.max(best, term.getValue());
                } else if (passage.placeStems().contains(term.getKey())) {
                    best = Math.max(best, term.getValue() * SAID_OF_THE_PLACE);
                }
            }
            return best;
        }
    }

    /** A turn of phrase that names a side of a place: "how do I get to" is logistics. */
    record Wanted(Cue cue) implements Concept {

        private static final int ANY_ASPECT = 5;

        private static final double CONTRADICTED = 0.4;

        @Override
        public double weight() {
            return cue.weight();
        }

        @Override
        public double coveredBy(Subject passage) {
            double home = cue.homes().getOrDefault(passage.passage().aspect(), 0.0);
            if (cue.evidence().isEmpty()) {
                return home;
            }
            long found = cue.evidence().stream()
                    .filter(passage.stems()::contains)
                    .limit(Cue.ENOUGH_EVIDENCE)
                    .count();
            double evident = (double) found / Cue.ENOUGH_EVIDENCE;
            boolean contradicted = cue.against().stream().anyMatch(passage.stems()::contains);
            return Math.max(home * (0.4 + 0.6 * evident), cue.elsewhere() * evident)
                    * (contradicted ? CONTRADICTED : 1);
        }

        @Override
        public Map<String, Double> terms() {
            return cue.terms();
        }

        /** Whether its answer holds for one place only. */
        public boolean isOfOnePlace() {
            return cue.ofOnePlace();
        }

        /** Whether it asks what there is to see or to do, of whatever kind. */
        public boolean isAnySight() {
            return cue.homes().size() >= ANY_ASPECT;
        }
    }

    /** A kind of place: "beaches". */
    record OfKind(Kind kind, Map<String, Double> terms) implements Concept {

        private static final double WEIGHT = 3.5;
        /** The place is one, and this passage says nothing of it. */
        private static final double UNSAID = 0.6;
        /** Another kind of place, where there is one all the same. */
        private static final double MENTIONED = 0.6;

        public OfKind {
            terms = Map.copyOf(terms);
        }

        @Override
        public double weight() {
            return WEIGHT;
        }

        @Override
        public double coveredBy(Subject passage) {
            var fits = kind.fits(passage.passage().place(), passage.passage().tags());
            var mentioned = terms.keySet().stream().anyMatch(passage.stems()::contains);
            return fits ? (mentioned ? 1 : UNSAID) : mentioned ? MENTIONED : 0;
        }
    }
}
