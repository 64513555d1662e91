package ai.travion.router;

import static ai.travion.graph.Graph.REPLY;

import ai.travion.atlas.Places;
import ai.travion.graph.Step;
import ai.travion.router.act.Act;
import ai.travion.router.dialogue.AlreadyAsked;
import ai.travion.router.dialogue.AskedAgain;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.DateTroubles;
import ai.travion.router.dialogue.Focus;
import ai.travion.router.dialogue.FormerPlan;
import ai.travion.router.dialogue.GonePlace;
import ai.travion.router.dialogue.GoneStop;
import ai.travion.router.dialogue.PoyaOfThePlan;
import ai.travion.router.dialogue.TakenOut;
import ai.travion.router.dialogue.TalkOfTheTalk;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.itinerary.AsItWasThen;
import ai.travion.router.itinerary.ComingBack;
import ai.travion.router.itinerary.DateOfADay;
import ai.travion.router.itinerary.DaysShown;
import ai.travion.router.itinerary.EmptyDays;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.itinerary.Lodging;
import ai.travion.router.itinerary.NightsInShort;
import ai.travion.router.itinerary.PlainlyAsked;
import ai.travion.router.itinerary.PlanAnswers;
import ai.travion.router.itinerary.SleptWhere;
import ai.travion.router.itinerary.WhatChanged;
import ai.travion.router.memory.Recollection;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.TravelIntent;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Function;

/** Hears one message: what is answered without understanding more of it is answered, what is open is asked, the rest is understood. */
final class Hearing {

    private final Comprehension comprehension;
    private final Listening listening;
    private final Understanding understanding;
    private final Places atlas;
    private final Clock clock;
    private final boolean conversational;
    private final Function<GraphState, Optional<Step>> settled;

    /** @param settled what orders stays or days of a plan and nothing besides, in whatever words it comes to be heard */
    Hearing(
            Comprehension comprehension,
            Listening listening,
            Understanding understanding,
            Places atlas,
            Clock clock,
            boolean conversational,
            Function<GraphState, Optional<Step>> settled) {
        this.comprehension = comprehension;
        this.listening = listening;
        this.understanding = understanding;
        this.atlas = atlas;
        this.clock = clock;
        this.conversational = conversational;
        this.settled = settled;
    }

    Step of(GraphState state) {
        return settled.apply(state)
                .filter(step -> Taken.isSettled(step.state()))
                .orElseGet(() -> understood(state));
    }

    private Step understood(GraphState state) {
        var conversation = conversational ? Conversation.in(state, atlas) : Conversation.none(state);
        var today = LocalDate.now(clock);
        var again = conversation.pending().filter(asked -> AskedAgain.in(state.getUserQuery()));
        if (again.isPresent()) {
            return Step.to(REPLY, askedAgain(state, again.get()));
        }
        var ofTheTalk = conversation.remembers()
                ? TalkOfTheTalk.answered(state, conversation)
                        .or(() -> Recollection.of(state.getUserQuery(), conversation))
                        .or(() -> GoneStop.told(state, atlas))
                        .or(() -> DateTroubles.answered(state, conversation))
                        .or(() -> PoyaOfThePlan.answered(state, conversation))
                : Optional.<String>empty();
        if (ofTheTalk.isPresent()) {
            return Step.to(REPLY, FromTheThread.told(state, ofTheTalk.get(), conversation));
        }
        var time = LocalTime.told(Utterance.of(state.getUserQuery()), clock);
        if (time.isPresent()) {
            return Step.to(REPLY, FromTheThread.live(state, time.get(), conversation));
        }
        var reading = comprehension.read(state.getUserQuery(), today);
        var included = conversation.remembers()
                ? PlanAnswers.whateverItPointsAt(reading, conversation, atlas)
                : Optional.<String>empty();
        if (included.isPresent()) {
            return Step.to(REPLY, FromThePlan.told(state, included.get(), reading, conversation));
        }
        var message = listening.to(state, conversation, today);
        if (message.bound().isOpen()) {
            return Step.to(REPLY, askedAgain(state, WhichOne.question(message.bound(), state)));
        }
        if (message.answer().isPresent()) {
            return Step.to(REPLY, FromThePlan.told(state, message.answer().get(), message.reading(), conversation));
        }
        return understanding.of(state, message, conversation, Optional.empty());
    }

