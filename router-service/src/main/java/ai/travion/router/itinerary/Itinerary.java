package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.places.Kinds;
import ai.travion.router.text.Stem;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A plan, or a part of it.
 *
 * @param entries in the order of their hours
 */
public record Itinerary(List<Entry> entries) {

    private static final Pattern ENDS = Pattern.compile("\\bfrom (?<from>.+?) to (?<to>.+?)(?: by | on |,|$)");
    private static final Pattern DINNER = Patterns.anyCase("^dinner\\b");
    private static final int USUAL_MORNING = 8 * 60;
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");
    /** They are in half of all activities and tell none from the others. */
    private static final Set<String> OF_ALL = Set.of(
            "the",
            "for",
            "and",
            "near",
            "with",
            "day",
            "time",
            "place",
            "stop",
            "visit",
            "see",
            "walk",
            "spend",
            "stroll",
            "rest",
            "sri",
            "lanka",
            "old",
            "way",
            "thing",
            "bit",
            "morning",
            "afternoon",
            "evening",
            "part",
            "that",
            "this",
            "one",
            "from",
            "car",
            "first",
            "last",
            "second",
            "third",
            "next",
            "more",
            "most",
            "plan",
            "trip",
            "your",
            "hotel",
            "some",
            "round",
            "through",
            "look",
            "out",
            "over",
            "take",
            "past",
            "along",
            "little",
            "great",
            "big",
            "city",
            "town",
            "national",
            "forest",
            "royal",
            "view",
            "long",
            "drive",
            "travel",
            "home",
            "main",
            "open",
            "around",
            "are",
            "our",
            "there",
            "any",
            "what",
            "which",
            "when",
            "how",
            "then");

    public Itinerary {
        entries = List.copyOf(entries);
    }

    /** The plan of such slots; what has no day or hour is no part of it. */
    public static Itinerary of(List<ItinerarySlot> slots, Places atlas) {
        var days = slots.stream()
                .flatMap(slot -> slot.getDate().stream())
                .distinct()
                .sorted()
                .toList();
        return new Itinerary(slots.stream()
                .filter(slot -> slot.getDate().isPresent())
                .flatMap(slot -> minutes(slot.getTime()).stream()
                        .map(start -> entry(slot, days.indexOf(slot.getDate().get()) + 1, start, atlas)))
                .toList());
    }

    private static Entry entry(ItinerarySlot slot, int number, int start, Places atlas) {
        return new Entry(
                slot.getDate().orElseThrow(),
                number,
                start,
                slot.getDurationMinutes(),
                Entry.Sort.of(slot.getActivity()),
                slot.getActivity(),
                atlas.named(slot.getLocation()),
                (slot.getReason() + " " + slot.getNotes().orElse("")).strip(),
                slot.getLightingQuality(),
                slot.getCrowdPrediction().map(OptionalDouble::of).orElseGet(OptionalDouble::empty));
    }

    private static Optional<Integer> minutes(String time) {
        try {
            return Optional.of(LocalTime.parse(time).toSecondOfDay() / 60);
        } catch (DateTimeParseException e) {
            // A slot without an hour is of no use to who asks when.
            return Optional.empty();
        }
    }

    public boolean isEmpty() {
        return visits().isEmpty();
    }

    public List<LocalDate> days() {
        return entries.stream().map(Entry::day).distinct().sorted().toList();
    }

    /** The days whose night counts as the plan's own list of nights does: of the last only where its evening is spent in it. */
    List<LocalDate> nights() {
        var days = days();
        boolean endsOnTheWayHome = !isEmpty() && !entries.getLast().is(Entry.Sort.MEAL);
        return days.size() > 1 && endsOnTheWayHome ? days.subList(0, days.size() - 1) : days;
    }

    public List<Entry> visits() {
        return of(Entry.Sort.VISIT).entries();
    }

    Itinerary of(Entry.Sort sort) {
        return where(entry -> entry.is(sort));
    }

    public Itinerary on(LocalDate day) {
        return where(entry -> entry.day().equals(day));
    }

    Itinerary where(Predicate<Entry> wanted) {
        return new Itinerary(entries.stream().filter(wanted).toList());
    }

    /** Where one sleeps the night before one first sleeps at a place; nothing where it is the first, or no night of the plan. */
    public Optional<Place> before(Place place) {
        var days = days();
        return IntStream.range(1, days.size())
                .filter(day -> sleptOn(days.get(day)).filter(place::equals).isPresent()
                        && sleptOn(days.get(day - 1)).filter(place::equals).isEmpty())
                .boxed()
                .findFirst()
                .flatMap(day -> sleptOn(days.get(day - 1)));
    }

    /** Where the night of a day is spent; nothing of a day that is none of its own. */
    public Optional<Place> sleptAfter(LocalDate day) {
        return on(day).entries().isEmpty() ? Optional.empty() : sleptOn(day);
    }

    /** Where one sleeps after the last night in a row at a place; nothing where it is the last, or no night of the plan. */
    public Optional<Place> after(Place place) {
        var slept = days().stream().flatMap(day -> sleptOn(day).stream()).toList();
        return IntStream.range(1, slept.size())
                .filter(at -> slept.get(at - 1).equals(place) && !slept.get(at).equals(place))
                .mapToObj(slept::get)
                .findFirst();
    }

    private Optional<Place> sleptOn(LocalDate day) {
        return on(day).entries().getLast().place();
    }

