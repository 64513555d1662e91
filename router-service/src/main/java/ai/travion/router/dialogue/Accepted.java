package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Yes", "please add it", "take it out": what the last answer offered to put into the plan, or was about, ordered in full. */
public final class Accepted {

    private static final int MOST_WORDS = 9;
    private static final Pattern AGREES = Patterns.anyCase(
            "\\W*+(?:(?:yes|yeah|yea|yep|yup|sure|ok(?:ay)?|please|pls|great|good|nice|perfect|lovely|fine|cool|well|then|oh|and|thanks|thank\\s+you|idea|why\\s+not|of\\s+course|definitely|absolutely|do\\s+(?:it|that|so)|do|go\\s+ahead|let'?s(?:\\s+do)?|i|we|you|could|can|would|'d|i'd|we'd|like|love|want|that|so|to|add|put|include|plan|have|take|fit|squeeze|it|this|them|some|one|in|into|the|my|our|too|also|as\\s+well|somewhere|for\\s+(?:me|us))(?!\\p{L})\\W*+)++");
    private static final Pattern WANTS = Patterns.words(
            "yes|yeah|yea|yep|yup|sure|ok(?:ay)?|please|why not|of course|definitely|absolutely|do it|do that|do so|go ahead|add|put|include|fit|squeeze|good idea|i'?d (?:like|love)|we'?d (?:like|love)|would (?:like|love)|(?:i|we) want");

    /** How an answer offers, and how one would have ordered it oneself. */
    private record Way(Pattern offered, String order) {}

    private static final List<Way> WAYS = List.of(
            new Way(
                    Patterns.anyCase("Not changed yet: shall (?<what>[^?\\n]{2,50}) come into the plan\\?"),
                    "Add %s to the plan"),
            new Way(
                    Patterns.anyCase(
                            "No, the plan has no (?:places for )?(?<what>[^.\\n]{2,50}?)(?: on that day)?\\. Tell me to add some"),
                    "Add %s to the plan"),
            new Way(
                    Patterns.anyCase(
                            "\\bnot in the plan\\. Say \"add (?<what>[^\"\\n]{2,50})\", and I shall fit it in"),
                    "Add %s to the plan"),
            new Way(
                    Patterns.anyCase(
                            "A jeep drive in (?<what>[^,.\\n]{2,50}), about [^\\n]{3,90}?: say so and I add it"),
                    "Add a jeep safari in %s to the plan"),
            new Way(
                    Pattern.compile(
                            "(?<what>\\p{Lu}[\\p{L}' -]{2,50}), about [^\\n]{3,90}?, would fill them if you like: say so and I add it"),
                    "Add %s to the plan"),
            new Way(
                    Patterns.anyCase("the nearest that I know is (?<what>[^:.\\n]{2,50}): name it and I plan it"),
                    "Add %s to the plan"));

    /** What an answer says may go. */
    private static final List<Way> OUT = List.of(
            new Way(
                    Patterns.anyCase(
                            "least is lost: [^\\n]+ Say \"drop (?<what>day \\d{1,2})\", or name a stop to leave out"),
                    "Drop %s"),
            new Way(
                    Patterns.anyCase("Not all of it is easy for [^\\n]+ Say \"(?<what>nothing strenuous)\""),
                    "We want %s"));

    private static final Pattern PUT_IN = Patterns.anyCase(
            "\\W*+(?:(?:ok(?:ay)?|great|nice|perfect|lovely|good|yes|then|so|and|please|pls|cool|thanks|let'?s|(?:can|could)\\s+(?:you|we)|(?:i|we)(?:'d|\\s+would)?\\s+(?:want|like)\\s+(?:you\\s+)?to)\\W+)*+(?:put|add|include|fit|squeeze)\\s+(?:that|it|this|that\\s+one|the\\s+first(?:\\s+one)?)(?:\\s+(?:in|into|to|up))?(?:\\s+(?:it|(?:the|our|my)\\s+(?:plan|trip|itinerary)))?(?:\\s+(?:then|please|pls|too|as\\s+well|somewhere|for\\s+(?:us|them|the\\s+kids)|on\\s+the\\s+way(?:\\s+(?:to|from)\\s+[^.!?]{3,30})?))*\\W*");
    /** "OK let's do that", "the first one sounds good". */
    private static final Pattern DO_THAT = Patterns.anyCase(
            "\\W*+(?:(?:ok(?:ay)?|yes|yeah|great|good|nice|perfect|lovely|cool|then|so|and|please|pls|well|fine|sure)\\W+)*+(?:(?:let'?s|(?:we|i)(?:'ll|'d|\\s+will|\\s+would)?(?:\\s+(?:like|love|want)\\s+to)?|(?:can|could)\\s+we)?\\s*(?:do|take|go\\s+for|go\\s+with|try)\\s+(?:that|it|this|that\\s+one|(?:the\\s+)?first(?:\\s+one)?)|(?:that|it|this|that\\s+one|the\\s+first(?:\\s+one)?)\\s+(?:sounds?|looks?|seems?|is|would\\s+be)\\s+(?:(?:very|really|so)\\s+)?(?:good|great|nice|lovely|perfect|fun|fine))(?:\\W+(?:then|please|pls|too|instead))*\\W*");

