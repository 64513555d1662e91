package ai.travion.router.intent;

import ai.travion.router.text.Language;
import ai.travion.router.text.SmallTalk;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.TravelIntent;
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
            "asksForWhatIsNearby",
            "namesAPlace",
            "refusesAPlace",
            "namesTheCountry",
            "speaksOfTravel",
            "hintsAtTravel",
            "misspellsTravel",
            "asksOfTheIsland",
            IntentRules.SAYS_NOTHING_THAT_IS_KNOWN);

    private static final float UNSURE = 0.5f;

    private final IntentRules rules = new IntentRules();
    private final Wording wording;
    private final Margins margins;

    /**
     * How far the wording has to put an intent ahead of the default, as a difference of probabilities.
     *
     * @param ofTravel where the default is a question about travel
     * @param ofRefusals where no rule knew anything of the message, which is refused by default
     * @param inTalks where something was said before, on which the message may lean
     */
    record Margins(double ofTravel, double ofRefusals, double inTalks) {
        static final Margins USUAL = new Margins(0.4, 0.6, 0.5);
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

    /** What the message is for by the rules alone: a reply to a question of ours is hardly worded like anything. */
    public Verdict judgeReply(Reading reply) {
        return rules.judge(reply, Context.NONE);
    }

    /** The finer intent of a message that was judged. */
    public TravelIntent travelIntent(Reading reading, Verdict verdict) {
        return rules.travelIntent(reading, verdict);
    }

    private Verdict reconsidered(Verdict byDefault, Reading reading, Context context) {
        var likelihoods = wording.of(reading);
        var likeliest = likelihoods.entrySet().stream()
                .filter(one -> one.getKey() == byDefault.intent() || mayBe(one.getKey(), reading))
                .max(Map.Entry.comparingByValue())
                .orElseThrow();
        if (likeliest.getKey() == byDefault.intent()) {
            return byDefault;
        }
        double ahead = likeliest.getValue() - likelihoods.getOrDefault(byDefault.intent(), 0.0);
        if (ahead >= margin(byDefault, context)) {
            return new Verdict(
                    "isWordedLikeIt", likeliest.getKey(), likeliest.getValue().floatValue());
        }
        return new Verdict(byDefault.rule(), byDefault.intent(), Math.min(UNSURE, byDefault.confidence()));
    }

    /**
     * Nothing is refused by its wording. A greeting has a word of greeting, and nothing that names a place or says how one travels
     * is a mere one.
     */
    private static boolean mayBe(IntentType intent, Reading reading) {
        return switch (intent) {
            case OFF_TOPIC, UNKNOWN -> false;
            case GREETING ->
                (reading.civil() || SmallTalk.isSociable(reading.said().text()))
                        && !reading.said().has(Phrases.GENERAL_MATTER)
                        && reading.places().isEmpty()
                        && reading.nearby().isEmpty()
                        && !reading.wishes().areStated()
                        && reading.wishes().withdrawn().isEmpty();
            case REAL_TIME_INFO -> !Phrases.asksForWhatIsReckoned(reading.said());
            case TRIP_PLANNING ->
                !Phrases.asksWhereToGo(reading)
                        && !Phrases.asksForAFact(reading.said())
                        && !Stay.tellsOfWhatWas(reading.said());
            case TOURISM_QUERY -> true;
        };
    }

    private double margin(Verdict byDefault, Context context) {
        if (byDefault.intent() == IntentType.OFF_TOPIC) {
            return margins.ofRefusals();
        }
        return context.hasSpoken() ? margins.inTalks() : margins.ofTravel();
    }
}
