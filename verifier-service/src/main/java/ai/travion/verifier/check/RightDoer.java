package ai.travion.verifier.check;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who built, took or destroyed a thing is whom the passages name. A name is refused where sentences of the sources tell of the same deed done
 * to the same thing, and none of them holds it.
 */
final class RightDoer {

    /** The forms of a deed, under one word each. */
    private static final Map<String, String> DEEDS = Map.ofEntries(
            Map.entry("build", "built|put up|builds?|building|builders?|erected|constructed|raised|began|begun"),
            Map.entry("destroy", "destroy(?:s|ed)?|sacked|burn(?:ed|t)|razed|demolished|wrecked|ruined"),
            Map.entry("take", "took|taken|captured|seized|conquered|stormed|won"),
            Map.entry("found", "founded|established"),
            Map.entry("design", "designed|drew up|planned"),
            Map.entry("carve", "carved|painted|sculpted"),
            Map.entry("plant", "planted|laid out|introduced"),
            Map.entry("write", "wrote|written|described"),
            Map.entry("film", "filmed|shot"),
            Map.entry("restore", "restored|renovated|repaired|rebuilt"),
            Map.entry("expel", "expelled|drove|driven|ousted|chased|threw"),
            Map.entry("defeat", "defeated|beat|overthrew|overthrown"),
            Map.entry("unite", "united|unified|reunited"),
            Map.entry("bring", "brought|carried"));

    private static final String NAME = "\\p{Lu}\\p{L}{3,}";
    private static final Set<String> NO_DOER = Words.terms(
            "They This That These Those There Here Then Later Soon People Nobody Visitors Today What When Where Which While Once Also King Queen Temple Fort Tower Park Rock Lake Buddha January February March April June July August September October November December");

    private static final List<Deed> PATTERNS = DEEDS.entrySet().stream()
            .map(deed -> new Deed(
                    Pattern.compile("\\b(?:" + deed.getValue() + ")\\b", Pattern.CASE_INSENSITIVE),
                    Pattern.compile("\\b(?<doer>" + NAME
                            + ")(?: [IVX]{1,4})? (?:(?:then|also|first|finally|later|soon|had) )?(?:" + deed.getValue()
                            + ")\\b"),
                    Pattern.compile("\\b(?:" + deed.getValue()
                            + ")\\b (?:\\p{Ll}+ ){0,3}?(?:by|under) (?:the )?(?:King |Queen )?(?<doer>" + NAME + ")")))
            .toList();

    /** So many words in common tell that a sentence is of the same deed. */
    private static final int ENOUGH = 2;

    private static final int FEW = 4;

    private static final Pattern ANY_NAME = Pattern.compile("\\b" + NAME);
    private static final Pattern PRONOUN = Pattern.compile("(?i)\\b(?:he|she|they|his|her|their|who|it)\\b");

    /** Who does a deed in a sentence. */
    private record Told(Deed deed, List<String> doers) {}

    private static final Reading<List<Told>> TOLD = Reading.by(RightDoer::toldIn);

    private record Deed(Pattern done, Pattern active, Pattern passive) {

        Stream<String> doersIn(String text) {
            return Stream.of(active, passive)
                    .flatMap(form -> form.matcher(text).results())
                    .map(match -> match.group(1));
        }
    }

