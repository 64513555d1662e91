package ai.travion.local.evaluate.answers;

import ai.travion.generator.GeneratorService;
import ai.travion.grader.GraderService;
import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.Progress;
import ai.travion.graph.Step;
import ai.travion.retrieval.RetrievalService;
import ai.travion.router.RouterService;
import ai.travion.schemas.GraphState;
import ai.travion.shadow.ShadowMonitorService;
import ai.travion.verifier.VerifierService;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Clock;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.core.env.MapPropertySource;

/**
 * Every node of the graph as its service wires it, in this process: no Kafka, no web server, no model, no web search and nothing of the
 * environment, so that the same question gives the same answer on every machine.
 */
final class NodesInProcess implements AutoCloseable {

    private static final List<Class<?>> SERVICES = List.of(
            RouterService.class,
            RetrievalService.class,
            GraderService.class,
            ShadowMonitorService.class,
            GeneratorService.class,
            VerifierService.class);

    private static final Map<String, Object> SETTINGS = Map.of(
            "spring.boot.enableautoconfiguration",
            "false",
            // What a user has ingested is no part of what is measured.
            "retrieval.knowledge-path",
            "no-knowledge-of-ones-own",
            "travion.router.knowledge-path",
            "no-knowledge-of-ones-own");

    private static final Progress UNSEEN = new Progress() {
        @Override
        public void token(int draft, String text) {}

        @Override
        public void revision(int draft, List<String> reasons) {}
    };

    private final List<AnnotationConfigApplicationContext> contexts = new ArrayList<>();
    private final Map<Graph, NodeBinding> nodes = new EnumMap<>(Graph.class);

    private NodesInProcess() {}

    /** All nodes, for which it is always that time. */
    static NodesInProcess at(Clock clock) {
        var inProcess = new NodesInProcess();
        for (var service : SERVICES) {
            inProcess.run(wired(service, clock, SETTINGS));
        }
        return inProcess;
    }

    /** The same nodes, but for a generator of these settings; closing it leaves the others as they are. */
    NodesInProcess writingBy(Clock clock, Map<String, Object> settings) {
        var writing = new NodesInProcess();
        writing.nodes.putAll(nodes);
        var all = new HashMap<>(SETTINGS);
        all.putAll(settings);
        writing.run(wired(GeneratorService.class, clock, all));
        return writing;
    }

    private void run(AnnotationConfigApplicationContext context) {
        contexts.add(context);
        context.getBeansOfType(NodeBinding.class).values().forEach(binding -> nodes.put(binding.node(), binding));
    }

    /** One step of a node, along an edge of the graph. */
    Step step(Graph node, GraphState state) {
        var binding = nodes.get(node);
        if (binding == null) {
            throw new IllegalArgumentException("No service runs " + node + ".");
        }
        var step = binding.function().apply(state, UNSEEN);
        if (!node.leadsTo(step.next())) {
            throw new IllegalStateException("No edge leads from " + node + " to " + step.next() + ".");
        }
        return step;
    }

    @Override
    public void close() {
        contexts.forEach(AnnotationConfigApplicationContext::close);
    }

    private static AnnotationConfigApplicationContext wired(
            Class<?> service, Clock clock, Map<String, Object> settings) {
        var context = new AnnotationConfigApplicationContext();
        var sources = context.getEnvironment().getPropertySources();
        sources.stream().toList().forEach(source -> sources.remove(source.getName()));
        sources.addFirst(new MapPropertySource("evaluation", settings));
        context.registerBean(Clock.class, () -> clock);
        context.registerBean(MeterRegistry.class, SimpleMeterRegistry::new);
        context.register(service);
        context.refresh();
        return context;
    }
}
