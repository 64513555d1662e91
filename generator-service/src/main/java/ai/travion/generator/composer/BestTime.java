package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.Optional;
import java.util.regex.Pattern;

/** "The best time to see leopards in Yala": praise of the leopards names no time, and a sentence of the place that does comes first. */
final class BestTime {

    private static final Pattern ASKED = Pattern.compile(
            "\\bbest (?:time|months?|season)\\b|\\b(?:which|what) (?:month|season)\\b", CASE_INSENSITIVE);

    private static final Pattern TELLS = Pattern.compile(
            "\\b(?:best|right|ideal|good) (?:time|months?|season)\\b|\\bat (?:its|their) best\\b|\\bseason (?:is|runs|lasts)\\b",
            CASE_INSENSITIVE);

    /** Of the day or of the year. */
    private static final Pattern A_TIME = Pattern.compile(
            "\\b(?:dawn|dusk|sunrise|sunset|mornings?|afternoons?|evenings?|first light|noon|season|months?)\\b",
            CASE_INSENSITIVE);

    private BestTime() {}

    /** The sentence that tells the time, where it was asked for and the answer so far names none. */
    static Optional<Sentence> unsaid(Assignment assignment, String answer) {
        if (!ASKED.matcher(assignment.question().text()).find()
                || assignment.destinations().size() != 1
                || A_TIME.matcher(answer).find()
                || !MonthsSaid.in(answer).isEmpty()) {
            return Optional.empty();
        }
        var place = assignment.destinations().getFirst();
        return assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().location().equalsIgnoreCase(place))
                .filter(sentence -> TELLS.matcher(sentence.text()).find()
                        && !sentence.months().isEmpty())
                .findFirst();
    }
}
