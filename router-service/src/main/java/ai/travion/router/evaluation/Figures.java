package ai.travion.router.evaluation;

import java.util.Map;

/**
 * How well one set of messages is understood. Shares are from 0 to 1.
 *
 * @param accuracy share of messages with the right intent
 * @param macroF1 mean of the F1 of the five intents
 * @param travelIntent share of right finer intents, of messages that have one
 * @param mainPlace share with the right main place, or rightly with none
 * @param date share with the right first and last day, or rightly with none
 * @param dateOfDated the same of those messages that name a day
 * @param offTopicRecall share of what is no travel that is taken for that
 * @param travelRefused share of travel messages that are taken for no travel
 * @param unsure messages that the router is unsure of
 * @param unsureRight those of them whose intent is right
 * @param confusion intent to what it was taken for to how often
 */
public record Figures(
        String messages,
        int count,
        double accuracy,
        double macroF1,
        double travelIntent,
        double mainPlace,
        double date,
        double dateOfDated,
        double offTopicRecall,
        double travelRefused,
        int unsure,
        int unsureRight,
        Map<String, Map<String, Integer>> confusion) {}
