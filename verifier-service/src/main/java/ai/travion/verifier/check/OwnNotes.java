package ai.travion.verifier.check;

import java.util.regex.Pattern;

/** What the writer by rule says of the answer itself: its sources, which wishes it follows, how a word was read. None of it advises anything. */
final class OwnNotes {

    private static final Pattern OWN_NOTE = Pattern.compile(
            "(?i)^\\W*(?:sources?:|your (?:wish|condition|request)|it (?:keeps to|is made for) what you said|not in this plan|since you avoid [^.]{1,200}, (?:i left out|some of what i found is left out)|i (?:took|could not|did not act on|left|read)|search (?:further|yourself|the web)|[^.]{1,60} on the map$|\"[^\"]+\" was read)");

    private OwnNotes() {}

    /** A model is free to write anything under such a beginning. */
    static boolean isOne(String text, Reviewed reviewed) {
        return reviewed.isByRule() && opens(text);
    }

    /** Whether it begins as one does, whoever wrote it. */
    static boolean opens(String text) {
        return OWN_NOTE.matcher(text).find();
    }
}
