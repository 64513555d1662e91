package ai.travion.local.evaluate.answers;

import static java.util.regex.Pattern.CASE_INSENSITIVE;
import static java.util.regex.Pattern.DOTALL;

import ai.travion.schemas.Citation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Holds an answer against what its scenario expects, and against its own evidence. */
final class Judge {

    private static final Pattern ADMITS = Pattern.compile(
            "could not find|couldn't find|do not know|don't know|not in what I know|could not put together|not enough evidence|insufficient evidence",
            CASE_INSENSITIVE);
    private static final Pattern NUMBERED = Pattern.compile("\\[(\\d{1,3})]");

    private static final Pattern NUMBERED_DAY = Pattern.compile("(?m)^### Day \\d+");

    private Judge() {}

    /** Which side of an answer a fault is on. */
    enum Side {
        /** A rule that holds was not said. */
        CONSTRAINT,
        /** It misses what was asked, or holds what it must not. */
        ALIGNMENT,
        /** A citation is missing, beside the point or not real. */
        CITATION,
        /** A number or day that nothing vouches for. */
        SUPPORT
    }

    /** One thing that is wrong with an answer. */
    record Fault(Side side, String what) {}

    /**
     * What came of one answer.
     *
     * @param mentioned of the constraints that were to be said
     * @param cited of the locations that were to be cited
     * @param fitting of the citations where a scenario says which fit
     */
    record Verdict(
            List<Fault> faults,
            int constraints,
            int mentioned,
            int toCite,
            int cited,
            int citations,
            int fitting,
            int unsupported) {

        boolean isSound() {
            return faults.isEmpty();
        }

        boolean isAligned() {
            return faults.stream().noneMatch(fault -> fault.side() == Side.ALIGNMENT);
        }
    }

    /** Judges a turn's answer. */
    static Verdict of(Scenario scenario, Turn turn) {
        var route = turn.route().stream().map(node -> node.nodeName()).toList();
        var faults = new ArrayList<Fault>();
        scenario.route().stream()
                .filter(node -> !route.contains(node))
                .forEach(node -> faults.add(new Fault(Side.ALIGNMENT, "did not go through " + node)));
        return judged(scenario, turn.reply(), turn.answer(), faults);
    }

    /** Judges a text as the answer of a state. */
    static Verdict of(Scenario scenario, GraphState state, String answer) {
        return judged(scenario, state, answer, new ArrayList<>());
    }

    private static Verdict judged(Scenario scenario, GraphState state, String answer, List<Fault> faults) {
        aligned(scenario, state, answer, faults);
        planned(scenario, state, answer, faults);
        var expected = new TreeSet<String>();
        int mentioned = 0;
        for (var constraint : scenario.constraints()) {
            expected.add(constraint.type() + constraint.date());
            if (Mention.of(constraint, answer)) {
                mentioned++;
            } else {
                faults.add(new Fault(Side.CONSTRAINT, "does not say " + constraint.type() + " " + constraint.date()));
            }
        }
        var raised = state.getConstraintViolations().stream()
                .filter(violation -> expected.add(violation.getConstraintType()
                        + violation.getDate().map(Object::toString).orElse(null)))
                .toList();
        for (var violation : raised) {
            var constraint = new Scenario.Constraint(
                    violation.getConstraintType(),
                    violation.getDate().map(Object::toString).orElse(null));
            if (Mention.of(constraint, answer) || Mention.ofDescription(violation.getDescription(), answer)) {
                mentioned++;
            } else {
                faults.add(new Fault(Side.CONSTRAINT, "does not say: " + violation.getDescription()));
            }
        }
        int constraints = scenario.constraints().size() + raised.size();
        var used = used(state, answer, faults);
        int fitting =
                (int) used.stream().filter(one -> fits(scenario, one, state)).count();
        used.stream()
                .filter(one -> !scenario.cites().isEmpty() && !fits(scenario, one, state))
                .forEach(one -> faults.add(new Fault(Side.CITATION, "cites " + one.getLocation())));
        int cited = 0;
        for (var wanted : scenario.cites()) {
            if (used.stream().anyMatch(one -> isOneOf(wanted, about(one, state)))) {
                cited++;
            } else {
                faults.add(new Fault(Side.CITATION, "does not cite " + wanted));
            }
        }
        var unsupported = Figures.unsupportedIn(answer, state);
        unsupported.forEach(figure -> faults.add(new Fault(Side.SUPPORT, "nothing vouches for " + figure)));
        return new Verdict(
                List.copyOf(faults),
                constraints,
                mentioned,
                scenario.cites().size(),
                cited,
                scenario.cites().isEmpty() ? 0 : used.size(),
                scenario.cites().isEmpty() ? 0 : fitting,
                unsupported.size());
    }

