package ai.travion.generator.composer;

import ai.travion.schemas.Citation;
import ai.travion.schemas.CitedStatement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Numbers what an answer quotes: one number a passage, in order of first use. Belongs to one answer. */
final class Footnotes {

    private static final Pattern YES_OR_NO = Pattern.compile("\\p{Lu}[\\p{L} ]*[,:] ");
    private static final int LONGEST_OPENING = 16;

    private final Map<String, Citation> bySource = new LinkedHashMap<>();
    private final Map<String, List<String>> quoted = new LinkedHashMap<>();
    private final Snippets snippets;
    private final List<CitedStatement> statements = new ArrayList<>();
    private final List<Sentence> said = new ArrayList<>();

    Footnotes(Snippets snippets) {
        this.snippets = snippets;
    }

    /** The sentence with its number before the full stop. */
    String quote(Sentence sentence) {
        int id = cite(sentence);
        statements.add(new CitedStatement(sentence.text(), List.of(id)));
        said.add(sentence);
        var text = escaped(sentence.text());
        int end = text.length();
        while (end > 0 && ".!?".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(0, end) + " [" + id + "]" + text.substring(end);
    }

    /** The number of a sentence's source, whose snippet will hold the sentence. */
    int cite(Sentence sentence) {
        var source = sentence.source();
        quoted.computeIfAbsent(source.id(), id -> new ArrayList<>()).add(sentence.text());
        return bySource.computeIfAbsent(
                        source.id(),
                        id -> Citation.newBuilder()
                                .setId(bySource.size() + 1)
                                .setSource(source.name())
                                .setChunkId(id)
                                .setLocation(source.location())
                                .setAspect(source.aspect())
                                .setSnippet("")
                                .setUrl(source.url().isEmpty() ? null : source.url())
                                .build())
                .getId();
    }

    List<Citation> citations() {
        return bySource.entrySet().stream()
                .map(cited -> Citation.newBuilder(cited.getValue())
                        .setSnippet(CalendarRecord.in(
                                cited.getValue().getSource(),
                                snippets.holding(cited.getKey(), quoted.getOrDefault(cited.getKey(), List.of("")))))
                        .build())
                .toList();
    }

    /** The sentences that were quoted, in their order. */
    List<Sentence> quoted() {
        return List.copyOf(said);
    }

    /** What was said on the strength of a source. */
    List<CitedStatement> statements() {
        return List.copyOf(statements);
    }

    /** Whether it was quoted, be it with the "Yes" that opens it or without. */
    boolean has(Sentence sentence) {
        return statements.stream().map(CitedStatement::getText).anyMatch(quoted -> areTheSame(quoted, sentence.text()));
    }

    private static boolean areTheSame(String quoted, String text) {
        var shorter = quoted.length() < text.length() ? quoted : text;
        var longer = quoted.length() < text.length() ? text : quoted;
        int opening = longer.length() - shorter.length();
        return longer.equals(shorter)
                || (opening <= LONGEST_OPENING
                        && longer.regionMatches(true, opening, shorter, 0, shorter.length())
                        && YES_OR_NO.matcher(longer.substring(0, opening)).matches());
    }

    /** One line that says what the numbers stand for, or nothing; a web page's address stands where it is quoted. */
    String sourcesLine() {
        var names = bySource.values().stream()
                .filter(citation -> citation.getUrl().isEmpty())
                .map(this::named)
                .collect(Collectors.joining(" · "));
        return names.isEmpty() ? "" : "Sources: " + names;
    }

    private String named(Citation citation) {
        var title = snippets.titleOf(citation.getChunkId());
        if (title.isPresent()) {
            return "[" + citation.getId() + "] " + plain(title.get());
        }
        var place = plain(citation.getLocation().isEmpty() ? citation.getSource() : citation.getLocation());
        return "[" + citation.getId() + "] " + place
                + (citation.getAspect().isEmpty() ? "" : ", " + plain(citation.getAspect()));
    }

    /** A title of a page, say, without what would be markup, on one line and not too long. */
    static String plain(String title) {
        var line = title.replaceAll("[\\[\\]()<>`*_#|\\\\]", "")
                .replaceAll("(?i)https?:\\S*|www\\.\\S*", "")
                .replaceAll("\\s+", " ")
                .strip();
        return line.length() <= 80
                ? line
                : line.substring(0, line.lastIndexOf(' ', 80) > 0 ? line.lastIndexOf(' ', 80) : 79);
    }

    /** Brackets with a number in a source would read as a citation of ours. */
    private static String escaped(String text) {
        return text.replaceAll("\\[(\\d+)]", "($1)").replace("<", "&lt;");
    }
}
