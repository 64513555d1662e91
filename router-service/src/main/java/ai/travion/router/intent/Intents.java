package ai.travion.router.intent;

import ai.travion.router.text.Language;
import ai.travion.router.text.SmallTalk;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.TravelIntent;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;

/**
 * Decides what a message is for: by the rules, and by its wording where no rule is certain. Safe for many threads.
 *
 * <p>Most rules recognise what is asked for. Some recognise no more than that a message is about travel, or nothing at all, and say what
 * such a message usually is: those are the defaults.
 */
public final class Intents {

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

    private static final String WORDED_LIKE_IT = "isWordedLikeIt";
    private static final float UNSURE = 0.5f;
    /** Messages of some hundred conversations. */
    private static final int REMEMBERED = 2_000;
    /** What is worded like something that it cannot be is hardly worded like the next best. */
    private static final double LEAST = 0.25;

    private final IntentRules rules = new IntentRules();
    private final Lately<Alone, Verdict> lately = new Lately<>(REMEMBERED);
    private final Wording wording;
    private final Margins margins;

    /**
     * How far the wording has to put an intent ahead, as a difference of probabilities.
     *
     * @param ofTravel of the default
     * @param ofRefusals that it is no travel, of all others
     * @param inTalks of the default where something was said before, on which the message may lean
     */
    record Margins(double ofTravel, double ofRefusals, double inTalks) {
        static final Margins USUAL = new Margins(0.1, 0.1, 0.5);
    }

    public Intents(Wording wording) {
        this(wording, Margins.USUAL);
    }

    Intents(Wording wording, Margins margins) {
        this.wording = wording;
        this.margins = margins;
    }

    /** What the message is for, in the light of its conversation. */
    public Verdict judge(Reading reading, Context context) {
        var verdict = rules.judge(reading, context);
        boolean open = DEFAULTS.contains(verdict.rule()) && reading.language() == Language.ENGLISH;
        return open ? reconsidered(verdict, reading, context) : verdict;
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

    private Verdict reconsidered(Verdict byDefault, Reading reading, Context context) {
        var likelihoods = wording.of(reading, byDefault.rule());
        var likeliest = likelihoods.entrySet().stream()
                .filter(one -> one.getKey() == byDefault.intent() || mayBe(one.getKey(), reading, context))
                .filter(one -> one.getKey() != IntentType.OFF_TOPIC)
                .max(Map.Entry.comparingByValue())
                .orElseThrow();
        double ofRefusal = likelihoods.getOrDefault(IntentType.OFF_TOPIC, 0.0);
        boolean refusable = byDefault.intent() == IntentType.OFF_TOPIC || mayBe(IntentType.OFF_TOPIC, reading, context);
        if (refusable && ofRefusal - likeliest.getValue() >= margins.ofRefusals()) {
            return byDefault.intent() == IntentType.OFF_TOPIC
                    ? byDefault
                    : new Verdict(WORDED_LIKE_IT, IntentType.OFF_TOPIC, (float) ofRefusal);
        }
        boolean unlikely = byDefault.intent() == IntentType.OFF_TOPIC && likeliest.getValue() < LEAST;
        if (likeliest.getKey() == byDefault.intent() || unlikely) {
            return byDefault;
        }
        double ahead = likeliest.getValue() - likelihoods.getOrDefault(byDefault.intent(), 0.0);
        if (byDefault.intent() == IntentType.OFF_TOPIC || ahead >= margin(context)) {
            return new Verdict(
                    WORDED_LIKE_IT, likeliest.getKey(), likeliest.getValue().floatValue());
        }
        return new Verdict(byDefault.rule(), byDefault.intent(), Math.min(UNSURE, byDefault.confidence()));
    }

    /**
     * A message within a conversation is not refused by its wording, since it may lean on what was said. A greeting has a word of
     * greeting, and nothing that names a place or says how one travels is a mere one.
     */
    private static boolean mayBe(IntentType intent, Reading reading, Context context) {
        return switch (intent) {
            case UNKNOWN -> false;
            case OFF_TOPIC -> !context.hasSpoken() && !reading.wishes().limitTheTrip();
            case GREETING ->
                (reading.civil()
                                || (!context.hasSpoken()
                                        && SmallTalk.isSociable(reading.said().text())))
                        && !reading.said().has(Phrases.GENERAL_MATTER)
                        && reading.places().isEmpty()
                        && reading.nearby().isEmpty()
                        && !reading.wishes().areStated()
                        && reading.wishes().withdrawn().isEmpty();
            case REAL_TIME_INFO -> !Phrases.asksForWhatIsReckoned(reading.said()) && !PlanOrder.asksWhichOfTwo(reading);
            case TRIP_PLANNING ->
                !PlanOrder.asksWhereToGo(reading)
                        && !PlanOrder.asksWhichOfTwo(reading)
                        && !PlanOrder.asksForAFact(reading.said())
                        && !Stay.tellsOfWhatWas(reading.said());
            case TOURISM_QUERY -> true;
        };
    }

    private double margin(Context context) {
        return context.hasSpoken() ? margins.inTalks() : margins.ofTravel();
    }
}
