package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Verdict;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/**
 * What a message asks for against what its traveller said of themselves before, where that is important and no plan is asked about it:
 * a steakhouse for a vegan, a climb in a wheelchair, a palace for little money. It is said, and done as asked.
 */
public final class AtOdds {

    private static final Pattern MEAT = Patterns.words(
            "steak\\s?(?:house)?s?|meat|beef|pork|chicken|mutton|lamb|barbecue|bbq|burgers?|sea\\s?food|fish|crabs?|prawns?|lobsters?|cuttlefish|tuna");
    private static final Pattern CLIMB = Patterns.words(
            "climb(?:s|ing)?|hik(?:e|es|ing)|trek(?:s|king)?|summit|(?:to\\s+the\\s+)?top\\s+of|strenuous|stairs|steps");
    /** Who asks how many steps there are knows that steps are hard. */
    private static final Pattern ASKS_HOW_FAR_UP = Patterns.words(
            "how (?:hard|steep|many|difficult|much)|(?:many|few|fewer|less|more|too many|any) (?:steps|stairs)|without|from below|avoid\\p{L}*|(?:steps|stairs) (?:there|to|in|at)");

    private static final Pattern LUXURY = Patterns.words(
            "luxur(?:y|ious)|(?:five|5)[- ]?stars?|private\\s+(?:pool|villa|butler|jet)|infinity\\s+pool|most\\s+expensive|finest\\s+(?:hotel|resort)");
    /** Who asks whether there is fish in it does not ask for fish. */
    private static final Pattern WANTED = Patterns.words(
            "find|best|where (?:can|could|should|do|to)|recommend\\p{L}*|suggest\\p{L}*|show|list|restaurants?|places|book|want|wants|like to (?:eat|try)|try|looking for|craving|fancy|plan|take us|take me|add|include|dinner|lunch|most luxurious|stay in");

    /** A market is looked at. */
    private static final Pattern MARKET = Patterns.words(
            "(?:sea ?food|fish|meat) (?:market|auction|harbour|harbor|landing)s?|fish(?:ing)? (?:boats?|harbours?|villages?)|(?:live |tropical )?fish (?:while|when) (?:diving|snorkel\\p{L}+)");

    private static final Pattern DENIED = Patterns.words(
            "no|not|without|avoid|don'?t|never|instead\\s+of|no\\s+longer|changed\\s+my\\s+mind|vegetarian|vegan|wheel\\s?chair|accessible");
    private static final Pattern NIGHTLIFE = Patterns.words(
            "night ?life|(?:big |wild |wildest |beach |best |good |great |late )+part(?:y|ies)|part(?:y|ying) (?:beach|town|place|scene|hard|every|all)|parties|night ?clubs?|clubbing");
    /** Who asks why it is noisy does not ask for parties. */
    private static final Pattern WHERE_TO = Patterns.words("which|wildest|biggest|somewhere|anywhere");

    private static final List<String> QUIET = List.of("crowds", "noise");
    private static final Pattern DIET = Patterns.words("vegan|vegetarian");
    private static final Pattern WHEELCHAIR = Patterns.words("wheel\\s?chair.*");

    private static final List<BiFunction<Preferences, Utterance, Optional<String>>> RULES =
            List.of(AtOdds::diet, AtOdds::wheelchair, AtOdds::walking, AtOdds::budget);

    private AtOdds() {}

    /** The sentence that says so of a judged message; nothing where nothing is at odds, or where it was said already. */
    public static Optional<String> with(Conversation conversation, Utterance said, Verdict verdict) {
        boolean travels = verdict.intent() == IntentType.TOURISM_QUERY || verdict.intent() == IntentType.TRIP_PLANNING;
        return travels
                ? in(conversation.known(), said).filter(sentence -> !conversation.hasSaid(sentence))
                : Optional.empty();
    }

    private static Optional<String> in(Preferences before, Utterance said) {
        return said.has(DENIED)
                ? Optional.empty()
                : RULES.stream()
                        .flatMap(rule -> rule.apply(before, said).stream())
                        .findFirst();
    }

