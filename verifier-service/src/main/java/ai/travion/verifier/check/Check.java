package ai.travion.verifier.check;

import ai.travion.schemas.Severity;
import java.util.List;
import java.util.function.Function;

/**
 * A named rule that a draft has to hold.
 *
 * @param id a stable word
 * @param severity how bad it is when it is broken
 * @param hardGate whether a draft that breaks it fails whatever else is good about it
 * @param aspect what it counts towards in the rubric
 * @param faults what breaks it; empty where it holds
 */
record Check(String id, Severity severity, boolean hardGate, String aspect, Function<Reviewed, List<Fault>> faults) {

    /**
     * A way in which a draft breaks a rule.
     *
     * @param message in words for the traveller, who reads it where it could not be mended
     * @param instruction what the writer should do; the composer understands "Leave out ... “quoted”", "Leave out every sentence about a, b."
     *     and "State ... “quoted”"
     * @param sign how much it tells by itself
     */
    record Fault(String message, String instruction, Remedy remedy, Sign sign) {

        static Fault mendedByRewriting(String message, String instruction) {
            return new Fault(message, instruction, Remedy.ANOTHER_DRAFT, Sign.SURE);
        }

        /**
         * A sentence that has to go.
         *
         * @param what is wrong about it, as it follows "leave out"
         */
        static Fault mendedByLeavingOut(String message, String what, String sentence) {
            return mendedByRewriting(message, "Leave out " + what + ": “" + quotable(sentence) + "”");
        }

        /** As it may stand between the marks by which a writer knows what an instruction quotes. */
        static String quotable(String text) {
            return text.replace('“', '"').replace('”', '"');
        }

        static Fault mendedByOtherEvidence(String message, String instruction) {
            return new Fault(message, instruction, Remedy.OTHER_EVIDENCE, Sign.SURE);
        }

        /** The same, where it rests on wording alone: a writer may have said the same in other words. */
        Fault asAHint() {
            return new Fault(message, instruction, remedy, Sign.HINT);
        }

        boolean isSure() {
            return sign == Sign.SURE;
        }
    }

    /** One hint lets a draft pass; two of them, or one beside a fault that is sure, add up. */
    enum Sign {
        SURE,
        HINT
    }

    enum Remedy {
        ANOTHER_DRAFT,
        OTHER_EVIDENCE
    }
}
