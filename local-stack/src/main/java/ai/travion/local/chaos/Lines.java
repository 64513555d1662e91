package ai.travion.local.chaos;

import ai.travion.local.sse.EventStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The lines of one stream as they come. Whoever leaves it hears nothing more of it, so that it can't get into the way of the stream
 * that comes after.
 */
final class Lines implements Flow.Subscriber<String> {

    private static final int LOOK_MS = 250;

    private final EventStream events;
    private long lineAt = System.nanoTime();
    private long newsAt = lineAt;
    private boolean left;

    Lines(Heard heard) {
        this.events = new EventStream(event -> {
            newsAt = System.nanoTime();
            heard.event(event);
        });
    }

    /** What takes the body of an answer: only that of a good one is a stream. */
    BodySubscriber<Void> ifOk(int status) {
        return status == 200 ? BodySubscribers.fromLineSubscriber(this) : BodySubscribers.discarding();
    }

    /**
     * Waits until the stream ends, however it does.
     *
     * @param silence it is left after so long without a line
     * @param withoutNews and after so long without an event
     */
    void awaitEnd(CompletableFuture<?> stream, Duration silence, Duration withoutNews) throws InterruptedException {
        while (!hasNothingToSay(silence, withoutNews)) {
            try {
                stream.get(LOOK_MS, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException goesOn) {
                // look again whether it still says something
            } catch (ExecutionException brokenOff) {
                break;
            }
        }
        leave();
        stream.cancel(true);
    }

    private synchronized boolean hasNothingToSay(Duration silence, Duration withoutNews) {
        long now = System.nanoTime();
        return now - lineAt > silence.toNanos() || now - newsAt > withoutNews.toNanos();
    }

    private synchronized void leave() {
        left = true;
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        subscription.request(Long.MAX_VALUE);
    }

    @Override
    public synchronized void onNext(String line) {
        if (!left) {
            lineAt = System.nanoTime();
            events.line(line);
        }
    }

    @Override
    public void onError(Throwable brokenOff) {
        // whoever awaits the end learns it from the answer's future
    }

    @Override
    public void onComplete() {
        // likewise
    }
}
