package ai.travion.retrieval.ingest;

import ai.travion.retrieval.ingest.ReadDocuments.Read;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** JSON: an object, a list of objects, one that an object holds, or an object a line, each with a {@code text} (or content, body) and whatever else it says of itself. */
final class Json {

    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    private static final List<String> TEXT = List.of("text", "content", "body", "description");
    private static final int DEEPEST = 8;
    private static final List<String> TITLE = List.of("title", "name", "heading");

    private Json() {}

    static Read read(String id, String content) throws UnreadableDocumentException {
        var root = parsed(content);
        if (root.isEmpty()) {
            return each(id, byLine(content));
        }
        var lists = listsIn(root.get(), DEEPEST);
        return lists.isEmpty() ? Read.one(document(id, root.get(), id)) : each(id, entries(lists));
    }

    /** A list, or those that an object holds, however deep, which says nothing itself. */
    private static List<JsonNode> listsIn(JsonNode root, int deep) {
        if (root.isArray()) {
            return List.of(root);
        }
        if (deep == 0 || first(root, TEXT).isPresent()) {
            return List.of();
        }
        return root.properties().stream()
                .map(Map.Entry::getValue)
                .filter(value -> value.isObject() || value.path(0).isObject())
                .flatMap(value -> listsIn(value, deep - 1).stream())
                .toList();
    }

    private static List<Entry> entries(List<JsonNode> lists) {
        var all = lists.stream()
                .flatMap(list -> StreamSupport.stream(list.spliterator(), false))
                .toList();
        return IntStream.range(0, all.size())
                .mapToObj(at -> new Entry("entry " + (at + 1), all.get(at), ""))
                .toList();
    }

    private static Read each(String id, List<Entry> entries) throws UnreadableDocumentException {
        var documents = new ArrayList<SourceDocument>();
        var unreadable = new ArrayList<String>();
        for (var entry : entries) {
            try {
                documents.add(document(id, entry.inHand(), entry.name()));
            } catch (UnreadableDocumentException e) {
                unreadable.add(entry.name() + ": " + e.getMessage());
            }
        }
        if (documents.isEmpty()) {
            throw new UnreadableDocumentException(unreadable.isEmpty() ? "its list is empty" : unreadable.getFirst());
        }
        return new Read(documents, unreadable, List.of());
    }

    /** The one value that a file is; empty where it is several, one a line. */
    private static Optional<JsonNode> parsed(String content) throws UnreadableDocumentException {
        try {
            return Optional.of(MAPPER.readTree(content));
        } catch (JsonProcessingException e) {
            if (lines(content)
                            .filter(line ->
                                    line.text().startsWith("{") && line.text().endsWith("}"))
                            .count()
                    > 1) {
                return Optional.empty();
            }
            throw new UnreadableDocumentException("it is no JSON: " + e.getOriginalMessage());
        }
    }

    private static List<Entry> byLine(String content) {
        return lines(content)
                .map(line -> {
                    var name = "line " + line.number();
                    try {
                        return new Entry(name, MAPPER.readTree(line.text()), "");
                    } catch (JsonProcessingException e) {
                        return new Entry(name, MissingNode.getInstance(), e.getOriginalMessage());
                    }
                })
                .toList();
    }

    private static Stream<Line> lines(String content) {
        var all = content.lines().map(String::strip).toList();
        return IntStream.range(0, all.size())
                .mapToObj(at -> new Line(at + 1, all.get(at)))
                .filter(line -> !line.text().isEmpty());
    }

    private record Line(int number, String text) {}

    /**
     * One of several documents of a file.
     *
     * @param wrong with it, where it is no JSON
     */
    private record Entry(String name, JsonNode value, String wrong) {

        JsonNode inHand() throws UnreadableDocumentException {
            if (!wrong.isEmpty()) {
                throw new UnreadableDocumentException("it is no JSON: " + wrong);
            }
            return value;
        }
    }

    /** @param name of the entry, for one that has no title of its own */
    private static SourceDocument document(String id, JsonNode entry, String name) throws UnreadableDocumentException {
        var titleKey = first(entry, TITLE);
        var title = titleKey.map(key -> entry.path(key).asText())
                .orElseGet(() -> name.equals(id) ? FileNames.title(id) : FileNames.title(id) + ", " + name);
        var textKey = first(entry, TEXT);
        var text = textKey.map(key -> Markdown.plain(entry.path(key).asText(), title))
                .orElse("");
        if (text.isBlank()) {
            throw new UnreadableDocumentException("it has no text; text is one of " + String.join(", ", TEXT));
        }
        var metadata = new LinkedHashMap<String, String>();
        entry.properties().forEach(field -> metadata.put(field.getKey(), inWords(field.getValue())));
        metadata.values().removeIf(String::isEmpty);
        titleKey.ifPresent(metadata::remove);
        textKey.ifPresent(metadata::remove);
        return new SourceDocument(id, title, text, metadata);
    }

    /** A value, the values of a list with commas between them, or an object's name; of one without a name all that it says. Empty where it is nothing. */
    private static String inWords(JsonNode value) {
        if (value.isObject()) {
            return first(value, TITLE)
                    .map(key -> value.path(key).asText())
                    .orElseGet(() -> value.properties().stream()
                            .filter(field -> !inWords(field.getValue()).isEmpty())
                            .map(field -> field.getKey() + ": " + inWords(field.getValue()))
                            .collect(Collectors.joining(", ")));
        }
        if (value.isArray()) {
            return StreamSupport.stream(value.spliterator(), false)
                    .map(Json::inWords)
                    .filter(word -> !word.isEmpty())
                    .collect(Collectors.joining(","));
        }
        return value.isValueNode() && !value.isNull() ? value.asText() : "";
    }

    /** The first key of an entry that stands before words. */
    private static Optional<String> first(JsonNode entry, List<String> keys) {
        return keys.stream()
                .filter(key ->
                        entry.path(key).isTextual() && !entry.path(key).asText().isBlank())
                .findFirst();
    }
}
