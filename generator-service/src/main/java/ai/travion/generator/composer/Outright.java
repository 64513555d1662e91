package ai.travion.generator.composer;

import java.util.List;
import java.util.regex.Pattern;

/** Whether the sentences that were chosen say a yes or no at all, or only speak of things near it. */
final class Outright {

    /** So like the question is a sentence that answers it, whatever word it leaves out. */
    private static final double SURELY = 0.68;

    /** Words that describe, which a text may say in others. */
    private static final Pattern DESCRIBES = Pattern.compile(
            "(?i)\\p{L}+(?:able|ible|ful|ous|ish|less|ive|ic|ing|ed|ly)|creepy|spooky|scary|bor(?:ing|ed)|eas(?:y|ier)|hard|tough|tricky|pretty|ugly|dirty|clean|muddy|windy|sandy|rocky|touristy|pushy|pricey|handy|busy|empty|free|natural|real|original|authentic|alive|dead|new|modern|ancient|dark|bright|warm|hot|cool|wild|tame|strict|rough|calm|hindu|buddhist|muslim|christian|dutch|british|portuguese|kids?|children|family|too|enough");

    private static final Pattern DECIDES =
            Pattern.compile("(?i)(?:yes|no|not|better not|rather not|hardly|rarely|probably)\\b");

    private static final Pattern YES = Pattern.compile("(?i)(?:[^.:;!?]{1,80}, )?yes\\b");

    private Outright() {}

    /** Whether an answer opens with a yes or a no. */
    static boolean isSaidIn(List<Sentence> answer) {
        return !answer.isEmpty() && DECIDES.matcher(answer.getFirst().text()).lookingAt();
    }

    /** Whether words open with a yes or a no, be it one for some of the days. */
    static boolean isAVerdict(String words) {
        return DECIDES.matcher(words).lookingAt() || YES.matcher(words).lookingAt();
    }

    /** Whether a sentence opens with a yes, be it one for three days. */
    static boolean isAYes(Sentence sentence) {
        return YES.matcher(sentence.text()).lookingAt();
    }

    /** What a question for a yes or no asks about and the chosen sentences leave unsaid; empty where they say it. */
    static List<String> leftUnsaid(Question question, List<Sentence> chosen) {
        boolean compared = chosen.stream().anyMatch(sentence -> sentence.likeness() > 0);
        boolean sure = chosen.stream().anyMatch(sentence -> sentence.likeness() >= SURELY);
        if (!question.asksWhether() || question.isOpen() || !compared || sure) {
            return List.of();
        }
        var unsaid = question.tellingSubjects().stream()
                .filter(subject -> chosen.stream()
                        .noneMatch(sentence ->
                                sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject))))
                .map(subject -> question.subjects().getOrDefault(subject, subject))
                .toList();
        var nouns = Nouns.among(unsaid, question.text());
        return unsaid.stream()
                .filter(word -> nouns.contains(word) || isWho(word, question.text()))
                .filter(word -> !DESCRIBES.matcher(word).matches())
                .toList();
    }

    /** "Can vegetarians eat well": of whom it is asked, and no deed. */
    private static boolean isWho(String word, String question) {
        return word.endsWith("s")
                && Pattern.compile("(?i)^\\W*(?:can|could|do|may|are|will) " + Pattern.quote(word) + "\\b")
                        .matcher(question)
                        .find();
    }
}
