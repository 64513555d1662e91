package ai.travion.retrieval.knowledge;

import ai.travion.retrieval.question.Sentences;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The questions that the sentences of the knowledge base answer: for each page a file with a line a sentence, {@code {"passage":
 * "history", "sentence": "…", "questions": ["…"]}}. A sentence is named by its words, so that one which was edited is noticed.
 */
public final class ExpectedQuestions {

    /** Token by token: what would map them to records takes longer to load than they take to be read. */
    private static final JsonFactory JSON = new JsonFactory();

    private final Map<String, List<Line>> byChunkId;

    private ExpectedQuestions(Map<String, List<Line>> byChunkId) {
        this.byChunkId = byChunkId;
    }

    /** One that expects nothing. */
    public static ExpectedQuestions none() {
        return new ExpectedQuestions(Map.of());
    }

    /**
     * Reads the files of pages.
     *
     * @param files by name: {@code ella.jsonl}
     * @throws MalformedKnowledgeException where a line is not as described
     */
    public static ExpectedQuestions read(Map<String, String> files) {
        // A start waits for it.
        return new ExpectedQuestions(files.entrySet().parallelStream()
                .flatMap(file -> lines(file.getKey(), file.getValue()).stream()
                        .map(line -> Map.entry(file.getKey().replace(".jsonl", "") + "#" + line.passage(), line)))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList()))));
    }

    private static List<Line> lines(String file, String text) {
        try (var json = JSON.createParser(text)) {
            var lines = new ArrayList<Line>();
            while (json.nextToken() != null) {
                lines.add(line(json));
            }
            return lines;
        } catch (JsonProcessingException e) {
            throw new MalformedKnowledgeException(
                    "questions/" + file, "a line is malformed: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new UncheckedIOException("A string could not be read.", e);
        }
    }

    private static Line line(JsonParser json) throws IOException {
        expect(JsonToken.START_OBJECT, json);
        var passage = "";
        var sentence = "";
        List<String> questions = List.of();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            var field = json.currentName();
            json.nextToken();
            switch (field) {
                case "passage" -> passage = string(json);
                case "sentence" -> sentence = string(json);
                case "questions" -> questions = strings(json);
                default -> throw new JsonParseException(json, "there is no field " + field + ".");
            }
        }
        expect(JsonToken.END_OBJECT, json);
        return new Line(passage, sentence, questions);
    }

    private static List<String> strings(JsonParser json) throws IOException {
        expect(JsonToken.START_ARRAY, json);
        var strings = new ArrayList<String>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            strings.add(string(json));
        }
        return strings;
    }

    private static String string(JsonParser json) throws IOException {
        expect(JsonToken.VALUE_STRING, json);
        return json.getText();
    }

    private static void expect(JsonToken token, JsonParser json) throws IOException {
        if (json.currentToken() != token) {
            throw new JsonParseException(json, json.currentToken() + " stands for " + token + ".");
        }
    }

    /**
     * The passage with the questions that it answers.
     *
     * @throws MalformedKnowledgeException where a question is of a sentence that the passage does not hold
     */
    public Passage putTo(Passage passage) {
        var sentences = Sentences.of(passage.text());
        var questions = new ArrayList<ExpectedQuestion>();
        for (var line : byChunkId.getOrDefault(passage.chunkId(), List.of())) {
            int number = number(line, sentences, passage);
            line.questions().forEach(words -> questions.add(new ExpectedQuestion(number, words)));
        }
        return passage.expecting(questions);
    }

    private static int number(Line line, List<String> sentences, Passage passage) {
        int number = sentences.indexOf(line.sentence());
        if (number < 0) {
            throw new MalformedKnowledgeException(
                    "questions/" + passage.chunkId(),
                    "the passage does not hold the sentence \"" + line.sentence()
                            + "\": write the questions of what stands there now, or delete the line.");
        }
        return number;
    }

    private record Line(String passage, String sentence, List<String> questions) {}
}
