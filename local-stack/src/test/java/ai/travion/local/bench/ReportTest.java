package ai.travion.local.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReportTest {

    private static final Map<Integer, Figures> BARE =
            Map.of(1, new Figures(100, 8, 20), 64, new Figures(900, 66.666, 120));
    private static final Map<Integer, Figures> RUNNER =
            Map.of(1, new Figures(80, 10, 30), 64, new Figures(700, 88, 150));
    private static final Map<Integer, Figures> LANGGRAPH = Map.of(64, new Figures(100, 352, 700));
    private static final Report.Ratios RATIOS = Report.Ratios.of(RUNNER, BARE, LANGGRAPH);
    private static final Report.Environment HERE = new Report.Environment(2, "25", "4.3.1", 6_043, 8, 3);

    @Test
    void theJsonHasTheFiguresOfEachPartByTurnsInFlight() throws Exception {
        var report = new Report(
                BARE,
                RUNNER,
                LANGGRAPH,
                "",
                Map.of(64, new Figures(150, 300, 500)),
                new FirstToken(40, 12, 34),
                RATIOS,
                HERE);

        var json = new ObjectMapper().readTree(report.json());

        assertThat(json.fieldNames())
                .toIterable()
                .containsExactly(
                        "bare",
                        "runner",
                        "langgraph",
                        "langgraph_missing",
                        "chat",
                        "first_token",
                        "ratios",
                        "environment");
        assertThat(json.at("/bare/64").fieldNames()).toIterable().containsExactly("turns_per_s", "p50_ms", "p99_ms");
        assertThat(json.at("/bare/64/p50_ms").decimalValue()).isEqualByComparingTo("66.67");
        assertThat(json.at("/runner/1/turns_per_s").asDouble()).isEqualTo(80);
        assertThat(json.at("/chat/64/p99_ms").asDouble()).isEqualTo(500);
        assertThat(json.at("/first_token/p99_ms").asDouble()).isEqualTo(34);
        assertThat(json.at("/ratios/turns/1").asDouble()).isEqualTo(0.8);
        assertThat(json.at("/ratios/p50/1").asDouble()).isEqualTo(1.25);
        assertThat(json.at("/ratios/langgraph/turns/64").asDouble()).isEqualTo(7);
        assertThat(json.at("/ratios/langgraph/p50/64").asDouble()).isEqualTo(0.25);
        assertThat(json.get("environment").fieldNames())
                .toIterable()
                .containsExactly("cores", "java", "kafka", "payload_bytes", "seconds", "rounds");
    }

    @Test
    void aPartThatWasNotRunIsEmptyInTheJson() throws Exception {
        var report = new Report(
                BARE, Map.of(), Map.of(), "", Map.of(), null, Report.Ratios.of(Map.of(), BARE, Map.of()), HERE);

        var json = new ObjectMapper().readTree(report.json());

        assertThat(json.get("bare")).hasSize(2);
        assertThat(json.get("runner")).isEmpty();
        assertThat(json.get("chat")).isEmpty();
        assertThat(json.at("/ratios/turns")).isEmpty();
    }

    @Test
    void theTableHasARowForEachFigureAndRatio() {
        var report = new Report(BARE, RUNNER, LANGGRAPH, "", Map.of(), null, RATIOS, HERE);

        assertThat(report.table().lines())
                .anySatisfy(line -> assertThat(line).matches("bare Kafka clients +64 +900 +66.67 +120"))
                .anySatisfy(line -> assertThat(line).matches("empty nodes / bare +1 +0.80 +1.25"))
                .anySatisfy(line -> assertThat(line).matches("empty / LangGraph.js +64 +7.00 +0.25"))
                .noneSatisfy(line -> assertThat(line).contains("chat"));
    }

    @Test
    void aMachineWithoutNodeJsIsToldSoInTheRow() {
        var report = new Report(
                BARE,
                RUNNER,
                Map.of(),
                "there is no node on this machine",
                Map.of(),
                null,
                Report.Ratios.of(RUNNER, BARE, Map.of()),
                HERE);

        assertThat(report.table()).contains("LangGraph.js").contains("left out: there is no node on this machine");
    }
}
