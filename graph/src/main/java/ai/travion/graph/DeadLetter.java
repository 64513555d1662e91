package ai.travion.graph;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.Headers;

/**
 * Where a record lay that nobody could read, who tried, and why it could not: the headers that it has among the dead letters, beside
 * its own.
 */
public record DeadLetter(String node, String topic, int partition, long offset, RuntimeException cause) {

    private static final int LONGEST_CAUSE = 1_000;

    /** Adds {@code travion-node}, {@code -topic}, {@code -partition}, {@code -offset} and {@code -cause}, all UTF-8. */
    public void describeIn(Headers headers) {
        headers.add("travion-node", utf8(node))
                .add("travion-topic", utf8(topic))
                .add("travion-partition", utf8(Integer.toString(partition)))
                .add("travion-offset", utf8(Long.toString(offset)))
                .add("travion-cause", utf8(why()));
    }

    private String why() {
        var text = new StringBuilder();
        for (Throwable each = cause; each != null; each = each.getCause()) {
            text.append(text.isEmpty() ? "" : " <- ").append(each.getClass().getSimpleName());
            text.append(": ").append(each.getMessage());
        }
        return text.substring(0, Math.min(text.length(), LONGEST_CAUSE));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
