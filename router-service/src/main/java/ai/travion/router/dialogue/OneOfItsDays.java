package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.regex.Pattern;

/** "One day at the beach", "a rainy day plan for day 3" after a plan of several days: one of its days, and not how long it is. */
final class OneOfItsDays {

    private static final Pattern OF_THE_WHOLE = Patterns.words(
            "(?:make|keep|cut|shorten|reduce|trim|bring|squeeze|change|turn) (?:it|this|that|the (?:whole )?(?:plan|trip|tour|itinerary)|our (?:plan|trip|tour))|(?:only|just|in|within|for) (?:just |only )?(?:a|one|1|a single) (?:single |full |whole )?day(?! (?:at|on|by|in|near|of|for)\\b)|(?:we|i) (?:only |just )?(?:have|got|need)|a? ?(?:one|1|single)[ -]day (?:trip|plan|tour|itinerary|visit)|day ?trip|instead|no longer");
    private static final Pattern A_DAY = Patterns.words(
            "(?:rainy|wet|beach|rest|lazy|pool|quiet|shopping|bad weather)[ -]day|day (?:\\d{1,2}|one|two|three|four|five|six|seven)|(?:an?|one|another|1) (?:full |whole |extra )?day (?:at|on|by|in|near|of|for|with)|(?:at the end|at the beginning|at the start|in between|in the middle)");

    private OneOfItsDays() {}

    static boolean isMeant(Reading reading, Conversation conversation) {
        return reading.when().days().orElse(0) == 1
                && !reading.when().saysADay()
                && conversation.length() > 1
                && reading.said().has(A_DAY)
                && !reading.said().has(OF_THE_WHOLE)
                && PlanChange.daysAdded(reading).isEmpty()
                && PlanChange.daysOfAStop(reading).isEmpty();
    }
}
