package ai.travion.verifier.check;

import ai.travion.atlas.Places;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.Severity;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.Check.Remedy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/**
 * Every check of a draft, in one list, and how their findings are weighed: from 1 to 10, where 7 passes. Of ten points a fault takes its weight, a
 * hint three, and of what is left above seven every {@link Shortcoming} its own.
 */
public final class Checks {

    private static final int PERFECT = 10;
    private static final int PASSING = 7;
    private static final int BEST_RUBRIC = 5;

    /** Characters of what one finding says, and of all together. */
    private static final int MOST_OF_ONE = 800;

    private static final int MOST_OF_ALL = 8_000;

    private static final Set<String> OF_FORM = Set.of("said_once", "structure", "format");

    private final List<Check> checks;
    private final Readings readings = new Readings();

    private Checks(List<Check> checks) {
        this.checks = checks;
    }

    /** The checks, which know the names of the atlas by all their spellings. */
    public static Checks withNamesFrom(Places atlas) {
        return new Checks(List.of(
                new Check("constraints_stated", Severity.HIGH, true, "constraints", ConstraintsStated::faults),
                new Check("nothing_prohibited", Severity.CRITICAL, true, "alignment", NothingProhibited::faults),
                new Check("ban_kept", Severity.CRITICAL, true, "alignment", BanKept::faults),
                new Check(
                        "question_addressed", Severity.HIGH, false, "relevance", new QuestionAddressed(atlas)::faults),
                new Check("each_part_addressed", Severity.HIGH, false, "relevance", EachPartAddressed::faults),
                new Check("allowed_there", Severity.CRITICAL, true, "alignment", ForbiddenDeeds::faults),
                new Check("rules_kept", Severity.CRITICAL, true, "alignment", RulesKept::faults),
                new Check("warnings_above_plan", Severity.HIGH, false, "constraints", WarningsAbovePlan::faults),
                new Check("no_live_claims", Severity.HIGH, true, "grounding", LiveClaims::faults),
                new Check("completeness", Severity.HIGH, false, "completeness", new Completeness(atlas)::faults),
                new Check("claims_supported", Severity.HIGH, true, "grounding", ClaimsSupported::faults),
                new Check("counts_supported", Severity.HIGH, true, "grounding", CountsInWords::faults),
                new Check("said_of_the_right", Severity.HIGH, true, "grounding", RightSubject::faults),
                new Check("figures_in_place", Severity.HIGH, true, "grounding", FiguresInPlace::faults),
                new Check("named_right", Severity.HIGH, true, "grounding", RightName::faults),
                new Check("names_in_place", Severity.HIGH, true, "grounding", NamesInPlace::faults),
                new Check("told_of_another", Severity.HIGH, true, "grounding", ToldOfAnother::faults),
                new Check("done_by_the_right", Severity.HIGH, true, "grounding", RightDoer::faults),
                new Check("right_kin", Severity.HIGH, true, "grounding", RightKin::faults),
                new Check("not_swapped", Severity.HIGH, true, "grounding", Swapped::faults),
                new Check("not_contradicted", Severity.HIGH, true, "grounding", NotContradicted::faults),
                new Check("bans_supported", Severity.HIGH, true, "grounding", BansSupported::faults),
                new Check("facilities_known", Severity.HIGH, true, "grounding", FacilitiesKnown::faults),
                new Check("months_in_place", Severity.HIGH, true, "grounding", MonthsInPlace::faults),
                new Check("animals_known", Severity.HIGH, true, "grounding", AnimalsKnown::faults),
                new Check("superlatives_supported", Severity.HIGH, true, "grounding", SuperlativesSupported::faults),
                new Check("said_of_the_right_one", Severity.HIGH, true, "grounding", RightMost::faults),
                new Check("nothing_put_in_place", Severity.HIGH, true, "grounding", NothingPutInPlace::faults),
                new Check("dress_upheld", Severity.HIGH, true, "alignment", DressUpheld::faults),
                new Check("gear_upheld", Severity.HIGH, true, "alignment", GearUpheld::faults),
                new Check("crowd_hours", Severity.HIGH, true, "grounding", CrowdHours::faults),
                new Check("right_season", Severity.HIGH, true, "grounding", RightSeason::faults),
                new Check("never_always_open", Severity.HIGH, true, "grounding", NeverAlwaysOpen::faults),
                new Check("wishes_kept", Severity.HIGH, false, "alignment", Unwanted::faults),
                new Check("citations_real", Severity.HIGH, true, "citations", new CitationsReal(atlas)::faults),
                new Check("cited_rightly", Severity.HIGH, true, "citations", CitedRightly::faults),
                new Check("no_invented_prices", Severity.HIGH, true, "grounding", NoInventedPrices::faults),
                new Check("names_supported", Severity.HIGH, true, "grounding", new NamesSupported(atlas)::faults),
                new Check("no_orders", Severity.CRITICAL, true, "alignment", NoOrders::faults),
                new Check("live_facts_disclaimed", Severity.HIGH, false, "completeness", LiveFactsDisclaimed::faults),
                new Check("kept_to_travel", Severity.HIGH, false, "relevance", new KeptToTravel(atlas)::faults),
                new Check("said_once", Severity.HIGH, false, "form", SaidOnce::faults),
                new Check("structure", Severity.HIGH, false, "form", Structure::faults),
                new Check("format", Severity.HIGH, true, "form", Format::faults)));
    }

