package ai.travion.retrieval.question;

import ai.travion.atlas.Places;
import java.util.Collection;
import java.util.List;

/** What a passage has to say before it can answer a question, whatever else it has in common with it. Thread-safe. */
public final class Conditions {

    private final Strangers strangers;
    private final Places atlas;

    public Conditions(Vocabulary vocabulary, Places atlas) {
        this.atlas = atlas;
        this.strangers = Strangers.load(vocabulary, atlas);
    }

    /** The conditions that a question sets; most set none. */
    public Set of(String question) {
        boolean forQuiet =
                Demand.isForQuiet(question) && atlas.mentionedIn(question).isEmpty();
        return new Set(Demand.in(question), Superlative.in(question), strangers.in(question), forQuiet);
    }

    /** By how many words a text tells of more noise than quiet. */
    public static long noise(String passage) {
        return Demand.noise(passage);
    }

    /** The conditions of one question. */
    public static final class Set {

        /** A passage that does not name what is asked for answers, if at all, something else. */
        public static final double UNMET = 0.5;

        private final List<Demand> demands;
        private final List<Superlative> superlatives;
        private final List<Stranger> strangers;
        private final boolean forQuiet;

        private Set(List<Demand> demands, List<Superlative> superlatives, List<Stranger> strangers, boolean forQuiet) {
            this.forQuiet = forQuiet;
            this.superlatives = List.copyOf(superlatives);
            this.demands = List.copyOf(demands);
            this.strangers = List.copyOf(strangers);
        }

        /** A factor, 0 to 1, for what a passage's likeness to the question is worth. */
        public double factor(String passage) {
            long unmet =
                    demands.stream().filter(demand -> !demand.isMetBy(passage)).count()
                            + superlatives.stream()
                                    .filter(superlative -> !superlative.isMetBy(passage))
                                    .count()
                            + strangers.stream()
                                    .filter(stranger -> !stranger.isIn(passage))
                                    .count()
                            + (forQuiet && Demand.isDeniedQuiet(passage) ? 1 : 0);
            return Math.pow(UNMET, (double) unmet);
        }

        /** How many particular things none of these passages mentions. */
        public long demandsUnmetBy(Collection<String> passages) {
            return demands.stream()
                            .filter(demand -> passages.stream().noneMatch(demand::isMetBy))
                            .count()
                    + superlatives.stream()
                            .filter(superlative -> passages.stream().noneMatch(superlative::isMetBy))
                            .count();
        }

        /** How many names none of these passages mentions. */
        public long strangersIn(Collection<String> passages) {
            return strangers.stream()
                    .filter(stranger -> passages.stream().noneMatch(stranger::isIn))
                    .count();
        }
    }
}
