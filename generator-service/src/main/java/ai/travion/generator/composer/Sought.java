package ai.travion.generator.composer;

import ai.travion.generator.composer.Relevance.Ranked;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What a sentence has to hold before it answers a question of its kind: a number of what is counted, a figure of the measure, a year, a
 * name, the very thing that "which" asks for. A sentence that only shares words with the question holds none of it.
 *
 * @param inWords what is sought, for saying that it was not found: "how many elephants there are"; empty where only the traveller's own
 *     words can say it
 * @param isHeldBy tells of the text of a sentence whether it holds it
 * @param ofItsSubject whether the sentence has to speak of what is asked about, too
 * @param orElseAnything whether any sentence on the subject may answer where none holds it
 * @param saysItBest which of the texts that hold it are preferred to the others: "from May to July" to "in the season"
 */
record Sought(
        String inWords,
        Predicate<String> isHeldBy,
        boolean ofItsSubject,
        boolean orElseAnything,
        Predicate<String> saysItBest) {

    Sought(String inWords, Predicate<String> isHeldBy, boolean ofItsSubject) {
        this(inWords, isHeldBy, ofItsSubject, false);
    }

    Sought(String inWords, Predicate<String> isHeldBy, boolean ofItsSubject, boolean orElseAnything) {
        this(inWords, isHeldBy, ofItsSubject, orElseAnything, text -> true);
    }

    private static final List<Function<String, Optional<Sought>>> KINDS = List.of(
            NamesSought::whereTheNameComesFrom,
            AdviceSought::permission,
            AdviceSought::access,
            AdviceSought::whatToTake,
            AdviceSought::whatToEat,
            AdviceSought::whichFaith,
            AdviceSought::gettingAround,
            AdviceSought::whereItLies,
            AdviceSought::suitable,
            AdviceSought::withAChild,
            FiguresSought::hours,
            FiguresSought::count,
            FiguresSought::stay,
            FiguresSought::howEarly,
            FiguresSought::measure,
            FiguresSought::shape,
            FiguresSought::duration,
            FiguresSought::distance,
            AdviceSought::hardness,
            FiguresSought::warmth,
            NamesSought::fromWhom,
            NamesSought::whoDid,
            NamesSought::whoIsNamed,
            FiguresSought::whenItWas,
            NamesSought::formerName,
            NamesSought::meaning,
            NamesSought::fame,
            AdviceSought::origin,
            FiguresSought::timeOfTheYear,
            NamesSought::whichOfThem);

    /** What a question seeks; nothing where any sentence on its subject may answer it. */
    static Optional<Sought> in(String question) {
        return KINDS.stream().flatMap(kind -> kind.apply(question).stream()).findFirst();
    }

    /** Those that say it best; all, where none does. */
    List<Ranked> bestOf(List<Ranked> held) {
        var best = held.stream()
                .filter(one -> saysItBest.test(one.sentence().text()))
                .toList();
        return best.isEmpty() ? held : best;
    }

    static Optional<Sought> when(boolean asked, Sought sought) {
        return asked ? Optional.of(sought) : Optional.empty();
    }

    static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }
}
