package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Which day has the most walking?", "which bit has the best sunset?": the days and the stops of a plan by a measure. */
final class Superlatives {

    private static final Pattern WHICH = Patterns.words("which|what|what's|where|when|the");
    private static final Pattern WHICH_DAY = Patterns.words(
            "(?:which|what)(?: of the| one of the)? days?|(?:the|our) (?:\\p{L}+est|(?:most|least) \\p{L}+|worst|best) days?");
    private static final Pattern OF_DAYS = Patterns.words("days?|mornings?|start|get up|wake up");
    private static final Pattern EXTREME = Patterns.words(
            "most|least|fewest|best|worst|nicest|prettiest|loveliest|(?:bigg|flatt|gentl|hard|tough|long|short|steep|full|light|calm|slow|quiet|high|nice|great|strong|cool|cold|warm|hott)est|(?:earl|eas|bus|laz|heav)iest|too (?:much|many)|worry|worried|careful|watch out|struggle|trouble|problem|avoid");
    /** "Which day can we rest?", "do we have a day to rest?" */
    private static final Pattern TO_REST = Patterns.words(
            "(?:which|what|when) (?:day )?(?:can|could|do|may) (?:we|i) (?:have a |get a |take a )?(?:rest|relax|chill|breathe|laze)|(?:do we have|have we got|do we get|is there|are there|did you (?:plan|leave|give)(?: us)?) (?:an?|any|some) (?:(?:rest|lazy|quiet|easy|relaxing) days?|days? (?:to|for) (?:rest\\w*|relax\\w*)|days? off)");

    private static final Pattern LEAST = Patterns.words("least|fewest|shortest|flattest|gentlest");

    /**
     * What days are held against each other by.
     *
     * @param ofADay the more the further in front
     * @param shown what the answer tells of the day
     */
    private record Measure(
            Pattern words, String most, String least, ToIntFunction<Itinerary> ofADay, Predicate<Entry> shown) {}

    private static final List<Measure> MEASURES = List.of(
            new Measure(
                    Patterns.words("earl\\w+|get up|wak(?:e|ing)"),
                    "the earliest start",
                    "the latest start",
                    day -> 24 * 60 - start(day),
                    entry -> true),
            new Measure(
                    Patterns.words(
                            "walk\\w*|hik\\w*|climb\\w*|steps?|stairs|on foot|hard\\w*|tough\\w*|strenuous|tiring|exhausting|demanding|effort|energy|steep\\w*|physical\\w*|flat\\w*|gentl\\w*|worry|worried|careful|watch out|struggle|trouble|problem"),
                    "the most walking",
                    "the least walking",
                    day -> day.entries().stream().mapToInt(Entry::effort).sum(),
                    Entry::isOnFoot),
            new Measure(
                    Patterns.words("driv\\w*|car|road|travel\\w*|transfers?|journey|sitting|bus"),
                    "the most driving",
                    "the least driving",
                    day -> day.of(Entry.Sort.DRIVE).minutes(),
                    entry -> entry.is(Entry.Sort.DRIVE)),
            new Measure(
                    Patterns.words(
                            "free|rest|resting|relax\\w*|chill\\w*|eas(?:y|iest)|quiet\\w*|laz\\w+|light\\w*|calm\\w*|slow\\w*"),
                    "the most free time",
                    "the least free time",
                    day -> day.of(Entry.Sort.REST).minutes(),
                    entry -> entry.is(Entry.Sort.REST)),
            new Measure(
                    Patterns.words("bus(?:y|iest)|pack\\w*|full\\w*|hectic|long\\w*|to do|going on|rush\\w*|heav\\w+"),
                    "the most in it",
                    "the least in it",
                    day -> day.of(Entry.Sort.VISIT).minutes()
                            + day.of(Entry.Sort.DRIVE).minutes(),
                    entry -> entry.is(Entry.Sort.VISIT)));

