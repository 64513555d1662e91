package ai.travion.graph;

import ai.travion.graph.observe.Traced;
import ai.travion.graph.observe.Traces;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** The traces of what a node reads. */
record NodeTraces(Traces traces, String group) {

    Traced processing(ConsumerRecord<String, byte[]> record) {
        return traces.processing(
                new Traces.Read(group, record.topic(), record.partition(), record.offset(), record.headers()));
    }
}
