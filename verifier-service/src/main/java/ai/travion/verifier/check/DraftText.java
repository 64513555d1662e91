package ai.travion.verifier.check;

import java.text.Normalizer;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A draft as its checks read it.
 *
 * @param raw as it was written
 * @param prose without addresses, marks of Markdown and invisible characters; line by line
 * @param statements its sentences; what only names the sources is none
 * @param links every address in it
 */
record DraftText(String raw, String prose, List<Statement> statements, List<String> links) {

    /**
     * A sentence of a draft.
     *
     * @param text without its citations
     * @param citations their numbers
     * @param day the day that it stands under, where the draft has a heading a day
     * @param heading the words of the heading that it stands under; empty where it stands under none
     * @param block which paragraph or list it belongs to
     * @param isHeading whether it stands over others, and in a case of its own
     * @param cited its parts, each up to the numbers that bear it out; what follows the last number is in none
     */
    record Statement(
            String text,
            List<Integer> citations,
            Optional<LocalDate> day,
            String heading,
            int block,
            boolean isHeading,
            List<Cited> cited) {

        /** What stands before its last number. */
        String citedText() {
            return cited.stream().map(Cited::text).collect(Collectors.joining(" "));
        }

        /** What stands after it. */
        String uncitedTail() {
            return cited.isEmpty() ? text : text.substring(Math.min(text.length(), lengthOfCited()));
        }

        private int lengthOfCited() {
            int at = 0;
            for (var part : cited) {
                int found = text.indexOf(part.text(), at);
                at = found < 0 ? at : found + part.text().length();
            }
            return at;
        }
    }

