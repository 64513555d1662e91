package ai.travion.atlas;

import ai.travion.atlas.moon.LunarMonth;
import ai.travion.atlas.moon.Tithi;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;

/**
 * The Poya days of the years that no file holds, by the rule of the tithi. Their names follow the sun; where a thirteenth Poya day
 * comes into a year, gazettes have differed on which of its neighbours is the additional one, so these names are not certain.
 */
final class PredictedPoyaDays {

    private static final String SOURCE =
            "computed by the rule that fits the gazettes: the day on which the purnima tithi has begun by about 18:00";
    private static final int MONTHS_OF_THE_MOON_LOOKED_AROUND = 8;

    /** A Duruthu in December is one month early: the months up to the additional one may be named a month later. */
    private static final int EARLY_MONTHS = 6;

    private PredictedPoyaDays() {}

    private record FullMoon(LocalDate day, LunarMonth month) {

        boolean isAnEarlyDuruthu() {
            return month.name().equals("Duruthu") && day.getMonth() == Month.DECEMBER;
        }
    }

    /** Those of some days, both included. */
    static List<PoyaDay> between(LocalDate first, LocalDate last) {
        List<FullMoon> moons = moons(
                first.minusMonths(MONTHS_OF_THE_MOON_LOOKED_AROUND), last.plusMonths(MONTHS_OF_THE_MOON_LOOKED_AROUND));
        List<PoyaDay> days = new ArrayList<>();
        for (int index = 0; index < moons.size(); index++) {
            LocalDate day = moons.get(index).day();
            if (!day.isBefore(first) && !day.isAfter(last)) {
                days.add(new PoyaDay(
                        day,
                        name(moons.get(index).month()),
                        Certainty.PREDICTED,
                        SOURCE,
                        !isNearAnAdditionalOne(index, moons)));
            }
        }
        return days;
    }

    private static String name(LunarMonth month) {
        return month.additional() ? "Adhi " + month.name() : month.name();
    }

    private static List<FullMoon> moons(LocalDate from, LocalDate before) {
        List<FullMoon> moons = new ArrayList<>();
        LocalDate day = Tithi.PURNIMA.firstKeptFrom(from);
        while (day.isBefore(before)) {
            moons.add(new FullMoon(day, LunarMonth.of(day)));
            day = Tithi.PURNIMA.firstKeptFrom(day.plusDays(1));
        }
        return moons;
    }

    private static boolean isNearAnAdditionalOne(int index, List<FullMoon> moons) {
        for (int other = 0; other < moons.size(); other++) {
            if (moons.get(other).month().additional() && index >= firstUncertain(other, moons) && index <= other + 1) {
                return true;
            }
        }
        return false;
    }

    private static int firstUncertain(int additional, List<FullMoon> moons) {
        for (int index = Math.max(0, additional - EARLY_MONTHS); index < additional; index++) {
            if (moons.get(index).isAnEarlyDuruthu()) {
                return index;
            }
        }
        return additional - 1;
    }
}
