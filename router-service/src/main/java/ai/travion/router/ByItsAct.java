package ai.travion.router;

import static ai.travion.graph.Graph.REPLY;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Step;
import ai.travion.router.act.Act;
import ai.travion.router.act.Doing;
import ai.travion.router.act.Missing;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Echo;
import ai.travion.router.dialogue.Reference;
import ai.travion.router.followup.OnlyAsked;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.PlanAnswers;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.router.text.Language;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.router.wishes.Remembering;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What becomes of a message that was taken for something else than it surely does to the plan: a change is made in plain words, a question
 * to the plan is put to it, and what has nothing to do with it leaves it alone.
 */
final class ByItsAct {

    /** They leave the places of a plan in it. */
    private static final Set<Act> KEEP_PLACES =
            Set.of(Act.ADD_PLACE, Act.ADD_KIND, Act.MOVE_STOP, Act.START_AT, Act.END_AT, Act.FREE_DAY);

    /** What else was understood beside them holds: who travels, what is added. */
    private static final Set<Act> LOSES_NOTHING =
            Set.of(Act.FREE_DAY, Act.START_LATER, Act.START_EARLIER, Act.DROP_KIND);

    private static final Set<Act> TAKES_BACK = Set.of(Act.UNDO, Act.FIRST_VERSION);
    /** What they ask or tell has nothing to do with the places of a plan. */
    private static final Set<Act> GENERAL = Set.of(Act.ASK_PRACTICAL, Act.STATEMENT);

    /** What is the same in any town of the island. */
    private static final Pattern OF_ANY_PLACE = Patterns.words(
            "trains?|bus(?:es)?|tuk ?-?tuks?|taxis?|drivers?|driving|guides?|tickets?|seats?|luggage|bags?|cash|cards?|atms?|money|tips?|tipping|rooms?|hotels?|visas?|sim|wi-?fi|internet|plugs?|adapters?|water|food|spicy|vegetarian|vegan|allerg\\w+|menus?|chairs?|benches|toilets?|shoes|knees|shoulders|dress\\w*|clothes|wear|pack|mosquito\\w*|leech(?:es)?|snakes?|scorpions?|spiders?|crocodiles?|jellyfish|sharks?|bugs|bedbugs|insects|ticks|vaccin\\w+|jabs|jet ?lag|fly (?:home|back|out|after)|after (?:(?:a|my|our|the|your) )?(?:last )?div(?:e|es|ing)|sun ?burn\\w*|sunscreen|malaria|dengue|doctors?|hospitals?|pharmac\\w+|sick|ill|insurance|alcohol|beer|photos?|drones?|beggars|scams?|alone|night|english|language|manners|left hand|rabies|dogs?");

    private static final Pattern OF_THOSE_PLACES = Patterns.words(
            "those|these|them|each|stops?|places|towns|which|where|best|near\\w*|plan|trip|itinerary|swim\\w*|sea|temperature|weather|cold|hot|day \\p{Nd}+|our|we (?:stay|sleep|have(?! to)|booked)");
    /** "Is the water warm there?" depends on where. */
    private static final Pattern OF_A_CLIMATE =
            Patterns.words("warm|cold|hot|cool|temperatures?|swim\\w*|waves?|sea|rain\\w*");

    private static final String THANKS = "Thank you.";
    private static final String THE_COUNTRY = "Sri Lanka";

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
    private final Places atlas;
    private final Heard heard;
    private final HeardBeside heardBeside;
    private final OverThePlan overThePlan;

    ByItsAct(Doing doing, Places atlas, Heard heard, HeardBeside heardBeside) {
        this.doing = doing;
        this.atlas = atlas;
        this.heard = heard;
        this.heardBeside = heardBeside;
        this.overThePlan = new OverThePlan(doing, atlas, heard);
    }

    /** Nothing where what it does is not sure, or is what it was taken for. */
    Optional<Step> otherwise(Step asRuled, GraphState state, Reading reading, Conversation conversation) {
        return overThePlan
                .of(asRuled, state, reading, conversation)
                .or(() -> surely(asRuled, state, reading, conversation));
    }

    private Optional<Step> surely(Step asRuled, GraphState state, Reading reading, Conversation conversation) {
        return doing.of(reading)
                .filter(sure -> !PlanAnswers.asksWhenTheSunRises(reading))
                .filter(sure -> sure.act().kind() != Act.Kind.CHANGE || !OnlyAsked.is(reading))
                .flatMap(sure -> new Message(sure, asRuled, state, reading, conversation).otherwise())
                .or(() -> ofThePlan(asRuled, state, reading, conversation))
                .or(() -> onlyAsked(asRuled, state, reading, conversation))
                .or(() -> ofNoPlace(asRuled, state, reading, conversation));
    }

