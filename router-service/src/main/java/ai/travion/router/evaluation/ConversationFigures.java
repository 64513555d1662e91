package ai.travion.router.evaluation;

/**
 * How well conversations are understood. Shares are from 0 to 1.
 *
 * @param turnsRight share of turns with intent, main place, first day and asking back all right
 * @param allRight share of conversations of which every turn is
 */
public record ConversationFigures(
        int conversations,
        int turns,
        double turnsRight,
        double allRight,
        double intent,
        double travelIntent,
        double mainPlace,
        double date,
        double asksBack) {}
