package ai.travion.generator.composer;

import ai.travion.atlas.OrdersToTheAssistant;
import ai.travion.atlas.text.Sentences;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Passages cut into sentences, once: the same ones are evidence in turn after turn. Safe for many threads.
 */
final class Readings {

    /** "Two nights give time for" is said of no night. */
    private static final Pattern STAYS = Pattern.compile(
            "(?i)\\b(?:one|two|three|four|five|\\d|several|a few|some) (?:or \\w+ )?nights?\\b|\\bnights (?:can be|are) spent\\b");

    /** Characters of text that are kept: some thousand passages. */
    private static final int KEPT_CHARACTERS = 2_000_000;

    private final LoadingCache<String, List<Wording>> read = Caffeine.newBuilder()
            .maximumWeight(KEPT_CHARACTERS)
            .<String, List<Wording>>weigher((text, sentences) -> text.length())
            .build(Readings::quotable);

    /** The sentences of a text that are evidence: no orders to the assistant, and nothing against what is known. */
    List<Wording> of(String text) {
        return read.get(text);
    }

    private static List<Wording> quotable(String text) {
        var sentences = new ArrayList<Wording>();
        int position = 0;
        for (var sentence : Sentences.of(text)) {
            if (OrdersToTheAssistant.isEvidence(sentence)) {
                sentences.add(new Wording(
                        sentence, position, Terms.of(STAYS.matcher(sentence).replaceAll(""))));
            }
            position++;
        }
        return List.copyOf(sentences);
    }
}
