package ai.travion.gateway.lookup;

import ai.travion.gateway.GatewayProperties;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.server.RequestPredicates;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;

/** Serves every lookup of {@link Lookups#ALL}, and documents it. */
@Configuration(proxyBeanMethods = false)
class LookupConfiguration {

    @Bean
    RouterFunction<ServerResponse> lookups(
            WebClient.Builder http, GatewayProperties gateway, LookupProperties properties) {
        var forwarder = new Forwarder(http.build(), gateway, properties);
        var routes = RouterFunctions.route();
        for (Lookup lookup : Lookups.ALL) {
            routes.route(
                    RequestPredicates.method(lookup.method())
                            .and(RequestPredicates.path(gateway.apiPrefix() + lookup.path())),
                    request -> forwarder.forward(lookup, request));
            routes.route(
                    RequestPredicates.path(gateway.apiPrefix() + lookup.path())
                            .and(RequestPredicates.method(HttpMethod.OPTIONS).negate()),
                    request -> Forwarder.notAllowed(lookup, request));
        }
        return routes.build();
    }

    @Bean
    OpenApiCustomizer documentedLookups(GatewayProperties gateway) {
        return api ->
                Lookups.ALL.forEach(lookup -> api.path(gateway.apiPrefix() + lookup.path(), LookupDocs.of(lookup)));
    }
}
