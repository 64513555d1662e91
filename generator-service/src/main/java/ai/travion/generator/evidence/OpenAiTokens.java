package ai.travion.generator.evidence;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/**
 * Counts by the vocabulary of OpenAI's present models (o200k), which comes near enough for others too.
 *
 * <p>The vocabulary takes some tens of megabytes: it is loaded once, with the first count or by {@link #loading()}.
 */
public final class OpenAiTokens implements CountTokens {

    private static final class Vocabulary {

        private static final Encoding O200K =
                Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    }

    /** Loads the vocabulary while the service starts, so that the first answers do not wait for it. */
    public static OpenAiTokens loading() {
        var tokens = new OpenAiTokens();
        Thread.ofPlatform().daemon().name("vocabulary").start(() -> tokens.in("once"));
        return tokens;
    }

    /** Marks such as {@code <|endoftext|>} in a stranger's text are counted as the characters that they are. */
    @Override
    public int in(String text) {
        return Vocabulary.O200K.countTokensOrdinary(text);
    }
}
