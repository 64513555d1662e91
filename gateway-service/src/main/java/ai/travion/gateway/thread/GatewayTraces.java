package ai.travion.gateway.thread;

import ai.travion.graph.Graph;
import ai.travion.graph.Topics;
import ai.travion.graph.observe.Traced;
import ai.travion.graph.observe.Traces;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.streams.processor.api.RecordMetadata;

/** The traces of what the topology reads, and the topics by the names of its sinks. */
record GatewayTraces(Traces traces, Topics topics) {

    Traced processing(RecordMetadata source, Headers headers) {
        return traces.processing(
                new Traces.Read(topics.groupOfGateway(), source.topic(), source.partition(), source.offset(), headers));
    }

    Traced resumed(Headers context) {
        return traces.resumed(context);
    }

    String topicOf(String sink) {
        return switch (sink) {
            case ThreadTopology.TO_ROUTER -> topics.of(Graph.ROUTER);
            case ThreadTopology.TO_CONTROL -> topics.control();
            case ThreadTopology.TO_PROFILES -> topics.profiles();
            case ThreadTopology.TO_DEAD_LETTERS, ThreadTopology.PROFILES_TO_DEAD_LETTERS -> topics.deadLetters();
            default -> throw new IllegalArgumentException("There is no sink " + sink + ".");
        };
    }
}
