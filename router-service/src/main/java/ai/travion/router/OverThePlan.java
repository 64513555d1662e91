package ai.travion.router;

import static ai.travion.graph.Graph.REPLY;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Step;
import ai.travion.router.act.Act;
import ai.travion.router.act.Acts;
import ai.travion.router.act.Doing;
import ai.travion.router.act.KindSaid;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Reference;
import ai.travion.router.followup.OnlyAsked;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.WholePlan;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What is asked of all of a plan is answered over the plan, and not place by place: "is any of this too hard for my mum?", "what should
 * we book ahead?". What is ordered to be booked is not looked up: it is said that nothing is booked, and what of the plan the booking needs.
 */
final class OverThePlan {

    /** Of a message that would be asked of several places, or of none, the likeliest is enough. */
    private static final double LIKELY = 0.45;
    /** Where rules took it for a change, or for what no place is asked of. */
    private static final double SURELY = 0.7;

    private static final Pattern BOOKS = Patterns.words(
            "book|reserve|buy|get (?:me|us)|find (?:me|us)|order|arrange|organi[sz]e|sort|hire|rent|cancel|confirm|call|make sure|secure|set up|pick us up");
    /** "Could you make it suitable for a toddler?" */
    private static final Pattern ORDERS =
            Patterns.words("(?:can|could|will|would|shall|should) (?:you|we|i)|make|change|adapt|adjust|let'?s");
    /** What is liked best and least, kept and cut, are asked in like words. */
    private static final Pattern WORST = Patterns.words("hates?|worst|least|dislikes?|not (?:like|enjoy)|boring|bored");

    private static final Pattern NOT_TO_BE_MISSED = Patterns.words(
            "(?:not|never|don'?t|shouldn'?t|can'?t|mustn'?t) (?:to )?(?:be )?(?:miss\\w*|skip\\w*)|must|keep|absolutely");
    private static final Pattern NICEST =
            Patterns.words("nicest|best|prettiest|loveliest|finest|favou?rite|most beautiful");
    /** "What would you do if it rains?" asks for something else than the weather. */
    private static final Pattern ON_TERMS = Patterns.words("if|in case|when it|unless|supposing");

    /** What depends on the weather is no matter of what to cut. */
    private static final Pattern OF_THE_WEATHER =
            Patterns.words("rain(?:s|y|ing|ed)?|storms?|stormy|thunder\\w*|wet|weather|pour(?:s|ing)?|floods?|flooded");
    /** "And the price?" goes on from what was asked before it. */
    private static final Pattern GOES_ON = Patterns.anyCase("\\W*(?:and|or|what\\s+about|how\\s+about)\\b.*");

    /** Whatever place was spoken of since it was made. */
    private static final Pattern ALL_OF_IT = Patterns.words(
            "(?:anything|everything|what|things?) (?:\\p{L}+ ){0,5}?(?:book|reserve|prebook|organi[sz]e|arrange)|(?:book|reserve|arrange|organi[sz]e) (?:anything|everything|things)|the (?:whole )?(?:trip|plan|tour|itinerary)|(?:any|which|what) (?:days?|stops?|parts?)|(?:enough|too (?:much|little|long|short)) (?:time )?for (?:all|everything)(?: (?:of )?(?:that|this|it))?");

    private static final Pattern IT = Patterns.words("it|that|this");
    private static final Pattern THE_PLAN = Patterns.words("plan|trip|tour|itinerary|all|everything|days?|stops?|pace");

    /** "The kids hate museums": who orders them out has the plan made without them. */
    private static final Pattern REMARKS = Patterns.anyCase(
            "\\W*(?:(?:and|oh|well|so|by\\s+the\\s+way|btw)\\W+)*(?:i|i'm|we|we're|my|our|he|she|they|none|neither|the\\s+(?:kids|children|boys|girls|others)|(?!no\\b|skip|drop|cut|without|leave|please)\\p{L}+\\s+(?:bores?|aren't|isn't|are|is|leaves?))\\b(?!.*\\b(?:please|pls)\\b).*");

    private static final int LONGEST_WISH = 12;
    /** It is wanted once more, or not as it is. */
    private static final Pattern OTHERWISE = Patterns.words(
            "more|another|second|again|extra|other|also|too|else|instead|rather|than|prefer|for|longer|better|less|fewer|days?|nights?|mornings?|afternoons?|evenings?|first|last|end|start|except|but|most|only|all");

    private final Doing doing;
    private final Places atlas;
    private final ByItsAct.Heard heard;

    OverThePlan(Doing doing, Places atlas, ByItsAct.Heard heard) {
        this.doing = doing;
        this.atlas = atlas;
        this.heard = heard;
    }

    /** Nothing where it is asked of something else, or answered by the plan already. */
    Optional<Step> of(Step asRuled, GraphState state, Reading reading, Conversation conversation) {
        var taken = Taken.in(conversation, asRuled);
        if (taken == Taken.ASKED_BACK || asRuled.state().getPlanStands()) {
            return Optional.empty();
        }
        return doing.judged(reading)
                .filter(judged -> judged.likely() >= LIKELY)
                .flatMap(judged -> switch (judged.act()) {
                    case ORDER_BOOKING -> ordered(judged, taken, asRuled, state, reading, conversation);
                    case ADD_KIND, DROP_KIND ->
                        taken == Taken.CHANGE || taken == Taken.NO_CHANGE
                                ? asItIs(judged.act(), asRuled, state, reading, conversation)
                                : Optional.empty();
                    default ->
                        isAskedOfAll(judged, taken, asRuled, reading, conversation)
                                ? answered(judged.act(), state, reading, conversation)
                                : Optional.empty();
                });
    }