    /** "What if the train is full?" beside a plan for six towns is asked of none of them. */
    private Optional<Step> ofNoPlace(Step asRuled, GraphState state, Reading reading, Conversation conversation) {
        boolean several = Taken.in(conversation, asRuled) == Taken.QUESTION
                && asRuled.state().getTargetLocations().size() > 2
                && reading.places().isEmpty()
                && reading.nearby().isEmpty()
                && reading.calendar().isEmpty()
                && !Reference.pointsAtThePlace(reading)
                && reading.said().has(OF_ANY_PLACE)
                && !reading.said().has(OF_THOSE_PLACES);
        return several ? Optional.of(heardBeside.of(Act.ASK_OPEN, true, state, conversation)) : Optional.empty();
    }

    /** What only asks changes no plan, and is looked up. */
    private Optional<Step> onlyAsked(Step asRuled, GraphState state, Reading reading, Conversation conversation) {
        var taken = Taken.in(conversation, asRuled);
        boolean asks = taken.plans()
                && !Echo.asksOfThePlan(reading)
                && (OnlyAsked.is(reading) || (taken == Taken.NO_CHANGE && OnlyAsked.mayBe(reading)));
        return asks
                ? PlanAnswers.otherwise(reading, false, conversation, atlas)
                        .map(answer -> Step.to(REPLY, FromThePlan.told(state, answer, reading, conversation)))
                        .or(() -> Optional.of(heardBeside.of(
                                Act.ASK_OPEN,
                                reading.places().isEmpty() && !Reference.pointsAtThePlace(reading),
                                state,
                                conversation)))
                : Optional.empty();
    }

    /** A question that would be looked up for several places of the plan, or for none, may be one to the plan. */
    private Optional<Step> ofThePlan(Step asRuled, GraphState state, Reading reading, Conversation conversation) {
        var taken = Taken.in(conversation, asRuled);
        boolean open = taken == Taken.QUESTION || taken == Taken.NO_CHANGE || taken == Taken.REFUSED;
        boolean english = reading.language() == Language.ENGLISH && !reading.smallTalk() && !reading.ordered();
        if (!open || !english || !conversation.isBesideThePlan()) {
            return Optional.empty();
        }
        boolean surely = doing.of(reading)
                        .filter(sure -> sure.act().kind() == Act.Kind.OF_THE_PLAN)
                        .isPresent()
                || (taken == Taken.QUESTION
                        && reading.places().isEmpty()
                        && asRuled.state().getTargetLocations().size() > 1);
        return PlanAnswers.otherwise(reading, surely, conversation, atlas)
                .map(answer -> Step.to(REPLY, FromThePlan.told(state, answer, reading, conversation)));
    }

    /** A message of which it is sure what it does, and what it was taken for. */
    private final class Message {

        private final Act act;
        private final boolean certainly;
        private final Step asRuled;
        private final Taken taken;
        private final GraphState state;
        private final Reading reading;
        private final Conversation conversation;

        Message(Doing.Sure sure, Step asRuled, GraphState state, Reading reading, Conversation conversation) {
            this.act = sure.act();
            this.certainly = sure.certainly();
            this.asRuled = asRuled;
            this.taken = Taken.in(conversation, asRuled);
            this.state = state;
            this.reading = reading;
            this.conversation = conversation;
        }

        Optional<Step> otherwise() {
            // Whatever was understood to the letter, and why it leaves the plan, is said.
            if (taken == Taken.ASKED_BACK || asRuled.state().getPlanStands()) {
                return Optional.empty();
            }
            return switch (act.kind()) {
                case CHANGE ->
                    isAsMeant() || (!certainly && isMadeAQuestion())
                            ? Optional.empty()
                            : plainly().filter(this::isBetter).or(this::askedWhat);
                case OF_THE_PLAN ->
                    taken == Taken.ANSWERED_BY_THE_PLAN
                            ? Optional.empty()
                            : plainly().filter(this::isAnswer);
                case BESIDE -> beside();
                case REPLY, OTHER -> Optional.empty();
            };
        }

        /** What rules recognise is what was meant, but for what is certain to be another change. */
        private boolean isAsMeant() {
            return switch (taken) {
                case CHANGE -> !certainly || Done.is(act, conversation, asRuled.state());
                case ANOTHER_PLAN -> !KEEP_PLACES.contains(act);
                case ANSWERED_BY_THE_PLAN, ASKED_BACK -> true;
                case NO_CHANGE, QUESTION, REFUSED -> false;
            };
        }

        private boolean isAnswer(Step step) {
            return Taken.in(conversation, step) == Taken.ANSWERED_BY_THE_PLAN;
        }

