package ai.travion.generator;

import ai.travion.schemas.Citation;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.LlmUsage;
import ai.travion.schemas.OmittedEvidence;
import ai.travion.schemas.TravelBrief;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A draft as its writer hands it in.
 *
 * @param text Markdown
 * @param citations what the numbers in brackets stand for, in their order
 * @param brief the same for another program, or null for small talk
 * @param itinerary the plan as the text gives it: what a correction forbade is gone from both
 * @param omitted evidence that was found and had no place in a model's prompt, also where the composer wrote in the end
 */
public record Written(
        String text,
        List<Citation> citations,
        @Nullable Brief brief,
        Grounding grounding,
        List<ItinerarySlot> itinerary,
        List<OmittedEvidence> omitted,
        LlmUsage llm) {

    public Written {
        citations = List.copyOf(citations);
        itinerary = List.copyOf(itinerary);
        omitted = List.copyOf(omitted);
    }

    /** The same draft in other words. */
    public Written saying(String otherText) {
        return new Written(otherText, citations, brief, grounding, itinerary, omitted, llm);
    }

    /** The answer in a shape that a program can read. */
    public sealed interface Brief {

        /** The record of the envelope. */
        Object inEnvelope();

        /** Of a plan. */
        record OfPlan(TravelBrief inEnvelope) implements Brief {}

        /** Of a question. */
        record OfQuestion(CitedAnswer inEnvelope) implements Brief {}
    }
}
