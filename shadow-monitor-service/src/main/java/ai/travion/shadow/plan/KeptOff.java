package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a traveller does not want on one day of a plan, as the router keeps it of the trip: "day 2 without beach". Other days may have it. */
final class KeptOff {

    private static final Pattern SAID = Pattern.compile("(?m)^day (?<day>\\d{1,2}) without (?<what>.+?)\\s*$");
    private static final String DAY =
            "(?:day \\d{1,2}|(?:(?:the|our|my) )?(?:first|second|third|fourth|fifth|sixth|seventh|last) day|(?:the )?day (?:before|after|of) \\w+(?: \\w+){0,3})";
    /** The same in the traveller's words, which refuse nothing of the trip. */
    private static final Pattern IN_THEIR_WORDS = Pattern.compile(
            "\\b(?:on )?" + DAY
                    + "\\b[^.;!?]{0,15}\\b(?:without|no|not|nothing)\\b[^.;!?]{0,40}|\\b(?:no|nothing|without|skip|drop|leave out|remove|take out)\\b[^.;!?]{0,40}\\b(?:on|from|for|of) "
                    + DAY + "\\b",
            Pattern.CASE_INSENSITIVE);

    /** Of a day that is to be easy. */
    private static final String STRENUOUS = "anything strenuous";

    private static final int A_LONG_WALK = 120;

    private KeptOff() {}

    /** Of a day, the first being nought; and what is left out of all of them. */
    static Set<String> on(int day, String words) {
        return Stream.concat(
                        ofTheDay(day, words).stream(),
                        LeftOutThings.in(words).stream().map(thing -> thing.toLowerCase(Locale.ROOT)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Of this day alone. */
    static Set<String> ofTheDay(int day, String words) {
        return Patterns.in(SAID, words)
                .filter(said -> Integer.parseInt(said.group("day")) == day + 1)
                .map(said -> said.group("what").toLowerCase(Locale.ROOT))
                .collect(Collectors.toUnmodifiableSet());
    }

    static boolean include(Pastime pastime, Set<String> things) {
        return things.stream()
                .anyMatch(thing -> pastime.interests().contains(thing)
                        || pastime.thing().toLowerCase(Locale.ROOT).contains(thing));
    }

    static boolean include(Sight sight, Set<String> things) {
        return !things.isEmpty()
                && things.stream()
                        .anyMatch(thing -> (thing.equals(STRENUOUS) && isStrenuous(sight))
                                || sight.interests().contains(thing)
                                || sight.place().name().toLowerCase(Locale.ROOT).equals(thing)
                                || sight.activity().toLowerCase(Locale.ROOT).contains(thing));
    }

    private static boolean isStrenuous(Sight sight) {
        return sight.effort() == Sight.Effort.STRENUOUS
                || (sight.effort() == Sight.Effort.MODERATE && sight.minutes() >= A_LONG_WALK);
    }

    static String without(String text) {
        return IN_THEIR_WORDS.matcher(text).replaceAll(" ");
    }
}
