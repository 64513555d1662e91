package ai.travion.schemas.envelope;

import ai.travion.schemas.RetrievedDocument;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How like the question each sentence of a document is, and how like it the likest question that this sentence is known to answer, as
 * retrieval found it: cosines of sentence embeddings, -1 to 1. It stands in the document's metadata, so that whoever quotes from the
 * document knows which sentence answers where no word is shared.
 */
public final class SentenceLikeness {

    private static final String KEY = "sentence_likeness";
    private static final double HUNDREDTHS = 100;

    private final NavigableMap<Integer, Cosines> cosines;

    private SentenceLikeness(Map<Integer, Cosines> cosines) {
        this.cosines = new TreeMap<>(cosines);
    }

    /**
     * The two cosines of a sentence with what is asked.
     *
     * @param itself of the sentence
     * @param expected of the likest question that it is known to answer; that of the sentence where none is known
     */
    public record Cosines(double itself, double expected) {

        Cosines greaterOf(Cosines other) {
            return new Cosines(Math.max(itself, other.itself), Math.max(expected, other.expected));
        }
    }

    /**
     * That of a document's sentences.
     *
     * @param cosines by the place in the text at which a sentence begins, in characters from 0
     */
    public static SentenceLikeness of(Map<Integer, Cosines> cosines) {
        return new SentenceLikeness(cosines);
    }

    /** That of a document; it knows nothing where retrieval said nothing. */
    public static SentenceLikeness in(RetrievedDocument document) {
        return in(document, KEY);
    }

    /** That of a document to one of several questions asked together, by {@link AskedParts}; empty where retrieval did not part them. */
    public static Optional<SentenceLikeness> toPart(int number, RetrievedDocument document) {
        return Optional.of(in(document, key(number))).filter(known -> !known.cosines.isEmpty());
    }

    /** How well a document answers one of several questions asked together: 0 to 1, as its relevance. */
    public static double relevanceToPart(int number, RetrievedDocument document) {
        var relevance = document.getMetadata().getOrDefault(key(number), "").split(" ", 2)[0];
        return relevance.matches("[01]\\.\\d{1,4}") ? Double.parseDouble(relevance) : 0;
    }

    private static String key(int number) {
        return KEY + "_" + number;
    }

    private static SentenceLikeness in(RetrievedDocument document, String key) {
        return new SentenceLikeness(Stream.of(
                        document.getMetadata().getOrDefault(key, "").split(" ", -1))
                .filter(entry -> entry.matches("\\d{1,6}:-?\\d{1,3}:-?\\d{1,3}"))
                .map(entry -> entry.split(":", -1))
                .collect(Collectors.toMap(
                        entry -> Integer.parseInt(entry[0]),
                        entry -> new Cosines(
                                Integer.parseInt(entry[1]) / HUNDREDTHS, Integer.parseInt(entry[2]) / HUNDREDTHS),
                        Cosines::greaterOf)));
    }

    /** Puts it into the metadata of a document. */
    public void writeTo(Map<String, String> metadata) {
        if (!cosines.isEmpty()) {
            metadata.put(KEY, inFigures());
        }
    }

    /**
     * Puts it into the metadata of a document as that to one of several questions.
     *
     * @param number of the question, from 0
     * @param relevance of the document to it, 0 to 1
     */
    public void writeTo(Map<String, String> metadata, int number, double relevance) {
        if (!cosines.isEmpty()) {
            metadata.put(key(number), String.format(Locale.ROOT, "%.3f %s", relevance, inFigures()));
        }
    }

    private String inFigures() {
        return cosines.entrySet().stream()
                .map(one -> one.getKey() + ":"
                        + Math.round(one.getValue().itself() * HUNDREDTHS) + ":"
                        + Math.round(one.getValue().expected() * HUNDREDTHS))
                .collect(Collectors.joining(" "));
    }

    /** Those of the sentence in which a place of the text lies. */
    public Optional<Cosines> at(int place) {
        return place < 0
                ? Optional.empty()
                : Optional.ofNullable(cosines.floorEntry(place)).map(Map.Entry::getValue);
    }

    /** What the metadata of a document tell in words: all but these figures and the mark of an answer, which are nobody's evidence. */
    public static Stream<String> toldBesides(RetrievedDocument document) {
        return document.getMetadata().entrySet().stream()
                .filter(entry ->
                        !entry.getKey().startsWith(KEY) && !entry.getKey().startsWith(PreparedAnswer.KEY))
                .map(Map.Entry::getValue);
    }
}
