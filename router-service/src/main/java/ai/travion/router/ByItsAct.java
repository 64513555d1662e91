package ai.travion.router;

import static ai.travion.graph.Graph.REPLY;

import ai.travion.graph.Step;
import ai.travion.router.act.Act;
import ai.travion.router.act.Doing;
import ai.travion.router.act.Missing;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.GraphState;
import java.util.Optional;
import java.util.Set;

/**
 * What becomes of a message that was taken for something else than it surely does to the plan: a change is made in plain words, a question
 * to the plan is put to it, and what has nothing to do with it leaves it alone.
 */
final class ByItsAct {

    /** They may leave most of the places of a plan. */
    private static final Set<Act> LEAVE_PLACES =
            Set.of(Act.DROP_PLACE, Act.REPLACE_PLACE, Act.SHORTER, Act.UNDO, Act.FIRST_VERSION);
    private static final Set<Act> TAKES_BACK = Set.of(Act.UNDO, Act.FIRST_VERSION);
    /** What they ask or tell has nothing to do with the places of a plan. */
    private static final Set<Act> GENERAL = Set.of(Act.ASK_PRACTICAL, Act.STATEMENT);

    private static final String THANKS = "Thank you.";

    /** What becomes of a state whose message is in plain words. */
    @FunctionalInterface
    interface Heard {
        Step of(GraphState state);
    }

    /** What becomes of a message that leaves the plan alone. */
    @FunctionalInterface
    interface HeardBeside {

        /** @param general whether it is asked or told of no place */
        Step of(Act act, boolean general, GraphState state, Conversation conversation);
    }

    private final Doing doing;
    private final Heard heard;
    private final HeardBeside heardBeside;

    ByItsAct(Doing doing, Heard heard, HeardBeside heardBeside) {
        this.doing = doing;
        this.heard = heard;
        this.heardBeside = heardBeside;
    }

    /** Nothing where what it does is not sure, or is what it was taken for. */
    Optional<Step> otherwise(Step asRuled, GraphState state, Reading reading, Conversation conversation) {
        return doing.of(reading)
                .flatMap(act -> new Message(act, Taken.in(conversation, asRuled), state, reading, conversation)
                        .otherwise());
    }

    /** A message of which it is sure what it does, and what it was taken for. */
    private final class Message {

        private final Act act;
        private final Taken taken;
        private final GraphState state;
        private final Reading reading;
        private final Conversation conversation;

        Message(Act act, Taken taken, GraphState state, Reading reading, Conversation conversation) {
            this.act = act;
            this.taken = taken;
            this.state = state;
            this.reading = reading;
            this.conversation = conversation;
        }

        Optional<Step> otherwise() {
            return switch (act.kind()) {
                case CHANGE -> changing();
                case OF_THE_PLAN ->
                    taken == Taken.ANSWERED_BY_THE_PLAN
                            ? Optional.empty()
                            : taken(Taken.ANSWERED_BY_THE_PLAN).or(this::beside);
                case BESIDE -> beside();
                case REPLY, OTHER -> Optional.empty();
            };
        }

        private Optional<Step> changing() {
            boolean asMeant =
                    taken == Taken.CHANGE || (taken == Taken.ANOTHER_PLAN && LEAVE_PLACES.contains(act));
            if (asMeant) {
                return Optional.empty();
            }
            return plainly().filter(this::isBetter).or(this::askedWhat);
        }

        /** Where nothing of a change was understood, less is gained by other words of which nothing is understood either. */
        private boolean isBetter(Step step) {
            var as = Taken.in(conversation, step);
            return as == Taken.CHANGE
                    || as == Taken.ANSWERED_BY_THE_PLAN
                    || (as == Taken.NO_CHANGE && (!taken.plans() || TAKES_BACK.contains(act)));
        }

        /** In plain words, where those are taken so. */
        private Optional<Step> taken(Taken as) {
            return plainly().filter(step -> Taken.in(conversation, step) == as);
        }

        private Optional<Step> plainly() {
            return doing.plainly(act, reading, conversation).map(words -> heard.of(saying(words)));
        }

        private GraphState saying(String words) {
            return GraphState.newBuilder(state).setUserQuery(words).build();
        }

        /** What changes a plan and does not say enough of it is asked, and not searched for. */
        private Optional<Step> askedWhat() {
            boolean lost = taken == Taken.REFUSED || (taken == Taken.QUESTION && reading.places().isEmpty());
            return lost
                    ? Missing.question(act)
                            .map(question -> Step.to(REPLY, FromTheThread.told(state, question, conversation)))
                    : Optional.empty();
        }

        /** What asks or tells of something else leaves the plan as it is, and is not asked of its places. */
        private Optional<Step> beside() {
            if (act == Act.THANKS) {
                return taken.plans() ? Optional.of(heard.of(saying(THANKS))) : Optional.empty();
            }
            boolean general = GENERAL.contains(act);
            return taken.plans() || general
                    ? Optional.of(heardBeside.of(act, general, state, conversation))
                    : Optional.empty();
        }
    }
}
