package ai.travion.generator.composer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** Years and centuries in a text. */
final class EarliestYear {

    private static final Pattern CENTURY = pattern(
            "\\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth)(?: or \\w+)? centur(?:y|ies)( BCE?)?");
    private static final List<String> ORDINALS = List.of(
            "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
                    .split(" ", -1));
    private static final Pattern YEAR_OF_AN_AGE = pattern("\\b(\\d{1,4}) (BCE?|CE|AD)\\b");
    private static final Pattern YEAR = Pattern.compile("\\b(1\\d{3})s?\\b");

    private EarliestYear() {}

    /** The earliest year that a text gives, before our era below 0. */
    static OptionalDouble in(String text) {
        var years = new ArrayList<Double>();
        CENTURY.matcher(text).results().forEach(found -> {
            double middle = 100.0 * (ORDINALS.indexOf(found.group(1).toLowerCase(Locale.ROOT)) + 1) - 50;
            years.add(found.group(2) == null ? middle : -middle);
        });
        YEAR_OF_AN_AGE.matcher(text).results().forEach(found -> {
            double year = Double.parseDouble(found.group(1));
            years.add(found.group(2).toUpperCase(Locale.ROOT).startsWith("B") ? -year : year);
        });
        YEAR.matcher(text).results().forEach(found -> years.add(Double.parseDouble(found.group(1))));
        return years.stream().mapToDouble(Double::doubleValue).min();
    }

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    }
}
