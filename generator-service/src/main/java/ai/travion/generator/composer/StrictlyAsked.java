package ai.travion.generator.composer;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What one of several questions asks for that a sentence either holds or does not: who did a thing, a figure, a year, an hour, a name. A sentence
 * that is merely near it answers nothing, and who asked has to hear that it was not found.
 */
final class StrictlyAsked {

    private static final List<Function<String, Optional<Sought>>> KINDS = List.of(
            FiguresSought::hours,
            FiguresSought::count,
            FiguresSought::measure,
            FiguresSought::whenItWas,
            NamesSought::whoSaidToDo,
            NamesSought::whoDoes);

    private static final Pattern WHAT_TIME =
            Sought.pattern("\\b(?:at )?what (?:time|hour) (?:do|does|is|are|will|did)\\b");
    private static final Pattern TELLS_THE_TIME = Sought.pattern(
            "\\b(?:\\d{1,2}(?::\\d\\d)?|(?:half past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|noon|midnight|dawn|dusk|dark|sunrise|sunset|nightfall|evenings?|mornings?)\\b");
    private static final Pattern NAME = Sought.pattern(
            "\\bwhat (?:is|was|are|were|['’]s) (?:his|her|its|their|the|\\p{L}+ ?\\p{L}*['’]s?)\\b[^?]{0,40}\\bnames?\\b");
    private static final Pattern NAMES_IT = Sought.pattern("\\b(?:names?|named|called|known as)\\b");
    private static final Pattern NUMBER_ASKED = Sought.pattern("\\bhow (?:many|big|large|high|tall|old)\\b");

    private StrictlyAsked() {}

    /** What a sentence has to hold; empty where any sentence on its subject may answer. */
    static Optional<Predicate<String>> by(String question) {
        var sought = KINDS.stream()
                .flatMap(kind -> kind.apply(question).stream())
                .map(Sought::isHeldBy)
                .findFirst();
        return sought.or(() -> Stream.of(asked(WHAT_TIME, TELLS_THE_TIME, question), asked(NAME, NAMES_IT, question))
                .flatMap(Optional::stream)
                .findFirst());
    }

    /** Of a place a number of the whole island is none. */
    static boolean isANumber(String question) {
        return NUMBER_ASKED.matcher(question).find();
    }

    private static Optional<Predicate<String>> asked(Pattern asks, Pattern holds, String question) {
        return asks.matcher(question).find()
                ? Optional.of(text -> holds.matcher(text).find())
                : Optional.empty();
    }
}
