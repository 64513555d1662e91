package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.router.dialogue.Conversation;
import ai.travion.schemas.DayEdit;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.PlannedStay;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a message does, by what is otherwise after it than before it.
 *
 * @param facts each with what it is of, and how that is now: a wish, a place, a stay, a day, who travels
 * @param notes what its traveller is told of how it was understood
 */
record Effect(Set<Fact> facts, Set<String> notes) {

    static final Effect NONE = new Effect(Set.of(), Set.of());

    private static final String THE_DATES = "dates";

    /** @param of what is otherwise, in small letters where it is a word of the traveller's */
    record Fact(String of, String now) {}

    Effect {
        facts = Set.copyOf(facts);
        notes = Set.copyOf(notes);
    }

    /** @param stays those of the plan in hand */
    static Effect of(Conversation before, List<PlannedStay> stays, GraphState after) {
        var facts = new HashSet<Fact>();
        var known = before.known();
        var now = after.getPreferences().orElse(known);
        values(known, now, Preferences::getInterests, "likes").forEach(facts::add);
        values(known, now, Preferences::getAvoid, "avoids").forEach(facts::add);
        values(known, now, Preferences::getOther, "wants").forEach(facts::add);
        one(known, now, "pace", wishes -> wishes.getPace().map(StatedValue::getValue))
                .forEach(facts::add);
        one(known, now, "origin", wishes -> wishes.getOrigin().map(StatedValue::getValue))
                .forEach(facts::add);
        one(known, now, "walking", wishes -> wishes.getWalkingTolerance().map(StatedValue::getValue))
                .forEach(facts::add);
        one(
                        known,
                        now,
                        "party",
                        wishes -> wishes.getParty()
                                .map(party -> party.getAdults() + "+" + party.getChildren() + party.getDescription()))
                .forEach(facts::add);
        one(
                        known,
                        now,
                        "budget",
                        wishes -> wishes.getBudget()
                                .map(budget -> budget.getLevel()
                                        + budget.getAmount()
                                        + budget.getCurrency()
                                        + budget.getPer()))
                .forEach(facts::add);
        places(before.ofThePlan(), after.getTargetLocations()).forEach(facts::add);
        after.getStays().stream()
                .filter(stay -> !stays.contains(stay))
                .map(Effect::fact)
                .forEach(facts::add);
        after.getDayEdits().stream()
                .filter(edit -> edit.getTurn() == after.getTurn())
                .flatMap(Effect::facts)
                .forEach(facts::add);
        if (!after.getTargetDate().equals(before.start())
                || !after.getTargetEndDate()
                        .or(after::getTargetDate)
                        .equals(before.end().or(before::start))) {
            facts.add(new Fact(THE_DATES, after.getTargetDate() + " " + after.getTargetEndDate()));
        }
        return new Effect(facts, Set.copyOf(after.getAssumptions()));
    }

    boolean isNone() {
        return facts.isEmpty();
    }

    /** Whether both do something to the same. */
    boolean meets(Effect other) {
        var of = subjects();
        return other.subjects().stream().anyMatch(of::contains);
    }

    private Set<String> subjects() {
        return facts.stream().map(Fact::of).collect(Collectors.toSet());
    }

    private static Stream<Fact> values(
            Preferences before, Preferences after, Function<Preferences, List<StatedValue>> list, String how) {
        var were = words(list.apply(before));
        var are = words(list.apply(after));
        return Stream.concat(
                are.stream().filter(word -> !were.contains(word)).map(word -> new Fact(how + " " + word, "")),
                were.stream()
                        .filter(word -> !are.contains(word))
                        .map(word -> new Fact("no longer " + how + " " + word, "")));
    }

    private static Set<String> words(List<StatedValue> stated) {
        return stated.stream().map(StatedValue::getValue).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<Fact> one(
            Preferences before, Preferences after, String of, Function<Preferences, Optional<String>> value) {
        var now = value.apply(after);
        return now.equals(value.apply(before)) ? Stream.of() : Stream.of(new Fact(of, now.orElse("")));
    }

    private static Stream<Fact> places(List<Place> before, List<String> after) {
        var were = before.stream().map(Place::name).toList();
        return Stream.concat(
                after.stream().filter(name -> !were.contains(name)).map(name -> new Fact(name, "planned")),
                were.stream().filter(name -> !after.contains(name)).map(name -> new Fact(name, "left out")));
    }

    private static Fact fact(PlannedStay stay) {
        return new Fact(stay.getPlace(), stay.getDays() + " nights");
    }

    private static Stream<Fact> facts(DayEdit edit) {
        var now = edit.getKind() + edit.getPart() + edit.getTime();
        return Stream.of(
                        edit.getThing(),
                        edit.getInsteadOf(),
                        edit.getDate().map(Object::toString).orElse(""))
                .filter(of -> !of.isEmpty())
                .map(of -> new Fact(of, now));
    }
}
