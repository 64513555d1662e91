package ai.travion.verifier.check;

import ai.travion.schemas.GraphState;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** No long sentence, and none that the answer says of itself, stands there twice, in the same words or in others; what a plan or a rule itself repeats may. */
final class SaidOnce {

    private static final int LONG = 60;

    /** So often, and a short sentence that cites is said too often, too. */
    private static final int OVER_AND_OVER = 3;

    /** "I could not search the web": what an answer says of itself is short. */
    private static final Pattern OF_ITSELF = Pattern.compile(
            "(?i)^\\W*I (?:have|could|can|did|do|was|am)(?: ?not|n['’]t)\\b|^\\W*(?:the web|live facts|prices) (?:was|were) not\\b");

    /** So many words of what it speaks of, besides the place, does a sentence have in common with one that says the same again. */
    private static final int SHARED = 3;

    /** And so large a part of the shorter of the two. */
    private static final double MOST = 0.55;

    private SaidOnce() {}

    static List<Fault> faults(Reviewed reviewed) {
        var mayRecur = Words.bare(mayRecur(reviewed.state()));
        var seen = new HashSet<String>();
        var again = againInOtherWords(reviewed, mayRecur);
        if (again.isPresent()) {
            return List.of(fault(again.get()));
        }
        var times = reviewed.draft().statements().stream()
                .filter(statement ->
                        !statement.isHeading() && !statement.citations().isEmpty())
                .collect(Collectors.groupingBy(
                        statement -> statement.day() + reviewed.readings().bareOf(statement.text()),
                        Collectors.counting()));
        return reviewed.draft().statements().stream()
                .filter(statement -> statement.text().length() >= LONG
                        || times.getOrDefault(
                                        statement.day() + reviewed.readings().bareOf(statement.text()), 0L)
                                >= OVER_AND_OVER
                        || OF_ITSELF.matcher(statement.text()).find())
                .filter(statement -> !mayRecur.contains(reviewed.readings().bareOf(statement.text())))
                // Two days may begin with the same breakfast.
                .filter(statement ->
                        !seen.add(statement.day() + reviewed.readings().bareOf(statement.text())))
                .map(Statement::text)
                .distinct()
                .map(SaidOnce::fault)
                .toList();
    }

    /** A sentence of the same source that speaks of much the same as one before it. */
    private static Optional<String> againInOtherWords(Reviewed reviewed, String mayRecur) {
        if (reviewed.isPlan()) {
            return Optional.empty();
        }
        var places = new HashSet<String>();
        reviewed.state().getTargetLocations().forEach(place -> places.addAll(Words.terms(place)));
        var cited = reviewed.draft().statements().stream()
                .filter(statement ->
                        !statement.isHeading() && !statement.citations().isEmpty())
                .filter(statement -> !mayRecur.contains(reviewed.readings().bareOf(statement.text())))
                .toList();
        var evidence = reviewed.state().getRetrievedDocuments().stream()
                .map(document -> Words.bare(document.getContent()))
                .toList();
        for (int later = 1; later < cited.size(); later++) {
            boolean quoted = isQuoted(cited.get(later), evidence, reviewed.readings());
            for (var earlier : cited.subList(0, later)) {
                // What its source says in two sentences is no repetition.
                if (quoted && isQuoted(earlier, evidence, reviewed.readings())) {
                    continue;
                }
                if (saySame(earlier, cited.get(later), places, reviewed.readings())) {
                    return Optional.of(cited.get(later).text());
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isQuoted(Statement statement, List<String> evidence, Readings readings) {
        var bare = readings.bareOf(statement.text());
        return evidence.stream().anyMatch(text -> text.contains(bare));
    }

    private static boolean saySame(Statement one, Statement other, Set<String> places, Readings readings) {
        if (tellsAnotherHour(one, other, readings)) {
            return false;
        }
        if (!one.day().equals(other.day()) || Collections.disjoint(one.citations(), other.citations())) {
            return false;
        }
        var subjects = new HashSet<>(readings.subjectsOf(one.text()));
        var others = new HashSet<>(readings.subjectsOf(other.text()));
        subjects.removeAll(places);
        others.removeAll(places);
        int shorter = Math.min(subjects.size(), others.size());
        subjects.retainAll(others);
        return subjects.size() >= SHARED && subjects.size() >= MOST * shorter;
    }

    /** "The doors open before a service" and "the doors are open from half past five to eight": hours that the first has not are something else. */
    private static boolean tellsAnotherHour(Statement one, Statement other, Readings readings) {
        var times = readings.factsOf(one.text()).minutesMeant();
        return !readings.factsOf(other.text()).times().isEmpty()
                && Collections.disjoint(times, readings.factsOf(other.text()).minutesMeant());
    }

    private static String mayRecur(GraphState state) {
        return Stream.concat(
                        state.getConstraintViolations().stream()
                                .flatMap(one -> Stream.of(one.getDescription(), one.getSuggestion())),
                        state.getItinerary().stream()
                                .flatMap(slot -> Stream.of(
                                        slot.getActivity(),
                                        slot.getReason(),
                                        slot.getNotes().orElse(""))))
                .collect(Collectors.joining(" . "));
    }

    private static Fault fault(String sentence) {
        return Fault.mendedByRewriting(
                "It says twice: \"" + sentence + "\"", "Say this only once: “" + Fault.quotable(sentence) + "”");
    }
}
