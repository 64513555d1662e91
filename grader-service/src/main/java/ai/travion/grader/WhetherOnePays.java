package ai.travion.grader;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.regex.Pattern;

/** Whether anything has to be paid at all: what it costs changes, but that a street is free to walk in a guide knows. */
final class WhetherOnePays {

    private static final double WORTH_READING = 0.5;

    private static final Pattern ASKED = Pattern.compile(
            "\\b(?:(?:do|does|must|should|will|would|need|have|has|having) (?:\\w+ ){0,4}(?:pay|buy (?:a |an )?(?:\\w+ )?tickets?)|"
                    + "(?:is|are) (?:\\w+ ){0,6}free\\b(?! (?:\\w+ )?(?:room|seat|bed|table|place)s?)|"
                    + "(?:is|are) there (?:an? |any )?(?:\\w+ )?(?:fees?|charges?|tickets?|admission)|(?:is|are) (?:\\w+ ){0,6}(?:a|an) (?:\\w+ )?(?:fees?|tickets?|charges?)|"
                    + "(?:charge|cost) (?:anything|something|money)|for free|free (?:entry|entrance|admission|of charge|to (?:enter|visit|get in)))\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern HOW_MUCH = Pattern.compile(
            "\\b(?:how much|how many (?:rupees|dollars)|what (?:does|do|is|are) (?:\\w+ ){0,5}(?:costs?|prices?|fees?|fares?))\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern TOLD = Pattern.compile(
            "\\b(?:without (?:a |any )?(?:entrance |entry )?(?:tickets?|fees?|charge|payment)|no (?:entrance |entry |admission )?(?:tickets?|fees?|charge)|"
                    + "(?:is|are|be|entry|entrance|admission|enters?|open) (?:\\w+ )?free\\b(?!-)|free (?:of charge|to (?:enter|visit|walk))|for nothing|costs? nothing|"
                    + "(?:entrance|entry|admission) (?:tickets?|fees?)|tickets? (?:is|are) (?:needed|sold|checked|required)|(?:buy|need|needs|with|show|keep) (?:a|an|the|your|its) (?:\\w+ )?tickets?|"
                    + "ticket (?:office|counter|booth|gate)s?|for (?:a|an) (?:small |modest )?(?:fee|charge|donation)|charges? (?:a|an) (?:\\w+ )?fee|donations?)\\b",
            Pattern.CASE_INSENSITIVE);

    private WhetherOnePays() {}

    /** Whether that is asked, and told in what was found. */
    static boolean isTold(GraphState state) {
        var question = AskedInFull.question(state);
        return ASKED.matcher(question).find()
                && !HOW_MUCH.matcher(question).find()
                && PreparedAnswer.withoutThoseBeside(state.getRetrievedDocuments()).stream()
                        .anyMatch(WhetherOnePays::tells);
    }

    private static boolean tells(RetrievedDocument document) {
        return document.getRelevanceScore() >= WORTH_READING
                && TOLD.matcher(document.getContent()).find();
    }
}
