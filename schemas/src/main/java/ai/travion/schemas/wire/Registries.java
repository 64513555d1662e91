package ai.travion.schemas.wire;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.common.config.ConfigException;
import org.jspecify.annotations.Nullable;

/** Chooses the registry that a client's properties name, by the names that Confluent's clients use. */
public final class Registries {

    /** {@code embedded:} (the default), or one or more http(s) addresses with commas between them. */
    public static final String URL = "schema.registry.url";

    /** Whether a client registers a schema that the registry lacks; true by default. */
    public static final String AUTO_REGISTER = "auto.register.schemas";

    /** {@code user:password}. */
    public static final String USER_INFO = "basic.auth.user.info";

    private static final String EMBEDDED = "embedded:";

    private Registries() {}

    /**
     * The registry of these client properties.
     *
     * @throws ConfigException where the address is neither {@code embedded:} nor http
     */
    public static SchemaRegistry named(Map<String, ?> properties) {
        var url = text(properties, URL, EMBEDDED);
        if (url.equals(EMBEDDED)) {
            return new EmbeddedRegistry();
        }
        var servers = Stream.of(url.split(",", -1)).map(String::strip).map(Registries::server);
        boolean register = Boolean.parseBoolean(text(properties, AUTO_REGISTER, "true"));
        @Nullable Object userInfo = properties.get(USER_INFO);
        return new HttpRegistry(servers.toList(), userInfo == null ? null : userInfo.toString(), register);
    }

    private static URI server(String address) {
        if (!List.of("http", "https").contains(address.split(":", 2)[0])) {
            throw new ConfigException(URL, address, "Must be embedded: or an http(s) address.");
        }
        return URI.create(address);
    }

    private static String text(Map<String, ?> properties, String name, String otherwise) {
        @Nullable Object value = properties.get(name);
        return value == null || value.toString().isBlank()
                ? otherwise
                : value.toString().strip();
    }
}
