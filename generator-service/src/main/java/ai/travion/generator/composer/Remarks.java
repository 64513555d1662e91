package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.DaysAsBefore;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What an answer says of itself: what it took for granted, and what the traveller's own wishes ruled out. */
public final class Remarks {

    static final String ENGLISH_ONLY =
            "I write English only, and a translation by rule would not be good enough to rely on.";

    /** Of a message that left the plan as it was. */
    private static final Pattern LEFT = Pattern.compile(
            "^(?:Not (?:changed|kept)|I could not fit that change|I did not get to that change|Noted|Your last change|This is the plan of before|Its hours and stops|The places keep their order)|\\balready\\b");

    /** How the plan was reckoned, what it holds of itself, and what else could be done. */
    private static final Pattern CAN_WAIT = Pattern.compile(
            "^(?:For a woman|Noted: |No table is chosen|Visits are put|Between \\d|No hour is set|Most of a budget|The plan (?:starts|ends|is made|sleeps)|Travel times are|Ways (?:along|are|of)|Some hours of|More than five hours|There is more time|Left out of this plan|Near by, but not planned|The places come in the order|All nights are|Nothing strenuous|No day has more than|A stroll is left|Since you avoid|Meals? |Each meal|Lunch|Dinner|Breakfast|Prices|The last (?:day|night) |The first (?:day|night) |On \\p{L}+day .* the way from|No (?:price|house)|What it costs|Sunrises?|Sunsets?|The sun |For (?:a budget|the budget|what it costs))"
                    + "|\" was read as |\\bis planned (?:first|last), as you said|\\bas you said\\.$|\\b(?:roads?|road) (?:climbs?|winds?|bends?)\\b");

    /** What was told with the first plan, and holds for each that is made of it. */
    private static final Pattern OF_ALL_DAYS = Pattern.compile(
            "^(?:You come or go by|The plan is for \\d+ days now)|\\bis hard with (?:children|small children)\\b");

    /** Whoever says yes to it is understood by the head of the last answer, which is all that the thread keeps of it. */
    private static final String OFFERED = "say so and I add it";

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
    static List<String> changed(GraphState state, String saidAlready) {
        var said = state.getAssumptions().stream()
                .filter(one -> !saidAlready.contains(one.strip()) && !DaysAsBefore.isSaid(one))
                .toList();
        var against = said.stream()
                .filter(one -> one.startsWith("Against the plan before: "))
                .findFirst();
        var understood = against.isPresent()
                ? said.subList(0, said.indexOf(against.get()))
                : said.stream().takeWhile(one -> LEFT.matcher(one).find()).toList();
        return Stream.concat(
                        understood.isEmpty() ? Stream.of() : Stream.of(String.join(" ", once(understood))),
                        against.stream())
                .toList();
    }

    /** Without what another of them says in its course: "..., and the plan is for 7 days now. The plan is for 7 days now." */
    private static List<String> once(List<String> sentences) {
        return sentences.stream()
                .filter(one -> sentences.stream()
                        .noneMatch(other -> !other.equals(one)
                                && other.toLowerCase(Locale.ROOT).contains(one.toLowerCase(Locale.ROOT))))
                .distinct()
                .toList();
    }

    public static List<String> assumptions(GraphState state, String saidAlready) {
        return asOneParagraph(all(state, saidAlready));
    }

    /** What decides whether this is the plan that was wanted: where and when it is, and which wish it could not keep. */
    static List<String> aboveAPlan(GraphState state, String saidAlready) {
        return asOneParagraph(all(state, saidAlready).stream()
                .filter(said -> !CAN_WAIT.matcher(said).find() || said.contains(OFFERED))
                .toList());
    }

    /** The same of a change, without what else would fill the days. */
    static List<String> aboveAChange(GraphState state, String saidAlready) {
        return asOneParagraph(all(state, saidAlready).stream()
                .filter(said -> !CAN_WAIT.matcher(said).find()
                        && !OF_ALL_DAYS.matcher(said).find())
                .toList());
    }

    /** What is as well read after the days. */
    static List<String> belowAPlan(GraphState state, String saidAlready) {
        return all(state, saidAlready);
    }

    private static List<String> asOneParagraph(List<String> remarks) {
        return remarks.isEmpty() ? List.of() : List.of("_" + String.join(" ", remarks) + "_");
    }

    private static List<String> all(GraphState state, String saidAlready) {
        var remarks = new ArrayList<String>();
        state.getAssumptions().stream()
                .map(String::strip)
                .filter(said -> !said.isEmpty() && !saidAlready.contains(said) && !DaysAsBefore.isSaid(said))
                .distinct()
                .forEach(remarks::add);
        var ruledOut = LeftOut.eliminations(state)
                .filter(one -> !LeftOut.isOfPlaces(one))
                .map(LeftOut::value)
                .filter(value -> !value.isBlank())
                .distinct()
                .toList();
        if (!ruledOut.isEmpty() && !saidAlready.contains(Gaps.TOO_STRICT)) {
            remarks.add("Since you avoid " + String.join(", ", ruledOut) + ", some of what I found is left out.");
        }
        return remarks.stream().filter(said -> !saidAlready.contains(said)).toList();
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
