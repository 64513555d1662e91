package ai.travion.router;

import ai.travion.router.act.Act;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.TimeOfTheTrip;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.Intents;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.TravelIntent;
import java.util.List;

/** Says what a message is for: a question, a change of the plan, a word beside it. */
final class Judging {

    private final Intents intents;

    Judging(Intents intents) {
        this.intents = intents;
    }

    /** What changes the plan does so without the times that are not of the trip, too. */
    Verdict of(Reading said, Reading ofTheTrip, List<Reading> earlier, Conversation conversation) {
        var context = conversation.context(plannedIn(earlier));
        var verdict = intents.judge(said, context);
        if (context.besideThePlan() && !isAChange(verdict) && TimeOfTheTrip.isOfAPart(said)) {
            return ofAnEarlierPlan();
        }
        return isAChange(verdict) && !said.equals(ofTheTrip) ? intents.judge(ofTheTrip, context) : verdict;
    }

    /** What a message that has nothing to do with the plan is for. */
    Verdict beside(Act act, Reading reading, Conversation conversation) {
        if (act == Act.STATEMENT) {
            return new Verdict(IntentRules.ONLY_TELLS, IntentType.TOURISM_QUERY, 0.8f);
        }
        var verdict = intents.judge(reading, conversation.context(false));
        boolean asks = verdict.intent() == IntentType.TOURISM_QUERY
                || verdict.intent() == IntentType.REAL_TIME_INFO
                || (act == Act.OFF_TOPIC && verdict.intent() == IntentType.OFF_TOPIC);
        return asks ? verdict : new Verdict("asksBesideThePlan", IntentType.TOURISM_QUERY, 0.8f);
    }

    private boolean plannedIn(List<Reading> earlier) {
        return earlier.stream().anyMatch(said -> intents.judgeAlone(said).intent() == IntentType.TRIP_PLANNING);
    }

    static boolean isAChange(Verdict verdict) {
        return verdict.intent() == IntentType.TRIP_PLANNING && !verdict.rule().equals("asksForAPlan");
    }

    static boolean plans(Verdict verdict) {
        return verdict.intent() == IntentType.TRIP_PLANNING;
    }

    static Verdict ofTheLastAnswer(Conversation conversation) {
        return new Verdict(
                "asksOfTheLastAnswer", conversation.plan() ? IntentType.TRIP_PLANNING : IntentType.TOURISM_QUERY, 0.9f);
    }

    /** A plan that is no longer at hand is made again, as it was. */
    static Verdict ofAnEarlierPlan() {
        return new Verdict("changesThePlan", IntentType.TRIP_PLANNING, 0.8f);
    }

    TravelIntent travelIntent(Reading reading, Verdict verdict) {
        return intents.travelIntent(reading, verdict);
    }
}
