package ai.travion.atlas.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads from a regular expression what every match must hold, one of some pieces, and what letter it can begin with, as
 * {@link Trigrams} folds them. What it does not know it takes for anything, so that it may say too little, never too much.
 */
final class Letters {

    private static final int MOST = 600;
    /** More do not rule out more, as counted on the tuning messages. */
    private static final int MOST_JOINED = 64;

    private static final int FEW = 8;
    private static final double RARITY = 4;
    private static final Set<String> BLANK = Set.of(" ");
    private static final int KNOWN_FLAGS = Pattern.CASE_INSENSITIVE | Pattern.DOTALL | Pattern.MULTILINE;
    private static final String ZERO_WIDTH = "bBAzZG";
    private static final String ONE_OF_A_KIND = "DSwWhHvVRXtnrfae";

    private final String expression;
    private int at;

    private Letters(String expression) {
        this.expression = expression;
    }

    /** The pieces; none when a match may be without any, or the expression is not understood. */
    static List<String> neededBy(Pattern pattern) {
        if ((pattern.flags() & ~KNOWN_FLAGS) != 0) {
            return List.of();
        }
        var needed = read(pattern.pattern()).pieces();
        return needed == null || needed.stream().anyMatch(Letters::isInMostTexts) ? List.of() : shortest(needed);
    }

    /** The letters that a match begins with; none where that may be any, or a match empty. */
    static Set<Character> firstOf(String expression) {
        var whole = read(expression);
        return whole.first() == null || whole.maybeEmpty() ? Set.of() : whole.first();
    }

    private static Part read(String expression) {
        try {
            var reader = new Letters(expression);
            var whole = reader.alternatives();
            return reader.isAtEnd() ? whole : Part.ANYTHING;
        } catch (NotUnderstood e) {
            return Part.ANYTHING;
        }
    }

    private static boolean isInMostTexts(String piece) {
        return piece.length() == 1 && (piece.equals(" ") || Character.isLetter(piece.charAt(0)));
    }

    /** Those that hold no other: where they are not, no longer one is. */
    private static List<String> shortest(Set<String> pieces) {
        var kept = new ArrayList<String>();
        pieces.stream()
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .forEach(piece -> {
                    if (kept.stream().noneMatch(piece::contains)) {
                        kept.add(piece);
                    }
                });
        return kept;
    }

    private Part alternatives() {
        var all = new ArrayList<Part>();
        do {
            all.add(sequence());
        } while (takes("|"));
        return Part.oneOf(all);
    }

    private Part sequence() {
        var so = Part.NOTHING;
        while (!isAtEnd() && peek() != '|' && peek() != ')') {
            so = so.then(quantified(one()));
        }
        return so;
    }

    private Part quantified(Part part) {
        if (isAtEnd()) {
            return part;
        }
        Part repeated;
        if (takes("?")) {
            repeated = Part.oneOf(List.of(part, Part.NOTHING));
        } else if (takes("*")) {
            repeated = Part.oneOf(List.of(part.repeated(), Part.NOTHING));
        } else if (takes("+")) {
            repeated = part.repeated();
        } else if (peek() == '{') {
            repeated = expression.startsWith("{0", at)
                    ? Part.oneOf(List.of(part.repeated(), Part.NOTHING))
                    : part.repeated();
            at = end("}");
        } else {
            return part;
        }
        if (!takes("?")) {
            takes("+");
        }
        return repeated;
    }

    private Part one() {
        char letter = next();
        return switch (letter) {
            case '(' -> group();
            case '[' -> letterClass();
            case '\\' -> escaped();
            case '.' -> Part.ANYTHING;
            case '^', '$' -> Part.NOTHING;
            case '?', '*', '+' -> throw new NotUnderstood();
            default -> Part.of(letter);
        };
    }

    private Part group() {
        if (!takes("?") || takes(":") || takes(">")) {
            return inside();
        }
        if (takes("=") || takes("!") || takes("<=") || takes("<!")) {
            inside();
            return Part.NOTHING;
        }
        if (takes("<")) {
            at = end(">");
            return inside();
        }
        while ("ims".indexOf(peek()) >= 0) {
            at++;
        }
        if (takes(":")) {
            return inside();
        }
        if (takes(")")) {
            return Part.NOTHING;
        }
        throw new NotUnderstood();
    }

    private Part inside() {
        var part = alternatives();
        if (!takes(")")) {
            throw new NotUnderstood();
        }
        return part;
    }

    private Part escaped() {
        char letter = next();
        if (ZERO_WIDTH.indexOf(letter) >= 0) {
            return Part.NOTHING;
        }
        if (letter == 'd' || letter == 's') {
            return Part.of(letter == 'd' ? '0' : ' ');
        }
        if (ONE_OF_A_KIND.indexOf(letter) >= 0) {
            return Part.ANYTHING;
        }
        if (letter == 'p' || letter == 'P') {
            at = peek() == '{' ? end("}") : at + 1;
            return Part.ANYTHING;
        }
        if (Character.isLetterOrDigit(letter)) {
            if (letter >= '1' && letter <= '9') {
                return Part.ANYTHING;
            }
            throw new NotUnderstood();
        }
        return Part.of(letter);
    }

