package ai.travion.broker;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.kafka.KafkaContainer;

/**
 * Gives a test its Kafka as a parameter of type {@link TestKafka}: a container where a Docker engine answers, the embedded
 * broker otherwise. One broker serves all tests of a JVM, so each test uses a namespace of its own.
 */
public final class KafkaExtension implements ParameterResolver {

    private static final String IMAGE = "apache/kafka:4.3.1";

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == TestKafka.class;
    }

    @Override
    public TestKafka resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot()
                .getStore(ExtensionContext.Namespace.GLOBAL)
                .getOrComputeIfAbsent(TestKafka.class, type -> start(), TestKafka.class);
    }

    private static TestKafka start() {
        var kafka = DockerClientFactory.instance().isDockerAvailable() ? container() : embedded();
        System.out.println("Tests run against " + kafka.kind() + " at " + kafka.bootstrapServers());
        return kafka;
    }

    private static TestKafka container() {
        var container = new KafkaContainer(IMAGE);
        container.start();
        return new TestKafka("Kafka in a container (" + IMAGE + ")", container.getBootstrapServers(), container::stop);
    }

    private static TestKafka embedded() {
        var broker = EmbeddedBroker.temporary();
        return new TestKafka("the embedded broker", broker.bootstrapServers(), broker::close);
    }
}
