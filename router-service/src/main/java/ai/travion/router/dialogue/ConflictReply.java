package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Lifted;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a traveller says to a question about a conflict of their wishes.
 *
 * @param reading the reply
 * @param option the option that it names
 * @param leavesTheChoice whether it leaves the choice to us
 * @param ownMatter whether it is about something else
 */
record ConflictReply(Reading reading, Optional<String> option, boolean leavesTheChoice, boolean ownMatter) {

    private static final Pattern YES = Patterns.anyCase(
            "\\W*(?:yes|yeah|yep|yup|ok|okay|sure|fine|alright|of course|go ahead|sounds good|why not|please do|do it|definitely|absolutely)\\b.*");
    private static final Pattern YES_AFTER_ALL = Patterns.anyCase(
            "\\W*(?:no (?:problem|worries|objections?)|keep (?:the|them|those|these|it in)|leave (?:it|them) in|(?:don'?t|do not) (?:leave|skip|drop|remove))\\b.*");
    private static final Pattern NO = Patterns.anyCase(
            "\\W*(?:no|nope|nah|not|don'?t|do not|rather not|better not|please don'?t|(?:leave|keep) (?:it|them|as|out)|still|same as|as (?:before|usual|always))\\b.*");
    private static final Pattern FOOD = Patterns.words(
            "vegetarian|vegan|halal|kosher|gluten[ -]free|c(?:o)?eliac|lactose intolerant|no (?:sea ?food|fish|meat|beef|pork|dairy|nuts|gluten|eggs|chicken|(?:spicy|hot).*)");
    private static final Pattern DROPPED =
            Patterns.anyCase("\\W*(?:cancel|stop|forget (?:it|about it)|never ?mind|nothing)(?: it| that)?\\W*");

    /** The message that was asked about, with the wishes that hold; nothing where the reply is a matter of its own. */
    Optional<Resumed> resumes(Clarification asked, Reading original, Preferences known) {
        var conflict = Conflicts.askedIn(asked, known, original);
        if (conflict.isEmpty()
                || reading.said().is(DROPPED)
                || isAnotherMatter(original)
                || isOfTheirFood(conflict.get())) {
            return Optional.empty();
        }
        boolean decided = option.isPresent() || saysWhetherItHolds() || saysWhich() || saysWhoComes(conflict.get());
        if (!decided && !leavesTheChoice && (reading.smallTalk() || ownMatter)) {
            return Optional.empty();
        }
        boolean careful = !decided && conflict.get().isOfHealth();
        boolean declined = careful || (decided && declines(asked, conflict.get(), known));
        var wishes = declined ? conflict.get().declined() : agreed(conflict.get(), original);
        var assumptions = decided
                ? List.<String>of()
                : List.of(careful ? conflict.get().cautiously() : conflict.get().followed());
        boolean another = declined && !conflict.get().instead().isEmpty();
        return Optional.of(new Resumed(
                another ? conflict.get().instead() : withItsDays(asked, original),
                assumptions,
                Optional.of(conflict.get().isOfAJourney() ? withItsWishes(wishes, conflict.get()) : wishes)));
    }

    /** A question, or a plan for somewhere else, whatever word it begins with. */
    private boolean isAnotherMatter(Reading original) {
        return option.isEmpty() && (isElsewhere(original) || isOfItsOwn());
    }

    /** "I'm not vegan any more", said to a question about money, answers nothing. */
    private boolean isOfTheirFood(Conflict conflict) {
        var wishes = reading.wishes();
        var said = Stream.concat(wishes.other().stream(), wishes.withdrawn().stream())
                .toList();
        return option.isEmpty()
                && !leavesTheChoice
                && !conflict.about().endsWith(".diet")
                && !said.isEmpty()
                && said.stream().allMatch(what -> Patterns.isIn(FOOD, what))
                && !reading.said().is(YES)
                && !reading.said().is(NO)
                && wishes.budget().isEmpty()
                && wishes.pace().isEmpty()
                && wishes.walkingTolerance().isEmpty()
                && wishes.avoid().isEmpty()
                && wishes.interests().isEmpty();
    }

    private boolean isElsewhere(Reading original) {
        var targets = reading.places().targets();
        return !targets.isEmpty()
                && !reading.said().is(YES)
                && !reading.said().is(NO)
                && targets.stream().noneMatch(original.places().targets()::contains);
    }

    private boolean isOfItsOwn() {
        return ownMatter
                && !leavesTheChoice
                && (Phrases.isQuestion(reading.said())
                        || reading.said().text().contains("?")
                        || !reading.places().targets().isEmpty());
    }

