package ai.travion.atlas.almanac;

import java.time.LocalDate;

/** The Sunday of Easter in the western churches, by the rule of the Gregorian calendar (Butcher, 1876). */
final class Easter {

    private Easter() {}

    static LocalDate of(int year) {
        int golden = year % 19;
        int century = year / 100;
        int ofCentury = year % 100;
        int correction = (century + 8) / 25;
        int epact = (19 * golden + century - century / 4 - (century - correction + 1) / 3 + 15) % 30;
        int weekday = (32 + 2 * (century % 4) + 2 * (ofCentury / 4) - epact - ofCentury % 4) % 7;
        int late = (golden + 11 * epact + 22 * weekday) / 451;
        int sum = epact + weekday - 7 * late + 114;
        return LocalDate.of(year, sum / 31, sum % 31 + 1);
    }
}
