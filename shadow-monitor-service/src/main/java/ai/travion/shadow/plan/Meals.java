package ai.travion.shadow.plan;

import ai.travion.atlas.Place;

/** Puts the meals into a day: each at its time, where there is something to eat. */
final class Meals {

    static final int EARLIEST_LUNCH = DayPart.at(12, 15);
    static final int LATEST_LUNCH = DayPart.at(13, 45);
    static final int LATEST_BREAKFAST = DayPart.at(10, 15);
    /** Who set out before breakfast is at a table by then, or has it along. */
    static final int LATEST_ON_AN_EMPTY_STOMACH = DayPart.at(8, 50);

    static final int LUNCH_MINUTES = 60;

    /** Longer ways are interrupted for lunch. */
    static final int OVER_LUNCH = 240;

    /** Whoever comes home from afar in the evening leaves so early. */
    static final int EARLY_START = DayPart.at(5, 15);

    private static final int EARLIEST_DINNER = DayPart.at(18, 30);
    private static final int DINNER_MINUTES = 75;
    static final int END_OF_DINNER = EARLIEST_DINNER + DINNER_MINUTES;
    private static final int EARLY_BREAKFAST = DayPart.at(6, 15);
    private static final int USUAL_BREAKFAST = DayPart.at(7, 0);
    private static final int QUICK_BREAKFAST_MINUTES = 30;
    private static final int BREAKFAST_MINUTES = 45;
    private static final int LONG_WAY = 60;
    private static final int VERY_LONG_WAY = 150;
    /** Minutes that a relaxed pace leaves at a time. */
    private static final int REST_OF_THE_UNHURRIED = 180;

    private static final int CLOSE_TO_HOME = 20;
    private static final int REST_FROM = 75;
    private static final int LATEST_START_OF_A_LATE_LUNCH = DayPart.at(12, 45);

    private Meals() {}

    static DaySchedule breakfast(DaySchedule day, int wayAhead) {
        if (!day.entries().isEmpty()) {
            return day.now() > LATEST_BREAKFAST
                    ? day.fed(true, false)
                    : movedToMeal(homeIfClose(day), LATEST_BREAKFAST)
                            .eating("Breakfast", 0, BREAKFAST_MINUTES, "")
                            .fed(true, false);
        }
        if (day.frame().returnTo().isPresent() && wayAhead > VERY_LONG_WAY) {
            return new DaySchedule(
                    day.frame(),
                    Math.max(EARLY_START, day.now()),
                    day.here(),
                    true,
                    day.lunched(),
                    day.spent(),
                    day.entries());
        }
        boolean isUnhurried = day.frame().restMinutes() >= REST_OF_THE_UNHURRIED;
        boolean longWay = wayAhead > (isUnhurried ? OVER_LUNCH : LONG_WAY);
        return day.eating(
                        "Breakfast",
                        asEarlyAsSaid(
                                longWay ? EARLY_BREAKFAST : USUAL_BREAKFAST,
                                day.frame().hours()),
                        longWay ? QUICK_BREAKFAST_MINUTES : BREAKFAST_MINUTES,
                        "")
                .fed(true, false);
    }

    /** Who says that their days begin at six is at the table by then. */
    private static int asEarlyAsSaid(int usual, Hours hours) {
        return hours.startsWithBreakfast() ? Math.min(usual, hours.from()) : usual;
    }

    static DaySchedule lunch(DaySchedule day) {
        DaySchedule there = movedToMeal(
                EARLIEST_LUNCH - day.now() >= REST_FROM ? homeIfClose(day) : day, LATEST_START_OF_A_LATE_LUNCH);
        return there.restingUntil(EARLIEST_LUNCH)
                .eating("Lunch", Math.max(there.now(), EARLIEST_LUNCH), LUNCH_MINUTES, "")
                .fed(false, true);
    }

    /** A long way is gone before lunch, so that the morning is not waited away; but not to where there is nothing to eat. */
    static DaySchedule lunchTowards(DaySchedule day, Sight sight) {
        int way = day.minutesTo(sight.place());
        if (way > OVER_LUNCH && day.now() + way > LATEST_LUNCH) {
            return lunchOnTheWayTo(day, sight.place());
        }
        boolean longWay = way > LONG_WAY
                && (Tables.isAt(day.frame(), sight.place())
                        || sight.place().equals(day.frame().base()));
        boolean besideHome =
                day.frame().roads().minutes(sight.place(), day.frame().base()) <= CLOSE_TO_HOME;
        Place table = besideHome ? day.frame().base() : sight.place();
        return lunch(longWay ? day.movedTo(table, day.now()) : day);
    }

    /** A way of most of a day is interrupted for lunch, wherever that is. */
    static DaySchedule lunchOnTheWayTo(DaySchedule day, Place place) {
        Place here = day.here();
        Road road = day.frame().roads().between(here, place);
        int stop = road.mode() == Road.Mode.BY_TRAIN ? 0 : LUNCH_MINUTES;
        int arrival = day.now() + road.minutes() + stop;
        DaySchedule noted = day.noting(new Entry(
                Entry.Kind.TRAVEL, place, day.now(), arrival, () -> Words.ofTravelOverLunch(here, place, road)));
        return new DaySchedule(
                day.frame(), arrival, place, true, true, day.spent().travelling(road.minutes()), noted.entries());
    }

    static DaySchedule dinner(DaySchedule day) {
        DaySchedule rested = day.restingUntil(EARLIEST_DINNER);
        return rested.eating(
                "Dinner",
                Math.max(rested.now(), EARLIEST_DINNER),
                DINNER_MINUTES,
                day.frame().mealNote());
    }

    private static DaySchedule homeIfClose(DaySchedule day) {
        Place base = day.frame().base();
        return day.minutesTo(base) <= CLOSE_TO_HOME ? day.movedTo(base, day.now()) : day;
    }

    /** To where there is something to eat: here, or the nearest place of the day that has it within an hour or in time. */
    private static DaySchedule movedToMeal(DaySchedule day, int latest) {
        if (Tables.isAt(day.frame(), day.here())
                || day.here().equals(day.frame().base())) {
            return day;
        }
        Place table = Tables.nearest(day.frame(), day.here());
        int way = day.minutesTo(table);
        return way <= LONG_WAY || day.now() + way <= latest ? day.movedTo(table, day.now()) : day;
    }
}
