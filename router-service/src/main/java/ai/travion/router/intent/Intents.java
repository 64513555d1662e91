package ai.travion.router.intent;

import ai.travion.atlas.OwnNames;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Language;
import ai.travion.router.text.SmallTalk;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.TravelIntent;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Decides what a message is for. Safe for many threads.
 *
 * <p>Of a message that stands alone its wording decides, to which the rule that it falls under is one sign among others; a few rules are
 * certain by themselves. What is said in a conversation leans on it, and the model of the wording has learnt from messages that stand
 * alone: there the rules decide, but for those that recognise no more than that something is about travel, or nothing at all.
 */
public final class Intents {

    private static final Set<String> CERTAIN = Set.of(
            IntentRules.IN_DESPAIR,
            IntentRules.ASKS_OF_THE_CALENDAR,
            "onlySmallTalk",
            "onlyOrdersTheAssistant",
            "pointsAtSomething",
            IntentRules.ONLY_TELLS,
            IntentRules.INTRODUCES_THEMSELVES,
            IntentRules.ASKS_WHAT_THEY_SAID,
            IntentRules.ASKS_TO_BE_FORGOTTEN);

    private static final Set<String> DEFAULTS = Set.of(
            "asksForTheStateOfNow",
            "asksAboutAnotherCountry",
            "namesAPlace",
            "refusesAPlace",
            "namesATopic",
            "asksForWhatIsNearby",
            "saysHowOneTravels",
            "namesTheCountry",
            "speaksOfTravel",
            "hintsAtTravel",
            "misspellsTravel",
            "asksOfTheIsland",
            IntentRules.SAYS_NOTHING_THAT_IS_KNOWN);

    private static final String ASKS_OF_ONES_OWN = "asksOfOnesOwn";
    private static final float CERTAINLY = 0.95f;
    private static final Pattern ASKS = Patterns.words(
            "what(?:'s)?|which|who|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|may|must|tell me (?:more )?(?:about|of)");

    private static final String WORDED_LIKE_IT = "isWordedLikeIt";
    private static final float UNSURE = 0.5f;
    /** Between the likeliest and the next, as a difference of probabilities: what is nearer is unsure. */
    private static final double CLEAR = 0.2;
    /** By how much what is taken for travel by its rule has to be likelier none: to refuse a traveller is the worst fault. */
    private static final double TO_REFUSE = 0.4;
    /** How far the wording has to put another intent ahead of the rule's where the message may lean on what was said. */
    private static final double IN_TALKS = 0.5;
    /** Messages of some hundred conversations. */
    private static final int REMEMBERED = 2_000;

    /** "How do I book a train seat?", "how far can one get in a week by train?" name no place, and are travel. */
    private static final Pattern BOOKS_A_JOURNEY = Patterns.words(
            "(?:book|booking|reserve|buy|get|hire) (?:\\p{L}+ ){0,2}?(?:train|railway|bus|ferry|safari|guide|driver|tuk tuk)s?"
                    + "|how far (?:can|could|would|do) (?:you|i|we|one) (?:get|go|travel|come)|"
                    + Phrases.SHARED_ROOM);

    /** "Which other surf spots are good next weekend?": others are named, and no state of today. */
    private static final Pattern SEEKS_OTHERS = Patterns.words("(?:which|what) other");

    /** "We come from 24 July to 6 August": of a journey, whatever else is said. */
    private static final Pattern COMES = Patterns.words(
            "(?:we|i)(?:'re| are|'ll| will| want to| plan to)? (?:come|coming|visit|visiting|travel|travelling|arrive|arriving) (?:from |on |in |between |around |for )?(?:the )?(?:\\d{1,2}|january|february|march|april|may|june|july|august|september|october|november|december)\\p{L}*");

    private final IntentRules rules = new IntentRules();
    private final Lately<Alone, Verdict> lately = new Lately<>(REMEMBERED);
    private final Wording wording;
    private final Meaning meaning;
    private final OwnNames own;

    /** One that knows of nothing of one's own. */
    public Intents(Wording wording, Meaning meaning) {
        this(wording, meaning, OwnNames.NONE);
    }

