package ai.travion.local.evaluate.answers;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the evaluation found; shares are from 0 to 1.
 *
 * @param scenarios how many conversations went through the graph
 * @param generatedScenarios of these, made from lists rather than written
 * @param constraintMention of the constraints that hold, said
 * @param alignment of the answers, those that take up what was asked and hold nothing that they must not
 * @param citationPrecision of the citations, those of a location that fits
 * @param citationCoverage of the locations that an answer should cite, cited
 * @param support of the answers, those whose every number and day is in their evidence
 * @param unsupportedFigures numbers and days without evidence, in all answers
 * @param schemaValidity of the answers that are no small talk and no question back, those whose brief holds to the published schema
 * @param correctionRate of the answers, those that were written again
 * @param corrections answers of scenarios that were written again
 * @param faults how many were planted
 * @param faultsFound of these, refused by the verifier
 * @param repaired of those found, sound at the end and rid of the fault
 * @param repairedByTheModel of those found, mended by a model that does what it is told, in its own words; null where the composer wrote the
 *     drafts. Where a model does not, the composer mends them, which {@code repaired} tells
 * @param madeWorse of all drafts that were sent back, those whose answer has more wrong with it than the draft had
 * @param soundDrafts drafts without a fault, as written or changed without harm
 * @param falseAlarms of these, refused
 * @param byKind of every kind of planted fault
 */
public record Report(
        int scenarios,
        int generatedScenarios,
        double constraintMention,
        double alignment,
        double citationPrecision,
        double citationCoverage,
        double support,
        int unsupportedFigures,
        double schemaValidity,
        double correctionRate,
        int corrections,
        int faults,
        double faultsFound,
        double repaired,
        @Nullable Double repairedByTheModel,
        double madeWorse,
        int soundDrafts,
        double falseAlarms,
        Map<String, Kind> byKind) {

    /** Faults of one kind. */
    public record Kind(int planted, int found, int repaired) {}

    /** What became of drafts that were planted, and of sound ones; counts. */
    record Drafts(
            int planted,
            int found,
            int repaired,
            @Nullable Double repairedByTheModel,
            long worse,
            int sound,
            int falseAlarms,
            Map<String, Kind> byKind) {}

    /** Where this is worse than it may be; empty where nothing is. */
    public List<String> below(Floors floors) {
        return Stream.of(
                        atLeast("scenarios", scenarios, floors.scenarios()),
                        atLeast("constraint mention", constraintMention, floors.constraintMention()),
                        atLeast("alignment", alignment, floors.alignment()),
                        atLeast("citation precision", citationPrecision, floors.citationPrecision()),
                        atLeast("citation coverage", citationCoverage, floors.citationCoverage()),
                        atLeast("support", support, floors.support()),
                        atLeast("output schema validity", schemaValidity, floors.schemaValidity()),
                        atMost("correction rate", correctionRate, floors.correctionRate()),
                        atLeast("planted faults", faults, floors.faults()),
                        atLeast("faults found", faultsFound, floors.faultsFound()),
                        atLeast("repaired", repaired, floors.repaired()),
                        repairedByTheModel == null || floors.repairedByTheModel() == null
                                ? Stream.<String>empty()
                                : atLeast(
                                        "repaired by a model that heeds",
                                        repairedByTheModel,
                                        floors.repairedByTheModel()),
                        atMost("made worse", madeWorse, floors.madeWorse()),
                        atMost("false alarms", falseAlarms, floors.falseAlarms()))
                .flatMap(problem -> problem)
                .toList();
    }

    private static Stream<String> atLeast(String what, double value, double floor) {
        return value + 1e-9 >= floor ? Stream.empty() : Stream.of(inWords(what, value, "at least", floor));
    }

    private static Stream<String> atMost(String what, double value, double ceiling) {
        return value - 1e-9 <= ceiling ? Stream.empty() : Stream.of(inWords(what, value, "at most", ceiling));
    }

    private static String inWords(String what, double value, String relation, double bound) {
        return String.format(java.util.Locale.ROOT, "%s is %.3f, and should be %s %.3f", what, value, relation, bound);
    }
}
