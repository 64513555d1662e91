package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Drop Ella Rock, my knee hurts. How is the weather there?": an order for the plan in hand and a question in one message. The order is
 * carried out, since a plan that goes on without it misleads, and the question is named as open.
 *
 * @param change the order, in its own words
 * @param question what is asked beside it
 */
public record ChangeAndQuestion(String change, String question) {

    private static final int LONGEST = 300;
    private static final int MOST_SENTENCES = 4;
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?;])\\s+");
    private static final String LEAD =
            "^\\W*(?:(?:and|also|so|but|ok(?:ay)?|then|please|pls|now|oh|btw|by\\s+the\\s+way)\\W+){0,5}";
    private static final String WHAT_WAS_SAID =
            "(?:that|it|this|all\\s+that)(?:\\W+(?:then|please|pls|for\\s+now|question))*\\W*";
    /** "Skip that" lets what was spoken of rest, and changes no plan. */
    private static final Pattern LETS_REST =
            Patterns.anyCase(LEAD + "(?:skip|drop|forget|leave|never\\s*mind)\\s+(?:about\\s+)?" + WHAT_WAS_SAID + "$");

    private static final Pattern ORDERS = Patterns.anyCase(LEAD
            + "(?:drop|skip|remove|leave\\s+out|take\\s+out|add|include|swap|replace|exchange|cut\\s+out|delete)\\s+(?!"
            + WHAT_WAS_SAID + "$)\\p{L}[^?]*$");
    private static final Pattern ASKS = Patterns.anyCase(
            LEAD
                    + "(?:how|what|when|where|which|why|who|is|are|does|do|did|will\\s+(?:it|there|the)|has|have)\\b(?!\\s+about\\b)[^?]*\\?\\s*$");
    /** What asks of the change itself is told with it. */
    private static final Pattern OF_THE_CHANGE =
            Patterns.words("possible|ok|okay|enough|too much|too many|changes?|cut|left out|instead");

    /** Nothing where the message is not exactly an order and questions. */
    public static Optional<ChangeAndQuestion> in(String message) {
        if (message.length() > LONGEST || message.indexOf('?') < 0) {
            return Optional.empty();
        }
        var sentences = SENTENCE.splitAsStream(message).toList();
        var orders = new ArrayList<String>();
        var questions = new ArrayList<String>();
        for (var sentence : sentences) {
            if (Patterns.isIn(ORDERS, sentence)) {
                orders.add(sentence);
            } else if (Patterns.isIn(ASKS, sentence) && !Patterns.isIn(OF_THE_CHANGE, sentence)) {
                questions.add(sentence);
            }
        }
        boolean both = sentences.size() <= MOST_SENTENCES
                && !orders.isEmpty()
                && !questions.isEmpty()
                && orders.size() + questions.size() == sentences.size();
        return both ? Optional.of(new ChangeAndQuestion(joined(orders), joined(questions))) : Optional.empty();
    }

    /** What is asked after a matter was let rest; nothing where more is said. */
    public static Optional<String> questionAlone(String message) {
        if (message.length() > LONGEST || message.indexOf('?') < 0) {
            return Optional.empty();
        }
        var sentences = SENTENCE.splitAsStream(message).toList();
        var rest = sentences.subList(1, sentences.size());
        boolean alone = !rest.isEmpty()
                && Patterns.isIn(LETS_REST, sentences.getFirst())
                && rest.stream().allMatch(sentence -> Patterns.isIn(ASKS, sentence));
        return alone ? Optional.of(joined(rest)) : Optional.empty();
    }

    /** What is told of the question. */
    public String note() {
        return OpenQuestion.told(question);
    }

    private static String joined(List<String> sentences) {
        return String.join(" ", sentences).strip();
    }
}
