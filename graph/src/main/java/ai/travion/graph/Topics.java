package ai.travion.graph;

import java.util.stream.Stream;

/**
 * The topics of one pipeline. Two namespaces are two pipelines that know nothing of each other.
 *
 * <p>Every topic but {@link #profiles()} is keyed by {@code thread_id}, and all have the same number of partitions, so that the
 * records of a thread lie in the same partition of each.
 *
 * @param namespace the first part of every name
 */
public record Topics(String namespace) {

    /** What users and gateways ask of threads. */
    public String turns() {
        return namespace + ".turns";
    }

    /** Run events, replies and failures: on one topic, so that none overtakes another. */
    public String outcomes() {
        return namespace + ".outcomes";
    }

    /** Orders to every node about a run. */
    public String control() {
        return namespace + ".control";
    }

    /** What conversations teach about their users, keyed by {@code user_id}; a record without a value erases a profile. */
    public String profiles() {
        return namespace + ".profiles";
    }

    /** Records that nobody could read, with their headers and the reason. */
    public String deadLetters() {
        return namespace + ".dead-letters";
    }

    /** The topic that a node reads. */
    public String of(Graph node) {
        return namespace + "." + node.topicName();
    }

    /** The consumer group of a node's instances. */
    public String groupOf(Graph node) {
        return namespace + "." + node.nodeName().replace('_', '-');
    }

    /** The consumer group of the gateways: the id of their Streams application. */
    public String groupOfGateway() {
        return namespace + ".gateway";
    }

    /** Every topic of the pipeline. */
    public Stream<String> all() {
        return Stream.concat(
                Stream.of(turns(), outcomes(), control(), profiles(), deadLetters()),
                Graph.nodes().map(this::of));
    }
}
