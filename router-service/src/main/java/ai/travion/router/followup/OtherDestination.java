package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Forget that, we go to Trincomalee", "same dates but in Jaffna", "Ella and Kandy instead": the same journey, to other places. */
final class OtherDestination implements Completion {

    private static final String LEAD =
            "[^\\w#]*+(?:(?:hm+|ok(?:ay)?|so|then|no|and|but|well|oh|wait|sorry|please|right|fine|yes|alright|you\\s+know\\s+what|thinking\\s+about\\s+it)\\b[^\\w#]*+)*";
    private static final String PLACES = "(?:the\\s+)?#(?:[#\\s,&+]++|(?:and|then|plus|the)\\b)*+";
    private static final String TO = "(?:(?:to|for|in|at|with|on|around|into|about)\\s+)?";
    private static final String WE_GO =
            "(?:(?:i|we)(?:'ll|'d|'re|\\s+will|\\s+would|\\s+are|\\s+am)?\\s+)?(?:(?:rather|just|now|do|want|like|love|prefer|choose|pick|take|visit|see|go(?:ing)?(?:\\s+with|\\s+for)?|make\\s+it|plan|be|stay|let'?s|to)\\s+)*";
    private static final String TAIL =
            "(?:[^\\w#]*+(?:instead(?:\\s+of\\s+(?:that|it|this|them|those))?|then|please|pls|thanks|rather|now|better|more))*+[^\\w#]*+";

    /** The plan in hand is given up in so many words. */
    private static final String GIVEN_UP =
            "(?:(?:forget|scrap|drop|cancel|skip|scratch|leave)\\s+(?:about\\s+)?(?:all\\s+(?:of\\s+)?)?(?:that|it|this|those|them|the\\s+plan|everything)|never\\s*mind(?:\\s+(?:that|it))?|(?:i|we)(?:'ve|\\s+have)?\\s+changed\\s+(?:our|my)\\s+minds?|on\\s+second\\s+thoughts?|change\\s+of\\s+plans?|actually(?:\\s+no|\\s+not)?)";

    private static final String THE_SAME =
            "(?:(?:can|could)\\s+you\\s+|do\\s+|plan\\s+|make\\s+|show\\s+(?:me|us)\\s+)*(?:the\\s+)?same\\s+(?:(?:dates?|days|trip|plan|thing|length|time|number\\s+of\\s+days)[^\\w#]*+)?(?:but\\s+|just\\s+|only\\s+)*";

    private static final Pattern NAMED = Patterns.anyCase(LEAD + "(?:" + GIVEN_UP
            + "[^\\w#]*+(?:and\\s+|but\\s+|so\\s+)?" + WE_GO + TO + "|" + THE_SAME + TO + ")" + PLACES + TAIL);
    private static final Pattern INSTEAD = Patterns.anyCase(
            LEAD + WE_GO + TO + PLACES + "[^\\w#]*+instead(?:\\s+of\\s+(?:that|it|this|them|those))?" + TAIL);
    /** After a question about it. */
    private static final Pattern DECIDED = Patterns.anyCase(
            LEAD + "(?:let'?s|(?:i|we)(?:'ll|'d|\\s+will|\\s+would)?)\\s+" + WE_GO + TO + PLACES + TAIL);

    /** "Wilpattu instead of Yala then", after a question about something else. */
    private static final Pattern EXCHANGED = Patterns.anyCase(LEAD
            + "(?:(?:can|could|shall|should)\\s+(?:we|you|i)\\s+)?" + WE_GO + TO
            + "(?:the\\s+)?#[#\\s]*+[^\\w#]*(?:and\\s+)?(?:not|instead\\s+of|rather\\s+than|in\\s+place\\s+of)\\s+" + TO
            + "(?:the\\s+)?#[#\\s]*+" + TAIL);

    private static final String SLIP =
            "(?:sorry|oops|whoops|ups|no|wait|ah|oh|my\\s+(?:bad|mistake)|wrong\\s+(?:one|place|town|city)|typo|correction|excuse\\s+me|hang\\s+on|hold\\s+on)";
    private static final String MEANT =
            "(?:(?:i|we)\\s+(?:mean|meant|wanted|wrote)(?:\\s+to\\s+(?:say|write|ask(?:\\s+for)?))?|make\\s+(?:it|that)|(?:it|that)\\s+(?:should|was\\s+(?:supposed|meant)\\s+to)\\s+(?:be|say|have\\s+been)|should\\s+(?:be|have\\s+been)|(?:it|that)\\s+(?:is|was)|it'?s|that'?s|i\\s+said)";
    /** What was planned was never meant: "sorry, I meant Jaffna", "oops, make that Nilaveli", "Polonnaruwa, I mean". */
    private static final Pattern SLIPPED =
            Patterns.anyCase("[^\\w#]*+(?:(?:and|but|so|ok(?:ay)?|well|please)[^\\w#]++)*(?:(?:"
                    + SLIP + "[^\\w#]++)+(?:" + MEANT + "\\s+)?" + TO + PLACES + "|" + MEANT + "\\s+" + TO + PLACES
                    + "|(?:" + SLIP
                    + "[^\\w#]++)*" + PLACES + "[^\\w#]*(?:i|we)\\s+(?:mean|meant)" + ")" + TAIL);
    /** "Sorry, Jaffna not Galle". */
    private static final Pattern NOT_THAT = Patterns.anyCase("[^\\w#]*+(?:(?:and|but|so|ok(?:ay)?|well|please|" + SLIP
            + ")[^\\w#]++)*(?:" + MEANT + "\\s+)?" + TO
            + "(?:the\\s+)?#[#\\s]*+[^\\w#]*(?:and\\s+)?(?:not|instead\\s+of|rather\\s+than)\\s+" + TO
            + "(?:the\\s+)?#[#\\s]*+" + TAIL);

