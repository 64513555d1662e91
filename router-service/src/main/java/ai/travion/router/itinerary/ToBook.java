package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "What should we book ahead for all this?", "book us a room": what of a plan is booked, and how early, and that nothing of it is booked here. */
final class ToBook {

    /**
     * What is booked in one way.
     *
     * @param ordered by which an order speaks of it
     * @param planned which entries of a plan are of it
     * @param how where and how early
     */
    private record Matter(Pattern ordered, Predicate<Entry> planned, String how) {}

    private static final Pattern ROOMS = Patterns.words(
            "rooms?|hotels?|guest ?houses?|home ?stays?|hostels?|villas?|resorts?|accommodations?|lodg(?:e|ing)s?|beds?|(?:places?|somewhere) to (?:stay|sleep)");
    /** It is a room where nothing else is named: "a table for Saturday night" is none. */
    private static final Pattern SOMEWHERE = Patterns.words("something (?:nice|cheap|good|central|quiet)|nights?");

    private static final Pattern CARS = Patterns.words(
            "drivers?|cars?|vans?|taxis?|tuk ?-?tuks?|transport\\w*|transfers?|pick ?-?ups?|pick us up|scooters?");

    private static final List<Matter> MATTERS = List.of(
            new Matter(
                    Patterns.words("trains?|railway?|window seats?|seats?"),
                    entry -> entry.activity().contains("train"),
                    "reserved seats are sold by the railway and its stations from about a month before, and those on the hill line go first"),
            new Matter(
                    Patterns.words("safaris?|jeeps?|parks?"),
                    entry -> entry.visits("safari|jeep"),
                    "where you stay finds a jeep a day or two before, longer ahead at weekends and on holidays"),
            new Matter(
                    Patterns.words("whales?|dolphins?|boats?|div(?:e|es|ing)|snorkel\\w*|raft\\w*|surf\\w*"),
                    entry -> entry.visits(
                            "whales?|dolphins?|boat|catamaran|canoe|snorkel\\w*|div(?:e|es|ing)|raft\\w*|surf\\w*"),
                    "boats, boards and teachers are had on the spot, the day before, when the sea can be judged"),
            new Matter(
                    Patterns.words(
                            "cook\\w*|class(?:es)?|lessons?|courses?|shows?|dance|massages?|spas?|ayurved\\w*|yoga|workshops?"),
                    entry -> entry.visits("class|show|dance|massage|spa|yoga|ayurved\\w*"),
                    "a day or two before, through where you stay"),
            new Matter(
                    Patterns.words("tickets?|entr(?:y|ance)|museums?|temples?|sigiriya"),
                    entry -> entry.visits(
                            "sigiriya|ruins|museum|botanic\\w*|temple of the tooth|cave shrines?|world's end|horton"),
                    "tickets are sold at the gate, so nothing has to be booked"));

    /** Their tickets are sold at no gate of a sight. */
    private static final Pattern SOLD_ELSEWHERE =
            Patterns.words("bus(?:es)?|coach(?:es)?|flights?|planes?|balloons?|cricket|match|concerts?|perahera");

    private static final Pattern TABLES = Patterns.words("tables?|restaurants?|dinners?|lunch\\w*|meals?");
    private static final String NOT_BY_ME = "I cannot book, buy or reserve anything; I plan, and tell what I know.";
    private static final int SHOWN = 4;

    private ToBook() {}

    /** What has to be booked, what sells out first. */
    static Optional<String> ahead(Itinerary plan) {
        if (plan.isEmpty()) {
            return Optional.empty();
        }
        var nights = Sojourns.inWords(plan);
        var rooms = nights.isEmpty()
                ? Stream.<String>of()
                : Stream.of("The nights first, since good rooms of a small town go early: " + nights);
        var car = drives(plan) == 0
                ? Stream.<String>of()
                : Stream.of("A car with a driver, through an agency or where you stay, for the ways (about %s in all)"
                        .formatted(Entry.length(drives(plan))));
        var others = MATTERS.stream().flatMap(matter -> ofThePlan(matter, plan).stream());
        return Optional.of(
                Stream.of(rooms, car, others).flatMap(points -> points).collect(Collectors.joining(". "))
                        + ". All else of it is walks, towns, temples and beaches: go as you are. " + NOT_BY_ME);
    }

    /** The answer to an order to book: that it is not done here, and what of the plan whoever books it needs to know. */
    static String ordered(String words, Itinerary plan) {
        var matter = matterOf(words);
        boolean isOfNoOther = !Patterns.isIn(TABLES, words) && !Patterns.isIn(CARS, words) && matter.isEmpty();
        var known = Patterns.isIn(ROOMS, words) || (isOfNoOther && Patterns.isIn(SOMEWHERE, words))
                ? Optional.of(Sojourns.inWords(plan))
                        .filter(nights -> !nights.isEmpty())
                        .map(nights ->
                                "Whoever finds you a room (the house itself, a booking site) needs these nights: "
                                        + nights + ".")
                : Patterns.isIn(TABLES, words)
                        ? Optional.of("A table is had by telephone or through where you stay.")
                        : Patterns.isIn(CARS, words)
                                ? Optional.of(drivers(plan))
                                : matter.map(one -> ofThePlan(one, plan)
                                        .map(told -> told + ".")
                                        .orElseGet(() -> "It is not in the plan; as a rule, " + one.how() + "."));
        return Stream.of(Optional.of(NOT_BY_ME), known)
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" "));
    }

    /** The same where the plan is made anew with what is ordered: it is not known yet on which day that will be. */
    static String beside(String words) {
        return matterOf(words)
                .map(one -> NOT_BY_ME + " As a rule, " + one.how() + ".")
                .orElse(NOT_BY_ME);
    }

    private static Optional<Matter> matterOf(String words) {
        return Patterns.isIn(SOLD_ELSEWHERE, words)
                ? Optional.empty()
                : MATTERS.stream()
                        .filter(one -> Patterns.isIn(one.ordered(), words))
                        .findFirst();
    }

    private static String drivers(Itinerary plan) {
        var days = plan.of(Entry.Sort.DRIVE).days();
        return "Agencies and the houses where you stay find drivers; ask for a licensed one."
                + (days.isEmpty()
                        ? ""
                        : " The plan drives on %d of its %d days, about %s in all."
                                .formatted(days.size(), plan.days().size(), Entry.length(drives(plan))));
    }

    private static int drives(Itinerary plan) {
        return plan.of(Entry.Sort.DRIVE).minutes();
    }

    private static Optional<String> ofThePlan(Matter matter, Itinerary plan) {
        var entries = plan.where(matter.planned()).entries();
        return entries.isEmpty()
                ? Optional.empty()
                : Optional.of("%s%s: %s"
                        .formatted(
                                entries.stream()
                                        .limit(SHOWN)
                                        .map(entry -> "%s (day %d)".formatted(entry.activity(), entry.number()))
                                        .collect(Collectors.joining(", ")),
                                entries.size() > SHOWN ? " and %d more".formatted(entries.size() - SHOWN) : "",
                                matter.how()));
    }
}
