package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * "Take Galle then" after "Galle or Bentota for the last two nights?": one of several places that were held against each other is chosen for the
 * plan in hand.
 *
 * @param chosen of those that were weighed
 * @param orders what it may order in full, the likeliest first; none where the plan has it already
 * @param gone stops of the plan that give way to it; none but where the plan has it already
 */
public record ChosenForThePlan(Place chosen, List<String> orders, List<Entry> gone) {

    /** So many messages back the places may have been weighed. */
    private static final int LATELY = 2;

    private static final Pattern CHOICE = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|yes|then|so|great|good|alright|right|fine|perfect|cool|hm+|well|thanks|thank you|and|no|actually|in that case|(?:i|we) think|decided|lovely|nice)\\b\\W*)*"
                    + "(?:(?:let'?s|let us|(?:we|i)(?:'ll|'d|'ve| will| would| have)?|can we|could we|you can|please|do|make it|make that|it(?:'s|'ll be| is| will be| shall be)|that'?s|rather|prefer|choose|pick|take|go|have|say|want|like|love|to|for|with|book|stay|sleep|in|at|visit|see|chose|chosen|definitely|just|opt|settle|on|decided|the|put|include|add|plan)\\b ?)*"
                    + "(?<one>#|(?:first|former|second|latter|other|last)(?: (?:one|place|option))?)(?:,? (?:it is|it shall be|then|please|sounds? (?:much )?(?:better|nicer|good|right|lovely|great)|is (?:better|nicer|it)|would be (?:better|nicer|lovely)|for us|will do|wins|in the end|definitely|instead|thanks|thank you|into the plan|in the plan)|,? (?:for )?(?<nights>(?:\\d|an?|one|two|three|four) (?:nights?|days?)))*\\W*$");
    private static final Pattern WEIGHED = Patterns.anyCase(
            "#[^#?.!]{0,30}?\\b(?:or|vs\\.?|versus)\\b(?: (?:rather|better|in|at|to|the|maybe|perhaps|just|only|should|could|shall|can|do|would|is|it|be|we|i|you|climb|hike|see|visit|do|go|take|try|stay|skip it for))* ?#|\\b(?:which|compare|difference|better|nicer|between)\\b[^#.!]*#(?: (?:and|or)|,) #");
    private static final Pattern EITHER = Patterns.anyCase(
            "(?<!\\p{L})(?:either )?#(?:(?:, #)*,? (?:or|vs\\.?|versus|and)(?: (?:rather|better|in|at|to|the|maybe|perhaps))* #)");
    private static final Pattern ASKING = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hm+|well|what do you think|tell me|say)\\b\\W*)*(?:(?:should|shall|could|can|do|would|may|must) (?:we|i|you)(?: (?:rather|better|prefer|recommend|suggest|advise))*|(?:is|would) it (?:be )?(?:better|nicer|best|wiser) (?:to|if we)|(?:is|would) it be|(?:what|which)(?: (?:one|place|of them|of the two))? (?:is|would be|do you think is|are|would you (?:choose|take|pick|recommend))(?: (?:the )?(?:better|nicer|best|nicest))?(?: for [^,:#?]{2,30})?[,:]?|(?:is|would|are) (?=#))\\s*");
    private static final Pattern BEGINS_WITH_IT =
            Patterns.anyCase("^#(?: (?:for|at|on|before|after|between)\\b.*|\\W*)$");

    /** What one does or sees, and no place to sleep. */
    private static final Pattern SIGHTS_WEIGHED =
            Patterns.words("instead|climb\\p{L}*|hik\\p{L}*|worth|see|visit|skip|rather than");

    /** Nothing where no plan is in hand, or the message chooses none of what was weighed lately. */
    public static Optional<ChosenForThePlan> in(GraphState state, Places atlas) {
        var conversation = Conversation.in(state, atlas);
        boolean isAskedWhich = conversation
                .pending()
                .filter(asked -> asked.getAbout().equals(Question.CHOICE.about()))
                .isPresent();
        if (!conversation.hasAPlanToChange() && !(isAskedWhich && conversation.hasPlanned())) {
            return Optional.empty();
        }
        var said = Blanked.of(state.getUserQuery(), atlas);
        var choice = Patterns.matcher(CHOICE, said.text());
        if (said.places().size() > 1 || !choice.matches()) {
            return Optional.empty();
        }
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() < state.getTurn())
                .limit(LATELY)
                .map(Message::getContent)
                .map(message -> new Weighed(
                        Blanked.of(message, atlas),
                        Blanked.of(OneOrTheOther.ofBoth(message, atlas).orElse(message), atlas)))
                .filter(weighed -> Patterns.isIn(WEIGHED, weighed.which().text()))
                .findFirst()
                .flatMap(weighed -> said.places().stream()
                        .findFirst()
                        .or(() -> counted(choice.group("one"), weighed.which().places()))
                        .filter(weighed.which().places()::contains)
                        .map(place -> {
                            var gone = insteadOf(place, weighed.asked(), conversation, atlas);
                            boolean hasIt = Itinerary.of(conversation.itinerary(), atlas)
                                    .isAt(place);
                            return gone.isEmpty()
                                    ? new ChosenForThePlan(
                                            place,
                                            orders(place, choice.group("nights"), weighed.which(), conversation),
                                            List.of())
                                    : new ChosenForThePlan(
                                            place,
                                            hasIt
                                                    ? List.of()
                                                    : List.of(swap(gone.getFirst(), place, conversation, atlas)),
                                            hasIt ? gone : List.of());
                        }));
    }

    /** A question as it was asked, and as the choice that it is. */
    private record Weighed(Blanked asked, Blanked which) {}

    private static Optional<Place> counted(String one, List<Place> places) {
        boolean isFirst = Patterns.isIn(Patterns.words("first|former"), one);
        return isFirst || places.size() == 2
                ? Optional.of(isFirst ? places.getFirst() : places.getLast())
                : Optional.empty();
    }

    private static List<String> orders(
            Place place, @Nullable String nights, Blanked question, Conversation conversation) {
        var planned = conversation.ofThePlan();
        var orders = new ArrayList<String>();
        if (nights != null) {
            return planned.contains(place)
                    ? List.of("%s in %s".formatted(nights, place.name()))
                    : List.of(
                            "Stay in %s for %s".formatted(place.name(), nights),
                            "Add %s with %s".formatted(place.name(), nights));
        }
        var asked = ASKING.matcher(EITHER.matcher(question.text()).replaceFirst("#"))
                .replaceFirst("")
                .replaceFirst("\\?.*$", "")
                .strip();
        boolean isOfItAlone = asked.chars().filter(sign -> sign == '#').count() == 1;
        var others = question.places().stream()
                .filter(other -> !other.equals(place) && planned.contains(other))
                .toList();
        if (isOfItAlone && !Patterns.isAllOf(BEGINS_WITH_IT, asked)) {
            orders.add(asked.replace("#", place.name()));
        }
        boolean isAStop = !planned.contains(place) && conversation.isInThePlan(place);
        if (isAStop && (orders.isEmpty() || others.size() == 1)) {
            return List.of();
        }
        if (!planned.contains(place) && others.size() == 1) {
            orders.add(
                    "%s instead of %s".formatted(place.name(), others.getFirst().name()));
        }
        if (!planned.contains(place)) {
            if (isOfItAlone && Patterns.isAllOf(BEGINS_WITH_IT, asked)) {
                orders.add("Stay in " + asked.replace("#", place.name()));
            }
            orders.add("Add " + place.name());
        }
        return orders;
    }

    /** "Is the one worth it, or should we climb the other instead?" of two sights: what is done at the one, and no stay that is called like it. */
    private static List<Entry> insteadOf(Place place, Blanked question, Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        var others = question.places().stream()
                .filter(other -> !other.equals(place) && plan.isAt(other))
                .distinct()
                .toList();
        if (atlas.isForANight(place)
                || plan.nightsAt(place) > 0
                || others.size() != 1
                || !Patterns.isIn(SIGHTS_WEIGHED, question.text())) {
            return List.of();
        }
        var other = others.getFirst();
        boolean isAStay = plan.nightsAt(other) > 0;
        return plan.visits().stream()
                .filter(visit -> visit.place().filter(other::equals).isPresent() && (visit.isAClimb() || !isAStay))
                .toList();
    }

    private static String swap(Entry gone, Place place, Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        var name = gone.place()
                .filter(other -> plan.nightsAt(other) > 0)
                .map(other -> "the climb of " + other.name())
                .orElseGet(() -> plan.nameOf(gone));
        return "Swap %s for %s".formatted(name, place.name());
    }
}
