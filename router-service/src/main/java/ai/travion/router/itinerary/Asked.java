package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A question put while a plan is in hand.
 *
 * @param plan the whole of it
 * @param scope the part that the question names, or the whole
 * @param before what the traveller said before it, which "it" may mean
 * @param spokenOf what the last answer was about, which "it" means first
 */
record Asked(Reading reading, Itinerary plan, Scope scope, Optional<Reading> before, Spoken spokenOf) {

    /** "Which day?", "and what time?": it names nothing, and asks of what was told last. */
    private static final Pattern BARE = Patterns.anyCase(
            "\\W*(?:(?:and|so|but|ok(?:ay)?|then|sorry|wait)\\W+)*(?:(?:(?:on|at|for)\\s+)?(?:which|what)\\s+(?:days?|dates?|time|hours?)|when|how\\s+long|how\\s+early|how\\s+late|where|why|why\\s+then|why\\s+so\\s+(?:early|late|long))(?:\\s+(?:again|exactly|then|roughly|was|is|now|please|would\\s+be|will\\s+be))*\\W*");

    private static final Pattern POINTING = Patterns.words("it|that|this|there");
    private static final Pattern EXISTENTIAL =
            Patterns.words("(?:is|are|was|were|will|be) there|there(?:'s| is| are| was| were| will)");
    private static final Pattern OF_A_DAY =
            Patterns.words("(?:that|this|the same) (?:same )?(?:day|morning|afternoon|evening|night)");
    private static final Pattern MEAL = Patterns.words("breakfasts?|lunch(?:es)?|dinners?|suppers?");
    private static final Pattern PLURAL = Pattern.compile("(?<=ch)es$|s$");
    private static final int SHOWN = 4;

    static Asked of(Reading reading, Itinerary plan, Optional<Reading> before) {
        return of(reading, plan, before, Spoken.NOTHING);
    }

    static Asked of(Reading reading, Itinerary plan, Optional<Reading> before, Spoken spoken) {
        return new Asked(reading, plan, Scope.of(reading, plan, spoken.day()), before, spoken);
    }

    /** Whether it names nothing, and asks of what was told last. */
    boolean isBare() {
        return Patterns.isAllOf(BARE, text());
    }

    List<Entry> spoken() {
        return spokenOf.entries();
    }

    /** The one place that it names; where it is bare, the one that was asked about before it. */
    Optional<Place> subject() {
        var places = isBare() ? before.map(said -> said.places().all()).orElse(List.of()) : named();
        return places.size() == 1
                ? Optional.of(places.getFirst())
                : isBare() && places.isEmpty() && spoken().isEmpty() ? spokenOf.place() : Optional.empty();
    }

    boolean has(Pattern words) {
        return reading.said().has(words);
    }

    String text() {
        return reading.said().text();
    }

    List<Place> named() {
        return reading.places().all();
    }

    Itinerary part() {
        return scope.part();
    }

    /** The visits that it speaks of, in the part that it names; none where it speaks of none. */
    List<Entry> meant() {
        return meantBy(reading);
    }

    /** The same, or what was spoken of before where it only points. */
    List<Entry> meantOrPointedAt() {
        var own = meant();
        // "That day" tells which day is meant, and no stop of it.
        boolean points = Patterns.isIn(
                POINTING,
                Patterns.matcher(OF_A_DAY, EXISTENTIAL.matcher(text()).replaceAll(" "))
                        .replaceAll(" "));
        if (!own.isEmpty() || !(points || isBare())) {
            return own;
        }
        return spoken().isEmpty() ? before.map(this::meantBy).orElse(List.of()) : spoken();
    }

    private List<Entry> meantBy(Reading said) {
        var places = said.places().all();
        return places.isEmpty()
                ? part().meant(said.places().remainder())
                : places.stream().flatMap(place -> part().at(place).stream()).toList();
    }

    /** The meals that it speaks of. */
    List<Entry> meals() {
        var meal = Patterns.matcher(MEAL, text());
        if (!meal.find()) {
            return List.of();
        }
        var said = PLURAL.matcher(meal.group().toLowerCase(Locale.ROOT)).replaceFirst("");
        var name = said.equals("supper") ? "dinner" : said;
        var meals = part().of(Entry.Sort.MEAL).entries().stream()
                .filter(entry -> entry.activity().regionMatches(true, 0, name, 0, name.length()))
                .toList();
        // On a long way one eats on it.
        return meals.isEmpty()
                ? part().of(Entry.Sort.DRIVE).entries().stream()
                        .filter(entry -> entry.activity().contains("with " + name))
                        .toList()
                : meals;
    }

    /** Some entries as one answer; with their day where the question named none. */
    Optional<String> told(List<Entry> found) {
        var stops = found.stream().filter(entry -> !entry.is(Entry.Sort.REST)).toList();
        var entries = stops.isEmpty() ? found : stops;
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        boolean one = scope.day().isPresent() || plan.days().size() == 1;
        // Of one day all is told.
        int shown = scope.day().isPresent() ? entries.size() : SHOWN;
        var words = entries.stream()
                .limit(shown)
                .map(entry -> one ? entry.atItsTime() : entry.onItsDay())
                .collect(Collectors.joining("; "));
        return Optional.of("In the plan%s: %s%s."
                .formatted(
                        one ? ", " + entries.getFirst().inWords() : "",
                        words,
                        entries.size() > shown ? ", and %d more".formatted(entries.size() - shown) : ""));
    }
}
