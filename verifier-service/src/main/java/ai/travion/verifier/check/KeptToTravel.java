package ai.travion.verifier.check;

import ai.travion.atlas.Places;
import ai.travion.schemas.IntentType;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Set;
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

    /** "Paris.", "Blue and green, but ...": a name, a figure or a number alone. */
    private static final Pattern NAMES_OR_FIGURES = Pattern.compile(
            "\\W*(?:(?:(?:it|that|this|he|she|they) (?:is|was|are|were|would be)|(?:it|that)['’]s|the answer is|answer:?) (?-i:(?:the |in |about )?(?=[\\p{Lu}\\d])[^.;]*)|(?-i:(?:[\\p{Lu}\\d][\\p{L}\\d.,%’'-]*\\s*){1,4})|"
                    + "(?:" + SpelledNumbers.HOUR
                    + "|zero|twenty|thirty|forty|fifty|a hundred|a thousand|a million))\\W*",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern COURTESY = Pattern.compile(
            "(?i)\\b(?:sorry|alas|ha(?:ha)?|well|hello|hi|hey|ok(?:ay)?|sure|no|yes|thanks|thank|fun|nice|interesting|true|understood|noted|apologies|ah|oh|hmm?|greetings|ayubowan|tempting|gladly|unfortunately|certainly|absolutely|right|good|great|fair|travion|sri lankan?|english|sadly|regrettably|pass|touché)\\b");

    private static final Pattern TURN =
            Pattern.compile("\\s*(?:;|—|–|,?\\s(?:but|though|yet|however)\\b|,\\s+and\\b)\\s*");

    private final Places atlas;

    KeptToTravel(Places atlas) {
        this.atlas = atlas;
    }

    List<Fault> faults(Reviewed reviewed) {
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
                .filter(text -> tellsOfOtherThings(text, asked, reviewed) || answersBeforeItTurnsDown(text, asked))
                .distinct()
                .map(text -> Fault.mendedByLeavingOut(
                        "It answers what has nothing to do with travel in Sri Lanka: \"" + text + "\"",
                        "what has nothing to do with travel in Sri Lanka",
                        text))
                .toList();
    }

    private static boolean tellsOfOtherThings(String text, Set<String> asked, Reviewed reviewed) {
        return reviewed.readings().subjectsOf(text).size() >= SAYS_SOMETHING
                && !TURNS_DOWN.matcher(text).find()
                && (!OF_US.matcher(text).find()
                        || reviewed.readings().subjectsOf(text).stream().anyMatch(asked::contains));
    }

    /** "Paris." and "It is Paris, but my subject is Sri Lanka": what is asked for stands before what turns it down. */
    private boolean answersBeforeItTurnsDown(String text, Set<String> asked) {
        var first = TURN.split(text, 2)[0];
        return NAMES_OR_FIGURES.matcher(first).matches()
                && !COURTESY.matcher(first).find()
                && !OF_US.matcher(first).find()
                && !asked.containsAll(Words.terms(first))
                && atlas.mentionedIn(first).isEmpty();
    }
}
