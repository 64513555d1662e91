package ai.travion.retrieval.knowledge;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A file of the knowledge base, taken apart: flat front matter between two lines of {@code ---}, then sections.
 *
 * @param file its name, for messages
 * @param values of the front matter, by key
 * @param sections texts by heading, in order; paragraphs are parted by an empty line and have no line breaks
 */
record FrontMatter(String file, Map<String, String> values, Map<String, String> sections) {

    private static final String BEGIN = "---\n";
    private static final String END = "\n---\n";
    private static final Pattern MARKS = Pattern.compile("^#+");

    private static final Pattern BETWEEN_PARAGRAPHS = Pattern.compile("\n\\s*\n");
    private static final Pattern BLANKS = Pattern.compile(" [ \t]+|\t[ \t]*");

    /**
     * Takes a file apart.
     *
     * @param keys that its front matter may have
     * @throws MalformedKnowledgeException where the format is broken
     */
    static FrontMatter of(String file, String text, Set<String> keys) {
        var lines = text.replace("\r\n", "\n");
        int end = lines.startsWith(BEGIN) ? lines.indexOf(END, BEGIN.length()) : -1;
        if (end < 0) {
            throw fault(file, "it has to begin with front matter between two lines of ---.");
        }
        return new FrontMatter(
                file,
                values(file, lines.substring(BEGIN.length(), end), keys),
                sections(file, lines.substring(end + END.length())));
    }

    private static Map<String, String> values(String file, String lines, Set<String> keys) {
        var front = new LinkedHashMap<String, String>();
        for (var line : lines.lines().filter(line -> !line.isBlank()).toList()) {
            int colon = line.indexOf(':');
            var key = colon < 0 ? line.strip() : line.substring(0, colon).strip();
            if (colon < 0 || !keys.contains(key)) {
                throw fault(
                        file,
                        "\"" + line.strip() + "\" is no line of front matter; the keys are "
                                + keys.stream().sorted().collect(Collectors.joining(", ")) + ".");
            }
            var value = line.substring(colon + 1).replaceAll("\\s#.*$", "").strip();
            if (front.put(key, value) != null) {
                throw fault(file, key + " stands twice.");
            }
        }
        return front;
    }

    private static Map<String, String> sections(String file, String body) {
        int heads = headingFrom(0, body);
        if (!body.substring(0, heads).isBlank()) {
            throw fault(file, "text stands before the first section.");
        }
        var sections = new LinkedHashMap<String, String>();
        while (heads < body.length()) {
            int line = body.indexOf('\n', heads);
            int begins = line < 0 ? body.length() : line;
            int ends = headingFrom(begins, body);
            var heading = MARKS.matcher(body.substring(heads, begins))
                    .replaceFirst("")
                    .strip();
            var text = unwrapped(body.substring(begins, ends));
            heads = ends;
            if (text.isEmpty()) {
                throw fault(file, "section " + heading + " is empty.");
            }
            if (sections.put(heading, text) != null) {
                throw fault(file, "section " + heading + " stands twice.");
            }
        }
        return sections;
    }

    /** Where the next heading begins: a start reads thousands, and an expression for it is tried at every letter. */
    private static int headingFrom(int from, String body) {
        if (from == 0 && body.startsWith("#")) {
            return 0;
        }
        int before = body.indexOf("\n#", from);
        return before < 0 ? body.length() : before + 1;
    }

    /** Paragraphs without their line breaks. */
    private static String unwrapped(String text) {
        return BETWEEN_PARAGRAPHS
                .splitAsStream(text.strip())
                .map(FrontMatter::onOneLine)
                .collect(Collectors.joining("\n\n"));
    }

    /** With single blanks; most are so already, and a start reads thousands. */
    private static String onOneLine(String paragraph) {
        var line = paragraph.indexOf('\n') < 0
                ? paragraph.strip()
                : paragraph.lines().map(String::strip).collect(Collectors.joining(" "));
        return line.contains("  ") || line.indexOf('\t') >= 0
                ? BLANKS.matcher(line).replaceAll(" ")
                : line;
    }

    Optional<String> value(String key) {
        return Optional.ofNullable(values.get(key));
    }

    String required(String key) {
        return value(key).filter(value -> !value.isEmpty()).orElseThrow(() -> fault(key + " is missing."));
    }

    MalformedKnowledgeException fault(String what) {
        return fault(file, what);
    }

    private static MalformedKnowledgeException fault(String file, String what) {
        return new MalformedKnowledgeException(file, what);
    }
}
