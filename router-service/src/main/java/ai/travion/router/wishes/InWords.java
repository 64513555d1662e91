package ai.travion.router.wishes;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a message says of its traveller, in words to repeat it to them. */
public final class InWords {

    private static final Map<String, String> PLURALS = Map.of(
            "religion", "temples", "beach", "beaches", "hiking", "hikes", "wildlife", "safaris", "train", "trains");
    private static final Map<String, String> AVOIDED =
            Map.of(Wishes.OPEN_AIR, "what has a roof", "wildlife", "no animals");
    private static final Map<String, String> WALKING = Map.of("low", "only short walks", "medium", "moderate walks");

    private InWords() {}

    /** Phrases that can stand in a list; none where nothing is said. */
    public static List<String> of(Wishes wishes) {
        var avoided = wishes.avoid().stream().map(Wishes.Wish::value).toList();
        return said(
                wishes.other(),
                wishes.party(),
                wishes.walkingTolerance(),
                avoided,
                List.of(),
                wishes.pace(),
                wishes.budget());
    }

    /** The same, with what they love. */
    public static List<String> withWhatTheyLove(Wishes wishes) {
        var loved = wishes.interests().stream()
                .map(Wishes.Wish::value)
                .distinct()
                .map(value -> "fond of " + PLURALS.getOrDefault(value, value));
        return Stream.concat(of(wishes).stream(), loved).toList();
    }

    /** The same of all that is known of a traveller. */
    public static List<String> of(Preferences known) {
        var said = said(
                values(known.getOther()),
                known.getParty(),
                known.getWalkingTolerance().map(StatedValue::getValue),
                values(known.getAvoid()),
                values(known.getInterests()),
                known.getPace().map(StatedValue::getValue),
                known.getBudget());
        var origin = known.getOrigin().map(from -> "starting from " + from.getValue());
        return Stream.concat(said.stream(), origin.stream()).toList();
    }

    /**
     * The same as it is said back to them: who travels with their ages, and without what was only ordered of the days of a plan, which the plan
     * itself tells.
     */
    public static List<String> toThem(Preferences known) {
        var company = company(known);
        return of(known).stream()
                .filter(phrase -> !isOfThePlanAlone(phrase) && !TripTerms.isOne(phrase))
                .map(phrase -> company.stream()
                        .filter(who -> who.startsWith(phrase))
                        .findFirst()
                        .orElse(phrase))
                .toList();
    }

    private static boolean isOfThePlanAlone(String phrase) {
        return Wishes.isInsistedOn(phrase)
                || Placement.isOne(phrase)
                || phrase.startsWith("start each day at ")
                || phrase.startsWith("start day ")
                || phrase.startsWith("left out: ")
                || phrase.startsWith("in this order: ");
    }

    /** What they said of flights and hours, in their own words. */
    public static List<String> ofTheHours(Preferences known) {
        return values(known.getOther()).stream().filter(TripTerms::isOne).toList();
    }

    /** Who travels, in words; none where it is not known. */
    public static List<String> company(Preferences known) {
        return known
                .getParty()
                .map(party -> party(party)
                        + ChildrensAges.in(party.getDescription())
                                .map(ages -> " (" + ages + ")")
                                .orElse(""))
                .filter(who -> !who.isBlank())
                .stream()
                .toList();
    }

    /** What may be spent, in words; none where it is not known. */
    public static List<String> budget(Preferences known) {
        return said(
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty(),
                known.getBudget());
    }

    /** What they stay away from, each by its name alone. */
    public static List<String> avoided(Preferences known) {
        return values(known.getAvoid()).stream()
                .map(value -> PLURALS.getOrDefault(value, value))
                .distinct()
                .toList();
    }

    /** What they are fond of, each by its name alone. */
    public static List<String> interests(Preferences known) {
        return values(known.getInterests()).stream()
                .map(value -> PLURALS.getOrDefault(value, value))
                .distinct()
                .toList();
    }

    private static List<String> said(
            List<String> needs,
            Optional<StatedParty> party,
            Optional<String> walking,
            List<String> avoided,
            List<String> liked,
            Optional<String> pace,
            Optional<StatedBudget> budget) {
        var said = new ArrayList<String>(needs);
        party.map(InWords::party).filter(who -> !who.isBlank()).ifPresent(said::add);
        walking.map(much -> WALKING.getOrDefault(much, "long walks are fine")).ifPresent(said::add);
        avoided.forEach(value -> said.add(AVOIDED.getOrDefault(value, "no " + PLURALS.getOrDefault(value, value))));
        liked.forEach(value -> said.add("fond of " + PLURALS.getOrDefault(value, value)));
        pace.ifPresent(how -> said.add("a " + how + " pace"));
        budget.map(StatedBudget::getLevel)
                .filter(level -> !level.isBlank())
                .ifPresent(level -> said.add("a " + level + " budget"));
        budget.filter(stated -> stated.getAmount().isPresent())
                .map(InWords::amount)
                .ifPresent(said::add);
        return List.copyOf(said);
    }

    /** "A budget of 2,000 USD a person". */
    public static String amount(StatedBudget budget) {
        return "a budget of %s%s%s"
                .formatted(
                        NumberFormat.getIntegerInstance(Locale.ENGLISH)
                                .format(budget.getAmount().orElseThrow()),
                        budget.getCurrency().map(currency -> " " + currency).orElse(""),
                        budget.getPer().isEmpty() ? "" : " a " + budget.getPer());
    }

    private static List<String> values(List<StatedValue> stated) {
        return stated.stream().map(StatedValue::getValue).toList();
    }

    private static String party(StatedParty party) {
        int adults = party.getAdults();
        int children = party.getChildren();
        var grown = adults == 0 ? "" : adults == 1 ? "one adult" : adults + " adults";
        boolean teenage = ChildrensAges.areTeenage(party.getDescription());
        var small = children == 0
                ? ""
                : children == 1
                        ? teenage ? "one teenager" : "one child"
                        : children + (teenage ? " teenagers" : " children");
        if (grown.isEmpty() && small.isEmpty()) {
            return party.getDescription();
        }
        return grown.isEmpty() || small.isEmpty() ? grown + small : grown + " and " + small;
    }

    /** What is not counted on any more. */
    public static List<String> withdrawn(Wishes wishes) {
        boolean walksAgain = wishes.withdrawn().contains(Wishes.WALKING);
        return wishes.withdrawn().stream()
                .filter(name -> !(walksAgain && Limits.COME_OF_WALKING_BADLY.contains(name)))
                .map(name -> switch (name) {
                    case Wishes.WALKING -> "only short walks";
                    case Wishes.BUDGET -> "a low budget";
                    // What is no longer stayed away from reads as its opposite without the "no".
                    default -> Interest.isNamed(name) ? "no " + PLURALS.getOrDefault(name, name) : name;
                })
                .distinct()
                .toList();
    }
}
