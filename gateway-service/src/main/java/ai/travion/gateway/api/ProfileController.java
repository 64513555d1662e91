package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.gateway.thread.ThreadRequests;
import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.schemas.Profile;
import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Operation;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** What is kept of a user across conversations: shown to that user, and erased. */
@RestController
@RequestMapping(GatewayProperties.API + "/users/{userId}/profile")
class ProfileController {

    private final ThreadReader stores;
    private final ThreadRequests requests;
    private final Wire wire;
    private final Topics topics;

    ProfileController(ThreadReader stores, ThreadRequests requests, Wire wire, Topics topics) {
        this.stores = stores;
        this.requests = requests;
        this.wire = wire;
        this.topics = topics;
    }

    @Operation(
            summary = "What is kept of a user across conversations",
            description = "For the user that X-User-Id names; another's profile is not found.")
    @GetMapping(produces = MediaType.APPLICATION_JSON_VALUE)
    Mono<ProfileView> profile(
            @PathVariable String userId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal) {
        return own(userId, principal).map(ProfileView::of);
    }

    /** The same as another gateway reads it when a turn begins there. */
    @Hidden
    @GetMapping(produces = ProfileLookup.AVRO)
    Mono<byte[]> record(
            @PathVariable String userId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal) {
        return own(userId, principal).map(profile -> wire.serializer().serialize(topics.profiles(), profile));
    }

    @Operation(
            summary = "Erase what is kept of a user",
            description =
                    "It leaves the store at once and the store's changelog within hours of further traffic. What conversations taught"
                            + " lies on the profiles topic until the retention of topics ends and its segment with it: seven to eight days where"
                            + " nothing else is configured. The conversations themselves are erased one by one.")
    @DeleteMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    Mono<Void> erase(
            @PathVariable String userId,
            @RequestHeader(name = OtherGateways.PRINCIPAL, required = false) @Nullable String principal) {
        // Also where nothing is kept yet: what a turn has just said may be on its way, and is erased behind it.
        return asked(userId, principal).flatMap(requests::eraseProfile);
    }

    private Mono<Profile> own(String userId, @Nullable String principal) {
        return asked(userId, principal)
                .flatMap(stores::profile)
                .switchIfEmpty(Mono.error(() -> Problem.noProfile(userId)));
    }

    private static Mono<String> asked(String userId, @Nullable String principal) {
        var user = ChatRequest.token("user_id", userId);
        return user.equals(principal) ? Mono.just(user) : Mono.error(Problem.noProfile(user));
    }
}