    private static final Pattern THERE = Patterns.anyCase(LEAD
            + "(?:(?:let'?s\\s+)?(?:go|do|plan|take|choose)\\s+(?:there|that|it|this|that\\s+one)\\s+(?:instead|then|rather)|(?:i|we)(?:'d|\\s+would|\\s+do)?\\s+(?:prefer|rather\\s+(?:do|go|take|have)|like|want|choose)\\s+(?:to\\s+go\\s+)?(?:that(?:\\s+one)?|it|there)(?:\\s+(?:instead|better|more|rather))?|(?:that(?:\\s+one)?|there)\\s+(?:instead|then|rather))"
            + TAIL);
    private static final Pattern ADDED = Patterns.anyCase(LEAD
            + "(?:add|include|put)\\s+(?:it|that|this|that\\s+one)(?:\\s+(?:in|too|to\\s+(?:it|the\\s+\\p{L}+|our\\s+\\p{L}+|my\\s+\\p{L}+)))*"
            + TAIL);

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean fits = !conversation.itinerary().isEmpty()
                && !conversation.ofThePlan().isEmpty()
                && !message.when().saysAnything();
        if (!fits) {
            return Optional.empty();
        }
        var named = message.places().wanted();
        if (conversation.plan() && named.size() == 1 && isElsewhere(named, before)) {
            var remainder = message.places().remainder();
            var dropped = message.places().unwanted().stream()
                    .filter(conversation::plans)
                    .toList();
            if (Patterns.isAllOf(NOT_THAT, remainder) && !dropped.isEmpty()) {
                return Optional.of(corrected(named.getFirst(), dropped, before));
            }
            if (Patterns.isAllOf(SLIPPED, remainder) && !message.said().text().endsWith("?")) {
                return Optional.of(instead(named, before));
            }
        }
        if (!conversation.plan() && named.size() == 1 && isElsewhere(named, before)) {
            var exchanged = afterAQuestion(named.getFirst(), message, before);
            if (exchanged.isPresent()) {
                return exchanged;
            }
        }
        if (!named.isEmpty()) {
            return isElsewhere(named, before) && turnsTo(named, message, before)
                    ? Optional.of(instead(named, before))
                    : Optional.empty();
        }
        var asked = before.last().map(last -> last.places().wanted()).orElse(List.of());
        if (!message.places().isEmpty() || conversation.plan() || !isElsewhere(asked, before)) {
            return Optional.empty();
        }
        return message.said().is(ADDED)
                ? Optional.of(new Completed("Add " + names(asked) + " to the plan"))
                : message.said().is(THERE) ? Optional.of(instead(asked, before)) : Optional.empty();
    }

    /** What one place takes the turn of: that which it is named against, or which was asked about; it is added where that is none. */
    private static Optional<Completed> afterAQuestion(Place named, Reading message, Background before) {
        var conversation = before.conversation();
        var remainder = message.places().remainder();
        var dropped =
                message.places().unwanted().stream().filter(conversation::plans).toList();
        if (!dropped.isEmpty() && Patterns.isAllOf(EXCHANGED, remainder)) {
            return Optional.of(corrected(named, dropped, before));
        }
        if (!Patterns.isAllOf(INSTEAD, remainder)) {
            return Optional.empty();
        }
        var asked = conversation.latest();
        var askedOfThePlan = asked.stream().filter(conversation::plans).toList();
        if (askedOfThePlan.size() == 1 && conversation.ofThePlan().size() > 1) {
            return Optional.of(corrected(named, askedOfThePlan, before));
        }
        if (conversation.ofThePlan().size() == 1
                && (asked.isEmpty() || asked.contains(named) || !askedOfThePlan.isEmpty())) {
            return Optional.of(instead(List.of(named), before));
        }
        return Optional.of(new Completed(
                "Add " + named.name() + " to the plan",
                List.of("%s is added, and %s %s; tell me which place it shall take the turn of, or say \"only %s\"."
                        .formatted(
                                named.name(),
                                names(conversation.ofThePlan()),
                                conversation.ofThePlan().size() == 1 ? "stays" : "stay",
                                named.name()))));
    }

    private static boolean isElsewhere(List<Place> places, Background before) {
        return !places.isEmpty() && places.stream().noneMatch(before.conversation()::plans);
    }

    private static boolean turnsTo(List<Place> places, Reading message, Background before) {
        var remainder = message.places().remainder();
        boolean askedOf = !before.conversation().plan()
                && before.last()
                        .filter(last -> last.places().wanted().containsAll(places))
                        .isPresent();
        return Patterns.isAllOf(NAMED, remainder)
                || (places.size() > 1 && Patterns.isAllOf(INSTEAD, remainder))
                || (askedOf && Patterns.isAllOf(DECIDED, remainder));
    }

    /** The one that is meant takes the turn of those that are not. */
    private static Completed corrected(Place meant, List<Place> dropped, Background before) {
        var places = before.conversation().ofThePlan().stream()
                .map(place -> dropped.contains(place) ? meant : place)
                .distinct()
                .toList();
        return instead(places, dropped);
    }

    private static Completed instead(List<Place> places, Background before) {
        return instead(places, before.conversation().ofThePlan());
    }

    private static Completed instead(List<Place> places, List<Place> planned) {
        var note = "The plan is for %s now, instead of %s; to have both, say \"add %s\"."
                .formatted(names(places), names(planned), names(planned));
        return new Completed(
                "Make it " + names(places),
                List.of(note),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(places), List.of(), List.of())));
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }
}