    private static final Pattern SUNSET = Patterns.words("sun ?set|sun ?down|evening light");
    private static final Pattern SUNRISE = Patterns.words("sun ?rise|dawn|morning light");
    private static final Pattern PHOTOS = Patterns.words("photos?|pictures?|photography|light|pics|instagram\\w*");
    private static final Pattern VIEW = Patterns.words(
            "peak|rock|ridge|beach|fort|ramparts|look|bridge|lake|lighthouse|hill|view|bay|tank|summit|head|point");
    private static final Pattern CROWDED =
            Patterns.words("crowd\\w*|bus(?:y|iest)|quiet\\w*|queues?|people|tourist\\w*");
    private static final Pattern HOW_CROWDED = Patterns.words(
            "how (?:crowded|busy|full|packed|quiet)|(?:will|would) (?:it|they|that|there) be (?:(?:very|too|so|really) )?(?:crowded|busy|packed|(?:many|lots of|a lot of) people)");
    private static final Pattern QUIET = Patterns.words("quiet\\w*|least|fewest|calm\\w*");
    private static final Pattern HIGH = Patterns.words("highest|altitude|elevation");
    private static final Pattern TOO_HIGH = Patterns.words("problem|trouble|sick|sickness|worry|worried|careful|too");
    private static final Pattern EFFORT = Patterns.words(
            "(?:longest|hardest|toughest|steepest|biggest|easiest|shortest)\\s+(?:hike|walk|climb|trek|stop|one|part|bit|thing|visit)|most (?:strenuous|demanding|tiring|stairs|steps)|(?:hikes?|walks?|climbs?|treks?)(?: \\p{L}+){0,3}? (?:is|are|would be) (?:the )?(?:easier|harder|longer|shorter|tougher|steeper|gentler|easiest|hardest|longest|shortest|toughest|steepest)|(?:most|lots of|a lot of|(?<!how )many) (?:stairs|steps|climbing)");
    private static final Pattern SMALLEST =
            Patterns.words("easiest|shortest|least|fewest|smallest|gentlest|flattest|quickest|easier|shorter|gentler");
    private static final Pattern ON_FOOT = Patterns.words("walk\\w*|hik\\w*|climb\\w*|steps?|stairs|on foot");
    private static final Pattern ON_THE_ROAD =
            Patterns.words("driv(?:e|es|ing)|(?:in|on) the (?:car|road|van)|transfers?|time travel(?:l?ing)?");
    private static final Pattern WARMTH = Patterns.words("(?:cool|cold|chilli|warm|hott)est");
    private static final Pattern COOL = Patterns.words("(?:cool|cold|chilli)est");
    private static final Pattern OF_THE_CLOCK = Patterns.words("longest|shortest|quickest");
    /** It names nothing. */
    private static final Pattern WHICH_OF_THOSE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:(?:which|what)(?:\\s+(?:one|of\\s+(?:them|those|these)))?(?:\\s+is|'s|s)?|what's)\\s+(?:the\\s+)?(?:(?:long|short|hard|easi|tough|steep|bigg|small|flatt|gentl|quick)est|worst|(?:most|least)\\s+(?:walking|driving|tiring|strenuous|demanding|difficult|exhausting|steep))(?:\\s+(?:one|of\\s+(?:them|those|these|all)|bit|part))?\\W*$");

    private static final int AFTERNOON = 16 * 60;
    private static final int EARLY = 7 * 60;

    private Superlatives() {}

    /** "And which one is the worst?" after several stops or drives of the plan were told: of those. */
    static Optional<String> ofThose(Asked asked) {
        var told = asked.spoken().stream()
                .filter(entry -> entry.is(Entry.Sort.VISIT) || entry.isADrive())
                .toList();
        if (told.size() < 2 || !asked.reading().said().is(WHICH_OF_THOSE)) {
            return Optional.empty();
        }
        boolean drives = told.stream().allMatch(Entry::isADrive);
        // Of many the answer names some.
        return drives
                ? ranked(asked, asked.plan().of(Entry.Sort.DRIVE).entries(), Entry::minutes)
                : ranked(
                        asked,
                        told.stream()
                                .filter(entry -> entry.is(Entry.Sort.VISIT))
                                .toList(),
                        asked.has(OF_THE_CLOCK) ? Entry::minutes : Entry::effort);
    }

