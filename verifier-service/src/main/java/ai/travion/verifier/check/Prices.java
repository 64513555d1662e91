package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Amounts of money in a text. */
final class Prices {

    /** An amount in a currency. */
    record Price(String currency, BigDecimal amount) {}

    private static final String AMOUNT = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
    private static final String BEFORE = "Rs\\.?|LKR|USD|US\\$|\\$|EUR|€|GBP|£|INR|AUD";
    private static final String AFTER = "rupees?|LKR|Rs|dollars?|bucks|USD|euros?|EUR|€|pounds?|GBP|INR|AUD";
    private static final Pattern PRICE = Pattern.compile(
            "(?<![\\p{L}\\d])(?:(?<before>" + BEFORE + ")\\s?(?<first>" + AMOUNT + ")|(?<second>" + AMOUNT
                    + ")\\s?(?<after>" + AFTER + ")(?![\\p{L}]))(?:\\s?[-–]\\s?(?<upTo>" + AMOUNT + "))?",
            CASE_INSENSITIVE);

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
        return Map.copyOf(prices);
    }

    static String blanked(String text) {
        return PRICE.matcher(text).replaceAll(" ");
    }

    private static BigDecimal amount(String words) {
        return new BigDecimal(words.replace(",", "")).stripTrailingZeros();
    }

    private static String currency(String words) {
        return switch (words.toLowerCase(Locale.ROOT).replace(".", "")) {
            case "rs", "lkr", "rupee", "rupees" -> "LKR";
            case "$", "us$", "usd", "dollar", "dollars", "bucks" -> "USD";
            case "€", "eur", "euro", "euros" -> "EUR";
            case "£", "gbp", "pound", "pounds" -> "GBP";
            default -> words.toUpperCase(Locale.ROOT);
        };
    }
}
