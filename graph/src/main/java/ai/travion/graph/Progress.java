package ai.travion.graph;

import java.util.List;

/** What a node shows to whoever follows its run. Calls never block and are dropped where nobody asked for a stream. */
public interface Progress {

    /** Appends text to a draft. Drafts count from 0. */
    void token(int draft, String text);

    /** Says that the draft before {@code draft} is void, and why. */
    void revision(int draft, List<String> reasons);
}
