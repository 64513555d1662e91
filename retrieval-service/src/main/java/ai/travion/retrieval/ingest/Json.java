package ai.travion.retrieval.ingest;

import ai.travion.retrieval.ingest.ReadDocuments.Read;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jsoup.Jsoup;

/** JSON: an object, or a list of objects, each with a {@code text} (or content, body) and whatever else it says of itself. */
final class Json {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> TEXT = List.of("text", "content", "body", "description");
    private static final List<String> TITLE = List.of("title", "name", "heading");

    private Json() {}

    static Read read(String id, String content) throws UnreadableDocumentException {
        var root = parsed(content);
        if (!root.isArray()) {
            return Read.one(document(id, root));
        }
        var documents = new ArrayList<SourceDocument>();
        var unreadable = new ArrayList<String>();
        for (int number = 1; number <= root.size(); number++) {
            try {
                documents.add(document(id + "/" + number, root.get(number - 1)));
            } catch (UnreadableDocumentException e) {
                unreadable.add("entry " + number + ": " + e.getMessage());
            }
        }
        if (documents.isEmpty()) {
            throw new UnreadableDocumentException(unreadable.isEmpty() ? "its list is empty" : unreadable.getFirst());
        }
        return new Read(documents, unreadable);
    }

    private static JsonNode parsed(String content) throws UnreadableDocumentException {
        try {
            return MAPPER.readTree(content);
        } catch (JsonProcessingException e) {
            throw new UnreadableDocumentException("it is no JSON: " + e.getOriginalMessage());
        }
    }

    private static SourceDocument document(String id, JsonNode entry) throws UnreadableDocumentException {
        var text = first(entry, TEXT)
                .map(words -> Jsoup.parse(words).wholeText().strip())
                .orElse("");
        if (text.isBlank()) {
            throw new UnreadableDocumentException("it has no text; text is one of " + String.join(", ", TEXT));
        }
        var metadata = new LinkedHashMap<String, String>();
        entry.properties().stream()
                .filter(field -> field.getValue().isValueNode())
                .forEach(field -> metadata.put(field.getKey(), field.getValue().asText()));
        if (entry.path("tags").isArray()) {
            metadata.put(
                    "tags",
                    String.join(
                            ",",
                            StreamSupport.stream(entry.path("tags").spliterator(), false)
                                    .map(JsonNode::asText)
                                    .toList()));
        }
        return new SourceDocument(id, first(entry, TITLE).orElseGet(() -> FileNames.title(id)), text, metadata);
    }

    private static Optional<String> first(JsonNode entry, List<String> keys) {
        return keys.stream()
                .flatMap(key ->
                        entry.path(key).isTextual() ? Stream.of(entry.path(key).asText()) : Stream.empty())
                .filter(value -> !value.isBlank())
                .findFirst();
    }
}
