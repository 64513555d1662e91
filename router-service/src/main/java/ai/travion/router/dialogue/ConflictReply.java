package ai.travion.router.dialogue;

import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a traveller says to a question about a conflict of their wishes.
 *
 * @param reading the reply
 * @param option the option that it names
 * @param leavesTheChoice whether it leaves the choice to us
 * @param ownMatter whether it is about something else
 */
record ConflictReply(Reading reading, Optional<String> option, boolean leavesTheChoice, boolean ownMatter) {

    private static final Pattern YES = Patterns.anyCase(
            "\\W*(?:yes|yeah|yep|yup|ok|okay|sure|fine|alright|of course|go ahead|sounds good|why not|please do|do it|definitely|absolutely)\\b.*");
    private static final Pattern NO = Patterns.anyCase(
            "\\W*(?:no|nope|nah|not|don'?t|do not|rather not|better not|please don'?t|leave|keep|still|same as|as (?:before|usual|always))\\b.*");

    /** The message that was asked about, with the wishes that hold; nothing where the reply is a matter of its own. */
    Optional<Resumed> resumes(Clarification asked, Reading original, Preferences known) {
        var conflict = Conflicts.of(known, original.said(), original.wishes());
        boolean decided = option.isPresent() || saysWhich();
        if (conflict.isEmpty() || (!decided && !leavesTheChoice && (reading.smallTalk() || ownMatter))) {
            return Optional.empty();
        }
        var wishes = decided && declines(asked, known)
                ? conflict.get().declined()
                : conflict.get().agreed();
        var assumptions = decided ? List.<String>of() : List.of("I followed what you asked for now.");
        return Optional.of(new Resumed(asked.getOriginalQuery(), assumptions, Optional.of(wishes)));
    }

    private boolean saysWhich() {
        return reading.said().is(YES)
                || reading.said().is(NO)
                || reading.wishes().areStated()
                || !reading.wishes().topics().isEmpty();
    }

    /** Whether the earlier words hold: by the option, by wishing again for what was wished for then, or by a no. */
    private boolean declines(Clarification asked, Preferences known) {
        if (option.isPresent()) {
            return option.get().equals(asked.getOptions().getLast());
        }
        var wishes = reading.wishes();
        if (wishes.pace().isPresent()) {
            return wishes.pace().equals(known.getPace().map(StatedValue::getValue));
        }
        var level = wishes.budget().map(StatedBudget::getLevel);
        if (level.isPresent()) {
            return level.equals(known.getBudget().map(StatedBudget::getLevel));
        }
        return reading.said().is(NO)
                || !wishes.avoid().isEmpty()
                || wishes.walkingTolerance().filter("low"::equals).isPresent();
    }
}
