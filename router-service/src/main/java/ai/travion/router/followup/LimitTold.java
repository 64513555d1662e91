package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.StandingWish;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * "We don't want any hikes of more than 2 hours", "one temple a day is enough", "I can't sit in a car for more than three hours": a limit that is
 * told beside a plan, changed or lifted, is a wish for all of it, and never a question.
 */
final class LimitTold implements Completion {

    private static final int LONGEST_WORDS = 30;
    private static final String NUMBER = "(?<count>half an|an?|one|two|three|four|five|six|\\d{1,3})";
    private static final String AMOUNT = NUMBER
            + "(?<half>\\.5|[ -]?(?:and\\s+)?(?:a\\s+)?half)?[ -]*(?<unit>hours?|hrs?|h|minutes?|mins?|km|kms|kilomet(?:er|re)s?)\\b(?<more>\\s+and\\s+a\\s+half\\b)?";
    private static final String MOST =
            "(?:max(?:imum)?(?:\\s+of)?|at\\s+(?:the\\s+)?most|up\\s+to|less\\s+than|under|only|within|(?:no|not|never)\\s+(?:more|longer|further|farther)\\s+than)";
    private static final String NOT =
            "\\b(?:no|not|never|nothing|nobody|none|without|avoid|hates?|cannot|refuse|can['\u2019]?t|won['\u2019]?t|don['\u2019]?t|doesn['\u2019]?t|wouldn['\u2019]?t|shouldn['\u2019]?t)\\b";
    private static final String OVER =
            "(?:(?:more|longer|further|farther)\\s+than|over|above|beyond|exceed(?:ing|s)?)\\s+(?:about\\s+|around\\s+)?";
    private static final String IS_THE_LIMIT =
            "(?:\\s+[\\p{L}]+){0,6}?\\s*,?\\s*(?:at\\s+(?:the\\s+)?most\\b|max(?:imum)?\\b|tops\\b|(?:is|are)\\s+(?:about\\s+|already\\s+|quite\\s+|more\\s+than\\s+)?(?:(?:our|my|the|her|his)\\s+(?:absolute\\s+)?(?:limit|max(?:imum)?)|enough|plenty|sufficient|all\\s+(?:we|i|she|he)\\s+(?:can|want)))";
    /** Each says of what amount it is the limit. */
    private static final List<Pattern> OF_AN_AMOUNT = List.of(
            Patterns.anyCase(NOT + "[^.;!?]{0,60}?\\b" + OVER + AMOUNT),
            Patterns.anyCase("\\b" + MOST + "\\s+(?:for\\s+|about\\s+|of\\s+)?" + AMOUNT),
            Patterns.anyCase(
                    "\\bonly\\s+(?:allows?|bears?|manages?|takes?|stands?|lasts?)\\s+(?:for\\s+|about\\s+|me\\s+|us\\s+)*"
                            + AMOUNT),
            Patterns.anyCase("\\b" + AMOUNT + IS_THE_LIMIT),
            Patterns.anyCase(
                    "\\b(?:we|i|she|he|they|everybody|everyone)\\s+(?:can|could|would)\\s+(?:do|manage|bear|stand|take|handle|sit|live\\s+with)\\s+(?:even\\s+|about\\s+)?"
                            + AMOUNT),
            Patterns.anyCase(
                    "\\b" + AMOUNT
                            + "(?:\\s+[\\p{L}]+){0,5}?\\s+(?:is|are|would\\s+be)\\s+(?:now\\s+)?(?:fine|ok(?:ay)?|no\\s+problem|all\\s+right)\\b"));

    private static final String THINGS =
            "(?:\\p{L}+\\s+)?(?:sights?|stops?|places|things|activit(?:y|ies)|visits?|attractions?|temples?|churches|church|museums?|ruins?|hikes?|beach(?:es)?|gardens?|waterfalls?|markets?|forts?|safaris?|viewpoints?)";
    private static final String A_DAY = "(?:(?:a|per|each|every|any)\\s+(?:single\\s+)?day|daily)\\b";
    private static final String COUNT = "(?:a\\s+single|a|one|two|three|four|[1-4])";
    private static final List<Pattern> OF_A_DAY = List.of(
            Patterns.anyCase(
                    "\\b(?:" + MOST + "|(?:no|not|never|n['\u2019]t)(?:\\s+\\p{L}+){0,3}?\\s+more\\s+than|just)\\s+"
                            + COUNT + "\\s+(?:" + THINGS + "\\s+|of\\s+(?:them|those)\\s+)?" + A_DAY),
            Patterns.anyCase("\\b" + COUNT + "\\s+" + THINGS + "\\s+" + A_DAY + IS_THE_LIMIT));

    private static final Pattern ON_FOOT =
            Patterns.words("walk\\p{L}*|hik\\p{L}*|on foot|climb\\p{L}*|trek\\p{L}*|feet|knees?|legs?|ankles?|hips?");
    private static final Pattern ON_THE_ROAD = Patterns.words(
            "driv\\p{L}+|on the road|cars?|vans?|bus(?:es)?|minibus|vehicles?|sit|sitting|behind the wheel|transfers?|journeys?|travell?ing|rides?");
    private static final Pattern OF_A_WAY = Patterns.words("from|away|each way|one way|to the|far");
    private static final Pattern ORDERS = Patterns.words(
            "add|include|put|move|swap|replace|instead|book|nights?|stay|skip|drop|leave out|remove|cut|take out|free");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var text = message.said().text();
        boolean told = !plan.isEmpty()
                && before.conversation().hasPlanned()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && !text.contains("?")
                && !Phrases.isQuestion(message.said())
                && !message.said().has(ORDERS)
                && DaySaid.in(text, plan.days()).isEmpty();
        if (!told) {
            return Optional.empty();
        }
        var amount = OF_AN_AMOUNT.stream()
                .map(pattern -> Patterns.matcher(pattern, text))
                .filter(Matcher::find)
                .findFirst();
        boolean onFoot = message.said().has(ON_FOOT);
        boolean driving = amount.isPresent()
                && !onFoot
                && message.said().has(ON_THE_ROAD)
                && !message.said().has(OF_A_WAY)
                && amount.get().group("unit").toLowerCase(Locale.ROOT).startsWith("h");
        boolean aDay = OF_A_DAY.stream().anyMatch(pattern -> Patterns.isIn(pattern, text));
        boolean lifted = StandingWish.in(text).contains(StandingWish.LONG_DRIVES);
        return aDay || driving || lifted || (onFoot && amount.isPresent())
                ? Optional.of(new Completed(
                        "Make it so",
                        lifted
                                ? List.of(
                                        "Noted: no limit of driving holds any more. The stays are those of before; say which of them was only a stop on the way, and it goes.")
                                : List.of(),
                        false,
                        List.of(),
                        Optional.of(new Change(
                                Optional.of(before.conversation().ofThePlan()),
                                List.of(),
                                lifted
                                        ? List.of(StandingWish.LONG_DRIVES)
                                        : driving ? term(amount.get()).stream().toList() : List.of()))))
                : Optional.empty();
    }

    /** In the words in which the planner reads it. */
    private static Optional<String> term(Matcher amount) {
        boolean half = amount.group("half") != null || amount.group("more") != null;
        return Names.number(amount.group("count"))
                .filter(hours -> hours > 0 && hours < 10)
                .map(hours -> "at most %d%s hours of driving a day".formatted(hours, half ? ".5" : ""));
    }
}