    private static Optional<String> ranked(Asked asked, List<Entry> entries, ToIntFunction<Entry> measure) {
        var order = Comparator.comparingInt(measure);
        var ranked = entries.stream()
                .sorted(asked.has(SMALLEST) ? order : order.reversed())
                .limit(2)
                .toList();
        return asked.told(ranked.stream().limit(1).toList())
                .map(told -> ranked.size() < 2
                        ? told
                        : told + " Next comes %s.".formatted(ranked.getLast().onItsDay()));
    }

    static Optional<String> of(Asked asked) {
        boolean weighed =
                asked.has(WHICH) && asked.has(EXTREME) && asked.named().isEmpty();
        if (!weighed && !asked.has(EFFORT)) {
            return Optional.empty();
        }
        return asked.has(OF_DAYS) && asked.scope().day().isEmpty()
                ? ofDays(asked).or(() -> ofStops(asked))
                : ofStops(asked);
    }

    /** "Which day is the hardest?" is asked of the days, for whomever they are hard. */
    static Optional<String> days(Asked asked) {
        return ((asked.has(WHICH_DAY) && asked.has(EXTREME)) || asked.has(TO_REST))
                        && asked.named().isEmpty()
                        && asked.scope().day().isEmpty()
                ? ofDays(asked)
                : Optional.empty();
    }

    private static Optional<String> ofDays(Asked asked) {
        var measure = MEASURES.stream().filter(one -> asked.has(one.words())).findFirst();
        boolean least = asked.has(LEAST);
        return measure.map(one -> byMeasure(one, least, asked.plan()));
    }

    private static String byMeasure(Measure measure, boolean least, Itinerary plan) {
        var order = Comparator.comparingInt((LocalDate day) -> measure.ofADay().applyAsInt(plan.on(day)));
        var days = plan.days().stream().sorted(least ? order : order.reversed()).toList();
        var first = plan.on(days.getFirst());
        if (!least && measure.ofADay().applyAsInt(first) == 0) {
            return "No day of the plan has any of that.";
        }
        var said = "In the plan %s has %s%s."
                .formatted(
                        first.entries().getFirst().inWords(),
                        least ? measure.least() : measure.most(),
                        shown(measure, first));
        if (days.size() == 1) {
            return said.replaceFirst(" has the (?:most|least) [^:.]+", "");
        }
        var second = plan.on(days.get(1));
        return said + " Next comes %s%s.".formatted(second.entries().getFirst().inWords(), shown(measure, second));
    }

    private static String shown(Measure measure, Itinerary day) {
        var entries = day.entries().stream().filter(measure.shown()).toList();
        boolean start = measure.equals(MEASURES.getFirst());
        var words = entries.stream().limit(start ? 1 : 5).map(Entry::atItsTime).collect(Collectors.joining("; "));
        return words.isEmpty() ? ", with none" : ": " + words;
    }

    private static int start(Itinerary day) {
        return day.entries().stream().mapToInt(Entry::start).min().orElse(0);
    }

