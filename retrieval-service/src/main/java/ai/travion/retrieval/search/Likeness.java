package ai.travion.retrieval.search;

import ai.travion.retrieval.search.FindSimilar.Similar;
import java.util.HashMap;
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
 * @param similar the sentences themselves, without names
 * @param question its vector without names; nobody compares two likenesses, so an array does
 */
@SuppressWarnings("ArrayRecordComponent")
record Likeness(Cosines wholes, Cosines sentences, List<Similar> similar, float[] question) {

    Likeness {
        similar = List.copyOf(similar);
    }

    Likeness without(Set<String> chunkIds) {
        var left = similar.stream()
                .filter(one -> !chunkIds.contains(one.chunkId()))
                .toList();
        return new Likeness(wholes.without(chunkIds), sentences.without(chunkIds), left, question);
    }

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

        double greatest() {
            return byChunkId.values().stream()
                    .mapToDouble(cosine -> cosine)
                    .max()
                    .orElse(0);
        }

        Cosines without(Set<String> chunkIds) {
            var left = new HashMap<>(byChunkId);
            left.keySet().removeAll(chunkIds);
            return new Cosines(left, ofOthers);
        }

        double of(String chunkId) {
            return byChunkId.getOrDefault(chunkId, ofOthers);
        }
    }
}
