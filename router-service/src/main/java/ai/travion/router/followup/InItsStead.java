package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "Make it Mirissa then", "make the beach Tangalle", "ok then Weligama for the surf": one place takes the turn of the stay that is of its
 * kind, or that was spoken of; all others stay. The trip is never given up for it.
 */
final class InItsStead implements Completion {

    private static final int LONGEST_WORDS = 14;
    private static final String LEAD =
            "^[^\\w#]*+(?:(?:ok(?:ay)?|k|yes|yeah|yep|no|nah|nope|great|cool|nice|fine|good|right|alright|sure|hm+|well|oh|so|then|actually|please|pls|and|but|sorry|wait|thanks|in\\s+that\\s+case|(?:can|could|shall|should)\\s+(?:you|we|u)|just|maybe|rather)\\b[^\\w#]*+)*+";
    private static final String KIND = "(?<kind>" + StaysOfAKind.WORDS + "|swim(?:ming)?)";
    private static final String THE_STAY =
            "(?:the|our|my|that)\\s+" + KIND + "(?:\\s+(?:part|stay|stop|bit|place|town|one|days?|time|leg))?";
    private static final String TAIL =
            "(?:[^\\w#]*+(?:then|instead|please|pls|thanks|rather|after\\s+all|better|now|for\\s+us|in\\s+the\\s+plan))*+\\W*+$";
    private static final String FOR_WHAT = "(?:\\s+(?:for|as)\\s+(?:the|our|a|some)?\\s*" + KIND.replace("kind", "what")
            + "(?:\\s+(?:part|stay|stop|bit|place|town|one|days?|time|leg))?)?";
    private static final String CHOOSES =
            "(?:(?:let'?s|lets|i|we)(?:'ll|'d|\\s+will|\\s+would)?\\s+)?(?:(?:rather|prefer|like|want)\\s+(?:to\\s+)?)?(?:do|go\\s+(?:for|with|to)|take|have|choose|pick|stay\\s+in|try|use)\\s+";
    private static final List<Pattern> SAID = List.of(
            // "Make it Mirissa", "make the beach Tangalle", "change the beach to Hiriketiya".
            Patterns.anyCase(LEAD + "(?:make|have|let)\\s+(?:it|that|" + THE_STAY
                    + ")\\s+(?:(?:to\\s+)?be\\s+)?(?:in\\s+|at\\s+)?#+" + FOR_WHAT + TAIL),
            Patterns.anyCase(LEAD + "(?:change|swap|switch|replace|exchange|move)\\s+" + THE_STAY
                    + "\\s+(?:for|to|with|by|into)\\s+#+" + TAIL),
            // "The beach should be Tangalle", "for the beach we take Tangalle".
            Patterns.anyCase(LEAD + "(?:(?:the|our|my|that)\\s+)?" + KIND
                    + "(?:\\s+(?:part|stay|stop|bit|place|town|one|days?|time|leg))?\\s+(?:(?:should|shall|could|can|must|has\\s+to|better)\\s+)?be\\s+(?:in\\s+|at\\s+)?#+"
                    + TAIL),
            Patterns.anyCase(LEAD + "(?:for|as)\\s+(?:the|our)\\s+" + KIND + "[^\\w#]*+(?:" + CHOOSES + ")?#+" + TAIL),
            // "Then Weligama for the surf", "let's do Tangalle instead", "Tangalle then".
            Patterns.anyCase(LEAD + "(?:" + CHOOSES + ")?#+" + FOR_WHAT + TAIL));
    /** The last of them is a choice only where it says so. */
    private static final Pattern DECIDES = Patterns.words("then|instead|rather|for the|as (?:the|our)");

