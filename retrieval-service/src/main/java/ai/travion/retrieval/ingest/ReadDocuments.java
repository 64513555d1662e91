package ai.travion.retrieval.ingest;

import java.util.List;

/** The port to a kind of file. */
@FunctionalInterface
interface ReadDocuments {

    /**
     * The documents of a file.
     *
     * @param id of the file
     * @throws UnreadableDocumentException where it is none of its kind, or empty
     */
    List<SourceDocument> in(String id, String content) throws UnreadableDocumentException;
}