    private static Optional<String> ofStops(Asked asked) {
        var visits = asked.part().visits();
        if (asked.has(SUNSET)) {
            return inGoldenLight(
                    asked,
                    visits.stream().filter(entry -> entry.end() >= AFTERNOON).toList(),
                    "the sun sets");
        }
        if (asked.has(SUNRISE)) {
            return inGoldenLight(
                    asked,
                    visits.stream().filter(entry -> entry.start() <= EARLY).toList(),
                    "the sun rises");
        }
        if (asked.has(PHOTOS)) {
            return inGoldenLight(asked, visits, "the light");
        }
        if (asked.has(HIGH) && !asked.has(TOO_HIGH)) {
            return highest(visits);
        }
        if (asked.has(EFFORT)) {
            // "Are there many steps up to the caves?" is asked of these.
            var meant = asked.meant();
            return ranked(
                    asked,
                    (meant.isEmpty() ? visits : meant)
                            .stream().filter(Entry::isOnFoot).toList(),
                    Entry::effort);
        }
        if (asked.has(ON_FOOT)) {
            return ranked(asked, visits.stream().filter(Entry::isOnFoot).toList(), Entry::effort);
        }
        if (asked.has(ON_THE_ROAD)) {
            return ranked(asked, asked.part().of(Entry.Sort.DRIVE).entries(), Entry::minutes);
        }
        if (asked.has(WARMTH)) {
            return byHeight(asked, visits);
        }
        return asked.has(CROWDED) ? crowded(asked, visits) : Optional.empty();
    }

    /** It is cooler the higher one is. */
    private static Optional<String> byHeight(Asked asked, List<Entry> visits) {
        var order = Comparator.comparingDouble(
                (Place place) -> place.elevationMetres().orElseThrow());
        return visits.stream()
                .flatMap(entry -> entry.place().stream())
                .filter(place -> place.elevationMetres().isPresent())
                .max(asked.has(COOL) ? order : order.reversed())
                .map(place -> "By its height %s should be the %s stop of the plan: it lies about %.0f m above the sea."
                        .formatted(
                                place.name(),
                                asked.has(COOL) ? "coolest" : "warmest",
                                place.elevationMetres().orElseThrow()));
    }

    /** Those where one looks far come first. */
    private static Optional<String> inGoldenLight(Asked asked, List<Entry> visits, String sun) {
        var golden = visits.stream()
                .filter(entry -> entry.light().equals("golden"))
                .sorted(Comparator.comparing((Entry entry) -> !Patterns.isIn(VIEW, entry.activity())))
                .limit(3)
                .toList();
        return asked.told(golden)
                .map(told -> told
                        + golden.getFirst()
                                .saying(Pattern.compile(sun))
                                .map(note -> " " + note)
                                .orElse(""))
                .or(() -> Optional.of("None of the stops of the plan is at that hour; tell me to move one there."));
    }

    /** "How crowded will it be?" */
    static Optional<String> crowds(Asked asked) {
        return asked.has(HOW_CROWDED) && asked.named().isEmpty()
                ? crowded(asked, asked.meant().isEmpty() ? asked.part().visits() : asked.meant())
                : Optional.empty();
    }

    private static Optional<String> crowded(Asked asked, List<Entry> visits) {
        ToDoubleFunction<Entry> crowd = entry -> entry.crowd().orElseThrow();
        var order = Comparator.comparingDouble(crowd);
        var ranked = visits.stream()
                .filter(entry -> entry.crowd().isPresent())
                .sorted(asked.has(QUIET) ? order : order.reversed())
                .limit(2)
                .toList();
        return asked.told(ranked)
                .map(told -> told
                        + " The crowds are expected at about %s."
                                .formatted(ranked.stream()
                                        .map(entry ->
                                                "%.0f%%".formatted(entry.crowd().orElseThrow()))
                                        .collect(Collectors.joining(" and "))));
    }

    private static Optional<String> highest(List<Entry> visits) {
        return visits.stream()
                .flatMap(entry -> entry.place().stream())
                .filter(place -> place.elevationMetres().isPresent())
                .max(Comparator.comparingDouble(place -> place.elevationMetres().orElseThrow()))
                .map(Superlatives::atItsHeight);
    }

    private static String atItsHeight(Place place) {
        return "The highest stop of the plan is %s, about %.0f m above the sea."
                .formatted(place.name(), place.elevationMetres().orElseThrow());
    }
}
