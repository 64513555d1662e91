package ai.travion.retrieval.ingest;

import java.util.List;

/** The port to a kind of file. */
@FunctionalInterface
interface ReadDocuments {

    /**
     * The documents of a file.
     *
     * @param id of the file
     * @throws UnreadableDocumentException where it is none of its kind, or holds nothing that can be read
     */
    Read in(String id, String content) throws UnreadableDocumentException;

    /**
     * What was read.
     *
     * @param documents at least one
     * @param unreadable entries of the file that are no documents, each with why; the others do not suffer for them
     * @param doubts what of it may not be meant as it was read
     */
    record Read(List<SourceDocument> documents, List<String> unreadable, List<String> doubts) {

        public Read {
            documents = List.copyOf(documents);
            unreadable = List.copyOf(unreadable);
            doubts = List.copyOf(doubts);
        }

        static Read one(SourceDocument document) {
            return new Read(List.of(document), List.of(), List.of());
        }
    }
}
