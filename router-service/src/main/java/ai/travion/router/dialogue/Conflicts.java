package ai.travion.router.dialogue;

import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.Contradiction;
import ai.travion.router.wishes.Lifted;
import ai.travion.router.wishes.Wishes;
import ai.travion.router.wishes.Wishes.Wish;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds what a request for a plan wishes for against what its traveller once said. Later words win in general; asked about is what
 * was said of the traveller in other conversations, what was said in this one as a must or of how far they can walk, and what
 * one message wishes for and against at once.
 */
final class Conflicts {

    private static final String HIKING = "hiking";
    private static final Pattern CAREFUL = Patterns.words("pregnant|wheel ?chair.*");

    private static final Map<String, String> IN_WORDS = Map.of(
            "religion", "temples", "beach", "beaches", HIKING, "hikes", "wildlife", "safaris", "train", "trains");

    /** Who says so knows what they said before. */
    private static final Pattern KNOWINGLY = Patterns.words(
            "this time|after all|(?:have |i've |we've )?changed (?:my|our) minds?|for once|anyway|even (?:though|if)|all the same|i know|nevertheless|despite|but now|no longer");

    private static final Pattern HARD = Patterns.words(
            "climb(?:s|ing)?|hik(?:e|es|ing)|trek(?:s|king)?|summit|scrambl\\p{L}*|ridge|cliffs?|exposed|steep|strenuous|via ferrata|abseil\\p{L}*");

    /** What a message wishes for against what was said before. */
    @FunctionalInterface
    private interface Rule {
        Optional<Conflict> in(Preferences before, Utterance said, Wishes now);
    }

    private static final List<Rule> RULES = List.of(
            (before, said, now) -> avoided(before, now),
            Conflicts::journey,
            (before, said, now) -> walking(before, now),
            Conflicts::careful,
            (before, said, now) -> pace(before, now, Conflicts::isOfProfile),
            (before, said, now) -> budget(before, now, Conflicts::isOfProfile),
            WhoComes::conflict,
            WhoComes::company,
            Habits::conflict,
            (before, said, now) -> AtOdds.diet(before, said, now));

    private Conflicts() {}

    /**
     * The first conflict of a message with what was known before it, or else with itself; none where it says that it knows
     * better.
     */
    static Optional<Conflict> of(Preferences before, Utterance said, Wishes now) {
        return said.has(KNOWINGLY) ? Optional.empty() : all(before, said, now).findFirst();
    }

    /** The first that was asked about in this thread already; likings and what was said in this conversation count here too, once they were what was asked about. */
    static Optional<Conflict> settled(Conversation conversation, Utterance said, Wishes now) {
        var before = conversation.known();
        var manner = Stream.of(pace(before, now, origin -> true), budget(before, now, origin -> true))
                .flatMap(Optional::stream);
        var likings = before.getAvoid().stream()
                .filter(value -> isWanted(value.getValue(), now))
                .map(value -> staysAway(value, now));
        return said.has(KNOWINGLY)
                ? Optional.empty()
                : Stream.of(all(before, said, now), likings, manner)
                        .flatMap(conflicts -> conflicts)
                        .filter(conflict -> conversation.asked().contains(conflict.topic()))
                        .findFirst();
    }

    /** The first about anything but that topic. */
    static Optional<Conflict> besides(String topic, Conversation conversation, Utterance said, Wishes now) {
        return said.has(KNOWINGLY)
                ? Optional.empty()
                : all(conversation.known(), said, now)
                        .filter(conflict -> !conflict.topic().equals(topic))
                        .findFirst();
    }

