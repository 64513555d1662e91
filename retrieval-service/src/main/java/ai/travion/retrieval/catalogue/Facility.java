package ai.travion.retrieval.catalogue;

import ai.travion.atlas.Place;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.question.Uncrowded;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What somebody looks for near a place: one or several kinds that all have to fit, or any place.
 *
 * @param kinds "surf beach" is a surf spot and a beach; empty for any place
 */
record Facility(List<Kind> kinds) {

    private static final Pattern ANY_PLACE = Pattern.compile(
            "(?:places?|attractions?|sights?|things?|destinations?|spots?|nearby|somewhere|anything|stops?|excursions?|day trips?)?(?: to (?:do|see|visit|go|explore))?",
            Pattern.CASE_INSENSITIVE);

    /** A wish about the thing, not the thing: "beach with calm water". */
    private static final Pattern TAIL = Pattern.compile(
            "\\b(?:with|for|where|that|which|in|on|near|around|close|of|from|by|(?<=\\w )(?:to )?(?:swim|bathe|paddle|relax|sunbathe|picnic)(?: in)?)\\b.*",
            Pattern.CASE_INSENSITIVE);

    /** "Places around Kandy" asks for any place, "places for dinner" does not. */
    private static final Pattern SURROUNDINGS =
            Pattern.compile("(?:near|around|close|in|of|from|by|on)\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern PRAISE = Pattern.compile(
            "\\b(?:the|a|an|any|some|other|all|closest|nearest|near|nearby|best|good|nice|famous|popular|beautiful|small|little|tiny|lesser[- ]known|old|great|interesting|top|must[- ](?:see|visit)|buddhist|hindu|tourist|main|big|sandy|scenic|cool|few|more|worth seeing|worth visiting|next)\\b",
            Pattern.CASE_INSENSITIVE);

    Facility {
        kinds = List.copyOf(kinds);
    }

    /** Nothing where its head word is no kind of place that the catalogue tells: "beach hotel" is a hotel. */
    static Optional<Facility> of(String words) {
        var tail = TAIL.matcher(Uncrowded.takenOut(words))
                .results()
                .map(MatchResult::group)
                .findFirst()
                .orElse("");
        var head = bare(TAIL.matcher(Uncrowded.takenOut(words)).replaceFirst(" "));
        if (ANY_PLACE.matcher(head).matches()) {
            var purpose = kindsIn(tail);
            return purpose.isEmpty()
                            && !tail.isBlank()
                            && !SURROUNDINGS.matcher(tail).lookingAt()
                    ? Optional.empty()
                    : Optional.of(new Facility(purpose));
        }
        var kinds = kindsIn(head);
        boolean endsInKind = kinds.stream().anyMatch(kind -> endsIn(head, kind));
        return endsInKind ? Optional.of(new Facility(kinds)) : Optional.empty();
    }

    private static List<Kind> kindsIn(String words) {
        var rest = new StringBuilder(words);
        var kinds = new ArrayList<Kind>();
        for (var kind : Kind.ALL) {
            var match = kind.words().matcher(rest.toString());
            if (match.find()) {
                kinds.add(kind);
                rest.replace(match.start(), match.end(), ";".repeat(match.end() - match.start()));
            }
        }
        return kinds;
    }

    private static boolean endsIn(String head, Kind kind) {
        return kind.words().matcher(head).results().anyMatch(match -> match.end() == head.length());
    }

    private static String bare(String words) {
        return PRAISE.matcher(words)
                .replaceAll(" ")
                .replaceAll("[^\\p{L}\\p{N}' -]", " ")
                .replaceAll("\\s+", " ")
                .strip();
    }

    boolean isAnyPlace() {
        return kinds.isEmpty();
    }

    boolean fits(Place place, Set<Tag> tags) {
        return kinds.stream().allMatch(kind -> kind.fits(place, tags));
    }
}