    /** A yes or a no that goes on with "you decide", as "no idea, choose", is neither. */
    private boolean saysWhich() {
        boolean yesOrNo = reading.said().is(YES)
                || reading.said().is(NO)
                || reading.said().is(YES_AFTER_ALL);
        return (yesOrNo && !leavesTheChoice)
                || reading.wishes().areStated()
                || !reading.wishes().topics().isEmpty();
    }

    /** Whether the earlier words hold: by the option, by wishing again for what was wished for then, or by a no. */
    private boolean declines(Clarification asked, Conflict conflict, Preferences known) {
        if (option.isPresent()) {
            return option.get().equals(asked.getOptions().getLast());
        }
        if (saysWhoComes(conflict)) {
            return WhoComes.inReply(reading).orElseThrow();
        }
        var wishes = reading.wishes();
        if (isOfTheParty(conflict) && wishes.party().isPresent()) {
            return conflict.isOfTheChildren()
                    ? wishes.party().get().getChildren() > 0
                    : wishes.party().get().getAdults() == 1;
        }
        if (wishes.pace().isPresent()) {
            return wishes.pace()
                    .equals(
                            conflict.about().endsWith(".pace")
                                    ? conflict.declined().pace()
                                    : known.getPace().map(StatedValue::getValue));
        }
        var level = wishes.budget().map(StatedBudget::getLevel);
        if (level.isPresent()) {
            return level.equals(
                    (conflict.about().endsWith(".budget") ? conflict.declined().budget() : known.getBudget())
                            .map(StatedBudget::getLevel));
        }
        if (reading.said().is(YES_AFTER_ALL)) {
            return false;
        }
        if (lifted() != Lifted.UNSAID) {
            return lifted() == Lifted.NOT;
        }
        if (wishes.walkingTolerance().filter("low"::equals).isPresent() || avoids(conflict.value())) {
            return true;
        }
        return !reading.said().is(YES)
                && !reading.said().is(YES_AFTER_ALL)
                && reading.said().is(NO);
    }

    private static boolean isOfTheParty(Conflict conflict) {
        return conflict.about().endsWith("." + WhoComes.PARTY);
    }

    private boolean saysWhoComes(Conflict conflict) {
        return conflict.isOfTheChildren() && WhoComes.inReply(reading).isPresent();
    }

    /** "We can't choose" is not that they cannot walk. */
    private boolean saysWhetherItHolds() {
        return lifted() != Lifted.UNSAID && !(leavesTheChoice && lifted() == Lifted.NOT);
    }

    private Lifted lifted() {
        return Lifted.in(reading.said().text());
    }

    /** What is over need not be asked about again; who wants one mountain all the same walks as little as before elsewhere. */
    private Wishes agreed(Conflict conflict, Reading original) {
        var climbs = original.places().wanted().stream()
                .filter(place -> place.type() == PlaceType.ADVENTURE)
                .map(Place::name)
                .toList();
        boolean oneClimb = conflict.value().equals("hiking")
                && !climbs.isEmpty()
                && lifted() != Lifted.FOR_GOOD
                && original.wishes().topics().isEmpty()
                && original.wishes().interests().isEmpty();
        if (oneClimb) {
            return original.wishes().insistingOn(climbs);
        }
        return conflict.value().equals("hiking") && lifted() == Lifted.FOR_GOOD
                ? conflict.agreed().withdrawing(List.of(Wishes.WALKING, "hiking", "stairs"))
                : conflict.agreed();
    }

    private boolean avoids(String value) {
        return reading.wishes().avoid().stream().anyMatch(wish -> wish.value().equalsIgnoreCase(value));
    }

    /** "Yes, and from 5 August": what the reply says of days completes a message that names none. */
    private String withItsDays(Clarification asked, Reading original) {
        boolean completes = !original.when().saysADay() && reading.when().saysADay();
        return completes ? asked.getOriginalQuery() + ", " + reading.said().text() : asked.getOriginalQuery();
    }

    /** "Yes, but no museums, and with my kids": what else the reply wishes for holds too. */
    private Wishes withItsWishes(Wishes held, Conflict conflict) {
        var wishes = held;
        for (var other : reading.wishes().avoid()) {
            if (!other.value().equalsIgnoreCase(conflict.value())) {
                wishes = wishes.avoiding(other);
            }
        }
        // "With the kids" says that they come, and not how many all of them are.
        return reading.wishes()
                .party()
                .filter(party -> !isOfTheParty(conflict) || party.getAdults() > 0)
                .map(wishes::with)
                .orElse(wishes);
    }
}
