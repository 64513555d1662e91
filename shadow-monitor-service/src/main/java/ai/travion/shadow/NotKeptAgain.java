package ai.travion.shadow;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** That a wish of an earlier turn could not be kept, which its traveller was told then: once more only where they speak of it again. */
final class NotKeptAgain {

    private static final String NOT_KEPT = "Not kept";
    private static final String LEFT_OUT = " itself is left out of this plan";
    private static final int LETTERS = 4;
    private static final Pattern WORDS = Pattern.compile("[^\\p{L}\\p{Nd}:]+");
    private static final Set<String> OF_ANY = Set.of(
            "want", "wanted", "kept", "with", "that", "this", "have", "does", "from", "please", "plan", "planned",
            "days", "hours", "closes", "opens", "trip", "each", "every", "leave", "than", "most", "made", "makes",
            "named", "your", "into", "there");

    private NotKeptAgain() {}

    static Predicate<String> of(GraphState state) {
        var told = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .map(Message::getContent)
                .toList();
        var words = words(state.getUserQuery());
        return sentence -> (sentence.startsWith(NOT_KEPT) || sentence.contains(LEFT_OUT))
                && isTold(sentence, told)
                && words(sentence).stream().noneMatch(words::contains);
    }

    private static boolean isTold(String sentence, List<String> told) {
        return told.stream().anyMatch(answer -> answer.contains(sentence));
    }

    private static Set<String> words(String text) {
        return WORDS.splitAsStream(text.toLowerCase(Locale.ROOT))
                .filter(word -> word.length() >= LETTERS && !OF_ANY.contains(word))
                .collect(Collectors.toSet());
    }
}
