package ai.travion.graph.observe;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.jspecify.annotations.Nullable;

/** The headers of W3C's Trace Context and Baggage on a record. */
public final class W3cHeaders {

    /** Their names, on records and in HTTP alike. */
    public static final List<String> NAMES = List.of("traceparent", "tracestate", "baggage");

    private W3cHeaders() {}

    /** Those among other headers. */
    static Headers of(Headers all) {
        var context = new RecordHeaders();
        copy(all, context);
        return context;
    }

    static void copy(Headers from, Headers to) {
        for (var name : NAMES) {
            var header = from.lastHeader(name);
            if (header != null) {
                to.remove(name);
                to.add(header);
            }
        }
    }

    /** Sets a header in place of any of its name. */
    public static void set(@Nullable Headers headers, String name, String value) {
        if (headers != null) {
            headers.remove(name);
            headers.add(name, value.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** What a header says, or null. */
    public static @Nullable String get(Headers headers, String name) {
        var header = headers.lastHeader(name);
        return header == null || header.value() == null ? null : new String(header.value(), StandardCharsets.UTF_8);
    }
}