    private RightDoer() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        var faults = new ArrayList<Fault>();
        for (var statement : reviewed.draft().statements()) {
            if (!statement.isHeading()) {
                reviewed.readings().of(TOLD, statement.text()).stream()
                        .flatMap(told ->
                                wrongDoer(told, statement.text(), reviewed.sentencesCitedBy(statement), reviewed)
                                        .stream())
                        .findFirst()
                        .ifPresent(doer -> faults.add(fault(doer, statement)));
            }
        }
        return List.copyOf(faults);
    }

    private static List<Told> toldIn(String sentence) {
        return PATTERNS.stream()
                .map(deed -> new Told(
                        deed,
                        deed.doersIn(sentence)
                                .filter(doer -> !NO_DOER.containsAll(Words.terms(doer)))
                                .toList()))
                .filter(told -> !told.doers().isEmpty())
                .toList();
    }

    private static Optional<String> wrongDoer(Told told, String statement, List<String> sentences, Reviewed reviewed) {
        var deed = told.deed();
        var spokenOf = spokenOf(told, statement, reviewed.readings());
        reviewed.state().getTargetLocations().forEach(place -> spokenOf.removeAll(Words.terms(place)));
        var names = Words.terms(ANY_NAME.matcher(statement)
                .results()
                .map(match -> match.group())
                .collect(Collectors.joining(" ")));
        // "He founded it in 1861": done to the place itself.
        if (names.containsAll(spokenOf)) {
            spokenOf.clear();
        }
        return told.doers().stream()
                .filter(doer -> isAnothers(doer, deed, spokenOf, sentences, reviewed.readings()))
                .findFirst();
    }

    /** What the stretch that tells of the deed speaks of; the whole sentence, where that is nothing but who did it. */
    private static Set<String> spokenOf(Told told, String statement, Readings readings) {
        var deed = told.deed();
        var ofTheStretch = Segments.of(statement, readings).stream()
                .filter(segment -> deed.doersIn(segment).anyMatch(told.doers()::contains))
                .limit(1)
                .flatMap(segment -> Words.subjects(deed.done().matcher(segment).replaceAll(" ")).stream())
                .collect(Collectors.toSet());
        told.doers().forEach(doer -> ofTheStretch.removeAll(Words.terms(doer)));
        return ofTheStretch.isEmpty()
                ? Words.subjects(deed.done().matcher(statement).replaceAll(" "))
                : ofTheStretch;
    }

    private static boolean isAnothers(
            String doer, Deed deed, Set<String> spokenOf, List<String> sentences, Readings readings) {
        var name = Words.terms(doer);
        boolean isTold = false;
        boolean isNamed = false;
        long ofIts = 0;
        long ofAnothers = 0;
        for (int i = 0; i < sentences.size(); i++) {
            var sentence = sentences.get(i);
            var told = PRONOUN.matcher(sentence).find() && i > 0 ? sentences.get(i - 1) + " " + sentence : sentence;
            if (deed.done().matcher(sentence).find()) {
                var terms = Words.terms(sentence);
                long shared = spokenOf.stream()
                        .filter(term -> !name.contains(term) && terms.contains(term))
                        .count();
                if (names(told, doer)
                        && !isOnlyOfAnotherDeed(doer, deed, sentence)
                        && !isDoneByOthers(doer, deed, sentence, readings)) {
                    isNamed = true;
                    ofIts = Math.max(ofIts, shared);
                    continue;
                }
                ofAnothers = Math.max(ofAnothers, shared);
                isTold |= spokenOf.isEmpty()
                        || spokenOf.stream().anyMatch(term -> !name.contains(term) && terms.contains(term));
            }
        }
        // Of two who built, each built his own.
        return isNamed ? ofAnothers >= ofIts + ENOUGH : isTold;
    }

    /** "Built by the Portuguese in 1624 and taken by the Dutch": the Dutch are named, and did not build it. */
    private static boolean isOnlyOfAnotherDeed(String doer, Deed deed, String sentence) {
        var ofTheDeed = deed.doersIn(sentence).toList();
        return !ofTheDeed.isEmpty()
                && ofTheDeed.stream().noneMatch(one -> names(one, doer))
                && PATTERNS.stream()
                        .filter(other -> !other.equals(deed))
                        .flatMap(other -> other.doersIn(sentence))
                        .anyMatch(one -> names(one, doer));
    }

    /** "The Dutch and the French fought over it until the British took it": the French are named beside, and took nothing. */
    private static boolean isDoneByOthers(String doer, Deed deed, String sentence, Readings readings) {
        var segments = Segments.of(sentence, readings);
        boolean isTold = false;
        for (int i = 0; i < segments.size(); i++) {
            if (deed.done().matcher(segments.get(i)).find()) {
                // "By the Portuguese and the Dutch", "King Vijayabahu and his son took".
                boolean isBeside = (i > 0 && isNoMoreThan(segments.get(i - 1), doer))
                        || (i + 1 < segments.size() && isNoMoreThan(segments.get(i + 1), doer));
                if (isBeside
                        || names(segments.get(i), doer)
                        || deed.doersIn(segments.get(i)).findAny().isEmpty()) {
                    return false;
                }
                isTold = true;
            }
        }
        return isTold;
    }

    private static boolean isNoMoreThan(String segment, String doer) {
        return names(segment, doer) && segment.split("\\s+").length <= FEW;
    }

    /** "Britain" and "British", "Pandya" and "Pandyas" are one. */
    private static boolean names(String sentence, String doer) {
        var begin = doer.substring(0, 4).toLowerCase(Locale.ROOT);
        return Words.terms(sentence).stream().anyMatch(term -> term.startsWith(begin));
    }

    private static Fault fault(String doer, Statement statement) {
        return Fault.mendedByLeavingOut(
                "What I found names somebody else than \"" + doer + "\".",
                "what the evidence says of somebody else than \"" + doer + "\"",
                statement.text());
    }
}
