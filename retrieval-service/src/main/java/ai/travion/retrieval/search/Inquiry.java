package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.retrieval.question.Shorthand;
import java.time.Month;
import java.util.List;
import java.util.Optional;

/**
 * What the knowledge base is asked in a turn.
 *
 * @param words what to look for
 * @param judgedBy the words that the evidence has to answer; a retry looks for more than was asked
 * @param places that the turn is about, the main one first; empty for the whole catalogue
 * @param plan whether a plan is to be made of it
 * @param days that a plan has; 1 where nothing was said
 * @param widened whether places near by are welcome
 * @param month in which it is to be, where a date is known
 */
public record Inquiry(
        String words,
        String judgedBy,
        List<Place> places,
        boolean plan,
        int days,
        boolean widened,
        Optional<Month> month,
        Wishes wishes) {

    public Inquiry {
        words = Shorthand.writtenOut(words);
        judgedBy = Shorthand.writtenOut(judgedBy);
        places = List.copyOf(places);
    }

    /** The same of other words. */
    public Inquiry asking(String other) {
        return new Inquiry(other, other, places, plan, days, widened, month, wishes);
    }

    /** A plain question about these places. */
    public static Inquiry question(String words, Place... places) {
        return new Inquiry(words, words, List.of(places), false, 1, false, Optional.empty(), Wishes.NONE);
    }
}
