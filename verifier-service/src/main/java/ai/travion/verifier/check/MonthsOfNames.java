package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.time.Month;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which months a sentence gives to which name: "February to July in Yala and May to September in Wilpattu". Given the other way round they
 * are wrong, though all of them stand in the evidence.
 */
final class MonthsOfNames {

    private static final Pattern PIECE =
            Pattern.compile("[;:,.]\\s|\\s(?:and|but|while|whereas|or)\\s", CASE_INSENSITIVE);

    private static final Pattern NAME = Pattern.compile(
            "(?<![\\p{L}’'-])(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|From|Between|Until|Since|During|Come|Visit|Choose|Whales?|The|For|When|While|Best|Poya|Sri|Lanka)\\b)(\\p{Lu}\\p{Ll}{3,})(?: \\p{Lu}\\p{Ll}+)*");

    /**
     * Months that a sentence gives to a name.
     *
     * @param name its first word, as a stem
     */
    private record Given(String name, Set<Month> months) {}

    private static final Reading<List<Given>> GIVEN = Reading.by(MonthsOfNames::givenIn);

    private MonthsOfNames() {}

    /** One name has the months of another of the same sentence, and no sentence that says the like gives them to it. */
    static boolean areSwapped(String text, Reviewed reviewed) {
        var said = reviewed.readings().of(GIVEN, text);
        if (said.isEmpty()) {
            return false;
        }
        var sentences = reviewed.state().getRetrievedDocuments().stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
        return said.stream()
                .anyMatch(one -> sentences.stream()
                        .anyMatch(sentence -> givesThemToAnother(
                                        one, reviewed.readings().of(GIVEN, sentence))
                                && sentences.stream()
                                        .noneMatch(other -> !other.equals(sentence)
                                                && givesThem(one, other, reviewed)
                                                && shared(text, other, reviewed) >= shared(text, sentence, reviewed))));
    }

    private static boolean givesThemToAnother(Given said, List<Given> known) {
        return known.size() > 1
                && known.stream()
                        .anyMatch(one ->
                                one.name().equals(said.name()) && !one.months().containsAll(said.months()))
                && known.stream()
                        .anyMatch(one ->
                                !one.name().equals(said.name()) && one.months().equals(said.months()));
    }

    private static boolean givesThem(Given said, String sentence, Reviewed reviewed) {
        return reviewed.readings().factsOf(sentence).allMonths().containsAll(said.months())
                && reviewed.readings().termsOf(sentence).contains(said.name());
    }

    private static long shared(String text, String sentence, Reviewed reviewed) {
        var terms = reviewed.readings().termsOf(sentence);
        return reviewed.readings().subjectsOf(text).stream()
                .filter(terms::contains)
                .count();
    }

    /**
     * A piece that has a name and months, with those before it that have only one of them; none where a piece has two names, nor of the other
     * names of a list behind its months.
     */
    private static List<Given> givenIn(String sentence) {
        var given = new ArrayList<Given>();
        var months = EnumSet.noneOf(Month.class);
        var names = new HashSet<String>();
        boolean isOfAList = false;
        for (var piece : PIECE.split(sentence, -1)) {
            var inIt = NAME.matcher(piece)
                    .results()
                    .map(name -> Words.stem(name.group(1).toLowerCase(Locale.ROOT)))
                    .collect(Collectors.toSet());
            var ofIt = Facts.in(piece).allMonths();
            if (inIt.size() > 1 || (!inIt.isEmpty() && !names.isEmpty())) {
                names.clear();
            }
            isOfAList = isOfAList && ofIt.isEmpty();
            if (inIt.size() == 1 && !isOfAList) {
                names.addAll(inIt);
            }
            boolean hadMonths = !months.isEmpty();
            months.addAll(ofIt);
            if (!names.isEmpty() && !months.isEmpty()) {
                given.add(new Given(names.iterator().next(), Set.copyOf(months)));
                isOfAList = hadMonths && ofIt.isEmpty();
                names.clear();
                months.clear();
            }
        }
        return List.copyOf(given);
    }
}