    /** What is surely only asked of the plan in hand, whatever else its words may sound like. */
    Optional<Step> ofThePlan(GraphState state) {
        var conversation = Conversation.in(state, atlas);
        var asked = state.getUserQuery();
        return AsItWasThen.told(
                        asked,
                        Itinerary.of(state.getItinerary(), atlas),
                        FormerPlan.before(state, atlas),
                        () -> Focus.of(state, atlas).day())
                .or(() -> DaysShown.told(asked, conversation, atlas))
                .or(() -> NightsInShort.told(asked, conversation, atlas))
                .or(() -> EmptyDays.told(asked, conversation, atlas))
                .or(() -> DateOfADay.told(asked, conversation, atlas))
                .or(() -> ComingBack.told(asked, conversation, atlas))
                .or(() -> PlainlyAsked.onTheTrain(asked, conversation, atlas))
                .or(() -> SleptWhere.told(asked, conversation, atlas))
                .or(() -> WhatChanged.whetherTheSame(asked, conversation))
                .or(() -> WhatChanged.ofNights(
                        asked, Itinerary.of(state.getItinerary(), atlas), FormerPlan.before(state, atlas)))
                .or(() -> WhatChanged.there(
                        comprehension.read(asked, LocalDate.now(clock)),
                        Itinerary.of(state.getItinerary(), atlas),
                        FormerPlan.before(state, atlas)))
                .or(() -> TakenOut.told(state, atlas))
                .or(() -> GonePlace.told(state, atlas))
                .map(answer -> told(state, answer));
    }

    /** Where to stay in each of the places in which the plan in hand sleeps, whose plan stays as it is. */
    Optional<Step> lodging(GraphState state) {
        var conversation = Conversation.in(state, atlas);
        return Lodging.askedIn(state.getUserQuery(), conversation, atlas)
                .map(asked -> Turned.noting(
                        asked.note(),
                        beside(Act.ASK_OPEN, false, Turned.saying(asked.question(), state), conversation)));
    }

    /** What is answered without understanding more, beside the plan in hand. */
    Step told(GraphState state, String answer) {
        var reading = comprehension.read(state.getUserQuery(), LocalDate.now(clock));
        return Step.to(REPLY, FromThePlan.told(state, answer, reading, Conversation.in(state, atlas)));
    }

    /** @param general whether it is asked or told of no place */
    Step beside(Act act, boolean general, GraphState state, Conversation conversation) {
        var aside = conversation.asideFromThePlan(general);
        var message = listening.beside(state, conversation, aside, LocalDate.now(clock));
        return message.bound().isOpen()
                ? Step.to(REPLY, askedAgain(state, WhichOne.question(message.bound(), state)))
                : understanding.of(state, message, aside, Optional.of(act));
    }

    /** The plan of before, had as it was then; or else a word on why there is none. */
    Step backTo(GraphState state) {
        var former = FormerPlan.in(state, atlas);
        if (former.isEmpty()) {
            return Step.to(
                    REPLY, FromTheThread.told(state, FormerPlan.whyNot(state, atlas), Conversation.in(state, atlas)));
        }
        return Turned.noting(former.get().note(), of(former.get().then()));
    }

    /** The question that is open, in the same words. */
    private static GraphState askedAgain(GraphState state, Clarification asked) {
        var next = GraphState.newBuilder(state)
                .setIntent(IntentType.TOURISM_QUERY)
                .setIntentConfidence(0.9f)
                .setTravelIntent(TravelIntent.GENERAL_TRAVEL)
                .setRouteDecision(RouteDecision.ASK_CLARIFICATION)
                .setTargetDate(null)
                .setPendingClarification(null)
                .setClarification(asked)
                .setAsked(AlreadyAsked.with(state.getAsked(), Optional.of(asked)))
                .setFinalResponse(Located.inWords(asked));
        return Located.withTheLastAnswer(next, RouteDecision.ASK_CLARIFICATION, Optional.empty());
    }
}
