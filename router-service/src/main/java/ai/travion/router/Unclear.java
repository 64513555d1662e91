package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.graph.Step;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Focus;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Language;
import ai.travion.schemas.GraphState;
import java.util.Optional;

/** "The blue one then", "and so on": a few words beside a plan of which nothing was understood are asked back, and never looked up for all of its places. */
final class Unclear {

    private static final int FEW_WORDS = 6;

    private Unclear() {}

    /** The short question; nothing where the message says what it is about. */
    static Optional<String> question(
            Step step, GraphState state, Reading reading, Conversation conversation, Places atlas) {
        boolean unclear = Taken.in(conversation, step) == Taken.QUESTION
                && conversation.hasAPlanToChange()
                && step.state().getTargetLocations().size() > 1
                && step.state().getFinalResponse().isEmpty()
                && reading.language() == Language.ENGLISH
                && !reading.smallTalk()
                && !reading.wishes().areStated()
                && reading.said().words().size() <= FEW_WORDS
                && !Phrases.isQuestion(reading.said())
                && !reading.said().text().contains("?")
                && reading.places().isEmpty()
                && reading.places().beyond().isEmpty()
                && reading.places().region().isEmpty()
                && !reading.when().saysAnything()
                && reading.travelWords().isEmpty();
        return unclear ? Optional.of(question(state, reading, conversation, atlas)) : Optional.empty();
    }

    private static String question(GraphState state, Reading reading, Conversation conversation, Places atlas) {
        var place = Focus.of(state, atlas)
                .place()
                .or(() -> conversation.ofThePlan().stream().findFirst())
                .map(Place::name)
                .orElse("a place");
        return "I did not catch what \"%s\" is about. Is it %s, a day of the plan, or something else? Say it with its name, for instance \"one more night in %s\" or \"what is on day 2?\"."
                .formatted(reading.said().text().strip(), place, place);
    }
}
