package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import ai.travion.schemas.TravelIntent;
import ai.travion.schemas.envelope.KeptSlots;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "Go back to the first version", "undo that": a plan of before, had with what was known when it was made; a first request is put again
 * as it was.
 *
 * @param then the state as it was when that plan was asked for
 * @param note what its traveller is told of how it was had
 */
public record FormerPlan(GraphState then, String note) {

    /** Why one wants it back. */
    private static final Pattern REASON = Patterns.anyCase(
            "^\\W*(?:(?:hm+|no|oh|ok(?:ay)?|sorry|wait|well|but|actually)\\W+)*(?:(?:that|this|it)(?:'s|\\s+is|\\s+was|\\s+looks|\\s+seems|\\s+makes|\\s+made|\\s+does(?:n't|\\s+not)|\\s+isn't|\\s+wasn't)|(?:i|we)\\s+(?:don'?t|do\\s+not|didn'?t)\\s+(?:like|want|mean)|(?:bad|stupid|silly|terrible|wrong)\\s+idea|(?:my|our)\\s+(?:mistake|bad)|(?:we|i)(?:'ve|\\s+have)?\\s+changed\\s+(?:our|my)\\s+minds?)\\b[^,.;:!?]{0,40}[,.;:!]+\\s*");

    private static final String WORDS =
            "(?:go|going|get|come|return|revert|reset|restore|switch|change|turn|bring|take|put|give|keep|leave|use|have|show|make|stick|stay|do|back|to|with|me|us|it|that|this|everything|all|again|please|pls|i|i'd|i'll|we|we'd|you|can|could|would|will|should|let's|lets|let|rather|just|actually|better|think|want|wanted|like|liked|love|loved|prefer|preferred|no|ok|okay|so|then|but|and|hm+|sorry|well|wait|oh|for|as|at|on|of|after|(?:forget|scrap|drop)\\s+(?:that|it|this|all|everything|(?:all\\s+)?(?:the|these|those|my)\\s+changes))";
    private static final String LEAD = "^\\W*(?:" + WORDS + "\\b\\W+){0,14}";
    private static final String TAIL =
            "(?:\\W+(?:please|pls|again|then|after\\s+all|now|instead|better|more|thanks|thank\\s+you|was\\s+(?:better|nicer|best)|(?:that\\s+)?(?:you|we)\\s+(?:made|gave|had|did|sent|started\\s+with)(?:\\s+(?:me|us))?|of\\s+(?:the|our|this)\\s+(?:plan|trip)|for\\s+(?:me|us)))*\\W*$";
    private static final String PLAN = "(?:plan|version|itinerary|draft|schedule|route)";
    /** Of a list it is the first that is taken. */
    private static final String PROPOSED = "(?:one|trip|suggestion|proposal|idea)";

    private static final String AT_FIRST =
            "(?:at\\s+first|originally|at\\s+the\\s+(?:very\\s+)?(?:start|beginning)|in\\s+the\\s+(?:very\\s+)?beginning|initially|first)";

    private static final Pattern FIRST = Patterns.anyCase(LEAD
            + "(?:(?:the|your|our|my|that)\\s+)?(?:(?:very\\s+)?first|original|initial|earliest)\\s+(?:travel\\s+|trip\\s+)?(?:"
            + PLAN + ")" + TAIL);
    /** Of a choice of places "the first one" is another matter. */
    private static final Pattern FIRST_ONE = Patterns.anyCase(
            LEAD + "(?:the|your|our|my)\\s+(?:(?:very\\s+)?first|original|initial)\\s+" + PROPOSED + TAIL);

    private static final Pattern BACK = Patterns.words("back|return|revert|restore");
    private static final Pattern AS_AT_FIRST = Patterns.anyCase(LEAD
            + "(?:(?:the\\s+plan|how|what|the\\s+way|like|the\\s+one)\\s+)+(?:it\\s+was|we\\s+had(?:\\s+it)?|you\\s+(?:had|gave\\s+(?:me|us)))\\s+"
            + AT_FIRST + TAIL);
    private static final Pattern ALL_UNDONE = Patterns.anyCase(LEAD
            + "(?:(?:undo|revert|take\\s+back|reverse)\\s+(?:all(?:\\s+of)?\\s+)?(?:everything|(?:the|my|our|these|those)\\s+changes|all)|(?:forget|cancel|scrap)\\s+(?:all(?:\\s+of)?\\s+)?(?:the|my|our|these|those)\\s+changes)"
            + TAIL);
    private static final Pattern CALLED_OFF =
            Patterns.anyCase(LEAD + "(?:forget|cancel|scrap)\\s+(?:all(?:\\s+of)?\\s+)?(?:everything|all)" + TAIL);

