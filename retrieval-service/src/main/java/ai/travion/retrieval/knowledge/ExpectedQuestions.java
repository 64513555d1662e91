package ai.travion.retrieval.knowledge;

import ai.travion.retrieval.question.Sentences;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
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

    private static final ObjectReader LINES = new ObjectMapper().readerFor(Line.class);

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
        try (var lines = LINES.<Line>readValues(text)) {
            return lines.readAll();
        } catch (JsonProcessingException e) {
            throw new MalformedKnowledgeException(
                    "questions/" + file, "a line is malformed: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new UncheckedIOException("A string could not be read.", e);
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
