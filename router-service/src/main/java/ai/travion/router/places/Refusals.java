package ai.travion.router.places;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Finds which of the places of a message its traveller does not want: "drop Ella", "we'd rather not go to Kandy", "Yala isn't for us". */
final class Refusals {

    private static final int CONTEXT_CHARACTERS = 60;

    /** What one does at a place, or wishes to. */
    private static final String DOING =
            "(?:(?:really|want|wanna|wish|like|need|have|care|fancy|plan|planning|interested|keen|bother|to|go|going|visit|visiting|see|seeing|stop|stopping|stay|staying|sleep|include|including|spend|time|pass|through|climb|climbing|do|doing|be|about|for|of|in|into|on|at|with|the|any|more|much|a|fan|back|again|another|day|night|over|up)\\s+){0,7}";

    private static final String LEFT_OUT =
            "(?:drop(?:ping)?|ditch(?:ing)?|lose(?!\\s+(?:time|weight|money|sight|my|our))|remov(?:e|ing)|delet(?:e|ing)|cancel(?:ling)?|scrap(?:ping)?|scratch|cut|skip(?:ping)?|avoid(?:ing)?|exclud(?:e|ing)|omit|forget(?:\\s+about)?|(?:take|leave|leaving|taking|cut|throw|cross|kick|strike)\\s+(?:out|off)|get\\s+rid\\s+of|no\\s+need\\s+(?:for|of|to\\s+(?:see|visit|go\\s+to))|chang(?:ed|ing)\\s+(?:our|my)\\s+minds?\\s+(?:about|on)|decided\\s+against|never\\s*mind|off\\s+with|enough\\s+of|had\\s+enough\\s+of|(?:keep|stay|steer)\\s+(?:away|clear)\\s+(?:from|of))";
    private static final Pattern BEFORE = Patterns.anyCase("(?:.*[^\\p{L}'])?(?:"
            + "(?<!n't\\s)(?<!not\\s)(?<!never\\s)(?<!n't\\swe\\s)" + LEFT_OUT
            + "|(?:anything|anywhere|everything|everywhere|any\\s+place|somewhere|all)\\s+(?:but|except(?:\\s+for)?)|except(?:\\s+for)?|other\\s+than|besides|without|instead\\s+of|rather\\s+than|apart\\s+from"
            + "|(?:that|which)\\s+(?:is\\s+not|isn'?t|are\\s+not|aren'?t)"
            + "|(?<!\\bwhy\\s)(?:don'?t|do\\s+not|doesn'?t|won'?t|will\\s+not|can'?t|cannot|wouldn'?t|needn'?t)\\s+(?=\\p{L}+\\s)"
            + DOING
            + "|(?<!why\\s)(?<!or\\s)not\\s+" + DOING + "|not|no(?:\\s+more)?|never\\s+(?=\\p{L}+\\s)" + DOING + ")"
            + "\\s*(?:going\\s+)?(?:to\\s+|in\\s+|at\\s+|visiting\\s+|the\\s+)*");
    /** "Rather Ella than Galle", "I prefer Ella over Galle". */
    private static final Pattern LESS_WANTED = Patterns.anyCase(
            "(?:.*[^\\p{L}'])?(?:(?:rather|sooner|prefer\\w*)\\b[^.;!?]{2,50}\\b(?:rather\\s+)?than|prefer\\w*\\b[^.;!?]{2,40}\\bover)\\s+(?:(?:to|in|at|go|going|visit|visiting|see|the)\\s+)*");
    /** "Don't we pass Kandy?" and "nothing but Kandy" refuse nothing. */
    private static final Pattern NOT_AT_ALL = Patterns.anyCase(
            "(?:.*[^\\p{L}'])?(?:nothing\\s+but|not\\s+only|not\\s+just|do(?:n'?t|\\s+not)\\s+(?:forget|miss|skip|drop|leave\\s+out)|can'?t\\s+(?:wait|get\\s+enough|stop|help|miss)|why\\s+not|whether\\s+or\\s+not|or\\s+not|no\\s+problem|(?:no(?:\\s+more)?|without|skip|avoid|drop)\\s+[^.;!?#]{2,40}?\\b(?:except|apart\\s+from|other\\s+than|besides)(?:\\s+for)?)\\s+(?:\\p{L}+\\s+){0,5}");

