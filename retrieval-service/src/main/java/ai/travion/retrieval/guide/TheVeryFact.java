package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.AskedFact;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.vectors.Nameless;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A fact that is asked for and that an answer to another question tells by the way: whether one may climb the lighthouse says in which year it
 * was built. One sentence of it has to hold such a fact and every word of the question, of which there have to be two; of an answer for the
 * whole island it has to name the place, and the question that it answers may hold the words.
 */
final class TheVeryFact {

    private static final int FEWEST_WORDS = 2;

    private static final Set<String> OF_NO_WEIGHT = Set.copyOf(
            EnglishTerms.of(
                    "the place year century name called named Sri Lanka exactly ever first "
                            + "when which what who whose where why how many much long tall high old since did do does was were is are has have had near by"));

    private static final Pattern A_THING_BY_NAME = Pattern.compile(
            "(?i)^\\W*(?:so |and |but )?(?:which|what) (?:\\p{L}+ )?(?:hotel|house|building|garden|temple|church|mosque|museum|bridge|palace|school|factory|estate)\\b");

    /** Of who did it the words do not tell: "the ramparts that the Dutch built, and its lighthouse". */
    private static final Pattern IN_FIGURES = Pattern.compile(
            "(?i)\\b(?:when|year|century|how (?:old|tall|high|deep|long|wide|big|large|many|heavy))\\b");

    private static final String COUNTRY = "sri lanka";

    private static final Pattern NAME = Pattern.compile("\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)+");

    private final BiPredicate<String, Place> fact;
    private final Set<Set<String>> words;
    private final Set<Place> places;
    private final Places atlas;

    private TheVeryFact(BiPredicate<String, Place> fact, Set<Set<String>> words, Set<Place> places, Places atlas) {
        this.fact = fact;
        this.words = words;
        this.places = places;
        this.atlas = atlas;
    }

    /** What a question asks for of some places; empty where no fact, or too little else, tells it. */
    static Optional<TheVeryFact> askedIn(String question, Set<Place> places, Places atlas, Related related) {
        var telling = new HashSet<>(Related.things(Nameless.question(question, atlas)));
        telling.removeAll(OF_NO_WEIGHT);
        return telling.size() < FEWEST_WORDS
                ? Optional.empty()
                : fact(question)
                        .map(fact -> new TheVeryFact(
                                fact,
                                telling.stream().map(related::toStem).collect(Collectors.toSet()),
                                places,
                                atlas));
    }

    private static Optional<BiPredicate<String, Place>> fact(String question) {
        var asked = AskedFact.in(question)
                .filter(fact ->
                        !fact.comesBack() && IN_FIGURES.matcher(question).find());
        if (asked.isPresent()) {
            return Optional.of(asked.get()::isToldIn);
        }
        var said = question.toLowerCase(Locale.ROOT);
        return A_THING_BY_NAME.matcher(question).find()
                ? Optional.of((sentence, place) -> NAME.matcher(sentence)
                        .results()
                        .map(name -> name.group().toLowerCase(Locale.ROOT))
                        .anyMatch(name -> !said.contains(name)
                                && !name.equals(COUNTRY)
                                && !name.equals(place.name().toLowerCase(Locale.ROOT))))
                : Optional.empty();
    }

    boolean isToldIn(Passage answer) {
        boolean ofTheIsland = Country.isToldIn(answer);
        if (!ofTheIsland && !places.contains(answer.place())) {
            return false;
        }
        var asked = ofTheIsland
                ? EnglishTerms.of(answer.title() + " "
                        + answer.questions().stream()
                                .map(ExpectedQuestion::words)
                                .collect(Collectors.joining(" ")))
                : EnglishTerms.of("");
        return Sentences.of(answer.text()).stream()
                .filter(sentence -> fact.test(sentence, answer.place()) && (!ofTheIsland || namesIt(sentence)))
                .map(sentence -> {
                    var stems = new HashSet<>(EnglishTerms.of(sentence));
                    stems.addAll(asked);
                    return stems;
                })
                .anyMatch(stems -> words.stream().allMatch(word -> word.stream().anyMatch(stems::contains)));
    }

    private boolean namesIt(String sentence) {
        return atlas.mentionedIn(sentence).stream().anyMatch(mention -> places.contains(mention.place()));
    }
}