    private static final Pattern BEFORE = Patterns.anyCase(
            LEAD + "(?:(?:the|your|our|my|that)\\s+)?(?:previous|last|prior|earlier|former|old)\\s+(?:order|" + PLAN
                    + ")" + TAIL);
    private static final Pattern THE_ONE_BEFORE = Patterns.anyCase(LEAD + "(?:the|your|our|my)\\s+(?:" + PLAN
            + "|one)\\s+(?:from\\s+)?before(?:\\s+(?:that|this|it|the\\s+(?:last\\s+)?change))?" + TAIL);
    private static final Pattern UNDONE = Patterns.anyCase(LEAD
            + "(?:undo(?:\\s+(?:that|it|this|please))?|(?:undo|revert|take\\s+back|reverse|cancel|scrap|forget|never\\s*mind)\\s+(?:the|that|this|my|your|our)\\s+(?:(?:last|latest|previous|recent)\\s+)?(?:change|edit|step|swap|update)|revert(?:\\s+(?:that|it|this))?|take\\s+(?:that|it|this)\\s+back|(?:put|move|bring|set|shift)\\s+(?:it|that|this|them)\\s+back\\s+(?:to\\s+)?(?:where|how|the\\s+way)\\s+(?:it|that|this|they)\\s+(?:was|were|had\\s+been)(?:\\s+before)?)"
            + TAIL);
    /** "Undo that, Tom wants to see it after all": what follows tells why, and orders nothing else. */
    private static final Pattern UNDONE_BECAUSE = Patterns.anyCase(
            LEAD
                    + "(?:(?:undo|revert|take\\s+back|reverse)\\s+(?:that|it|this|(?:the|that|this|my|your|our)\\s+(?:(?:last|latest)\\s+)?(?:change|edit|step|swap))|take\\s+(?:that|it|this)(?:\\s+change)?\\s+back)\\b(?:\\s+please|\\s+pls)?(?:\\s*[,.;:!-]+\\s*|\\s+(?:because|since|as|cause|cos)\\s+)(?!.*\\b(?:add|put|make|drop|remove|skip|swap|replace|instead|change|move|give|but)\\b).*");

    /** "…before I spoke of Galle" */
    private static final String SINCE_WHEN =
            "(?:\\s+(?:before|until)(?:\\s+(?:(?:that|this|the)\\s+(?:last\\s+)?change|(?:i|we|you)\\s+[^,.;!?]{1,60}))?)?";

    private static final String AS_IT_WAS =
            "(?:(?:just|exactly)\\s+)?(?:(?:how|what|the\\s+way|like|as)\\s+)+(?:(?:it|they|that|those|things)\\s+(?:was|were)|we\\s+had\\s+(?:it|them)|before)";
    private static final Pattern AS_BEFORE = Patterns.anyCase(LEAD
            + "(?:(?:the|our|my|your)\\s+(?:(?:whole|entire|full|old)\\s+)*(?:" + PLAN
            + "|trip|tour|holiday|journey|(?:(?:\\p{L}+|\\p{Nd}{1,2})\\s+)?days)\\W+)?(?:(?:back|again)\\W+)?"
            + AS_IT_WAS + SINCE_WHEN + TAIL);
    /** "Put Sigiriya back, as it was": the change that took it out, and not another stay there. */
    private static final Pattern BACK_AS_IT_WAS = Patterns.anyCase(
            "^[^?]*\\b(?:back|again)\\W+(?:(?:in|please|pls|then)\\W+)*" + AS_IT_WAS + SINCE_WHEN + TAIL);

