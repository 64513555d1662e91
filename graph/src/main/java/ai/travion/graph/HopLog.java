package ai.travion.graph;

import ai.travion.graph.observe.TurnInLog;
import ai.travion.graph.observe.WordlessFailure;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.NodeVisit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One line for each thing that happens to a record at a node. The lines of a turn name it, also those that the node itself or a library
 * writes meanwhile; none says what a traveller wrote.
 */
final class HopLog {

    private static final Logger log = LoggerFactory.getLogger(HopLog.class);

    private final String node;

    HopLog(Graph node) {
        this.node = node.nodeName();
    }

    /** From now until it is closed the lines of this thread are of this turn. */
    TurnInLog of(GraphState state) {
        return TurnInLog.of(state.getThreadId(), state.getRunId(), node);
    }

    void registryIsAway(RuntimeException failure) {
        log.atWarn()
                .addKeyValue("event", "decode_retried")
                .addKeyValue("node", node)
                .setCause(WordlessFailure.in(log, failure))
                .log("The schema registry does not answer; trying again.");
    }

    void deadLetter(ConsumerRecord<String, byte[]> record, RuntimeException cause) {
        log.atError()
                .addKeyValue("event", "dead_letter")
                .addKeyValue("node", node)
                .addKeyValue("topic", record.topic())
                .addKeyValue("partition", record.partition())
                .addKeyValue("offset", record.offset())
                .setCause(WordlessFailure.in(log, cause))
                .log("A record can't be read; it went to the dead letters.");
    }

    void dropped(String why) {
        log.atInfo().addKeyValue("event", "hop_dropped").addKeyValue("why", why).log("Dropped a hop.");
    }

    void failed(int attempt, Throwable failure, String consequence) {
        log.atWarn()
                .addKeyValue("event", "hop_failed")
                .addKeyValue("attempt", attempt)
                .setCause(WordlessFailure.in(log, failure))
                .log(consequence);
    }

    void took(GraphState after, NodeVisit visit) {
        log.atInfo()
                .addKeyValue("event", "hop")
                .addKeyValue("next", after.getAddressee())
                .addKeyValue("step", after.getStep() - 1)
                .addKeyValue("attempt", visit.getAttempt())
                .addKeyValue("us", visit.getDurationUs())
                .log("Took a step.");
    }
}
