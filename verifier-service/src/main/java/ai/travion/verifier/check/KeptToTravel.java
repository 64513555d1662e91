package ai.travion.verifier.check;

import ai.travion.schemas.IntentType;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.regex.Pattern;

/** What has nothing to do with travel is turned down, and not answered on the way: no code, no essay, no fact of the world. */
final class KeptToTravel {

    private static final int LONGEST = 900;
    /** "Of course." says nothing. */
    private static final int SAYS_SOMETHING = 2;

    private static final Pattern CODE =
            Pattern.compile("```|\\bdef \\w+\\(|\\bpublic static\\b|<script|\\bSELECT .+ FROM\\b");
    /** Of this guide, of whom it speaks to, or of what it is for. */
    private static final Pattern OF_US = Pattern.compile(
            "(?i)\\b(?:I|I['’]m|me|my|mine|we|us|our|you|your|Travion|Sri Lankan?|travel\\w*|trips?|guide|island|journey|holiday)\\b");
    /** It turns something down or offers something else. */
    private static final Pattern TURNS_DOWN = Pattern.compile(
            "(?i)\\b(?:only|not|cannot|can['’]t|\\w+n['’]t|unable|outside|beyond|instead|rather|sorry|afraid|leave (?:that|this|it)|elsewhere|Travion|Sri Lankan?)\\b|\\?\\s*$");

    private KeptToTravel() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.state().getIntent() != IntentType.OFF_TOPIC) {
            return List.of();
        }
        if (CODE.matcher(reviewed.draft().raw()).find()
                || reviewed.draft().prose().length() > LONGEST) {
            return List.of(
                    Fault.mendedByRewriting(
                            "It answers what has nothing to do with travel in Sri Lanka.",
                            "Turn the question down in a sentence or two, without answering it, and offer help with a trip in Sri Lanka."));
        }
        var asked = Words.subjects(reviewed.state().getUserQuery());
        return reviewed.draft().statements().stream()
                .map(Statement::text)
                .filter(text -> reviewed.readings().subjectsOf(text).size() >= SAYS_SOMETHING
                        && !TURNS_DOWN.matcher(text).find())
                .filter(text -> !OF_US.matcher(text).find()
                        || reviewed.readings().subjectsOf(text).stream().anyMatch(asked::contains))
                .distinct()
                .map(text -> Fault.mendedByLeavingOut(
                        "It answers what has nothing to do with travel in Sri Lanka: \"" + text + "\"",
                        "what has nothing to do with travel in Sri Lanka",
                        text))
                .toList();
    }
}
