package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Amounts of money in a text. */
final class Prices {

    /** An amount in a currency. */
    record Price(String currency, BigDecimal amount) {}

    private static final String AMOUNT = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
    private static final String BEFORE = "Rs\\.?|LKR|USD|US\\$|\\$|EUR|€|GBP|£|INR|AUD";
    private static final String AFTER =
            "rupees?|LKR|Rs|dollars?|bucks|quid|USD|euros?|EUR|€|pounds?|GBP|INR|AUD|cents|pence|francs?|yen|yuan|roubles?|rubles?|kron(?:a|er|or)|dirhams?|riyals?|baht";
    private static final Pattern PRICE = Pattern.compile(
            "(?<![\\p{L}\\d])(?:(?<before>" + BEFORE + ")\\s?(?<first>" + AMOUNT + ")|(?<second>" + AMOUNT
                    + ")\\s?(?<after>" + AFTER + ")(?![\\p{L}]))(?:\\s?[-–]\\s?(?<upTo>" + AMOUNT + "))?",
            CASE_INSENSITIVE);

    /** "About twenty dollars", "a few hundred rupees"; its currency ends it. */
    private static final Pattern IN_WORDS = Pattern.compile(
            "(?<![\\p{L}\\d])(?<words>[a-z]+(?:[ -][a-z]+){0,4}?)[ -](?:(?:US|American|Sri Lankan|Lankan|British) )?(?<currency>rupees?|dollars?|bucks|euros?|pounds|quid|cents|pence|francs|roubles|rubles)(?!\\p{L})",
            CASE_INSENSITIVE);

    private static final Pattern VAGUE = Pattern.compile(
            "(?i)\\b(?:an? )?(?:few |couple of |several )?(?:hundreds?|thousands?|few|couple of)(?: of)?$");

    /** "Half a euro a pair", "a dollar each", "a euro or two"; "a pound of tea" weighs it. */
    private static final Pattern ONE_OF_IT = Pattern.compile(
            "(?<!\\b(?:not|without) )\\b(?<words>half an?|an?|a (?:quarter|third) of an?) (?:US |American |Sri Lankan |Lankan |British )?(?<currency>rupee|dollar|buck|euro|pound|quid)\\b(?! (?:of|coins?|notes?|bills?|signs?|stores?|shops?)\\b)",
            CASE_INSENSITIVE);

    /** "Only a couple of thousand for two": of what, need not be said. */
    private static final Pattern WITHOUT_CURRENCY = Pattern.compile(
            "\\b(?:cheap|inexpensive|costs?|pay|paying|price[ds]?|charge[ds]?|asks?|fee|for)\\b[^.;]{0,25}\\b(?<vague>(?:an? |some )?(?:couple of|few|several) (?:thousands?|hundreds?))(?= (?:for|per|each|a (?:head|person|ride|day|boat|seat)|if you bargain)\\b|\\s*[.,;!]|$)",
            CASE_INSENSITIVE);

    /** "At most a tenner". */
    private static final Pattern NOTE = Pattern.compile("\\b(tenner|fiver)s?\\b", CASE_INSENSITIVE);

    /** The amounts of a text by their words. */
    static final Reading<Map<String, Price>> IN = Reading.by(Prices::in);

    /** A text without its amounts. */
    static final Reading<String> BLANKED = Reading.by(Prices::blanked);

    private Prices() {}

    /** The amounts of a text by their words. */
    static Map<String, Price> in(String text) {
        var prices = new HashMap<String, Price>();
        PRICE.matcher(text).results().forEach(match -> {
            var prefix = match.group("before");
            var currency = currency(prefix == null ? match.group("after") : prefix);
            prices.put(
                    match.group().strip(),
                    new Price(currency, amount(prefix == null ? match.group("second") : match.group("first"))));
            if (match.group("upTo") != null) {
                prices.put(match.group().strip() + " (upper end)", new Price(currency, amount(match.group("upTo"))));
            }
        });
        IN_WORDS.matcher(text).results().forEach(match -> {
            var spelled = SpelledNumbers.in(match.group("words"));
            var vague = VAGUE.matcher(match.group("words"));
            if (!spelled.isEmpty()) {
                var amount = BigDecimal.valueOf(spelled.getLast().value()).stripTrailingZeros();
                prices.put(
                        match.group().substring(spelled.getLast().start()).strip(),
                        new Price(currency(match.group("currency")), amount));
            } else if (vague.find()) {
                prices.put(
                        match.group().substring(vague.start()).strip(),
                        new Price(currency(match.group("currency")), BigDecimal.ONE.negate()));
            }
        });
        WITHOUT_CURRENCY
                .matcher(text)
                .results()
                .forEach(match -> prices.put(match.group("vague"), new Price("LKR", BigDecimal.ONE.negate())));
        ONE_OF_IT
                .matcher(text)
                .results()
                .forEach(match -> prices.put(
                        match.group(), new Price(currency(match.group("currency")), ofOne(match.group("words")))));
        NOTE.matcher(text)
                .results()
                .forEach(match -> prices.put(
                        match.group(),
                        new Price("GBP", BigDecimal.valueOf(match.group(1).equalsIgnoreCase("fiver") ? 5 : 10))));
        return Map.copyOf(prices);
    }

    static String blanked(String text) {
        return IN_WORDS.matcher(PRICE.matcher(text).replaceAll(" "))
                .replaceAll(match -> SpelledNumbers.in(match.group("words")).isEmpty()
                        ? Matcher.quoteReplacement(match.group())
                        : " ");
    }

    private static BigDecimal ofOne(String words) {
        return switch (words.toLowerCase(Locale.ROOT).split(" ", 3)[words.contains(" ") ? 1 : 0]) {
            case "a", "an" -> words.contains(" ") ? new BigDecimal("0.5") : BigDecimal.ONE;
            default -> new BigDecimal("0.25");
        };
    }

    private static BigDecimal amount(String words) {
        return new BigDecimal(words.replace(",", "")).stripTrailingZeros();
    }

    private static String currency(String words) {
        return switch (words.toLowerCase(Locale.ROOT).replace(".", "")) {
            case "rs", "lkr", "rupee", "rupees" -> "LKR";
            case "$", "us$", "usd", "dollar", "dollars", "buck", "bucks" -> "USD";
            case "€", "eur", "euro", "euros" -> "EUR";
            case "£", "gbp", "pound", "pounds", "quid" -> "GBP";
            default -> words.toUpperCase(Locale.ROOT);
        };
    }
}
