package ai.travion.shadow.plan;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long a walk may be at most. Who sets a limit walks up to it, and does not refuse to walk. */
final class WalkingLimit {

    /** Who walks for less than this walks little. */
    private static final int SHORTEST_WALK = 30;
    /** A visit is not all on foot, and so much longer than its walk. */
    private static final int STANDING_STILL = 30;

    private static final int MINUTES_OF_A_KILOMETRE = 15;

    private static final String AMOUNT =
            "(?<amount>half an|an?|one|two|three|a couple of|\\d{1,3}(?:[.,]5)?)(?<half>[ -](?:and )?(?:a )?half)?[ -]*(?<unit>hours?|hrs?|h|minutes?|mins?|km|kms|kilomet(?:er|re)s?)\\b(?<more>\\s+and\\s+a\\s+half\\b)?";
    private static final String MOST = "max(?:imum)?(?: of)?|at (?:the )?most|up to|less than|under|only";
    private static final String OVER = "(?:more|longer|further|farther|over)(?: than)?";
    private static final String ON_FOOT = "(?:walk(?:s|ing)?|hik(?:e|es|ing)|on foot)";

    /** "We don't want to walk more than an hour a day", "no hikes over two hours": without the negation one can walk that far. */
    private static final Pattern NO_WALK_OVER = Pattern.compile(
            "\\b(?:(?:(?:do|does|did|can|will|would|should) ?not|(?:do|does|ca|wo|would|should)n'?t|cannot|no|not|never|avoid|without|hates?|nobody can|none of us can)\\s+(?:really |easily |ever )?(?:(?:up to|fit for|made for|keen on|fans of) )?(?:(?:want|like|plan|wish|able|be able|manage|have)(?: to)? )?(?:do |any |too |long )*"
                    + ON_FOOT + "\\b[^.;!?,\\n]{0,20}?|" + ON_FOOT
                    + "\\b[^.;!?,\\n]{0,20}?\\b(?:no|not|never|isn't|aren't)\\s+)\\b" + OVER
                    + "\\s+(?:for |about |of )?" + AMOUNT,
            Pattern.CASE_INSENSITIVE);
    /** "Walks of at most an hour", "walking max 2 km". */
    private static final Pattern WALK_THEN_MOST = Pattern.compile(
            "\\b(?:(?:do not|don't|dont|doesn't|does not|can't|cannot|can not|won't|would not|wouldn't|shouldn't|no|not|never)\\s+(?:want to |like to |be able to |able to |too )?)?(?:long )?"
                    + ON_FOOT + "\\b[^.;!?,\\n]{0,20}?\\b(?:" + MOST + ")\\s+(?:for |about |of )?" + AMOUNT,
            Pattern.CASE_INSENSITIVE);
    /** "At most an hour of walking a day", "no more than 30 minutes on foot". */
    private static final Pattern MOST_THEN_WALK = Pattern.compile(
            "\\b(?:max(?:imum)?(?: of)?|at (?:the )?most|up to|(?:no|not|never) (?:more|longer|over) than|less than|under|only)\\s+(?:about )?"
                    + AMOUNT + "(?:\\s+(?:a|per|each) (?:day|time|stop))?\\s+(?:of |for )?" + ON_FOOT + "\\b",
            Pattern.CASE_INSENSITIVE);
    /** "Walks of an hour at most", "we can walk an hour at most". */
    private static final Pattern AMOUNT_THEN_MOST = Pattern.compile(
            "\\b" + ON_FOOT + "\\s+(?:of |for )?(?:about )?" + AMOUNT
                    + "(?:\\s+(?:a|per|each) day)?\\s+(?:max(?:imum)?|at (?:the )?most|tops?)\\b",
            Pattern.CASE_INSENSITIVE);