    /** A part of a sentence and the numbers that stand right behind it. */
    record Cited(String text, List<Integer> numbers) {}

    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]]*)\\]\\(([^)\\s]*)[^)]*\\)");
    private static final Pattern CITATION = Pattern.compile("\\s?\\[(\\d{1,3})\\]");
    /** Numbers side by side. */
    private static final Pattern CITATIONS = Pattern.compile("(?:\\s?\\[\\d{1,3}\\])+");

    private static final Pattern LINE = Pattern.compile("\\R");
    private static final String END =
            "(?<=[.!?])(?<!\\b(?:Rs|St|Mt|Dr|ca|approx|e\\.g|i\\.e|\\p{Lu})\\.)[\"”’')]*\\s+(?=[\\p{Lu}\\d\"“‘(\\[])";
    private static final Pattern SENTENCE_END = Pattern.compile(END + "|(?<=\\d\\]);\\s+");
    /** What stands in a row belongs to the day or the place at its head. */
    private static final Pattern CELL_SENTENCE_END = Pattern.compile(END);
    /** "... carried it away. [1]": the number belongs to the sentence before it. */
    private static final Pattern LATE_CITATION = Pattern.compile("([.!?][\"”’')]*)((?:\\s?\\[\\d{1,3}\\])+)(?=\\s|$)");

    private static final Pattern MARKS = Pattern.compile("\\*+|(?<![\\p{L}\\p{N}])_+|_+(?![\\p{L}\\p{N}])|`+");
    private static final Pattern LIST_MARK = Pattern.compile("^\\s*(?:[-+•>]\\s+|\\d{1,2}[.)]\\s+)");
    private static final Pattern HEADING = Pattern.compile("^\\s*(?:#{1,6}\\s+|\\*\\*(?=[^*]+\\*\\*:?\\s*$))");
    private static final Pattern MIXED_NUMBER = Pattern.compile("(\\d)\\s?([½¼¾])");
    private static final Map<String, String> DECIMALS = Map.of("½", ".5", "¼", ".25", "¾", ".75");
    /** The bar under the heads of a table's columns. */
    private static final Pattern TABLE_RULE = Pattern.compile("^\\s*\\|?\\s*:?-{2,}[-:|\\s]*$");

    private static final Pattern CELLS = Pattern.compile("\\s*\\|\\s*");
    private static final Pattern OUTER_BAR = Pattern.compile("^\\||\\|$");
    /** The head of a column that says what not to do. */
    private static final Pattern REFUSES = Pattern.compile(
            "(?i)^\\W*(?:please )?(?:don['’]?ts?|do not|never|avoid|no|not(?: allowed)?|forbidden|leave out|skip|what not to do)\\b[^|]{0,40}$");

    /** The writer's own line below an answer: numbers, titles and addresses, and no sentence. */
    private static final Pattern SOURCES = Pattern.compile(
            "^\\s*Sources: \\[\\d{1,3}] (?:[^.!?\\[\\]]|(?<=\\b(?:St|Mt|Dr))\\.){1,120}(?: · \\[\\d{1,3}] (?:[^.!?\\[\\]]|(?<=\\b(?:St|Mt|Dr))\\.){1,120})*$");

    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}&&[^\\r\\n]]");

    static DraftText of(String raw) {
        var links = new TreeSet<String>();
        LINK.matcher(raw).results().map(link -> link.group(2)).forEach(links::add);
        links.addAll(Addresses.in(LINK.matcher(raw).replaceAll("[$1]")));
        var visible = INVISIBLE
                .matcher(Normalizer.normalize(withDecimals(raw), Normalizer.Form.NFKC))
                .replaceAll("");
        var withoutAddresses = Addresses.without(LINK.matcher(visible).replaceAll("$1"));
        var prose = new ArrayList<String>();
        var statements = new ArrayList<Statement>();
        Optional<LocalDate> day = Optional.empty();
        var heading = "";
        int block = 0;
        List<String> heads = List.of();
        var before = "";
        for (var line : LINE.split(withoutAddresses, -1)) {
            if (TABLE_RULE.matcher(line).matches() && before.contains("|")) {
                heads = cells(MARKS.matcher(before).replaceAll(""));
            } else if (!line.contains("|")) {
                heads = List.of();
            }
            before = line;
            if (SOURCES.matcher(line).matches()) {
                prose.add(CITATION.matcher(line).replaceAll(""));
                continue;
            }
            if (line.isBlank()) {
                block++;
                continue;
            }
            var isHeading = HEADING.matcher(line).find();
            var bare = MARKS.matcher(HEADING.matcher(line).replaceFirst(""))
                    .replaceAll("")
                    .replace("&lt;", "<");
            if (isHeading) {
                day = DatesIn.text(bare).stream()
                        .flatMap(mention -> mention.day().stream())
                        .findFirst();
                heading = bare;
                block++;
            }
            bare = refused(LIST_MARK.matcher(bare).replaceFirst(""), heads);
            prose.add(CITATION.matcher(bare).replaceAll(""));
            var end = line.strip().startsWith("|") ? CELL_SENTENCE_END : SENTENCE_END;
            for (var sentence : end.split(LATE_CITATION.matcher(bare).replaceAll("$2$1"), -1)) {
                statements.add(statement(sentence, day, heading, block, isHeading));
            }
        }
        return new DraftText(raw, String.join("\n", prose), List.copyOf(statements), List.copyOf(links));
    }

    /** "3½" is 3.5; the normal form of its sign would be 31⁄2. */
    private static String withDecimals(String text) {
        if (text.indexOf('½') < 0 && text.indexOf('¼') < 0 && text.indexOf('¾') < 0) {
            return text;
        }
        return MIXED_NUMBER
                .matcher(text)
                .replaceAll(mixed -> mixed.group(1) + DECIMALS.getOrDefault(mixed.group(2), ""))
                .replace("½", "half")
                .replace("¼", "a quarter")
                .replace("¾", "three quarters");
    }

    /** A row of a table, in which each cell under a head that refuses is refused itself. */
    private static String refused(String row, List<String> heads) {
        if (heads.stream().noneMatch(head -> REFUSES.matcher(head).find())) {
            return row;
        }
        var cells = cells(row);
        var said = new ArrayList<String>();
        for (int i = 0; i < cells.size(); i++) {
            boolean isRefused =
                    i < heads.size() && REFUSES.matcher(heads.get(i)).find();
            said.add(
                    isRefused && !cells.get(i).isBlank() && !cells.get(i).equals(heads.get(i))
                            ? "do not " + cells.get(i)
                            : cells.get(i));
        }
        return "| " + String.join(" | ", said) + " |";
    }

    /** Between the bars at both ends, where there are any; a cell may be empty. */
    private static List<String> cells(String row) {
        return List.of(CELLS.split(OUTER_BAR.matcher(row.strip()).replaceAll("").strip(), -1));
    }

    /** What is left of it without some of its sentences. */
    DraftText without(Predicate<Statement> gone) {
        var left = statements.stream().filter(gone.negate()).toList();
        return new DraftText(raw, left.stream().map(Statement::text).collect(Collectors.joining("\n")), left, links);
    }

    /** The numbers in brackets, each once, in order. */
    List<Integer> citations() {
        return statements.stream()
                .flatMap(statement -> statement.citations().stream())
                .distinct()
                .sorted()
                .toList();
    }

    private static Statement statement(
            String sentence, Optional<LocalDate> day, String heading, int block, boolean isHeading) {
        var numbers = CITATION.matcher(sentence)
                .results()
                .map(match -> Integer.valueOf(match.group(1)))
                .toList();
        return new Statement(
                CITATION.matcher(sentence).replaceAll("").strip(),
                numbers,
                day,
                heading,
                block,
                isHeading,
                cited(sentence));
    }

    private static List<Cited> cited(String sentence) {
        var parts = new ArrayList<Cited>();
        int from = 0;
        for (var marks : CITATIONS.matcher(sentence).results().toList()) {
            var numbers = CITATION.matcher(marks.group())
                    .results()
                    .map(match -> Integer.valueOf(match.group(1)))
                    .toList();
            var text = sentence.substring(from, marks.start()).strip();
            if (!text.isEmpty()) {
                parts.add(new Cited(text, numbers));
            }
            from = marks.end();
        }
        return List.copyOf(parts);
    }
}
