package ai.travion.retrieval.web;

import ai.travion.schemas.WebResult;
import java.util.List;

/** The port to a web search. Nodes call it on virtual threads: it may wait, within its own time limit. */
@FunctionalInterface
public interface SearchTheWeb {

    /**
     * Searches.
     *
     * @param query in plain words
     * @return best first, cleaned of markup: untrusted text all the same
     * @throws WebSearchFailedException where the provider gave no answer
     */
    List<WebResult> about(String query);
}
