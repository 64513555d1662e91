package ai.travion.graph.observe;

import org.apache.kafka.common.header.Headers;

/** A piece of work in a trace. Closed when it is over, by the thread that began it. Without a span of its own it has nothing to say. */
public interface Traced extends AutoCloseable {

    /** The turn that the work is for. */
    default void isFor(String threadId, String runId) {}

    /** Something else that is worth knowing of it. */
    default void tag(String name, String value) {}

    /** The work failed; what the failure's message quotes is not kept. */
    default void failed(Throwable failure) {}

    /** The context as headers, to go on from later; none where there is none. */
    Headers context();

    /** Begins to send a record that the work leads to, and gives the context to its headers. */
    Sending sending(String topic, Headers to);

    @Override
    default void close() {}

    /** A record on its way to the broker. Closed, by any thread, when the broker has it. */
    interface Sending extends AutoCloseable {

        default void failed(Throwable failure) {}

        @Override
        default void close() {}
    }
}
