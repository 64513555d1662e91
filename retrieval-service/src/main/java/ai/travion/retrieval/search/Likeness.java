package ai.travion.retrieval.search;

import ai.travion.retrieval.search.FindSimilar.Similar;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How like a question the passages are.
 *
 * @param wholes of each passage as a whole, with its names
 * @param sentences of the most like sentence of each, without names
 */
record Likeness(Cosines wholes, Cosines sentences) {

    /** Of every passage that is like it, by chunk id. */
    Set<String> chunkIds() {
        return Stream.concat(wholes.byChunkId().keySet().stream(), sentences.byChunkId().keySet().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Cosines of passages.
     *
     * @param ofOthers what the passages that were not found have at the most
     */
    record Cosines(Map<String, Double> byChunkId, double ofOthers) {

        Cosines {
            byChunkId = Map.copyOf(byChunkId);
        }

        /** Of the most similar in the whole catalogue, and of all of some places. */
        static Cosines of(List<Similar> anywhere, List<Similar> ofThePlaces) {
            return new Cosines(
                    Stream.concat(anywhere.stream(), ofThePlaces.stream())
                            .collect(Collectors.toMap(Similar::chunkId, Similar::cosine, Math::max)),
                    anywhere.stream().mapToDouble(Similar::cosine).min().orElse(0));
        }

        double of(String chunkId) {
            return byChunkId.getOrDefault(chunkId, ofOthers);
        }
    }
}
