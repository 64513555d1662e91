package ai.travion.router;

import static ai.travion.graph.Graph.REPLY;

import ai.travion.atlas.Places;
import ai.travion.graph.Step;
import ai.travion.router.act.Act;
import ai.travion.router.act.Doing;
import ai.travion.router.clauses.Clause;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.stays.StaysOfThePlan;
import ai.travion.router.text.SmallTalk;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.PlannedStay;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.NotActedOn;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Accounts for each clause of a message that wants something of a plan: it is heard where something is otherwise for it. What comes to
 * the same without a clause, or with an unreadable one in its place, and does nothing of what the clause would do by itself, did not hear
 * it, whatever rule read the message.
 */
final class Accounting {

    private static final int MOST = 3;
    private static final String ENGLISH = "en";
    /** An order that no plan can follow: beside one, a message is read by the same rules as beside another that none of them reads. */
    private static final String UNREADABLE = "whistle a tune";

    /** What becomes of a state whose message is another. */
    @FunctionalInterface
    interface Understood {
        Step of(GraphState state);
    }

    /** What somebody who looks it up has done. */
    private static final Pattern LOOKED_UP = Pattern.compile(
            "^(?:find|give (?:me|us)|get (?:me|us)|tell|show|pick|choose|let'?s (?:talk|speak|see|go on|move on|hear|start with|discuss))\\b|\\b(?:i|we)(?:'d| would)? (?:like|love|want|need)(?: to)? (?:see|find|visit|go|try|eat|do|watch|swim|learn|hear|buy)\\b",
            Pattern.CASE_INSENSITIVE);
    /** It asks which change is meant, or says why there is none. */
    private static final Pattern ADMITS = Pattern.compile(
            "\\?|\\bSay \"|\\bTell me\\b|^I cannot\\b|\\bName (?:one|another)\\b|^Not (?:changed|kept)\\b|\\bnot in the plan\\b|\\balready\\b");
    /** Of clauses that are so likely a change, hardly one is none. */
    private static final double SURELY = 0.85;

    private final Places atlas;
    private final Comprehension comprehension;
    private final Doing doing;
    private final Clock clock;
    private final Understood understood;

    Accounting(Places atlas, Comprehension comprehension, Doing doing, Clock clock, Understood understood) {
        this.atlas = atlas;
        this.comprehension = comprehension;
        this.doing = doing;
        this.clock = clock;
        this.understood = understood;
    }

    /** The step with the clauses that nothing in it follows. */
    Step of(GraphState received, Step step) {
        var clauses = Clause.of(received.getUserQuery());
        if (clauses.isEmpty()
                || SmallTalk.isAllOf(received.getUserQuery())
                || !isAccountedFor(received, step.state())) {
            return step;
        }
        var wanting = wanting(clauses);
        if (wanting.isEmpty()) {
            return step;
        }
        var turn = new Turn(received, step, wanting);
        if (turn.saysWhyNot()) {
            return step;
        }
        // What is all one order beside "ok" and "thanks" is what the rules took.
        boolean areSeveral =
                clauses.stream().filter(clause -> !clause.isALead()).limit(2).count() > 1;
        var unheard = (turn.isTakenForAQuestion() && clauses.stream().noneMatch(Clause::asks)
                        ? wanting.stream().filter(clause -> isNoQuestion(clause) && !turn.tellsOfThePlan(clause))
                        : wanting.stream().filter(clause -> areSeveral && !turn.hears(clause)))
                .map(Clause::quoted)
                .distinct()
                .limit(MOST)
                .toList();
        return unheard.isEmpty() ? step : telling(unheard, step);
    }

    /** Those that are worded as an order or a wish, or go on from one; where none is, those that surely change a plan. */
    private List<Clause> wanting(List<Clause> clauses) {
        var worded = worded(clauses);
        return worded.isEmpty()
                ? clauses.stream()
                        .filter(clause -> clause.mayWant() && surelyChanges(clause))
                        .toList()
                : worded;
    }

    private static List<Clause> worded(List<Clause> clauses) {
        var wanting = new ArrayList<Clause>();
        boolean goesOn = false;
        for (var clause : clauses) {
            goesOn = clause.wants() || (goesOn && clause.goesOn());
            if (goesOn) {
                wanting.add(clause);
            }
        }
        return wanting;
    }

    /** "Can we book the train?" and "find a pharmacy" are done by who looks it up. */
    private boolean isNoQuestion(Clause clause) {
        return (clause.wantsPlainly() || clause.goesOn() || surelyChanges(clause))
                && !LOOKED_UP.matcher(clause.quoted()).find();
    }

    private boolean surelyChanges(Clause clause) {
        return doing.judged(comprehension.read(clause.text(), LocalDate.now(clock)))
                .filter(judged -> judged.kind() == Act.Kind.CHANGE && judged.kindLikely() >= SURELY)
                .isPresent();
    }

