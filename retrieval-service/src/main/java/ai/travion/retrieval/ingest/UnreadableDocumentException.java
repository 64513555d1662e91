package ai.travion.retrieval.ingest;

/** A file that is no document, said in words for whoever has to mend it. */
final class UnreadableDocumentException extends Exception {

    UnreadableDocumentException(String message) {
        super(message);
    }
}
