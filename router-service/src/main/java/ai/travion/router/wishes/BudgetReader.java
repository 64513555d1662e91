package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.StatedBudget;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads what a trip may cost: a level ("cheap", "luxury") or an amount ("under $50 a day"). */
final class BudgetReader {

    private static final double THOUSAND = 1000;
    private static final Pattern HIGH = Patterns.words(
            "luxur(?:y|ious)|high[ -]end|upscale|five[ -]star|5[ -]star|splurge|premium|(?:money|price|cost|budget) (?:is |(?:is|are)n't |really )*(?:no|not an?|an) (?:object|problem|issue|concern|question)|(?:money|price|cost) (?:does(?:n't| not)|won't) (?:really )?matter|(?:no|without any|without an?) budget limit|(?:generous|unlimited|big|large|high) budget|(?:do not|don't|doesn't) (?:mind|care about) (?:the |what it |how much it )?(?:price|cost|costs|money|paying more)|expensive is (?:fine|ok)");
    private static final Pattern MEDIUM = Patterns.words(
            "mid[ -]?range|moderate (?:budget|price[sd]?)|medium budget|mid[ -]budget|reasonabl[ey](?: priced)?");
    private static final Pattern LOW = Patterns.words(
            "(?:on|with|have) a (?:tight |small |tiny |little |very small |low |limited |shoestring |backpacker )?budget|budget[ -](?:friendly|trip|travel|travell?er|hotel|holiday|stay|option|accommodation)s?|(?:low|tight|small|tiny|limited|modest)[ -](?:budget|cost)|(?:budget|money) (?:is|'s) (?:very |quite |a bit |really )?(?:low|tight|small|limited|tiny)|(?:not|(?:do|does)n't have|do not have|does not have|little|haven't got|hardly any) (?:much |so much )?money|count(?:ing)? every (?:penny|rupee|cent)|short of money|broke student|poor students?|low[ -]cost|shoestring|cheap(?:er(?!\\s+than)|est|ly)?|inexpensive|affordable|backpack(?:er|ers|ing)|save money|not (?:too )?expensive|less expensive|(?<=\\bmake (?:it|this|that|the trip) )(?:a |more |on a )?budget|(?:\\d{1,2}|two|three|four|five|six|seven|ten)[ -]?days? budget|budget (?:please|pls|version|plan|itinerary)|(?:tighter|smaller|lower) budget");
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
    /** A sum without its currency is one where a budget is spoken of, or a rate. */
    private static final String SUM = "(?<amount>\\d{1,3}(?:[, ]\\d{3})++|\\d{1,8}+)(?:\\.\\d{1,2})?+\\s*+(?<k>k\\b)?+";

    private static final String A_RATE =
            "(?:(?:per|a|each|every)\\s+(?:day|night|person|head|pax)|/\\s*(?:day|night|person|head)|daily|each|pp)\\b";
    private static final String NO_MONEY =
            "(?!\\s*+[-–/:]?\\s*+(?:(?:full|more|other|of\\s+us|big|small|young)\\s+)?+(?:\\d|days?|nights?|weeks?|months?|years?|people|persons?|pax|adults?|kids?|children|friends|us|km|kms|kilo\\p{L}*|miles?|m\\b|hours?|hrs?|h\\b|min\\p{L}*|stars?|hotels?|rooms?|places?|stops?|sights?|things|temples|cities|%|percent|steps|am\\b|pm\\b|st\\b|nd\\b|rd\\b|th\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*|[\\p{L}-]++\\s+(?:people|persons?|pax|adults?|kids?|children|friends)\\b))";
    private static final String ABOUT =
            "(?:\\s+(?:is|are|was|will\\s+be|would\\s+be|of|about|around|approx\\p{L}*\\.?|roughly|only|just|max(?:imum)?|up\\s+to|under|eka|like|total|in\\s+total|for\\s+(?:the\\s+)?(?:\\d{1,2}|two|three|four|five|six|all|both|whole)\\s+(?:people|persons|adults|of\\s+us|pax|days|nights|weeks|trip)|for\\s+(?:us|everything|all|the\\s+trip|the\\s+week)))*+";
    private static final List<Pattern> BARE_SUMS = List.of(
            Patterns.anyCase("\\bbudget" + ABOUT + "\\s*[:=,-]?\\s*" + SUM + NO_MONEY),
            Patterns.anyCase("(?<![\\p{L}\\d.,/:-])" + SUM
                    + "(?:\\s+(?:in\\s+)?total)?\\s+(?:as\\s+(?:our|my|a)\\s+)?budget\\b"),
            Patterns.anyCase(
                    "\\b(?:spend(?:ing)?|pay(?:ing)?|around|about|under|below|max(?:imum)?|at\\s+most|up\\s+to|(?:less|more|over)(?:\\s+than)?|within|roughly|afford|have|with|on)\\s+(?:(?:about|around|max|only|just|than|like)\\s+)*+"
                            + SUM + NO_MONEY + "\\s*+(?:max\\s+)?+(?=" + A_RATE + ")"),
            Patterns.anyCase(
                    "\\b(?:i|we)(?:'ve|'d)?\\s+(?:have|got|can|could|want\\s+to|would\\s+like\\s+to|will|only|plan\\s+to|have\\s+got|like\\s+to)\\s+(?:(?:only|just|about|around|spend|to|max|up|roughly|maximum)\\s+)*+"
                            + SUM + NO_MONEY
                            + "(?=\\s+(?:for\\s+(?:the\\s+|all\\s+|both\\s+)?(?:\\d|two|three|four|five|six|us|everything|trip|whole)|in\\s+total|total|all\\s+in|altogether|to\\s+spend|max))"));
    private static final double LEAST_BARE = 10;

