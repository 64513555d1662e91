package ai.travion.router.intent;

import static ai.travion.schemas.IntentType.TOURISM_QUERY;
import static ai.travion.schemas.IntentType.TRIP_PLANNING;

/** The rules by which a message goes on from its conversation, or points at one. */
final class GoingOn {

    /** So few words are no sentence. */
    private static final int SHORT_WORDS = 6;

    private GoingOn() {}

    static IntentRule changesThePlan() {
        return new IntentRule(
                "changesThePlan",
                TRIP_PLANNING,
                0.85f,
                (reading, context) -> (context.followsPlan() && PlanTalk.changesThePlan(reading))
                        || (context.plannedLately() && PlanTalk.plainlyChangesIt(reading)));
    }

    /** A bare "from 10 January" or "4 days" in a conversation completes what is being planned. */
    static IntentRule saysWhenOfATrip() {
        return new IntentRule(
                "saysWhenOfATrip",
                TRIP_PLANNING,
                0.75f,
                (reading, context) -> context.hasSpoken() && !context.asked() && Phrases.saysOnlyWhen(reading));
    }

    static IntentRule saysWhenOfAQuestion() {
        return new IntentRule(
                "saysWhenOfAQuestion",
                TOURISM_QUERY,
                0.7f,
                (reading, context) -> context.asked() && Phrases.saysOnlyWhen(reading));
    }

    static IntentRule followsOn() {
        return new IntentRule(
                "followsOn",
                TOURISM_QUERY,
                0.75f,
                (reading, context) -> (Phrases.leansOnWhatWasSaid(reading)
                                && (context.hasSubject()
                                        || (context.hasSpoken()
                                                && reading.said().words().size() <= SHORT_WORDS)))
                        || (context.hasSubject() && Phrases.asksOn(reading)));
    }

    /** "What about there?" as the first message: somebody who asks a travel guide so means a place. */
    static IntentRule pointsAtSomething() {
        return new IntentRule(
                "pointsAtSomething",
                TOURISM_QUERY,
                0.6f,
                (reading, context) ->
                        !context.hasSpoken() && reading.otherMatters().isEmpty() && Dangling.isIn(reading));
    }
}
