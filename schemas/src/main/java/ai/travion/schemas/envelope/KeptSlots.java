package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** The slots of a plan as a thread keeps them: deflated, since they repeat the same places and words and weigh a fifth then. */
public final class KeptSlots {

    /** More than any plan weighs; what were larger is planned anew by who goes back to it. */
    private static final int MOST_BYTES = 12_000;

    /** A record holds a draft twice, its messages and its evidence; this is what they leave for plans, the one of the day and those before it. */
    private static final int MOST_WITH_THE_PLAN = 24_000;

    /** However long the trip, its last change can be taken back to the minute. */
    private static final int ALWAYS = 4_000;

    private KeptSlots() {}

    /** Nothing where there are none, or too many to be kept. */
    static Optional<ByteBuffer> of(List<ItinerarySlot> slots) {
        if (slots.isEmpty()) {
            return Optional.empty();
        }
        var bytes = new ByteArrayOutputStream();
        try (var deflated = new DeflaterOutputStream(bytes)) {
            deflated.write(encoded(slots));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Optional.of(ByteBuffer.wrap(bytes.toByteArray())).filter(kept -> kept.remaining() <= MOST_BYTES);
    }

    private static byte[] encoded(List<ItinerarySlot> slots) {
        var bytes = new ByteArrayOutputStream();
        try {
            GraphState.getEncoder()
                    .encode(GraphState.newBuilder().setItinerary(slots).build(), bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** The plan of the day before it is changed: there may have been no room for its slots beside themselves. */
    static MadePlan withThose(List<ItinerarySlot> slots, MadePlan plan) {
        return plan.getSlots().isPresent()
                ? plan
                : MadePlan.newBuilder(plan).setSlots(of(slots).orElse(null)).build();
    }

    /**
     * The plans with the slots for which a record has room beside the itinerary of the day: those of the one before first, to
     * which most go back, then of the last and of the very first. The others are planned anew.
     */
    static List<MadePlan> within(List<MadePlan> plans, List<ItinerarySlot> itinerary) {
        int room = Math.clamp(MOST_WITH_THE_PLAN - encoded(itinerary).length, ALWAYS, MOST_BYTES);
        var kept = new ArrayList<>(plans);
        for (int at : byWorth(plans.size())) {
            int bytes = plans.get(at).getSlots().map(ByteBuffer::remaining).orElse(0);
            if (bytes > room) {
                kept.set(at, MadePlan.newBuilder(plans.get(at)).setSlots(null).build());
            } else {
                room -= bytes;
            }
        }
        return List.copyOf(kept);
    }

    private static List<Integer> byWorth(int plans) {
        return IntStream.range(0, plans)
                .boxed()
                .sorted(Comparator.comparingInt(at -> at >= plans - 2 ? at - plans : at == 0 ? 0 : plans - at))
                .toList();
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
