package ai.travion.atlas.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads from a regular expression what every match must hold: one of some pieces, as {@link Trigrams} folds them. What it does not know it
 * takes for anything, so that it may say too little, never too much.
 */
final class RequiredLetters {

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

    private RequiredLetters(String expression) {
        this.expression = expression;
    }

    /** The pieces; none when a match may be without any, or the expression is not understood. */
    static List<String> of(Pattern pattern) {
        if ((pattern.flags() & ~KNOWN_FLAGS) != 0) {
            return List.of();
        }
        try {
            var reader = new RequiredLetters(pattern.pattern());
            var whole = reader.alternatives();
            var needed = reader.isAtEnd() ? whole.pieces() : null;
            return needed == null || needed.stream().anyMatch(RequiredLetters::isInMostTexts)
                    ? List.of()
                    : shortest(needed);
        } catch (NotUnderstood e) {
            return List.of();
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
            repeated = expression.startsWith("{0", at) ? Part.ANYTHING : part.repeated();
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
     */
    private record Part(
            @Nullable Set<String> endings,
            boolean whole,
            @Nullable Set<String> needed) {

        static final Part NOTHING = new Part(Set.of(""), true, null);
        static final Part ANYTHING = new Part(null, false, null);

        static Part of(char letter) {
            return new Part(Set.of(String.valueOf(Trigrams.folded(letter))), true, null);
        }

        Part or(Part other) {
            if (endings != null && other.endings != null && whole && other.whole) {
                var all = union(endings, other.endings);
                return new Part(all, true, null).within();
            }
            var mine = pieces();
            var others = other.pieces();
            return new Part(null, false, mine == null || others == null ? null : union(mine, others)).within();
        }

        /** This and then the other, in one piece as long as both are known. */
        Part then(Part other) {
            if (endings == null
                    || other.endings == null
                    || !other.whole
                    || (long) endings.size() * other.endings.size() > MOST) {
                return new Part(other.endings, false, better(pieces(), other.needed));
            }
            Set<String> both = new HashSet<>();
            for (var first : endings) {
                other.endings.forEach(second -> both.add(joined(first, second)));
            }
            return new Part(both, whole, needed);
        }

        /** Once at least: what goes on after it is not known, unless it is blanks, of which a folded text has one. */
        Part repeated() {
            return BLANK.equals(endings) && whole ? this : new Part(null, false, pieces());
        }

        @Nullable Set<String> pieces() {
            boolean said = endings != null && !endings.contains("");
            return better(needed, said ? endings : null);
        }

        private Part within() {
            boolean tooMany = (endings != null && endings.size() > MOST) || (needed != null && needed.size() > MOST);
            return tooMany ? ANYTHING : this;
        }

        private static String joined(String first, String second) {
            return first.endsWith(" ") && second.startsWith(" ") ? first + second.substring(1) : first + second;
        }

        private static Set<String> union(Set<String> some, Set<String> others) {
            Set<String> all = new HashSet<>(some);
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
