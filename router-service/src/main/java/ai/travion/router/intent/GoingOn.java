package ai.travion.router.intent;

import static ai.travion.schemas.IntentType.TOURISM_QUERY;
import static ai.travion.schemas.IntentType.TRIP_PLANNING;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** The rules by which a message goes on from its conversation, or points at one. */
final class GoingOn {

    /** So few words are no sentence. */
    private static final int SHORT_WORDS = 6;

    private static final int LEANING_WORDS = 12;
    private static final Pattern OF_THEIR_TALK = Patterns.words(
            "you|u|which|what|them|there|i|i'm|we|we're|us|my|our|he|she|they|it|that|this|those|one|\\d[\\d,.]*k?");

    private static final Pattern WHAT_THEY_SAID = Patterns.anyCase(
            "\\W*(?:(?:and|so|but|ok(?:ay)?|hey|please|can\\s+you\\s+(?:tell\\s+me|remind\\s+me))\\W+)*(?:what\\s+(?:do|did|have)\\s+(?:you|u)\\s+(?:know|remember|note|noted|remembered|stored?|learnt|learned)(?:\\s+down)?\\s+(?:about|of|on)\\s+(?:me|us|my|our)\\b[^,;]*|what\\s+(?:did|have)\\s+(?:i|we)\\s+(?:already\\s+)?(?:say|said|tell|told)\\b[^,;]*|what\\s+(?:do|did)\\s+you\\s+remember|(?:what|which)\\s+(?:are|were)\\s+my\\s+(?:preferences|wishes)[^,;]*|do\\s+you\\s+(?:still\\s+)?(?:know|remember)\\s+(?:my\\s+(?:preferences|diet|wishes|budget|family)|what\\s+(?:i|we)\\s+(?:said|told|like|want|wanted|prefer))\\b[^,;]*|where\\s+have\\s+(?:i|we)\\s+(?:already\\s+)?been(?:\\s+(?:so\\s+far|already|before))?|(?:which|what)\\s+places\\s+have\\s+(?:i|we)\\s+(?:already\\s+)?(?:been\\s+to|visited|seen))\\W*");

    private static final Pattern FOR_MORE = Patterns.anyCase(
            "^\\W*(?:(?:and|or|but|ok(?:ay)?)\\W+)*(?:any|some|more|other|another|only|with|without|from|for|cheaper|better|how\\s+(?:long|much|many|far))\\b");

    /** What a user may ask of their own data. */
    private static final Pattern FORGET = Patterns.anyCase(
            "\\W*(?:(?:please|can\\s+you|could\\s+you|i\\s+want\\s+you\\s+to|now)\\W+)*(?:forget|delete|erase|clear|remove|wipe|reset)\\s+(?:(?:all|everything|anything|what(?:ever)?)\\s*(?:(?:that\\s+)?you\\s+(?:know|have|remember|stored|saved))?\\s*(?:about|of|on)\\s+(?:me|us)|(?:all\\s+)?(?:of\\s+)?(?:my|our)\\s+(?:data|profile|preferences|account|history|info\\p{L}*|details|memory)|me)\\W*(?:please)?\\W*");

    private static final Pattern ASKS_ON =
            Patterns.anyCase("^\\W*(?:and|or|but|what\\s+about|how\\s+about|what\\s+if)\\b|\\?\\W*$");

    private static final Pattern WHETHER = Patterns.anyCase(
            "^\\W*(?:(?:and|or|but|so|ok(?:ay)?)\\W+)*(?:is|are|does|do|will)\\s+(?:the|an?|any|some|\\p{L}+s)\\b[^.!;]*\\?*$");

    private GoingOn() {}

    /** "What do you know about me?", "what did I say about walking?" */
    static IntentRule asksWhatTheySaid() {
        return new IntentRule(
                IntentRules.ASKS_WHAT_THEY_SAID,
                TOURISM_QUERY,
                0.9f,
                (reading, context) -> reading.said().is(WHAT_THEY_SAID));
    }

    static IntentRule asksToBeForgotten() {
        return new IntentRule(
                IntentRules.ASKS_TO_BE_FORGOTTEN,
                TOURISM_QUERY,
                0.9f,
                (reading, context) -> reading.said().is(FORGET));
    }

    static IntentRule changesThePlan() {
        return new IntentRule(
                "changesThePlan",
                TRIP_PLANNING,
                0.85f,
                (reading, context) -> (context.followsPlan() && PlanTalk.changesThePlan(reading))
                        || (context.plannedLately() && PlanTalk.plainlyChangesIt(reading))
                        || (context.besideThePlan()
                                && !(context.asked() && PlanTalk.namesOnlyAMeans(reading))
                                && PlanTalk.changesItAfterAQuestion(reading)));
    }

    /** A bare "from 10 January" or "4 days" in a conversation completes what is being planned. */
    static IntentRule saysWhenOfATrip() {
        return new IntentRule(
                "saysWhenOfATrip",
                TRIP_PLANNING,
                0.75f,
                (reading, context) -> context.hasSpoken()
                        && !context.asked()
                        && !asksOn(reading, context)
                        && Phrases.saysOnlyWhen(reading));
    }

    static IntentRule saysWhenOfAQuestion() {
        return new IntentRule(
                "saysWhenOfAQuestion",
                TOURISM_QUERY,
                0.7f,
                (reading, context) -> (context.asked() || asksOn(reading, context)) && Phrases.saysOnlyWhen(reading));
    }

    /** "And in November?" of a place of which no plan was ordered. */
    private static boolean asksOn(Reading reading, Context context) {
        return !context.plannedLately()
                && !context.followsPlan()
                && reading.said().has(ASKS_ON);
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

    /** "He asked 1500" in a talk on travel is said of it, whatever its words. */
    static IntentRule leansSomehow() {
        return new IntentRule(
                "followsOn",
                TOURISM_QUERY,
                0.55f,
                (reading, context) -> (isOfTravel(reading, context)
                                && reading.otherMatters().isEmpty()
                                && !reading.places().abroad()
                                && !reading.ordered()
                                && reading.said().words().size() <= LEANING_WORDS
                                && (reading.said().has(OF_THEIR_TALK) || asksWhether(reading, context)))
                        || asksForMore(reading, context));
    }

    /** "Is a bike a good idea?" of a place that is spoken of. */
    private static boolean asksWhether(Reading reading, Context context) {
        return context.hasSubject()
                && reading.said().words().size() <= SHORT_WORDS + 1
                && reading.said().is(WHETHER);
    }

    /** "Any veg version", "with a newborn": so few words ask on from what was spoken of. */
    private static boolean asksForMore(Reading reading, Context context) {
        return (context.hasSubject() || context.asked() || context.plannedLately())
                && reading.otherMatters().isEmpty()
                && !reading.places().abroad()
                && !reading.ordered()
                && reading.said().words().size() <= SHORT_WORDS
                && reading.said().has(FOR_MORE);
    }

    private static boolean isOfTravel(Reading reading, Context context) {
        return context.hasSubject()
                || context.plannedLately()
                || (context.asked() && reading.when().saysAnything());
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
