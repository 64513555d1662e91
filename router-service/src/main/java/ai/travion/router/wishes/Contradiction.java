package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/**
 * Wishes of one message that cannot both be followed.
 *
 * @param about what they are about
 * @param one as the knowledge base tags it, or a level
 * @param other the same; empty where the other wish is to stay away from the first
 */
public record Contradiction(About about, String one, String other) {

    /** What wishes can contradict each other in. */
    public enum About {
        PACE,
        BUDGET,
        WALKING,
        INTEREST
    }

    private static final String HIKING = "hiking";
    private static final Pattern LUXURY_FOR_LESS = Patterns.words(
            "(?:affordable|cheap|budget|inexpensive) luxur(?:y|ies)|luxury (?:on a budget|for less)|(?:affordable|cheap) (?:but|and|yet) luxurious");
    /** "Not too many temples" leaves some. */
    private static final Pattern IN_PART = Patterns.words(
            "too (?:much|many)|less|fewer|only|except|other than|not (?:all|just|only)|enough of|apart from|besides|this time");
    /** Who takes their grandmother along may still hike; who cannot walk may not. */
    private static final Pattern WALKS_BADLY = Patterns.words(
            "(?:can'?t|cannot|can not|unable to|not able to) (?:walk|climb|hike)|(?:bad|sore|weak|injured|broken|dodgy) (?:knees?|legs?|ankles?|hips?|backs?)|(?:knees?|legs?|ankles?|hips?|back) (?:is|are|hurts?|aches?)(?: (?:very|really|so|too))?(?: (?:bad|weak|sore|broken|injured))?|can hardly walk|knee (?:problem|injury|pain)s?|wheel ?chair|limited mobility|crutches");

    private static final String JOURNEY =
            "(?:[ -](?:and|&) \\p{L}+)?[ -](?:trip|tour|holiday|vacation|getaway|break|itinerary|plan|days?|weeks?|weekend|adventure)\\b";

    private static final List<BiFunction<String, Wishes, Optional<Contradiction>>> RULES =
            List.of(Contradiction::pace, Contradiction::budget, Contradiction::walking, Contradiction::interest);

    /** The first contradiction of a message. */
    public static Optional<Contradiction> in(String text, Wishes wishes) {
        return RULES.stream().flatMap(rule -> rule.apply(text, wishes).stream()).findFirst();
    }

    private static Optional<Contradiction> pace(String text, Wishes wishes) {
        return WishReader.isRelaxedAndPacked(text)
                ? Optional.of(new Contradiction(About.PACE, "relaxed", "packed"))
                : Optional.empty();
    }

    private static Optional<Contradiction> budget(String text, Wishes wishes) {
        return BudgetReader.isLowAndHigh(text) && !Patterns.isIn(LUXURY_FOR_LESS, text)
                ? Optional.of(new Contradiction(About.BUDGET, "low", "high"))
                : Optional.empty();
    }

    private static Optional<Contradiction> walking(String text, Wishes wishes) {
        boolean little =
                wishes.walkingTolerance().filter("low"::equals).isPresent() && Patterns.isIn(WALKS_BADLY, text);
        boolean hikes = wishes.avoid().stream().noneMatch(wish -> wish.value().equals(HIKING))
                && (isAskedFor(HIKING, text, wishes)
                        || wishes.topics().stream()
                                .anyMatch(wish -> wish.value().equals(HIKING)));
        return little && hikes ? Optional.of(new Contradiction(About.WALKING, HIKING, "")) : Optional.empty();
    }

    private static Optional<Contradiction> interest(String text, Wishes wishes) {
        return Patterns.isIn(IN_PART, text)
                ? Optional.empty()
                : wishes.avoid().stream()
                        .map(Wishes.Wish::value)
                        .filter(value -> isAskedFor(value, text, wishes))
                        .findFirst()
                        .map(value -> new Contradiction(About.INTEREST, value, ""));
    }

    /** Whether it is wished for, or what the journey is called by: "a beach holiday". */
    private static boolean isAskedFor(String value, String text, Wishes wishes) {
        return wishes.interests().stream().anyMatch(wish -> wish.value().equals(value)) || isTheJourney(value, text);
    }

    /** Whether a text calls the journey by something: "a temple tour". */
    public static boolean isTheJourney(String value, String text) {
        return Interest.ALL.stream()
                .filter(interest -> interest.name().equals(value))
                .anyMatch(interest -> Patterns.isIn(interest.journey(), text));
    }

    static Pattern journey(String words) {
        return Patterns.anyCase("\\b(?:" + words + ")" + JOURNEY);
    }
}