    /** Whether a finding tells of the draft's form alone: a traveller has nothing to be careful of. */
    public static boolean isOfFormAlone(Finding finding) {
        return OF_FORM.contains(finding.getCheck()) && !finding.getMessage().equals(Format.UNKNOWN_LINK);
    }

    /** Runs every check over the draft in a state. */
    public Assessment assess(GraphState state) {
        var reviewed = Reviewed.of(state, readings);
        var findings = new ArrayList<Finding>();
        var all = new ArrayList<Fault>();
        var gates = new LinkedHashMap<String, Boolean>();
        var rubric = new LinkedHashMap<String, Integer>();
        int score = PERFECT;
        boolean otherEvidence = false;
        for (var check : checks) {
            var faults = check.faults().apply(reviewed);
            all.addAll(faults);
            faults.forEach(fault -> findings.add(finding(check, fault)));
            if (check.hardGate()) {
                gates.put(check.id(), faults.stream().noneMatch(Fault::isSure));
            }
            rubric.merge(check.aspect(), BEST_RUBRIC - marksLost(check, faults), Math::min);
            score -= pointsLost(check, faults);
            otherEvidence |= faults.stream().anyMatch(fault -> fault.remedy() == Remedy.OTHER_EVIDENCE);
        }
        rubric.computeIfPresent("grounding", (aspect, marks) -> Math.min(marks, mostFor(state.getGrounding())));
        var shortcomings = Shortcoming.of(reviewed);
        shortcomings.forEach(one ->
                rubric.computeIfPresent(one.aspect(), (aspect, marks) -> Math.max(0, marks - one.marks())));
        int wanting = shortcomings.stream().mapToInt(Shortcoming::points).sum();
        score = score > PASSING ? Math.max(PASSING, score - wanting) : Math.max(1, score);
        var gatesHold = !gates.containsValue(false);
        var passed = gatesHold && score >= PASSING;
        var evaluation = Evaluation.newBuilder()
                .setScore(score)
                .setPassed(passed)
                .setOverallStatus(passed ? "good" : gatesHold ? "needs_work" : "failed")
                .setHardGates(gates)
                .setRubric(rubric)
                .setFindings(theGravestOf(findings))
                .build();
        otherEvidence |= !passed && NothingOfIt.isKnownYet(reviewed, QuestionAddressed.RETRIEVALS);
        var lacking = passed ? List.<String>of() : OnceLeftOut.instructions(reviewed, all, checks);
        return new Assessment(evaluation, lacking, otherEvidence, reviewed.foundNothing());
    }

    /** An answer is no better grounded than it says of itself. */
    private static int mostFor(Grounding grounding) {
        return switch (grounding) {
            case LOW -> 2;
            case MEDIUM -> 4;
            case HIGH, UNKNOWN -> BEST_RUBRIC;
        };
    }

    private static Finding finding(Check check, Fault fault) {
        return new Finding(
                check.id(),
                severity(check, fault),
                check.hardGate() && fault.isSure(),
                shortened(fault.message()),
                shortened(fault.instruction()));
    }

    /** A draft that makes up much breaks more rules than a state can carry: as many as a writer can mend at once, the gravest first, told in their order. */
    private static List<Finding> theGravestOf(List<Finding> findings) {
        var kept = Collections.newSetFromMap(new IdentityHashMap<Finding, Boolean>());
        int characters = 0;
        for (var finding : findings.stream()
                .sorted(Comparator.comparingInt((Finding one) -> weight(one.getSeverity()))
                        .reversed())
                .toList()) {
            characters +=
                    finding.getMessage().length() + finding.getInstruction().length();
            if (!kept.isEmpty() && characters > MOST_OF_ALL) {
                break;
            }
            kept.add(finding);
        }
        return findings.stream().filter(kept::contains).toList();
    }

    /** What quotes a sentence without an end quotes its beginning. */
    private static String shortened(String text) {
        return text.length() <= MOST_OF_ONE
                ? text
                : text.substring(0, MOST_OF_ONE) + (text.endsWith("”") ? " …”" : " …");
    }

    /** A hint is no more than of medium weight, whichever check gives it. */
    private static Severity severity(Check check, Fault fault) {
        return fault.isSure() ? check.severity() : Severity.MEDIUM;
    }

    private static int marksLost(Check check, List<Fault> faults) {
        return faults.stream().map(fault -> severity(check, fault)).mapToInt(Checks::weight).max().stream()
                .map(worst -> Math.min(BEST_RUBRIC, worst / 2 + faults.size()))
                .findFirst()
                .orElse(0);
    }

    /** What the first breach that is sure costs, and a point for each further one; a hint costs as much as leaves the best draft passing. */
    private static int pointsLost(Check check, List<Fault> faults) {
        int sure = (int) faults.stream().filter(Fault::isSure).count();
        int hints = faults.size() - sure;
        return (sure == 0 ? 0 : weight(check.severity()) + sure - 1) + hints * (PERFECT - PASSING);
    }

    /** Points that the first breach of a check costs; each further one costs one more. */
    private static int weight(Severity severity) {
        return switch (severity) {
            case CRITICAL -> 6;
            case HIGH -> 4;
            case MEDIUM -> 2;
            case LOW, UNKNOWN -> 1;
        };
    }
}
