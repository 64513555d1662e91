package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Where one text tells to do what another tells not to do, or calls needless what another demands. */
final class AdviceTurned {

    private static final Pattern CLAUSE = Pattern.compile(
            "[.!?;:,()]+(?:\\s|$)|\\s[–—]\\s|\\s(?:and|or|but|while|whereas|because|since|as)\\s", CASE_INSENSITIVE);

    /** "Drivers should be asked not to race to a sighting." */
    private static final Pattern NOT_TO_DO = Pattern.compile(
            "\\b(?:not to|never|(?:do|should|must|may) not|(?:nobody|no one) (?:should|must|may)) (?:\\p{Ll}+ly )?(?<deed>\\p{Ll}{4,})\\b(?<what>[^.;:,()]{3,60}?)(?=[.;:,()]|\\s(?:and|or|but|because|as|since|when|while|if|unless)\\b|$)",
            CASE_INSENSITIVE);

    private static final Pattern DENIES = Pattern.compile(
            "\\b(?:no|not|never|nobody|none|without|avoid\\w*|refrain\\w*|instead of|rather than|skip\\w*|forbidden|prohibited|against|cannot|stop\\w*)\\b|n['’]t\\b",
            CASE_INSENSITIVE);

    private static final Pattern NEEDLESS = Pattern.compile(
            "\\b(?:no need|no reason|(?:need|do(?:es)? not (?:need|have)) not|need not|not (?:need|have) to|not (?:necessary|needed|required)|unnecessary|needless|don['’]t (?:need|have|bother) to|never mind|pointless) ?(?:to |for )?[^.;]{3,80}",
            CASE_INSENSITIVE);

    private static final Pattern DEMANDED = Pattern.compile(
            "\\b(?:if (?:they|you)|must|should|ha(?:s|ve) to|needs? to|provided|as long as|only (?:if|when|with)|make sure|be sure|insist|compulsory|obligatory|required)\\b[^.;]{3,80}",
            CASE_INSENSITIVE);

    /** So many words in common besides, and two sentences speak of the same. */
    private static final int OF_THE_SAME = 3;

    private record Deed(String stem, Set<String> what) {}

    private static final Reading<List<Deed>> NOT_DONE = Reading.by(sentence -> NOT_TO_DO
            .matcher(sentence)
            .results()
            .map(match -> new Deed(
                    Words.stem(match.group("deed").toLowerCase(Locale.ROOT)),
                    Set.copyOf(Words.subjects(match.group("what")))))
            .filter(deed -> !deed.what().isEmpty())
            .toList());

    private AdviceTurned() {}

    /** The sentence that says it the other way round. */
    static Optional<String> by(String statement, Collection<String> sentences, Set<String> places, Readings readings) {
        return sentences.stream()
                .filter(sentence -> isToldNotTo(statement, sentence, places, readings)
                        || isCalledNeedless(statement, sentence, places, sentences, readings))
                .findFirst();
    }

    private static boolean isToldNotTo(String statement, String sentence, Set<String> places, Readings readings) {
        return readings.of(NOT_DONE, sentence).stream()
                .anyMatch(deed -> CLAUSE.splitAsStream(Compared.takenOut(statement))
                        .filter(clause -> !DENIES.matcher(clause).find())
                        .map(readings::termsOf)
                        .anyMatch(clause -> clause.contains(deed.stem())
                                && deed.what().stream().anyMatch(term -> !places.contains(term))
                                && clause.containsAll(deed.what())));
    }

    private static boolean isCalledNeedless(
            String statement, String sentence, Set<String> places, Collection<String> sentences, Readings readings) {
        var needless = NEEDLESS.matcher(statement);
        var demanded = DEMANDED.matcher(sentence);
        if (!needless.find() || !demanded.find() || NEEDLESS.matcher(sentence).find()) {
            return false;
        }
        var called = new HashSet<>(readings.subjectsOf(needless.group()));
        called.removeAll(places);
        var shared = new HashSet<>(readings.subjectsOf(statement));
        shared.removeAll(places);
        shared.retainAll(readings.termsOf(sentence));
        return shared.size() >= OF_THE_SAME
                && called.stream().anyMatch(readings.termsOf(demanded.group())::contains)
                && sentences.stream()
                        .noneMatch(one -> NEEDLESS.matcher(one).find()
                                && called.stream().anyMatch(readings.termsOf(one)::contains));
    }
}
