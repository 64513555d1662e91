package ai.travion.router.act;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a message names of a plan that stands.
 *
 * @param text what was said, small
 * @param places in the order in which they are named; what was spoken of last where it only points at it
 * @param unwanted those of them that are not wanted, and where the trip begins
 * @param start the first day that is named
 * @param plan that stands
 */
record Slots(
        String text,
        List<Place> places,
        List<Place> unwanted,
        Optional<LocalDate> start,
        Itinerary plan,
        Conversation conversation) {

    private static final Pattern POINTS = Patterns.words("it|that|this|there|them|those|these");
    private static final Pattern THAT_DAY = Patterns.words("(?:on )?(?:that|this|the same) (?:day|one)|then|today");
    private static final Pattern COUNT = Patterns.anyCase(
            "\\b(?<n>\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|another|couple)\\s+(?:of\\s+)?(?:more\\s+|extra\\s+|additional\\s+|further\\s+|less\\s+|fewer\\s+)?(?<unit>days?|nights?|weeks?)\\b");
    private static final Pattern TWO_DAYS = Patterns.anyCase(
            "\\b(?:days?\\s*)?(?<one>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:st|nd|rd|th)?\\s*(?:and|with|for|by|to|<-+>|<=+>|&|in\\s+(?:the\\s+)?place\\s+of(?:\\s+the)?)\\s*(?:the\\s+)?(?:days?\\s*)?(?<two>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:st|nd|rd|th)?\\b");
    private static final Pattern ORDINAL_DAY = Patterns.anyCase("\\b(?<n>\\d{1,2})(?:st|nd|rd|th)\\s+day\\b");
    private static final Pattern DAY_AT = Patterns.anyCase(
            "\\b(?<n>first|second|last|final)\\s+(?:full\\s+)?(?:day|morning|afternoon|evening|night)\\s+(?:in|at)\\s+\\p{L}");
    private static final Pattern NOT_IT = Patterns.anyCase(
            "\\b(?:not|no|never|near|instead\\s+of|rather\\s+than|than|without|but\\s+not|from|before|after|leaving|past|close\\s+to|skip|drop|way\\s+to|in\\s+(?:place|lieu)\\s+of)\\s+(?:(?:to\\s+)?(?:end|start|finish|begin|stay|go|sleep)\\p{L}*\\s+)?(?:(?:in|at|with|to)\\s+)?(?:the\\s+)?$");
    private static final Pattern KEEPS = Patterns.anyCase(
            "\\b(?:keep|keeping|love|loved|like|stay\\s+in|except|but\\s+not|not)\\s+(?:in\\s+)?(?:the\\s+)?$");
    private static final Pattern STAYS = Patterns.anyCase(
            "\\s+(?:stays?|remains?|should\\s+stay|must\\s+stay|can\\s+stay|is\\s+(?:fine|ok|great|good|a\\s+must))\\b");
    private static final int A_WEEK = 7;

    Slots {
        places = List.copyOf(places);
        unwanted = List.copyOf(unwanted);
    }

    static Slots of(Reading reading, Conversation conversation, Places atlas) {
        var text = reading.said().text();
        var named = new ArrayList<Place>();
        atlas.mentionedIn(text).stream().map(Places.Mention::place).forEach(named::add);
        var known = Stream.concat(reading.places().all().stream(), reading.places().refused().stream())
                .filter(place -> !named.contains(place));
        known.forEach(named::add);
        if (named.isEmpty() && Patterns.isIn(POINTS, text) && !conversation.plan()) {
            conversation.subject().ifPresent(named::add);
        }
        return new Slots(
                text.toLowerCase(Locale.ROOT),
                named.stream().distinct().toList(),
                Stream.concat(
                                reading.places().refused().stream(),
                                reading.places().statedOrigin() ? reading.places().origin().stream() : Stream.empty())
                        .toList(),
                reading.when().start(),
                Itinerary.of(conversation.itinerary(), atlas),
                conversation);
    }

    int length() {
        return conversation.days().orElseGet(() -> plan.days().size());
    }

    /** "The first day in Ella". */
    private Optional<Integer> dayAtAPlace() {
        var said = Patterns.matcher(DAY_AT, text);
        return said.find() && places.size() == 1
                ? Optional.of(daysAt(places.getFirst()))
                        .filter(days -> !days.isEmpty())
                        .map(days -> switch (said.group("n")) {
                            case "last", "final" -> days.getLast();
                            case "second" -> days.get(Math.min(1, days.size() - 1));
                            default -> days.getFirst();
                        })
                : Optional.empty();
    }

    /** Whether the place that is named only tells which day is meant. */
    boolean isPlaceOfADay() {
        return dayAtAPlace().isPresent();
    }

    /** The days that end at the place, from 1. */
    private List<Integer> daysAt(Place place) {
        var days = plan.days();
        return IntStream.range(0, days.size())
                .filter(at -> plan.on(days.get(at))
                        .entries()
                        .getLast()
                        .place()
                        .filter(place::equals)
                        .isPresent())
                .mapToObj(at -> at + 1)
                .toList();
    }

    /** The days that are named, from 1; the one that was asked about last where it is only pointed at. */
    List<Integer> days() {
        var ofAPlace = dayAtAPlace();
        if (ofAPlace.isPresent()) {
            return List.of(ofAPlace.get());
        }
        var days = plan.days();
        var said =
                DaySaid.in(text, days).stream().map(DaySaid::number).distinct().toList();
        if (!said.isEmpty()) {
            return said;
        }
        var counted = Patterns.matcher(ORDINAL_DAY, text);
        if (counted.find()) {
            return List.of(Integer.parseInt(counted.group("n")));
        }
        return Patterns.isIn(THAT_DAY, text)
                ? conversation.day().map(days::indexOf).filter(at -> at > 0).map(at -> at + 1).stream()
                        .toList()
                : List.of();
    }

    /** The two days that are exchanged; nothing where not two are named. */
    List<Integer> twoDays() {
        var named = days();
        if (named.size() == 2) {
            return named;
        }
        var counted = Patterns.matcher(TWO_DAYS, text);
        return counted.find()
                ? Stream.of(counted.group("one"), counted.group("two"))
                        .flatMap(word -> Names.number(word).stream())
                        .toList()
                : List.of();
    }

    /** " on day 3", or nothing. */
    String onTheDay() {
        return days().stream().findFirst().map(day -> " on day " + day).orElse("");
    }

    /** How many days or nights are named. */
    OptionalInt count() {
        var counted = Patterns.matcher(COUNT, text);
        if (!counted.find()) {
            return text.contains("fortnight") ? OptionalInt.of(2 * A_WEEK) : OptionalInt.empty();
        }
        var word = counted.group("n");
        int number = word.equals("couple")
                ? 2
                : word.startsWith("a") ? 1 : Names.number(word).orElse(1);
        return OptionalInt.of(counted.group("unit").startsWith("week") ? number * A_WEEK : number);
    }

    /** Whether a day is named that the plan has not. */
    boolean namesADayBeside() {
        var days = days();
        return days.isEmpty()
                ? start.filter(day -> !plan.days().isEmpty() && !plan.days().contains(day))
                        .isPresent()
                : days.stream().anyMatch(day -> day > length());
    }

    /** The places without those of which is said that they are not wanted, or that only tell where another one is. */
    List<Place> wanted() {
        return places.stream()
                .filter(place -> !unwanted.contains(place) && !follows(place, NOT_IT))
                .toList();
    }

    /** Whether it is said of a place that it stays. */
    boolean isKept(Place place) {
        int at = text.indexOf(small(place));
        return follows(place, KEEPS)
                || (at >= 0
                        && STAYS.matcher(text.substring(at + small(place).length()))
                                .lookingAt());
    }

    private boolean follows(Place place, Pattern words) {
        int at = text.indexOf(small(place));
        return at > 0 && words.matcher(text.substring(0, at)).find();
    }

    /** Whether the words stand between the first place and the last one. */
    boolean isBetweenThem(Pattern words) {
        int first = text.indexOf(small(places.getFirst()));
        int last = text.indexOf(small(places.getLast()));
        return first >= 0 && last > first && Patterns.isIn(words, text.substring(first, last));
    }

    private static String small(Place place) {
        return place.name().toLowerCase(Locale.ROOT);
    }

    boolean has(Pattern words) {
        return Patterns.isIn(words, text);
    }

    /** Whether the plan has a stop or a night there. */
    boolean isPlanned(Place place) {
        return conversation.plans(place)
                || plan.isAt(place)
                || plan.visits().stream().anyMatch(entry -> entry.activity().contains(place.name()));
    }

    /** Whether it is one of the places that the plan was ordered for. */
    boolean isABase(Place place) {
        return conversation.plans(place);
    }

    /** The day of the plan that begins at the place and ends elsewhere. */
    Optional<Integer> dayOfLeaving(Place place) {
        var days = daysAt(place);
        return days.isEmpty()
                ? Optional.empty()
                : Optional.of(days.getLast() + 1)
                        .filter(day -> day <= plan.days().size());
    }

    /** The day after the first one that ends at the place. */
    Optional<Integer> secondDayAt(Place place) {
        var days = daysAt(place);
        return days.isEmpty()
                ? Optional.empty()
                : Optional.of(days.getFirst() + 1)
                        .filter(day -> day <= plan.days().size());
    }

    /** The one stop that the words mean; nothing where they mean none, or stops of several days. */
    Optional<Entry> stop() {
        var meant = plan.meant(text);
        boolean ofOneDay = meant.stream().map(Entry::number).distinct().count() == 1;
        return ofOneDay ? meant.stream().findFirst() : Optional.empty();
    }
}
