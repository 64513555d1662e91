package ai.travion.retrieval.knowledge;

import java.time.LocalTime;
import java.time.Month;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads one file of the knowledge base: flat front matter between two lines of {@code ---}, then six sections. It refuses
 * whatever it does not understand, since half a place would be worse than a start that fails and says why.
 */
public final class KnowledgeReader {

    private static final Set<String> KEYS =
            Set.of("id", "best_months", "l_rel", "l_nat", "visit_minutes", "opens", "closes", "tags", "nearby");
    private static final Pattern FILE = Pattern.compile("\\A---\\R(.*?)\\R---\\R(.*)\\z", Pattern.DOTALL);
    private static final Pattern HEADING = Pattern.compile("^#+ *(.*?) *$", Pattern.MULTILINE);

    private final String file;

    private KnowledgeReader(String file) {
        this.file = file;
    }

    /**
     * Reads a file.
     *
     * @param file its name, for messages; without {@code .md} it is the id
     * @throws MalformedKnowledgeException where the format is broken
     */
    public static KnowledgeFile read(String file, String text) {
        return new KnowledgeReader(file).read(text.replace("\r\n", "\n"));
    }

    private KnowledgeFile read(String text) {
        var parts = FILE.matcher(text);
        if (!parts.matches()) {
            throw fault("it has to begin with front matter between two lines of ---.");
        }
        var front = frontMatter(parts.group(1));
        var id = required(front, "id");
        if (!file.equals(id + ".md")) {
            throw fault("its id is " + id + ", so it has to be named " + id + ".md.");
        }
        return new KnowledgeFile(
                id,
                months(front),
                share(front, "l_rel"),
                share(front, "l_nat"),
                minutes(front),
                time(front, "opens"),
                time(front, "closes"),
                tags(front),
                list(front, "nearby"),
                sections(parts.group(2)));
    }

    private Map<String, String> frontMatter(String lines) {
        var front = new LinkedHashMap<String, String>();
        for (var line : lines.lines().filter(line -> !line.isBlank()).toList()) {
            int colon = line.indexOf(':');
            var key = colon < 0 ? line.strip() : line.substring(0, colon).strip();
            if (colon < 0 || !KEYS.contains(key)) {
                throw fault("\"" + line.strip() + "\" is no line of front matter; the keys are "
                        + KEYS.stream().sorted().collect(Collectors.joining(", ")) + ".");
            }
            var value = line.substring(colon + 1).replaceAll("\\s#.*$", "").strip();
            if (front.put(key, value) != null) {
                throw fault(key + " stands twice.");
            }
        }
        return front;
    }

    private Set<Month> months(Map<String, String> front) {
        var months = EnumSet.noneOf(Month.class);
        for (var month : list(front, "best_months")) {
            if (!month.matches("[1-9]|1[0-2]")) {
                throw fault("best_months has " + month + "; months are 1 to 12.");
            }
            months.add(Month.of(Integer.parseInt(month)));
        }
        return months;
    }

    private double share(Map<String, String> front, String key) {
        var value = required(front, key);
        if (!value.matches("0(\\.\\d+)?|1(\\.0+)?")) {
            throw fault(key + " is " + value + "; it has to be between 0 and 1.");
        }
        return Double.parseDouble(value);
    }

    private int minutes(Map<String, String> front) {
        var value = required(front, "visit_minutes");
        if (!value.matches("[1-9]\\d{0,3}")) {
            throw fault("visit_minutes is " + value + "; it has to be a whole number of minutes.");
        }
        return Integer.parseInt(value);
    }

    private Optional<LocalTime> time(Map<String, String> front, String key) {
        try {
            return Optional.ofNullable(front.get(key)).map(time -> LocalTime.parse(time.replace("\"", "")));
        } catch (DateTimeParseException e) {
            throw fault(key + " is " + front.get(key) + "; a time is written \"05:30\".");
        }
    }

    private Set<Tag> tags(Map<String, String> front) {
        return list(front, "tags").stream()
                .map(tag -> Tag.labelled(tag)
                        .orElseThrow(() -> fault("\"" + tag + "\" is no tag; the tags are "
                                + Stream.of(Tag.values()).map(Tag::label).collect(Collectors.joining(", ")) + ".")))
                .collect(Collectors.toSet());
    }

    private List<String> list(Map<String, String> front, String key) {
        var value = required(front, key);
        if (!value.startsWith("[") || !value.endsWith("]")) {
            throw fault(key + " has to be a list in brackets.");
        }
        var entries = Arrays.stream(value.substring(1, value.length() - 1).split(",", -1))
                .map(String::strip)
                .toList();
        if (entries.stream().anyMatch(String::isEmpty)) {
            throw fault(key + " has an empty entry.");
        }
        return entries;
    }

    private Map<Aspect, String> sections(String body) {
        var headings = HEADING.matcher(body).results().toList();
        var found = headings.stream().map(heading -> heading.group(1)).toList();
        var wanted = Stream.of(Aspect.values()).map(Aspect::heading).toList();
        if (!found.equals(wanted)) {
            throw fault("its sections are " + String.join(", ", found) + "; they have to be "
                    + String.join(", ", wanted) + ", in this order.");
        }
        if (!body.substring(0, headings.getFirst().start()).isBlank()) {
            throw fault("text stands before the first section.");
        }
        var sections = new EnumMap<Aspect, String>(Aspect.class);
        var next = headings.iterator();
        var heading = next.next();
        for (var aspect : Aspect.values()) {
            int start = heading.end();
            int end = body.length();
            if (next.hasNext()) {
                heading = next.next();
                end = heading.start();
            }
            var text = unwrapped(body.substring(start, end));
            if (text.isEmpty()) {
                throw fault("section " + aspect.heading() + " is empty.");
            }
            sections.put(aspect, text);
        }
        return sections;
    }

    /** Paragraphs without their line breaks. */
    private static String unwrapped(String text) {
        return Arrays.stream(text.strip().split("\\R\\s*\\R"))
                .map(paragraph -> paragraph.replaceAll("\\s+", " ").strip())
                .collect(Collectors.joining("\n\n"));
    }

    private String required(Map<String, String> front, String key) {
        return Optional.ofNullable(front.get(key))
                .filter(value -> !value.isEmpty())
                .orElseThrow(() -> fault(key + " is missing."));
    }

    private MalformedKnowledgeException fault(String what) {
        return new MalformedKnowledgeException(file, what);
    }
}
