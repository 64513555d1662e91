package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * How far apart the places may lie that we choose ourselves: who wants few hours on the road, or to be near the airport, is not sent
 * elsewhere and told afterwards that it could not be kept.
 *
 * @param airport to which all of them lie near
 * @param gate at which the trip begins or ends
 * @param mostMinutes on the road from one to another
 * @param leastMetres above the sea, where the hills are wished for
 */
record ChoiceBounds(
        Roads roads, Optional<Place> airport, Optional<Place> gate, OptionalInt mostMinutes, double leastMetres) {

    private static final int NEAR_MINUTES = 165;
    private static final int NO_LONG_DRIVE = 105;
    /** An estimate may be out by so much. */
    private static final int SLACK = 15;

    /** Much lies on the way to and from the airport, so that it need not be driven at once. */
    private static final int GATE_SLACK = 45;

    private static final String BESIDE_THE_AIRPORT = "negombo";
    private static final Pattern NEAR_THE_AIRPORT = Pattern.compile(
            "\\b(?:near(?:by|er|\\s+to)?|close(?:r)?\\s+to|around|next\\s+to|beside|not\\s+(?:too\\s+|so\\s+|very\\s+)?far\\s+(?:away\\s+)?from|within\\s+[\\w\\s]{1,20}\\s+(?:of|from))\\s+(?:the\\s+)?(?:colombo\\s+|international\\s+)*(?:airport|bia|cmb|katunayake)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final double HILL_METRES = 450;
    private static final double COOL_METRES = 900;
    private static final Pattern IN_THE_HILLS = Pattern.compile(
            "\\b(?:days?|nights?|week|only|just|somewhere|trip|stay|time|want|plan)\\s+(?:in|to|into|around)?\\s*(?:the\\s+)?(?:hills|mountains|hill country|highlands|up ?country|tea country)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern COOL = Pattern.compile(
            "\\b(?:cool|cold|chilly)(?:er)?\\s+(?:climate|weather|place|places|area|region)\\b|\\bsomewhere\\s+(?:\\w+\\s+and\\s+)?(?:cool|cold|chilly)\\b",
            Pattern.CASE_INSENSITIVE);

    static ChoiceBounds of(Wishes wishes, Places places, Roads roads) {
        Particulars told = wishes.told();
        boolean near = Patterns.isIn(NEAR_THE_AIRPORT, told.words());
        OptionalInt most =
                told.mostDrivingMinutes().isPresent() || !wishes.dislikes().includes(Avoidance.Kept.DRIVES)
                        ? told.mostDrivingMinutes()
                        : OptionalInt.of(NO_LONG_DRIVE);
        double metres = told.asksFor(COOL) ? COOL_METRES : told.asksFor(IN_THE_HILLS) ? HILL_METRES : 0;
        Optional<Place> airport = places.withId(BESIDE_THE_AIRPORT);
        boolean there = told.flights().startsThere() || told.flights().endsThere();
        return new ChoiceBounds(roads, airport.filter(place -> near), airport.filter(place -> there), most, metres);
    }

    /** The same of a trip that begins and ends at the airport, as it does where all of it was left to us. */
    ChoiceBounds fromTheAirport(Places places) {
        return new ChoiceBounds(roads, airport, places.withId(BESIDE_THE_AIRPORT), mostMinutes, leastMetres);
    }

    boolean allow(Place place) {
        boolean tooFarToEnd = gate.isPresent()
                && mostMinutes.isPresent()
                && roads.minutes(gate.get(), place) > mostMinutes.getAsInt() + GATE_SLACK;
        return !tooFarToEnd
                && airport.filter(from -> roads.minutes(from, place) > NEAR_MINUTES)
                        .isEmpty()
                && (leastMetres == 0 || place.elevationMetres().orElse(0) >= leastMetres);
    }

    /** Whether a place may be chosen beside those that are chosen already: from one of them it is a day's drive. */
    boolean allowBeside(Collection<Place> chosen, Place place) {
        return mostMinutes.isEmpty()
                || chosen.isEmpty()
                || chosen.stream().anyMatch(other -> roads.minutes(other, place) <= mostMinutes.getAsInt() + SLACK);
    }
}
