package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** The slots of a plan as a thread keeps them: deflated, since they repeat the same places and words and weigh a fifth then. */
public final class KeptSlots {

    /** More than any plan weighs; what were larger is planned anew by who goes back to it. */
    private static final int MOST_BYTES = 12_000;

    private KeptSlots() {}

    /** Nothing where there are none, or too many to be kept. */
    static Optional<ByteBuffer> of(List<ItinerarySlot> slots) {
        if (slots.isEmpty()) {
            return Optional.empty();
        }
        var bytes = new ByteArrayOutputStream();
        try (var deflated = new DeflaterOutputStream(bytes)) {
            GraphState.getEncoder()
                    .encode(GraphState.newBuilder().setItinerary(slots).build(), deflated);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Optional.of(ByteBuffer.wrap(bytes.toByteArray())).filter(kept -> kept.remaining() <= MOST_BYTES);
    }

    /** The slots that a plan had; none where they are not kept, or were written by a release that knew other slots. */
    public static List<ItinerarySlot> in(MadePlan plan) {
        return plan.getSlots().map(KeptSlots::inflated).orElse(List.of());
    }

    private static List<ItinerarySlot> inflated(ByteBuffer kept) {
        var bytes = new byte[kept.remaining()];
        kept.duplicate().get(bytes);
        try (var inflated = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
            return GraphState.getDecoder().decode(inflated).getItinerary();
        } catch (IOException | RuntimeException foreign) {
            return List.of();
        }
    }
}