    private static final Pattern BEFORE_WHICH = Patterns.words("before|until");
    /** "No, the other way was better", "I liked it more before". */
    private static final Pattern WAS_BETTER = Patterns.anyCase(
            LEAD
                    + "(?:(?:the|your|our|my|that)\\s+)?(?:(?:(?:other|old|previous|earlier|former|first|last)\\s+)(?:way|order|one|version|plan|route|itinerary)|(?:way|order|plan|one)\\s+(?:it\\s+was\\s+|we\\s+had\\s+(?:it\\s+)?)?before|it|that)(?:\\s+(?:that\\s+)?we\\s+had)?\\s+(?:was|looked|is|were)\\s+(?:much\\s+|actually\\s+|really\\s+|a\\s+lot\\s+|far\\s+)?(?:better|nicer|best|fine|good)(?:\\s+(?:before|the\\s+way\\s+it\\s+was|as\\s+it\\s+was|the\\s+other\\s+way(?:\\s+round)?))?(?:\\s+(?:after\\s+all|for\\s+us|though|actually|i\\s+think))*\\W*$");

    private static final Pattern OF_BEFORE = Patterns.words(
            "other way|other order|other one|old|previous|earlier|former|before|as it was|the way it was");

    /** "Show me the last plan" wants the plan of now. */
    private static final Pattern WANTED_BACK =
            Patterns.words("back|return|revert|restore|undo|again|better|liked|prefer|preferred|rather|put|leave|keep");

    private static final Pattern LEFT_AT = Patterns.anyCase(
            "^\\W*(?:(?:no|nah|hm+|actually|sorry|wait|ok(?:ay)?|well|better|rather|on\\s+second\\s+thoughts|please|let'?s|just|then|we'?ll)\\b\\W*)*(?:leave|keep|stick|stay)\\s+(?:(?:it|the\\s+trip|the\\s+plan|with|to|at|the)\\s+)*(?<n>\\d{1,2}|\\p{L}+)[\\s-]days?(?:\\W+(?:after\\s+all|then|please|pls|as\\s+before|as\\s+it\\s+was|instead|thanks))*\\W*$");
    private static final String KEPT =
            "I do not have the plan that you mean any more. Tell me its places and days, or which change I shall take back (\"add Ella again\", \"8 days again\"), and I plan it so.";
    private static final String ONLY_ONE =
            "That is the plan that you have: it is the first that I made here, and nothing of it was changed since. Tell me what you want otherwise.";

    private static final String ALL_TAKEN_BACK =
            "Your changes are taken back already: this is the first plan that I made here. Name a change again (\"add Galle\", \"one day longer\") if you want it after all, and I make it.";

    /** Whether a message wants a plan of before; who calls all off when they were just asked something answers that. */
    public static boolean isWantedIn(Utterance message, boolean asked) {
        var said = withoutTheReason(message);
        return (wantsTheFirst(said) || wantsTheOneBefore(said)) && !(asked && said.has(CALLED_OFF));
    }

    /** "That makes no sense, put it back the way it was". */
    private static Utterance withoutTheReason(Utterance message) {
        return Utterance.of(REASON.matcher(message.text()).replaceFirst(""));
    }

    private static boolean wantsTheFirst(Utterance said) {
        return said.has(FIRST)
                || (said.has(BACK) && said.has(FIRST_ONE))
                || said.has(AS_AT_FIRST)
                || said.has(ALL_UNDONE)
                || said.has(CALLED_OFF);
    }

    private static boolean wantsTheOneBefore(Utterance said) {
        return said.has(UNDONE)
                || said.is(UNDONE_BECAUSE)
                || (said.has(WAS_BETTER) && said.has(OF_BEFORE))
                || (said.has(WANTED_BACK) && (said.has(BEFORE) || said.has(THE_ONE_BEFORE) || said.has(AS_BEFORE)));
    }

    /** Whether the message of the state wants a plan of before, and there is one to go back from. */
    public static boolean isWanted(GraphState state) {
        return !state.getItinerary().isEmpty()
                && isWantedIn(
                        Utterance.of(state.getUserQuery()),
                        state.getPendingClarification().isPresent());
    }

    /** The same, and where what the last change took out is to be as it was. */
    public static boolean isWanted(GraphState state, Places atlas) {
        return isWanted(state) || (!state.getItinerary().isEmpty() && bringsBackWhatWasTakenOut(state, atlas));
    }

