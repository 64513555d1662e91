package ai.travion.local;

import ai.travion.gateway.GatewayService;
import ai.travion.generator.GeneratorService;
import ai.travion.grader.GraderService;
import ai.travion.graph.TravionApplication;
import ai.travion.retrieval.RetrievalService;
import ai.travion.router.RouterService;
import ai.travion.shadow.ShadowMonitorService;
import ai.travion.verifier.VerifierService;

/** The services of the stack in the order of a turn, and where each listens. */
enum Service {
    GATEWAY(GatewayService.class, "GATEWAY_PORT", 8000),
    ROUTER(RouterService.class, "ROUTER_PORT", 8001),
    RETRIEVAL(RetrievalService.class, "RETRIEVAL_PORT", 8002),
    GRADER(GraderService.class, "GRADER_PORT", 8003),
    SHADOW_MONITOR(ShadowMonitorService.class, "SHADOW_MONITOR_PORT", 8004),
    GENERATOR(GeneratorService.class, "GENERATOR_PORT", 8005),
    VERIFIER(VerifierService.class, "VERIFIER_PORT", 8006);

    private final Class<?> main;
    private final String portVariable;
    private final int defaultPort;

    Service(Class<?> main, String portVariable, int defaultPort) {
        this.main = main;
        this.portVariable = portVariable;
        this.defaultPort = defaultPort;
    }

    Class<?> main() {
        return main;
    }

    /** The environment variable that moves it to another port. */
    String portVariable() {
        return portVariable;
    }

    int defaultPort() {
        return defaultPort;
    }

    /** {@code router-service}: the name of its module, its configuration and its log. */
    String serviceName() {
        return TravionApplication.serviceName(main);
    }
}
