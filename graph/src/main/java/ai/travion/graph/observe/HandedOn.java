package ai.travion.graph.observe;

import io.micrometer.observation.Observation;
import java.util.Optional;
import org.apache.kafka.common.header.Headers;

/** No spans: what came with a record goes on with those that it leads to. */
final class HandedOn implements Traces {

    @Override
    public Traced processing(Read record) {
        return new Context(record.headers());
    }

    @Override
    public Traced resumed(Headers context) {
        return new Context(context);
    }

    @Override
    public Headers contextOf(Optional<Observation> request, Headers received) {
        return W3cHeaders.of(received);
    }

    private record Context(Headers read) implements Traced, Traced.Sending {

        @Override
        public Headers context() {
            return W3cHeaders.of(read);
        }

        @Override
        public Sending sending(String topic, Headers to) {
            W3cHeaders.copy(read, to);
            return this;
        }

        @Override
        public void failed(Throwable failure) {}

        @Override
        public void close() {}
    }
}
