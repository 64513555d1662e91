package ai.travion.router;

import static ai.travion.graph.Graph.REPLY;

import ai.travion.atlas.Places;
import ai.travion.graph.Step;
import ai.travion.router.act.Doing;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Halves;
import ai.travion.router.dialogue.OpenQuestion;
import ai.travion.router.dialogue.ThereMeant;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.itinerary.PlanAnswers;
import ai.travion.router.itinerary.WholePlan;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.router.wishes.Remembering;
import ai.travion.schemas.GraphState;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A message beside a plan of which one half asks and the other changes the plan, orders a booking or tells: neither half is dropped. What
 * each half does is learnt.
 */
final class BothHalves {

    private static final double SURELY = 0.8;

    /** What becomes of a half as if it were all of the message. */
    @FunctionalInterface
    interface Alone {
        Step of(GraphState state);
    }

    private enum Part {
        ASKS,
        CHANGES,
        BOOKS,
        TELLS,
        OTHER
    }

    private final Doing doing;
    private final Comprehension comprehension;
    private final Places atlas;
    private final Clock clock;
    private final Alone alone;

    BothHalves(Doing doing, Comprehension comprehension, Places atlas, Clock clock, Alone alone) {
        this.doing = doing;
        this.comprehension = comprehension;
        this.atlas = atlas;
        this.clock = clock;
        this.alone = alone;
    }

    /** Nothing where it is not surely two. */
    Optional<Step> of(GraphState state) {
        var conversation = Conversation.in(state, atlas);
        boolean weighs = PlanAnswers.asksWhatIsMissed(comprehension.read(state.getUserQuery(), LocalDate.now(clock)));
        return weighs || conversation.pending().isPresent()
                ? Optional.empty()
                : Halves.of(ThereMeant.inFull(state.getUserQuery(), atlas)).stream()
                        .flatMap(halves -> of(halves, state, conversation).stream())
                        .findFirst();
    }

    private Optional<Step> of(Halves halves, GraphState state, Conversation conversation) {
        var first = partOf(halves.first());
        if (first == Part.OTHER) {
            return Optional.empty();
        }
        var second = partOf(halves.second());
        if (first == Part.ASKS) {
            return of(halves.first(), second, halves.second(), state, conversation);
        }
        return second == Part.ASKS ? of(halves.second(), first, halves.first(), state, conversation) : Optional.empty();
    }

    private Part partOf(String half) {
        return doing.judged(comprehension.read(half, LocalDate.now(clock)))
                .map(judged -> switch (judged.act()) {
                    case ORDER_BOOKING -> judged.likely() >= SURELY ? Part.BOOKS : Part.OTHER;
                    case STATEMENT -> judged.likely() >= SURELY ? Part.TELLS : Part.OTHER;
                    case THANKS, OFF_TOPIC, SHOW_PLAN, SUMMARY -> Part.OTHER;
                    default ->
                        judged.kindLikely() < SURELY
                                ? Part.OTHER
                                : switch (judged.kind()) {
                                    case CHANGE -> Part.CHANGES;
                                    case OF_THE_PLAN, BESIDE -> Part.ASKS;
                                    case REPLY, OTHER -> Part.OTHER;
                                };
                })
                .orElse(Part.OTHER);
    }

    private Optional<Step> of(String question, Part part, String other, GraphState state, Conversation conversation) {
        return switch (part) {
            case CHANGES -> changed(question, other, state, conversation);
            case BOOKS ->
                Optional.of(Turned.besides(
                        WholePlan.of(comprehension.read(other, LocalDate.now(clock)), conversation, atlas)
                                .ordered(),
                        alone.of(Turned.saying(question, state))));
            case TELLS -> told(question, other, state);
            case ASKS, OTHER -> Optional.empty();
        };
    }

    /** The change is made; what the plan tells of the question is told with it, and else it stays open. */
    private Optional<Step> changed(String question, String change, GraphState state, Conversation conversation) {
        var made = alone.of(Turned.saying(change, state));
        if (Taken.in(conversation, made) != Taken.CHANGE) {
            return Optional.empty();
        }
        var asked = alone.of(Turned.saying(question, state));
        var answer = asked.next() == REPLY && Taken.in(conversation, asked) != Taken.ASKED_BACK
                ? asked.state().getFinalResponse()
                : Optional.<String>empty();
        return Optional.of(Turned.noting(answer.orElseGet(() -> OpenQuestion.told(question)), made));
    }

    /** Of wishes, which a plan follows, the whole message is heard. */
    private Optional<Step> told(String question, String remark, GraphState state) {
        var reading = comprehension.read(remark, LocalDate.now(clock));
        return reading.wishes().areStated() || !reading.places().isEmpty()
                ? Optional.empty()
                : PeopleTold.plainly(remark)
                        .map(fact -> Turned.besides(
                                "Noted: " + PeopleTold.said(fact) + ".",
                                alone.of(keeping(fact, Turned.saying(question, state)))));
    }

    private static GraphState keeping(String fact, GraphState state) {
        return state.getPreferences()
                .map(known -> GraphState.newBuilder(state)
                        .setPreferences(new Remembering(known, state.getTurn())
                                .facts(List.of(fact), List.of())
                                .known())
                        .build())
                .orElse(state);
    }
}