    /** "The kids would love elephants" of a plan that has them, "museums bore us" of one that has none: kept in mind, and nothing to change. */
    private Optional<Step> asItIs(Act act, Step asRuled, GraphState state, Reading reading, Conversation conversation) {
        boolean plain = reading.places().isEmpty()
                && !reading.when().saysAnything()
                && !reading.said().has(OTHERWISE)
                && reading.said().words().size() <= LONGEST_WISH;
        var kind = KindSaid.in(reading.said().text());
        if (!plain || kind.isEmpty()) {
            return Optional.empty();
        }
        var had = WholePlan.of(reading, conversation, atlas).having(kind.get().words());
        var answer = act == Act.ADD_KIND
                ? had.map(
                        told -> told
                                + " So that is in it already, and the plan stays as it is; say \"one more\" and the day if you want it again.")
                : had.isPresent() || !reading.said().is(REMARKS)
                        ? Optional.<String>empty()
                        : Optional.of("Noted: no %s. The plan has none, so it stays as it is."
                                .formatted(kind.get().many()));
        return answer.map(told -> Step.to(
                REPLY,
                GraphState.newBuilder(FromThePlan.told(state, told, reading, conversation))
                        .setPreferences(asRuled.state().getPreferences().orElseGet(conversation::known))
                        .build()));
    }

    /** "Reserve a dive for us on day 3" is planned all the same. */
    private Optional<Step> ordered(
            Acts.Judged judged,
            Taken taken,
            Step asRuled,
            GraphState state,
            Reading reading,
            Conversation conversation) {
        boolean orders = reading.said().has(BOOKS) && (taken == Taken.QUESTION || judged.likely() >= SURELY);
        if (OnlyAsked.is(reading) || !orders) {
            return Optional.empty();
        }
        var plan = WholePlan.of(reading, conversation, atlas);
        return Optional.of(
                taken == Taken.CHANGE
                        ? Turned.noting(plan.orderedBeside(), asRuled)
                        : Step.to(REPLY, FromThePlan.told(state, plan.ordered(), reading, conversation)));
    }

    private static boolean isAskedOfAll(
            Acts.Judged judged, Taken taken, Step asRuled, Reading reading, Conversation conversation) {
        boolean elsewhere = !reading.places().isEmpty()
                || !reading.places().beyond().isEmpty()
                || reading.places().region().isPresent()
                || reading.nearby().isPresent()
                || reading.calendar().isPresent();
        boolean goesOnFromAnother = reading.said().is(GOES_ON) && !conversation.plan();
        // "Is it ok for beginners?" after a question on surfing is asked of that.
        boolean ofWhatWasAsked = judged.act() == Act.WHOLE_FIT
                && !conversation.plan()
                && reading.said().has(IT)
                && !reading.said().has(THE_PLAN);
        boolean forecastOfOnePlace =
                judged.act() == Act.WHOLE_WEATHER && conversation.ofThePlan().size() == 1;
        if (elsewhere || goesOnFromAnother || ofWhatWasAsked || forecastOfOnePlace) {
            return false;
        }
        return switch (taken) {
            case QUESTION, REFUSED ->
                conversation.plan()
                        || (reading.said().has(ALL_OF_IT) && !Reference.pointsAtThePlace(reading))
                        || conversation.ofThePlan().size() == 1
                        || (asRuled.state().getTargetLocations().size() != 1
                                && !(asRuled.state().getTargetLocations().isEmpty()
                                        && Reference.pointsAtThePlace(reading)));
            case CHANGE, NO_CHANGE, ANOTHER_PLAN ->
                judged.likely() >= SURELY
                        && (OnlyAsked.is(reading)
                                || (reading.said().text().endsWith("?")
                                        && !reading.said().has(ORDERS)));
            case ANSWERED_BY_THE_PLAN, ASKED_BACK -> false;
        };
    }

    private Optional<Step> answered(Act act, GraphState state, Reading reading, Conversation conversation) {
        var plan = WholePlan.of(reading, conversation, atlas);
        if (plan.isAskedOfWhatWasTold()) {
            return Optional.empty();
        }
        var answer = switch (act) {
            case WHOLE_FIT -> plan.fit(earlier(state));
            case WHOLE_PACE -> plan.pace();
            case WHOLE_BEST -> reading.said().has(WORST) ? Optional.<String>empty() : plan.best(earlier(state));
            case WHOLE_SKIP ->
                reading.said().has(OF_THE_WEATHER)
                        ? Optional.<String>empty()
                        : reading.said().has(NOT_TO_BE_MISSED) || reading.said().has(NICEST)
                                ? plan.best(earlier(state))
                                : plan.toSkip();
            case WHOLE_BOOK -> plan.toBook();
            case WHOLE_COST -> reading.said().has(NICEST) ? plan.best(earlier(state)) : plan.cost();
            default -> Optional.<String>empty();
        };
        return act == Act.WHOLE_WEATHER
                ? Optional.of(reading)
                        .filter(asked -> !asked.said().has(ON_TERMS) && plan.isAskedOfAllDays())
                        .flatMap(asked -> ofItsSeason(conversation))
                        .map(words -> heard.of(Turned.saying(words, state)))
                : answer.map(told -> Step.to(REPLY, FromThePlan.told(state, told, reading, conversation)));
    }

    /** A forecast nobody has; what the month is like at its places is known. */
    private static Optional<String> ofItsSeason(Conversation conversation) {
        return conversation
                .start()
                .map(day -> "Is %s a good time for %s?"
                        .formatted(
                                day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH),
                                conversation.ofThePlan().stream()
                                        .map(Place::name)
                                        .collect(Collectors.joining(", "))));
    }

    private static List<Utterance> earlier(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() < state.getTurn())
                .map(Message::getContent)
                .map(Utterance::of)
                .toList();
    }
}