    /** "No, leave it at eleven days", after it was made longer: the change is taken back, and nothing is planned anew. */
    public static GraphState inFull(GraphState state) {
        var made = state.getMadePlans();
        var said = Patterns.matcher(LEFT_AT, state.getUserQuery());
        if (made.size() < 2 || made.getLast().getTurn() != state.getTurn() - 1 || !said.matches()) {
            return state;
        }
        var days = Names.number(said.group("n").toLowerCase(Locale.ROOT));
        return days.isPresent()
                        && days.equals(length(made.get(made.size() - 2)))
                        && !days.equals(length(made.getLast()))
                ? GraphState.newBuilder(state).setUserQuery("Undo that").build()
                : state;
    }

    private static Optional<Integer> length(MadePlan made) {
        return made.getStart()
                .flatMap(first -> made.getEnd().map(last -> (int) (last.toEpochDay() - first.toEpochDay()) + 1));
    }

    private static boolean bringsBackWhatWasTakenOut(GraphState state, Places atlas) {
        var said = Utterance.of(state.getUserQuery());
        var versions = said.is(BACK_AS_IT_WAS) ? PlanVersion.in(state, atlas) : List.<PlanVersion>of();
        var named = versions.size() < 2 ? List.<Place>of() : placesIn(said.text(), atlas);
        return !named.isEmpty()
                && versions.get(versions.size() - 2).places().containsAll(named)
                && versions.getLast().places().stream().noneMatch(named::contains);
    }

    /** The plan that is meant; nothing where it is no longer kept, or is the one in hand. */
    public static Optional<FormerPlan> in(GraphState state, Places atlas) {
        var versions = PlanVersion.in(state, atlas);
        if (versions.size() < 2) {
            return Optional.empty();
        }
        return Optional.of(
                wantsTheFirst(withoutTheReason(Utterance.of(state.getUserQuery())))
                        ? first(versions.getFirst(), state)
                        : before(versions, beforeWhich(versions, state, atlas), state));
    }

    /** The number of the last plan without the place of "before we spoke of Galle", or else of the one before that in hand. */
    private static int beforeWhich(List<PlanVersion> versions, GraphState state, Places atlas) {
        var said = Patterns.matcher(BEFORE_WHICH, state.getUserQuery());
        var named = said.find() ? placesIn(state.getUserQuery().substring(said.end()), atlas) : List.<Place>of();
        int last = versions.size() - 2;
        return named.isEmpty()
                ? last
                : IntStream.rangeClosed(0, last)
                        .map(number -> last - number)
                        .filter(number -> versions.get(number).places().stream().noneMatch(named::contains))
                        .findFirst()
                        .orElse(last);
    }

    private static List<Place> placesIn(String words, Places atlas) {
        return atlas.mentionedIn(words).stream().map(Places.Mention::place).toList();
    }

    /** The plan before that in hand, as far as it is kept. */
    public static Itinerary before(GraphState state, Places atlas) {
        var versions = PlanVersion.in(state, atlas);
        return Itinerary.of(
                versions.size() < 2
                        ? List.of()
                        : KeptSlots.in(versions.get(versions.size() - 2).made()),
                atlas);
    }

    /** Why there is none. */
    public static String whyNot(GraphState state, Places atlas) {
        return PlanVersion.in(state, atlas).stream()
                .findFirst()
                .map(only -> only.isOneOfBefore() ? ALL_TAKEN_BACK : ONLY_ONE)
                .orElse(KEPT);
    }

    /** A conversation without what was said of plans that were taken back since: it would else come back with the next change. */
    public static GraphState withoutWhatWasTakenBack(GraphState state) {
        if (state.getMadePlans().isEmpty()) {
            return state;
        }
        var inHand = state.getMadePlans().getLast();
        var kept = state.getMessages().stream()
                // How the talk began is never taken back.
                .filter(message -> message.getTurn() == 1
                        || message.getTurn() >= inHand.getTurn()
                        || inHand.getSaid().stream().anyMatch(said -> said.getTurn() == message.getTurn()))
                .map(message -> inHand.getSaid().stream()
                        .filter(said -> said.getTurn() == message.getTurn()
                                && said.getRole() == message.getRole()
                                && said.getContent().equals(LimitLifted.ORDER))
                        .findFirst()
                        .orElse(message))
                .toList();
        return kept.equals(state.getMessages())
                ? state
                : GraphState.newBuilder(state).setMessages(kept).build();
    }

