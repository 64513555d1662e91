package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "What's the next one after Nuwara Eliya?", "where do we go from there?", "where are we before Ella?": the turn of the towns of a plan. */
final class WhatFollows {

    /** "Why so long there?" */
    private static final Pattern WHY = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hm+)\\W+)*(?:why|how\\s+come)\\b[^?]*\\b(?:so\\s+(?:long|short|many|much|few)|only|nights?|days?)\\b[^?]*(?:#|\\bthere\\b)\\W*$");

    private static final String LEAD = "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|wait|also)\\W+)*";
    private static final String FROM_IT =
            "(?:(?<after>after|from|once\\s+we\\s+leave|when\\s+we\\s+leave)|before)\\s+(?:(?:we\\s+\\p{L}+\\s+(?:to\\s+)?)?#+|there|that|it)";
    private static final Pattern ASKED = Patterns.anyCase(LEAD
            + "(?:(?:what|where|which)(?:'s|\\s+is|\\s+comes?|\\s+are)?\\s+(?:the\\s+)?(?:(?<next>next)(?:\\s+(?:stop|place|town|one|base|hotel))?|stop|place|town)"
            + "|(?:where|which\\s+(?:place|town|stop|one))(?:\\s+(?:to|do|are|will|would|shall|we|i|go|going|heading|head|travel|come|comes|be|sleep|stay|in|the\\s+plan|is|next))+"
            + "|what\\s+(?:comes?|follows|is))"
            + "(?:\\s+(?:next|then))?(?:\\s+" + FROM_IT
            + ")?(?:\\W+(?:then|next|again|in\\s+(?:the|our|my)\\s+\\p{L}+))*\\W*$");

    private WhatFollows() {}

    static Optional<String> of(Reading message, Itinerary plan, Conversation conversation, Places atlas) {
        var asked = Patterns.matcher(ASKED, message.places().remainder());
        if (!plan.isEmpty()
                && message.said().words().size() <= 12
                && Patterns.isAllOf(WHY, message.places().remainder())) {
            return message.places().all().stream()
                    .findFirst()
                    .or(conversation::there)
                    .filter(place -> !plan.isAt(place) && plan.at(place).isEmpty())
                    .map(place -> "%s is not in the plan, so no time is spent there. Say \"add %s\" if you want to go."
                            .formatted(place.name(), place.name()));
        }
        if (plan.isEmpty() || !asked.find()) {
            return Optional.empty();
        }
        var text = message.places().remainder();
        boolean before = text.toLowerCase(Locale.ROOT).contains("before");
        boolean turns = before || asked.group("next") != null || asked.group("after") != null || text.contains(" next");
        var stays = WhyThere.order(plan, conversation, atlas);
        var from = message.places().all().isEmpty()
                ? spokenOf(conversation, atlas)
                : Optional.of(message.places().all().getFirst());
        var elsewhere = message.places().all().stream()
                .filter(place -> turns && !plan.isAt(place) && plan.at(place).isEmpty())
                .findFirst();
        if (elsewhere.isPresent()) {
            return elsewhere.map(place -> "%s is not in the plan, so nothing comes %s it; its places in turn: %s."
                    .formatted(
                            place.name(),
                            before ? "before" : "after",
                            stays.stream().map(Place::name).collect(Collectors.joining(", "))));
        }
        return from.filter(place -> turns && message.places().all().size() < 2 && stays.contains(place))
                .map(place -> told(place, stays.indexOf(place) + (before ? -1 : 1), before, plan, stays));
    }

    private static Optional<Place> spokenOf(Conversation conversation, Places atlas) {
        return conversation.plan() ? Spoken.placeIn(conversation, atlas) : conversation.there();
    }

    private static String told(Place from, int turn, boolean before, Itinerary plan, List<Place> stays) {
        if (turn < 0 || turn >= stays.size()) {
            return "%s is the %s place of the plan.".formatted(from.name(), before ? "first" : "last");
        }
        var to = stays.get(turn);
        return plan.entries().stream()
                .filter(entry -> before || !entry.is(Entry.Sort.MEAL))
                .filter(entry -> entry.activity().contains("to " + to.name())
                        || entry.place().filter(to::equals).isPresent())
                .findFirst()
                .map(entry -> "%s %s the plan is in %s: %s."
                        .formatted(before ? "Before" : "After", from.name(), to.name(), entry.onItsDay()))
                .orElse("%s %s the plan is in %s.".formatted(before ? "Before" : "After", from.name(), to.name()));
    }
}
