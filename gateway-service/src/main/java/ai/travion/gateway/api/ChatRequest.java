package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.schemas.MultitaskStrategy;
import ai.travion.schemas.RequestKind;
import ai.travion.schemas.StreamMode;
import ai.travion.schemas.TurnRequest;
import java.time.Instant;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A message to Travion.
 *
 * @param message 1 to 2,000 characters
 * @param threadId the conversation; a new one begins where it is missing
 * @param stream whether to answer with server-sent events
 * @param userId who says it
 * @param channel where it comes from
 * @param multitaskStrategy what to do while the thread's last message is being answered: enqueue, reject, interrupt, rollback
 * @param preferences what a plan must respect and what it rather should
 */
record ChatRequest(
        @Nullable String message,
        @Nullable String threadId,
        @Nullable Boolean stream,
        @Nullable String userId,
        @Nullable String channel,
        @Nullable String multitaskStrategy,
        @Nullable ConstraintSpec preferences) {

    private static final int LONGEST_MESSAGE = 2_000;
    private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._:-]{0,127}");
    private static final Pattern CHANNEL = Pattern.compile("[a-z0-9][a-z0-9_-]{0,31}");
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}&&[^\\n\\t]]");
    private static final Pattern NOTHING_TO_SEE = Pattern.compile("[\\p{Cf}\\p{Z}\\s]*");

    boolean wantsStream() {
        return Boolean.TRUE.equals(stream);
    }

    /**
     * The request as the thread gets it.
     *
     * @param principal who says so in a header; goes before the body's user_id
     * @throws Problem 400 that names the field
     */
    TurnRequest toTurn(Ids ids, @Nullable String principal, GatewayProperties properties, Instant now) {
        var from = channel == null ? "api" : token("channel", channel, CHANNEL);
        var user = principal != null ? principal : userId;
        return TurnRequest.newBuilder()
                .setKind(RequestKind.SAY)
                .setThreadId(ids.threadId())
                .setRunId(ids.runId())
                .setMessage(checkedMessage())
                .setUserId(user == null ? null : token("user_id", user, TOKEN))
                .setChannel(from)
                .setStream(streamMode(from, properties))
                .setMultitaskStrategy(strategy())
                .setPreferences(preferences == null ? null : preferences.toPreferences())
                .setCreatedAt(now)
                .setBudgetMs((int) properties.budget().toMillis())
                .build();
    }

    /** The thread that the request names, if any, checked. */
    @Nullable String checkedThreadId() {
        return threadId == null ? null : token("thread_id", threadId, TOKEN);
    }

    static String token(String field, String value) {
        return token(field, value, TOKEN);
    }

    private String checkedMessage() {
        if (message == null) {
            throw Problem.field("message", "message is missing: say what you would like to know.");
        }
        var text = INVISIBLE.matcher(message).replaceAll("").strip();
        if (NOTHING_TO_SEE.matcher(text).matches()) {
            throw Problem.field("message", "message is blank: say what you would like to know.");
        }
        int characters = message.codePointCount(0, message.length());
        if (characters > LONGEST_MESSAGE) {
            throw Problem.field(
                    "message", "message has " + characters + " characters; " + LONGEST_MESSAGE + " are the most.");
        }
        return text;
    }

    private StreamMode streamMode(String from, GatewayProperties properties) {
        if (!wantsStream()) {
            return StreamMode.OFF;
        }
        return properties.verifiedChannels().contains(from) ? StreamMode.VERIFIED : StreamMode.LIVE;
    }

    private MultitaskStrategy strategy() {
        if (multitaskStrategy == null) {
            return MultitaskStrategy.ENQUEUE;
        }
        return Stream.of(MultitaskStrategy.values())
                .filter(each -> each != MultitaskStrategy.UNKNOWN)
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(multitaskStrategy))
                .findAny()
                .orElseThrow(() -> Problem.field(
                        "multitask_strategy",
                        "multitask_strategy must be one of "
                                + Stream.of(MultitaskStrategy.values())
                                        .filter(each -> each != MultitaskStrategy.UNKNOWN)
                                        .map(each -> each.name().toLowerCase(Locale.ROOT))
                                        .collect(Collectors.joining(", "))
                                + "."));
    }

    private static String token(String field, String value, Pattern pattern) {
        if (!pattern.matcher(value).matches()) {
            throw Problem.field(
                    field,
                    field + " must be a plain token: "
                            + (pattern == CHANNEL
                                    ? "1 to 32 lower-case letters, digits and _ -"
                                    : "1 to 128 letters, digits and . _ : -")
                            + " and begin with a letter or digit.");
        }
        return value;
    }
}