    /** "Nothing that takes longer than two hours on foot". */
    private static final Pattern OVER_ON_FOOT = Pattern.compile(
            "\\b(?:no|not|nothing|never|n't|cannot|without|avoid)\\b[^.;!?,\\n]{0,40}?\\b" + OVER
                    + "\\s+(?:for |about |of )?" + AMOUNT + "\\s+(?:of )?" + ON_FOOT + "\\b",
            Pattern.CASE_INSENSITIVE);
    /** "My knees only allow an hour of walking", "two hours of hiking is our limit". */
    private static final Pattern AMOUNT_IS_THE_LIMIT = Pattern.compile(
            "\\bonly\\s+(?:allow|bear|manage|take|stand|last|good for|up to)\\w*\\s+(?:for |about |me |us )*" + AMOUNT
                    + "\\s+(?:of )?" + ON_FOOT + "\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern AMOUNT_ON_FOOT_IS = Pattern.compile(
            "\\b" + AMOUNT + "\\s+(?:of )?" + ON_FOOT
                    + "(?:\\s+(?:at a time|in one go|at a stretch|(?:a|per|each) day))?\\s+(?:is|are)\\s+(?:about )?(?:(?:our|my|the|her|his) (?:limit|max(?:imum)?)|enough|plenty|all (?:we|i|she|he) can)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final List<Pattern> FORMS = List.of(
            NO_WALK_OVER,
            WALK_THEN_MOST,
            MOST_THEN_WALK,
            AMOUNT_THEN_MOST,
            OVER_ON_FOOT,
            AMOUNT_IS_THE_LIMIT,
            AMOUNT_ON_FOOT_IS);

    private static final Map<String, Double> NUMBERS =
            Map.of("half an", 0.5, "a", 1.0, "an", 1.0, "one", 1.0, "two", 2.0, "three", 3.0, "a couple of", 2.0);

    private WalkingLimit() {}

    /** In minutes on foot; empty where nothing was said, or so little that it is no walk. */
    static OptionalInt in(String words) {
        String text = words.replace('\u2019', '\'');
        for (Pattern pattern : FORMS) {
            Matcher found = pattern.matcher(text);
            if (found.find()) {
                int minutes = minutes(found);
                return minutes < SHORTEST_WALK ? OptionalInt.empty() : OptionalInt.of(minutes);
            }
        }
        return OptionalInt.empty();
    }

    /** The same words without the limit, which refuses nothing. */
    static String without(String words) {
        if (in(words).isEmpty()) {
            return words;
        }
        String text = words.replace('\u2019', '\'');
        for (Pattern pattern : FORMS) {
            text = pattern.matcher(text).replaceAll(" ");
        }
        return text;
    }

    /** The sight as far as the limit leads: a stroll is made shorter, and what cannot be is only for who asks for it. */
    static Sight kept(Sight sight, int most) {
        Sight near = sight.withLeisure(sight.leisure().stream()
                .filter(thing -> Pastimes.at(sight.place().id()).stream()
                        .noneMatch(pastime -> pastime.thing().equals(thing)
                                && pastime.interests().contains("hiking")
                                && pastime.minutes() > most))
                .toList());
        if (sight.minutes() <= most + STANDING_STILL) {
            return near;
        }
        if (sight.effort() != Sight.Effort.EASY) {
            return near.onlyWhereAskedFor()
                    .noting("It is a longer walk than you want: turn back in time, or leave it out.");
        }
        return FittedSights.isWalk(sight) ? near.doing(most + STANDING_STILL, sight.activity()) : near;
    }

    static String inWords(int most) {
        return "No walk is planned that takes much longer than %s, as you said, unless you named its place; what lies farther is reached by car or tuk-tuk."
                .formatted(most % 60 == 0 ? Obeyed.hours(most) : most + " minutes");
    }

    private static int minutes(Matcher found) {
        String amount = found.group("amount").toLowerCase(Locale.ROOT);
        Double known = NUMBERS.get(amount);
        double number = known == null ? Double.parseDouble(amount.replace(',', '.')) : known;
        if (found.group("half") != null || found.group("more") != null) {
            number += 0.5;
        }
        String unit = found.group("unit").toLowerCase(Locale.ROOT);
        return (int)
                Math.round(number * (unit.startsWith("h") ? 60 : unit.startsWith("k") ? MINUTES_OF_A_KILOMETRE : 1));
    }
}
