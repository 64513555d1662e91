package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Answers whether alcohol can be had on a day that the calendar leaves open. */
final class OpenDay {

    private static final String CALENDAR_CHECK = "event_sentinel";
    private static final Pattern WHERE = Pattern.compile("(?i)\\b(?:where|which|any|recommend|best)\\b");

    private OpenDay() {}

    /** What the calendar says to it; nothing where alcohol is not asked for, no day is named, or that day could not be checked. */
    static List<String> answering(Assignment assignment) {
        var state = assignment.state();
        var text = assignment.question().text();
        if (!Warnings.asksForAlcohol(text)
                || assignment.warnings().closeAlcohol()
                || state.getTargetDate().isEmpty()
                || state.getTargetEndDate().isPresent()
                || !isChecked(state)) {
            return List.of();
        }
        var day = Days.inWords(state.getTargetDate().get());
        var where = assignment.destinations().isEmpty()
                ? ""
                : " in " + assignment.destinations().getFirst();
        var rule = day + " is neither a Poya day nor another day closed to alcohol; I know of no ban on "
                + Warnings.alcoholIn(text) + where + " that day.";
        var lines = new ArrayList<String>();
        lines.add(assignment.question().asksWhether() ? "Yes: " + rule : rule);
        if (WHERE.matcher(text).find() && assignment.evidenceIsWeak()) {
            lines.add("Where it is served I could not find in what I know"
                    + (assignment.destinations().isEmpty()
                            ? "."
                            : " about " + Remarks.listed(assignment.destinations()) + "."));
        }
        return lines;
    }

    private static boolean isChecked(GraphState state) {
        return state.getShadowMonitorLogs().stream()
                .filter(log -> log.getCheckType().equals(CALENDAR_CHECK))
                .anyMatch(log -> !log.getDetails().startsWith("Could not be checked"));
    }
}
