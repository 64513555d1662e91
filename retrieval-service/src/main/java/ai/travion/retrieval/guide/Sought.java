package ai.travion.retrieval.guide;

import ai.travion.retrieval.question.AskedFact;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.Counted;
import java.time.Month;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a question asks for, read once for all candidates.
 *
 * @param form in which it asks
 * @param fact that has to be told, where it asks for one
 * @param counted what is to be counted, where it asks how many there are
 * @param months that it names
 * @param isAFact whether a name, a year or a number is sought, in whatever form
 * @param isOfOneTime whether it asks for what once was, or is just now
 */
record Sought(
        AskedForm form,
        Optional<AskedFact> fact,
        Optional<Counted> counted,
        Set<Month> months,
        boolean isAFact,
        boolean isOfOneTime) {

    private static final Set<AskedForm> FACTS =
            EnumSet.of(AskedForm.WHO, AskedForm.HOW_MANY, AskedForm.HOW_OLD, AskedForm.HOW_BIG, AskedForm.NAME);

    /** When something was is a fact; when it is, or will be, a guide knows best. */
    private static final Pattern PAST = Pattern.compile(
            "\\b(?:was|were|did|has|have|had|year|century|decade)\\b|\\b(?!need|speed|feed)\\w{2,}ed\\b",
            Pattern.CASE_INSENSITIVE);

    /** "Which company runs the boats", and no choice between what is known: "which beach is better", "which national park". */
    private static final Pattern WHICH_ONE = Pattern.compile(
            "\\b(?:which|what) (?!(?:is|are|was|were|of|one|ones|do|does|did|can|could|should|would|will|to|if|about|else|kind|sort|type|time|times|way|side|month|months|season|day|days|hour|week|place|places|town|towns|beach|beaches|park|parks|area|part|temple|hotel|route|road|direction|class|train|bus|animals?|birds?|things?|clothes|shoes|food|dish|dishes|papers?|documents?|vaccin\\w+|rules?)\\b)(?!\\p{L}+ (?:places?|towns?|beach(?:es)?|parks?|areas?|temples?|hotels?|routes?|waterfalls?|islands?|train|bus)\\b)[\\p{L}-]+ (?!or\\b)(?:\\p{L}+ ){0,2}?(?:is|are|was|were|has|have|had|did|does|do|in|at|of|on|near|around|by|made|built|won|led|began|came|went|fell|wrote|gave|runs?|sells?|\\p{L}+ed|\\p{L}+s)\\b",
            Pattern.CASE_INSENSITIVE);

    /** "What is the tallest tree", which is one, and no "best time". */
    private static final Pattern THE_MOST_OF_ALL = Pattern.compile(
            "\\b(?:what|which)(?:'s| is| was) the (?:tall|bigg|larg|old|long|deep|heavi|high|small|wid|first|last)(?:est)?\\b",
            Pattern.CASE_INSENSITIVE);

    /** "Who painted the caves", "what was it plastered with", "did anyone see one this week". */
    private static final Pattern ONE_TIME = Pattern.compile(
            "\\b(?:was|were|did|had)\\b|\\b(?:today|tonight|yesterday|right now|at the moment|currently|(?:this|last|past) (?:week|month|year|time|weekend|season))\\b|\\b(?:who|which|what|where|whose)\\b.*\\b(?<!\\b(?:get|getting|be|being|is|are) (?:\\w{1,12} )?)(?!(?:need|speed|feed|bed|allow|requir|permit|recommend|advis|crowd|pack|reserv|unreserv|clos|guid|fri|us|suppos|limit|interest|includ|call|nam)(?:t?ed)?\\b)\\w{2,}ed\\b",
            Pattern.CASE_INSENSITIVE);

    static Sought in(String question) {
        var form = AskedForm.besideACase(question);
        var fact = AskedFact.in(question);
        boolean isAFact = FACTS.contains(form)
                || (form == AskedForm.WHEN && PAST.matcher(question).find())
                || (form != AskedForm.HOW_LONG
                        && fact.filter(one -> !one.comesBack()).isPresent())
                || WHICH_ONE.matcher(question).find()
                || THE_MOST_OF_ALL.matcher(question).find();
        return new Sought(
                form,
                fact,
                Counted.in(question),
                SameQuestion.months(question),
                isAFact,
                ONE_TIME.matcher(question).find());
    }
}
