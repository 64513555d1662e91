package ai.travion.verifier.check;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Of two things that a passage tells apart, neither is told of the other: three hours from Kandy and five from Colombo, and not the other
 * way round.
 *
 * <p>A sentence is refused where two of its stretches hold two pairs of words of which the passages hold the first of the one with the
 * second of the other, and the other way round, and in no sentence as the draft does.
 */
final class Swapped {

    private static final Pattern DIGITS = Pattern.compile("\\b(?:\\d[\\d,.]*\\d|\\d)\\b");
    private static final Pattern NAME = Pattern.compile("(?<![\\p{L}’'-])\\p{Lu}[\\p{L}’'-]{2,}");

    /** "Take a train from Colombo; most of them stop there": still said of that train. */
    private static final Pattern GOES_ON = Pattern.compile("(?i)\\b(?:of|in|on) (?:them|these|those|which)\\b");

    /** What is said of any way tells no one from another. */
    private static final Set<String> OF_ANY_WAY = Words.terms(
            "road roads rail railway line train trains bus buses car station town way coast north south east west cross reach go take leave arrive");

    /** What one sentence says, stretch by stretch. */
    private record Told(List<Set<String>> stretches) {

        boolean holdsTogether(String one, String other) {
            return stretches.stream().anyMatch(stretch -> stretch.contains(one) && stretch.contains(other));
        }

        Set<String> all() {
            return stretches.stream().flatMap(Set::stream).collect(Collectors.toSet());
        }
    }

    private static final Reading<Set<String>> TERMS = Reading.by(Swapped::termsOf);

    private Swapped() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isPlan() || reviewed.isByRule()) {
            return List.of();
        }
        return reviewed.citingStatements()
                .flatMap(statement -> swapped(statement, reviewed).stream())
                .distinct()
                .toList();
    }

    private static Optional<Fault> swapped(Statement statement, Reviewed reviewed) {
        var said = told(statement.text(), reviewed.readings());
        if (said.stretches().size() < 2) {
            return Optional.empty();
        }
        var sentences = reviewed.sentencesCitedBy(statement);
        var known = sentences.stream()
                .map(sentence -> told(sentence, reviewed.readings()))
                .toList();
        return known.stream()
                .filter(one -> one.stretches().size() > 1)
                .flatMap(one -> crossed(said, one, known).stream())
                .findFirst()
                .map(words -> fault(words, statement));
    }

    /** The words that stand crosswise; empty where none do. */
    private static Optional<String> crossed(Told said, Told source, List<Told> known) {
        var common = said.all();
        common.retainAll(source.all());
        var pairs = new ArrayList<List<String>>();
        for (var one : common) {
            for (var other : common) {
                // Together there, and apart here.
                if (!one.equals(other)
                        && !OF_ANY_WAY.contains(other)
                        && source.holdsTogether(one, other)
                        && !said.holdsTogether(one, other)) {
                    pairs.add(List.of(one, other));
                }
            }
        }
        for (var pair : pairs) {
            for (var other : pairs) {
                if (areOfAKind(pair.getFirst(), other.getFirst())
                        && isNew(pair.getFirst(), other.getLast(), said, known)
                        && isNew(other.getFirst(), pair.getLast(), said, known)) {
                    return Optional.of(pair.getFirst() + ": " + other.getLast());
                }
            }
        }
        return Optional.empty();
    }

    /** Together here, and in none of the sentences that are known. */
    private static boolean isNew(String one, String other, Told said, List<Told> known) {
        return !one.equals(other)
                && said.holdsTogether(one, other)
                && known.stream().noneMatch(sentence -> sentence.holdsTogether(one, other));
    }

    /** Two names, two numbers or two things of one kind, as tea and coffee: what can be taken for each other. */
    private static boolean areOfAKind(String one, String other) {
        return !one.equals(other)
                && ((Character.isUpperCase(one.charAt(0)) && Character.isUpperCase(other.charAt(0)))
                        || (Character.isDigit(one.charAt(0)) && Character.isDigit(other.charAt(0)))
                        || Kinds.areOfOneKind(one, other));
    }

    private static Told told(String sentence, Readings readings) {
        var stretches = new ArrayList<Set<String>>();
        for (var segment : Segments.of(sentence, readings)) {
            var terms = new HashSet<>(readings.of(TERMS, segment));
            if (!stretches.isEmpty() && GOES_ON.matcher(segment).find()) {
                terms.addAll(stretches.getLast());
            }
            stretches.add(terms);
        }
        return new Told(List.copyOf(stretches));
    }

    /** Names with their capital, numbers as digits, and what else carries a subject. */
    private static Set<String> termsOf(String segment) {
        var terms = new HashSet<String>(Measured.terms(segment));
        NAME.matcher(segment).results().map(name -> name.group()).forEach(name -> {
            Words.terms(name).forEach(terms::remove);
            terms.add(name.replaceAll("['’]s?$", ""));
        });
        DIGITS.matcher(segment).results().map(MatchResult::group).forEach(terms::add);
        SpelledNumbers.in(segment).forEach(number -> terms.add(String.valueOf(number.value())));
        return Set.copyOf(terms);
    }

    private static Fault fault(String words, Statement statement) {
        return Fault.mendedByLeavingOut(
                "What I found tells this the other way round (" + words + ").",
                "what the evidence tells the other way round",
                statement.text());
    }
}