    /** @param own what a traveller may ask about though neither a rule nor a wording knows it */
    public Intents(Wording wording, Meaning meaning, OwnNames own) {
        this.wording = wording;
        this.meaning = meaning;
        this.own = own;
    }

    /** What the message is for, in the light of its conversation. */
    public Verdict judge(Reading reading, Context context) {
        var byRule = rules.judge(reading, context);
        if (isOfOnesOwn(reading, byRule)) {
            return new Verdict(ASKS_OF_ONES_OWN, IntentType.TOURISM_QUERY, CERTAINLY);
        }
        boolean open = context.hasSpoken() ? DEFAULTS.contains(byRule.rule()) : !CERTAIN.contains(byRule.rule());
        if (!open || Dangling.isAllOf(reading) || reading.language() != Language.ENGLISH) {
            return byRule;
        }
        return meaning.of(reading.message())
                .map(vector -> wording.of(reading, vector, byRule.rule()))
                .map(likelihoods -> context.hasSpoken()
                        ? inTalk(byRule, likelihoods, reading)
                        : alone(byRule, likelihoods, reading))
                .orElse(byRule);
    }

    /** "What does the three-day tour of Palm House include?": a tour that there is, and no order for one. */
    private boolean isOfOnesOwn(Reading reading, Verdict byRule) {
        return own.namedIn(reading.message()).isPresent()
                && byRule.intent() != IntentType.REAL_TIME_INFO
                && (byRule.intent() != IntentType.TRIP_PLANNING || Patterns.isIn(ASKS, reading.message()));
    }

    /** What the message is for by itself. Its conversation brings it back with each turn, so it is not judged again. */
    public Verdict judgeAlone(Reading reading) {
        var alone = new Alone(reading.said().text(), reading.civil(), reading.ordered(), reading.today());
        return lately.get(alone).orElseGet(() -> {
            var verdict = judge(reading, Context.NONE);
            lately.put(alone, verdict);
            return verdict;
        });
    }

    private record Alone(String said, boolean civil, boolean ordered, LocalDate today) {}

    /** What the message is for by the rules alone: a reply to a question of ours is hardly worded like anything. */
    public Verdict judgeReply(Reading reply) {
        return rules.judge(reply, Context.NONE);
    }

    /** The finer intent of a message that was judged. */
    public TravelIntent travelIntent(Reading reading, Verdict verdict) {
        return rules.travelIntent(reading, verdict);
    }

    private static Verdict alone(Verdict byRule, Map<IntentType, Double> likelihoods, Reading reading) {
        var ranked = likelihoods.entrySet().stream()
                .filter(one -> one.getKey() == byRule.intent() || mayBe(one.getKey(), byRule, reading))
                .sorted(Map.Entry.<IntentType, Double>comparingByValue().reversed())
                .toList();
        var first = ranked.getFirst();
        if (byRule.intent() != IntentType.OFF_TOPIC
                && first.getValue() < UNSURE
                && !isTheLikeliest(first, likelihoods)) {
            return byRule;
        }
        boolean refuses = first.getKey() == IntentType.OFF_TOPIC && byRule.intent() != IntentType.OFF_TOPIC;
        boolean refusable =
                ranked.size() < 2 || first.getValue() - ranked.get(1).getValue() >= TO_REFUSE;
        var likeliest = refuses && !refusable ? ranked.get(1) : first;
        boolean clear = ranked.size() < 2 || first.getValue() - ranked.get(1).getValue() >= CLEAR;
        var verdict = likeliest.getKey() == byRule.intent() ? byRule : wordedLikeIt(likeliest);
        return clear ? verdict : unsure(verdict);
    }

    /** Where what a message is worded like cannot be what it is for, its wording tells nothing. */
    private static boolean isTheLikeliest(Map.Entry<IntentType, Double> one, Map<IntentType, Double> likelihoods) {
        return likelihoods.values().stream().noneMatch(other -> other > one.getValue());
    }

