package ai.travion.router;

import static ai.travion.graph.Graph.REPLY;
import static ai.travion.graph.Graph.RETRIEVE;

import ai.travion.atlas.Places;
import ai.travion.graph.Step;
import ai.travion.router.dialogue.ChangeAndQuestion;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.TwoQuestions;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.itinerary.PlanAnswers;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.envelope.AskedParts;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Hears a message beside a plan that may hold two: a change and a question, or two questions of which the plan tells one. */
final class TwoInOne {

    private static final int MOST_PARTS = 3;

    private final Hearing hearing;
    private final Comprehension comprehension;
    private final Places atlas;
    private final Clock clock;

    TwoInOne(Hearing hearing, Comprehension comprehension, Places atlas, Clock clock) {
        this.hearing = hearing;
        this.comprehension = comprehension;
        this.atlas = atlas;
        this.clock = clock;
    }

    /** @param plans whether there is a plan that may be changed */
    Step heard(GraphState state, boolean plans) {
        boolean onlyWeighs =
                plans && PlanAnswers.asksWhatIsMissed(comprehension.read(state.getUserQuery(), LocalDate.now(clock)));
        if (!plans) {
            return ofWhatIsOfTravel(state, hearing.of(state));
        }
        if (onlyWeighs) {
            return hearing.of(state);
        }
        var parts = TwoQuestions.in(state.getUserQuery()).flatMap(both -> partOfThePlan(both, state));
        if (parts.isPresent()) {
            return parts.get();
        }
        var question = ChangeAndQuestion.questionAlone(state.getUserQuery());
        if (question.isPresent()) {
            return hearing.of(Turned.saying(question.get(), state));
        }
        return ChangeAndQuestion.in(state.getUserQuery())
                .map(both -> Stream.of(hearing.of(Turned.saying(both.change(), state)))
                        .filter(step -> step.state().getIntent() == IntentType.TRIP_PLANNING)
                        .map(step -> Turned.noting(both.note(), step))
                        .findFirst()
                        .orElseGet(() -> hearing.of(state)))
                .orElseGet(() -> hearing.of(state));
    }

    /** "Which plug do they use and does my UK one work": who asks several things of which one is of travel is not turned away for the others. */
    private Step ofWhatIsOfTravel(GraphState state, Step heard) {
        var parts = AskedParts.of(state.getUserQuery());
        if (heard.state().getIntent() != IntentType.OFF_TOPIC || parts.size() < 2 || parts.size() > MOST_PARTS) {
            return heard;
        }
        return parts.stream()
                .map(part -> hearing.of(Turned.saying(part, state)))
                .filter(step -> step.state().getIntent() == IntentType.TOURISM_QUERY)
                .filter(step -> step.next() == RETRIEVE)
                .findFirst()
                .map(step -> Step.to(step.next(), Turned.saying(state.getUserQuery(), step.state())))
                .orElse(heard);
    }

    /** Two questions of which the plan tells one: the other is looked up, and both are answered. */
    private Optional<Step> partOfThePlan(TwoQuestions both, GraphState state) {
        var conversation = Conversation.in(state, atlas);
        if (conversation.pending().isPresent()) {
            return Optional.empty();
        }
        var first = told(both.first(), conversation);
        var named =
                comprehension.read(both.first(), LocalDate.now(clock)).places().all();
        var later = named.size() == 1 ? both.secondOf(named.getFirst().name()) : both.second();
        var second = told(later, conversation).or(() -> told(both.second(), conversation));
        if (first.isPresent() && second.isPresent()) {
            return Optional.of(Step.to(
                    REPLY,
                    FromThePlan.told(
                            state,
                            first.get() + " " + second.get(),
                            comprehension.read(state.getUserQuery(), LocalDate.now(clock)),
                            conversation)));
        }
        return first.map(answer -> Turned.besides(answer, hearing.of(Turned.saying(later, state))))
                .or(() -> second.map(answer -> Turned.besides(answer, hearing.of(Turned.saying(both.first(), state)))));
    }

    private Optional<String> told(String question, Conversation conversation) {
        return PlanAnswers.to(comprehension.read(question, LocalDate.now(clock)), conversation, List.of(), atlas);
    }
}
