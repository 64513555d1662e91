package ai.travion.generator.evidence;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/**
 * Counts by the vocabulary of OpenAI's present models (o200k), which comes near enough for others too.
 *
 * <p>Loading it takes some tens of megabytes, so it is made only where a model is configured.
 */
public final class OpenAiTokens implements CountTokens {

    private final Encoding encoding;

    public OpenAiTokens() {
        this.encoding = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    }

    /** Marks such as {@code <|endoftext|>} in a stranger's text are counted as the characters that they are. */
    @Override
    public int in(String text) {
        return encoding.countTokensOrdinary(text);
    }
}
