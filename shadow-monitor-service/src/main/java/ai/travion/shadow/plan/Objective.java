package ai.travion.shadow.plan;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * What makes a day good for one traveller, in points: twelve minutes on the road cost one, and a step of renown is worth two. What a
 * visit gains is added up; what is spent on ways, waiting and empty hours is taken off. Of one request, on one thread.
 */
final class Objective {

    private static final double ASKED_FOR = 100;
    private static final double AT_ANY_PRICE = 4;
    /** Nobody comes to Kandy and passes its temple by. */
    private static final double HIGHLIGHT = 10;

    /** A stop of the plan in hand stays on its day, unless something else was asked for. */
    private static final double KEPT = 8;

    private static final int A_DAYS_HIKE = 240;

    private static final double RENOWN = 2;
    private static final double INTEREST = 5;
    private static final int INTERESTS_COUNTED = 2;
    private static final double PHOTOGRAPHED_IN_GOLD = 4;

    private static final double TRAVEL_MINUTE = 0.08;
    private static final double IDLE_MINUTE = 0.015;
    /** Elephants, dogs and unlit carts: a road in the dark costs three times what it costs by day. */
    private static final double DARK_MINUTE = 0.15;
    /** One more hour of it deters nobody whom the first did not. */
    private static final int LONG_IN_THE_DARK = 60;

    /** Of a day, after which a way wears one out. */
    private static final int TIRING_FROM = 150;

    private static final double TIRING_MINUTE = 0.08;

    /** Nobody travels to sit out an afternoon: who has nothing else to do sees something of less renown, or farther off. */
    private static final double EMPTY_MINUTE = 0.06;

    private static final double OVERSLEPT = 0.2;
    private static final double ANOTHER_HOUR_TO_WHO_AVOIDS_CROWDS = 0.25;
    private static final int BEST_OF_THE_ISLAND = 5;

    private final Wishes wishes;
    private final Set<Sight> askedFor;
    private final Set<Sight> highlights;
    private final Set<String> kept;
    private final Set<String> elsewhere;
    private final boolean hasTurns;
    private final double forWhatWasAsked;
    private final Map<Sight, Double> worths = new HashMap<>();

    Objective(Wishes wishes, Set<Sight> askedFor) {
        this(wishes, askedFor, Set.of());
    }

    /** @param highlights what a trip is made for, though it was not named */
    Objective(Wishes wishes, Set<Sight> askedFor, Set<Sight> highlights) {
        this(wishes, askedFor, highlights, Set.of(), Set.of(), ASKED_FOR);
    }

    private Objective(
            Wishes wishes,
            Set<Sight> askedFor,
            Set<Sight> highlights,
            Set<String> kept,
            Set<String> elsewhere,
            double forWhatWasAsked) {
        this.forWhatWasAsked = forWhatWasAsked;
        this.wishes = wishes;
        this.askedFor = askedFor;
        this.highlights = highlights;
        this.kept = kept;
        this.elsewhere = elsewhere;
        this.hasTurns = wishes.told().appointments().stream()
                .anyMatch(appointment -> appointment.hour().turn().isPresent());
    }

    /** The same where other sights were asked for. */
    Objective askedFor(Set<Sight> others) {
        return new Objective(wishes, others, highlights, kept, elsewhere, forWhatWasAsked);
    }

    /** The same of one who would rather see all that was asked for than see it at its best hour, or drive less. */
    Objective insisting() {
        return new Objective(wishes, askedFor, highlights, kept, elsewhere, ASKED_FOR * AT_ANY_PRICE);
    }

    /** The same on a day of a plan that is changed. */
    Objective keeping(Set<String> onThisDay, Set<String> onOthers) {
        return onThisDay.equals(kept) && onOthers.equals(elsewhere)
                ? this
                : new Objective(wishes, askedFor, highlights, onThisDay, onOthers, forWhatWasAsked);
    }

    /** Names of what the day has in the plan in hand. */
    Set<String> kept() {
        return kept;
    }

    /** Whether one gets up in the dark for a sight that lies far off: for what one came for, and for the best of the island. */
    boolean isWorthTheDark(Sight sight) {
        return askedFor.contains(sight) || sight.renown() >= BEST_OF_THE_ISLAND || wishes.servedBy(sight) > 0;
    }

