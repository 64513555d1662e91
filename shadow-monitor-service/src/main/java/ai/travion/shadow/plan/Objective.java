package ai.travion.shadow.plan;

import ai.travion.shadow.calendar.SacredSites;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What makes a day good for one traveller, in points: twelve minutes on the road cost one, and a step of renown is worth two. What a
 * visit gains is added up; what is spent on ways, waiting and empty hours is taken off. Of one request, on one thread.
 */
final class Objective {

    private static final double ASKED_FOR = 100;
    private static final double RENOWN = 2;
    private static final double INTEREST = 5;
    private static final int INTERESTS_COUNTED = 2;
    private static final double PHOTOGRAPHED_IN_GOLD = 4;
    /** What it costs to come when a place is full instead of at its quietest: less than golden light is worth to who photographs. */
    private static final double FULLER = 4;

    private static final double FULLER_TO_WHO_AVOIDS_CROWDS = 10;

    /** A crowd moves a visit to another hour, and seldom takes it from the day. */
    private static final double MOST_OF_ITS_WORTH = 0.25;

    private static final double TRAVEL_MINUTE = 0.08;
    private static final double IDLE_MINUTE = 0.015;
    /** Elephants, dogs and unlit carts: a road in the dark costs three times what it costs by day. */
    private static final double DARK_MINUTE = 0.15;
    /** One more hour of it deters nobody whom the first did not. */
    private static final int LONG_IN_THE_DARK = 60;

    /** Of a day, after which a way wears one out. */
    private static final int TIRING_FROM = 150;

    private static final double TIRING_MINUTE = 0.08;
    private static final double SERVICE_MISSED = 6;
    private static final double SECOND_TO_A_SHRINE = 12;
    private static final double GLARE = 0.015;
    private static final double GLARE_TO_WHO_PHOTOGRAPHS = 0.04;
    private static final int GLARE_FROM = DayPart.at(10, 0);
    private static final int GLARE_TO = DayPart.at(15, 30);
    private static final Set<String> LOOKED_AT = Set.of("photography", "viewpoints", "waterfalls");

    /** Nobody travels to sit out an afternoon: who has nothing else to do sees something of less renown, or farther off. */
    private static final double EMPTY_MINUTE = 0.06;

    /** Of a second effort, for each degree of both: a stairway after ruins is little, a rock after a mountain is much. */
    private static final double SECOND_EFFORT = 2;

    /** What a minute of climbing in the heat costs, and of walking among ruins: enough to turn a day round, never to drop what was asked for. */
    private static final double CLIMBED_IN_THE_HEAT = 0.5;

    private static final double STEPS_IN_THE_HEAT = 0.05;
    private static final double WALKED_IN_THE_HEAT = 0.02;
    private static final double COOL_FROM_METRES = 900;
    private static final Pattern CLIMB = Pattern.compile("^(?:Climb|Hike)\\b");
    private static final int HEAT_FROM = DayPart.at(11, 0);
    private static final int HEAT_TO = DayPart.at(15, 30);

    private static final double OVERSLEPT = 0.2;
    private static final double LATE = 1;
    private static final double LATE_AMONG_WORSHIPPERS = 3;
    private static final double FOR_WHAT_WAS_ASKED = 2;
    private static final int END_OF_MORNING = DayPart.at(11, 30);

    private static final double RESTED_EFFORT = 0.5;
    private static final int RESTED_AFTER_MINUTES = 180;

    private final Wishes wishes;
    private final Set<Sight> askedFor;
    private final boolean hasTurns;
    private final double fuller;
    private final Map<Sight, Double> worths = new HashMap<>();

    Objective(Wishes wishes, Set<Sight> askedFor) {
        this.wishes = wishes;
        this.askedFor = askedFor;
        this.hasTurns = wishes.told().appointments().stream()
                .anyMatch(appointment -> appointment.hour().turn().isPresent());
        this.fuller = wishes.avoidsCrowds() ? FULLER_TO_WHO_AVOIDS_CROWDS : FULLER;
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
        return renown + interest + (askedFor.contains(sight) ? ASKED_FOR : 0);
    }

    /** What a visit gains at best that begins in a part of the day. */
    double gain(Sight sight, DayPart part) {
        boolean golden = part == DayPart.DAWN || part == DayPart.LATE;
        boolean pictured =
                golden && wishes.wantsPhotographs() && sight.interests().contains("photography");
        return worth(sight) * suits(sight, part) + (pictured ? PHOTOGRAPHED_IN_GOLD : 0);
    }

