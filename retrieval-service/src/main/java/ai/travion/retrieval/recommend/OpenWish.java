package ai.travion.retrieval.recommend;

import ai.travion.atlas.Places;
import ai.travion.atlas.Refusals;
import ai.travion.atlas.text.Patterns;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.Uncrowded;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Whales, but not in Mirissa", "I'd love to see leopards, where do I go?": any place that is of a kind, or has a thing, would do. Once the
 * conditions are taken away nothing is left but that and words that only ask, in whatever order; what was written for everybody is no answer
 * to who sets conditions, and each place can be held against them.
 *
 * @param kind of which a place has to be; empty for any
 * @param thing what it has to have, in the traveller's words
 * @param unchecked what it is to be without, of which no text tells: "and no soldiers"
 */
public record OpenWish(Optional<Kind> kind, Optional<String> thing, List<String> unchecked) {

    private static final int WORDS_OF_A_THING = 2;
    private static final Pattern BEFORE_A_QUESTION =
            Patterns.anyCase("(?<=[.;!])\\s+(?=[^.;!?]*\\?$)|[,:;]\\s+(?=(?:which|where|what)\\b[^.;!?]*\\??$)");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    /** How one travels and for what money; neither is of a place. */
    private static final Pattern MEANS = Patterns.anyCase(
            "\\b(?:(?:that (?:i|we|you) can (?:reach|get to)|reachable|accessible|reached|going|only)? ?by (?:train|rail|bus|car|public transport|tuk[- ]?tuk)|(?:on|with) a (?:\\p{L}+ )?budget|(?:cheap|free|inexpensive|affordable)(?: of charge)?|(?:an? )?(?:solo|single|lone) (?:\\p{L}+ )?(?:wom[ae]n|m[ae]n|travell?ers?)|alone|for (?:two|one|us both)|(?:my|our|the) (?:grand\\p{L}+|parents|mother|father|mum|mom|dad|kids|children|wife|husband|family|friends?)|(?:in|for|with) (?:an? )?(?:wheel ?-?chairs?|prams?|strollers?|pushchairs?|bugg(?:y|ies)))\\b");

    private static final Pattern BY_THE_SEA =
            Patterns.anyCase("\\b(?:(?:by|at|near|beside) the (?:sea|ocean)|(?:stretch(?:es)? of )?sand)\\b");

    private static final Pattern WITHOUT = Patterns.anyCase(
            "\\b(?:and |but |with )?(?:no|without)(?: (?:any|the|too|many|much|a|an))*+ (?!less\\b|more\\b)([\\p{L}-]{3,})");

    private static final Pattern ONLY_ASKS = Patterns.anyCase(
            "i|we|you|she|he|they|one|us|me|my|our|(?:i|we|you)['’]?(?:d|m|ve|re)|would|could|should|can|may|might|must|do|does|is|are|there|there['’]s|that|which|what|what['’]s|where|where['’]s|who|"
                    + "any|anywhere|anything|some|somewhere|something|an?|the|this|to|for|of|in|on|at|it|be|wants?|wish|like|love|prefer|fancy|hope|needs?|look|looking|search|searching|see|watch|spot|find|"
                    + "go|get|visit|explore|have|has|suggest|recommend|tell|show|give|know|best|better|good|great|nice|nicest|beautiful|lovely|interesting|worth|visiting|seeing|going|ideal|suitable|"
                    + "small|different|other|another|stay|staying|reach|reached|easily|easy|easiest|easier|far|suits?|him|her|them|towns?|villages?|resorts?|places?|spots?|sights?|destinations?|locations?|really|most|just|also|still|only|possible|ones?|if|with");

    /** Empty where anything else is asked. */
    public static Optional<OpenWish> in(String question, Places atlas) {
        var message = Refusals.takenOut(question).strip();
        var parts = BEFORE_A_QUESTION.splitAsStream(message).toList();
        // What is told before a question is known otherwise, unless nothing is asked without it.
        var last = of(parts.getLast(), question, atlas)
                .filter(wish -> wish.kind().isPresent() || wish.thing().isPresent());
        return last.isPresent() ? last : of(message, question, atlas);
    }

    /** Whether it is what many places are known for and none is by itself: hikes, birdwatching. */
    public boolean isOfAPastime() {
        return kind.isEmpty()
                && thing.filter(words -> Kind.ALL.stream()
                                .anyMatch(one -> one.words().matcher(words).matches()))
                        .isPresent();
    }

    private static Optional<OpenWish> of(String asking, String question, Places atlas) {
        var unchecked = WITHOUT.matcher(Uncrowded.takenOut(asking))
                .results()
                .map(without -> without.group(1))
                .toList();
        var said = BY_THE_SEA
                .matcher(MEANS.matcher(WITHOUT.matcher(Area.withoutThoseLeftOut(Uncrowded.takenOut(asking)))
                                .replaceAll(" "))
                        .replaceAll(" "))
                .replaceAll("beach");
        // What no place is by itself, birdwatching, is a thing that a place has.
        var kind = Kind.ALL.stream()
                .filter(one -> atlas.all().stream().anyMatch(one.is()))
                .filter(one -> one.words().matcher(said).find())
                .findFirst();
        var rest = OpenChoice.bare(Area.takenOut(
                kind.map(one -> one.words().matcher(said).replaceFirst(" ")).orElse(said)));
        var words = SPACE.splitAsStream(rest)
                .filter(word -> !word.isBlank() && !Patterns.isAllOf(ONLY_ASKS, word))
                .toList();
        boolean isOfAPart =
                Area.in(question).isPresent() || !Area.notMeantIn(question).isEmpty();
        return words.size() > WORDS_OF_A_THING || (words.isEmpty() && kind.isEmpty() && !isOfAPart)
                ? Optional.empty()
                : Optional.of(new OpenWish(
                        kind,
                        words.isEmpty() ? Optional.empty() : Optional.of(OpenChoice.asAThing(String.join(" ", words))),
                        unchecked));
    }
}