    /** The conflict of that message that was asked about. */
    static Optional<Conflict> askedIn(Clarification asked, Preferences before, Reading original) {
        var said = original.said();
        if (said.has(KNOWINGLY)) {
            return Optional.empty();
        }
        var ofTheMatter = Stream.of(
                        all(before, said, original.wishes()),
                        AtOdds.luxury(before, said, original.wishes()).stream(),
                        AtOdds.nightlife(before, said, original.wishes()).stream(),
                        Ascent.conflict(before, original).stream(),
                        all(before, said, withItsClimbs(original)))
                .flatMap(conflicts -> conflicts)
                .filter(conflict -> conflict.about().equals(asked.getAbout()))
                .toList();
        // Of one matter a plan and a question are asked about in other words, and a no to them means another thing.
        return ofTheMatter.stream()
                .filter(conflict -> conflict.question().equals(asked.getQuestion()))
                .findFirst()
                .or(() -> ofTheMatter.stream().findFirst());
    }

    /** Who puts a mountain into a plan wants to go up. */
    private static Wishes withItsClimbs(Reading reading) {
        boolean climbs = reading.places().wanted().stream().anyMatch(place -> place.type() == PlaceType.ADVENTURE);
        return climbs ? reading.wishes().wanting(HIKING) : reading.wishes();
    }

    /**
     * What a change to a plan, or a question, asks for that its traveller does not bear or eat, or that is all of what they wanted none of.
     *
     * @param plan whether it changes a plan; a question about a climb only asks
     */
    static Optional<Conflict> ofAChange(Preferences before, Reading reading, boolean plan) {
        var said = reading.said();
        if (said.has(KNOWINGLY)) {
            return Optional.empty();
        }
        var ofAnyKind = AtOdds.diet(before, said, reading.wishes())
                .or(() -> AtOdds.luxury(before, said, reading.wishes()))
                .or(() -> AtOdds.nightlife(before, said, reading.wishes()));
        if (ofAnyKind.isPresent() || !plan) {
            return ofAnyKind.or(() -> Ascent.conflict(before, reading));
        }
        var now = withItsClimbs(reading);
        // Who says in the same breath that the knee is well again is not asked whether it is.
        boolean wellAgain = Lifted.in(said.text()) == Lifted.FOR_GOOD && Lifted.isOfWalking(said.text());
        return journey(before, said, now)
                .or(() -> wellAgain ? Optional.empty() : walking(before, now))
                .or(() -> careful(before, said, now));
    }

    private static Stream<Conflict> all(Preferences before, Utterance said, Wishes now) {
        return Stream.concat(
                RULES.stream().flatMap(rule -> rule.in(before, said, now).stream()),
                Contradiction.in(said.text(), now).map(found -> WithItself.conflict(found, now)).stream());
    }

    /** "A temple tour" of somebody who wanted no temples. */
    private static Optional<Conflict> journey(Preferences before, Utterance said, Wishes now) {
        return before.getAvoid().stream()
                .filter(value -> Contradiction.isTheJourney(value.getValue(), said.text()))
                .filter(value ->
                        now.avoid().stream().noneMatch(wish -> wish.value().equalsIgnoreCase(value.getValue())))
                .findFirst()
                .map(value -> staysAway(value, now));
    }

    /** Whether it was a conflict that was asked about. */
    static boolean isAskedIn(Clarification asked) {
        return asked.getAbout().startsWith(Conversation.PROFILE + ".")
                || asked.getAbout().startsWith("earlier.")
                || asked.getAbout().startsWith(WithItself.MESSAGE);
    }

    private static Optional<Conflict> avoided(Preferences before, Wishes now) {
        return before.getAvoid().stream()
                .filter(value -> value.getMust() || isOfProfile(value.getOrigin()))
                .filter(value -> isWanted(value.getValue(), now))
                .findFirst()
                .map(value -> staysAway(value, now));
    }

    private static Conflict staysAway(StatedValue value, Wishes now) {
        return new Conflict(
                about(value.getOrigin(), "avoid"),
                value.getValue(),
                "%s that you stay away from %s. Shall I plan for %2$s all the same?"
                        .formatted(source(value.getOrigin()), worded(value.getValue())),
                "Yes, plan for " + worded(value.getValue()),
                "No, leave " + worded(value.getValue()) + " out",
                now.wanting(value.getValue()),
                now.avoiding(new Wish(value.getValue(), value.getMust())));
    }

