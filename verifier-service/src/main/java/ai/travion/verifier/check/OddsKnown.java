package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Fractions and odds, as they are told in words or figures: "nine trips in ten", "two out of three", "every second boat", "a third of the visitors". */
final class OddsKnown {

    private static final String NUMBER =
            "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|a hundred|hundred|\\d{1,3}";

    private static final List<String> SPELLED =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    /** What is measured in them is a length, a share of a day or a way. */
    private static final String NO_MEASURE =
            "(?! ?(?:minutes?|min|hours?|h|days?|nights?|weeks?|months?|years?|seconds?|km|kilomet\\p{L}+|metres?|m|stages|groups|rows|lines|languages|places|parts|the)\\b)";

    private static final Pattern IN_SO_MANY = Pattern.compile(
            "\\b(?<part>" + NUMBER
                    + ")[ -](?:(?!of\\b|in\\b|out\\b|and\\b|or\\b|to\\b|at\\b)[\\p{L}’'-]+ ){0,2}?(?:in(?: every)?|out of(?: every)?|of every)[ -](?<whole>"
                    + NUMBER + ")\\b(?![:.,]\\d)" + NO_MEASURE,
            CASE_INSENSITIVE);

    /** Odds to whoever says them again, and else no more than a count. */
    private static final Pattern OF_SO_MANY =
            Pattern.compile("\\b(?<part>" + NUMBER + ") of (?:the )?(?<whole>" + NUMBER + ")\\b", CASE_INSENSITIVE);

    private static final Pattern EVERY_SO_MANY = Pattern.compile(
            "\\bevery (?<nth>second|third|fourth|fifth|tenth)(?! (?:day|night|year|month|week|hour|morning|evening|sunday|monday|tuesday|wednesday|thursday|friday|saturday|poya)s?\\b) \\p{Ll}{3,}",
            CASE_INSENSITIVE);

    private static final Pattern A_SHARE = Pattern.compile(
            "\\b(?<share>(?:a|one|two|three) (?:thirds?|quarters?|fifths?|tenths?)|three[- ]quarters|two[- ]thirds) of (?!an? hour\\b|the (?:way|century|day)\\b)",
            CASE_INSENSITIVE);

    private static final Pattern NTH = Pattern.compile("third|quarter|fourth|fifth|tenth|second", CASE_INSENSITIVE);

    private OddsKnown() {}

    /** The odds of a text of which no other text knows. */
    static List<String> unknownIn(String text, Set<String> known) {
        return found(text)
                .filter(match -> share(match)
                        .filter(share -> known.stream().noneMatch(other -> isTold(share, other)))
                        .isPresent())
                .map(MatchResult::group)
                .map(String::strip)
                .toList();
    }

    private static Stream<MatchResult> found(String text) {
        return Stream.of(IN_SO_MANY, EVERY_SO_MANY, A_SHARE)
                .flatMap(odds -> odds.matcher(text).results());
    }

    private static boolean isTold(double share, String text) {
        return Stream.concat(found(text), OF_SO_MANY.matcher(text).results())
                        .flatMap(match -> share(match).stream())
                        .anyMatch(other -> Math.abs(other - share) < 0.01)
                || Quantity.in(text).stream()
                        .filter(quantity -> quantity.unit() == Quantity.Unit.PERCENT)
                        .anyMatch(quantity -> Math.abs(quantity.value().doubleValue() / 100 - share) < 0.06);
    }

    /** As a part of one; none where it is no part. */
    private static Optional<Double> share(MatchResult match) {
        var groups = match.namedGroups();
        double share;
        if (groups.containsKey("whole")) {
            share = number(match.group("part")) / number(match.group("whole"));
        } else if (groups.containsKey("nth")) {
            share = 1 / nth(match.group("nth"));
        } else {
            var words = match.group("share");
            share = number(words.split("[ -]", 2)[0]) / nth(words);
        }
        return Optional.of(share).filter(part -> part > 0 && part < 1);
    }

    private static double nth(String words) {
        return NTH.matcher(words)
                .results()
                .map(match -> switch (match.group().toLowerCase(Locale.ROOT)) {
                    case "second" -> 2.0;
                    case "third" -> 3.0;
                    case "fifth" -> 5.0;
                    case "tenth" -> 10.0;
                    default -> 4.0;
                })
                .findFirst()
                .orElse(1.0);
    }

    private static double number(String words) {
        var number = words.toLowerCase(Locale.ROOT);
        if (Character.isDigit(number.charAt(0))) {
            return Integer.parseInt(number);
        }
        return switch (number) {
            case "a" -> 1;
            case "fifteen" -> 15;
            case "twenty" -> 20;
            case "thirty" -> 30;
            case "fifty" -> 50;
            case "hundred", "a hundred" -> 100;
            default -> SPELLED.indexOf(number) + 1;
        };
    }
}
