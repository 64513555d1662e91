package ai.travion.graph.observe;

import io.micrometer.observation.Observation;
import java.util.Optional;
import org.apache.kafka.common.header.Headers;

/**
 * Keeps a turn in one trace over all its hops, by the W3C headers of records.
 *
 * <p>Where spans are exported, reading a record and sending one are spans, by the names of OpenTelemetry's conventions for messaging.
 * Where they are not, none is made, and a context that somebody else began is handed on as it came.
 */
public interface Traces {

    /**
     * A record that was read.
     *
     * @param group that read it
     * @param headers with the context of whoever sent it
     */
    record Read(String group, String topic, int partition, long offset, Headers headers) {}

    /** Begins the work on a record, on this thread; it follows whoever sent the record. */
    Traced processing(Read record);

    /** Goes on from a context that was kept in headers. */
    Traced resumed(Headers context);

    /**
     * The context that an HTTP request is answered in.
     *
     * @param request what is observed of it
     * @param received the headers that it came with
     */
    Headers contextOf(Optional<Observation> request, Headers received);
}
