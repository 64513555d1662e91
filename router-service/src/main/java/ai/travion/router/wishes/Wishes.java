package ai.travion.router.wishes;

import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import java.util.List;
import java.util.Optional;

/**
 * What a message says about its traveller. Party and budget carry no turn yet.
 *
 * @param interests what they say they want or like
 * @param topics what the message speaks of without being for or against it: interests where it asks for a plan
 * @param avoid what they want to stay away from
 * @param pace relaxed, moderate or packed
 * @param walkingTolerance low, medium or high
 * @param other requirements that fit nowhere else, in words
 */
public record Wishes(
        List<Wish> interests,
        List<Wish> topics,
        List<Wish> avoid,
        Optional<String> pace,
        Optional<StatedParty> party,
        Optional<StatedBudget> budget,
        Optional<String> walkingTolerance,
        List<String> other) {

    /** A thing wished for or against, and whether it is a hard requirement. */
    public record Wish(String value, boolean must) {}

    /** Whether the message says anything that a plan would have to follow. */
    public boolean areStated() {
        return !interests.isEmpty()
                || !avoid.isEmpty()
                || pace.isPresent()
                || party.isPresent()
                || budget.isPresent()
                || walkingTolerance.isPresent()
                || !other.isEmpty();
    }
}
