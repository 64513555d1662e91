package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Utterance;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Answers what is asked of all of a plan, once it is known what is asked: nothing where there is no plan. */
public final class WholePlan {

    private static final Pattern POINTING =
            Patterns.words("it|that|this|that one|this one|the (?:first|second|last) one");
    private static final Pattern ALL_OF_IT = Patterns.words(
            "(?:any|all|some|which|most|none|part|bit) of (?:it|that|this)|anything|everything|plan|trip|itinerary|tour|route|journey|holiday|days?|weeks?|whole|stops?|places");
    /** "There" is a place, "are there" and "in there" are not. */
    private static final Pattern THERE = Patterns.anyCase(
            "(?<!\\b(?:is|are|was|were|be|isn't|aren't|in|on|got)\\s)\\bthere\\b(?!\\s+(?:is|are|was|will|be)\\b)");

    private final Asked asked;
    private final Conversation conversation;

    private WholePlan(Asked asked, Conversation conversation) {
        this.asked = asked;
        this.conversation = conversation;
    }

    public static WholePlan of(Reading message, Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        return new WholePlan(Asked.of(message, plan, Optional.empty(), Spoken.of(plan, conversation)), conversation);
    }

    /** @param earlier what the traveller said before, the first words first: whom "he" means */
    public Optional<String> fit(List<Utterance> earlier) {
        return FitForWhom.whomever(asked, conversation, earlier);
    }

    /** "How tough is it?" after a stop that was told, "is it expensive there?": of that, and not of all of the plan. */
    public boolean isAskedOfWhatWasTold() {
        return Patterns.isIn(THERE, asked.text())
                || (!asked.spoken().isEmpty() && asked.has(POINTING) && !asked.has(ALL_OF_IT));
    }

    /** Whether it names no day of it. */
    public boolean isAskedOfAllDays() {
        return asked.scope().day().isEmpty();
    }

    public Optional<String> pace() {
        return Pace.of(asked.plan());
    }

    /** @param earlier as of {@link #fit} */
    public Optional<String> best(List<Utterance> earlier) {
        return Highlights.of(asked, conversation, earlier);
    }

    public Optional<String> toSkip() {
        return WhatToSkip.least(asked.plan());
    }

    public Optional<String> toBook() {
        return ToBook.ahead(asked.part());
    }

    public Optional<String> cost() {
        return OfTheWhole.cost(asked.plan());
    }

    /** The answer to an order to book something. */
    public String ordered() {
        return ToBook.ordered(asked.text(), asked.part());
    }

    /** The note on an order to book something that the plan takes up. */
    public String orderedBeside() {
        return ToBook.beside(asked.text());
    }

    /** What of a kind it visits, told with days and hours; nothing where it has none. */
    public Optional<String> having(Pattern kind) {
        return asked.told(asked.plan()
                .where(entry -> entry.is(Entry.Sort.VISIT)
                        && Patterns.isIn(
                                kind,
                                entry.activity() + " "
                                        + entry.place().map(Place::name).orElse("")))
                .entries());
    }
}
