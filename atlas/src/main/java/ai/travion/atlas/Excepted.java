package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The places that a text names only to leave them out: "leopards except Yala", "what else is around Dambulla besides Sigiriya and Habarana". */
public final class Excepted {

    private static final Pattern BEFORE_IT = Patterns.anyCase(
            "(?s:.*)\\b(?:except(?: for| in| at)?|excluding|besides|other than|apart from|aside from|but not(?: in| at)?|without(?: having to)?(?: \\p{L}+ing)?(?: back)?(?: to| through| via| by| over| into| in)?|other(?:\\s+\\p{L}+){0,3}\\s+than|else\\s+than)\\s+(?:the\\s+)?$");
    private static final Pattern AND = Patterns.anyCase("\\s*(?:,|&|,?\\s*\\b(?:and|or)\\b)\\s*(?:the\\s+)?");

    private Excepted() {}

    /** In the order of the text. */
    public static List<Place> in(String text, Places atlas) {
        var excepted = new ArrayList<Place>();
        int end = -1;
        for (var mention : atlas.mentionedIn(text)) {
            boolean goesOn =
                    end >= 0 && end <= mention.start() && Patterns.isAllOf(AND, text.substring(end, mention.start()));
            if (goesOn || BEFORE_IT.matcher(text.substring(0, mention.start())).matches()) {
                excepted.add(mention.place());
                end = mention.end();
            }
        }
        return List.copyOf(excepted);
    }
}
