package ai.travion.router.wishes;

import ai.travion.router.text.Patterns;
import ai.travion.schemas.StatedBudget;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a trip may cost: a level ("cheap", "luxury") or an amount ("under $50 a day"). */
final class BudgetReader {

    private static final double THOUSAND = 1000;
    private static final Pattern HIGH = Patterns.words(
            "luxur(?:y|ious)|high[ -]end|upscale|five[ -]star|5[ -]star|splurge|premium|money (?:is )?(?:no|not an?) (?:object|problem|issue|concern)|no budget limit|expensive is (?:fine|ok)");
    private static final Pattern MEDIUM = Patterns.words(
            "mid[ -]?range|moderate (?:budget|price[sd]?)|medium budget|mid[ -]budget|reasonabl[ey](?: priced)?");
    private static final Pattern LOW = Patterns.words(
            "(?:on|with|have) a (?:tight |small |tiny |little |very small |low |limited |shoestring |backpacker )?budget|budget[ -](?:friendly|trip|travel|travell?er|hotel|holiday|stay|option|accommodation)s?|(?:low|tight|small|tiny|limited|modest)[ -](?:budget|cost)|(?:budget|money) (?:is|'s) (?:very |quite |a bit |really )?(?:low|tight|small|limited|tiny)|(?:not|n't have|little|haven't got) (?:much |so much )?money|count(?:ing)? every (?:penny|rupee|cent)|short of money|broke student|poor students?|low[ -]cost|shoestring|cheap(?:er(?!\\s+than)|est|ly)?|inexpensive|affordable|backpack(?:er|ers|ing)|save money|not (?:too )?expensive|less expensive|(?<=\\bmake (?:it|this|that|the trip) )(?:a |more |on a )?budget|(?:\\d{1,2}|two|three|four|five|six|seven|ten)[ -]?days? budget|budget (?:please|pls|version|plan|itinerary)|(?:tighter|smaller|lower) budget");
    private static final String AMOUNT = "(?<amount>\\d{1,3}(?:[, ]\\d{3})+|\\d{1,8})(?:\\.\\d{1,2})?\\s*(?<k>k\\b)?";
    private static final List<Currency> CURRENCIES = List.of(
            new Currency("USD", "us\\$|usd|\\$|dollars?|us dollars?|bucks"),
            new Currency("EUR", "eur|€|euros?"),
            new Currency("GBP", "gbp|£|pounds?|quid"),
            new Currency("LKR", "lkr|rs\\.?|slr|rupees?|sri lankan rupees?"),
            new Currency("INR", "inr|indian rupees?|₹"),
            new Currency("AUD", "aud|a\\$"));
    private static final String ANY_CURRENCY =
            "us\\$|a\\$|usd|lkr|eur|gbp|inr|aud|slr|rs\\.?|\\$|€|£|₹|us dollars?|dollars?|bucks|euros?|pounds?|quid|sri lankan rupees?|indian rupees?|rupees?";
    private static final Pattern PRICE = Patterns.anyCase("(?:(?<before>" + ANY_CURRENCY + ")\\s*" + AMOUNT + "|"
            + AMOUNT.replace("<amount>", "<amount2>").replace("<k>", "<k2>") + "\\s*(?<after>" + ANY_CURRENCY
            + "))(?![\\p{L}\\d])");
    private static final Pattern FIGURE = Pattern.compile("\\d");
    private static final Pattern MEANT = Patterns.words(
            "budget|spend(?:ing)?|under|less than|below|up to|max(?:imum)?|at most|within|afford|we have|i have|no more than|around|about|for");
    private static final Pattern FOR_IT = Patterns.anyCase(
            "^\\s*(?:for\\s+(?:the\\s+|all\\s+|both\\s+)?(?:two|three|four|five|us|everything|\\d+\\s+(?:days|people|of))|in\\s+total|altogether|to\\s+spend|budget)\\b");
    private static final Pattern ASKED = Patterns.anyCase(
            ".*\\b(?:is|are|does|do|costs?|price|fee|worth|exchange|change|convert|how\\s+much)\\b[^.!?]*$");
    private static final Pattern A_DAY =
            Patterns.anyCase("^\\s*(?:per|a|each|every|/)\\s*(?:person\\s+(?:per|a)\\s+)?(?:day|night)|^\\s*daily");
    private static final Pattern A_PERSON =
            Patterns.anyCase("^\\s*(?:per|a|each|/)\\s*(?:person|head|pax|adult)|^\\s*(?:pp|each)\\b");

    private record Currency(String code, Pattern names) {

        Currency(String code, String names) {
            this(code, Patterns.anyCase(names));
        }
    }

    Optional<StatedBudget> read(String text) {
        var amount = amountIn(text);
        var level = levelIn(text);
        if (amount.isEmpty() && level.isEmpty()) {
            return Optional.empty();
        }
        var budget = amount.orElseGet(StatedBudget::newBuilder);
        return Optional.of(budget.setLevel(level.orElse("")).build());
    }

    /** Whether it is said to be cheap and dear at once. */
    static boolean isLowAndHigh(String text) {
        return isSaid(LOW, text) && isSaid(HIGH, text);
    }

    private static Optional<String> levelIn(String text) {
        if (isSaid(LOW, text)) {
            return Optional.of("low");
        }
        if (isSaid(MEDIUM, text)) {
            return Optional.of("medium");
        }
        return isSaid(HIGH, text) ? Optional.of("high") : Optional.empty();
    }

    /** Whether a small budget is named and said not to be theirs. */
    boolean isDenied(String text) {
        return LOW.matcher(text).results().anyMatch(match -> Clause.denies(text, match.start(), match.end()));
    }

    private static boolean isSaid(Pattern level, String text) {
        return level.matcher(text)
                .results()
                .anyMatch(match -> !Clause.denies(text, match.start(), match.end())
                        && !Clause.isOfOthers(text, match.start(), match.end()));
    }

    private static Optional<StatedBudget.Builder> amountIn(String text) {
        if (!FIGURE.matcher(text).find()) {
            return Optional.empty();
        }
        var price = PRICE.matcher(text);
        while (price.find()) {
            var before = text.substring(0, price.start());
            boolean meant = MEANT.matcher(before).find()
                    || FOR_IT.matcher(text.substring(price.end())).find();
            if (meant && !ASKED.matcher(before).matches()) {
                return Optional.of(StatedBudget.newBuilder()
                        .setAmount(amount(price))
                        .setCurrency(currency(price))
                        .setPer(per(text.substring(price.end()))));
            }
        }
        return Optional.empty();
    }

    private static double amount(Matcher price) {
        boolean currencyFirst = price.group("before") != null;
        var digits = price.group(currencyFirst ? "amount" : "amount2").replaceAll("[, ]", "");
        boolean thousands = price.group(currencyFirst ? "k" : "k2") != null;
        return Double.parseDouble(digits) * (thousands ? THOUSAND : 1);
    }

    private static String currency(Matcher price) {
        var name =
                price.group(price.group("before") != null ? "before" : "after").toLowerCase(Locale.ROOT);
        return CURRENCIES.stream()
                .filter(currency -> currency.names().matcher(name).matches())
                .map(Currency::code)
                .findFirst()
                .orElse("");
    }

    private static String per(String after) {
        if (A_DAY.matcher(after).find()) {
            return "day";
        }
        return A_PERSON.matcher(after).find() ? "person" : "";
    }
}
