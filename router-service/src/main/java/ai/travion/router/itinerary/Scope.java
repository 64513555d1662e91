package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The part of a plan that a message speaks of.
 *
 * @param day the only day of it, where one was said
 * @param ofADay whether a morning, an afternoon or an evening was said
 */
record Scope(Itinerary part, Optional<LocalDate> day, boolean ofADay) {

    private static final Pattern COUNTED = Patterns.anyCase(
            "\\b(?:day|night)\\s*(?:number\\s+)?(?<n>\\d{1,2}|one|two|three|four|five|six|seven)\\b|\\b(?<o>first|second|third|fourth|fifth|sixth|seventh|last|final|\\d{1,2}(?:st|nd|rd|th))\\s+(?:full\\s+)?(?:day|night|morning|afternoon|evening)\\b");
    private static final Pattern WEEKDAY =
            Patterns.anyCase("\\b(?<w>mon|tues|wednes|thurs|fri|satur|sun)day\\b(?!\\s+to\\b)");

    private static final Pattern THAT_DAY =
            Patterns.words("(?:that|this|the same) (?:same )?(?:day|morning|afternoon|evening|night)");
    /** "Ok then, how long is it?" only goes on talking. */
    private static final Pattern THEN = Patterns.anyCase(
            "(?<!^\\W{0,4})(?<!\\b(?:ok|okay|so|and|well|but|now|right|alright|fine|great|good|if)[,\\s]{1,3})\\bthen\\b(?!\\s*,)");

    /** A part of the day, by the hours at which what belongs to it begins. */
    private record Hours(Pattern words, int from, int until) {}

    private static final List<Hours> HOURS = List.of(
            new Hours(Patterns.words("mornings?|before (?:noon|lunch)"), 0, 12 * 60),
            new Hours(Patterns.words("afternoons?"), 12 * 60, 17 * 60 + 30),
            new Hours(Patterns.words("evenings?|at night|nightlife"), 17 * 60 + 30, 24 * 60));

    /** @param spoken the day that the last answer was about, which "that day" means */
    static Scope of(Reading reading, Itinerary plan, Optional<LocalDate> spoken) {
        var day = day(reading, plan.days()).or(() -> spoken.filter(that -> saysThatDay(reading)));
        var ofTheDay = day.map(plan::on).orElse(plan);
        var hours =
                HOURS.stream().filter(part -> reading.said().has(part.words())).findFirst();
        return hours.map(part -> new Scope(
                        ofTheDay.where(entry -> entry.start() >= part.from() && entry.start() < part.until()),
                        day,
                        true))
                .orElseGet(() -> new Scope(ofTheDay, day, false));
    }

    private static boolean saysThatDay(Reading reading) {
        return reading.said().has(THAT_DAY)
                || (reading.places().all().isEmpty() && reading.said().has(THEN));
    }

    private static Optional<LocalDate> day(Reading reading, List<LocalDate> days) {
        var counted = Patterns.matcher(COUNTED, reading.said().text());
        if (counted.find()) {
            var word = counted.group("n") != null ? counted.group("n") : counted.group("o");
            return Counting.index(word, days.size()).map(days::get);
        }
        var weekday = Patterns.matcher(WEEKDAY, reading.said().text());
        if (weekday.find()) {
            var wanted = DayOfWeek.valueOf(weekday.group("w").toUpperCase(Locale.ROOT) + "DAY");
            return days.stream().filter(day -> day.getDayOfWeek() == wanted).findFirst();
        }
        var dated = DaySaid.in(reading.said().text(), days).stream()
                .filter(said -> said.number() <= days.size())
                .findFirst();
        return dated.map(said -> days.get(said.number() - 1))
                .or(() -> reading.when().exact() ? reading.when().start().filter(days::contains) : Optional.empty());
    }
}
