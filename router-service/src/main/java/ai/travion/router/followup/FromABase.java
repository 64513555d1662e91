package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "We have a car from Ella, does it work as day trip?", "our hotel is in Bentota, can we still do that?": a place that is only where one
 * stays or sets out takes nothing of what is spoken of; it is asked for the way from the one to the other.
 */
final class FromABase implements Completion {

    private static final Pattern BASE = Patterns.anyCase(
            "\\b(?:from|(?:stay|staying|sleep|sleeping|base|based|live|living|is|are|am|be|were|we're|i'm|im|hotel|hotels|villa|resort|guest\\s?house|hostel|airbnb|homestay|room|place|camp|booked|start|starting|end\\s+up)(?:\\s+(?:somewhere|all\\s+week|already|still|now|just|currently|then|a\\s+hotel|rooms?|our\\s+hotel))?\\s+(?:in|at|near|around|by|from|out\\s+of))\\s+(?:the\\s+)?#");
    private static final Pattern DAY_TRIP = Patterns.words(
            "day[- ]?trip|day tour|day out|excursion|side[- ]?trip|(?:in|for|within) (?:a|one|1|the|half a) (?:day|morning|afternoon|evening)|there and back|same day|back (?:by|before|in time|in the evening|the same|for dinner)|half[- ]?day|full day");
    private static final Pattern OF_IT = Patterns.words(
            "(?:do|see|visit|reach|manage|fit|squeeze|include|combine|catch|squeeze in|drop by) (?:it|that|this|them|both)(?: in)?|(?:is|would|will|does|could|can|might) (?:it|that|this) (?:still |also |all |even |really |be )*(?:work|doable|possible|feasible|realistic|manageable|reachable|worth(?: it)?|too far|too long|ok(?:ay)?|easy|make sense)|(?:get|go|come|drive|make it) (?:over |up |down )?there|make it|that instead|possible|doable|feasible|realistic|too far");
    private static final Pattern OF_THE_BASE = Patterns.words(
            "(?:what|anything|something|where|things) (?:\\p{L}+ ){0,4}?(?:do|see|eat|stay|visit|go)|how (?:many|much)|which|weather|near(?:by)?|plan|itinerary");

    private static final Pattern HOW_LONG = Patterns.words("how long");

    private record Means(Pattern words, String name) {}

    private static final Means[] MEANS = {
        new Means(Patterns.words("tuk[ -]?tuks?|three[- ]?wheelers?"), " by tuk-tuk"),
        new Means(Patterns.words("scooters?|motor ?bikes?|motorcycles?"), " by scooter"),
        new Means(Patterns.words("trains?"), " by train"),
        new Means(Patterns.words("bus(?:es)?"), " by bus"),
        new Means(Patterns.words("cars?|drivers?|taxis?|vans?|drive|jeeps?"), " by car")
    };

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var named = before.atlas().mentionedIn(message.said().text()).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        var subject = before.subject();
        boolean mayBe = named.size() == 1
                && subject.isPresent()
                && !before.conversation().plan()
                && message.nearby().isEmpty()
                && message.calendar().isEmpty()
                && message.places().refused().isEmpty()
                && Patterns.isIn(BASE, message.places().remainder());
        if (!mayBe) {
            return Optional.empty();
        }
        var base = named.getFirst();
        var goal = goal(base, subject.get(), before);
        boolean day = message.said().has(DAY_TRIP);
        boolean ofTheWayAlone =
                !day && Phrases.asksOfTheWay(message.said()) && !message.said().has(OF_IT);
        boolean ofIt = (day || message.said().has(OF_IT)) && !message.said().has(OF_THE_BASE);
        return goal.filter(place -> ofIt && !ofTheWayAlone)
                .map(place -> new Completed((day
                                ? "How far is %2$s from %1$s%3$s, and is it doable as a day trip?"
                                : "How do I get from %s to %s%s"
                                        + (message.said().has(HOW_LONG) ? ", and how long does it take?" : "?"))
                        .formatted(base.name(), place.name(), means(message))));
    }

    /** Of a way it is the end; the base may have been its other end. */
    private static Optional<Place> goal(Place base, Place subject, Background before) {
        return subject.equals(base)
                ? before.subjects().stream()
                        .filter(place -> !place.equals(base))
                        .findFirst()
                : Optional.of(subject);
    }

    private static String means(Reading message) {
        var text = message.places().remainder().toLowerCase(Locale.ROOT);
        for (var means : MEANS) {
            if (Patterns.isIn(means.words(), text)) {
                return means.name();
            }
        }
        return "";
    }
}
