package ai.travion.generator.composer;

import ai.travion.atlas.PraiseOfBusiness;
import ai.travion.atlas.text.Sentences;
import ai.travion.generator.composer.Sentence.Source;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.WebResult;
import ai.travion.schemas.envelope.PreparedAnswer;
import ai.travion.schemas.envelope.SentenceLikeness;
import ai.travion.schemas.envelope.SentenceLikeness.Cosines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What may be quoted in an answer: the sentences of the passages and those of the web, without orders to the assistant,
 * without repetitions (passages overlap), and without what a correction forbade.
 *
 * @param beside the sentences of what was prepared for questions that only come near: all of such an answer, which leans on its question, or none
 * @param byPart the sentences of the passages as they are to each of several questions asked together; empty where they were not parted
 */
record Evidence(
        List<Sentence> sentences, List<Sentence> fromTheWeb, List<Sentence> beside, List<List<Sentence>> byPart) {

    private static final String CALENDAR = "calendar";
    private static final Cosines NOT_COMPARED = new Cosines(0, 0);
    private static final int MOST_PARTS = 3;

    static Evidence of(GraphState state, Corrections corrections, Readings readings) {
        var seen = new HashSet<String>();
        var sentences = new ArrayList<Sentence>();
        var beside = new ArrayList<Sentence>();
        for (var document : state.getRetrievedDocuments()) {
            var likeness = SentenceLikeness.in(document);
            var content = document.getContent();
            boolean isBeside = PreparedAnswer.isBeside(document);
            var whole = new ArrayList<Sentence>();
            read(
                    readings.of(content),
                    sourceOf(document),
                    sentence -> likeness.at(content.indexOf(sentence)).orElse(NOT_COMPARED),
                    corrections,
                    isBeside ? new HashSet<>() : seen,
                    isBeside ? whole : sentences);
            if (isBeside && whole.size() == Sentences.of(content).size()) {
                beside.addAll(whole);
            }
        }
        var web = new ArrayList<Sentence>();
        for (var result : state.getWebSearchResults()) {
            if (WebAddress.isPlain(result.getUrl())
                    && !corrections.unwantedLinks().contains(result.getUrl())) {
                read(
                        readings.of(result.getContent()).stream()
                                .filter(wording -> !PraiseOfBusiness.isIn(wording.text()))
                                .toList(),
                        sourceOf(result),
                        sentence -> NOT_COMPARED,
                        corrections,
                        seen,
                        web);
            }
        }
        return new Evidence(
                List.copyOf(sentences),
                List.copyOf(web),
                List.copyOf(beside),
                IntStream.range(0, MOST_PARTS)
                        .mapToObj(part -> toPart(part, state, corrections, readings))
                        .toList());
    }

    /** The same sentences as they are to one of several questions asked together; as they are to the whole where retrieval did not part them. */
    List<Sentence> toPart(int number) {
        return isParted(number) ? byPart.get(number) : sentences;
    }

    /** The same without the sentences of the passages that may not be quoted. */
    Evidence keeping(Predicate<Sentence> allowed) {
        return new Evidence(
                sentences.stream().filter(allowed).toList(),
                fromTheWeb,
                beside.stream().filter(allowed).toList(),
                byPart.stream()
                        .map(part -> part.stream().filter(allowed).toList())
                        .toList());
    }

    /** Whether it is known how like one of several questions the sentences are. */
    boolean isParted(int number) {
        return number >= 0 && number < byPart.size() && !byPart.get(number).isEmpty();
    }

    private static List<Sentence> toPart(int part, GraphState state, Corrections corrections, Readings readings) {
        var seen = new HashSet<String>();
        var sentences = new ArrayList<Sentence>();
        for (var document : state.getRetrievedDocuments()) {
            var likeness = SentenceLikeness.toPart(part, document);
            if (likeness.isPresent()) {
                var content = document.getContent();
                read(
                        readings.of(content),
                        sourceOf(document, SentenceLikeness.relevanceToPart(part, document)),
                        sentence -> likeness.get().at(content.indexOf(sentence)).orElse(NOT_COMPARED),
                        corrections,
                        seen,
                        sentences);
            }
        }
        return List.copyOf(sentences);
    }

    /** The places that the passages are about, in the order of the passages. */
    List<String> places() {
        return sentences.stream()
                .map(sentence -> sentence.source().location())
                .filter(place -> !place.isEmpty())
                .distinct()
                .toList();
    }

    private static void read(
            List<Wording> quotable,
            Source source,
            Function<String, Cosines> likeness,
            Corrections corrections,
            Set<String> seen,
            List<Sentence> into) {
        boolean ofTheCalendar = source.name().equals(CALENDAR);
        for (var sentence : quotable) {
            boolean allowed =
                    ofTheCalendar ? corrections.allowRule(sentence.text()) : corrections.allow(sentence.text());
            if (allowed && seen.add(sentence.bare())) {
                var cosines = likeness.apply(sentence.text());
                into.add(new Sentence(sentence, source, cosines.itself(), cosines.expected()));
            }
        }
    }

    static Source sourceOf(RetrievedDocument document) {
        return sourceOf(document, document.getRelevanceScore());
    }

    private static Source sourceOf(RetrievedDocument document, double relevance) {
        var about = document.getMetadata();
        return new Source(
                document.getChunkId(),
                document.getSource(),
                about.getOrDefault("location", about.getOrDefault("title", "")),
                about.getOrDefault("aspect", ""),
                relevance,
                "");
    }

    private static Source sourceOf(WebResult result) {
        return new Source(
                result.getUrl(),
                result.getProvider().isBlank() ? "web" : result.getProvider(),
                result.getTitle(),
                "web",
                result.getScore(),
                result.getUrl());
    }
}
