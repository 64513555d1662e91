package ai.travion.router.intent;

import ai.travion.embedding.Embed;
import ai.travion.embedding.MiniLm;
import ai.travion.graph.observe.WordlessFailure;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What messages mean, as vectors of a sentence embedding. Safe for many threads.
 *
 * <p>A vector takes about as long as everything else that is done to understand a message, so it is begun on a thread of its own as soon
 * as there is a message, and waited for where it is asked for.
 */
public final class Meaning {

    /** What a message is for is said by then. */
    public static final int MOST_CHARACTERS = 200;

    private static final int LAYERS = 2;

    /** Names the model in files of vectors: vectors of two models do not compare. */
    public static final String SPACE = "minilm-" + LAYERS;

    /** The messages of some conversations that are going on. */
    private static final int REMEMBERED = 500;

    private static final Logger log = LoggerFactory.getLogger(Meaning.class);

    private final Embed embed;
    private final Lately<String, CompletableFuture<float[]>> begun = new Lately<>(REMEMBERED);
    private final ExecutorService threads = Executors.newFixedThreadPool(
            Runtime.getRuntime().availableProcessors(),
            Thread.ofPlatform().daemon().name("meaning-", 0).factory());

    public Meaning(Embed embed) {
        this.embed = embed;
    }

    /** The model of messages: a third of its layers tells what a message is for about as well as all do, in a quarter of the time. */
    public static Embed model() {
        return MiniLm.loadingLower(LAYERS);
    }

    /** Of a message no more is embedded than this. */
    public static String embeddedOf(String message) {
        return message.substring(0, Math.min(MOST_CHARACTERS, message.length()));
    }

    /** Begins to find out what a message means, and does not wait. */
    public void begin(String message) {
        var unused = vector(embeddedOf(message));
    }

    /** What a message means; nothing where that cannot be found out, so that rules alone have to do. */
    public Optional<float[]> of(String message) {
        try {
            return Optional.of(vector(embeddedOf(message)).join());
        } catch (CompletionException e) {
            log.warn("A message is understood by rules alone.", WordlessFailure.in(log, e));
            return Optional.empty();
        }
    }

    private CompletableFuture<float[]> vector(String text) {
        return begun.get(text).orElseGet(() -> {
            var vector = CompletableFuture.supplyAsync(() -> embed.of(text), threads);
            begun.put(text, vector);
            return vector;
        });
    }
}
