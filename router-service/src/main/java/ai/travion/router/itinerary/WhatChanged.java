package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "What did you change?", "what is different now?": answered with what was said of the change when it was made. */
public final class WhatChanged {

    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|thanks|great|hm+|wait|please|tell\\s+(?:me|us)|show\\s+(?:me|us)|can\\s+you\\s+(?:tell|show)\\s+(?:me|us))\\W+){0,6}";
    private static final String TAIL =
            "(?:\\W+(?:now|then|exactly|please|again|compared\\s+(?:to|with)\\s+(?:before|the\\s+\\p{L}+(?:\\s+\\p{L}+)?)|from\\s+(?:before|the\\s+\\p{L}+(?:\\s+\\p{L}+)?)|since(?:\\s+(?:then|before|yesterday|the\\s+\\p{L}+(?:\\s+\\p{L}+)?))?|in\\s+(?:it|this|that|the\\s+(?:plan|itinerary|trip))|about\\s+it|there|to\\s+(?:the\\s+plan|it)))*\\W*$";
    private static final Pattern ASKED = Patterns.anyCase(LEAD
            + "(?:what(?:'s|\\s+is|\\s+has|\\s+have|\\s+had|\\s+did|\\s+do|\\s+will|\\s+would|\\s+else)?(?:\\s+you|\\s+that|\\s+the\\s+plan)?(?:\\s+been|\\s+now|\\s+else|\\s+just)?\\s+(?:changed?|changes|changing|different|altered|moved|new)"
            + "|what(?:'s|\\s+is|\\s+are)\\s+the\\s+(?:changes?|differences?)"
            + "|what\\s+(?:do|did|will|have|are)\\s+(?:we|you)\\s+(?:now\\s+)?(?:do|doing|get|got|see|have|put(?:\\s+in)?)\\s+instead(?:\\s+of\\s+(?:that|it|this|them))?"
            + "|(?:what|which\\s+(?:stops?|places?|ones?|things?|days?|sights?|bits?|parts?))(?:\\s+(?:did|have|has|had|do|were|was|are|is|got|went|gets))*(?:\\s+(?:you|it|the\\s+plan))?(?:\\s+(?:now|just|been))?\\s+(?:take|taken|took|put|cut|drop|dropped|remove|removed|leave|left|lose|lost|throw|thrown|kick|kicked|swap|swapped|replace|replaced|add|added|move|moved|go|gone)(?:\\s+(?:out|off|away|in|for\\s+(?:it|that)|to\\s+make\\s+room))?"
            + "|(?:did|has|have)\\s+(?:anything|something|you|it|the\\s+plan)(?:\\s+(?:else|anything|something))?\\s+changed?(?:\\s+anything)?)"
            + TAIL);

    /** "Is that still the plan we had?" */
    private static final Pattern THE_SAME = Patterns.anyCase(
            LEAD
                    + "(?:(?:is|was|isn'?t)\\s+(?:that|this|it)(?:\\s+now)?\\s+(?:still\\s+|really\\s+|exactly\\s+)?(?:(?:the|our|my)\\s+)?(?:same(?:\\s+(?:plan|trip|itinerary|one|version))?|(?:old|first|previous|original)\\s+(?:plan|trip|itinerary|version)|(?:plan|itinerary|trip|version)(?=\\s+(?:from|as|we|that|of)\\b))"
                    + "|is\\s+(?:the|our|my)\\s+(?:plan|itinerary|trip)\\s+(?:still\\s+)?the\\s+same"
                    + "|(?:is\\s+)?everything(?:\\s+else)?\\s+(?:is\\s+)?(?:still\\s+)?(?:the\\s+same|as\\s+(?:it\\s+was|before)))"
                    + "(?:\\s+(?:as|from|we|that|you|had|made|it|was|before|earlier|the|one|of|plan|first|at|in|beginning|start|then|gave|us|me|discussed|agreed|on))*\\W*$");

    private static final Pattern OF_A_PLAN = Patterns.anyCase(
            "here is (?:a|the|your) plan\\b|(?m:^)The plan, (?:day by day|with the days that)\\b|(?m:^)Against the plan before: ");
    private static final Pattern AGAINST =
            Pattern.compile("(?m)^Against the plan before: (?<changes>[^.]+(?:\\.\\d[^.]*)*)\\.");

    private WhatChanged() {}

    /** "From where did you take it?", of a night that one stay has more. */
    private static final Pattern WHOSE_NIGHT = Patterns.anyCase(LEAD
            + "(?:(?:from\\s+)?where\\s+(?:did|do|have)\\s+you\\s+(?:take|taken|get|got)\\s+(?:it|that|this|(?:the|that)\\s+(?:extra\\s+)?(?:night|day))(?:\\s+from)?|(?:which|what)\\s+(?:stay|place|town|stop)\\s+(?:gave|gives|lost|loses|did\\s+you\\s+take\\s+(?:it|that)\\s+from)(?:\\s+(?:up\\s+)?(?:it|that|a\\s+(?:night|day)))?|who\\s+(?:gave|lost)\\s+(?:it|that|the\\s+night))"
            + TAIL);

    /** Which stays have other nights than in the plan before; nothing where that is not asked, or none has. */
    public static Optional<String> ofNights(String asked, Itinerary plan, Itinerary before) {
        if (plan.isEmpty() || before.isEmpty() || !Patterns.isAllOf(WHOSE_NIGHT, asked)) {
            return Optional.empty();
        }
        var told = Stream.concat(before.places().stream(), plan.places().stream())
                .distinct()
                .filter(place -> plan.nightsAt(place) != before.nightsAt(place))
                .map(place -> "%s has %d now and had %d"
                        .formatted(place.name(), plan.nightsAt(place), before.nightsAt(place)))
                .toList();
        return told.isEmpty()
                ? Optional.empty()
                : Optional.of("Of the nights %s. Say which stay should give one instead, and I change it."
                        .formatted(String.join(", ", told)));
    }

    /** "Does that change anything in Ella?": the days that end there, held against those of the plan before. */
    private static final Pattern THERE = Patterns.anyCase(
            LEAD
                    + "(?:(?:does|did|do|will|would|has|have)\\s+(?:that|this|it|the\\s+change|anything|something|you)\\s+(?:changed?|affects?|touch|move|mean|done|do)(?:\\s+(?:anything|something|much|a\\s+thing|any\\s+of\\s+it))?|what(?:\\s+does\\s+(?:that|this|it))?(?:'s|\\s+is|\\s+has)?\\s+(?:changed?|changes|different|new))(?:\\s+(?:for\\s+us|now|then|else))*\\s+(?:in|at|for|about|with|to)\\s+(?:our\\s+(?:days|time|stay)\\s+(?:in|at)\\s+|the\\s+)?#+\\W*$");

    /**
     * What a change did to one stay; nothing where that is not asked.
     *
     * @param before the plan before that in hand; none where it is not kept
     */
    public static Optional<String> there(Reading message, Itinerary plan, Itinerary before) {
        var places = message.places().all();
        if (plan.isEmpty()
                || before.isEmpty()
                || places.size() != 1
                || !Patterns.isAllOf(THERE, message.places().remainder())) {
            return Optional.empty();
        }
        var place = places.getFirst();
        var now = stops(plan, place);
        var then = stops(before, place);
        var gone = then.stream().filter(stop -> !now.contains(stop)).toList();
        var fresh = now.stream().filter(stop -> !then.contains(stop)).toList();
        int nights = plan.nightsAt(place);
        var told = new ArrayList<String>();
        if (nights != before.nightsAt(place)) {
            told.add("%d night%s instead of %d".formatted(nights, nights == 1 ? "" : "s", before.nightsAt(place)));
        }
        if (!gone.isEmpty()) {
            told.add("left out: " + String.join(", ", gone));
        }
        if (!fresh.isEmpty()) {
            told.add("new: " + String.join(", ", fresh));
        }
        return Optional.of(
                told.isEmpty()
                        ? "No: the stops and nights in %s are those of before; only their hours may have moved."
                                .formatted(place.name())
                        : "Yes, in %s: %s. Say \"undo that\" if you want it back."
                                .formatted(place.name(), String.join("; ", told)));
    }

    private static List<String> stops(Itinerary plan, Place place) {
        return plan.days().stream()
                .map(plan::on)
                .filter(day -> day.isAt(place)
                        || day.entries().getLast().place().filter(place::equals).isPresent())
                .flatMap(day -> day.visits().stream())
                .map(Entry::activity)
                .distinct()
                .toList();
    }

    /** What the last plan said that it has no longer, and has new; nothing where it said none. */
    static Optional<String> toldOfTheLastPlan(Conversation conversation) {
        return lastPlan(conversation).flatMap(answer -> {
            var told = Patterns.matcher(AGAINST, answer);
            return told.find() ? Optional.of(told.group("changes")) : Optional.empty();
        });
    }

    /** The answer to whether the plan is the one of before. */
    public static Optional<String> whetherTheSame(String message, Conversation conversation) {
        if (conversation.itinerary().isEmpty() || !Patterns.isAllOf(THE_SAME, message)) {
            return Optional.empty();
        }
        return Optional.of(toldOfTheLastPlan(conversation)
                .map("No, not quite. Against the plan before: %s. Say \"undo that\" if you want it back."::formatted)
                .orElse("Yes, as far as I still have it: its places and nights are those of before."));
    }

    static Optional<String> of(Reading message, Itinerary plan, Conversation conversation) {
        if (plan.isEmpty() || !message.places().isEmpty() || !message.said().has(ASKED)) {
            return Optional.empty();
        }
        var told = toldOfTheLastPlan(conversation);
        if (told.isPresent()) {
            return Optional.of(
                    "Against the plan before: %s. Say \"undo that\" if you want it back.".formatted(told.get()));
        }
        return Optional.of(
                lastPlan(conversation).isEmpty()
                        ? "Nothing that I still know of: I keep only the end of our talk. Tell me what you miss, and I look whether it is in."
                        : "Its places are those of before, as far as I still have it; only hours or days of single stops may have moved. Ask me about a day or a stop, and I tell you what is planned.");
    }

    private static Optional<String> lastPlan(Conversation conversation) {
        return conversation.answers().reversed().stream()
                .filter(answer -> Patterns.isIn(OF_A_PLAN, answer))
                .findFirst();
    }
}
