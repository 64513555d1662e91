package ai.travion.gateway.api;

import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.TravelBrief;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer for another program to work with: statements with the numbers of the citations that carry them. In JSON it holds to {@code
 * brief.schema.json}, which stands beside the contracts; the verifier sends back what does not.
 */
@Schema(oneOf = {BriefView.OfPlan.class, BriefView.OfQuestion.class})
public sealed interface BriefView {

    /** What is said, and the numbers of the citations that it rests on; a warning may rest on a rule and have none. */
    @Schema(requiredProperties = {"text", "citations"})
    record Statement(String text, List<Integer> citations) {

        static List<Statement> of(List<CitedStatement> statements) {
            return statements.stream()
                    .map(statement -> new Statement(statement.getText(), statement.getCitations()))
                    .toList();
        }
    }

    /** What another agent can plan from. */
    @Schema(
            requiredProperties = {
                "type",
                "summary",
                "destinations",
                "highlights",
                "logistics",
                "warnings",
                "tips",
                "missing",
                "next_questions"
            })
    record OfPlan(
            String type,
            String summary,
            List<String> destinations,
            List<Statement> highlights,
            List<Statement> logistics,
            List<Statement> warnings,
            List<String> tips,
            List<String> missing,
            List<String> nextQuestions)
            implements BriefView {}

    /** A question's answer, statement by statement. */
    @Schema(requiredProperties = {"type", "answer", "statements", "missing"})
    record OfQuestion(String type, String answer, List<Statement> statements, List<String> missing)
            implements BriefView {}

    /** The brief of an envelope; nothing for small talk. */
    static @Nullable BriefView of(@Nullable Object brief) {
        return switch (brief) {
            case TravelBrief plan ->
                new OfPlan(
                        "travel_brief",
                        plan.getSummary(),
                        plan.getDestinations(),
                        Statement.of(plan.getHighlights()),
                        Statement.of(plan.getLogistics()),
                        Statement.of(plan.getWarnings()),
                        plan.getTips(),
                        plan.getMissing(),
                        plan.getNextQuestions());
            case CitedAnswer answer ->
                new OfQuestion(
                        "cited_answer", answer.getAnswer(), Statement.of(answer.getStatements()), answer.getMissing());
            case null, default -> null;
        };
    }
}
