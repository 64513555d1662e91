package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One way to write a date.
 *
 * @param name what it looks like
 * @param words the pattern
 * @param reading what a match means, given the calendar; nothing where it is no match after all
 */
record DateRule(String name, Pattern words, BiFunction<Matcher, Today, Optional<? extends Meaning>> reading) {

    static DateRule rule(String name, String words, BiFunction<Matcher, Today, Optional<? extends Meaning>> reading) {
        return new DateRule(name, Patterns.anyCase(words), reading);
    }

    static DateRule noDate(String name, String words) {
        return rule(name, words, (match, today) -> Optional.of(Meaning.Nothing.MEANT));
    }
}
