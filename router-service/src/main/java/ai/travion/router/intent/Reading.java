package ai.travion.router.intent;

import ai.travion.router.calendar.Inquiry;
import ai.travion.router.dates.When;
import ai.travion.router.places.NamedPlaces;
import ai.travion.router.places.NearbySearch;
import ai.travion.router.text.Language;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.Wishes;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Everything that a message says by itself, before anybody asks what it is for.
 *
 * @param message as it was written
 * @param said the message without greeting and without orders to the assistant
 * @param language of the whole message
 * @param smallTalk whether it is nothing but small talk
 * @param civil whether it begins with a greeting or thanks
 * @param ordered whether it tried to give the assistant orders
 * @param travelWords words that by themselves speak of travel
 * @param hints words that speak of travel in company
 * @param otherMatters words of other matters
 * @param misspelled travel words that it probably means
 * @param calendar what it asks of the calendar
 * @param today the day that it was said on
 */
public record Reading(
        String message,
        Utterance said,
        Language language,
        boolean smallTalk,
        boolean civil,
        boolean ordered,
        NamedPlaces places,
        When when,
        Wishes wishes,
        Optional<NearbySearch> nearby,
        List<String> travelWords,
        List<String> hints,
        List<String> otherMatters,
        List<String> misspelled,
        Optional<Inquiry> calendar,
        LocalDate today) {

    /** As far ahead as a weather forecast is worth asking for. */
    private static final int FORECAST_DAYS = 10;

    /** The same message, understood as that question to the calendar. */
    public Reading asking(Optional<Inquiry> inquiry) {
        return with(when, wishes, inquiry);
    }

    /** The same message, with other wishes. */
    public Reading wishing(Wishes others) {
        return with(when, others, calendar);
    }

    /** The same message, said of other days. */
    public Reading at(When other) {
        return with(other, wishes, calendar);
    }

    private Reading with(When otherDays, Wishes otherWishes, Optional<Inquiry> inquiry) {
        return new Reading(
                message,
                said,
                language,
                smallTalk,
                civil,
                ordered,
                places,
                otherDays,
                otherWishes,
                nearby,
                travelWords,
                hints,
                otherMatters,
                misspelled,
                inquiry,
                today);
    }

    /** Whether the day that is named is so near that somebody can know how it will be. */
    boolean soon() {
        return when.start()
                .filter(day -> !day.isBefore(today) && day.isBefore(today.plusDays(FORECAST_DAYS)))
                .isPresent();
    }
}
