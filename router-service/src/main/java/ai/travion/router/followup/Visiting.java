package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What visitors ask of a place that is spoken of in words that seem to mean something else: "when should I get there?" is asked of
 * the hour and not of the way, "where do I stay the night before?" of the towns around.
 */
final class Visiting implements Completion {

    private static final String LEAD = "^\\W*(?:(?:and|so|but|then|also)\\W+)*";
    private static final String END =
            "(?:\\s+(?:then|exactly|ideally|by|best|for\\s+(?:it|that|this|the\\s+\\p{L}+)))*\\W*$";

    private record Idiom(Pattern said, String meant) {}

    private static final List<Idiom> IDIOMS = List.of(
            new Idiom(
                    Patterns.anyCase(LEAD
                            + "(?:when|what\\s+time|how\\s+early|how\\s+late)\\s+(?:should|do|must|would|shall|can|ought)\\s+(?:i|we|one|you)\\s+(?:need\\s+to\\s+|have\\s+to\\s+|best\\s+|to\\s+)?(?:get|be|arrive|turn\\s+up|show\\s+up)(?:\\s+(?:there|here|up\\s+there|at\\s+the\\s+\\p{L}+))?"
                            + END),
                    "What is the best time of the day to arrive at %s?"),
            new Idiom(
                    Patterns.anyCase(LEAD
                            + "(?:when|what\\s+time|how\\s+early|how\\s+late|at\\s+what\\s+time)\\s+(?:should|do|must|would|shall|can|ought)\\s+(?:i|we|one|you)\\s+(?:need\\s+to\\s+|have\\s+to\\s+|best\\s+|to\\s+)?(?:set\\s+off|set\\s+out|leave|depart|hit\\s+the\\s+road)(?:\\s+(?:from\\s+)?(?:home|here|the\\s+hotel|in\\s+the\\s+morning))?"
                            + END),
                    "What is the best time of the day to arrive at %s?"),
            new Idiom(
                    Patterns.anyCase(LEAD
                            + "(?:where|(?:in\\s+)?(?:which|what)\\s+(?:town|place))\\s+(?:do|should|can|could|would|to|shall)\\s*(?:i|we|you|one)?\\s*(?:best\\s+)?(?:stay|sleep|crash|overnight|spend\\s+the\\s+night|base\\s+(?:myself|ourselves|yourself))(?:\\s+(?:there|overnight|the\\s+night|before(?:\\s+(?:it|that|the\\s+\\p{L}+))?|the\\s+night\\s+before(?:\\s+(?:it|that))?|over\\s+night|for\\s+the\\s+night|nearby))*"
                            + END),
                    "Where should one stay to visit %s?"));

    private static final Pattern NOT_DONE = Patterns.anyCase(
            "\\b(?:my|our|the|he|she|they|i|we|one\\s+of\\s+us|half\\s+of\\s+us)\\b[^.?!]{0,30}\\b(?:doesn'?t|does\\s+not|don'?t|do\\s+not|can'?t|cannot|won'?t|hates?|isn'?t\\s+(?:into|keen\\s+on)|not\\s+(?:into|keen\\s+on))\\s+(?:like\\s+|do\\s+|want\\s+to\\s+|enjoy\\s+|fancy\\s+)?(?:surf\\w*|div(?:e|ing)|swim\\w*|hik(?:e|ing)|snorkel\\w*|climb\\w*|trek\\w*|boats?|walk\\w*|cycl\\w+|drink|beach(?:es)?|temples?|museums?|safaris?)\\b");
    /** "What's there for my wife who gets seasick?" asks for something else than what does not suit her. */
    private static final Pattern CANNOT = Patterns.words(
            "sea ?-?sick|motion ?-?sick|vertigo|claustrophobi\\p{L}+|(?:afraid|scared|terrified|frightened) of \\p{L}+(?: \\p{L}+)?|hates? (?:boats|the sea|the water|heights|crowds|sand|hiking|walking|the heat)|(?:can'?t|cannot|can not|doesn'?t|does not|don'?t) (?:swim|dive|surf|snorkel|hike|climb|walk)(?: far| much)?|no swimmer|not a swimmer|non[- ]swimmers?|pregnant|bad (?:knees?|back|hip)|wheel ?chair|crutches");

    private static final Pattern FOR_WHOM = Patterns.words(
            "for (?:my|our|him|her|them|me|us|the|someone|somebody|people|those|a|an)|(?:can|could|should|might|would) (?:he|she|they|i|we|my|our)|do");
    private static final Pattern WHAT_THEN =
            Patterns.words("what|anything|something|any(?:thing)? else|where|stuff|things|ideas|options|alternatives?");

    private static final Pattern WHAT_IS_THERE = Patterns.anyCase(
            "\\bwhat(?:'s|s|\\s+is|\\s+else\\s+is)?\\s+(?:there|else|(?:can|could|should|would|might)\\b)|\\b(?:is\\s+there\\s+)?(?:any|some)(?:thing|where)(?:\\s+(?:else|there|here|to\\s+do|fun|nice|good))*\\s+(?:for|that|he|she|they|my|our)\\b|\\bwhat\\s+(?:to\\s+do|about)\\b");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (!message.places().isEmpty()
                || message.nearby().isPresent()
                || before.subjects().isEmpty()
                || before.conversation().plan()) {
            return Optional.empty();
        }
        var places = before.subjects().stream().limit(2).map(Place::name).collect(Collectors.joining(" and "));
        boolean another = message.said().has(NOT_DONE) && message.said().has(WHAT_THEN);
        if (!another
                && message.said().has(CANNOT)
                && message.said().has(FOR_WHOM)
                && Patterns.isIn(WHAT_IS_THERE, message.said().text())) {
            return Optional.of(new Completed(
                    "What else is there to do in %s?".formatted(places), Remark.noted(message.wishes()), true));
        }
        if (another) {
            return Optional.of(new Completed(
                    "What is there to see and do in %s?".formatted(places), Remark.noted(message.wishes()), true));
        }
        return IDIOMS.stream()
                .filter(idiom -> message.said().is(idiom.said()))
                .findFirst()
                // A way has two ends, and what is asked of a visit is asked of the one that one goes to.
                .map(idiom -> new Completed(idiom.meant()
                        .formatted(
                                before.last()
                                                .filter(last -> Phrases.asksOfTheWay(last.said()))
                                                .isPresent()
                                        ? before.subjects().getFirst().name()
                                        : places)));
    }
}
