package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.timeout.WriteTimeoutHandler;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.web.embedded.netty.NettyServerCustomizer;
import org.springframework.stereotype.Component;
import reactor.netty.http.server.HttpServer;

/**
 * Lets a client go that does not read what is written to it. What it has not taken is held back where it comes from, apart from 64 KiB and
 * a few hundred events, so it costs others nothing meanwhile; after it has been waited for long enough, its connection is closed, and it may
 * resume after the last event that it has.
 */
@Component
final class SlowReaders implements NettyServerCustomizer {

    private static final Logger log = LoggerFactory.getLogger(SlowReaders.class);

    private final Duration patience;
    private final Counter letGo;

    SlowReaders(GatewayProperties properties, MeterRegistry meters) {
        this.patience = properties.readerPatience();
        this.letGo = Counter.builder("travion.slow.readers")
                .description("Connections closed since their clients did not read")
                .register(meters);
    }

    @Override
    public HttpServer apply(HttpServer server) {
        return server.doOnChannelInit(
                (observer, channel, address) -> channel.pipeline().addFirst("slow-reader", new Watch()));
    }

    private final class Watch extends WriteTimeoutHandler {

        Watch() {
            super(patience.toMillis(), TimeUnit.MILLISECONDS);
        }

        @Override
        protected void writeTimedOut(ChannelHandlerContext connection) throws Exception {
            if (connection.channel().isOpen()) {
                letGo.increment();
                log.atWarn()
                        .addKeyValue("event", "slow_reader_let_go")
                        .addKeyValue("node", "gateway")
                        .addKeyValue("waited_ms", patience.toMillis())
                        .log("A client did not read what was written to it; its connection is closed.");
            }
            super.writeTimedOut(connection);
        }
    }
}
