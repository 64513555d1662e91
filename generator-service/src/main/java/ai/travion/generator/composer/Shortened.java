package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** The last answer in fewer words: its own first sentences, as they were quoted in it, and nothing new. */
final class Shortened {

    private static final Pattern CITATION = Pattern.compile("\\s?\\[\\d+]");

    private static final int SENTENCES = 2;

    private Shortened() {}

    /** What opened the last answer; none where nothing of the evidence was quoted in it. */
    static List<Sentence> of(Assignment assignment, Telling telling) {
        var answer = lastAnswer(assignment.state());
        var quoted = assignment.evidence().sentences().stream()
                .filter(sentence -> answer.contains(sentence.text()))
                .sorted(Comparator.comparingInt(sentence -> answer.indexOf(sentence.text())))
                .distinct()
                .toList();
        // Of two sentences the shorter answer is one.
        int fewer = Math.max(1, Math.min(telling.atMost(SENTENCES), quoted.size() - 1));
        return quoted.subList(0, Math.min(fewer, quoted.size()));
    }

    private static String lastAnswer(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .map(Message::getContent)
                .reduce((earlier, later) -> later)
                .map(content -> CITATION.matcher(content).replaceAll(""))
                .orElse("");
    }
}
