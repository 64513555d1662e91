package ai.travion.generator.model;

import ai.travion.generator.model.ModelFailure.Kind;
import ai.travion.generator.prompt.Prompt;
import com.fasterxml.jackson.core.JacksonException;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.StreamingChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.PartialResponse;
import dev.langchain4j.model.chat.response.PartialResponseContext;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.model.chat.response.StreamingHandle;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One call of a model on a virtual thread of its own, heard by another thread. Ends with exactly one {@link Done} or {@link Broken}. */
final class StreamedCall implements StreamingChatResponseHandler, AutoCloseable {

    /** What is heard of a call. */
    sealed interface Event {}

    record Words(String text) implements Event {}

    record Done(ChatResponse response) implements Event {}

    record Broken(Kind kind, Optional<Duration> retryAfter, Throwable cause) implements Event {}

    /** A connection is used again when its last bytes are read; they follow the last word at once. */
    private static final Duration LAST_BYTES = Duration.ofMillis(50);

    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile @Nullable StreamingHandle handle;
    private boolean ended;

    private StreamedCall(StreamingChatModel model, Prompt prompt) {
        var request = ChatRequest.builder()
                .messages(SystemMessage.from(prompt.system()), UserMessage.from(prompt.user()))
                .build();
        this.thread = Thread.ofVirtual().name("model-call").unstarted(() -> {
            try {
                model.chat(request, this);
            } catch (RuntimeException failure) {
                onError(failure);
            }
        });
    }

    static StreamedCall begin(StreamingChatModel model, Prompt prompt) {
        var call = new StreamedCall(model, prompt);
        call.thread.start();
        return call;
    }

    /** What comes next, or nothing where nothing did in time. */
    Optional<Event> next(long nanos) throws InterruptedException {
        return Optional.ofNullable(events.poll(nanos, TimeUnit.NANOSECONDS));
    }

    @Override
    public void onPartialResponse(PartialResponse partial, PartialResponseContext context) {
        handle = context.streamingHandle();
        if (!ended) {
            events.add(new Words(partial.text()));
        }
    }

    @Override
    public void onCompleteResponse(ChatResponse response) {
        end(new Done(response));
    }

    @Override
    public void onError(Throwable failure) {
        end(broken(failure));
    }

    private void end(Event last) {
        if (!ended) {
            ended = true;
            events.add(last);
        }
    }

    /** Ends the call wherever it is; harmless where it is over. */
    void cancel() {
        var streaming = handle;
        if (streaming != null) {
            streaming.cancel();
        }
        thread.interrupt();
    }

    @Override
    public void close() {
        try {
            if (!thread.join(LAST_BYTES)) {
                cancel();
            }
        } catch (InterruptedException stopping) {
            cancel();
            Thread.currentThread().interrupt();
        }
    }

    private static Broken broken(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof RefusedByServerException refusal) {
                return new Broken(kindOf(refusal.statusCode()), refusal.retryAfter(), refusal);
            }
            if (cause instanceof JacksonException) {
                return new Broken(Kind.GARBLED, Optional.empty(), failure);
            }
            if (cause instanceof IOException) {
                return new Broken(Kind.UNREACHABLE, Optional.empty(), failure);
            }
        }
        return new Broken(Kind.BROKEN, Optional.empty(), failure);
    }

    private static Kind kindOf(int status) {
        if (status == 429) {
            return Kind.BUSY;
        }
        return status >= 500 || status == 408 || status == 409 ? Kind.BROKEN : Kind.REFUSED;
    }
}