    private static final Pattern FIGURE = Pattern.compile("\\d");
    private static final Pattern MEANT = Patterns.words(
            "budget|spend(?:ing)?|under|less than|below|up to|max(?:imum)?|at most|within|afford|we have|i have|we've got|i've got|no more than|not more than|around|about|for|with");
    private static final Pattern FOR_IT = Patterns.anyCase(
            "^\\s*(?:for\\s+(?:the\\s+|all\\s+|both\\s+)?(?:an?\\s+(?:person|couple|family|week)|one|two|three|four|five|us|everything|\\d+\\s+(?:days|people|of|adults|persons|weeks|nights))|(?:in\\s+)?total|all\\s+in|overall|max|maximum|altogether|to\\s+spend|budget|each|pp|(?:a|per)\\s+(?:person|day|night))\\b");
    private static final Pattern ASKED = Patterns.anyCase(
            ".*\\b(?:(?<!budget\\s)(?<!money\\s)(?<!limit\\s)(?<!max\\s)is|are|does|do|costs?|price|fee|worth|paid|charged|asked|exchange|change|convert|how\\s+much)\\b[^.!?]*$");
    /** Said at once before a sum, it is theirs, whatever is asked of it. */
    private static final Pattern PLAINLY_MEANT = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:(?:budget(?:\\s+(?:that\\s+)?(?:i|we)\\s+(?:gave|told|named|said|mentioned|set)(?:\\s+you)?)?(?:\\s+(?:has|have)\\s+changed\\s+to)?|spend(?:ing)?|afford)(?:\\s+(?:of|is|now|about|around|up\\s+to|only|just|max(?:imum)?|roughly|like))*\\s*[:=]?|(?:can|could)\\s+(?:i|we)\\b[^.?!]*\\s(?:with|on|under)(?:\\s+(?:only|just|about|around))*)\\s*");

    private static final Pattern A_DAY = Patterns.anyCase(
            "^\\s*(?:max\\s+)?(?:per|a|each|every|/)\\s*(?:person\\s+(?:per|a)\\s+)?(?:day|night)|^\\s*daily");
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
        return Patterns.in(LOW, text).anyMatch(match -> Clause.denies(text, match.start(), match.end()));
    }

    private static boolean isSaid(Pattern level, String text) {
        return Patterns.in(level, text)
                .anyMatch(match -> !Clause.denies(text, match.start(), match.end())
                        && !Clause.isOfOthers(text, match.start(), match.end()));
    }

    private static Optional<StatedBudget.Builder> amountIn(String text) {
        if (!Patterns.isIn(FIGURE, text)) {
            return Optional.empty();
        }
        var price = Patterns.matcher(PRICE, text);
        while (price.find()) {
            var before = text.substring(0, price.start());
            boolean meant = Patterns.isIn(MEANT, before) || Patterns.isIn(FOR_IT, text.substring(price.end()));
            if (Patterns.isAllOf(PLAINLY_MEANT, before) || (meant && !Patterns.isAllOf(ASKED, before))) {
                return Optional.of(StatedBudget.newBuilder()
                        .setAmount(amount(price))
                        .setCurrency(currency(price))
                        .setPer(per(text.substring(price.end()))));
            }
        }
        return bareAmountIn(text);
    }

    private static Optional<StatedBudget.Builder> bareAmountIn(String text) {
        return BARE_SUMS.stream()
                .map(sums -> Patterns.matcher(sums, text))
                .filter(sum -> sum.find() && !Patterns.isAllOf(ASKED, text.substring(0, sum.start())))
                .filter(sum -> amount(sum.group("amount"), sum.group("k")) >= LEAST_BARE)
                .findFirst()
                .map(sum -> StatedBudget.newBuilder()
                        .setAmount(amount(sum.group("amount"), sum.group("k")))
                        .setPer(per(text.substring(sum.end()))));
    }

    private static double amount(Matcher price) {
        boolean currencyFirst = price.group("before") != null;
        return amount(price.group(currencyFirst ? "amount" : "amount2"), price.group(currencyFirst ? "k" : "k2"));
    }

    private static double amount(String digits, @Nullable String thousands) {
        return Double.parseDouble(digits.replaceAll("[, ]", "")) * (thousands == null ? 1 : THOUSAND);
    }

    private static String currency(Matcher price) {
        var name =
                price.group(price.group("before") != null ? "before" : "after").toLowerCase(Locale.ROOT);
        return CURRENCIES.stream()
                .filter(currency -> Patterns.isAllOf(currency.names(), name))
                .map(Currency::code)
                .findFirst()
                .orElse("");
    }

    private static String per(String after) {
        if (Patterns.isIn(A_DAY, after)) {
            return "day";
        }
        return Patterns.isIn(A_PERSON, after) ? "person" : "";
    }
}
