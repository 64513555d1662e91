package ai.travion.generator.composer;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Places that a message names beside others, and of which nothing is known: "Sigiriya, Buduruwagala and Kandy". */
final class UnknownPlaces {

    private static final int BESIDE_OTHERS = 2;
    private static final int SHORTEST = 4;

    private UnknownPlaces() {}

    /** Their names; empty where fewer than two places are known, for then the name may be of anything. */
    static List<String> in(Assignment assignment) {
        if (assignment.destinations().size() < BESIDE_OTHERS) {
            return List.of();
        }
        var text = assignment.state().getUserQuery();
        return assignment.unsaid().stream()
                .filter(word -> word.length() >= SHORTEST)
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ENGLISH) + word.substring(1))
                .flatMap(name -> Pattern.compile(
                                "(?<=[a-z], |\\band |\\bor |: )" + Pattern.quote(name) + "(?=,| and | or |[.?!]|$)")
                        .matcher(text)
                        .results())
                .map(MatchResult::group)
                .distinct()
                .toList();
    }
}
