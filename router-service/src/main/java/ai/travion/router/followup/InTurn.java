package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Put Galle before Ella", "Ella first, then Kandy", "visit Kandy after Galle": places of the plan in hand change their turns. */
final class InTurn implements Completion {

    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|no|actually|please|pls|maybe|perhaps|sorry|well|rather|instead|now)\\W+)*"
                    + "(?:(?:can|could|would|may|might)\\s+(?:we|you|i|u)\\s+|let'?s\\s+|(?:we|i)(?:'d|'ll|\\s+would|\\s+will)?\\s+|why\\s+not\\s+|is\\s+it\\s+possible\\s+to\\s+)?"
                    + "(?:(?:please|rather|prefer|want|wanna|like|love|to|maybe|also|instead|just|need|have\\s+to|think\\s+of)\\s+)*";
    private static final String VERB =
            "(?:(?:put|putting|move|moving|visit(?:ing)?|see(?:ing)?|do(?:ing)?|go(?:ing)?(?:\\s+(?:to|via))?|have|having|take|place|shift|schedule|plan|bring|stay(?:ing)?\\s+(?:in|at)|make|start\\s+(?:with|in)|begin\\s+(?:with|in)|add|insert|stop(?:ping)?\\s+(?:at|in))\\s+)?(?:the\\s+|to\\s+)?";
    private static final String ONE = "#(?:#|\\s(?=#))*";
    private static final String NEXT =
            "(?:\\s*[,;.]\\s*|\\s+)(?:(?:and|but)\\s+)?(?:only\\s+)?(?:then|next|after\\s+that|afterwards|followed\\s+by|later)\\s+(?:to\\s+)?"
                    + VERB;
    private static final String TAIL =
            "(?:[\\s,]+(?:please|pls|instead|rather|then|thanks|thank\\s+you|first|last|second|next|afterwards|in\\s+the\\s+plan|if\\s+(?:possible|you\\s+can|that\\s+works)|in\\s+that\\s+order|and\\s+not\\s+after|not\\s+after))*\\W*$";

    private static final Pattern BESIDE = Patterns.anyCase(LEAD + VERB + ONE
            + "\\s+(?:(?:should|must|shall|to|has\\s+to|needs\\s+to)\\s+)?(?:(?:come|comes|be|go|goes)\\s+)?(?:somewhere\\s+)?(?:(?<close>right|just|directly|immediately|straight)\\s+)?"
            + "(?:(?<before>before|ahead\\s+of|prior\\s+to|earlier\\s+than|in\\s+front\\s+of)|(?<after>after|behind|later\\s+than|following))\\s+"
            + "(?:(?:we|i)\\s+(?:go|get|do|see|visit)\\s+|(?:going|visiting|seeing|doing|heading)\\s+)?(?:to\\s+)?(?:the\\s+)?"
            + ONE + TAIL);
    private static final Pattern FIRST_THEN = Patterns.anyCase(LEAD + "first\\s+(?:of\\s+all\\s+)?" + VERB + ONE + "(?:"
            + NEXT + ONE + "|(?:\\s*,\\s*|\\s+)(?:and\\s+)?(?:then\\s+)?" + VERB + ONE + ")+" + TAIL);
    private static final Pattern ONE_FIRST =
            Patterns.anyCase(LEAD + VERB + ONE + "\\s+first(?:\\s+of\\s+all)?(?:" + NEXT + ONE
                    + "|(?:\\s*[,;]\\s*|\\s+)(?:and\\s+)?" + VERB + ONE + "(?=\\s+(?:after|then|second|later|next))"
                    + "(?:\\s+(?:second|after(?:wards|\\s+that)?|later|then|next))*)+" + TAIL);
    private static final Pattern ONE_THEN = Patterns.anyCase(
            LEAD + VERB + ONE + "(?:(?:\\s*,\\s*|\\s+and\\s+)" + ONE + ")*(?:" + NEXT + ONE + ")+" + TAIL);
    private static final Pattern DAYS_OR_ANOTHER = Patterns.words("days?|nights?|hours?|weeks?|\\d+");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var text = message.said().text();
        var mentions = before.atlas().mentionedIn(text);
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.isBesideThePlan()
                && mentions.size() > 1
                && !message.said().has(DAYS_OR_ANOTHER)
                && message.places().refused().isEmpty();
        if (!mayBe) {
            return Optional.empty();
        }
        var blanked = new StringBuilder(text);
        mentions.forEach(mention ->
                blanked.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        var named = mentions.stream().map(Places.Mention::place).distinct().toList();
        var beside = BESIDE.matcher(blanked);
        if (beside.matches() && named.size() == 2) {
            return beside(beside, named, before);
        }
        boolean inARow = FIRST_THEN.matcher(blanked).matches()
                || ONE_FIRST.matcher(blanked).matches()
                || ONE_THEN.matcher(blanked).matches();
        return inARow && named.size() > 1 && conversation.ofThePlan().containsAll(named)
                ? Optional.of(ordered(named, " before "))
                : Optional.empty();
    }

    private static Optional<Completed> beside(Matcher said, List<Place> named, Background before) {
        boolean earlier = said.group("before") != null;
        if (before.conversation().plans(named.getLast()) && !isAStopOnly(named.getFirst(), before)) {
            return Optional.of(
                    ordered(named, (said.group("close") != null ? " right" : "") + (earlier ? " before " : " after ")));
        }
        return ofStops(named.getFirst(), named.getLast(), earlier, before);
    }

    private static Completed ordered(List<Place> named, String link) {
        return new Completed(
                "Put " + named.stream().map(Place::name).collect(Collectors.joining(link)),
                List.of(),
                false,
                List.of(),
                Optional.of(Change.of(List.of())));
    }

    /** What is seen on a day while one stays elsewhere. */
    private static boolean isAStopOnly(Place place, Background before) {
        return !before.conversation().plans(place)
                && Itinerary.of(before.conversation().itinerary(), before.atlas())
                        .places()
                        .contains(place);
    }

    /** Stops have their days; within a day they follow the light and the opening hours. */
    private static Optional<Completed> ofStops(Place moved, Place other, boolean earlier, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var own = first(moved, plan);
        var its = first(other, plan);
        if (own.isEmpty() || its.isEmpty()) {
            return Optional.empty();
        }
        int difference = own.get().compareTo(its.get());
        boolean already = earlier ? difference < 0 : difference > 0;
        return Optional.of(new Completed(
                "Keep the plan",
                List.of(
                        already
                                ? "%s comes %s %s already: day %d and day %d."
                                        .formatted(
                                                moved.name(),
                                                earlier ? "before" : "after",
                                                other.name(),
                                                own.get(),
                                                its.get())
                                : "%s is on day %d and %s on day %d; tell me the day or the hour that you want, as \"%s on day %d\" or \"%s in the %s\"."
                                        .formatted(
                                                moved.name(),
                                                own.get(),
                                                other.name(),
                                                its.get(),
                                                moved.name(),
                                                its.get(),
                                                moved.name(),
                                                earlier ? "morning" : "afternoon")),
                false));
    }

    private static Optional<Integer> first(Place place, Itinerary plan) {
        return plan.visits().stream()
                .filter(entry -> entry.place().filter(place::equals).isPresent())
                .map(Entry::number)
                .findFirst();
    }
}
