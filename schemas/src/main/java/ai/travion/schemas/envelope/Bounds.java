package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.WebResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The bounds of the envelope: a turn carries a window of the conversation and the best of the evidence, never all of it.
 *
 * <p>6 messages of 1,000 characters, 5 documents of 1,200 and 2 short prepared answers beside them, 3 web results of 600; with them a thread of
 * many turns weighs what a thread of a few does, and a record stays under {@link #MAX_BYTES}.
 */
public final class Bounds {

    /** A record of the pipeline is never larger than this. */
    public static final int MAX_BYTES = 64 * 1024;

    public static final int MESSAGES = 6;
    public static final int MESSAGE_CHARACTERS = 1_000;
    public static final int DOCUMENTS = 5;
    /** Prepared answers that stand among the documents as evidence and are not what is answered with. */
    public static final int ANSWERS_BESIDE = 2;

    public static final int DOCUMENT_CHARACTERS = 1_200;
    public static final int WEB_RESULTS = 3;
    public static final int WEB_RESULT_CHARACTERS = 600;
    public static final int LOG_LINES = 20;
    public static final int RESPONSE_CHARACTERS = 8_000;

    private Bounds() {}

    /** The state within its bounds; the same object where it already is. */
    public static GraphState within(GraphState state) {
        var messages = last(state.getMessages(), MESSAGES, Bounds::shortened);
        var documents = documents(state.getRetrievedDocuments());
        var results = first(state.getWebSearchResults(), WEB_RESULTS, Bounds::shortened);
        var errors = last(state.getErrorLog(), LOG_LINES, line -> cut(line, MESSAGE_CHARACTERS));
        var draft = state.getGeneratedResponse().map(text -> cut(text, RESPONSE_CHARACTERS));
        boolean unchanged = messages == state.getMessages()
                && documents == state.getRetrievedDocuments()
                && results == state.getWebSearchResults()
                && errors == state.getErrorLog()
                && draft.equals(state.getGeneratedResponse());
        return unchanged
                ? state
                : GraphState.newBuilder(state)
                        .setMessages(messages)
                        .setRetrievedDocuments(documents)
                        .setWebSearchResults(results)
                        .setErrorLog(errors)
                        .setGeneratedResponse(draft.orElse(null))
                        .build();
    }

    /** The first of each kind, in their order. */
    private static List<RetrievedDocument> documents(List<RetrievedDocument> all) {
        if (all.size() <= DOCUMENTS) {
            return first(all, DOCUMENTS, Bounds::shortened);
        }
        var kept = new ArrayList<RetrievedDocument>();
        int passages = 0;
        int beside = 0;
        for (var document : all) {
            boolean hasRoom = PreparedAnswer.isBeside(document) ? beside++ < ANSWERS_BESIDE : passages++ < DOCUMENTS;
            if (hasRoom) {
                kept.add(document);
            }
        }
        return kept.size() == all.size()
                ? first(all, all.size(), Bounds::shortened)
                : kept.stream().map(Bounds::shortened).toList();
    }

    /** The state without the slots of former plans, which can be planned anew, for a turn that has no room for them. */
    public static GraphState withoutKeptSlots(GraphState state) {
        return GraphState.newBuilder(state)
                .setMadePlans(state.getMadePlans().stream()
                        .map(made -> MadePlan.newBuilder(made).setSlots(null).build())
                        .toList())
                .build();
    }

    /** The last messages of a conversation, each within its bound. */
    public static List<Message> window(List<Message> messages) {
        return last(messages, MESSAGES, Bounds::shortened);
    }

    /** At most {@code characters} of a text, cut between characters and marked as cut. */
    public static String cut(String text, int characters) {
        if (text.length() <= characters) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(characters - 2)) ? characters - 2 : characters - 1;
        return text.substring(0, end) + "…";
    }

    private static Message shortened(Message message) {
        return message.getContent().length() <= MESSAGE_CHARACTERS
                ? message
                : Message.newBuilder(message)
                        .setContent(cut(message.getContent(), MESSAGE_CHARACTERS))
                        .build();
    }

    private static RetrievedDocument shortened(RetrievedDocument document) {
        return document.getContent().length() <= DOCUMENT_CHARACTERS
                ? document
                : RetrievedDocument.newBuilder(document)
                        .setContent(cut(document.getContent(), DOCUMENT_CHARACTERS))
                        .build();
    }

    private static WebResult shortened(WebResult result) {
        return result.getContent().length() <= WEB_RESULT_CHARACTERS
                ? result
                : WebResult.newBuilder(result)
                        .setContent(cut(result.getContent(), WEB_RESULT_CHARACTERS))
                        .build();
    }

    private static <T> List<T> first(List<T> all, int limit, UnaryOperator<T> shortened) {
        return bounded(all, all.subList(0, Math.min(limit, all.size())), shortened);
    }

    private static <T> List<T> last(List<T> all, int limit, UnaryOperator<T> shortened) {
        return bounded(all, all.subList(Math.max(0, all.size() - limit), all.size()), shortened);
    }

    private static <T> List<T> bounded(List<T> all, List<T> kept, UnaryOperator<T> shortened) {
        return kept.size() == all.size() && allAreShort(all, shortened)
                ? all
                : kept.stream().map(shortened).toList();
    }

    /** Asked of every state on every hop, and nearly always so: without a copy. */
    private static <T> boolean allAreShort(List<T> all, UnaryOperator<T> shortened) {
        for (T each : all) {
            if (!shortened.apply(each).equals(each)) {
                return false;
            }
        }
        return true;
    }
}
