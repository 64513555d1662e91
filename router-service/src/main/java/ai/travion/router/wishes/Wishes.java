package ai.travion.router.wishes;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a message says about its traveller. Party and budget carry no turn yet.
 *
 * @param interests what they say they want or like
 * @param topics what the message speaks of without being for or against it: interests where it asks for a plan
 * @param avoid what they want to stay away from
 * @param pace relaxed, moderate or packed
 * @param walkingTolerance low, medium or high
 * @param other requirements that fit nowhere else, in words
 * @param withdrawn what they say does not hold, or not any more: things avoided, requirements, {@link #WALKING}, {@link #BUDGET}
 * @param lasting of all this, what they say of themselves, whatever the trip: values, and {@link #WALKING}, {@link #BUDGET},
 *     {@link #PACE}, {@link #PARTY}
 */
public record Wishes(
        List<Wish> interests,
        List<Wish> topics,
        List<Wish> avoid,
        Optional<String> pace,
        Optional<StatedParty> party,
        Optional<StatedBudget> budget,
        Optional<String> walkingTolerance,
        List<String> other,
        List<String> withdrawn,
        List<String> lasting) {

    public static final String WALKING = "walking";
    public static final String BUDGET = "budget";
    public static final String PACE = "pace";
    public static final String PARTY = "party";
    private static final String INSISTED = " all the same";
    /** What who keeps under a roof stays away from. */
    public static final String OPEN_AIR = "the open air";

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

    /** Whether they say how they travel and what they cannot or will not do, and not what they long for. */
    public boolean limitTheTrip() {
        return interests.isEmpty()
                && topics.isEmpty()
                && (!avoid.isEmpty()
                        || pace.isPresent()
                        || party.isPresent()
                        || budget.isPresent()
                        || walkingTolerance.isPresent()
                        || !other.isEmpty()
                        || !withdrawn.isEmpty());
    }

    /** The same; of what it says, this holds for every trip. */
    Wishes lastingIn(List<String> names) {
        return new Wishes(
                interests, topics, avoid, pace, party, budget, walkingTolerance, other, withdrawn, List.copyOf(names));
    }

    /** What a question mentions in passing, "for kids?", without what was said of the same before; what they say of themselves stays. */
    public Wishes besides(Preferences known) {
        return new Wishes(
                interests,
                topics,
                avoid,
                pace.filter(said -> lasting.contains(PACE) || known.getPace().isEmpty()),
                party.filter(said -> lasting.contains(PARTY) || known.getParty().isEmpty()),
                budget.filter(
                        said -> lasting.contains(BUDGET) || known.getBudget().isEmpty()),
                walkingTolerance.filter(said ->
                        lasting.contains(WALKING) || known.getWalkingTolerance().isEmpty()),
                other,
                withdrawn,
                lasting);
    }

    /** The same without the limits that are not among these: what is only asked about is no wish. */
    Wishes onlyOf(List<String> names) {
        return new Wishes(
                interests,
                topics,
                avoid.stream().filter(wish -> names.contains(wish.value())).toList(),
                pace.filter(said -> names.contains(PACE)),
                party,
                budget.filter(said -> names.contains(BUDGET)),
                walkingTolerance.filter(said -> names.contains(WALKING)),
                other.stream().filter(names::contains).toList(),
                withdrawn,
                lasting.stream().filter(names::contains).toList());
    }

    /** The names of all that is said. */
    List<String> names() {
        return Stream.of(
                        Stream.concat(interests.stream(), avoid.stream()).map(Wish::value),
                        other.stream(),
                        pace.map(said -> PACE).stream(),
                        party.map(said -> PARTY).stream(),
                        budget.map(said -> BUDGET).stream(),
                        walkingTolerance.map(said -> WALKING).stream())
                .flatMap(names -> names)
                .toList();
    }

    /** The same; besides, this is not stayed away from any more. */
    public Wishes withdrawing(List<String> names) {
        return holding(avoid, other, with(names));
    }

    /** The same; what it seemed to say against these takes them back. */
    Wishes takingBack(List<String> names) {
        return holding(
                avoid.stream().filter(wish -> !names.contains(wish.value())).toList(),
                other.stream().filter(need -> !names.contains(need)).toList(),
                with(names));
    }

    /** The same, without that word among what is taken back, once it is known what is meant. */
    Wishes withoutSaying(String word) {
        return holding(
                avoid,
                other,
                withdrawn.stream().filter(name -> !name.equals(word)).toList());
    }

    private List<String> with(List<String> names) {
        return Stream.concat(withdrawn.stream(), names.stream()).distinct().toList();
    }

    private Wishes holding(List<Wish> avoided, List<String> needs, List<String> taken) {
        return new Wishes(interests, topics, avoided, pace, party, budget, walkingTolerance, needs, taken, lasting);
    }

    /** The same, with an interest as a requirement. */
    public Wishes wanting(String interest) {
        return new Wishes(
                with(interests, new Wish(interest, true)),
                topics,
                without(avoid, interest),
                pace,
                party,
                budget,
                walkingTolerance,
                other,
                withdrawn,
                lasting);
    }

    /** The same, but staying away from what it spoke of. */
    public Wishes avoiding(Wish wish) {
        return new Wishes(
                without(interests, wish.value()),
                without(topics, wish.value()),
                with(avoid, wish),
                pace,
                party,
                budget,
                walkingTolerance,
                other,
                withdrawn,
                lasting);
    }

    /** The same with places that are to be in the plan whatever speaks against their kind. */
    public Wishes insistingOn(List<String> places) {
        return new Wishes(
                interests,
                topics,
                avoid,
                pace,
                party,
                budget,
                walkingTolerance,
                Stream.concat(other.stream(), places.stream().map(place -> place + INSISTED))
                        .toList(),
                withdrawn,
                lasting);
    }

    /** Whether a requirement is a place that is wanted although it was warned of. */
    public static boolean isInsistedOn(String requirement) {
        return requirement.endsWith(INSISTED);
    }

    /** The same without a word of what is liked. */
    public Wishes ofNoInterest() {
        return new Wishes(List.of(), topics, avoid, pace, party, budget, walkingTolerance, other, withdrawn, lasting);
    }

    /** The same without a word against something. */
    public Wishes notAgainst(String name) {
        return new Wishes(
                interests,
                topics,
                without(avoid, name),
                pace,
                party,
                budget,
                walkingTolerance,
                other,
                withdrawn,
                lasting);
    }

    /** The same at another pace. */
    public Wishes at(String otherPace) {
        return new Wishes(
                interests,
                topics,
                avoid,
                Optional.of(otherPace),
                party,
                budget,
                walkingTolerance,
                other,
                withdrawn,
                lasting);
    }

    /** The same for somebody who walks so much. */
    public Wishes walking(String tolerance) {
        return new Wishes(
                interests, topics, avoid, pace, party, budget, Optional.of(tolerance), other, withdrawn, lasting);
    }

    /** The same for another budget. */
    public Wishes spending(StatedBudget otherBudget) {
        return new Wishes(
                interests,
                topics,
                avoid,
                pace,
                party,
                Optional.of(otherBudget),
                walkingTolerance,
                other,
                withdrawn,
                lasting);
    }

    /** The same without a word on money. */
    public Wishes withoutBudget() {
        return new Wishes(
                interests, topics, avoid, pace, party, Optional.empty(), walkingTolerance, other, withdrawn, lasting);
    }

    /** The same without a word on the company. */
    Wishes withoutParty() {
        return new Wishes(
                interests, topics, avoid, pace, Optional.empty(), budget, walkingTolerance, other, withdrawn, lasting);
    }

    /** The same for other company. */
    public Wishes with(StatedParty otherParty) {
        return new Wishes(
                interests,
                topics,
                avoid,
                pace,
                Optional.of(otherParty),
                budget,
                walkingTolerance,
                other,
                withdrawn,
                lasting);
    }

    private static List<Wish> with(List<Wish> wishes, Wish wish) {
        return Stream.concat(without(wishes, wish.value()).stream(), Stream.of(wish))
                .toList();
    }

    private static List<Wish> without(List<Wish> wishes, String value) {
        return wishes.stream()
                .filter(wish -> !wish.value().equalsIgnoreCase(value))
                .toList();
    }
}
