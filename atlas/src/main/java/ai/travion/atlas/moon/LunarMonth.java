package ai.travion.atlas.moon;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * The month that a full moon lies in. A month runs from new moon to new moon and has its name from the sign that the sun enters in
 * it; where it enters none, the month is an additional one (adhi) and has the name of the next.
 *
 * @param name "Vesak"
 */
public record LunarMonth(String name, boolean additional) {

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final double NEW_MOON = 0;
    private static final Duration HALF = Duration.ofHours(354);

    /** Of a Poya day. */
    public static LunarMonth of(LocalDate poya) {
        Instant noon = poya.atTime(12, 0).atZone(COLOMBO).toInstant();
        Sign atItsBegin = Sign.ofSun(Moon.whenAhead(NEW_MOON, noon.minus(HALF)));
        Sign atItsEnd = Sign.ofSun(Moon.whenAhead(NEW_MOON, noon.plus(HALF)));
        return new LunarMonth(atItsBegin.monthOfLeaving(), atItsBegin == atItsEnd);
    }
}
