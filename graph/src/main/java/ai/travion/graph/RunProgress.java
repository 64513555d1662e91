package ai.travion.graph;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunEventKind;
import ai.travion.schemas.StreamMode;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** The run events of one hop, numbered; none where nobody asked for a stream. */
final class RunProgress implements Progress {

    private final GraphState state;
    private final Graph node;
    private final Function<RunEvent, CompletableFuture<?>> publish;
    private final Clock clock;
    private final List<CompletableFuture<?>> published = new ArrayList<>();

    RunProgress(GraphState state, Graph node, Function<RunEvent, CompletableFuture<?>> publish, Clock clock) {
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

    /** Waits until the broker has every event; returns how many there were. An event that was lost is no failure. */
    synchronized int settle() {
        int lost = 0;
        for (var event : published) {
            lost += event.handle((sent, failure) -> failure == null ? 0 : 1).join();
        }
        return published.size() - lost;
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
            published.add(publish.apply(event.setIndex(published.size()).build()));
        }
    }

    private boolean isFollowed() {
        return state.getStream() == StreamMode.LIVE || state.getStream() == StreamMode.VERIFIED;
    }
}
