package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.SacredSites;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What is taken off the gain of a visit to one sight on one day, in the points of {@link Objective}: effort upon effort, heat, glare,
 * crowds, worship missed. All that does not hang on the hour is settled once, since a search asks for it thousands of times.
 */
final class Burden {

    /** What it costs to come when a place is full instead of at its quietest: less than golden light is worth to who photographs. */
    private static final double FULLER = 4;

    private static final double FULLER_TO_WHO_AVOIDS_CROWDS = 20;

    /** More than another part of the day costs what was asked for: its hour is the one that counts. */
    private static final double FULLER_AT_WHAT_WAS_ASKED_FOR = 150;

    /** A crowd moves a visit to another hour, and seldom takes it from the day. */
    private static final double MOST_OF_ITS_WORTH = 0.25;

    private static final double MOST_TO_WHO_AVOIDS_CROWDS = 0.5;

    /** Of the worth of what was asked for: what is left outweighs any day that does without it. */
    private static final double MOST_OF_WHAT_WAS_ASKED_FOR = 0.6;

    private static final double SERVICE_MISSED = 6;
    private static final double SECOND_TO_A_SHRINE = 12;
    private static final double AMID_WORSHIPPERS = 12;
    private static final double GLARE = 0.015;
    private static final double GLARE_TO_WHO_PHOTOGRAPHS = 0.04;
    private static final int GLARE_FROM = DayPart.at(10, 0);
    private static final int GLARE_TO = DayPart.at(15, 30);

    /** What a view loses behind clouds: more than the gold of a late hour is worth. */
    private static final double CLOUDED = 5;

    private static final double CLOUDED_TO_WHO_PHOTOGRAPHS = 8;

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

    private static final double LATE = 1;
    private static final double LATE_AMONG_WORSHIPPERS = 3;
    private static final double FOR_WHAT_WAS_ASKED = 2;
    private static final int END_OF_MORNING = DayPart.at(11, 30);

    private static final double RESTED_EFFORT = 0.5;
    private static final int RESTED_AFTER_MINUTES = 180;

    private final Sight sight;
    private final Optional<HourlyFullness> fullness;
    private final boolean gathering;
    private final int morning;
    private final double anHourLater;
    private final double forWhatWasAsked;
    private final double aMinuteOfHeat;
    private final double aMinuteOfGlare;
    private final double fuller;
    private final double mostOfACrowd;
    private final double clouded;
    private final boolean cloudedInTheAfternoon;
    private final double most;

    /** @param worth of the sight to the traveller, whenever it is seen */
    Burden(Sight sight, DayFrame frame, Wishes wishes, boolean askedFor, double worth) {
        this.sight = sight;
        this.fullness = frame.fullness().at(sight.place());
        this.gathering = frame.poya() && SacredSites.isBuddhist(sight.place());
        this.morning = DayPart.MORNING.on(frame.light()).from();
        this.anHourLater =
                gathering ? LATE_AMONG_WORSHIPPERS : LATE / sight.parts().size();
        this.forWhatWasAsked = askedFor ? FOR_WHAT_WAS_ASKED : 1;
        this.aMinuteOfHeat = aMinuteOfHeat(sight);
        this.aMinuteOfGlare = aMinuteOfGlare(sight, wishes);
        this.fuller =
                !wishes.avoidsCrowds() ? FULLER : askedFor ? FULLER_AT_WHAT_WAS_ASKED_FOR : FULLER_TO_WHO_AVOIDS_CROWDS;
        this.clouded = wishes.wantsPhotographs() ? CLOUDED_TO_WHO_PHOTOGRAPHS : CLOUDED;
        this.cloudedInTheAfternoon = sight.begins().isEmpty()
                && Views.areCloudedInTheAfternoon(sight, frame.date().getMonth());
        this.most = askedFor ? worth * MOST_OF_WHAT_WAS_ASKED_FOR : Double.POSITIVE_INFINITY;
        this.mostOfACrowd = worth * (wishes.avoidsCrowds() ? MOST_TO_WHO_AVOIDS_CROWDS : MOST_OF_ITS_WORTH);
    }

