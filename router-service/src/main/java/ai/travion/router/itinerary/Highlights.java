package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.StatedParty;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "What would the kids like best?", "what's the highlight?": the stops of a plan for those who are named, or for all. */
public final class Highlights {

    /**
     * Some travellers and what they are usually happiest with.
     *
     * @param words by which they are spoken of
     * @param likes the dearest first, as words of what one does there or of the place
     */
    private record Taste(Pattern words, String whom, List<Pattern> likes) {}

    private static final Taste CHILDREN = taste(
            "(?:grand ?-?)?(?:kids?|child(?:ren)?|sons?|daughters?)|girls?|boys?|toddlers?|little ones?|twins|\\p{Nd}+[ -]?year[ -]?olds?",
            "children",
            "safari|elephants?",
            "turtles?|whales?|dolphins?",
            "beach|swim|bay|lagoon",
            "boat|catamaran|canoe",
            "train|bridge",
            "falls|birds|garden|class");

    private static final Taste ALL = taste(
            "",
            "most travellers",
            "sigiriya|pidurangala",
            "safari|whales?",
            "temple of the tooth|polonnaruwa|anuradhapura|cave shrines?",
            "nine arch|ella rock|little adam's peak|adam's peak|world's end",
            "galle fort|ramparts",
            "beach|surf");

    /** The narrowest first. */
    private static final List<Taste> TASTES = List.of(
            taste(
                    "teen\\p{L}*|1[2-9][ -]?year[ -]?olds?",
                    "a teenager",
                    "surf|snorkel\\w*|raft\\w*",
                    "safari|whales?",
                    "beach|bay",
                    "hike|climb|peak",
                    "falls|bridge|market"),
            CHILDREN,
            taste(
                    "grand\\p{L}+|granny|nana|mum|mom|mother|dad|father|parents?|elderly|seniors?|aunts?|uncles?",
                    "older travellers",
                    "garden",
                    "safari|boat",
                    "temple|shrines?|cave",
                    "tea",
                    "lake|fort|ramparts|market"),
            taste("food|foodies?|eat\\w*|cook\\w*", "lovers of food", "cook\\w*", "market", "spice", "tea"),
            taste(
                    "animals?|wild ?life|birds?",
                    "lovers of animals",
                    "safari|elephants?",
                    "whales?|turtles?",
                    "birds?|wetland|forest"),
            taste(
                    "photo\\w*|pictures?|prett\\w+|beaut\\w+|scen\\w+|views?",
                    "the eye",
                    "peak|rock|world's end",
                    "bridge|tea",
                    "falls|lake",
                    "ramparts|beach"));

    private static final Pattern THEY = Patterns.words("he|she|they|him|her|them");
    private static final Pattern FOR_A_THING =
            Patterns.words("(?:best|good|nicest|better) (?:day|time|place|spot|stop|beach|town|one)s? (?:for|to)");
    private static final int LATELY = 6;
    private static final int SHOWN = 4;

    private Highlights() {}

    /** How dear a stop is to most travellers, the dearest nought. */
    public static int rank(Entry stop) {
        var named = stop.activity() + " " + stop.place().map(Place::name).orElse("");
        return (int) ALL.likes().stream()
                .takeWhile(like -> !Patterns.isIn(like, named))
                .count();
    }

    private static Taste taste(String words, String whom, String... likes) {
        return new Taste(
                Patterns.words(words),
                whom,
                List.of(likes).stream().map(Patterns::words).toList());
    }

    static Optional<String> of(Asked asked, Conversation conversation, List<Utterance> earlier) {
        var plan = asked.part();
        // "What's the best day for shopping?" is asked of the shopping.
        if (plan.visits().isEmpty() || asked.has(FOR_A_THING)) {
            return Optional.empty();
        }
        var taste = in(asked.reading().said())
                .or(() -> asked.has(THEY)
                        ? earlier.reversed().stream()
                                .limit(LATELY)
                                .flatMap(said -> in(said).stream())
                                .findFirst()
                        : Optional.empty())
                .orElseGet(() -> ofTheParty(conversation));
        var liked = plan.visits().stream()
                .filter(entry -> rank(entry, taste) < taste.likes().size())
                .sorted(Comparator.comparingInt(entry -> rank(entry, taste)))
                .limit(SHOWN)
                .toList();
        return Optional.of(
                liked.isEmpty()
                        ? "Nothing in the plan is made for %s above all. Say \"add a safari\", \"add a day at the beach\" or what they love, and I plan it."
                                .formatted(taste.whom())
                        : "Of the plan, I would look forward to these most for %s: %s."
                                .formatted(
                                        taste.whom(),
                                        liked.stream().map(Entry::onItsDay).collect(Collectors.joining("; "))));
    }

    private static Optional<Taste> in(Utterance said) {
        return TASTES.stream().filter(one -> said.has(one.words())).findFirst();
    }

    private static Taste ofTheParty(Conversation conversation) {
        return conversation.known().getParty().map(StatedParty::getChildren).orElse(0) > 0 ? CHILDREN : ALL;
    }

    private static int rank(Entry entry, Taste taste) {
        var words = entry.activity() + " " + entry.place().map(Place::name).orElse("");
        for (int at = 0; at < taste.likes().size(); at++) {
            if (Patterns.isIn(taste.likes().get(at), words)) {
                return at;
            }
        }
        return taste.likes().size();
    }
}
