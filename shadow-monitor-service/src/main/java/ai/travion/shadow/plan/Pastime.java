package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What else there is at a place to stay, for an hour or two between the sights; a row of pastimes.csv.
 *
 * @param thing what to call it after "time for"
 * @param way minutes there from the place, and as many back
 * @param minutes that it takes
 * @param from minute of the day from which it is worth going
 * @param to minute of the day until which it is
 * @param daily whether it is as good on another day
 * @param wish the interest without which nobody is sent there; may be empty
 * @param note what to mind; may be empty
 */
record Pastime(
        String thing,
        int way,
        int minutes,
        int from,
        int to,
        Access access,
        Open open,
        boolean daily,
        Set<String> interests,
        String wish,
        String note) {

    private static final int AFTERNOON = DayPart.at(14, 30);
    /** That are named by their kind. */
    private static final Map<String, Pattern> KINDS = Stream.of("museum", "market", "turtle", "cooking", "craft")
            .collect(Collectors.toUnmodifiableMap(
                    kind -> kind, kind -> Pattern.compile("\\b(?:hand(?:i|y)?-?)?" + kind + "s?\\b")));

    /** The harder the later. */
    enum Access {
        LEVEL,
        WALK,
        STEPS
    }

    enum Open {
        ALWAYS,
        /** Never shut, and worshippers are there. */
        SHRINE,
        SHOP,
        /** A house with hours that are not known. */
        ASK,
        /** Into the park in which it is. */
        DRIVE,
        /** While the sea is calm. */
        SEA,
        /** Where alcohol is sold: not on a day on which the law closes its sale. */
        BAR,
        /** After dark, with those who guard the place. */
        LATE
    }

    /** Whether a traveller names it, or its kind: "the National Museum", "museums"; in small letters. */
    boolean isNamedIn(String words) {
        return words.contains(thing.replaceFirst("^(?:the|a|an) ", "").toLowerCase(Locale.ROOT))
                || interests.stream().anyMatch(kind -> isSpokenOf(kind, words));
    }

    private static boolean isSpokenOf(String kind, String words) {
        Pattern said = KINDS.get(kind);
        return said != null && Patterns.isIn(said, words);
    }

    boolean isForAnybody() {
        return wish.isEmpty();
    }

    boolean isOpenOnRestDays() {
        return open != Open.SHOP && open != Open.ASK && open != Open.BAR;
    }

    /** Whether it is for the hours after dinner. */
    boolean isAfterDinner() {
        return open == Open.BAR || open == Open.LATE;
    }

    /** Whether it ends the afternoon: the light goes, the show begins. */
    boolean isForTheEvening() {
        return from > AFTERNOON;
    }

    /** Whether an hour of it lies between two minutes of the day. */
    boolean isWithin(int start, int end) {
        return Math.min(end, to) - Math.max(start, from) >= minutes;
    }

    /** @param further minutes to the place at which it is, for who comes from another */
    String inWords(int further) {
        String dress = open == Open.SHRINE ? "Cover shoulders and knees." : "";
        String ask = open == Open.ASK || open == Open.SHOP
                ? "Ask first whether it is open: its hours are not known here."
                : "";
        int ways = way + further;
        String ride = ways < 10 ? "" : "Allow about %d minutes each way by tuk-tuk or car.".formatted(ways);
        return Words.notes(ride, note, dress, ask);
    }
}
