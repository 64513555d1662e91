package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Counts the children who come along: by number, by age ("a 6 month old and a 5 year old"), or because they are spoken of. */
final class Children {

    private static final int OF_AGE = 18;
    private static final String NUMBER =
            "(?<n>\\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";

    /** "A girls' trip", "a boys weekend", "a girls only getaway": friends among themselves, and no child. */
    private static final String NOT_A_TRIP_OF_FRIENDS =
            "(?!['\u2019]?\\s*+(?:only\\s+|just\\s+|style\\s+)?(?:(?:beach|surf|city|summer|birthday|road|long|little|fun)\\s+)?(?:trip|weekend|week|get[- ]?away|holidays?|vacation|night|break|tour|time|gang|squad|out\\b|reunion|retreat|adventure))";

    private static final Pattern COUNTED = Patterns.words(NUMBER
            + "\\s+(?:(?:of\\s+(?:them|us|whom|which|those)|are|being|is|still)\\s+){0,2}(?:(?:small|young|little|teenage|primary\\s+school)\\s+){0,2}(?:kids?|child(?:ren)?|toddlers?|teen(?:ager)?s?|babies|baby|infants?|sons?|daughters?|boys?|girls?|grand(?:children|kids|sons?|daughters?))"
            + NOT_A_TRIP_OF_FRIENDS);
    private static final Pattern GROWN = Patterns.anyCase(
            "\\bin\\s+(?:their|our)\\s+(?:early\\s+|mid[- ]?|late\\s+)?(?:twenties|thirties|forties|fifties|sixties|[2-6]0'?s)\\b|\\b(?:grown[- ]?up|adult)\\s+(?:kids|children|sons?|daughters?)\\b");
    /** "We're two girls and two boys": who says so of themselves is grown. */
    private static final Pattern WE_OURSELVES = Patterns.anyCase("\\b(?:we\\s+are|we're|we\\s+r|are\\s+we)\\s+" + NUMBER
            + "\\s+(?:girls?|boys?)\\b(?!\\s*,?\\s*(?:of|aged?|\\()?\\s*(?:[1-9]|1[0-7])\\b)");

    private static final Pattern AGE_BEHIND = Patterns.anyCase(
            "\\s*(?:,|\\(|both|aged?|of|are|in\\s+their)?\\s*(?:aged?\\s+)?(?<age>\\d{2})\\b(?!\\s*(?:days?|nights?|weeks?|st|nd|rd|th|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|people|hours?)|[./:])");
    private static final Pattern OF_AN_AGE = Patterns.words(
            "(?<n>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?<u>months?|years?|yrs?)[- ]?(?:olds?|baby|infant|toddler)");
    private static final Pattern AGES = Patterns.anyCase(
            "\\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|twins|who\\s+are|my\\s+(?:two|three|four))"
                    + NOT_A_TRIP_OF_FRIENDS
                    + "\\s*,?\\s*(?:\\(|aged?\\s+|ages\\s+|of\\s+|who\\s+are\\s+|are\\s+)?(?<ages>\\d{1,2}(?:\\s*(?:,|and|&|/|to|-)\\s*\\d{1,2})*)\\b(?!\\s*(?:st|nd|rd|th|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|days?|nights?|weeks?|adults?|people)|[./]\\d|\\s*-\\s*\\d)");
    private static final Pattern FIGURE = Pattern.compile("\\d{1,2}");
    private static final Pattern TWINS = Patterns.words("twins");
    private static final Pattern ONE_ALONG = Patterns.words(
            "(?:my|our|the|with a|and a|a)\\s+(?:baby|toddler|infant|son|daughter|child|kid|grand(?:son|daughter|child))(?!\\s+(?:(?:at\\s+home\\s+|also\\s+|always\\s+|just\\s+)?(?:says?|said|tells?|told|thinks?|thought|recommend(?:s|ed)?|suggest(?:s|ed)?|advise[sd]?|insist(?:s|ed)?|heard|read)\\b|mother|father|parents?|temple|tree|tradition|city|ruins?|fort|church|elephants?|turtles?|monkeys?|in\\s+law|-in-law))");
    /** Children of whom no number is said are at least two. */
    private static final Pattern SOME_ALONG = Patterns.words(
            "(?:with|and|for|our|my|have|bring(?:ing)?)\\s+(?:(?:the|our|my|small|young|little|teenage)\\s+)*(?:kids|children|toddlers|teenagers|sons|daughters|grand(?:children|kids))");

    private Children() {}

    /** How many; nothing where none are spoken of. */
    static Optional<Integer> in(String text) {
        if (Patterns.isIn(GROWN, text) || Patterns.isIn(WE_OURSELVES, text)) {
            return Optional.empty();
        }
        int counted = Patterns.in(COUNTED, text)
                .filter(match -> along(text, match) && !isGrown(text, match))
                .mapToInt(match -> Names.number(match.group(1)).orElse(0))
                .sum();
        int aged = (int) Patterns.in(OF_AN_AGE, text)
                .filter(match -> match.group(2).startsWith("m")
                        || Names.number(match.group(1)).orElse(OF_AGE) < OF_AGE)
                .filter(match -> along(text, match))
                .count();
        int listed = Patterns.in(AGES, text)
                .filter(match -> along(text, match))
                .mapToInt(Children::minors)
                .sum();
        int spoken = spokenOf(TWINS, text) || spokenOf(SOME_ALONG, text) ? 2 : spokenOf(ONE_ALONG, text) ? 1 : 0;
        int children = Math.max(counted, Math.max(aged, Math.max(listed, spoken)));
        return children == 0 ? Optional.empty() : Optional.of(children);
    }

    private static int minors(MatchResult match) {
        return (int) Patterns.in(FIGURE, match.group(1))
                .filter(age -> Integer.parseInt(age.group()) < OF_AGE)
                .count();
    }

    private static boolean spokenOf(Pattern words, String text) {
        return Patterns.in(words, text).anyMatch(match -> along(text, match));
    }

    /** "Two girls, 24". */
    private static boolean isGrown(String text, MatchResult counted) {
        var age = Patterns.matcher(AGE_BEHIND, text).region(counted.end(), text.length());
        return age.lookingAt() && Integer.parseInt(age.group("age")) >= OF_AGE;
    }

    private static boolean along(String text, MatchResult match) {
        return !Clause.isOfOthers(text, match.start(), match.end()) && !Clause.denies(text, match.start(), match.end());
    }
}
