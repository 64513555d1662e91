package ai.travion.verifier.check;

import java.util.HashSet;
import java.util.Set;

/** Whether a sentence says what one of the evidence says, nearly in its words, in whatever order. */
final class SaidAlike {

    /** So many words in common at least. */
    private static final int ENOUGH = 3;

    /** So much of what a sentence speaks of. */
    private static final double MOST = 0.6;

    /** Of what allows a deed that another sentence forbids there is hardly anything else to be said. */
    private static final double NEARLY_ALL = 0.8;

    private SaidAlike() {}

    /** Most of what a text speaks of, besides the places of the turn, stands in what is known. */
    static boolean isMostlyIn(String text, String known, Reviewed reviewed) {
        return shareIn(text, known, reviewed) >= MOST;
    }

    /** The same of nearly all of it. */
    static boolean isNearlyIn(String text, String known, Reviewed reviewed) {
        return shareIn(text, known, reviewed) >= NEARLY_ALL;
    }

    static boolean isMostlyIn(Set<String> said, Set<String> known) {
        return shareIn(said, known) >= MOST;
    }

    private static double shareIn(String text, String known, Reviewed reviewed) {
        var said = new HashSet<>(reviewed.readings().subjectsOf(text));
        said.removeAll(reviewed.termsOfItsPlaces());
        return shareIn(said, reviewed.readings().termsOf(known));
    }

    /** From 0 to 1; 0 where too few words are shared to tell. */
    private static double shareIn(Set<String> said, Set<String> known) {
        long shared = said.stream()
                .filter(term -> known.contains(term) || known.stream().anyMatch(other -> Words.areTheSame(term, other)))
                .count();
        return shared < ENOUGH ? 0 : (double) shared / said.size();
    }

    /** No month is said that is not known, and none is left out where some are known. */
    static boolean isOfTheSameMonths(String text, String known, Reviewed reviewed) {
        var said = reviewed.readings().factsOf(text).allMonths();
        var months = reviewed.readings().factsOf(known).allMonths();
        return months.containsAll(said) && months.isEmpty() == said.isEmpty();
    }

    /** "December there falls in the north-east monsoon, with rain and a rough sea": what a notice says, of its place and in its months. */
    static boolean isANotice(String text, Reviewed reviewed) {
        return reviewed.state().getConstraintViolations().stream()
                .map(violation -> violation.getDescription() + " " + violation.getSuggestion())
                .anyMatch(notice -> isMostlyIn(text, notice, reviewed)
                        && reviewed.readings()
                                .factsOf(notice)
                                .allMonths()
                                .containsAll(reviewed.readings().factsOf(text).allMonths())
                        && reviewed.state().getTargetLocations().stream()
                                .noneMatch(
                                        place -> isNamed(place, text, reviewed) && !isNamed(place, notice, reviewed)));
    }

    private static boolean isNamed(String place, String text, Reviewed reviewed) {
        return reviewed.readings().bareOf(text).contains(reviewed.readings().bareOf(place));
    }
}