    private static final int MOST_TOLD = 3;
    /** An answer from the plan itself offers nothing new. */
    private static final Pattern OF_THE_PLAN =
            Patterns.anyCase("^(?:In the plan|From the plan|The plan |Noted|Not (?:changed|kept|all)|No: |Yes: )");

    private static final Pattern A_PLAN =
            Patterns.anyCase("here is (?:a|the|your) plan\\b|(?m:^)The plan, (?:day by day|with the days that)\\b");
    private static final Pattern SOURCES = Pattern.compile("(?s)\\n(?:Sources:|Out of season).*");
    private static final Pattern TAKEN_OUT = Patterns.anyCase(
            "\\W*+(?:(?:no|ok(?:ay)?|then|well|please|pls|can\\s+you|could\\s+you|just|so|hm+|i\\s+see|thanks|actually|rather|and|but)\\W+)*+(?:take|leave|drop|remove|cut|skip|throw|delete|cancel)\\s+(?:(?:it|that|this|those|them|these)(?:\\s+(?:ones?|bits?|parts?|stops?|things))?|(?:out\\s+)?what(?:ever)?\\s+(?:he|she|they|we|i)\\s+(?:can(?:'t|not)|couldn't)\\s+(?:do|manage))(?:\\s+(?:out|off|away|then|please|pls|again|from\\s+(?:it|(?:the|our|my)\\s+(?:plan|trip|itinerary))))*\\W*");
    private static final Pattern EASED = Patterns.anyCase(
            "\\W*+(?:(?:ok(?:ay)?|then|well|please|pls|can\\s+you|could\\s+you|just|so|hm+)\\W+)*+(?:make\\s+(?:it|that|this)\\s+easier|ease\\s+(?:it|that|them)|(?:change|fix)\\s+(?:it|that|those|them))(?:\\W+(?:then|please|pls|for\\s+(?:her|him|them|us|me)))*\\W*");
    /** An answer about a single stop. */
    private static final Pattern STOP =
            Pattern.compile("In the plan: (?<stop>[^;\\n]{3,120}?) on day \\d{1,2}, [^;\\n]*(?:\\n|$)");

    private static final Pattern OF_A_THING = Pattern.compile("^Time (?:in|at|near) .{2,60}? for (?<thing>.{3,80})$");

    private Accepted() {}

