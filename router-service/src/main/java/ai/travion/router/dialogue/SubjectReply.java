package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.intent.Dangling;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.schemas.Clarification;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a traveller says to the question which place they mean.
 *
 * @param reading the reply
 * @param words it without what only leads to it
 * @param option the option that it names
 * @param choice the place that it leaves us to choose, where it does
 * @param ownMatter whether it is about something else
 */
record SubjectReply(
        Reading reading, String words, Optional<String> option, Optional<String> choice, boolean ownMatter) {

    private static final int SHORT_REPLY_WORDS = 8;
    /** "The botanic garden": a place that is not called by its name. */
    private static final Pattern OF_A_KIND = Patterns.anyCase(
            "\\W*(?:(?:for|at|of|about|i\\s+mean|sorry)\\s+)?(?:the|that)\\s+(?!(?:same|first|second|third|last|one|other|next|day|week|month)\\b)\\p{L}+(?:\\s+\\p{L}+){0,3}\\W*");

    /** The message that was asked about with its place; nothing where the reply says all by itself. */
    Optional<Resumed> resumes(Clarification asked, Reading original) {
        if (option.isPresent()) {
            return Optional.of(new Resumed(with(option.get(), asked, original), List.of()));
        }
        if (choice.isPresent()) {
            return Optional.of(new Resumed(
                    with(choice.get(), asked, original),
                    List.of("You left the choice to me, so I took " + choice.get() + ".")));
        }
        boolean completes = !reading.smallTalk()
                && !ownMatter
                && (!reading.places().isEmpty() || reading.said().is(OF_A_KIND))
                && reading.said().words().size() <= SHORT_REPLY_WORDS;
        return completes && !Dangling.isAllOf(original)
                ? Optional.of(new Resumed(joined(asked, words), List.of()))
                : Optional.empty();
    }

    private static String with(String place, Clarification asked, Reading original) {
        return Dangling.isAllOf(original) ? "Tell me about " + place : joined(asked, place);
    }

    private static String joined(Clarification asked, String place) {
        var open = Resumption.unended(asked.getOriginalQuery());
        return StandAlone.pointing(open, place).orElse(open + ", " + place);
    }
}
