package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;

/**
 * What a turn asks. {@code rewritten_query} holds the question that stands by itself and, where a search by its own words found too
 * little, behind a mark the other words that are searched by. So a wider search never loses the question.
 */
public final class AskedInFull {

    private static final String SEARCHED_BY = "\nsearched by: ";

    private AskedInFull() {}

    /** The question in full: as the conversation has made it whole, or in the traveller's own words where those stand alone. */
    public static String question(GraphState state) {
        var query = state.getRewrittenQuery().filter(text -> !text.isBlank()).orElse("");
        int mark = query.lastIndexOf(SEARCHED_BY);
        var question = mark < 0 ? query : query.substring(0, mark);
        return question.isBlank() ? state.getUserQuery() : question;
    }

    /** The words to search by: the question's own, unless others were found for it. */
    public static String words(GraphState state) {
        var query = state.getRewrittenQuery().filter(text -> !text.isBlank()).orElse("");
        int mark = query.lastIndexOf(SEARCHED_BY);
        return mark < 0 ? question(state) : query.substring(mark + SEARCHED_BY.length());
    }

    /** The query of a state that searches for its question by other words. */
    public static String searchedBy(String words, GraphState state) {
        return question(state) + SEARCHED_BY + words;
    }
}
