package ai.travion.router.days;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Thing;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What words name in a plan: a place, a thing that is known, or else what the plan has by these words. Places stand in them as {@code #0#}, things as {@code $0$}. */
final class ThingNames {

    private static final String BESIDE =
            "(?:(?:the|a|an|our|some|that|this|one|another|visit|visiting|trip|tour|climb|climbing|hike|hiking|walk|walking|stroll|strolling|stop|excursion|going|go|to|of|up|in|at|on|for|from|along|by|see|seeing|do|doing|rock|round|around|through|park|ride|swim|swimming|short|quick|little|half day|full day|half|private|typical|local|nice|good|traditional|proper|real|sri lankan|session|whole|temple|bridge|waterfalls?|falls|beach|fort|lake|part|time|with|entire|early|second|jeep|boat|snorkelling)\\s*)*";
    private static final Pattern NAMED =
            Pattern.compile(BESIDE + "(?:(?<thing>\\$(?<t>\\d)\\$)\\s*(?:" + BESIDE + "#(?<at>\\d)#)?|#(?<p>\\d)#)\\s*"
                    + BESIDE + "(?:(?:with|at|in|on|by|for) (?:(?:the|a|an|my|our|own) )*[\\p{L}' -]{2,30})?");
    private static final Pattern SIGN = Pattern.compile("#(\\d)#");
    private static final Pattern MORE_BEHIND =
            Pattern.compile("#\\d# (?:lake|temple|bridge|waterfalls?|falls|beach|fort|park|rock|market|garden)s?\\b");
    private static final Pattern A_CLIMB =
            Pattern.compile("(?:(?:the|that|this|our) )?(?:\\p{L}+ )?(?:climb|hike|trek|ascent)");
    private static final Pattern IT =
            Pattern.compile("(?:it|that|this|them|those|one|this one|that one|the same)(?: too)?");
    private static final Pattern NO_NAME = Pattern.compile(
            ".*\\b(?:no|not|never|without|first|second|third|last|other|both|all|each|every|free|nothing|anything|something|everything|plan|days?|nights?|hotel|longer|shorter|more|less|earlier|later|slow|early|late|hours?|time|ask|know|tell|what|where|when|how|why|who)\\b.*");
    /** "Temples" are all of a kind. */
    private static final Pattern A_KIND =
            Pattern.compile("(?!.*(?:gardens|falls|ruins|caves)$)(?:(?:the|all|any|our|more|those|these) )*\\p{L}+s");

    private static final Pattern LETTERS = Pattern.compile("[^\\p{L}']+");
    private static final Set<String> SMALL =
            Set.of("the", "a", "an", "our", "some", "that", "this", "of", "to", "in", "at", "visit", "see");
    private static final double NEAR_KILOMETRES = 20;
    private static final int LONG = 6;
    private static final int WORDS = 6;

    private final TripDays days;
    private final List<Place> places;
    private final List<Thing> things;
    private Optional<String> last;
    private boolean isOpen;
    /** What was ordered of before, the latest first. */
    private final List<String> ordered;

    private final Places atlas;
    /** Stops of the plan that the last answer told. */
    private final List<Entry> spokenOf;
    /** Places that were named as where something is. */
    private final Set<Place> where = new HashSet<>();

    ThingNames(
            TripDays days,
            List<Place> places,
            List<Thing> things,
            Optional<String> last,
            List<String> ordered,
            List<Entry> spokenOf,
            Places atlas) {
        this.spokenOf = List.copyOf(spokenOf);
        this.ordered = List.copyOf(ordered);
        this.atlas = atlas;
        this.days = days;
        this.places = places;
        this.things = things;
        this.last = last;
    }

    /** "The boat ride, can we fit it in": what is meant by it from now on. */
    void topic(String thing) {
        last = Optional.of(thing);
        isOpen = false;
    }

    /** The same of what is only named: it has to be spoken of yet. */
    void open(String thing) {
        topic(thing);
        isOpen = true;
    }

    /** Whether something is named of which nothing is said. */
    boolean isOpen() {
        return isOpen;
    }

    /** Where the thing that was read last is to be; nothing where it was not said. */
    Optional<Place> where() {
        return where.stream().findFirst();
    }

    /** @param isThere whether it is on these days already; where it is to be on them, the nearest of several is meant */
    Optional<String> of(String words, List<Integer> on, boolean isThere) {
        var named = of(words, isThere ? on : List.of());
        return named.isPresent() || isThere ? named : nearest(words.strip(), on);
    }

    private Optional<String> nearest(String words, List<Integer> on) {
        var ends = on.stream().flatMap(day -> days.endOf(day).stream()).toList();
        return words.contains("#")
                        || words.contains("$")
                        || A_KIND.matcher(words).matches()
                        || NO_NAME.matcher(words).matches()
                ? Optional.empty()
                : only(days.plan().called(words).stream()
                        .filter(entry -> entry.place()
                                .filter(place -> ends.stream()
                                        .anyMatch(end -> end.at().kilometresTo(place.at()) <= NEAR_KILOMETRES))
                                .isPresent())
                        .toList());
    }

    /** @param on the days on which it is sought first */
    Optional<String> of(String words, List<Integer> on) {
        where.clear();
        var said = words.strip();
        if (IT.matcher(said).matches()) {
            isOpen = false;
            return last;
        }
        var named = NAMED.matcher(said);
        if (named.matches()) {
            if (named.group("p") != null) {
                var stop = stopBesideAPlace(said);
                return stop.isPresent()
                        ? stop
                        : Optional.of(
                                places.get(Integer.parseInt(named.group("p"))).name());
            }
            var thing = things.get(Integer.parseInt(named.group("t")));
            if (named.group("at") == null) {
                return Optional.of(thing.id());
            }
            var at = places.get(Integer.parseInt(named.group("at")));
            // What is done at a place where nobody sleeps is a visit of it.
            if (days.at(at).isEmpty()
                    || days.endingAt(at).stream()
                            .noneMatch(day -> days.endOf(day).filter(at::equals).isPresent())) {
                return Optional.of(at.name());
            }
            where.add(at);
            return Optional.of(thing.id());
        }
        return said.contains("#")
                        || said.contains("$")
                        || said.contains("@")
                        || NO_NAME.matcher(said).matches()
                ? Optional.empty()
                : inThePlan(said, on);
    }

    /** "Kandy Lake" is no town: what the plan has by all of the name, where more stands behind the place than what one does there. */
    private Optional<String> stopBesideAPlace(String words) {
        if (!MORE_BEHIND.matcher(words).find()) {
            return Optional.empty();
        }
        var full = SIGN.matcher(words)
                .replaceAll(sign -> Matcher.quoteReplacement(
                        places.get(Integer.parseInt(sign.group(1))).name()));
        var meant = days.plan().called(full).stream()
                .filter(entry -> entry.place()
                        .filter(place ->
                                full.contains(place.name()) && !entry.activity().equals(place.name()))
                        .isPresent())
                .map(Entry::activity)
                .distinct()
                .toList();
        return meant.size() == 1 ? Optional.of(meant.getFirst()) : Optional.empty();
    }

    private Optional<String> inThePlan(String words, List<Integer> on) {
        if (words.isBlank()
                || words.startsWith("by ")
                || A_KIND.matcher(words).matches()
                || words.split(" ", -1).length > WORDS) {
            return Optional.empty();
        }
        var plan = days.plan();
        var thatDay = new Itinerary(on.stream()
                .flatMap(day -> plan.on(days.date(day)).entries().stream())
                .toList());
        return only(thatDay.called(words))
                .or(() -> only(plan.called(words)))
                .or(() -> only(
                        spokenOf.stream().filter(plan.called(words)::contains).toList()))
                .or(() -> only(goneUp(words, on)))
                .or(() -> ordered.stream().filter(name -> hasAll(name, words)).findFirst())
                .or(() -> near(words, on));
    }

    /** "The climb": what one goes up, of these days or else of all. */
    private List<Entry> goneUp(String words, List<Integer> on) {
        if (!A_CLIMB.matcher(words).matches()) {
            return List.of();
        }
        var all = days.plan().visits().stream().filter(Entry::isAClimb).toList();
        var there =
                all.stream().filter(entry -> on.contains(entry.number() - 1)).toList();
        var said = spokenOf.stream().filter(all::contains).toList();
        return !there.isEmpty() ? there : said.isEmpty() ? all : said;
    }

    /** A place near those where the days end that has all the words in its name. */
    private Optional<String> near(String words, List<Integer> on) {
        var ends = (on.isEmpty() ? IntStream.range(0, days.count()).boxed().toList() : on)
                .stream().flatMap(day -> days.endOf(day).stream()).distinct().toList();
        var named = ends.stream()
                .flatMap(end -> atlas.near(end.at(), NEAR_KILOMETRES).stream())
                .map(Places.Nearby::place)
                .filter(place ->
                        hasAll(place.name(), words) || place.aliases().stream().anyMatch(alias -> hasAll(alias, words)))
                .map(Place::name)
                .distinct()
                .toList();
        return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }

    private static boolean hasAll(String name, String words) {
        var own = LETTERS.splitAsStream(name.toLowerCase(Locale.ROOT)).toList();
        var said = LETTERS.splitAsStream(words)
                .filter(word -> !SMALL.contains(word) && !word.isBlank())
                .toList();
        return !said.isEmpty()
                && said.stream().allMatch(word -> own.stream().anyMatch(other -> isTheSame(word, other)));
    }

    /** "Gardens" is "garden", and "botanical" "botanic". */
    private static boolean isTheSame(String word, String other) {
        int length = Math.min(Math.min(word.length(), other.length()), LONG);
        return word.equals(other)
                || (length >= LONG - 1 && word.substring(0, length).equals(other.substring(0, length)));
    }

    private Optional<String> only(List<Entry> meant) {
        var named = meant.stream().map(this::nameOf).distinct().toList();
        return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }

    /** Where one sleeps the name of the place is that of the stay, and none of a stop. */
    private String nameOf(Entry entry) {
        boolean isAtAStay = entry.place()
                .filter(place -> days.endingAt(place).stream()
                        .anyMatch(day -> days.endOf(day).filter(place::equals).isPresent()))
                .isPresent();
        return entry.thing().isPresent() || isAtAStay
                ? entry.activity()
                : entry.place().map(Place::name).orElse(entry.activity());
    }
}
