package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Additions;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Stops of the plan in hand that are dropped, taken up, put back or swapped, in whatever words: "ditch the lighthouse". */
final class StopEdit implements Completion {

    private static final Pattern DROPPED = Patterns.anyCase(
            "\\b(?:drop(?:ping)?|skip(?:ping)?|remove|leave\\s+out|leaving\\s+out|cut(?:\\s+out)?|cancel|delete|without|lose|scrap|take\\s+out|ditch|bin|forget(?:\\s+about)?|no\\s+need\\s+(?:for|to\\s+(?:see|visit|do))|miss(?:\\s+out)?|pass\\s+on|(?:don'?t|do\\s+not)\\s+(?:really\\s+)?(?:want|need|fancy|care\\s+for|include|bother\\s+with)(?:\\s+to\\s+(?:see|visit|do|go\\s+to))?|not\\s+(?:keen\\s+on|bothered\\s+about|fussed\\s+about|interested\\s+in)|rather\\s+not\\s+(?:do|see|visit|go\\s+to))\\s+(?:seeing\\s+|visiting\\s+|doing\\s+|going\\s+to\\s+|a\\s+visit\\s+to\\s+)?(?:the|that|this|our)\\s+(?<what>[^,.;!?]{3,50})|\\b(?:take|leave|cut)\\s+(?:the|that|this)\\s+(?<other>[^,.;!?]{3,40}?)\\s+out\\b");
    private static final Pattern REST_OF_IT =
            Patterns.anyCase("\\s+(?:and|but|then|please|pls|if|because|on\\s+day)\\b.*$");
    private static final Pattern A_DAY_OR_COUNT = Patterns.words(
            "day|night|morning|afternoon|evening|(?:first|second|third|fourth|fifth|last|final) (?:stop|place|one|thing|visit|sight|activity)");
    private static final Pattern SWAPPED = Patterns.anyCase(
            "\\b(?:swap|replace|exchange|switch|change|trade)\\s+(?:it|that|this|that\\s+one)\\s+(?:out\\s+)?(?:for|with|by|to)\\s+(?:the\\s+)?#");
    private static final Pattern NAMED_DROPPED = Patterns.anyCase(
            "\\b(?:drop|skip|remove|leave\\s+out|cut(?:\\s+out)?|cancel|delete|without|lose|scrap|take\\s+out|ditch|bin|forget(?:\\s+about)?|axe|kill|no\\s+need\\s+(?:for|to\\s+(?:see|visit|do))|not\\s+(?:keen\\s+on|bothered\\s+about|fussed\\s+about|interested\\s+in))\\s+(?:the\\s+)?#|\\b(?:take|leave|cut|kick)\\s+(?:the\\s+)?#[#\\s]*out\\b");
    private static final Pattern A_THING = Patterns.anyCase(
            "\\b(?:room|space|chance)\\s+(?:for|of|to\\s+(?:add|fit\\s+in|squeeze\\s+in|have|do))\\s+(?<what>(?:an?|some|the)\\s+[^?.!,]{3,40})|^\\W*(?:(?:and|also|maybe|plus|but)\\W+)+(?<where>some(?:where|\\s+place)\\s+(?:to|for|with)\\s+[^?.!,]{3,40})");
    private static final Pattern IT_DROPPED = Patterns.anyCase(
            "\\W*(?:(?:ok(?:ay)?|then|and|please|can\\s+(?:you|we)|could\\s+(?:you|we)|let'?s)\\W+)*(?:remove|drop|skip|delete|leave\\s+out|cut)\\s+(?:it|that|this|that\\s+one)(?:\\s+(?:please|then|pls))?\\W*");
    private static final Pattern BACK = Patterns.anyCase(
            "\\b(?:put|add|bring|include|take)\\s+(?:it|that|them|this)\\s+(?:back|in\\s+again|again)\\b|\\b(?:leave|keep)\\s+(?:it|that|them)\\s+in\\b|\\bback\\s+in\\s+(?:again\\s+)?(?:please|then)?\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        if (plan.isEmpty() || !before.conversation().isBesideThePlan()) {
            return Optional.empty();
        }
        return added(message, before)
                .or(() -> thing(message))
                .or(() -> dropped(message, plan, before))
                .or(() -> swapped(message, plan, before))
                .or(() -> putBack(message, before));
    }

    private static Optional<Completed> added(Reading message, Background before) {
        var wanted = Additions.in(message);
        boolean alone = !wanted.isEmpty()
                && !message.when().saysAnything()
                && wanted.stream().noneMatch(before.conversation()::plans);
        return alone ? Optional.of(new Completed("Add " + names(wanted) + " to the plan")) : Optional.empty();
    }

    /** "Is there room for a cooking class?", "and somewhere to buy tea?" */
    private static Optional<Completed> thing(Reading message) {
        var said = Patterns.matcher(A_THING, message.said().text());
        return message.places().isEmpty() && message.nearby().isEmpty() && said.find()
                ? Optional.of(new Completed("Add "
                        + (said.group("what") == null ? said.group("where") : said.group("what")) + " to the plan"))
                : Optional.empty();
    }

    /** One stop, and no place that the plan is for: who drops that wants another plan. */
    private static Optional<Completed> dropped(Reading message, Itinerary plan, Background before) {
        var named = message.places().all();
        boolean byName = named.size() == 1
                && plan.places().contains(named.getFirst())
                && !before.conversation().plans(named.getFirst())
                && Patterns.isIn(NAMED_DROPPED, message.places().remainder());
        if (byName) {
            return leftOut(named.getFirst(), message);
        }
        if (message.said().is(IT_DROPPED)) {
            return toldLast(plan, before).flatMap(place -> leftOut(place, message));
        }
        var said = Patterns.matcher(DROPPED, message.said().text());
        if (!said.find()) {
            return Optional.empty();
        }
        var what = said.group("what") == null ? said.group("other") : said.group("what");
        var words = REST_OF_IT.matcher(what).replaceFirst("");
        if (Patterns.isIn(A_DAY_OR_COUNT, words)) {
            return Optional.empty();
        }
        var places = plan.meant(words).stream()
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .toList();
        return places.size() == 1 && !before.conversation().plans(places.getFirst())
                ? leftOut(places.getFirst(), message)
                : Optional.empty();
    }

    /** With the other change that the message asks for: "make it 3 days but without the gardens". */
    private static Optional<Completed> leftOut(Place place, Reading message) {
        var days = message.when().days();
        return Optional.of(new Completed(
                (days.isPresent() ? "Make it %d days and leave out ".formatted(days.getAsInt()) : "Leave out ")
                        + place.name(),
                List.of(place.name() + " is left out; the rest of the plan is for the same places.")));
    }

    /** The stop that the last answer told of. */
    private static Optional<Place> toldLast(Itinerary plan, Background before) {
        var answers = before.conversation().answers();
        return before.conversation().plan()
                        && before.last()
                                .filter(said -> Phrases.isQuestion(said.said()))
                                .isEmpty()
                ? Optional.empty()
                : answers.stream()
                        .skip(Math.max(0, answers.size() - 1))
                        .flatMap(answer -> before.atlas().mentionedIn(answer).stream())
                        .map(Places.Mention::place)
                        .filter(place -> plan.places().contains(place)
                                && !before.conversation().plans(place))
                        .findFirst();
    }

    /** "It" is the stop that was spoken of last. */
    private static Optional<Completed> swapped(Reading message, Itinerary plan, Background before) {
        var wanted = message.places().targets();
        if (wanted.size() != 1 || !Patterns.isIn(SWAPPED, message.places().remainder())) {
            return Optional.empty();
        }
        return before.earlier().reversed().stream()
                .limit(3)
                .flatMap(said -> spokenOf(said, plan).stream())
                .filter(place -> !place.equals(wanted.getFirst())
                        && !before.conversation().plans(place))
                .findFirst()
                .map(old -> new Completed("Replace " + old.name() + " with " + names(wanted)));
    }

    private static List<Place> spokenOf(Reading said, Itinerary plan) {
        var named = said.places().all().stream()
                .filter(place -> plan.places().contains(place))
                .toList();
        return named.isEmpty()
                ? plan.meant(said.places().remainder()).stream()
                        .map(Entry::place)
                        .flatMap(Optional::stream)
                        .distinct()
                        .toList()
                : named;
    }

    private static Optional<Completed> putBack(Reading message, Background before) {
        boolean back = message.said().has(BACK) && message.places().isEmpty();
        return back
                ? before.conversation().known().getAvoid().reversed().stream()
                        .map(StatedValue::getValue)
                        .flatMap(name -> before.atlas().named(name).stream())
                        .findFirst()
                        .map(place -> new Completed("Add " + place.name() + " to the plan all the same"))
                : Optional.empty();
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }
}