    /** The minute at which its first hour begins; that of a usual morning where it has none. */
    public int begins() {
        return entries.stream().mapToInt(Entry::start).min().orElse(USUAL_MORNING);
    }

    int minutes() {
        return entries.stream().mapToInt(Entry::minutes).sum();
    }

    /** What it visits, each place once, in the order of the first visits. */
    public List<Place> places() {
        return visits().stream()
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .toList();
    }

    /** Whether its last day, and not the one before it, ends without dinner: one sleeps elsewhere then. */
    public boolean leavesOnItsLastDay() {
        var all = days();
        return all.size() > 1 && !dinesOn(all.getLast()) && dinesOn(all.get(all.size() - 2));
    }

    private boolean dinesOn(LocalDate day) {
        return on(day).entries().stream().anyMatch(entry -> Patterns.isIn(DINNER, entry.activity()));
    }

    /** How many of its days end at a place. */
    public int nightsAt(Place place) {
        return (int) days().stream()
                .map(day -> on(day).entries().getLast())
                .filter(last -> last.place().filter(place::equals).isPresent())
                .count();
    }

    /** By what a stop is known, and no stay with it: what is done there by its name, else its place where no day ends there, else its line. */
    public String nameOf(Entry stop) {
        return stop.thing()
                .or(() -> stop.place().filter(place -> nightsAt(place) == 0).map(Place::name))
                .orElse(stop.activity());
    }

    /** How many of its days end at a place, or, of a place where none does, have something at it. */
    public int daysAt(Place place) {
        int nights = nightsAt(place);
        return nights > 0
                ? nights
                : (int) days().stream().filter(day -> on(day).isAt(place)).count();
    }

    /** Whether anything of it is at a place. */
    public boolean isAt(Place place) {
        return entries.stream()
                .anyMatch(entry -> entry.place().filter(place::equals).isPresent());
    }

    /** The visits of the place. */
    List<Entry> at(Place place) {
        return visits().stream()
                .filter(entry -> entry.place().filter(place::equals).isPresent()
                        || (entry.activity().contains(place.name()) && !isAtANamesake(entry, place)))
                .toList();
    }

    /** Little Adam's Peak is no Adam's Peak. */
    private static boolean isAtANamesake(Entry entry, Place place) {
        return entry.place()
                .filter(at -> !at.equals(place)
                        && at.name().contains(place.name())
                        && entry.activity().contains(at.name()))
                .isPresent();
    }

    /** The visits that are of the kind. */
    public List<Entry> ofKind(Kinds.Kind kind) {
        return visits().stream().filter(entry -> entry.isOf(kind)).toList();
    }

    /** What words mean among its visits: by a word of what one does there or of the place's name, or else by their kind. */
    public List<Entry> meant(String words) {
        var stems = stems(words).toList();
        if (stems.isEmpty()) {
            return List.of();
        }
        var visits = visits();
        var called = visits.stream().map(entry -> calls(entry, stems)).toList();
        long most = called.stream().mapToLong(Long::longValue).max().orElse(0);
        return most == 0
                ? Kinds.in(words).map(this::ofKind).orElse(List.of())
                : IntStream.range(0, visits.size())
                        .filter(at -> called.get(at) == most)
                        .mapToObj(visits::get)
                        .toList();
    }

    /**
     * A drive of its own.
     *
     * @param from where it begins
     */
    public record Drive(Place from, Place to, int minutes) {}

    /** Where a drive leads, as far as the plan is there; else where its day ends. */
    public Optional<Place> towards(Entry drive) {
        var ends = Patterns.matcher(ENDS, drive.activity());
        var to = ends.find() ? ends.group("to") : "";
        return entries.stream()
                .flatMap(entry -> entry.place().stream())
                .filter(place -> place.name().equals(to))
                .findFirst()
                .or(() -> sleptOn(drive.day()));
    }

    /** Where a drive begins, in the plan's words. */
    public static Optional<String> from(Entry drive) {
        var ends = Patterns.matcher(ENDS, drive.activity());
        return ends.find() ? Optional.of(ends.group("from")) : Optional.empty();
    }

    /** The longest drive whose ends the atlas knows. */
    public Optional<Drive> longestDrive(Places atlas) {
        return of(Entry.Sort.DRIVE).entries().stream()
                .flatMap(entry -> drive(entry, atlas).stream())
                .max(Comparator.comparingInt(Drive::minutes));
    }

    private static Optional<Drive> drive(Entry entry, Places atlas) {
        var ends = Patterns.matcher(ENDS, entry.activity());
        return ends.find()
                ? atlas.named(ends.group("from"))
                        .flatMap(from -> atlas.named(ends.group("to")).map(to -> new Drive(from, to, entry.minutes())))
                : Optional.empty();
    }

    /** The visits that have every one of the words. */
    public List<Entry> called(String words) {
        var stems = stems(words).toList();
        return stems.isEmpty()
                ? List.of()
                : visits().stream()
                        .filter(entry -> calls(entry, stems) == stems.size())
                        .toList();
    }

    private static long calls(Entry entry, List<String> stems) {
        var own = entry.stems();
        return stems.stream().filter(own::contains).count();
    }

    private static Stream<String> stems(String words) {
        return NO_LETTERS
                .splitAsStream(words.toLowerCase(Locale.ROOT))
                .map(Stem::of)
                .filter(stem -> stem.length() > 2 && !OF_ALL.contains(stem))
                .distinct();
    }
}