    /** The state as it was before the turn before made a plan; as it is where that made none. */
    static GraphState beforeTheLastTurn(GraphState state, Places atlas) {
        var versions = PlanVersion.in(state, atlas);
        int at = versions.size() - 2;
        boolean made = at >= 0 && versions.getLast().made().getTurn() == state.getTurn() - 1;
        return made
                ? GraphState.newBuilder(knowing(versions.get(at), state))
                        .setMadePlans(state.getMadePlans().subList(0, at + 1))
                        .setItinerary(without(
                                versions.getLast().places().stream()
                                        .filter(place ->
                                                !versions.get(at).places().contains(place))
                                        .toList(),
                                state.getItinerary()))
                        .setPlanStands(false)
                        .build()
                : state;
    }

    /** The stops of a plan that are at none of some places. */
    private static List<ItinerarySlot> without(List<Place> places, List<ItinerarySlot> slots) {
        return slots.stream()
                .filter(slot -> places.stream()
                        .noneMatch(place -> slot.getLocation().equals(place.name())
                                || slot.getActivity().contains(place.name())))
                .toList();
    }

    private static FormerPlan first(PlanVersion version, GraphState state) {
        // Who went back to it may want to go forth again.
        return version.request()
                .map(request -> new FormerPlan(askingAgain(request, state), firstAgain(version)))
                .orElseGet(() -> new FormerPlan(
                        knowing(version, state), "This is the first plan again, for " + version.inWords() + "."));
    }

    private static String firstAgain(PlanVersion version) {
        return "This is the first plan again, for " + version.inWords() + ": what you changed since then is left out.";
    }

    /** A change that was taken back is taken back no second time. */
    private static FormerPlan before(List<PlanVersion> versions, int at, GraphState state) {
        var version = versions.get(at);
        boolean inOneStep =
                at > 0 || versions.getLast().made().getTurn() - version.made().getTurn() == 1;
        var then =
                version.request().map(request -> askingAgain(request, state)).orElseGet(() -> knowing(version, state));
        return new FormerPlan(
                GraphState.newBuilder(then)
                        .setMadePlans(state.getMadePlans().subList(0, at))
                        .build(),
                // Of those behind the first only the last are kept, so that some may have come between.
                inOneStep
                        ? "Your last change is taken back: this is the plan of before it, for " + version.inWords()
                                + "."
                        : firstAgain(version));
    }

    private static GraphState askingAgain(Message request, GraphState state) {
        return GraphState.newBuilder(state)
                .setUserQuery(Utterance.of(request.getContent()).text())
                .setMessages(List.of(
                        Message.newBuilder(request).setTurn(state.getTurn()).build()))
                .setPreferences(KnownThen.by(0, state.getPreferences()))
                .setItinerary(List.of())
                .setDayEdits(List.of())
                .setRetrievedDocuments(List.of())
                .setCitations(List.of())
                .setConstraintViolations(List.of())
                .setRewrittenQuery(null)
                .setTargetDate(null)
                .build();
    }

    private static GraphState knowing(PlanVersion version, GraphState state) {
        var asking = state.getMessages().stream().filter(message -> message.getTurn() == state.getTurn());
        var slots = KeptSlots.in(version.made());
        return GraphState.newBuilder(state)
                .setItinerary(slots.isEmpty() ? state.getItinerary() : slots)
                .setPlanStands(!slots.isEmpty())
                .setDayEdits(state.getDayEdits().stream()
                        .filter(edit -> edit.getTurn() <= version.made().getTurn())
                        .toList())
                .setPreferences(version.known(state.getPreferences()))
                .setMessages(
                        Stream.concat(version.made().getSaid().stream(), asking).toList())
                .setTravelIntent(TravelIntent.ITINERARY_PLANNING)
                .build();
    }

    static String names(List<Place> places) {
        var names = places.stream().map(Place::name).toList();
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}
