package ai.travion.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The alternatives of an expression. The JVM tries them one after the other at every letter of a text; where all are known to begin with
 * one of a few letters, a look at that letter first spares most of it.
 */
public final class Alternatives {

    private Alternatives() {}

    /**
     * A lookahead for the letters that a match of the alternatives can begin with, for an expression that ignores case; empty where they
     * begin with anything else than plain letters and digits, choices and groups of them, and lookarounds.
     *
     * @param alternatives in the syntax of {@link java.util.regex.Pattern}, with {@code |} between them
     */
    public static String lookahead(String alternatives) {
        return firstOf(alternatives)
                .map(letters -> "(?=[" + String.join("", letters) + "])")
                .orElse("");
    }

    private static Optional<Set<String>> firstOf(String alternatives) {
        Set<String> letters = new TreeSet<>();
        for (var alternative : split(alternatives)) {
            if (!addFirst(alternative, letters)) {
                return Optional.empty();
            }
        }
        return Optional.of(letters);
    }

    /** Adds the letters that an alternative can begin with; false where that cannot be told. */
    private static boolean addFirst(String alternative, Set<String> letters) {
        int at = 0;
        while (at < alternative.length()) {
            char first = alternative.charAt(at);
            int end;
            if (isPlain(first)) {
                letters.add(String.valueOf(Character.toLowerCase(first)));
                end = at + 1;
            } else if (first == '[') {
                end = closeOfClass(alternative, at) + 1;
                var inside = alternative.substring(at + 1, end - 1);
                if (!inside.chars().allMatch(one -> isPlain((char) one))) {
                    return false;
                }
                inside.chars().forEach(one -> letters.add(String.valueOf(Character.toLowerCase((char) one))));
            } else if (isLookaround(alternative, at)) {
                at = close(alternative, at) + 1;
                continue;
            } else if (alternative.startsWith("(?:", at)) {
                end = close(alternative, at) + 1;
                var inner = firstOf(alternative.substring(at + "(?:".length(), end - 1));
                if (inner.isEmpty()) {
                    return false;
                }
                letters.addAll(inner.get());
            } else {
                return false;
            }
            char next = end < alternative.length() ? alternative.charAt(end) : ' ';
            if (next == '{') {
                return false;
            }
            if (next != '?' && next != '*') {
                return true;
            }
            at = end + 1;
        }
        return false;
    }

    private static boolean isPlain(char one) {
        return (one >= 'a' && one <= 'z') || (one >= 'A' && one <= 'Z') || (one >= '0' && one <= '9');
    }

    private static boolean isLookaround(String text, int at) {
        return List.of("(?=", "(?!", "(?<=", "(?<!").stream().anyMatch(opening -> text.startsWith(opening, at));
    }

    private static List<String> split(String alternatives) {
        var parts = new ArrayList<String>();
        int start = 0;
        for (int at = 0; at < alternatives.length(); at++) {
            switch (alternatives.charAt(at)) {
                case '\\' -> at++;
                case '(' -> at = close(alternatives, at);
                case '[' -> at = closeOfClass(alternatives, at);
                case '|' -> {
                    parts.add(alternatives.substring(start, at));
                    start = at + 1;
                }
                default -> {
                    // A part of an alternative.
                }
            }
        }
        parts.add(alternatives.substring(start));
        return parts;
    }

    private static int close(String text, int open) {
        int depth = 0;
        for (int at = open; at < text.length(); at++) {
            switch (text.charAt(at)) {
                case '\\' -> at++;
                case '[' -> at = closeOfClass(text, at);
                case '(' -> depth++;
                case ')' -> depth--;
                default -> {
                    // Inside.
                }
            }
            if (depth == 0) {
                return at;
            }
        }
        throw new IllegalArgumentException("A group is not closed: " + text);
    }

    private static int closeOfClass(String text, int open) {
        int depth = 0;
        for (int at = open; at < text.length(); at++) {
            switch (text.charAt(at)) {
                case '\\' -> at++;
                case '[' -> depth++;
                case ']' -> depth--;
                default -> {
                    // Inside.
                }
            }
            if (depth == 0) {
                return at;
            }
        }
        throw new IllegalArgumentException("A class of letters is not closed: " + text);
    }
}