    /** Whether a sight is not seen any more once another was: what comes first, or what would follow on what comes last. */
    boolean isOutOfTurnAfter(Sight earlier, Sight sight) {
        return hasTurns && (hasTurn(Turn.FIRST, sight) || hasTurn(Turn.LAST, earlier));
    }

    private boolean hasTurn(Turn turn, Sight sight) {
        return wishes.told().appointments().stream()
                .anyMatch(appointment -> appointment.hasTurn(turn) && appointment.isFor(sight));
    }

    boolean isAskedFor(Sight sight) {
        return askedFor.contains(sight);
    }

    /** How much a sight is worth to this traveller, whenever it is seen. */
    double worth(Sight sight) {
        Double known = worths.get(sight);
        if (known != null) {
            return known;
        }
        double worth = worthOf(sight);
        worths.put(sight, worth);
        return worth;
    }

    private double worthOf(Sight sight) {
        double interest = Math.min(wishes.servedBy(sight), INTERESTS_COUNTED) * INTEREST;
        boolean beside = !wishes.interests().isEmpty() && interest == 0;
        double renown = sight.renown() * (beside ? RENOWN / 2 : RENOWN);
        return renown
                + interest
                + stays(sight)
                + (askedFor.contains(sight) ? forWhatWasAsked : highlights.contains(sight) ? HIGHLIGHT : 0);
    }

    /** Whether the plan in hand has it on another day; or whether it is a mountain, up which nobody is sent who changes something else. */
    boolean isOutOfPlace(Sight sight) {
        boolean effort = (sight.effort() == Sight.Effort.STRENUOUS
                        || (sight.effort() == Sight.Effort.MODERATE && sight.minutes() >= A_DAYS_HIKE))
                && (!kept.isEmpty() || !elsewhere.isEmpty())
                && !kept.contains(sight.place().name())
                && !askedFor.contains(sight)
                && wishes.servedBy(sight) == 0;
        return elsewhere.contains(sight.place().name()) || effort;
    }

    private double stays(Sight sight) {
        return kept.contains(sight.place().name()) ? KEPT : 0;
    }

    /** What a visit gains at best that begins in a part of the day. */
    double gain(Sight sight, DayPart part) {
        boolean golden = part == DayPart.DAWN || part == DayPart.LATE;
        boolean pictured = golden
                && wishes.wantsPhotographs()
                && sight.interests().contains("photography")
                && !Views.areWithinWalls(sight);
        double suits = suits(sight, part);
        double stays = suits > 0 ? stays(sight) : 0;
        return (worth(sight) - stays(sight)) * suits + stays + (pictured ? PHOTOGRAPHED_IN_GOLD : 0);
    }

    /** Who came to hike or to photograph gets up for what is best at dawn. */
    private double suits(Sight sight, DayPart part) {
        boolean overslept = wishes.wantsTheDawn() && sight.parts().getFirst() == DayPart.DAWN && part != DayPart.DAWN;
        // Who avoids crowds comes for an empty hour, and the light is a lesser thing.
        double another = askedFor.contains(sight) && wishes.avoidsCrowds()
                ? ANOTHER_HOUR_TO_WHO_AVOIDS_CROWDS * (1 - sight.suits(part))
                : 1 - sight.suits(part);
        return sight.suits(part) == 0 ? 0 : 1 - another - (overslept ? OVERSLEPT : 0);
    }

    /** What is taken off the gain of a visit to a sight on a day. */
    Burden burden(Sight sight, DayFrame frame) {
        return new Burden(sight, frame, wishes, isAskedFor(sight), worth(sight));
    }

    /** The cost of a day only grows as it gets longer. */
    double cost(Spent spent) {
        return spent.travel() * TRAVEL_MINUTE
                + Math.max(0, spent.travel() - TIRING_FROM) * TIRING_MINUTE
                + Math.min(spent.dark(), LONG_IN_THE_DARK) * DARK_MINUTE
                + spent.idle() * IDLE_MINUTE
                + spent.empty() * EMPTY_MINUTE;
    }

    double costOfTravel(int minutes) {
        return minutes * TRAVEL_MINUTE;
    }
}
