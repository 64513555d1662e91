package ai.travion.generator.model;

import ai.travion.generator.model.ModelFailure.Kind;
import ai.travion.generator.model.StreamedCall.Broken;
import ai.travion.generator.model.StreamedCall.Done;
import ai.travion.generator.model.StreamedCall.Words;
import ai.travion.generator.prompt.Prompt;
import dev.langchain4j.model.chat.StreamingChatModel;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.openai.OpenAiStreamingChatModel;
import dev.langchain4j.model.output.FinishReason;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Asks an endpoint once, through LangChain4j. */
final class LangChainModel implements AskModel {

    private static final Duration CONNECT = Duration.ofSeconds(5);
    private static final long BATCH_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    /** A server that ignores the limit of tokens shall not fill the memory: several times what a reader is given. */
    private static final int MOST_CHARACTERS = 60_000;

    private final StreamingChatModel model;
    private final Duration patience;

    private LangChainModel(StreamingChatModel model, Duration patience) {
        this.model = model;
        this.patience = patience;
    }

    static LangChainModel of(ModelProperties properties, Clock clock) {
        var endpoint = properties.endpoint();
        var builder = OpenAiStreamingChatModel.builder()
                .httpClientBuilder(InterruptibleHttp.builder(CONNECT, clock))
                .baseUrl(endpoint.baseUrl())
                .apiKey(endpoint.apiKey().isBlank() ? "none" : endpoint.apiKey())
                .modelName(endpoint.model())
                .temperature(properties.temperature());
        // OpenAI's newer models refuse the older name, and Ollama knows no other.
        var limited = properties.provider().equals("ollama")
                ? builder.maxTokens(properties.maxOutputTokens())
                : builder.maxCompletionTokens(properties.maxOutputTokens());
        return new LangChainModel(limited.build(), properties.patience());
    }

    @Override
    public Completion answer(Prompt prompt, Duration limit, Consumer<String> words) throws InterruptedException {
        var hearing = new Hearing(limit, words);
        var call = StreamedCall.begin(model, prompt);
        try {
            var completion = hearing.of(call);
            call.close();
            return completion;
        } catch (InterruptedException | RuntimeException broken) {
            call.cancel();
            throw broken;
        }
    }

    /** Listens to one call until it ends or its time does. */
    private final class Hearing {

        private final Consumer<String> words;
        private final long began = System.nanoTime();
        private final long limitNanos;
        private final long end;
        private final StringBuilder text = new StringBuilder();
        private final StringBuilder batch = new StringBuilder();
        private long silentSince = began;
        private long batchIsDue = began;
        private int firstTokenMs = -1;

        private Hearing(Duration limit, Consumer<String> words) {
            this.limitNanos = limit.toNanos();
            this.end = began + limitNanos;
            this.words = words;
        }

        private Completion of(StreamedCall call) throws InterruptedException {
            while (true) {
                var event = call.next(untilSomethingIsDue());
                if (event.isEmpty()) {
                    onSilence();
                    continue;
                }
                switch (event.get()) {
                    case Words heard -> take(heard.text());
                    case Broken broken -> {
                        boolean midway = broken.kind() == Kind.UNREACHABLE && wasHeard();
                        throw new ModelFailure(
                                midway ? Kind.CUT : broken.kind(), wasHeard(), broken.retryAfter(), broken.cause());
                    }
                    case Done done -> {
                        return whole(done.response());
                    }
                }
            }
        }

        private long untilSomethingIsDue() {
            long until = Math.min(end, silentSince + patience.toNanos());
            if (!batch.isEmpty()) {
                until = Math.min(until, batchIsDue);
            }
            return Math.max(0, until - System.nanoTime());
        }

        private void onSilence() {
            long now = System.nanoTime();
            failIfOver(now);
            if (now - silentSince >= patience.toNanos()) {
                throw new ModelFailure(wasHeard() ? Kind.CUT : Kind.SILENT, wasHeard());
            }
            if (!batch.isEmpty() && now - batchIsDue >= 0) {
                pass();
            }
        }

        /** A model that had little time is not to blame for it. */
        private void failIfOver(long now) {
            if (now - end >= 0) {
                throw new ModelFailure(limitNanos < patience.toNanos() ? Kind.OUT_OF_TIME : Kind.TOO_LATE, wasHeard());
            }
        }

        private void take(String piece) {
            long now = System.nanoTime();
            silentSince = now;
            failIfOver(now);
            if (!wasHeard()) {
                firstTokenMs = millisSinceBeginning();
            }
            batch.append(piece);
            text.append(piece);
            if (text.length() > MOST_CHARACTERS) {
                throw new ModelFailure(Kind.TOO_LONG, true);
            }
            if (now - batchIsDue >= 0) {
                pass();
            }
        }

        private void pass() {
            words.accept(batch.toString());
            batch.setLength(0);
            batchIsDue = System.nanoTime() + BATCH_NANOS;
        }

        /** A stream that ends without saying why was cut. */
        private Completion whole(ChatResponse response) {
            var reason =
                    response.metadata() == null ? null : response.metadata().finishReason();
            if (reason == FinishReason.LENGTH) {
                throw new ModelFailure(Kind.TOO_LONG, wasHeard());
            }
            if (reason == FinishReason.CONTENT_FILTER) {
                throw new ModelFailure(Kind.REFUSED, wasHeard());
            }
            if (reason == null) {
                throw new ModelFailure(Kind.CUT, wasHeard());
            }
            if (text.toString().isBlank()) {
                throw new ModelFailure(Kind.EMPTY, wasHeard());
            }
            if (!batch.isEmpty()) {
                pass();
            }
            var usage = response.metadata().tokenUsage();
            return new Completion(
                    text.toString(),
                    Optional.ofNullable(response.metadata().modelName()).orElse(""),
                    counted(usage == null ? null : usage.inputTokenCount()),
                    counted(usage == null ? null : usage.outputTokenCount()),
                    firstTokenMs,
                    millisSinceBeginning(),
                    1);
        }

        private boolean wasHeard() {
            return firstTokenMs >= 0;
        }

        private int millisSinceBeginning() {
            return (int) TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
        }
    }

    private static OptionalInt counted(@Nullable Integer tokens) {
        return tokens == null || tokens <= 0 ? OptionalInt.empty() : OptionalInt.of(tokens);
    }
}