    /**
     * Who names the country or orders a plan is not refused; a greeting has a word of one; what was is not planned, nor what to bring; who
     * names a stay and asks nothing asks for a plan of it.
     */
    private static boolean mayBe(IntentType intent, Verdict byRule, Reading reading) {
        return switch (intent) {
            case UNKNOWN -> false;
            case OFF_TOPIC ->
                byRule.intent() != IntentType.TRIP_PLANNING
                        && !reading.places().country()
                        && !reading.said().has(COMES)
                        && !TravellersNeeds.areIn(reading.said())
                        && !reading.wishes().limitTheTrip()
                        && !reading.said().has(BOOKS_A_JOURNEY);
            case REAL_TIME_INFO ->
                mayBeLive(reading)
                        && !isAStayAndNoQuestion(byRule, reading)
                        && !(reading.wishes().limitTheTrip() && !Phrases.asksForSomething(reading.said()));
            case TRIP_PLANNING ->
                !Stay.tellsOfWhatWas(reading.said())
                        && !PlanOrder.asksWhatToBring(reading.said())
                        && !PlanOrder.asksToBeTold(reading.said())
                        && !PlanOrder.asksWhetherItFits(reading, Context.NONE)
                        && !PlanOrder.asksWhichOfTwo(reading);
            case GREETING ->
                !reading.said().has(Phrases.GENERAL_MATTER)
                        && (reading.civil()
                                || SmallTalk.isSociable(reading.said().text()));
            case TOURISM_QUERY -> !isAStayAndNoQuestion(byRule, reading);
        };
    }

    private static boolean isAStayAndNoQuestion(Verdict byRule, Reading reading) {
        // "We're coming to Sri Lanka in January" tells and orders nothing.
        return byRule.rule().equals(IntentRules.NAMES_A_STAY)
                && !reading.places().country()
                && !Phrases.asksOfSomething(reading.said());
    }

    private static Verdict inTalk(Verdict byRule, Map<IntentType, Double> likelihoods, Reading reading) {
        var likeliest = likelihoods.entrySet().stream()
                .filter(one -> one.getKey() == byRule.intent() || mayBeInTalk(one.getKey(), reading))
                .max(Map.Entry.comparingByValue())
                .orElseThrow();
        if (likeliest.getKey() == byRule.intent()) {
            return byRule;
        }
        double ahead = likeliest.getValue() - likelihoods.getOrDefault(byRule.intent(), 0.0);
        double wanted =
                byRule.intent() == IntentType.OFF_TOPIC && reading.said().has(COMES) ? 0 : IN_TALKS;
        return ahead >= wanted ? wordedLikeIt(likeliest) : unsure(byRule);
    }

    /** What leans on a conversation is not refused. A greeting has a word of greeting, and says nothing of a trip. */
    private static boolean mayBeInTalk(IntentType intent, Reading reading) {
        return switch (intent) {
            case UNKNOWN, OFF_TOPIC -> false;
            case GREETING ->
                reading.civil()
                        && !reading.said().has(Phrases.GENERAL_MATTER)
                        && reading.places().isEmpty()
                        && reading.nearby().isEmpty()
                        && !reading.wishes().areStated()
                        && reading.wishes().withdrawn().isEmpty();
            case REAL_TIME_INFO -> mayBeLive(reading);
            case TRIP_PLANNING ->
                !PlanOrder.asksWhereToGo(reading)
                        && !PlanOrder.asksWhichOfTwo(reading)
                        && !PlanOrder.asksForAFact(reading.said())
                        && !PlanOrder.asksOfADayTrip(reading)
                        && !Stay.tellsOfWhatWas(reading.said());
            case TOURISM_QUERY -> true;
        };
    }

    /** How full a place will be and where the sun stands are reckoned here; how it is months ahead no live source tells. */
    private static boolean mayBeLive(Reading reading) {
        return !LiveTalk.isFarOff(reading)
                && !LiveTalk.isOfLongAgo(reading.said())
                && !Phrases.asksForWhatIsReckoned(reading.said())
                && (!TimeItTakes.isAsked(reading) || LiveTalk.asksForNow(reading))
                && !reading.said().has(SEEKS_OTHERS)
                && !PlanOrder.asksWhichOfTwo(reading);
    }

    private static Verdict wordedLikeIt(Map.Entry<IntentType, Double> likely) {
        return new Verdict(WORDED_LIKE_IT, likely.getKey(), likely.getValue().floatValue());
    }

    private static Verdict unsure(Verdict verdict) {
        return new Verdict(verdict.rule(), verdict.intent(), Math.min(UNSURE, verdict.confidence()));
    }
}
