package ai.travion.router.evaluation;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.TravelIntent;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A labelled message, and what the router made of it.
 *
 * @param place id of the main place
 * @param date the day that was read in it or taken over; for a bare month, which names no day, nothing
 */
record Heard(
        LabelledMessage labelled,
        IntentType intent,
        TravelIntent travelIntent,
        Optional<String> place,
        Optional<LocalDate> date,
        Optional<LocalDate> endDate,
        boolean askedBack,
        float confidence) {

    private static final String MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?|next month";
    /** The router says so where it took a day of a month, or of many days or months from now, for the whole. */
    private static final Pattern DAY_OF_A_MONTH = Patterns.anyCase(
            "\"(?:[\\p{L}]+ ){0,2}(?:" + MONTH + ")(?:,? 20\\d\\d| (?:to|and|-) (?:" + MONTH + "))?\" was read as .*");

    private static final Pattern PART_OF_A_MONTH =
            Patterns.anyCase(".*\\b(?:early|mid|middle|late|start|beginning|end)\\b.*\" was read as .*");

    /** Places that the router chose for a traveller who named none; it says that, too. */
    private static final Pattern CHOSEN = Pattern.compile(
            "(?:You named no place|You left the choice to me|For [\\p{L} ]+ I took)\\b(?!.* which we spoke of).*");

    static Heard in(GraphState state, LabelledMessage labelled, Places atlas) {
        boolean vague = isABareMonth(state);
        return new Heard(
                labelled,
                state.getIntent(),
                state.getTravelIntent(),
                state.getTargetLocation()
                        .filter(name -> !says(state, CHOSEN))
                        .flatMap(atlas::named)
                        .map(Place::id),
                state.getTargetDate().filter(day -> !vague),
                state.getTargetEndDate().filter(day -> !vague),
                state.getClarification().isPresent(),
                state.getIntentConfidence().orElse(0f));
    }

    private static boolean says(GraphState state, Pattern sentence) {
        return state.getAssumptions().stream().anyMatch(said -> Patterns.isAllOf(sentence, said));
    }

    private static boolean isABareMonth(GraphState state) {
        var first = state.getTargetDate();
        var last = state.getTargetEndDate();
        boolean allOfIt = first.isPresent()
                && last.isPresent()
                && first.get().getDayOfMonth() == 1
                && last.get().equals(YearMonth.from(last.get()).atEndOfMonth());
        return allOfIt
                || state.getAssumptions().stream()
                        .anyMatch(said ->
                                Patterns.isAllOf(DAY_OF_A_MONTH, said) && !Patterns.isAllOf(PART_OF_A_MONTH, said));
    }

    boolean intentIsRight() {
        return intent == labelled.intent();
    }

    boolean placeIsRight() {
        return place.equals(labelled.mainPlace());
    }

    boolean dateIsRight() {
        return date.equals(labelled.date()) && endDate.equals(labelled.endDate());
    }

    boolean firstDayIsRight() {
        return date.equals(labelled.date());
    }

    boolean travelIntentIsRight() {
        return labelled.travelIntent().filter(travelIntent::equals).isPresent();
    }

    /** Whether the turn goes where it should: what for, where, when, and whether it has to be asked. */
    boolean isRight() {
        return intentIsRight() && placeIsRight() && firstDayIsRight() && askedBack == labelled.asksBack();
    }

    @Override
    public String toString() {
        return "%s%n    wanted %s %s %s %s..%s%s%n    heard  %s %s %s %s..%s%s, %.2f"
                .formatted(
                        labelled.words(),
                        labelled.intent(),
                        labelled.travelIntent().map(Enum::name).orElse("-"),
                        labelled.mainPlace().orElse("-"),
                        day(labelled.date()),
                        day(labelled.endDate()),
                        labelled.asksBack() ? " asking back" : "",
                        intent,
                        travelIntent,
                        place.orElse("-"),
                        day(date),
                        day(endDate),
                        askedBack ? " asking back" : "",
                        confidence);
    }

    private static String day(Optional<LocalDate> day) {
        return day.map(LocalDate::toString).orElse("-");
    }
}
