package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.search.FindSimilar.Similar;
import ai.travion.schemas.envelope.SentenceLikeness;
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
 * @param sentencesToNames of the most like sentence of each to the question with its names
 * @param questions of the most like question that each answers, without names
 * @param similar the sentences themselves, without names
 * @param asked the questions themselves, without names
 * @param wording of the question without names
 * @param question its vector without names; nobody compares two likenesses, so an array does
 */
@SuppressWarnings("ArrayRecordComponent")
record Likeness(
        Cosines wholes,
        Cosines sentences,
        Cosines sentencesToNames,
        Cosines questions,
        List<Similar> similar,
        List<Similar> asked,
        String wording,
        float[] question) {

    Likeness {
        similar = List.copyOf(similar);
        asked = List.copyOf(asked);
    }

    /** Of the most like question that a passage answers; where none was written, its sentences have to do. */
    double toQuestionsOf(Passage passage) {
        var of = passage.questions().isEmpty() ? sentences : questions;
        return of.of(passage.chunkId());
    }

    /** The greatest mean of a sentence's cosine and that of a question that this sentence answers. */
    double byBoth(Passage passage) {
        if (passage.questions().isEmpty()) {
            return sentences.of(passage.chunkId());
        }
        var bySentence = new HashMap<Integer, Double>();
        similar.stream()
                .filter(one -> one.chunkId().equals(passage.chunkId()))
                .forEach(one -> bySentence.put(one.number(), one.cosine()));
        return asked.stream()
                .filter(one -> one.chunkId().equals(passage.chunkId()))
                .mapToDouble(one -> (one.cosine()
                                + bySentence.getOrDefault(
                                        passage.questions().get(one.number()).sentence(), sentences.ofOthers()))
                        / 2)
                .max()
                .orElse((questions.ofOthers() + sentences.of(passage.chunkId())) / 2);
    }

    /**
     * The mean of a sentence's cosine and that of the most like question that it answers, by its number: of those that answer an expected
     * question where the passage has some, and else of each sentence its own cosine.
     */
    Map<Integer, Double> bySentence(Passage passage) {
        var itself = new HashMap<Integer, Double>();
        similar.stream()
                .filter(one -> one.chunkId().equals(passage.chunkId()))
                .forEach(one -> itself.put(one.number(), one.cosine()));
        if (passage.questions().isEmpty()) {
            return itself;
        }
        var expected = new HashMap<Integer, Double>();
        asked.stream()
                .filter(one -> one.chunkId().equals(passage.chunkId()))
                .forEach(one ->
                        expected.merge(passage.questions().get(one.number()).sentence(), one.cosine(), Math::max));
        var both = new HashMap<Integer, Double>();
        expected.forEach((sentence, cosine) ->
                both.put(sentence, (cosine + itself.getOrDefault(sentence, sentences.ofOthers())) / 2));
        return both;
    }

    /** Of every passage that is like it, by chunk id. */
    Set<String> chunkIds() {
        return Stream.of(wholes, sentences, questions)
                .flatMap(cosines -> cosines.byChunkId().keySet().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Of every sentence of these passages, by chunk id. */
    Map<String, SentenceLikeness> ofTheSentencesIn(List<Passage> passages) {
        var ofChunk = similar.stream().collect(Collectors.groupingBy(Similar::chunkId));
        var askedOfChunk = asked.stream().collect(Collectors.groupingBy(Similar::chunkId));
        return passages.stream()
                .distinct()
                .collect(Collectors.toMap(
                        Passage::chunkId,
                        passage -> ofTheSentences(
                                passage,
                                ofChunk.getOrDefault(passage.chunkId(), List.of()),
                                askedOfChunk.getOrDefault(passage.chunkId(), List.of()))));
    }

    private SentenceLikeness ofTheSentences(Passage passage, List<Similar> itsSentences, List<Similar> itsQuestions) {
        var byNumber = itsSentences.stream().collect(Collectors.toMap(Similar::number, Similar::cosine, Math::max));
        var expected = itsQuestions.stream()
                .collect(Collectors.toMap(
                        one -> passage.questions().get(one.number()).sentence(), Similar::cosine, Math::max));
        var known = passage.questions().stream().map(ExpectedQuestion::sentence).collect(Collectors.toSet());
        var starts = Sentences.startsIn(passage.text());
        var cosines = new HashMap<Integer, SentenceLikeness.Cosines>();
        for (int number = 0; number < starts.size(); number++) {
            double itself = byNumber.getOrDefault(number, sentences.ofOthers());
            double unexpected = known.contains(number) ? questions.ofOthers() : itself;
            cosines.put(
                    starts.get(number),
                    new SentenceLikeness.Cosines(itself, expected.getOrDefault(number, unexpected)));
        }
        return SentenceLikeness.of(cosines);
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

        double of(String chunkId) {
            return byChunkId.getOrDefault(chunkId, ofOthers);
        }
    }
}