        /** Where nothing of a change was understood, less is gained by other words of which nothing is understood either. */
        private boolean isBetter(Step step) {
            var as = Taken.in(conversation, step);
            return as == Taken.CHANGE
                    || as == Taken.ANSWERED_BY_THE_PLAN
                    || (as == Taken.NO_CHANGE && (!taken.plans() || TAKES_BACK.contains(act)));
        }

        private Optional<Step> plainly() {
            return doing.plainly(act, reading, conversation).map(words -> heard.of(saying(words)));
        }

        private GraphState saying(String words) {
            return GraphState.newBuilder(taken == Taken.CHANGE && LOSES_NOTHING.contains(act) ? asRuled.state() : state)
                    .setUserQuery(words)
                    .build();
        }

        /** What changes a plan and does not say enough of it is asked, and not searched for. */
        private Optional<Step> askedWhat() {
            boolean lost = taken == Taken.REFUSED
                    || (taken == Taken.QUESTION && certainly && reading.places().isEmpty() && !isMadeAQuestion());
            return lost
                    ? Missing.question(act)
                            .map(question -> Step.to(REPLY, FromTheThread.told(state, question, conversation)))
                    : Optional.empty();
        }

        /** "We'd like some cocktails" asks by itself whether alcohol is sold on that day, and so does "I mean the 12th" behind it. */
        private boolean isMadeAQuestion() {
            return taken == Taken.QUESTION
                    && !reading.said().text().endsWith("?")
                    && asRuled.state()
                            .getRewrittenQuery()
                            .filter(asked -> asked.endsWith("?"))
                            .isPresent();
        }

        /** What asks or tells of something else leaves the plan as it is, and is not asked of its places. */
        private Optional<Step> beside() {
            // Of what is told of oneself the rules know what a plan has to follow.
            boolean changes = act != Act.STATEMENT && (taken == Taken.NO_CHANGE || (taken.plans() && certainly));
            if (act == Act.THANKS) {
                return changes || isOnlyTold() ? Optional.of(heard.of(saying(THANKS))) : Optional.empty();
            }
            if (act == Act.STATEMENT && isOnlyTold()) {
                return PeopleTold.plainly(reading.said().text()).map(this::noted);
            }
            // "There", once a place was spoken of, is that place.
            boolean ofAPlace = Reference.pointsAtThePlace(reading)
                    && (!conversation.plan()
                            || asRuled.state().getTargetLocations().size() == 1);
            boolean ofThoseClimates =
                    Reference.pointsAtThePlace(reading) && reading.said().has(OF_A_CLIMATE);
            boolean general = GENERAL.contains(act) && !ofAPlace && !ofThoseClimates;
            return changes || (general && isAskedOfThePlan())
                    ? Optional.of(heardBeside.of(act, general, general ? ofTheCountry() : state, conversation))
                    : Optional.empty();
        }

        /** A remark of which no rule takes anything, and that would be searched for. */
        private boolean isOnlyTold() {
            return (taken == Taken.QUESTION || taken == Taken.REFUSED)
                    && reading.places().isEmpty()
                    && !reading.wishes().areStated()
                    && !reading.said().text().contains("?")
                    && (conversation.plan()
                            || asRuled.state().getTargetLocations().size() != 1)
                    && (asRuled.state().getFinalResponse().isEmpty() || taken == Taken.REFUSED);
        }

        private Step noted(String fact) {
            var told = FromThePlan.told(
                    state, "Noted: " + PeopleTold.said(fact) + ". " + Answered.STAYS, reading, conversation);
            return Step.to(
                    REPLY,
                    GraphState.newBuilder(told)
                            .setPreferences(new Remembering(
                                            told.getPreferences().orElseGet(conversation::known), state.getTurn())
                                    .facts(List.of(fact), List.of())
                                    .known())
                            .build());
        }

        /** What is the same everywhere is asked of the country, and no place of several is asked back for: "is the water safe there?" */
        private GraphState ofTheCountry() {
            return Reference.pointsAtThePlace(reading)
                    ? StandAlone.pointing(reading.said().text(), THE_COUNTRY)
                            .map(words -> GraphState.newBuilder(state)
                                    .setUserQuery(words)
                                    .build())
                            .orElse(state)
                    : state;
        }

        /** "Visa in Kandy and Ella?": of places that nobody named, or of the plan itself. */
        private boolean isAskedOfThePlan() {
            return taken == Taken.ANSWERED_BY_THE_PLAN
                    ? certainly && act == Act.ASK_PRACTICAL
                    : taken == Taken.QUESTION
                            && reading.places().isEmpty()
                            && asRuled.state().getTargetLocations().size() > 1;
        }
    }
}
