package ai.travion.broker;

import java.util.UUID;
import org.junit.jupiter.api.extension.ExtensionContext.Store.CloseableResource;

/** The Kafka that tests run against. */
public record TestKafka(String kind, String bootstrapServers, Runnable stop) implements CloseableResource {

    /** A namespace that no other test uses. */
    public String newNamespace() {
        return "test-" + UUID.randomUUID().toString().substring(0, 8);
    }

    @Override
    public void close() {
        stop.run();
    }
}
