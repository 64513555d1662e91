package ai.travion.gateway.api;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The header {@code Prefer} (RFC 7240): preferences with commas between them, each with a value and parameters perhaps. */
final class Preferred {

    static final String RESPOND_ASYNC = "respond-async";

    private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
    private static final String QUOTED = "\"(?:[^\"\\\\]|\\\\.)*\"?";
    private static final String BLANK = "[ \\t]*";

    private static final Pattern PREFERENCE =
            Pattern.compile("\\G[ \\t,]*(?<name>" + TOKEN + ")" + BLANK + "(?:=" + BLANK + "(?<value>" + TOKEN + "|"
                    + QUOTED + ")?)?" + "(?<parameters>(?:" + QUOTED + "|[^\",])*+)(?:,|$)");

    private Preferred() {}

    /** Whether a client would rather have a receipt now than the answer later; whatever else it prefers is not looked at. */
    static boolean respondAsync(@Nullable String header) {
        return header != null
                && PREFERENCE.matcher(header).results().anyMatch(preference -> {
                    var name = preference.group(1).toLowerCase(Locale.ROOT);
                    var value = preference.group(2);
                    // No value and an empty one say the same.
                    boolean hasValue = value != null && !value.equals("\"\"");
                    var rest = preference.group(3).strip();
                    return name.equals(RESPOND_ASYNC) && !hasValue && (rest.isEmpty() || rest.startsWith(";"));
                });
    }
}
