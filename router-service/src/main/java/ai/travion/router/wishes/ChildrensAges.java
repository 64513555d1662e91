package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How old the children are who come along, kept in the words of their company: "family: a daughter of 9". */
public final class ChildrensAges {

    private static final String BEFORE = "family: ";
    private static final int OF_AGE = 18;
    private static final int TEENAGE = 13;
    private static final String CHILD =
            "(?:daughters?|sons?|child(?:ren)?|kids?|girls?|boys?|bab(?:y|ies)|toddlers?|twins|grand(?:sons?|daughters?|child(?:ren)?|kids))";
    private static final String NUMBER =
            "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
    /** "2 kids, 7-10 December", "2 kids, 5-day trip", "2 children, 10.12.": what follows a comma are dates or a length, too. */
    private static final String OF_A_DATE =
            "\\d{1,2}\\s*(?:(?:[-\u2013/.]|to|until|till)\\s*(?:\\d{1,2}(?!\\d?\\s*(?:years?|yrs?|y/o)\\b)|(?:days?|nights?|weeks?)\\b)|(?:,|and|&)\\s*\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))";

    private static final Pattern AFTER = Patterns.anyCase(
            "\\b(" + CHILD
                    + ")\\b(?:\\s+(?!(?:aged?|ages|of|is|are|who|from|for|at|on|in|to|until|till|by|and|with|under|over|about|now|just|turns?|turning|turned|only)\\b)\\p{L}{2,15})?[\\s,(]{1,3}(?!"
                    + OF_A_DATE + ")(?:(?:who|is|are|aged?|ages|of|now|just|turns?|turning|turned|only)\\s+){0,3}("
                    + NUMBER + "(?:\\s*(?:,|and|&)\\s*(?!" + OF_A_DATE + ")" + NUMBER
                    + "){0,4})(\\s+months?)?\\b(?!\\s*(?:days?|nights?|weeks?|adults?|people|km|feet|foot|ft|cm|kg|kilos?|metres?|meters?|o'clock|am|pm|st|nd|rd|th|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))");
    private static final Pattern FIRST =
            Patterns.anyCase("\\b(" + NUMBER + ")[- ]?(year|yr|month)s?[- ]?olds?(?:\\s+(" + CHILD + "))?\\b");
    private static final Pattern AGE = Patterns.anyCase(NUMBER);

    private ChildrensAges() {}

    /** The words of a family with the ages that a message tells; "family" where it tells none. */
    static String family(String text) {
        var told = new LinkedHashSet<String>();
        Patterns.in(AFTER, text)
                .flatMap(match -> inWords(match.group(1), match.group(2), match.group(3) != null).stream())
                .forEach(told::add);
        if (told.isEmpty()) {
            Patterns.in(FIRST, text).flatMap(ChildrensAges::ofAnAge).forEach(told::add);
        }
        return told.isEmpty() ? "family" : BEFORE + String.join(" and ", told);
    }

    /** Those that a message tells: "kids of 6 and 10". */
    static Optional<String> toldIn(String message) {
        return in(family(message));
    }

    /** Those that the words of a company keep: "a daughter of 9". */
    public static Optional<String> in(String description) {
        return description.startsWith(BEFORE) ? Optional.of(description.substring(BEFORE.length())) : Optional.empty();
    }

    /** Whether all of them climb and surf with the others. */
    static boolean areTeenage(String description) {
        var ages = in(description)
                .filter(told -> !told.contains("month"))
                .map(told -> Patterns.in(AGE, told)
                        .flatMap(age -> Names.number(age.group()).stream())
                        .toList())
                .orElse(List.of());
        return !ages.isEmpty() && ages.stream().allMatch(age -> age >= TEENAGE);
    }

    private static Stream<String> ofAnAge(MatchResult match) {
        var child = match.group(3) == null ? "child" : match.group(3);
        return inWords(
                child, match.group(1), match.group(2).toLowerCase(Locale.ROOT).startsWith("m"))
                .stream();
    }

    private static Optional<String> inWords(String child, String ages, boolean months) {
        var numbers = Patterns.in(AGE, ages)
                .map(MatchResult::group)
                .flatMap(age -> Names.number(age).stream())
                .toList();
        boolean minors = !numbers.isEmpty() && numbers.stream().allMatch(age -> age < OF_AGE || months);
        if (!minors) {
            return Optional.empty();
        }
        var names = numbers.stream().map(String::valueOf).toList();
        var listed = names.size() == 1
                ? names.getFirst()
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
        var who = child.toLowerCase(Locale.ROOT);
        boolean several = who.endsWith("s") || who.equals("children");
        return Optional.of((several ? "" : "a ") + who + " of " + listed + (months ? " months" : ""));
    }
}