    /** "Should I skip Yala?" and "is it better to avoid Kandy?" ask about the place. */
    private static final Pattern ASKS_WHETHER = Patterns.anyCase(
            "(?:.*[^\\p{L}'])?(?:(?:should|ought)\\s+(?:i|we|one|you|they|people|(?:my|our|the|a)\\s+(?:\\p{L}+\\s+)?\\p{L}+)"
                    + "|(?:do|does|would|will)\\s+(?:i|we|one|you|they|people|(?:my|our)\\s+\\p{L}+)\\s+(?:need|have|recommend|suggest|advise)"
                    + "|(?:is|was|would)\\s+it\\s+(?:be\\s+)?(?:\\p{L}+\\s+){1,3}?(?:to|if)|worth|whether|reasons?|why)\\s+(?:\\p{L}+\\s+){0,3}?"
                    + LEFT_OUT
                    + "\\s*(?:going\\s+)?(?:to\\s+|in\\s+|at\\s+|visiting\\s+|the\\s+|climbing\\s+)*");

    private static final Pattern AFTER = Patterns.anyCase(
            "\\s*(?:(?:isn'?t|is\\s+not|aren'?t|are\\s+not)\\s+(?:for\\s+(?:us|me)|my\\s+thing|our\\s+thing|interesting|needed|necessary|important|on\\s+(?:my|our)\\s+list|worth)|can\\s+(?:go|be\\s+(?:dropped|skipped|left\\s+out|removed))|(?:doesn'?t|does\\s+not)\\s+(?:interest|appeal)|(?:is\\s+)?out(?=\\s*[,;.!]|\\s+and\\b|\\s*$)|is\\s+out\\b|not\\s+(?:interesting|needed|necessary)|has\\s+to\\s+go|should\\s+(?:go\\b(?!\\s+(?:in|on|first|last|before|after))|be\\s+(?:dropped|removed|left\\s+out))).*");
    /** "Cut Kandy short", "drop Kandy to one day": less of it is not none. */
    private static final Pattern ONLY_LESS =
            Patterns.anyCase("\\s*(?:short\\b|down\\b|to\\s+(?:one|two|a|\\d)|bus\\b|train\\b).*");

    /** "Leave Dambulla out". */
    private static final Pattern TAKING = Patterns.anyCase(
            "(?:.*[^\\p{L}'])?(?:leav(?:e|ing)|tak(?:e|ing)|cut|kick|throw|cross|strike|drop|swap)\\s+(?:the\\s+)?");

    private static final Pattern OUT = Patterns.anyCase(
            "\\s+(?:out|off(?=\\s+(?:the\\s+(?:plan|list|route)|it)\\b))(?!\\s+of\\s+(?!it\\b|the\\s+(?:plan|trip)\\b))\\b.*");

    private static final Pattern ASKS_WHETHER_OUT = Patterns.anyCase(
            "(?:.*[^\\p{L}'])?(?:(?:should|ought|do|does|did)\\s+(?:i|we|you|one|they)|not|n't|never)\\b.*");

    private static final Pattern AND =
            Patterns.anyCase("\\s*(?:&|and|or|nor|,?\\s+nor|,?\\s+or)\\s+(?:the\\s+|in\\s+|to\\s+|at\\s+)*");

    private Refusals() {}

    /** The indexes of the mentions that are refused. */
    static Set<Integer> among(List<Places.Mention> mentions, String text) {
        var refused = new TreeSet<Integer>();
        for (int i = 0; i < mentions.size(); i++) {
            int start = mentions.get(i).start();
            int end = mentions.get(i).end();
            boolean goesOn = refused.contains(i - 1)
                    && Patterns.isAllOf(AND, text.substring(mentions.get(i - 1).end(), start));
            if (goesOn || isRefused(text, start, end)) {
                refused.add(i);
            }
        }
        return refused;
    }

    private static boolean isRefused(String text, int start, int end) {
        var before = text.substring(Math.max(0, start - CONTEXT_CHARACTERS), start);
        var after = text.substring(end);
        boolean takenOut = Patterns.isAllOf(TAKING, before) && Patterns.isAllOf(OUT, after);
        if (Patterns.isAllOf(AFTER, after) || (takenOut && !Patterns.isAllOf(ASKS_WHETHER_OUT, before))) {
            return true;
        }
        return (Patterns.isAllOf(BEFORE, before) || Patterns.isAllOf(LESS_WANTED, before))
                && !Patterns.isAllOf(NOT_AT_ALL, before)
                && !Patterns.isAllOf(ASKS_WHETHER, before)
                && !Patterns.isAllOf(ONLY_LESS, after);
    }
}
