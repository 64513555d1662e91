package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.atlas.PraiseOfBusiness;
import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "The clearest water in Asia" is said only where something that was found ranks the thing so. */
final class SuperlativesSupported {

    private static final Pattern RANKED = Pattern.compile(
            "\\b(?<what>\\p{Ll}{3,}est|best|most \\p{Ll}{4,})\\b(?<of>[^.;,:!?]{0,50}?) (?:in|on|of|anywhere (?:in|on)|across) (?:all (?:of )?|the whole of )?(?<where>the (?:whole |entire |wide )?(?:world|planet|island|country|continent|region)|Asia|South Asia|Earth|earth|Sri Lanka|the Indian Ocean)\\b");
    private static final Pattern OF_THE_WORLD = Pattern.compile(
            "\\b(?<where>world|planet|island|country)['’]s (?:\\p{L}+ )?(?<what>\\p{Ll}{3,}est|most \\p{Ll}{4,}|best)\\b(?<of>(?: \\p{Ll}+){0,2})");

    private static final Set<String> NO_SUPERLATIVES = Set.of(
            "forest",
            "rest",
            "west",
            "southwest",
            "northwest",
            "conquest",
            "bequest",
            "priest",
            "chest",
            "contest",
            "protest",
            "arrest",
            "guest",
            "harvest",
            "interest",
            "request",
            "modest",
            "honest",
            "latest",
            "coolest");

    /** Beyond the island nothing but a passage that looks so far knows a rank. */
    private static final Pattern BEYOND_THE_ISLAND =
            Pattern.compile("\\b(?:world|planet|asia|earth|continent|ocean)\\b", CASE_INSENSITIVE);

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?\\n]+\\s*");
    private static final Pattern PRAISE = Pattern.compile(
            "\\b(?:best|finest|famous|famed|renowned|celebrated|known for|excellent|great|most|\\p{Ll}{3,}est)\\b");
    private static final Pattern ONE_OF_THE_MOST = Pattern.compile("\\b(?:one of|among) the most\\b");
    private static final Set<String> EARTH = Set.of("world", "planet", "earth");

    private static final List<Set<String>> SAME = List.of(
            Set.of("highest", "tallest"),
            Set.of("biggest", "largest", "greatest", "widest", "longest"),
            Set.of("oldest", "earliest", "ancient"),
            Set.of("loveliest", "prettiest", "finest", "best", "greatest", "most beautiful", "nicest"),
            Set.of("safest", "calmest", "gentlest"),
            Set.of("busiest", "liveliest", "most popular", "most visited"),
            Set.of("smallest", "shortest", "tiniest"));

    private SuperlativesSupported() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isByRule()) {
            return List.of();
        }
        var known = TurnTexts.allOf(reviewed.state())
                .collect(Collectors.joining("\n"))
                .toLowerCase(Locale.ROOT);
        return reviewed.draft().statements().stream()
                .map(DraftText.Statement::text)
                .filter(text ->
                        ranksIn(text).anyMatch(rank -> !isKnown(rank, known)) || isPraisedByPagesAlone(text, reviewed))
                .map(text -> Fault.mendedByLeavingOut(
                        "Nothing that I found ranks it so: \"" + text + "\"",
                        "what nothing in the evidence ranks so",
                        text))
                .distinct()
                .toList();
    }

    /** "The sole safe operator", where pages were found and none of our own passages says so: whoever wrote such a page may say anything. */
    private static boolean isPraisedByPagesAlone(String text, Reviewed reviewed) {
        var found = reviewed.state();
        return !found.getWebSearchResults().isEmpty()
                && PraiseOfBusiness.isIn(text)
                && found.getRetrievedDocuments().stream()
                        .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                        .noneMatch(PraiseOfBusiness::isIn);
    }

    private static Stream<MatchResult> ranksIn(String text) {
        return Stream.concat(
                        RANKED.matcher(text).results(),
                        OF_THE_WORLD.matcher(text).results())
                .filter(rank -> !NO_SUPERLATIVES.contains(rank.group("what")));
    }

    /** "The best surf": some sentence praises the surf. */
    private static boolean isPraised(MatchResult rank, String known) {
        var of = Words.subjects(rank.group("of"));
        return of.isEmpty()
                || SENTENCE_END
                        .splitAsStream(known)
                        .filter(sentence -> PRAISE.matcher(sentence).find())
                        .anyMatch(sentence -> of.stream().anyMatch(Words.terms(sentence)::contains));
    }

    /** "Among the most dependable places", where a passage says "one of the most reliable places". */
    private static boolean isOneOfTheMost(MatchResult rank, String known) {
        var of = Words.subjects(rank.group("of") + " " + rank.group("where"));
        return SENTENCE_END
                .splitAsStream(known)
                .filter(sentence -> ONE_OF_THE_MOST.matcher(sentence).find())
                .anyMatch(sentence -> of.stream().anyMatch(Words.terms(sentence)::contains));
    }

    private static boolean looksSoFar(String where, String known) {
        return EARTH.contains(where) ? EARTH.stream().anyMatch(known::contains) : known.contains(where);
    }

    private static boolean isKnown(MatchResult rank, String known) {
        var where = BEYOND_THE_ISLAND.matcher(rank.group("where"));
        if (where.find() && !looksSoFar(where.group().toLowerCase(Locale.ROOT), known)) {
            return false;
        }
        var what = rank.group("what");
        if (what.equals("best")) {
            return isPraised(rank, known);
        }
        // "One of the most reliable", of what a passage calls reliable.
        var quality = what.startsWith("most ") ? what.substring("most ".length()) : what;
        return known.contains(quality)
                || (what.startsWith("most ") && isOneOfTheMost(rank, known))
                || SAME.stream()
                        .filter(same -> same.contains(what))
                        .flatMap(Set::stream)
                        .anyMatch(known::contains);
    }
}
