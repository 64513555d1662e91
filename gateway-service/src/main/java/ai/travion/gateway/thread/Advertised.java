package ai.travion.gateway.thread;

import java.util.Optional;
import org.apache.kafka.streams.state.HostInfo;

/** {@code host:port} at which other gateways reach this one; without a port it is not reached at all. */
final class Advertised {

    private Advertised() {}

    static Optional<HostInfo> of(String address) {
        return Optional.ofNullable(HostInfo.buildFromEndpoint(address)).filter(host -> host.port() > 0);
    }
}
