package ai.travion.router;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.InWords;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What somebody says of their money and of a large group, which no plan here reckons with: it is said, and not dropped. */
final class NotReckoned {

    private static final int LARGE_GROUP = 10;

    private static final Pattern NO_MEAL = Patterns.anyCase(
            "\\b(?:skip|drop|leave\\s+out|without|no\\s+need\\s+(?:for|of)|no|don'?t\\s+(?:need|want|have))\\s+(?:the\\s+|any\\s+|a\\s+)?(?<meal>breakfast|lunch|dinner)\\b(?!\\s+(?:before|after|at|until|in))");

    private static final Pattern OF_ONES_MONEY = Patterns.words(
            "(?:my|our|on a|with a|low|small|tight|limited|big|high|generous|unlimited|shoestring|backpacker|medium|mid)[ -]+(?:\\p{L}+ )?budget|budget is|shoestring|money|mid[ -]?range|broke");
    private static final Pattern BY_BUS_OR_TRAIN = Patterns.anyCase("\\b(?:bus(?:es)?|trains?|public transport)\\b");

    private NotReckoned() {}

    static Stream<String> of(Reading reading) {
        return Stream.of(budget(reading), group(reading), meal(reading)).flatMap(Optional::stream);
    }

    private static Optional<String> meal(Reading reading) {
        var skipped = Patterns.matcher(NO_MEAL, reading.said().text());
        return skipped.find()
                ? Optional.of("Noted: no %s. Its hour stays free in the plan: use it as you like."
                        .formatted(skipped.group("meal").toLowerCase(Locale.ROOT)))
                : Optional.empty();
    }

    private static Optional<String> budget(Reading reading) {
        return reading.wishes()
                .budget()
                .map(budget -> budget.getAmount().isPresent()
                        ? amount(budget)
                        : level(
                                budget,
                                Patterns.isIn(BY_BUS_OR_TRAIN, reading.said().text())));
    }

    static String ofARequest(StatedBudget budget) {
        return budget.getAmount().isPresent() ? amount(budget) : level(budget, false);
    }

    private static String amount(StatedBudget budget) {
        return "Noted: %s. Prices are not known here, so nothing in the plan is reckoned by it: ask for fees and fares before you go."
                .formatted(InWords.amount(budget));
    }

    /** Of a question: the sum that they have, or that they have little, is said back; "cheap eats" is no more than asked. */
    static Stream<String> beside(Reading reading) {
        return reading
                .wishes()
                .budget()
                .filter(budget ->
                        budget.getAmount().isPresent() || reading.said().has(OF_ONES_MONEY))
                .map(budget ->
                        "Noted: %s. Prices are not known here, so nothing is chosen or reckoned by it: ask for fees and fares before you go."
                                .formatted(
                                        budget.getAmount().isPresent()
                                                ? InWords.amount(budget)
                                                : "a " + budget.getLevel() + " budget"))
                .stream();
    }

    private static String level(StatedBudget budget, boolean rides) {
        return switch (budget.getLevel()) {
            case "low" ->
                "Noted: a small budget. Prices are not known here, so the plan cannot choose by them"
                        + (rides
                                ? "."
                                : "; buses and trains cost least, so say \"by bus\" or \"by train\" and I plan the ways so.");
            case "high" ->
                "Noted: a generous budget. Prices, hotels and tables are not known here, so none is chosen by it.";
            default -> "Noted: a medium budget. Prices are not known here, so nothing is chosen by them.";
        };
    }

    private static Optional<String> group(Reading reading) {
        return reading.wishes()
                .party()
                .map((StatedParty party) -> party.getAdults() + party.getChildren())
                .filter(people -> people >= LARGE_GROUP)
                .map(people ->
                        "Noted: a group of %d. The hours of the plan are those of a few people: ask ahead for tables, jeeps, boats and tickets, and give each stop more time."
                                .formatted(people));
    }
}
