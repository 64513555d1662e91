package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What of the plan in hand the last answer told: "which day?", "how long is that?" and "that day" after it mean those stops and their day. */
public final class Spoken {

    private static final Pattern DAY_IN_FULL = Pattern.compile("(?m)^(?:###|-) Day (\\d+)\\b");
    /** Of a changed plan the days that are otherwise are given in full, and of the others only that they are as before. */
    private static final Pattern AS_BEFORE = Pattern.compile("(?m)^- Day \\d+\\b.*as before$\\R?");

    private static final int LATELY = 5;

    private final List<Entry> entries;
    private final Optional<LocalDate> day;
    private final Optional<Place> place;

    private Spoken(List<Entry> entries, Optional<LocalDate> day, Optional<Place> place) {
        this.entries = entries;
        this.day = day;
        this.place = place;
    }

    static final Spoken NOTHING = new Spoken(List.of(), Optional.empty(), Optional.empty());

    static Spoken of(Itinerary plan, Conversation conversation) {
        if (conversation.answers().isEmpty()) {
            return NOTHING;
        }
        return isOfAWholePlan(conversation)
                ? of(plan, conversation.answers().getLast(), conversation)
                : lately(plan, conversation);
    }

    /** After an answer of something else "that day" is still the day that was told before it. */
    private static Spoken lately(Itinerary plan, Conversation conversation) {
        var last = of(plan, conversation.answers().getLast(), conversation);
        var day = conversation.answers().reversed().stream()
                .limit(LATELY)
                .takeWhile(answer -> !Patterns.isIn(DAY_IN_FULL, answer) || !conversation.plan())
                .flatMap(answer -> of(plan, answer, conversation).day.stream())
                .findFirst();
        return new Spoken(last.entries, last.day.or(() -> day), last.place);
    }

    private static Spoken of(Itinerary plan, String answer, Conversation conversation) {
        var inFull = Patterns.in(DAY_IN_FULL, AS_BEFORE.matcher(answer).replaceAll(""))
                .map(found -> found.group(1))
                .toList();
        if (!inFull.isEmpty()) {
            return new Spoken(
                    List.of(),
                    inFull.size() == 1
                            ? Counting.index(inFull.getFirst(), plan.days().size())
                                    .map(plan.days()::get)
                            : Optional.empty(),
                    Optional.empty());
        }
        var told = named(plan, answer);
        return new Spoken(
                told, dayTold(told, plan, answer), conversation.plan() ? Optional.empty() : conversation.there());
    }

    private static List<Entry> named(Itinerary plan, String answer) {
        return plan.where(entry -> answer.contains(entry.activity())
                        && answer.contains(entry.inWords())
                        && answer.contains(entry.clock()))
                .entries();
    }

    private static Optional<LocalDate> dayTold(List<Entry> told, Itinerary plan, String answer) {
        var days = told.stream().map(Entry::day).distinct().toList();
        return opening(plan, answer)
                .or(() -> days.size() == 1
                        ? Optional.of(days.getFirst())
                        : days.isEmpty() ? only(plan, answer) : first(told, answer));
    }

    /** The visits and drives that one answer named with their day and hour. */
    public static List<Entry> entriesIn(String answer, Itinerary plan) {
        return answer.isBlank() || isAWholePlan(answer)
                ? List.of()
                : named(plan, answer).stream()
                        .filter(entry -> entry.is(Entry.Sort.VISIT) || entry.isADrive())
                        .toList();
    }

    /** The one day that one answer was about, a plan of which one day is otherwise included. */
    public static Optional<LocalDate> dayIn(String answer, Itinerary plan) {
        if (answer.isBlank()) {
            return Optional.empty();
        }
        return isAWholePlan(answer) ? onlyInFull(answer, plan) : dayTold(named(plan, answer), plan, answer);
    }

    private static Optional<LocalDate> onlyInFull(String answer, Itinerary plan) {
        var days = Patterns.in(DAY_IN_FULL, AS_BEFORE.matcher(answer).replaceAll(""))
                .map(found -> found.group(1))
                .toList();
        return days.size() == 1
                ? Counting.index(days.getFirst(), plan.days().size()).map(plan.days()::get)
                : Optional.empty();
    }

