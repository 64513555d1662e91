package ai.travion.gateway.thread;

import ai.travion.graph.observe.Traced;
import ai.travion.graph.observe.W3cHeaders;
import java.util.function.Consumer;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.RecordMetadata;
import org.apache.kafka.streams.state.KeyValueStore;

/**
 * The trace that is worked in at a thread's desk: that of the record which was read, or, where a queued turn begins, the one in which it was
 * asked for.
 */
final class TurnTraces {

    private final GatewayTraces traces;
    private final KeyValueStore<String, String> waiting;
    private Traced current;

    TurnTraces(GatewayTraces traces, KeyValueStore<String, String> waiting) {
        this.traces = traces;
        this.waiting = waiting;
        this.current = nobodys();
    }

    /** Does what a record asks for, in its trace. */
    void during(RecordMetadata source, Headers headers, Consumer<Traced> work) {
        try (var trace = traces.processing(source, headers)) {
            current = trace;
            work.accept(trace);
        } finally {
            current = nobodys();
        }
    }

    /** The headers of a record that is sent now. */
    Headers sending(String sink) {
        var headers = new RecordHeaders();
        current.sending(traces.topicOf(sink), headers).close();
        return headers;
    }

    /** Keeps the trace for a run that has to wait. */
    void park(String runKey) {
        var context = current.context();
        var lines = new StringBuilder();
        for (var name : W3cHeaders.NAMES) {
            var value = W3cHeaders.get(context, name);
            if (value != null) {
                lines.append(name).append('=').append(value).append('\n');
            }
        }
        if (!lines.isEmpty()) {
            waiting.put(runKey, lines.toString());
        }
    }

    /** Begins a run that had to wait, in the trace that was kept for it. */
    void resume(String runKey, Runnable begin) {
        var before = current;
        current = traces.resumed(parked(runKey));
        try {
            begin.run();
        } finally {
            current = before;
            forget(runKey);
        }
    }

    void forget(String runKey) {
        if (waiting.get(runKey) != null) {
            waiting.delete(runKey);
        }
    }

    private Headers parked(String runKey) {
        var headers = new RecordHeaders();
        var kept = waiting.get(runKey);
        if (kept != null) {
            kept.lines().map(line -> line.split("=", 2)).forEach(pair -> W3cHeaders.set(headers, pair[0], pair[1]));
        }
        return headers;
    }

    private Traced nobodys() {
        return traces.resumed(new RecordHeaders());
    }
}
