package ai.travion.router.intent;

/**
 * What a conversation was about before the message.
 *
 * @param hasSubject whether it has named a place
 * @param followsPlan whether its last answer was a plan
 * @param besideThePlan whether what was asked since its plan is about the places of it
 * @param hasSpoken whether there was a turn before
 * @param plannedLately whether a plan was asked for in what is remembered of it
 * @param asked whether what the traveller said last was a question
 */
public record Context(
        boolean hasSubject,
        boolean followsPlan,
        boolean plannedLately,
        boolean besideThePlan,
        boolean hasSpoken,
        boolean asked) {

    public static final Context NONE = new Context(false, false, false, false, false, false);
}
