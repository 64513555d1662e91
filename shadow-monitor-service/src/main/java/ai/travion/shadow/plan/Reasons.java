package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
import java.util.OptionalInt;
import java.util.Set;

/** Why a visit stands where it stands. */
final class Reasons {

    private static final Set<String> BY_THE_SEA = Set.of("swimming", "snorkelling", "surfing");

    private static final int AT_SUNRISE = 10;
    private static final int END_OF_THE_COOL = DayPart.at(9, 30);
    private static final int NOON = DayPart.at(12, 0);
    private static final double CLOUDS_FROM_METRES = 900;

    private static final String CLOUDED_AFTERNOON =
            "The afternoon is left for it, though clouds gather over the hills on most afternoons of this month, so the view is not certain.";

    static final String AFTER_LUNCH = "It fits between lunch and the late light.";

    private Reasons() {}

    static String of(Sight sight, DayPart part, VisitTimes.Visit visit, Daylight light) {
        if (Engagement.is(sight.place())) {
            return "It has its hour.";
        }
        OptionalInt service = VisitTimes.serviceWithin(sight, visit.start(), visit.end());
        if (service.isPresent()) {
            return "The drums of a service usually begin about %s: be inside before, and ask at the gate for the hour of the day."
                    .formatted(clock(service.getAsInt()));
        }
        return switch (part) {
            case NIGHT ->
                "The steps are lit in the season, and one stands at the top when the sun rises" + sunrise(light) + ".";
            case DAWN -> dawn(sight, visit, light);
            case MORNING -> Views.areCloudedAt(visit.start(), sight) ? clouded(sight, visit) : morning(sight, visit);
            case MIDDAY ->
                sight.place().elevationMetres().orElse(0) >= CLOUDS_FROM_METRES
                        ? "Little effort for the middle of the day."
                        : "Little effort for the hottest hours of the day.";
            case AFTERNOON ->
                Views.areCloudedInTheAfternoon(sight, light.day().getMonth())
                        ? CLOUDED_AFTERNOON
                        : isSafari(sight) ? "Animals come out to drink and graze as the heat eases." : AFTER_LUNCH;
            case LATE -> late(sight, light);
            case EVENING -> "It is pleasant after dark, and close to dinner.";
        };
    }

    private static String dawn(Sight sight, VisitTimes.Visit visit, Daylight light) {
        String sunrise = sunrise(light);
        if (sight.ascent() > 0 && !light.windows().isEmpty()) {
            int top = VisitTimes.roundedUp(visit.start() + sight.ascent());
            return top <= light.sunrise() + AT_SUNRISE
                    ? "You stand at the top about %s%s.".formatted(clock(top), sunrise)
                    : "You are at the top about %s, before clouds build up, and down again before the heat%s."
                            .formatted(clock(top), sunrise);
        }
        if (sight.interests().contains(WhaleSeason.WISH)) {
            return "The boats leave then, while the sea is usually calmest.";
        }
        if (isSafari(sight)) {
            return "Animals are on the move in the first hours of the day" + sunrise + ".";
        }
        return sight.effort() == Sight.Effort.EASY
                ? "Soft light and few people" + sunrise + "."
                : "The effort is over before the heat, and views are clearest early" + sunrise + ".";
    }

    private static String sunrise(Daylight light) {
        return light.windows().isEmpty() ? "" : "; the sun rises at " + clock(light.sunrise());
    }

    private static boolean isSafari(Sight sight) {
        return sight.place().name().contains("National Park") && sight.place().type() == PlaceType.WILDLIFE;
    }

    private static String morning(Sight sight, VisitTimes.Visit visit) {
        if (!sight.interests().contains("waterfalls") && BY_THE_SEA.stream().anyMatch(sight.interests()::contains)) {
            return sight.isFor("surfing")
                    ? "The wind is usually lightest in the morning."
                    : "The sea is usually calmest in the morning.";
        }
        if (visit.start() >= END_OF_THE_COOL) {
            return visit.end() <= NOON
                    ? "It is over before the hottest hours."
                    : "It takes up the rest of the morning; keep to the shade towards noon.";
        }
        if (Care.isUnderARoof(sight.place())) {
            return "It is quieter now than towards evening.";
        }
        boolean high = sight.place().elevationMetres().orElse(0) >= CLOUDS_FROM_METRES;
        return switch (sight.place().type()) {
            case TEMPLE -> "Mornings are cool, and the stone is not hot underfoot yet.";
            case ADVENTURE, NATURE, TEA_COUNTRY ->
                high
                        ? "It is cooler than later, and clouds build up after noon."
                        : "It is cooler than later in the day.";
            case HERITAGE, CITY, WILDLIFE, BEACH -> "It is cooler than later in the day.";
        };
    }

    private static String clouded(Sight sight, VisitTimes.Visit visit) {
        return "You reach the view about %s, and cloud usually covers it from about %s: sleep nearer and be at the gate when it opens, if you come for the view."
                .formatted(clock(VisitTimes.roundedUp(visit.start() + sight.ascent())), clock(Views.CLOUDED_FROM));
    }

    private static String late(Sight sight, Daylight light) {
        if (Views.areCloudedInTheAfternoon(sight, light.day().getMonth())) {
            return CLOUDED_AFTERNOON;
        }
        String sunset = light.windows().isEmpty() ? "" : "; the sun sets at " + clock(light.sunset());
        return sight.place().type() == PlaceType.TEMPLE
                ? "The heat is over, and worshippers come towards evening" + sunset + "."
                : "The heat is over and the light is low" + sunset + ".";
    }

    static String clock(int minute) {
        return twoDigits(minute / 60) + ":" + twoDigits(minute % 60);
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }
}
