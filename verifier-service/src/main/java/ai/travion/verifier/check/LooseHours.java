package ai.travion.verifier.check;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Hours told by a bare number word, which may be of the morning or of the evening. */
final class LooseHours {

    /** "From about four until sunset": an hour that counts nothing. */
    private static final Pattern LOOSE_HOUR = Pattern.compile(
            "(?i)\\b(?:from|after|before|until|till|by|around|at|or) (?:about |around )?(?<hour>" + SpelledNumbers.HOUR
                    + ")\\b(?! (?:(?!the\\b)\\p{Ll}+ ){0,2}?(?:(?!towards|as|is|was|this|across|afterwards)\\p{Ll}{2,}s|people|per cent|hundred|thousand)\\b)");

    private static final List<String> HOURS = List.of(SpelledNumbers.HOUR.split("\\|", -1));

    private LooseHours() {}

    /** @return minutes since midnight, each hour in both halves of the day */
    static List<Integer> minutesIn(String text) {
        return minutesIn(text, rest -> true);
    }

    /** @param counts whether an hour with this rest of the text behind it does */
    static List<Integer> minutesIn(String text, Predicate<String> counts) {
        return LOOSE_HOUR
                .matcher(text)
                .results()
                .filter(hour -> counts.test(text.substring(hour.end())))
                .map(hour -> 60 * (HOURS.indexOf(hour.group("hour").toLowerCase(Locale.ROOT)) + 1) % TimesIn.HALF_A_DAY)
                .flatMap(minutes -> Stream.of(minutes, minutes + TimesIn.HALF_A_DAY))
                .toList();
    }
}