    private static Optional<Conflict> walking(Preferences before, Wishes now) {
        boolean wantsMuch = isWanted(HIKING, now)
                || now.walkingTolerance().filter("high"::equals).isPresent();
        return before.getWalkingTolerance()
                .filter(value -> value.getValue().equalsIgnoreCase("low"))
                .filter(value -> wantsMuch
                        && now.walkingTolerance().filter("low"::equals).isEmpty())
                .map(value -> new Conflict(
                        about(value.getOrigin(), "walking_tolerance"),
                        HIKING,
                        source(value.getOrigin()) + " that long walks are difficult. Shall I plan hikes all the same?",
                        "Yes, plan hikes",
                        "No, only short walks",
                        now.walking("medium"),
                        now.avoiding(new Wish(HIKING, false)).walking("low")));
    }

    /** Who is pregnant, or sits in a wheelchair, is asked before hikes are planned. */
    private static Optional<Conflict> careful(Preferences before, Utterance said, Wishes now) {
        return Stream.concat(
                        before.getOther().stream().filter(need -> Patterns.isIn(CAREFUL, need.getValue())),
                        before.getAvoid().stream()
                                .filter(value -> value.getValue().equals("heights") && said.has(HARD)))
                .filter(need -> isWanted(HIKING, now))
                .findFirst()
                .map(need -> new Conflict(
                        about(need.getOrigin(), "other"),
                        HIKING,
                        "%s what calls for care (%s). Shall I plan hikes all the same?"
                                .formatted(source(need.getOrigin()), need.getValue()),
                        "Yes, plan hikes",
                        "No, only short walks",
                        now,
                        now.avoiding(new Wish(HIKING, false))));
    }

    private static Optional<Conflict> pace(Preferences before, Wishes now, Predicate<String> origins) {
        return before.getPace()
                .filter(value -> origins.test(value.getOrigin()))
                .flatMap(value -> now.pace()
                        .filter(pace -> !pace.equalsIgnoreCase(value.getValue()))
                        .map(pace -> new Conflict(
                                about(value.getOrigin(), "pace"),
                                "",
                                "%s that you like a %s pace. Shall I plan a %s one this time?"
                                        .formatted(source(value.getOrigin()), value.getValue(), pace),
                                "Yes, " + pace,
                                "No, " + value.getValue(),
                                now,
                                now.at(value.getValue()))));
    }

    private static Optional<Conflict> budget(Preferences before, Wishes now, Predicate<String> origins) {
        return before.getBudget()
                .filter((StatedBudget budget) -> origins.test(budget.getOrigin()))
                .flatMap((StatedBudget budget) -> now.budget()
                        .filter(wished -> !wished.getLevel().isBlank())
                        .filter(wished -> !wished.getLevel().equalsIgnoreCase(budget.getLevel()))
                        .map(wished -> new Conflict(
                                about(budget.getOrigin(), "budget"),
                                "",
                                "%s that you travel on a %s budget. Shall I plan for a %s one this time?"
                                        .formatted(source(budget.getOrigin()), budget.getLevel(), wished.getLevel()),
                                "Yes, " + wished.getLevel(),
                                "No, " + budget.getLevel(),
                                now,
                                now.spending(budget))));
    }

    private static boolean isWanted(String interest, Wishes now) {
        return Stream.concat(now.interests().stream(), now.topics().stream())
                        .anyMatch(wish -> wish.value().equalsIgnoreCase(interest))
                && now.avoid().stream().noneMatch(wish -> wish.value().equalsIgnoreCase(interest));
    }

    private static boolean isOfProfile(String origin) {
        return origin.equals(Conversation.PROFILE);
    }

    static String about(String origin, String what) {
        return (isOfProfile(origin) ? Conversation.PROFILE : "earlier") + "." + what;
    }

    static String source(String origin) {
        return isOfProfile(origin) ? "I remember from another conversation" : "You said earlier";
    }

    static String worded(String interest) {
        return IN_WORDS.getOrDefault(interest, interest);
    }
}
