package ai.travion.graph;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunEventKind;
import ai.travion.schemas.StreamMode;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;

/** The run events of one hop, numbered; none where nobody asked for a stream. */
final class RunProgress implements Progress {

    /** Puts an event where the keeper of its thread finds it. */
    @FunctionalInterface
    interface Publish {
        CompletableFuture<?> event(RunEvent event, Instant deadline, String attempt);
    }

    private final GraphState state;
    private final Graph node;
    private final Publish publish;
    private final Clock clock;
    private final List<CompletableFuture<?>> published = new ArrayList<>();
    private String attempt = newAttempt();
    /** How many events after the first were said in attempts that failed. */
    private int superseded;

    RunProgress(GraphState state, Graph node, Publish publish, Clock clock) {
        this.state = state;
        this.node = node;
        this.publish = publish;
        this.clock = clock;
    }

    void started() {
        if (isFollowed()) {
            emit(event(RunEventKind.NODE_STARTED));
        }
    }

    /** The step is tried again: what it says from now on belongs together, and not to what it said before. */
    synchronized void again() {
        attempt = newAttempt();
        superseded = Math.max(0, published.size() - 1);
    }

    void finished(long microseconds) {
        if (isFollowed()) {
            emit(event(RunEventKind.NODE_FINISHED).setMs((int) (microseconds / 1_000)));
        }
    }

    @Override
    public void token(int draft, String text) {
        if (state.getStream() == StreamMode.LIVE) {
            emit(event(RunEventKind.TOKEN).setDraft(draft).setText(text));
        }
    }

    @Override
    public void revision(int draft, List<String> reasons) {
        if (state.getStream() == StreamMode.LIVE) {
            emit(event(RunEventKind.REVISION).setDraft(draft).setReasons(List.copyOf(reasons)));
        }
    }

    /** Waits until the broker has every event; returns how many the last attempt had. An event that was lost is no failure. */
    synchronized int settle() {
        int told = 0;
        for (int i = 0; i < published.size(); i++) {
            boolean sent =
                    published.get(i).handle((done, failure) -> failure == null).join();
            if (sent && (i == 0 || i > superseded)) {
                told++;
            }
        }
        return told;
    }

    private RunEvent.Builder event(RunEventKind kind) {
        return RunEvent.newBuilder()
                .setKind(kind)
                .setThreadId(state.getThreadId())
                .setRunId(state.getRunId())
                .setStep(state.getStep())
                .setNode(node.nodeName())
                .setAt(clock.instant());
    }

    /** A node may report from any thread. */
    private synchronized void emit(RunEvent.Builder event) {
        if (isFollowed()) {
            published.add(publish.event(event.setIndex(published.size()).build(), state.getDeadline(), attempt));
        }
    }

    private boolean isFollowed() {
        return state.getStream() == StreamMode.LIVE || state.getStream() == StreamMode.VERIFIED;
    }

    /** Another than any other instance's, also of one that was killed. */
    private static String newAttempt() {
        return Long.toHexString(ThreadLocalRandom.current().nextLong());
    }
}