    private static void aligned(Scenario scenario, GraphState state, String answer, List<Fault> faults) {
        var intent = state.getIntent().name().toLowerCase(Locale.ROOT);
        scenario.expectedIntent()
                .filter(expected -> !expected.equals(intent))
                .ifPresent(expected -> faults.add(new Fault(Side.ALIGNMENT, "is taken for " + intent)));
        scenario.says().stream()
                .filter(regex -> !matches(regex, answer))
                .forEach(regex -> faults.add(new Fault(Side.ALIGNMENT, "does not say /" + regex + "/")));
        scenario.never().stream()
                .filter(regex -> matches(regex, answer))
                .forEach(regex -> faults.add(new Fault(Side.ALIGNMENT, "says /" + regex + "/")));
        // What is offered under an answer that found nothing is no question that must be answered first.
        boolean asksBack = state.getClarification()
                .filter(asked -> !asked.getAbout().equals("evidence"))
                .isPresent();
        if (scenario.asksBack() != asksBack) {
            faults.add(new Fault(Side.ALIGNMENT, scenario.asksBack() ? "does not ask back" : "asks back"));
        }
        if (scenario.admitsGap() && !ADMITS.matcher(answer).find()) {
            faults.add(new Fault(Side.ALIGNMENT, "does not say that it found nothing"));
        }
        if (answer.isBlank()) {
            faults.add(new Fault(Side.ALIGNMENT, "is empty"));
        }
        if (answer.contains("_Please check this answer before you rely on it.")) {
            faults.add(new Fault(Side.ALIGNMENT, "carries a caveat"));
        }
    }

    private static void planned(Scenario scenario, GraphState state, String answer, List<Fault> faults) {
        var visited = state.getItinerary().stream()
                .map(slot -> slot.getLocation() + ", " + slot.getActivity())
                .toList();
        scenario.visits().stream()
                .filter(wanted -> visited.stream().noneMatch(stop -> isOneOf(wanted, stop)))
                .forEach(wanted -> faults.add(new Fault(Side.ALIGNMENT, "the plan leaves out " + wanted)));
        var days = state.getItinerary().stream()
                .flatMap(slot -> slot.getDate().stream())
                .map(Object::toString)
                .collect(Collectors.toCollection(TreeSet::new));
        if (!scenario.days().isEmpty() && !days.equals(new TreeSet<>(scenario.days()))) {
            faults.add(new Fault(Side.ALIGNMENT, "plans " + days + " for " + scenario.days()));
        }
        var blocks = NUMBERED_DAY.matcher(answer).results().count();
        if (!scenario.days().isEmpty() && blocks > 0 && blocks < days.size() && !answer.contains("remaining days")) {
            faults.add(new Fault(Side.ALIGNMENT, "shows " + blocks + " of " + days.size() + " days"));
        }
    }

    /** The citations that the text uses; a number without a source, and a source that is not there, are faults. */
    private static List<Citation> used(GraphState state, String answer, List<Fault> faults) {
        var byNumber = state.getCitations().stream()
                .collect(Collectors.toMap(Citation::getId, Function.identity(), (one, other) -> one));
        var contents = contents(state);
        var used = new ArrayList<Citation>();
        var seen = new HashSet<Integer>();
        NUMBERED.matcher(answer)
                .results()
                .map(match -> Integer.valueOf(match.group(1)))
                .forEach(number -> {
                    var citation = byNumber.get(number);
                    if (!seen.add(number)) {
                        return;
                    }
                    if (citation == null) {
                        faults.add(new Fault(Side.CITATION, "[" + number + "] is no source"));
                    } else if (citation.getSnippet().isBlank()
                            || !contents.getOrDefault(citation.getChunkId(), "")
                                    .contains(flat(citation.getSnippet()))) {
                        faults.add(new Fault(Side.CITATION, "[" + number + "] quotes what is not there"));
                    } else {
                        used.add(citation);
                    }
                });
        return used;
    }

    private static Map<String, String> contents(GraphState state) {
        var contents = state.getRetrievedDocuments().stream()
                .collect(Collectors.toMap(
                        RetrievedDocument::getChunkId, document -> flat(document.getContent()), (one, other) -> one));
        state.getWebSearchResults().forEach(result -> contents.putIfAbsent(result.getUrl(), flat(result.getContent())));
        return contents;
    }

    private static String flat(String text) {
        return text.replaceAll("[*_`]+", "")
                .replaceAll("(?:\\.\\.\\.|…)$", "")
                .replaceAll("\\s+", " ")
                .strip();
    }

    private static boolean fits(Scenario scenario, Citation citation, GraphState state) {
        var about = about(citation, state);
        return scenario.cites().stream().anyMatch(wanted -> isOneOf(wanted, about));
    }

    /** What a source is about: its place, and all that a guide's answer speaks of, which may be filed under another of them. */
    private static String about(Citation citation, GraphState state) {
        return state.getRetrievedDocuments().stream()
                .filter(document ->
                        document.getChunkId().equals(citation.getChunkId()) && PreparedAnswer.isOne(document))
                .findFirst()
                .map(document -> String.join(
                        " ",
                        citation.getLocation(),
                        document.getMetadata().getOrDefault("title", ""),
                        document.getContent()))
                .orElse(citation.getLocation());
    }

    private static boolean isOneOf(String alternatives, String text) {
        return Arrays.stream(alternatives.split("\\|", -1)).anyMatch(text::contains);
    }

    private static boolean matches(String regex, String text) {
        return Pattern.compile(regex, CASE_INSENSITIVE | DOTALL).matcher(text).find();
    }
}
