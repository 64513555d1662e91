package ai.travion.shadow.plan;

import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.sun.Light;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The lines of a day, as slots of the envelope. */
final class Slots {

    private static final double LEAST_OF_A_FEAST = 50;
    private static final int AT_DAWN = 60;
    private static final int A_LOOK_ROUND = 25;

    /** What a meal, a rest and a way give for a reason explains nothing. */
    private static final Set<String> SAYING_NOTHING = Set.of(
            Words.A_MEAL_AND_A_REST,
            Words.SPARE_MORNING,
            Words.SPARE_AFTERNOON,
            Words.THE_WAY_THERE,
            Words.THE_WAY_BACK);

    private Slots() {}

    /** The slots of a long trip, without reasons that explain nothing: a record has to hold them all. */
    static ItinerarySlot inShort(ItinerarySlot slot) {
        return SAYING_NOTHING.contains(slot.getReason())
                ? ItinerarySlot.newBuilder(slot).setReason("").build()
                : slot;
    }

    static ItinerarySlot of(DayFrame frame, Entry entry) {
        Words words = entry.words().get();
        return ItinerarySlot.newBuilder()
                .setDate(frame.date())
                .setTime(Reasons.clock(entry.start()))
                .setLocation(entry.place().name())
                .setActivity(words.activity())
                .setDurationMinutes(entry.end() - entry.start())
                .setLightingQuality(lightAt(frame, entry))
                .setCrowdPrediction(crowdAt(frame, entry))
                .setNotes(words.note().isEmpty() ? null : words.note())
                .setReason(words.reason())
                .build();
    }

    /** Of a visit and a meal that of the time in which one sees something, of a climb at dawn that of the top; of hours on the road, of rest or of a feast that of most of them. */
    private static String lightAt(DayFrame frame, Entry entry) {
        int ascent = entry.kind() == Entry.Kind.VISIT
                        && entry.start() < frame.light().sunrise() + AT_DAWN
                ? frame.sights().of(entry.place()).ascent()
                : 0;
        if (ascent > 0) {
            int atTheTop = entry.start() + ascent;
            return frame.light().qualityBetween(atTheTop, Math.min(atTheTop + A_LOOK_ROUND, entry.end()));
        }
        String most = frame.light().mostlyBetween(entry.start(), entry.end());
        boolean isSeen = entry.kind() == Entry.Kind.VISIT || entry.kind() == Entry.Kind.MEAL;
        return isSeen && !most.equals(Light.DARK.word())
                ? frame.light().qualityBetween(entry.start(), entry.end())
                : most;
    }

    /** Of visits and feasts only: nothing is known of roads and tables. */
    private static @Nullable Float crowdAt(DayFrame frame, Entry entry) {
        OptionalDouble percent = entry.kind() == Entry.Kind.VISIT || entry.kind() == Entry.Kind.FEAST
                ? frame.fullness().percentOf(entry.place(), entry.start(), entry.end())
                : OptionalDouble.empty();
        boolean isFeast = entry.kind() == Entry.Kind.FEAST
                || frame.feast()
                        .attended()
                        .filter(feast ->
                                feast.from() == entry.start() && feast.place().equals(entry.place()))
                        .isPresent();
        if (isFeast && percent.orElse(0) < LEAST_OF_A_FEAST) {
            // The model knows nothing of this feast at this hour: no number is better than an empty street.
            return null;
        }
        return percent.isPresent() ? (float) Math.round(percent.getAsDouble()) : null;
    }
}
