package ai.travion.graph.observe;

import org.apache.kafka.common.header.Headers;

/** A piece of work in a trace. Closed when it is over, by the thread that began it. */
public interface Traced extends AutoCloseable {

    /** The turn that the work is for. */
    void isFor(String threadId, String runId);

    /** Something else that is worth knowing of it. */
    void tag(String name, String value);

    /** The work failed; what the failure's message quotes is not kept. */
    void failed(Throwable failure);

    /** The context as headers, to go on from later; none where there is none. */
    Headers context();

    /** Begins to send a record that the work leads to, and gives the context to its headers. */
    Sending sending(String topic, Headers to);

    @Override
    void close();

    /** A record on its way to the broker. Closed, by any thread, when the broker has it. */
    interface Sending extends AutoCloseable {

        void failed(Throwable failure);

        @Override
        void close();
    }
}
