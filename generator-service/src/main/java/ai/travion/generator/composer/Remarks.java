package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RouteDecision;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What an answer says of itself: what it took for granted, and what the traveller's own wishes ruled out. */
public final class Remarks {

    static final String ENGLISH_ONLY =
            "I write English only, and a translation by rule would not be good enough to rely on.";

    /** Of a message that left the plan as it was. */
    private static final Pattern LEFT = Pattern.compile(
            "^(?:Not (?:changed|kept)|Noted|Your last change|This is the plan of before|Its hours and stops|The places keep their order)");

    private Remarks() {}

    /** To whoever wants the last answer in another language. */
    static List<String> ofLanguage(GraphState state) {
        return Telling.wantsAnotherLanguage(state.getUserQuery())
                        && state.getRouteDecision() == RouteDecision.DIRECT_ANSWER
                ? List.of(ENGLISH_ONLY + " Here it is once more:")
                : List.of();
    }

    /** What the message told of its traveller, said back before the answer. */
    static Optional<String> noted(GraphState state) {
        return state.getAssumptions().stream()
                .filter(said -> said.startsWith("Noted: ") || said.startsWith("In the plan: "))
                .findFirst();
    }

    /** How a change was understood, and what is otherwise in the plan for it: above all else that is said of the plan. */
    static List<String> changed(GraphState state) {
        var said = state.getAssumptions();
        var against = said.stream()
                .filter(one -> one.startsWith("Against the plan before: "))
                .findFirst();
        var understood = against.isPresent()
                ? said.subList(0, said.indexOf(against.get()))
                : said.stream().takeWhile(one -> LEFT.matcher(one).find()).toList();
        return Stream.concat(
                        understood.isEmpty() ? Stream.of() : Stream.of(String.join(" ", understood)), against.stream())
                .toList();
    }

    public static List<String> assumptions(GraphState state, String saidAlready) {
        var remarks = new ArrayList<String>();
        state.getAssumptions().stream()
                .map(String::strip)
                .filter(said -> !said.isEmpty() && !saidAlready.contains(said))
                .distinct()
                .forEach(remarks::add);
        var ruledOut = state.getEliminatedBy().stream()
                .filter(one -> !LeftOut.isOfPlaces(one))
                .map(LeftOut::value)
                .filter(value -> !value.isBlank())
                .distinct()
                .toList();
        if (!ruledOut.isEmpty() && !saidAlready.contains(Gaps.TOO_STRICT)) {
            remarks.add("Since you avoid " + String.join(", ", ruledOut) + ", some of what I found is left out.");
        }
        return remarks.isEmpty() ? List.of() : List.of("_" + String.join(" ", remarks) + "_");
    }

    /** A word on the part of a message that speaks to the program. */
    static List<String> ofOrders(GraphState state) {
        return Question.heldOrders(state)
                ? List.of(
                        "_Part of your message spoke to the program rather than to a guide; I do not know a travel answer to that._")
                : List.of();
    }

    /** At most three of the traveller's own words, quoted. */
    static String named(List<String> words) {
        return listed(words.stream().limit(3).map(word -> "\"" + word + "\"").toList());
    }

    static String listed(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}