    /** "Could we swap the beach for Mirissa?" orders it as well. */
    private static final Pattern ASKED_FOR = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|actually|please|no)\\W+)*(?:can|could)\\s+(?:you|we)\\s+(?:please\\s+)?(?:make|change|swap|switch|replace|exchange|move)\\b.*");

    /** "Nuwara Eliya is too cold for her, Ella instead", "Mirissa was better than Hiriketiya". */
    private static final Pattern ONE_FOR_THE_OTHER = Patterns.anyCase(
            "^[^?#]*#+[^?#]*#+[^?#]*$|^\\W*(?:(?:and|but|so|ok(?:ay)?|then)\\W+)*(?:can|could)\\s+(?:we|you|i)\\b[^?#]*#+[^?#]*#+[^?#]*\\?\\W*$");

    /** "Pasikudah is bad in February? Then make it Mirissa". */
    private static final Pattern ASKED_AND_CHOSEN = Patterns.anyCase(
            "^[^?#]*#+[^?#]*\\?\\W*(?:(?:then|ok(?:ay)?|so|well|please|let'?s|we'd|rather)\\W+)*(?:make\\s+it|do|take|go\\s+(?:to|for|with)|have)?\\s*#+(?:\\s+(?:then|instead|please|pls))*\\W*$");

    /** "Ella and Kandy instead" is another trip. */
    private static final Pattern BOTH = Patterns.anyCase("#+\\s*(?:,|and|&|\\+|plus|then)\\s*(?:then\\s+)?#+");

    private static final Pattern MAKES =
            Patterns.words("make|change|swap|switch|replace|exchange|should|must|only|instead");
    private static final Pattern THAN = Patterns.words("than|instead of|in place of");
    /** "Instead of Tangalle we would like Unawatuna". */
    private static final Pattern THAN_THE_FIRST = Patterns.anyCase(
            "^[^#]*\\b(?:than|instead\\s+of|in\\s+place\\s+of)\\s+(?:(?:going|to|in|visiting|the)\\s+)*#");

    private static final Pattern PREFERS = Patterns.words("instead|rather|better than|nicer than|prefer|meant");
    private static final Pattern ELSE = Patterns.words(
            "before|after|days?|nights?|add|also|both|morning|afternoon|evening|from|between|until|first|last|start|begin|end|ending|finish|land|fly|arrive|leave");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var planned = before.conversation().ofThePlan();
        return one(message, planned, before).or(() -> two(message, planned, before));
    }

    private static Optional<Completed> two(Reading message, List<Place> planned, Background before) {
        var conversation = before.conversation();
        var named = before.atlas().mentionedIn(message.said().text()).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        var remainder = message.places().remainder();
        boolean prefers = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && named.size() == 2
                && !planned.containsAll(named)
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().has(ELSE)
                && ((message.said().has(PREFERS) && Patterns.isAllOf(ONE_FOR_THE_OTHER, remainder))
                        || Patterns.isAllOf(ASKED_AND_CHOSEN, remainder))
                && !Patterns.isIn(BOTH, remainder);
        if (!prefers) {
            return Optional.empty();
        }
        boolean firstIsNew = !Patterns.isIn(THAN_THE_FIRST, remainder)
                && (message.said().has(THAN) || planned.contains(named.getLast()));
        var comes = firstIsNew ? named.getFirst() : named.getLast();
        var goes = firstIsNew ? named.getLast() : named.getFirst();
        if (planned.contains(comes)) {
            return Optional.empty();
        }
        return Optional.of(
                planned.contains(goes)
                        ? exchanged(
                                comes, List.of(goes), planned, Itinerary.of(conversation.itinerary(), before.atlas()))
                        : new Completed(
                                "Add " + comes.name() + " to the plan",
                                List.of("%s is not in the plan, so %s is added and the other places stay."
                                        .formatted(goes.name(), comes.name()))));
    }

    private static Optional<Completed> one(Reading message, List<Place> planned, Background before) {
        return before.onePlaceForThePlan(message)
                .filter(place -> planned.size() > 1
                        && message.said().words().size() <= LONGEST_WORDS
                        && (!message.said().text().endsWith("?")
                                || message.said().is(ASKED_FOR)))
                .flatMap(place -> said(message)
                        // What is only named is in the plan already; all others of its kind were asked for as well.
                        .flatMap(kind ->
                                planned.contains(place) && !message.said().has(MAKES)
                                        ? Optional.of(alreadyIn(place, planned))
                                        : taking(place, kind, planned, before)));
    }

    /** The kind of stay that is named, or "" where none is; nothing where nothing is exchanged. */
    private static Optional<String> said(Reading message) {
        var remainder = message.places().remainder();
        return SAID.stream()
                .map(pattern -> Patterns.matcher(pattern, remainder))
                .filter(Matcher::matches)
                .filter(matcher ->
                        matcher.pattern() != SAID.getLast() || message.said().has(DECIDES))
                .map(matcher -> kind(matcher))
                .findFirst();
    }

    private static String kind(Matcher said) {
        var groups = said.pattern().namedGroups();
        var kind = groups.containsKey("kind") ? Optional.ofNullable(said.group("kind")) : Optional.<String>empty();
        return kind.or(() -> groups.containsKey("what") ? Optional.ofNullable(said.group("what")) : Optional.empty())
                .map(words -> words.toLowerCase(Locale.ROOT))
                .map(words -> words.startsWith("surf") || words.startsWith("swim") ? "beach" : words)
                .orElse("");
    }

    private static Optional<Completed> taking(Place place, String kind, List<Place> planned, Background before) {
        var meant = meant(place, kind, planned, before);
        var gone = meant.stream().filter(stay -> !stay.equals(place)).toList();
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        if (gone.isEmpty()) {
            return planned.contains(place)
                    ? Optional.of(alreadyIn(place, planned))
                    : kind.isEmpty() && meant.isEmpty() && !isALand(place)
                            ? Optional.empty()
                            : Optional.of(added(place));
        }
        return Optional.of(exchanged(place, gone, planned, plan));
    }

    /** The nights of those that go are spent there. */
    private static Completed exchanged(Place place, List<Place> gone, List<Place> planned, Itinerary plan) {
        int nights = Stream.concat(gone.stream(), planned.stream().filter(place::equals))
                .mapToInt(plan::nightsAt)
                .sum();
        var places = new ArrayList<>(planned);
        if (!places.contains(place)) {
            places.set(places.indexOf(gone.getFirst()), place);
        }
        places.removeAll(gone);
        return new Completed(
                "Make it so",
                List.of("%s takes the place of %s; the other places stay."
                        .formatted(place.name(), gone.stream().map(Place::name).collect(Collectors.joining(" and ")))),
                false,
                nights > 0 ? List.of(Placement.staying(place.name(), nights)) : List.of(),
                Optional.of(new Change(Optional.of(places), gone, List.of(place.name() + " all the same"))));
    }

    private static Completed alreadyIn(Place place, List<Place> planned) {
        return Completed.nothing(
                planned,
                "Not changed: %s is in the plan already and stays in it, with the other places."
                        .formatted(place.name()));
    }

    private static boolean isALand(Place place) {
        return !StaysOfAKind.like(place, List.of(place)).isEmpty();
    }

    private static Completed added(Place place) {
        return new Completed(
                "Add " + place.name() + " to the plan",
                List.of("%s is added and the other places stay; tell me which of them it shall take the turn of."
                        .formatted(place.name())));
    }

    /** The stays that are meant: those of the kind that is named, those like the place, or the one that was spoken of last. */
    private static List<Place> meant(Place place, String kind, List<Place> planned, Background before) {
        var conversation = before.conversation();
        var spokenOf = conversation.plan()
                ? List.<Place>of()
                : conversation.latest().stream().filter(planned::contains).toList();
        var like = kind.isEmpty() ? StaysOfAKind.like(place, planned) : StaysOfAKind.in(planned, kind);
        if (like.isEmpty()) {
            return spokenOf.size() == 1 ? spokenOf : List.of();
        }
        // Of several towns in the hills one is meant, and a beach is a beach.
        var named = like.stream().filter(spokenOf::contains).toList();
        return named.size() == 1 && !named.contains(place)
                ? named
                : like.size() == 1 || Land.isOf(like.getFirst(), "beach") ? like : List.of();
    }
}