    /**
     * A first request is understood anew for no clause: that takes longer than its understanding may. Where stays or days are ordered, each
     * clause is an edit already.
     */
    private static boolean isAccountedFor(GraphState received, GraphState state) {
        return !received.getItinerary().isEmpty()
                && !state.getDoneTurns().contains(state.getTurn())
                && received.getPendingClarification().isEmpty()
                && state.getLanguage().equals(ENGLISH)
                && state.getRouteDecision() != RouteDecision.ASK_CLARIFICATION;
    }

    /** What is answered already says it at once; of what is planned who plans it may know better. */
    private static Step telling(List<String> unheard, Step step) {
        var next = GraphState.newBuilder(step.state()).setUnheard(unheard);
        if (step.next() == REPLY) {
            step.state()
                    .getFinalResponse()
                    .map(answer -> NotActedOn.inWords(unheard) + " " + answer)
                    .ifPresent(next::setFinalResponse);
        }
        return Step.to(step.next(), next.build());
    }

    /** A message and what was understood of it. */
    private final class Turn {

        private final GraphState received;
        private final Conversation before;
        private final List<PlannedStay> stays;
        private final Taken taken;
        private final boolean stands;
        private final boolean admits;
        private final boolean told;
        private final Effect whole;
        private final String query;
        private final List<Clause> wanting;
        private final Map<String, Step> understoodBefore = new HashMap<>();

        Turn(GraphState received, Step step, List<Clause> wanting) {
            this.received = received;
            this.wanting = wanting;
            this.query = step.state().getUserQuery();
            this.admits = step.state()
                    .getFinalResponse()
                    .filter(answer -> ADMITS.matcher(answer).find())
                    .isPresent();
            this.told = step.state().getRouteDecision() == RouteDecision.DIRECT_ANSWER;
            this.before = Conversation.in(received, atlas);
            this.stays = StaysOfThePlan.asTheyAre(received, atlas);
            this.stands = step.state().getPlanStands();
            this.taken = Taken.in(before, step);
            this.whole = effect(step);
        }

        /** Whether it is answered by what stands in the way of it, or by which change is meant. */
        boolean saysWhyNot() {
            return admits;
        }

        /** Whether it is looked up, answered or turned away, and the plan stays as it is without a word on that. */
        boolean isTakenForAQuestion() {
            return !taken.plans() && !stands;
        }

        /** "Just day 3, please" is told from the plan: only what is plainly an order is more than that. */
        boolean tellsOfThePlan(Clause clause) {
            return told && !clause.wantsPlainly();
        }

        boolean hears(Clause clause) {
            var alone = saying(clause.text());
            boolean changes =
                    Taken.in(before, alone) == Taken.CHANGE && !alone.state().getPlanStands();
            var does = changes ? effect(alone) : Effect.NONE;
            if (!taken.plans() || stands) {
                return does.isNone() || !clause.orders();
            }
            return whole.meets(does)
                    || (!isOneOther(clause) && isOtherwiseWithout(clause))
                    || whole.meets(plainly(clause));
        }

        /** What it does by what is learnt of such clauses, in plain words: "reduce sightseeing per day" beside "too hectic". */
        private Effect plainly(Clause clause) {
            var reading = comprehension.read(clause.text(), LocalDate.now(clock));
            return doing.judged(reading)
                    .filter(judged -> judged.kind() == Act.Kind.CHANGE)
                    .flatMap(judged -> doing.plainly(judged.act(), reading, before))
                    .map(this::saying)
                    .map(this::effect)
                    .orElse(Effect.NONE);
        }

        /** Whether the message was taken for one plain order, which is another clause's. */
        private boolean isOneOther(Clause clause) {
            return !query.contains(clause.text())
                    && !isTheOrder(clause)
                    && wanting.stream().anyMatch(this::isTheOrder);
        }

        private boolean isTheOrder(Clause clause) {
            return saying(clause.text()).state().getUserQuery().equals(query);
        }

        private boolean isOtherwiseWithout(Clause clause) {
            return !isTheSame(clause.others()) && !isTheSame(clause.replacedBy(UNREADABLE));
        }

        private boolean isTheSame(String message) {
            return effect(saying(message)).equals(whole);
        }

        private Effect effect(Step step) {
            return Effect.of(before, stays, step.state());
        }

        /** Of two clauses each is what is left without the other. */
        private Step saying(String words) {
            return understoodBefore.computeIfAbsent(words, this::understoodOf);
        }

        private Step understoodOf(String words) {
            UnaryOperator<Message> asOfNow =
                    message -> message.getRole() == Role.USER && message.getTurn() == received.getTurn()
                            ? Message.newBuilder(message).setContent(words).build()
                            : message;
            return understood.of(GraphState.newBuilder(Turned.saying(words, received))
                    .setMessages(received.getMessages().stream().map(asOfNow).toList())
                    .build());
        }
    }
}
