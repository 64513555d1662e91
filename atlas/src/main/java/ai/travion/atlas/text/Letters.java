package ai.travion.atlas.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads from a regular expression what every match must hold, one of some pieces, and what letter it can begin with, as
 * {@link Trigrams} folds them. What it does not know it takes for anything, so that it may say too little, never too much.
 */
final class Letters {

    private static final int MOST = 600;
    private static final int FEW = 8;
    private static final double RARITY = 4;
    private static final Set<String> BLANK = Set.of(" ");
    private static final int KNOWN_FLAGS = Pattern.CASE_INSENSITIVE | Pattern.DOTALL | Pattern.MULTILINE;
    private static final String ZERO_WIDTH = "bBAzZG";
    private static final String ONE_OF_A_KIND = "DSwWhHvVRXtnrfae";
    private static final Pattern FLAGS = Pattern.compile("\\(\\?[ims]+([:)])");

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
        var all = sequence();
        while (takes("|")) {
            all = all.or(sequence());
        }
        return all;
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
            repeated = part.or(Part.NOTHING);
        } else if (takes("*")) {
            repeated = part.repeated().or(Part.NOTHING);
        } else if (takes("+")) {
            repeated = part.repeated();
        } else if (peek() == '{') {
            repeated = expression.startsWith("{0", at) ? part.repeated().or(Part.NOTHING) : part.repeated();
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
        var flags = FLAGS.matcher(expression).region(at, expression.length());
        if (flags.lookingAt()) {
            at = flags.end();
            return flags.group(1).equals(":") ? inside() : Part.NOTHING;
        }
        if (takes("(?:") || takes("(?>")) {
            return inside();
        }
        if (takes("(?=") || takes("(?!") || takes("(?<=") || takes("(?<!")) {
            inside();
            return Part.NOTHING;
        }
        if (takes("(?<")) {
            at = end(">");
            return inside();
        }
        if (takes("(?")) {
            throw new NotUnderstood();
        }
        if (takes("(")) {
            return inside();
        }
        char letter = next();
        return switch (letter) {
            case '[' -> letterClass();
            case '\\' -> escaped();
            case '.' -> Part.ANYTHING;
            case '^', '$' -> Part.NOTHING;
            case '?', '*', '+' -> throw new NotUnderstood();
            default -> Part.of(letter);
        };
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
        var any = Part.NOTHING;
        int letters = 0;
        boolean known = true;
        while (known && peek() != ']') {
            char letter = next();
            var one = letter == '\\' ? escaped() : Part.of(letter);
            known = letter != '[' && letter != '&' && one.endings() != null && !isRange() && ++letters <= FEW;
            any = letters == 1 ? one : any.or(one);
        }
        if (known && letters > 0) {
            at++;
            return any;
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
            char folded = Trigrams.folded(letter);
            return new Part(Set.of(String.valueOf(folded)), true, null, Set.of(folded), false);
        }

        Part or(Part other) {
            var firsts = both(first, other.first);
            boolean empty = maybeEmpty || other.maybeEmpty;
            if (whole && other.whole && fits(both(endings, other.endings))) {
                return new Part(both(endings, other.endings), true, null, firsts, empty);
            }
            var either = both(pieces(), other.pieces());
            return new Part(null, false, fits(either) ? either : null, firsts, empty);
        }

        /** This and then the other, in one piece as long as both are known. */
        Part then(Part other) {
            var firsts = maybeEmpty ? both(first, other.first) : first;
            boolean empty = maybeEmpty && other.maybeEmpty;
            if (endings == null
                    || other.endings == null
                    || !other.whole
                    || (long) endings.size() * other.endings.size() > MOST) {
                return new Part(other.endings, false, better(pieces(), other.needed), firsts, empty);
            }
            Set<String> joined = new HashSet<>();
            for (var beginning : endings) {
                other.endings.forEach(end -> joined.add(joined(beginning, end)));
            }
            return new Part(joined, whole, needed, firsts, empty);
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

        private static String joined(String beginning, String end) {
            return beginning.endsWith(" ") && end.startsWith(" ") ? beginning + end.substring(1) : beginning + end;
        }

        private static <T> @Nullable Set<T> both(@Nullable Set<T> some, @Nullable Set<T> others) {
            if (some == null || others == null) {
                return null;
            }
            Set<T> all = new HashSet<>(some);
            all.addAll(others);
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
