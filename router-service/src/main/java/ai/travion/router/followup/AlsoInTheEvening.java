package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What about the evening there?" after a question whether one is safe or well somewhere: the same question, of the evening. */
final class AlsoInTheEvening implements Completion {

    private static final Pattern EVENING = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|what\\s+about|how\\s+about|in|at|during|the)\\W+)+(?<when>evenings?|nights?|night\\s?time|after\\s+dark)(?:\\s+(?:there|then|too|alone|though))*\\W*$");
    private static final Pattern WHETHER_SAFE = Patterns.words(
            "safe|dangerous|risky|(?:is|are|will|would) [^.?!]{2,60}\\b(?:ok|okay|alright|all right|fine|comfortable|good)(?= (?:for|as|alone|then)|\\W*$)");
    private static final Pattern IN_THE_EVENING = Patterns.words("evenings?");
    private static final Pattern OF_A_TIME = Patterns.words("evenings?|nights?|dark|mornings?");
    private static final Pattern END = Pattern.compile("[\\s?!.,;:]*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var evening = Patterns.matcher(EVENING, message.said().text());
        boolean asks =
                message.places().isEmpty() && before.conversation().itinerary().isEmpty() && evening.matches();
        return asks
                ? before.last()
                        .filter(said -> Phrases.asksForSomething(said.said())
                                && said.said().has(WHETHER_SAFE)
                                && !said.said().has(OF_A_TIME))
                        .map(said ->
                                new Completed(END.matcher(said.said().text()).replaceFirst("")
                                        + (Patterns.isIn(IN_THE_EVENING, evening.group("when"))
                                                ? " in the evening?"
                                                : " at night?")))
                : Optional.empty();
    }
}
