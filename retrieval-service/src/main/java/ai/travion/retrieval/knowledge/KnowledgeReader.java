package ai.travion.retrieval.knowledge;

import java.time.LocalTime;
import java.time.Month;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads one file of the knowledge base: flat front matter between two lines of {@code ---}, then six sections. It refuses
 * whatever it does not understand, since half a place would be worse than a start that fails and says why.
 */
public final class KnowledgeReader {

    private static final Set<String> KEYS =
            Set.of("id", "best_months", "l_rel", "l_nat", "visit_minutes", "opens", "closes", "tags", "nearby");
    private final FrontMatter file;

    private KnowledgeReader(FrontMatter file) {
        this.file = file;
    }

    /**
     * Reads a file.
     *
     * @param file its name, for messages; without {@code .md} it is the id
     * @throws MalformedKnowledgeException where the format is broken
     */
    public static KnowledgeFile read(String file, String text) {
        return new KnowledgeReader(FrontMatter.of(file, text, KEYS)).read();
    }

    private KnowledgeFile read() {
        var id = file.required("id");
        if (!file.file().equals(id + ".md")) {
            throw fault("its id is " + id + ", so it has to be named " + id + ".md.");
        }
        return new KnowledgeFile(
                id,
                months(),
                share("l_rel"),
                share("l_nat"),
                minutes(),
                time("opens"),
                time("closes"),
                tags(),
                list("nearby"),
                sections());
    }

    private Set<Month> months() {
        var months = EnumSet.noneOf(Month.class);
        for (var month : list("best_months")) {
            if (!month.matches("[1-9]|1[0-2]")) {
                throw fault("best_months has " + month + "; months are 1 to 12.");
            }
            months.add(Month.of(Integer.parseInt(month)));
        }
        return months;
    }

    private double share(String key) {
        var value = file.required(key);
        if (!value.matches("0(\\.\\d+)?|1(\\.0+)?")) {
            throw fault(key + " is " + value + "; it has to be between 0 and 1.");
        }
        return Double.parseDouble(value);
    }

    private int minutes() {
        var value = file.required("visit_minutes");
        if (!value.matches("[1-9]\\d{0,3}")) {
            throw fault("visit_minutes is " + value + "; it has to be a whole number of minutes.");
        }
        return Integer.parseInt(value);
    }

    private Optional<LocalTime> time(String key) {
        try {
            return file.value(key).map(time -> LocalTime.parse(time.replace("\"", "")));
        } catch (DateTimeParseException e) {
            throw fault(key + " is " + file.value(key).orElse("") + "; a time is written \"05:30\".");
        }
    }

    private Set<Tag> tags() {
        return list("tags").stream()
                .map(tag -> Tag.labelled(tag)
                        .orElseThrow(() -> fault("\"" + tag + "\" is no tag; the tags are "
                                + Stream.of(Tag.values()).map(Tag::label).collect(Collectors.joining(", ")) + ".")))
                .collect(Collectors.toSet());
    }

    private List<String> list(String key) {
        var value = file.required(key);
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

    private Map<Aspect, String> sections() {
        var found = List.copyOf(file.sections().keySet());
        var wanted = Stream.of(Aspect.values()).map(Aspect::heading).toList();
        if (!found.equals(wanted)) {
            throw fault("its sections are " + String.join(", ", found) + "; they have to be "
                    + String.join(", ", wanted) + ", in this order.");
        }
        var sections = new EnumMap<Aspect, String>(Aspect.class);
        for (var aspect : Aspect.values()) {
            sections.put(aspect, file.sections().getOrDefault(aspect.heading(), ""));
        }
        return sections;
    }

    private MalformedKnowledgeException fault(String what) {
        return file.fault(what);
    }
}