    /** One of a few letters, or anything. */
    private Part letterClass() {
        if (takes("^")) {
            skipClass();
            return Part.ANYTHING;
        }
        int start = at;
        var any = new ArrayList<Part>();
        boolean known = true;
        while (known && peek() != ']') {
            char letter = next();
            var one = letter == '\\' ? escaped() : Part.of(letter);
            any.add(one);
            known = letter != '[' && letter != '&' && one.endings() != null && !isRange() && any.size() <= FEW;
        }
        if (known && !any.isEmpty()) {
            at++;
            return Part.oneOf(any);
        }
        at = start;
        skipClass();
        return Part.ANYTHING;
    }

    private boolean isRange() {
        return peek() == '-' && !expression.startsWith("-]", at);
    }

    private void skipClass() {
        while (peek() != ']') {
            char letter = next();
            if (letter == '\\') {
                next();
            } else if (letter == '[') {
                skipClass();
            }
        }
        at++;
    }

    private boolean isAtEnd() {
        return at >= expression.length();
    }

    private char peek() {
        if (isAtEnd()) {
            throw new NotUnderstood();
        }
        return expression.charAt(at);
    }

    private char next() {
        char letter = peek();
        at++;
        return letter;
    }

    private boolean takes(String text) {
        boolean taken = expression.startsWith(text, at);
        at += taken ? text.length() : 0;
        return taken;
    }

    private int end(String close) {
        int end = expression.indexOf(close, at);
        if (end < 0) {
            throw new NotUnderstood();
        }
        return end + close.length();
    }

    /**
     * What part of an expression matches, as {@link Trigrams#folded} has it.
     *
     * @param endings how its matches end, or all that they are; null when that is too much to say
     * @param whole whether the endings are whole matches
     * @param needed pieces of which each match holds one before its ending; null for none known
     * @param first what a match that is not empty can begin with; null for anything
     * @param maybeEmpty whether a match can be empty
     */
    private record Part(
            @Nullable Set<String> endings,
            boolean whole,
            @Nullable Set<String> needed,
            @Nullable Set<Character> first,
            boolean maybeEmpty) {

        static final Part NOTHING = new Part(Set.of(""), true, null, Set.of(), true);
        static final Part ANYTHING = new Part(null, false, null, null, true);

        static Part of(char letter) {
            if (Character.isSurrogate(letter)) {
                throw new NotUnderstood();
            }
            char folded = Trigrams.folded(letter);
            return new Part(Set.of(String.valueOf(folded)), true, null, Set.of(folded), false);
        }

        static Part oneOf(List<Part> parts) {
            if (parts.size() == 1) {
                return parts.getFirst();
            }
            boolean empty = parts.stream().anyMatch(Part::maybeEmpty);
            var firsts = all(parts, Part::first);
            var exactly = parts.stream().allMatch(Part::whole) ? all(parts, Part::endings) : null;
            if (fits(exactly)) {
                return new Part(exactly, true, null, firsts, empty);
            }
            var either = all(parts, Part::pieces);
            return new Part(null, false, fits(either) ? either : null, firsts, empty);
        }

        /** This and then the other, in one piece as long as both are known. */
        Part then(Part other) {
            var firsts = maybeEmpty ? all(List.of(this, other), Part::first) : first;
            boolean empty = maybeEmpty && other.maybeEmpty;
            if (endings == null
                    || other.endings == null
                    || !other.whole
                    || endings.size() * other.endings.size() > MOST_JOINED) {
                return new Part(other.endings, false, better(pieces(), other.needed), firsts, empty);
            }
            return new Part(joined(endings, other.endings), whole, needed, firsts, empty);
        }

        /** Once at least: what goes on after it is not known, unless it is blanks, of which a folded text has one. */
        Part repeated() {
            return whole && BLANK.equals(endings) ? this : new Part(null, false, pieces(), first, maybeEmpty);
        }

        @Nullable Set<String> pieces() {
            boolean said = endings != null && !endings.contains("");
            return better(needed, said ? endings : null);
        }

        private static boolean fits(@Nullable Set<String> pieces) {
            return pieces != null && pieces.size() <= MOST;
        }

        private static Set<String> joined(Set<String> beginnings, Set<String> ends) {
            if (beginnings.size() == 1 && ends.size() == 1) {
                return Set.of(
                        joined(beginnings.iterator().next(), ends.iterator().next()));
            }
            Set<String> joined = new HashSet<>();
            for (var beginning : beginnings) {
                ends.forEach(end -> joined.add(joined(beginning, end)));
            }
            return joined;
        }

        private static String joined(String beginning, String end) {
            return beginning.endsWith(" ") && end.startsWith(" ") ? beginning + end.substring(1) : beginning + end;
        }

        /** All that the parts have, or null where one cannot say. */
        private static <T> @Nullable Set<T> all(List<Part> parts, Function<Part, @Nullable Set<T>> property) {
            Set<T> all = new HashSet<>();
            for (var part : parts) {
                var some = property.apply(part);
                if (some == null) {
                    return null;
                }
                all.addAll(some);
            }
            return all;
        }

        /** The pieces that a text is less likely to hold. */
        private static @Nullable Set<String> better(@Nullable Set<String> some, @Nullable Set<String> others) {
            if (some == null || others == null) {
                return some == null ? others : some;
            }
            return likelihood(some) <= likelihood(others) ? some : others;
        }

        private static double likelihood(Set<String> pieces) {
            return pieces.stream()
                    .mapToDouble(piece -> Math.pow(RARITY, -piece.length()))
                    .sum();
        }
    }

    /** Syntax that is not read here. */
    private static final class NotUnderstood extends RuntimeException {

        private static final long serialVersionUID = 1;

        NotUnderstood() {
            super("not read here", null, false, false);
        }
    }
}
