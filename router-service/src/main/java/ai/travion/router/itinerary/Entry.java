package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.places.Kinds;
import ai.travion.router.text.Stem;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Something that a plan has at its hour.
 *
 * @param number of its day, from 1
 * @param start in minutes of the day
 * @param activity in the plan's words
 * @param place what it is at, where the atlas knows it
 * @param told what the plan says of it beside that: its reason and its notes
 * @param crowd in percent, where a model has spoken
 */
public record Entry(
        LocalDate day,
        int number,
        int start,
        int minutes,
        Sort sort,
        String activity,
        Optional<Place> place,
        String told,
        String light,
        OptionalDouble crowd) {

    /** What one does then. */
    enum Sort {
        VISIT,
        MEAL,
        DRIVE,
        REST;

        private static final Pattern MEALS = Patterns.anyCase("^(?:breakfast|lunch|dinner|supper)\\b.*");
        private static final Pattern DRIVES = Patterns.anyCase("^(?:travel|drive|take\\s+the\\s+train)\\b.*");
        private static final Pattern RESTS = Patterns.anyCase("^(?:rest|free|check|arrive|return|sleep)\\b.*");

        static Sort of(String activity) {
            if (Patterns.isAllOf(MEALS, activity)) {
                return MEAL;
            }
            if (Patterns.isAllOf(DRIVES, activity)) {
                return DRIVE;
            }
            return Patterns.isAllOf(RESTS, activity) ? REST : VISIT;
        }
    }

    private static final int HOUR = 60;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.ENGLISH);
    private static final Pattern ON_FOOT =
            Patterns.anyCase("^(?:walk|hike|climb|stroll|wander|trek|go\\s+(?:up|through|along)|cycle)\\b.*");
    private static final Pattern DONE_THERE = Patterns.anyCase("^Time (?:in|at) .+? for (?:an? |the )?(?<thing>.+)$");
    private static final Pattern UPHILL = Patterns.words("climb|hike|trek|up|summit|steps");
    private static final Pattern A_CLIMB = Patterns.anyCase(
            "^(?:climb|hike|trek|scramble|walk\\s+up|walk\\s+to\\s+the\\s+upper)\\b.*|.*\\b(?:summit|steps)\\b.*");
    private static final Pattern BELOW = Patterns.words("from below|below the");
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}']+");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!])\\s+");

    boolean is(Sort one) {
        return sort == one;
    }

    public boolean isADrive() {
        return sort == Sort.DRIVE;
    }

    int end() {
        return start + minutes;
    }

    boolean isOnFoot() {
        return sort == Sort.VISIT && Patterns.isAllOf(ON_FOOT, activity);
    }

    /** Whether one goes up something. */
    public boolean isAClimb() {
        return sort == Sort.VISIT && Patterns.isAllOf(A_CLIMB, activity) && !Patterns.isIn(BELOW, activity);
    }

    /** Whether it is a visit with one of the words in what one does there, or in the place's name. */
    boolean visits(String words) {
        return sort == Sort.VISIT
                && Patterns.isIn(
                        Patterns.words(words),
                        activity + " " + place.map(Place::name).orElse(""));
    }

    /** Minutes on foot, those uphill twice. */
    int effort() {
        return isOnFoot() ? minutes * (Patterns.isIn(UPHILL, activity) ? 2 : 1) : 0;
    }

    /** Whether its place, or what one does there, is of the kind. */
    public boolean isOf(Kinds.Kind kind) {
        return sort == Sort.VISIT
                && (place.filter(at -> Kinds.isOne(at, kind)).isPresent() || Patterns.isIn(kind.words(), activity));
    }

    /** The words of what one does there and of the place's name, by which it may be spoken of: "the garden", "the lighthouse". */
    Set<String> stems() {
        var named = activity + " " + place.map(Place::name).orElse("");
        return NO_LETTERS
                .splitAsStream(named.toLowerCase(Locale.ROOT))
                .map(Stem::of)
                .collect(Collectors.toSet());
    }

    /** What is done in the hours that one has where one stays: "the cooking class". */
    public Optional<String> thing() {
        var thing = Patterns.matcher(DONE_THERE, activity);
        return thing.find() ? Optional.of("the " + thing.group("thing")) : Optional.empty();
    }

    /** "Hike to Ella Rock at 05:40 (4 h)". */
    String atItsTime() {
        return "%s at %s%s".formatted(activity, clock(), minutes > 0 ? " (" + length(minutes) + ")" : "");
    }

    /** The same with its day. */
    String onItsDay() {
        return "%s on %s at %s%s"
                .formatted(activity, inWords(), clock(), minutes > 0 ? " (" + length(minutes) + ")" : "");
    }

    /** "Day 2, Thursday 26 November". */
    public String inWords() {
        return "day %d, %s".formatted(number, DAY.format(day));
    }

    String clock() {
        return "%02d:%02d".formatted(start / HOUR, start % HOUR);
    }

    /** Of what the plan says beside, the sentences with one of the words. */
    public Optional<String> saying(Pattern words) {
        var said = SENTENCE.splitAsStream(told)
                .filter(sentence -> Patterns.isIn(words, sentence))
                .distinct()
                .toList();
        return said.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", said));
    }

    static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** "1 h 15 min". */
    public static String length(int minutes) {
        int hours = minutes / HOUR;
        int rest = minutes % HOUR;
        return hours == 0 ? rest + " min" : rest == 0 ? hours + " h" : "%d h %d min".formatted(hours, rest);
    }
}
