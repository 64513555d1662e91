package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.envelope.KeptSlots;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * "Which day is the climb?", "put the climb back in": a stop that a plan of before had and the plan in hand has not.
 *
 * @param entry as it was planned
 * @param before the place of that plan among those that are kept
 * @param last how many plans are kept
 */
public record GoneStop(Entry entry, int before, int last) {

    private static final String LEAD =
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|no|hm+|sorry|well|wait|(?:can|could|would)\\s+(?:you|we)|let'?s|(?:i|we)(?:'d|\\s+would)?\\s+(?:want|like)(?:\\s+to)?|do)\\b\\W*)*";
    private static final String THING = "(?:the|that|our|my)\\s+(?<%s>(?:(?!\\b(?:out|off|away)\\b)[^,.;!?]){3,40}?)";
    private static final String AGAIN =
            "(?:back(?:\\s+(?:in(?:to\\s+(?:it|the\\s+\\p{L}+))?|on|again))?|in\\s+(?:again|after\\s+all|all\\s+the\\s+same|anyway)|after\\s+all|again|all\\s+the\\s+same)";
    private static final Pattern PUT_BACK = Patterns.anyCase(LEAD
            + "(?:(?:put|bring|take|get|have|add|include|keep|want|need|restore|reinstate)\\s+)?"
            + THING.formatted("thing") + "\\s+" + AGAIN
            + "(?:\\W+(?:please|pls|then|again|now|instead|thanks))*\\W*$|" + LEAD
            + "(?:restore|reinstate|(?:put|bring|take|add)\\s+back(?:\\s+in)?)\\s+" + THING.formatted("other")
            + "(?:\\W+(?:please|pls|then|again|now|after\\s+all))*\\W*$");
    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|wait)\\W+)*(?:(?:on\\s+)?(?:which|what)\\s+day|when|what\\s+time|where)\\s+(?:is|was|'s|do\\s+we\\s+(?:do|have)|are\\s+we\\s+doing)\\s+"
                    + THING.formatted("thing") + "(?:\\s+(?:now|then|again|planned|in\\s+the\\s+plan))*\\W*$");
    private static final Pattern DROPS = Patterns.words(
            "drop|skip|remove|leave|take|cut|cancel|delete|without|no|not|don'?t|lose|scrap|ditch|bin|forget|too (?:hard|steep|long|much|far)");

    /** The state with an order that puts the stop back; as it is where none is meant. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = Patterns.matcher(PUT_BACK, Utterance.of(state.getUserQuery()).text());
        if (state.getPendingClarification().isPresent() || !said.find()) {
            return state;
        }
        var thing = said.group("thing") == null ? said.group("other") : said.group("thing");
        // A place by its bare name is read elsewhere.
        return atlas.named(thing)
                        .filter(place -> place.name().equalsIgnoreCase(thing))
                        .isPresent()
                ? state
                : called(thing, state, atlas)
                        .map(gone -> GraphState.newBuilder(state)
                                .setUserQuery(gone.order(state))
                                .build())
                        .orElse(state);
    }

    /** Where the stop was that is asked for; nothing where the plan in hand has it, or none ever had. */
    public static Optional<String> told(GraphState state, Places atlas) {
        var said = Patterns.matcher(ASKED, Utterance.of(state.getUserQuery()).text());
        return !said.find()
                        || !Itinerary.of(state.getItinerary(), atlas)
                                .called(said.group("thing"))
                                .isEmpty()
                ? Optional.empty()
                : called(said.group("thing"), state, atlas)
                        .map(gone ->
                                "The plan in hand has it no more: %s was on %s, and was left out since. Say \"put the %s back in\", and I plan it again."
                                        .formatted(gone.entry.activity(), gone.entry.inWords(), said.group("thing")));
    }

    /** The latest of that name that is no more. */
    private static Optional<GoneStop> called(String thing, GraphState state, Places atlas) {
        var now = Itinerary.of(state.getItinerary(), atlas);
        if (now.isEmpty()) {
            return Optional.empty();
        }
        var versions = PlanVersion.in(state, atlas);
        int last = versions.size() - 1;
        return IntStream.range(0, last)
                .map(at -> last - 1 - at)
                .boxed()
                .flatMap(at -> lost(thing, versions.get(at), now, atlas).stream()
                        .limit(1)
                        .map(entry -> new GoneStop(entry, at, last)))
                .findFirst();
    }

    private static List<Entry> lost(String thing, PlanVersion version, Itinerary now, Places atlas) {
        var activities = now.visits().stream().map(Entry::activity).toList();
        var then = Itinerary.of(KeptSlots.in(version.made()), atlas);
        var named = then.called(thing);
        return (named.isEmpty() ? then.meant(thing) : named)
                .stream()
                        .filter(entry -> !activities.contains(entry.activity()))
                        .toList();
    }

    /** What was only left out comes back with the plan that had it; what went with another change, by its place. */
    private String order(GraphState state) {
        if (before == last - 1 && wasLeftOutByName(state)) {
            return "Undo that";
        }
        var place = entry.place().orElseThrow().name();
        boolean climbs = entry.activity().startsWith("Climb");
        return (climbs ? "Climb %s all the same" : "Put %s back in all the same").formatted(place);
    }

    private boolean wasLeftOutByName(GraphState state) {
        int turn = state.getMadePlans().getLast().getTurn();
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == turn)
                .map(Message::getContent)
                .anyMatch(said -> Patterns.isIn(DROPS, said)
                        && !new Itinerary(List.of(entry)).meant(said).isEmpty());
    }
}
