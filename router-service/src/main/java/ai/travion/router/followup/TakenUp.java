package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Listed;
import ai.travion.router.dialogue.OfferedInstead;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What was spoken of or offered is decided on: "ok let's do that then, 4 days", "galle and yala sounds right", "put it together", and
 * "you pick the better place" of a plan that was warned of. It becomes a plan, with the days that were spoken of.
 */
final class TakenUp implements Completion {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final int LONGEST_WORDS = 12;
    private static final int MOST_LISTED = 3;
    /** What is nearer to a place of the plan than that is seen from there. */
    private static final double NEAR_KM = 60;
    /** What an answer lists behind this it advises against. */
    private static final Pattern OUT_OF_SEASON = Pattern.compile("(?m)^Out of season\\b");

    /** Who asked for somewhere else wants no longer what is planned. */
    private static final Pattern INSTEAD =
            Patterns.words("instead|somewhere else|where else|elsewhere|other places?|alternatives?|rather than");

    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|well|hmm+|yes|yeah|right|great|cool|perfect|good|nice|fine|alright|please|now|just)\\b[\\s,.!]*)*";
    private static final Pattern DECIDES = Patterns.anyCase(LEAD
            + "(?:let'?s|lets|we'?ll|i'?ll|we\\s+will|i\\s+will|i\\s+want\\s+to|we\\s+want\\s+to)\\s+(?:do|go\\s+(?:for|with)|take|book)\\s+(?:that|it|this|those|them|both)\\b.*|"
            + LEAD
            + "(?:put\\s+(?:it|that|this|them|everything)\\s+(?:all\\s+)?together|(?:please\\s+|just\\s+)?plan\\s+(?:it|that|this|them|those|all\\s+of\\s+(?:it|that|them))|make\\s+(?:that|it|this)\\s+(?:in)?to\\s+a\\s+plan|make\\s+(?:me|us)\\s+a\\s+plan\\s+(?:of|from|for|with)\\s+(?:it|that|this|them|those))\\b.*|"
            + LEAD
            + "(?:let'?s|lets)\\s+stay\\s+there\\b.*");
    private static final Pattern SOUNDS = Patterns.anyCase(
            "#\\W*(?:sounds?|looks?|is|are|seems?)\\s+(?:about\\s+|very\\s+|really\\s+|just\\s+)?(?:right|good|great|perfect|nice|lovely|fine|ideal|it)\\b(?!\\s+(?:for|in|to|at)\\b)[^?]*$");
    private static final Pattern YOURS = Patterns.anyCase(
            LEAD
                    + "(?:you|u)\\s+(?:pick|choose|decide|take|suggest|select)\\b[^?]*\\b(?:better|other|another|best|right|good|instead)\\b[^?]*|"
                    + LEAD
                    + "(?:pick|choose|take)\\s+(?:a|the)\\s+(?:better|other|best|right)\\s+(?:one|place|beach|coast|park|town)\\b[^?]*");

    /** "Let's do that instead", of what a plan was warned of. */
    private static final Pattern THAT_INSTEAD = Patterns.anyCase(
            LEAD
                    + "(?:(?:let'?s|lets|we'?ll|i'?ll|i'd|we'd|we|i|can|could|shall|should|you|would|rather|prefer|like|want|to|will)\\b\\W*+)*+(?:do|go(?:\\s+(?:for|with|to))?|take|plan|try|choose|make\\s+it|move|have)?\\s*+(?:that|it|this|those|there|the\\s+(?:other|better)\\s+(?:one|place)|one\\s+of\\s+(?:those|them))(?:\\s+one)?(?:\\s+(?:there|for\\s+us|please))?\\s+(?:instead|rather)\\W*(?:(?:please|pls|then|thanks|thank\\s+you)\\W*+)*+");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asks = Phrases.isQuestion(message.said()) && !message.said().is(THAT_INSTEAD);
        if (message.said().words().size() > LONGEST_WORDS || asks) {
            return Optional.empty();
        }
        return better(message, before)
                .or(() -> sounds(message, before))
                .or(() -> decided(message, before))
                .or(() -> listed(message, before));
    }

    /** The first place that the warning named in the stead of the one that was planned. */
    private static Optional<Completed> better(Reading message, Background before) {
        var conversation = before.conversation();
        boolean left = message.said().is(YOURS);
        if (!(left || message.said().is(THAT_INSTEAD))
                || conversation.itinerary().isEmpty()
                || !message.places().isEmpty()) {
            return Optional.empty();
        }
        return OfferedInstead.in(conversation, before.atlas())
                .map(place -> new Completed(
                        "Make it %s instead".formatted(place.name()),
                        List.of((left
                                        ? "You left the choice to me, so I took"
                                        : "Taken in its stead, as it is the better choice:")
                                + " %s, on the same days.".formatted(place.name()))));
    }

    /** "Galle and Yala sounds right" after a plan is what the plan shall be for. */
    private static Optional<Completed> sounds(Reading message, Background before) {
        var named = message.places().targets();
        boolean chosen = !named.isEmpty()
                && !before.conversation().itinerary().isEmpty()
                && before.conversation().plan()
                && Patterns.isIn(SOUNDS, message.places().remainder());
        return chosen ? Optional.of(new Completed("Make it %s instead".formatted(names(named)))) : Optional.empty();
    }

    /** "Then plan that" after a list of places that was asked for beside a plan: they come in, or in its stead where others were asked for. */
    private static Optional<Completed> listed(Reading message, Background before) {
        var conversation = before.conversation();
        boolean decides = message.places().isEmpty()
                && !conversation.plan()
                && conversation.isBesideThePlan()
                && !conversation.answers().isEmpty()
                && message.said().is(DECIDES);
        var planned = conversation.ofThePlan();
        var named = decides
                ? Listed.inAnswer(OUT_OF_SEASON.split(conversation.answers().getLast(), 2)[0], before.atlas())
                : List.<Place>of();
        if (named.isEmpty() || planned.containsAll(named)) {
            return Optional.empty();
        }
        boolean instead = before.last().filter(said -> said.said().has(INSTEAD)).isPresent();
        boolean ofThePlan = before.last()
                .filter(said -> said.places().targets().stream().anyMatch(planned::contains))
                .isPresent();
        boolean near = ofThePlan || named.stream().anyMatch(place -> isNear(place, planned));
        return Optional.of(
                instead || !near
                        ? inTheStead(
                                planned,
                                inTheirTurn(named.stream().limit(MOST_LISTED).toList()))
                        : beside(
                                planned,
                                named.stream()
                                        .filter(place -> !planned.contains(place))
                                        .limit(MOST_LISTED)
                                        .toList()));
    }

    private static boolean isNear(Place place, List<Place> planned) {
        return planned.stream().anyMatch(stop -> stop.at().kilometresTo(place.at()) <= NEAR_KM);
    }

    private static Completed inTheStead(List<Place> planned, List<Place> places) {
        return taken(
                places,
                "I took what I had just named, %s, for the plan, instead of %s; name others if you prefer."
                        .formatted(names(places), names(planned)));
    }

    /** Each after the place of the plan that it is nearest to. */
    private static Completed beside(List<Place> planned, List<Place> added) {
        var all = new ArrayList<>(planned);
        for (var place : added.reversed()) {
            var near = planned.stream()
                    .min(Comparator.comparingDouble(stop -> stop.at().kilometresTo(place.at())));
            all.add(near.map(stop -> all.indexOf(stop) + 1).orElse(all.size()), place);
        }
        return taken(
                all,
                "I added what I had just named, %s; what you planned stays. Say \"drop\" and its name for what you do not want."
                        .formatted(names(added)));
    }

    private static Completed taken(List<Place> places, String note) {
        return new Completed(
                "Make it " + names(places),
                List.of(note),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(places), List.of(), List.of())));
    }

    /** Of three the one that is nearest to the others lies between them. */
    private static List<Place> inTheirTurn(List<Place> places) {
        var middle = places.stream()
                .min(Comparator.comparingDouble(place -> places.stream()
                        .mapToDouble(other -> other.at().kilometresTo(place.at()))
                        .sum()));
        if (places.size() < MOST_LISTED || middle.isEmpty()) {
            return places;
        }
        var turns = new ArrayList<>(places);
        turns.remove(middle.get());
        turns.add(1, middle.get());
        return turns;
    }

    private static Optional<Completed> decided(Reading message, Background before) {
        var conversation = before.conversation();
        boolean decides = message.places().isEmpty()
                && !conversation.plan()
                && !conversation.isBesideThePlan()
                && message.said().is(DECIDES)
                && !before.subjects().isEmpty();
        if (!decides) {
            return Optional.empty();
        }
        var days = message.when().days().isPresent()
                ? Optional.of(message.when().days().getAsInt())
                : conversation.days();
        return Optional.of(new Completed("Plan %s in %s%s"
                .formatted(
                        days.map(count -> count == 1 ? "a day" : count + " days")
                                .orElse("a trip"),
                        names(before.subjects()),
                        message.when().start().isPresent() ? from(message) : lately(before))));
    }

    private static String from(Reading message) {
        return " from " + DAY.format(message.when().start().orElseThrow());
    }

    /** When the question was about that it goes on from. */
    private static String lately(Background before) {
        return before.last()
                .map(Reading::when)
                .filter(when -> when.start().isPresent())
                .map(when -> when.exact()
                        ? " from " + DAY.format(when.start().orElseThrow())
                        : " in "
                                + when.start().orElseThrow().getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH)
                                + " " + when.start().orElseThrow().getYear())
                .or(() -> before.conversation().start().map(day -> " from " + DAY.format(day)))
                .orElse("");
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }
}
