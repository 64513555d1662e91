package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Passage;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was found, best first, and what a hard constraint removed.
 *
 * @param passages at most five
 * @param roll every place that a list asks for, where these passages do not tell of all
 * @param likeness of the sentences of each to the question, by chunk id; empty where words alone decided
 * @param parts where several things were asked at once, what the passages are to each
 */
public record Evidence(
        List<Scored> passages,
        List<Removed> removed,
        Optional<Roll> roll,
        Map<String, SentenceLikeness> likeness,
        List<OfPart> parts) {

    /** From here on the grader goes on with a passage: with context of the usual quality behind it its formula comes to 0.6. */
    public static final double ANSWERS = 0.633;

    public Evidence {
        passages = List.copyOf(passages);
        removed = List.copyOf(removed);
        likeness = Map.copyOf(likeness);
        parts = List.copyOf(parts);
    }

    /** To one question. */
    public Evidence(
            List<Scored> passages, List<Removed> removed, Optional<Roll> roll, Map<String, SentenceLikeness> likeness) {
        this(passages, removed, roll, likeness, List.of());
    }

    /** Without a list. */
    public Evidence(List<Scored> passages, List<Removed> removed) {
        this(passages, removed, Optional.empty(), Map.of());
    }

    /** The same with other passages. */
    public Evidence with(List<Scored> others, Map<String, SentenceLikeness> theirLikeness) {
        return new Evidence(others, removed, roll, theirLikeness, parts);
    }

    /** The same for several questions. */
    Evidence ofEach(List<OfPart> questions) {
        return new Evidence(passages, removed, roll, likeness, questions);
    }

    /**
     * What the passages are to one of several questions.
     *
     * @param relevance of those that it found, by chunk id
     * @param likeness of the sentences of all passages to it, by chunk id
     */
    public record OfPart(Map<String, Double> relevance, Map<String, SentenceLikeness> likeness) {

        public OfPart {
            relevance = Map.copyOf(relevance);
            likeness = Map.copyOf(likeness);
        }
    }

    /**
     * A passage and how well it answers.
     *
     * @param relevance 0 to 1: from 0.75 it answers the question, about 0.6 it answers half, under 0.35 it does not
     */
    public record Scored(Passage passage, double relevance) {}

    /**
     * What one constraint removed.
     *
     * @param constraint avoid, or interests for what a place must have
     * @param value what the traveller wants to avoid, or has to find
     */
    public record Removed(String constraint, String value, List<String> chunkIds) {

        /** Before the id of a place that was left out as a whole. */
        public static final String WHOLE_PLACE = "catalogue#";

        public Removed {
            chunkIds = List.copyOf(chunkIds);
        }

        /** By what is to be avoided. */
        public Removed(String value, List<String> chunkIds) {
            this("avoid", value, chunkIds);
        }
    }
}
