package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.Owner;
import ai.travion.gateway.thread.Owners;
import ai.travion.gateway.thread.StoresNotReady;
import java.util.Optional;
import org.springframework.http.server.PathContainer;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;
import reactor.core.publisher.Mono;

/**
 * Sends requests about a thread or a profile to the gateway that keeps it. A stream of events is not sent on but followed, since it outlives a
 * gateway; a message is not either, since any gateway can put it where its keeper finds it.
 */
@Component
class ForwardToOwner implements WebFilter {

    private final Owners owners;
    private final OtherGateways others;
    private final GatewayProperties properties;
    private final FilteredProblem problems;
    private final PathPattern ofAThread;
    private final PathPattern ofAUser;
    private final PathPattern stream;

    ForwardToOwner(Owners owners, OtherGateways others, GatewayProperties properties, FilteredProblem problems) {
        this.owners = owners;
        this.others = others;
        this.properties = properties;
        this.problems = problems;
        var parser = new PathPatternParser();
        this.ofAThread = parser.parse(properties.apiPrefix() + "/threads/{thread}/**");
        this.ofAUser = parser.parse(properties.apiPrefix() + "/users/{user}/**");
        this.stream = parser.parse(properties.apiPrefix() + "/threads/{thread}/runs/{run}/stream");
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var path = exchange.getRequest().getPath().pathWithinApplication();
        var thread = named("thread", ofAThread, path);
        var user = named("user", ofAUser, path);
        if (thread.isEmpty() && user.isEmpty()) {
            return chain.filter(exchange);
        }
        boolean forwarded = OtherGateways.isForwarded(exchange.getRequest());
        if (!forwarded && stream.matches(path)) {
            return chain.filter(exchange);
        }
        var patience = Patience.fromNow(properties.storeRetry());
        return Mono.defer(() -> switch (thread.map(owners::of).orElseGet(() -> owners.ofProfile(user.orElseThrow()))) {
                    case Owner.Here here -> chain.filter(exchange);
                    case Owner.At at -> forwarded ? misdirected(exchange) : passOn(at, exchange);
                    case Owner.Nobody nobody ->
                        forwarded
                                ? misdirected(exchange)
                                : Mono.<Void>error(new Patience.StillMoving("Nobody keeps it."));
                })
                .retryWhen(patience.retry())
                .onErrorResume(
                        StoresNotReady.class,
                        notReady -> problems.answer(exchange, Problem.notReady(String.valueOf(notReady.getMessage()))));
    }

    private Mono<Void> passOn(Owner.At owner, ServerWebExchange exchange) {
        return others.forward(owner.gateway(), exchange.getRequest()).flatMap(answer -> {
            var response = exchange.getResponse();
            response.setStatusCode(answer.getStatusCode());
            response.getHeaders().addAll(answer.getHeaders());
            return answer.getBody() == null ? response.setComplete() : response.writeWith(answer.getBody());
        });
    }

    private Mono<Void> misdirected(ServerWebExchange exchange) {
        return problems.answer(exchange, Problem.misdirected());
    }

    private static Optional<String> named(String variable, PathPattern pattern, PathContainer path) {
        var match = pattern.matchAndExtract(path);
        return match == null
                ? Optional.empty()
                : Optional.ofNullable(match.getUriVariables().get(variable));
    }
}