    /** Who came to hike or to photograph gets up for what is best at dawn. */
    private double suits(Sight sight, DayPart part) {
        boolean overslept = wishes.wantsTheDawn() && sight.parts().getFirst() == DayPart.DAWN && part != DayPart.DAWN;
        return sight.suits(part) - (overslept ? OVERSLEPT : 0);
    }

    /** What is taken off the gain of a visit that was just added to a day. */
    double strain(Sight sight, DaySchedule before, Entry visit) {
        return effort(sight, before, visit)
                + heat(sight, visit)
                + crowding(sight, before.frame(), visit)
                + lateness(sight, before.frame(), visit)
                + missing(sight, visit)
                + glare(sight, visit)
                + comingSecond(sight, before, visit);
    }

    /** Views and pictures are for the hours in which the sun stands low. */
    private double glare(Sight sight, Entry visit) {
        if (sight.begins().isPresent() || LOOKED_AT.stream().noneMatch(sight::isFor)) {
            return 0;
        }
        int minutes = Math.min(visit.end(), GLARE_TO) - Math.max(visit.start(), GLARE_FROM);
        return Math.max(0, minutes) * (wishes.wantsPhotographs() ? GLARE_TO_WHO_PHOTOGRAPHS : GLARE);
    }

    /** Who comes to a shrine between its services finds its doors shut. */
    private static double missing(Sight sight, Entry visit) {
        boolean misses = !sight.services().isEmpty()
                && VisitTimes.serviceWithin(sight, visit.start(), visit.end()).isEmpty();
        return misses ? SERVICE_MISSED : 0;
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

    /** The more the harder both are and the less time lies between them. */
    private static double effort(Sight sight, DaySchedule before, Entry visit) {
        if (sight.effort() == Sight.Effort.EASY) {
            return 0;
        }
        double cost = 0;
        for (Entry entry : before.entries()) {
            int earlier = entry.kind() == Entry.Kind.VISIT
                    ? before.frame().sights().of(entry.place()).effort().degree()
                    : 0;
            boolean rested = visit.start() - entry.end() > RESTED_AFTER_MINUTES;
            cost = Math.max(cost, earlier * sight.effort().degree() * (rested ? RESTED_EFFORT : SECOND_EFFORT));
        }
        return cost;
    }

    /** Steps and rocks are for the cool hours, and what lies in the shade for the others. */
    private static double heat(Sight sight, Entry visit) {
        int minutes = Math.min(visit.end(), HEAT_TO) - Math.max(visit.start(), HEAT_FROM);
        if (minutes <= 0 || sight.effort() == Sight.Effort.EASY) {
            return 0;
        }
        boolean strenuous = sight.effort() == Sight.Effort.STRENUOUS;
        if (!CLIMB.matcher(sight.activity()).find()) {
            return strenuous ? 0 : minutes * WALKED_IN_THE_HEAT;
        }
        boolean cool = sight.place().elevationMetres().orElse(0) >= COOL_FROM_METRES;
        return minutes * (strenuous && !cool ? CLIMBED_IN_THE_HEAT : STEPS_IN_THE_HEAT);
    }

    /** What a morning visit loses by the hour: most where worshippers gather, least where any hour will do. */
    private double lateness(Sight sight, DayFrame frame, Entry visit) {
        int late = visit.start() - DayPart.MORNING.on(frame.light()).from();
        if (late <= 0
                || visit.start() > END_OF_MORNING
                || (!sight.services().isEmpty() && !isGathering(sight, frame))) {
            return 0;
        }
        boolean gathering = isGathering(sight, frame);
        double anHour =
                gathering ? LATE_AMONG_WORSHIPPERS : LATE / sight.parts().size();
        return anHour * late / 60.0 * (askedFor.contains(sight) ? FOR_WHAT_WAS_ASKED : 1);
    }

    private static boolean isGathering(Sight sight, DayFrame frame) {
        return frame.poya() && SacredSites.isBuddhist(sight.place());
    }

    /** On a day of worship one comes to a shrine before anything else. */
    private static double comingSecond(Sight sight, DaySchedule before, Entry visit) {
        boolean second = visit.start() <= END_OF_MORNING
                && isGathering(sight, before.frame())
                && before.entries().stream().anyMatch(entry -> entry.kind() == Entry.Kind.VISIT);
        return second ? SECOND_TO_A_SHRINE : 0;
    }

    /** Nothing where no model has spoken. */
    private double crowding(Sight sight, DayFrame frame, Entry visit) {
        double above = frame.fullness().percentAboveQuietest(visit.place(), visit.start(), visit.end()) / 100;
        return Math.min(above * fuller, worth(sight) * MOST_OF_ITS_WORTH);
    }
}
