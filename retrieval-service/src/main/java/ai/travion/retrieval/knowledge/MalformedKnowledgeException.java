package ai.travion.retrieval.knowledge;

/** A file of the knowledge base that breaks its format. The message names the file and what is wrong with it. */
public final class MalformedKnowledgeException extends RuntimeException {

    MalformedKnowledgeException(String file, String fault) {
        super("Knowledge file " + file + ": " + fault);
    }
}