    /** Whether an answer is a plan, shown whole or day by day. */
    public static boolean isAWholePlan(String answer) {
        return Patterns.isIn(DAY_IN_FULL, answer);
    }

    /** "Day 3 has the most walking. Next comes day 8": that day is the one that was asked for. */
    private static Optional<LocalDate> first(List<Entry> told, String answer) {
        return told.stream()
                .filter(entry -> answer.startsWith("In the plan " + entry.inWords()))
                .map(Entry::day)
                .findFirst();
    }

    /** "Day 1 has no drive of its own. The next: on day 2" is about the day that it begins with. */
    private static Optional<LocalDate> opening(Itinerary plan, String answer) {
        return plan.entries().stream()
                .filter(entry -> answer.startsWith(Entry.capital(entry.inWords())))
                .map(Entry::day)
                .findFirst();
    }

    /** "The night of day 3, Sunday 7 March is in Ella." */
    private static Optional<LocalDate> only(Itinerary plan, String answer) {
        var named = plan.days().stream()
                .filter(day -> answer.contains(plan.on(day).entries().getFirst().inWords()))
                .toList();
        return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }

    /** Whether the last answer is a plan, shown whole. */
    public static boolean isOfAWholePlan(Conversation conversation) {
        return !conversation.answers().isEmpty()
                && Patterns.isIn(DAY_IN_FULL, conversation.answers().getLast());
    }

    /** The one place at which they are, a way being where its day ends; nothing where they are at several. */
    public static Optional<Place> placeIn(Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        var told = of(plan, conversation).entries();
        if (told.stream().allMatch(entry -> entry.is(Entry.Sort.DRIVE))) {
            return told.isEmpty()
                    ? Optional.empty()
                    : plan.on(told.getLast().day()).entries().getLast().place();
        }
        var places = told.stream()
                .filter(entry -> !entry.is(Entry.Sort.DRIVE))
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .toList();
        var towns = places.stream()
                .map(place -> atlas.parentOf(place).orElse(place))
                .distinct()
                .toList();
        return places.size() == 1
                ? Optional.of(places.getFirst())
                : towns.size() == 1 ? Optional.of(towns.getFirst()) : Optional.empty();
    }

    /** The one day that was told last, however many answers of other matters came since. */
    public static Optional<LocalDate> dayIn(Conversation conversation, Places atlas) {
        return of(Itinerary.of(conversation.itinerary(), atlas), conversation).day();
    }

    /**
     * The one stop that the last answer told, by what it is called: "Ella Rock", "the cooking class". Of a place where one sleeps the name is
     * none of a stop: without it all of the stay would be lost.
     */
    public static Optional<String> stopIn(Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        var told = of(plan, conversation).entries();
        return told.size() == 1 && told.getFirst().is(Entry.Sort.VISIT)
                ? told.getFirst()
                        .thing()
                        .or(() -> told.getFirst()
                                .place()
                                .filter(place -> plan.nightsAt(place) == 0 && !conversation.plans(place))
                                .map(Place::name))
                : Optional.empty();
    }

    /** The stops that the last answer told, be it by their place. */
    public static List<Entry> told(Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        var spoken = of(plan, conversation);
        var there = conversation.plan() ? Optional.<Place>empty() : conversation.there();
        return spoken.entries.isEmpty()
                ? plan.visits().stream()
                        .filter(entry -> there.isPresent() && entry.place().equals(there))
                        .toList()
                : spoken.entries.stream()
                        .filter(entry -> entry.is(Entry.Sort.VISIT))
                        .toList();
    }

    /** Those that it named with their day and hour; none after a plan or a day of it that was shown whole. */
    List<Entry> entries() {
        return entries;
    }

    /** The place that it was about, where it was no answer from the plan. */
    Optional<Place> place() {
        return place;
    }

    /** The one day that it was about. */
    Optional<LocalDate> day() {
        return day;
    }
}
