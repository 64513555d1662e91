package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Comparator;
import java.util.regex.Pattern;

/** "After the new year" of a plan in April is after the Sinhala and Tamil New Year. */
public final class NewYearMeant {

    private static final Pattern NEW_YEAR =
            Patterns.anyCase("\\b(?:the\\s+)?new\\s+year(?:'?s)?\\b(?!\\W*(?:eve|day)\\b)");
    private static final Pattern WHICH = Patterns.words(
            "sinhala|sinhalese|tamil|aluth|avurudu\\w*|puthandu|english|western|international|chinese|january|december|2\\d{3}");
    private static final MonthDay FROM = MonthDay.of(3, 25);
    private static final MonthDay TO = MonthDay.of(4, 30);

    private NewYearMeant() {}

    /** The state whose message names it in full. */
    public static GraphState inFull(GraphState state) {
        var message = state.getUserQuery();
        boolean open = Patterns.isIn(NEW_YEAR, message) && !Patterns.isIn(WHICH, message) && isInApril(state);
        return open
                ? GraphState.newBuilder(state)
                        .setUserQuery(NEW_YEAR.matcher(message).replaceFirst("the Sinhala and Tamil New Year"))
                        .build()
                : state;
    }

    private static boolean isInApril(GraphState state) {
        return state.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .flatMap(day -> day.stream())
                .min(Comparator.<LocalDate>naturalOrder())
                .map(MonthDay::from)
                .filter(day -> !day.isBefore(FROM) && !day.isAfter(TO))
                .isPresent();
    }
}