    /** What a message asks to eat and its traveller does not eat. */
    static Optional<Conflict> diet(Preferences before, Utterance said, Wishes now) {
        if (said.has(DENIED) || !said.has(WANTED) || said.has(MARKET)) {
            return Optional.empty();
        }
        var meat = Patterns.matcher(MEAT, said.text());
        return before.getOther().stream()
                .filter(value -> Patterns.isIn(DIET, value.getValue()) && meat.find())
                .findFirst()
                .map(value -> new Conflict(
                        Conflicts.about(value.getOrigin(), "diet"),
                        "food",
                        "%s that you are %s. Shall I look for %s all the same?"
                                .formatted(
                                        Conflicts.source(value.getOrigin()),
                                        value.getValue(),
                                        meat.group().strip().toLowerCase(Locale.ROOT)),
                        "Yes, look for it",
                        "No, vegetarian food",
                        now,
                        now,
                        "Where can one eat good vegetarian food there?"));
    }

    /** What a question or a change asks for and its traveller has not the money for. */
    static Optional<Conflict> luxury(Preferences before, Utterance said, Wishes now) {
        if (said.has(DENIED) || !said.has(WANTED)) {
            return Optional.empty();
        }
        return before.getBudget()
                .filter((StatedBudget budget) -> budget.getLevel().equals("low") && said.has(LUXURY))
                .map((StatedBudget budget) -> new Conflict(
                        Conflicts.about(budget.getOrigin(), "luxury"),
                        "luxury",
                        Conflicts.source(budget.getOrigin())
                                + " that you travel on a low budget. Shall I look for something luxurious all the same?",
                        "Yes, something luxurious",
                        "No, something cheap",
                        now,
                        now,
                        "Which cheap guesthouses and hotels are there?"));
    }

    /** What a question asks for and its traveller, who wants it quiet, had rather stay away from. */
    static Optional<Conflict> nightlife(Preferences before, Utterance said, Wishes now) {
        if (said.has(DENIED) || !said.has(NIGHTLIFE) || !(said.has(WANTED) || said.has(WHERE_TO))) {
            return Optional.empty();
        }
        return before.getAvoid().stream()
                .filter(value -> QUIET.contains(value.getValue()))
                .findFirst()
                .map(value -> new Conflict(
                        Conflicts.about(value.getOrigin(), "avoid"),
                        "nightlife",
                        Conflicts.source(value.getOrigin())
                                + " that you want it quiet, without crowds. Shall I look for parties all the same?",
                        "Yes, look for parties",
                        "No, somewhere quiet",
                        now.withdrawing(QUIET),
                        now,
                        "Which beaches are quiet?"));
    }

    private static Optional<String> diet(Preferences before, Utterance said) {
        return need(before, DIET)
                .filter(diet -> said.has(MEAT) && said.has(WANTED) && !said.has(MARKET))
                .map(
                        "You said that you are %s, and ask for something else now; tell me if that no longer holds."
                                ::formatted);
    }

    private static Optional<String> wheelchair(Preferences before, Utterance said) {
        return need(before, WHEELCHAIR)
                .filter(need -> said.has(CLIMB))
                .map(
                        need ->
                                "You spoke of a wheelchair, and this means steps and climbing, so please ask about the way in beforehand.");
    }

    private static Optional<String> walking(Preferences before, Utterance said) {
        return before.getWalkingTolerance()
                .filter(tolerance ->
                        tolerance.getValue().equals("low") && said.has(CLIMB) && !said.has(ASKS_HOW_FAR_UP))
                .map(tolerance -> "You said that long walks are difficult, and this means a climb.");
    }

    private static Optional<String> budget(Preferences before, Utterance said) {
        return before.getBudget()
                .filter((StatedBudget budget) -> budget.getLevel().equals("low") && said.has(LUXURY))
                .map((StatedBudget budget) -> "You said that you travel on a low budget, and this is for a high one.");
    }

    private static Optional<String> need(Preferences before, Pattern kind) {
        return before.getOther().stream()
                .map(StatedValue::getValue)
                .filter(value -> Patterns.isIn(kind, value))
                .findFirst();
    }
}