    /** The state with the order for its message; as it is where nothing was offered, or nothing taken. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = Utterance.of(state.getUserQuery());
        if (state.getPendingClarification().isEmpty() && (said.is(TAKEN_OUT) || said.is(EASED))) {
            var last = Conversation.lastAnswer(state);
            return last.flatMap(answer -> stopOf(answer, atlas))
                    .map(stop -> "Leave out " + stop)
                    .or(() -> last.filter(answer -> !Patterns.isIn(A_PLAN, answer))
                            .flatMap(answer -> offered(OUT, answer)))
                    .map(order -> saying(order, state))
                    .orElse(state);
        }
        if (state.getPendingClarification().isEmpty() && said.is(PUT_IN)) {
            var told = Conversation.lastAnswer(state).filter(answer -> !Patterns.isIn(A_PLAN, answer));
            var order = told.flatMap(answer -> offered(WAYS, answer))
                    .or(() -> told.flatMap(answer -> newIn(answer, state, atlas))
                            .map(place -> "Add %s to the plan".formatted(place.name())));
            if (order.isPresent()) {
                return saying(order.get(), state);
            }
        }
        boolean agrees = state.getPendingClarification().isEmpty()
                && said.words().size() <= MOST_WORDS
                && said.is(AGREES)
                && said.has(WANTS);
        return agrees
                ? Conversation.lastAnswer(state)
                        .flatMap(answer -> offered(WAYS, answer).or(() -> offered(OUT, answer)))
                        .map(order -> saying(order, state))
                        .orElse(state)
                : state;
    }

    /**
     * What "let's do that" takes of an answer that told of the country: said in full it is added; here is answered where the plan has all of it, or
     * nobody knows which of it is meant. Nothing where something else is said.
     */
    public static Optional<String> whichOf(GraphState state, Places atlas) {
        if (!takesTheAnswer(state)) {
            return Optional.empty();
        }
        var answer = Conversation.lastAnswer(state).orElse("");
        if (newIn(answer, state, atlas).isPresent()) {
            return Optional.empty();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var places = atlas.mentionedIn(SOURCES.matcher(answer).replaceFirst("")).stream()
                .map(Places.Mention::place)
                .toList();
        var there = plan.visits().stream()
                .filter(stop -> stop.place().filter(places::contains).isPresent())
                .limit(MOST_TOLD)
                .map(stop -> "%s on %s".formatted(stop.activity(), stop.inWords()))
                .toList();
        return Optional.of(
                there.isEmpty()
                        ? "Not changed yet: tell me which of it shall come into the plan, and on which day if you like, and I do it."
                        : "Of that the plan has already: %s. Not changed yet: name what else of it shall come in, and the day if you like."
                                .formatted(String.join("; ", there)));
    }

    /** The state with the order for the first place that the answer told of and the plan has not; as it is where something else is said. */
    public static GraphState ofTheAnswer(GraphState state, Places atlas) {
        return takesTheAnswer(state)
                ? Conversation.lastAnswer(state)
                        .flatMap(answer -> newIn(answer, state, atlas))
                        .map(place -> saying("Add %s to the plan".formatted(place.name()), state))
                        .orElse(state)
                : state;
    }

    /** Whether all that is said is a yes to what an answer told, and no offer was made in it. */
    private static boolean takesTheAnswer(GraphState state) {
        return !state.getItinerary().isEmpty()
                && state.getPendingClarification().isEmpty()
                && Utterance.of(state.getUserQuery()).is(DO_THAT)
                && Conversation.lastAnswer(state)
                        .filter(answer -> !Patterns.isIn(A_PLAN, answer)
                                && !Patterns.isIn(OF_THE_PLAN, answer)
                                && offered(WAYS, answer).isEmpty()
                                && offered(OUT, answer).isEmpty())
                        .isPresent();
    }

    private static GraphState saying(String order, GraphState state) {
        return GraphState.newBuilder(state).setUserQuery(order).build();
    }

    /** The first place that an answer tells of and the plan has not. */
    private static Optional<Place> newIn(String answer, GraphState state, Places atlas) {
        return atlas.mentionedIn(SOURCES.matcher(answer).replaceFirst("")).stream()
                .map(Places.Mention::place)
                .filter(place -> state.getItinerary().stream()
                        .noneMatch(slot -> slot.getLocation().equals(place.name())
                                || slot.getActivity().contains(place.name())))
                .findFirst();
    }

    private static Optional<String> offered(List<Way> ways, String answer) {
        return ways.stream().flatMap(way -> orderOf(way, answer).stream()).findFirst();
    }

    private static Optional<String> stopOf(String answer, Places atlas) {
        var told = Patterns.matcher(STOP, answer);
        if (!told.find()) {
            return Optional.empty();
        }
        var stop = told.group("stop");
        var thing = Patterns.matcher(OF_A_THING, stop);
        return thing.find()
                ? Optional.of(thing.group("thing"))
                : atlas.mentionedIn(stop).stream()
                        .map(mention -> mention.place().name())
                        .reduce((first, later) -> later);
    }

    private static Optional<String> orderOf(Way way, String answer) {
        var offered = Patterns.matcher(way.offered(), answer);
        return offered.find() ? Optional.of(way.order().formatted(offered.group("what"))) : Optional.empty();
    }
}
