package ai.travion.verifier.check;

import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which water a sentence speaks of, so that what is said of a river with crocodiles is not held against a pool behind a reef. */
final class Waters {

    private static final String SEA = "sea";
    private static final Set<String> OF_THE_SEA = Set.of("beach", "bay", "cove", "reef", "lagoon");
    private static final Map<String, String> KINDS = Map.ofEntries(
            Map.entry("river|stream|ganga|oya|estuary", "river"),
            Map.entry("tanks?|lakes?|reservoirs?|wewas?", "tank"),
            // The pool below a fall is the fall's.
            Map.entry(
                    "waterfalls?|falls|cascades?|plunge pools?|pools? (?:just |right )?(?:below|beneath|underneath|at (?:the|its) (?:foot|bottom|base))",
                    "fall"),
            Map.entry("pools?", "pool"),
            Map.entry("lagoons?", "lagoon"),
            Map.entry("beach(?:es)?|sands?", "beach"),
            Map.entry("bays?", "bay"),
            Map.entry("coves?", "cove"),
            Map.entry("reefs?", "reef"),
            Map.entry("sea|ocean|surf|waves", SEA));
    private static final Map<Pattern, String> WORDS = KINDS.entrySet().stream()
            .collect(Collectors.toUnmodifiableMap(
                    kind -> Pattern.compile("(?i)\\b(?:" + kind.getKey() + ")\\b"), Map.Entry::getValue));
    private static final Pattern NAME = Pattern.compile(
            "(?<=[\\p{Ll},] )(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Poya|Lankan?)\\b)\\p{Lu}\\p{Ll}{3,}");
    /** Where one may swim instead. */
    private static final Pattern ELSEWHERE = Pattern.compile("(?i)\\bleave the swimming to .*");

    private Waters() {}

    /** @param places stems of the places of the turn, which tell no water from another */
    static Set<String> in(String sentence, Set<String> places) {
        var text = ELSEWHERE.matcher(sentence).replaceAll("");
        var waters = new HashSet<String>();
        WORDS.forEach((words, kind) -> {
            if (words.matcher(text).find()) {
                waters.add(kind);
            }
        });
        // "The open town beach has strong waves": of the beach, and not of the sea behind every reef.
        if (!Collections.disjoint(waters, OF_THE_SEA)) {
            waters.remove(SEA);
        }
        NAME.matcher(text)
                .results()
                .map(name -> Words.stem(name.group().toLowerCase(Locale.ROOT)))
                .filter(name -> !places.contains(name))
                .forEach(waters::add);
        return waters;
    }

    /** Whether both may speak of one water; who names none may mean any. */
    static boolean mayBeTheSame(Set<String> one, Set<String> other) {
        return one.isEmpty()
                || other.isEmpty()
                || !Collections.disjoint(one, other)
                || isOfTheSea(one, other)
                || isOfTheSea(other, one);
    }

    private static boolean isOfTheSea(Set<String> one, Set<String> other) {
        return one.contains(SEA) && !Collections.disjoint(other, OF_THE_SEA);
    }
}
