package ai.travion.router;

import ai.travion.atlas.Things;
import ai.travion.schemas.DayEdit;
import ai.travion.schemas.GraphState;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** What a turn orders of single days, in few words: "day 2 free", "Temple of the Tooth on day 2 in the evening". */
final class DayTerms {

    private DayTerms() {}

    static List<String> of(GraphState state) {
        return state.getDayEdits().stream().map(edit -> term(edit, state)).toList();
    }

    private static String term(DayEdit edit, GraphState state) {
        long number = edit.getDate()
                .map(day -> ChronoUnit.DAYS.between(state.getTargetDate().orElseThrow(), day) + 1)
                .orElse(0L);
        var part = switch (edit.getPart()) {
            case "" -> edit.getTime().isEmpty() ? "" : " at " + edit.getTime();
            case "dawn" -> " at sunrise";
            case "sunset" -> " at sunset";
            default -> " in the " + edit.getPart();
        };
        var thing = Things.withId(edit.getThing()).map(known -> known.name()).orElse(edit.getThing());
        return switch (edit.getKind()) {
            case "put", "instead" -> "%s on day %d%s".formatted(thing, number, part);
            case "out" -> number == 0 ? "no " + thing : "day %d without %s".formatted(number, thing);
            case "swap" -> "day %d swapped".formatted(number);
            default -> "day %d %s%s".formatted(number, edit.getKind(), part);
        };
    }
}