    /** Of a visit that was just added to a day; all of it together never drops what was asked for. */
    double of(DaySchedule before, Entry visit) {
        double whole = effort(before, visit)
                + heat(visit)
                + crowding(visit)
                + lateness(visit)
                + missing(visit)
                + glare(visit)
                + clouds(visit)
                + comingSecond(before, visit);
        return Math.min(whole, most);
    }

    /** Views and pictures are for the hours in which the sun stands low. */
    private double glare(Entry visit) {
        int minutes = Math.min(visit.end(), GLARE_TO) - Math.max(visit.start(), GLARE_FROM);
        return Math.max(0, minutes) * aMinuteOfGlare;
    }

    private static double aMinuteOfGlare(Sight sight, Wishes wishes) {
        boolean anyHour = sight.begins().isPresent() || !Views.areThePointOf(sight);
        return anyHour ? 0 : wishes.wantsPhotographs() ? GLARE_TO_WHO_PHOTOGRAPHS : GLARE;
    }

    private double clouds(Entry visit) {
        boolean hidden =
                (cloudedInTheAfternoon && Views.isAfternoon(visit.start())) || Views.areCloudedAt(visit.start(), sight);
        return hidden ? clouded : 0;
    }

    /** Who comes to a shrine between its services finds its doors shut. */
    private double missing(Entry visit) {
        boolean misses = !sight.services().isEmpty()
                && VisitTimes.serviceWithin(sight, visit.start(), visit.end()).isEmpty();
        return misses ? SERVICE_MISSED : 0;
    }

    /** The more the harder both are and the less time lies between them. */
    private double effort(DaySchedule before, Entry visit) {
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
    private double heat(Entry visit) {
        int minutes = Math.min(visit.end(), HEAT_TO) - Math.max(visit.start(), HEAT_FROM);
        return minutes <= 0 ? 0 : minutes * aMinuteOfHeat;
    }

    private static double aMinuteOfHeat(Sight sight) {
        if (sight.effort() == Sight.Effort.EASY) {
            return 0;
        }
        boolean strenuous = sight.effort() == Sight.Effort.STRENUOUS;
        if (!Patterns.isIn(CLIMB, sight.activity())) {
            return strenuous ? 0 : WALKED_IN_THE_HEAT;
        }
        boolean cool = sight.place().elevationMetres().orElse(0) >= COOL_FROM_METRES;
        return strenuous && !cool ? CLIMBED_IN_THE_HEAT : STEPS_IN_THE_HEAT;
    }

    /** What a morning visit loses by the hour: most where worshippers gather, least where any hour will do. */
    private double lateness(Entry visit) {
        int late = visit.start() - morning;
        return late <= 0 || visit.start() > END_OF_MORNING || (!sight.services().isEmpty() && !gathering)
                ? 0
                : anHourLater * late / 60.0 * forWhatWasAsked;
    }

    /** On a day of worship one comes to a shrine before anything else, or for its evening service. */
    private double comingSecond(DaySchedule before, Entry visit) {
        if (!gathering) {
            return 0;
        }
        if (visit.start() > END_OF_MORNING) {
            return sight.services().isEmpty()
                            || VisitTimes.serviceWithin(sight, visit.start(), visit.end())
                                    .isPresent()
                    ? 0
                    : AMID_WORSHIPPERS;
        }
        for (Entry entry : before.entries()) {
            if (entry.kind() == Entry.Kind.VISIT) {
                return SECOND_TO_A_SHRINE;
            }
        }
        return 0;
    }

    /** Nothing where no model has spoken. */
    private double crowding(Entry visit) {
        return fullness.isEmpty()
                ? 0
                : Math.min(
                        fullness.get().percentAboveQuietest(visit.start(), visit.end()) / 100 * fuller, mostOfACrowd);
    }
}
