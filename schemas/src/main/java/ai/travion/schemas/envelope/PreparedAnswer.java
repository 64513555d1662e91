package ai.travion.schemas.envelope;

import ai.travion.schemas.RetrievedDocument;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A document that is the answer to what is asked, as a whole and in its own order, rather than a passage in which it stands. Retrieval marks
 * it in its metadata; who writes quotes it before whatever the passages tell.
 */
public final class PreparedAnswer {

    static final String KEY = "answers";

    private static final String HEADING = KEY + "_heading";

    private static final String THE_QUESTION = "the question";

    private static final String BESIDE = KEY + "_beside";

    private static final String OF_ITSELF = KEY + "_of_itself";

    private PreparedAnswer() {}

    /** Marks one that answers the only question of a message. */
    public static void writeTo(Map<String, String> metadata) {
        metadata.put(KEY, THE_QUESTION);
    }

    /**
     * Marks one that answers some of several questions asked together.
     *
     * @param parts their numbers, from 0, by {@link AskedParts}
     */
    public static void writeTo(Map<String, String> metadata, Collection<Integer> parts) {
        metadata.put(KEY, parts.stream().sorted().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    /** Tells which question it was prepared for: a yes that it opens with is one to this question and to no other. */
    public static void writeHeading(Map<String, String> metadata, String question) {
        metadata.put(HEADING, question);
    }

    /** The question that a document was prepared for; empty where none is told. */
    public static String headingOf(RetrievedDocument document) {
        return document.getMetadata().getOrDefault(HEADING, "");
    }

    /** Marks one that comes near what is asked and is not answered with: it is evidence as a passage is, and no grade rests on it. */
    public static void writeBeside(Map<String, String> metadata) {
        metadata.put(BESIDE, "true");
    }

    /** Whether a document was prepared for a question that comes near what is asked, and is evidence beside the rest. */
    public static boolean isBeside(RetrievedDocument document) {
        return document.getMetadata().containsKey(BESIDE);
    }

    /** Marks one that the very thing tells of itself which is asked about by its name, in a document of one's own: a house knows its own prices. */
    public static void writeOfItself(Map<String, String> metadata) {
        metadata.put(OF_ITSELF, "true");
    }

    /** Whether what is asked about tells it of itself. */
    public static boolean isOfItself(RetrievedDocument document) {
        return document.getMetadata().containsKey(OF_ITSELF);
    }

    /** Without those: what it is judged by whether there is enough to answer. */
    public static List<RetrievedDocument> withoutThoseBeside(List<RetrievedDocument> documents) {
        return documents.stream().filter(document -> !isBeside(document)).toList();
    }

    /** Those that answer the only question of a message: several where it asks for a child and a grandmother at once. */
    public static List<RetrievedDocument> among(List<RetrievedDocument> documents) {
        return documents.stream()
                .filter(document -> mark(document).equals(THE_QUESTION))
                .toList();
    }

    /** The one that answers one of several questions asked together. */
    public static Optional<RetrievedDocument> toPart(int number, List<RetrievedDocument> documents) {
        return documents.stream()
                .filter(document -> Arrays.asList(mark(document).split(" ", -1)).contains(String.valueOf(number)))
                .findFirst();
    }

    /** Whether a document is such an answer, to whatever was asked. */
    public static boolean isOne(RetrievedDocument document) {
        return !mark(document).isEmpty();
    }

    /** Whether that with an id is such an answer. */
    public static boolean isOneOf(String chunkId, List<RetrievedDocument> documents) {
        return documents.stream().anyMatch(document -> document.getChunkId().equals(chunkId) && isOne(document));
    }

    private static String mark(RetrievedDocument document) {
        return document.getMetadata().getOrDefault(KEY, "");
    }
}
