package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.DaySpan;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DayMeant;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A question beside a plan that needs more than the plan: "is there a Poya day in it?", "what if it rains?". */
final class PlanQuestion implements Completion {

    private static final int FEW = 2;
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final Pattern POYA = Patterns.words("poyas?|poya days?|full moon|public holidays?|holidays?");
    /** Of a day that is named, the calendar is asked as it stands. */
    private static final Pattern A_DAY =
            Patterns.words("\\d{1,2}(?:st|nd|rd|th)|(?:that|the|this|each)\\s+(?:\\p{L}+\\s+)?day|next|after");

    private static final Pattern THAT_DAY = Patterns.anyCase("\\b(?:is|isn'?t|was|will)\\s+(?:that|it|this)\\b.*");

    private static final Pattern NEW_YEAR_THEN = Patterns.anyCase(
            "\\W*(?:(?:and|so|but|oh|wait|ok(?:ay)?)\\W+)*(?:is|isn'?t|will)\\s+(?:it|that|there)\\s+(?:be\\s+)?(?:over\\s+|during\\s+|on\\s+)?(?:the\\s+)?(?:sinhala\\s+|tamil\\s+|and\\s+)*(?:new\\s+year(?:'?s)?|vesak|poson|thai\\s+pongal|pongal|deepavali|christmas|easter)(?:\\s+(?:then|in\\s+those\\s+days|on\\s+(?:those|our)\\s+days|during\\s+(?:our|the)\\s+(?:trip|stay)))?\\W*");
    private static final Pattern RAIN = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:what\\s+(?:if|do\\s+(?:we|you|i)\\s+\\p{L}+\\s+(?:if|when)|about\\s+(?:if|when|rain)|happens\\s+(?:if|when)|(?:else\\s+)?(?:can|could|should|would|shall)\\s+(?:we|you|i)\\s+(?:do|change|suggest|recommend|plan|see)(?:\\s+\\p{L}+){0,3}?\\s+(?:if|when)|to\\s+do\\s+(?:if|when))|(?:and\\s+)?(?:if|when|in\\s+the(?=\\s+rain)))\\b[^?]*\\b(?:rain\\w*|weather|storms?|wet|pours?)\\b[^?]*\\W*$");

    private static final Pattern CLOSED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|hm+|wait|also)\\W+)*(?:(?:is|are|will|would)\\s+)?(?:any(?:thing|\\s+of\\s+(?:it|that|them|the\\s+\\p{L}+))?|something|everything|(?:the\\s+)?(?:places|sights|things|shops|stops|banks))\\s+(?:\\p{L}+\\s+)?(?:be\\s+)?(?:all\\s+)?(?:closed|closing|shut)\\b[^?]{0,50}\\W*$");
    private static final Pattern AT_THE_BEACH = Patterns.words("(?:at|on) the (?:beach|coast|sea)|beach days?");
    private static final Pattern SUN = Patterns.anyCase(
            "\\b(?:what\\s+time|when|how\\s+(?:early|late))\\b[^?]*\\b(?:(?<set>sun\\s?sets?|sun\\s?down|(?:sun|it)\\s+(?:go(?:es)?\\s+down|set(?:s)?)|(?:it\\s+)?(?:get|gets|is)\\s+dark)|sun\\s?rises?|sun\\s?up|dawn|(?:it\\s+)?(?:get|gets|is)\\s+light)\\b[^?]*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var stops = Itinerary.of(before.conversation().itinerary(), before.atlas());
        boolean elsewhere = stops.isEmpty()
                || message.nearby().isPresent()
                || message.places().origin().isPresent()
                || !stops.places().containsAll(message.places().targets());
        if (elsewhere) {
            return Optional.empty();
        }
        return poya(message, stops, before)
                .or(() -> closed(message, stops, before))
                .or(() -> newYear(message, stops, before))
                .or(() -> sun(message, before))
                .or(() -> rain(message, stops, before));
    }

    /** The last day of the trip, which a plan of its first days does not reach. */
    private static LocalDate lastDay(Itinerary stops, Background before) {
        var planned = stops.days().getLast();
        return before.conversation()
                .span()
                .filter(trip -> trip.first().equals(stops.days().getFirst()))
                .map(DaySpan::last)
                .filter(planned::isBefore)
                .orElse(planned);
    }

    private static Optional<Completed> poya(Reading message, Itinerary stops, Background before) {
        var days = stops.days();
        var word = Patterns.matcher(POYA, message.said().text());
        boolean asked = word.find()
                && !message.when().saysADay()
                && !message.said().has(A_DAY)
                && message.places().isEmpty();
        var spokenOf = before.last()
                .filter(said -> asked && message.said().has(THAT_DAY))
                .flatMap(said -> DaySaid.in(said.said().text(), days).stream().findFirst())
                .filter(day -> day.number() <= days.size());
        if (spokenOf.isPresent()) {
            return Optional.of(new Completed("Is %s a %s?"
                    .formatted(
                            DATE.format(days.get(spokenOf.get().number() - 1)),
                            word.group().toLowerCase(Locale.ROOT).contains("holiday")
                                    ? "public holiday"
                                    : "Poya day")));
        }
        return asked
                ? Optional.of(new Completed("Is there a %s between %s and %s?"
                        .formatted(
                                word.group().toLowerCase(Locale.ROOT).contains("holiday")
                                        ? "public holiday"
                                        : "Poya day",
                                DATE.format(days.getFirst()),
                                DATE.format(lastDay(stops, before)))))
                : Optional.empty();
    }

    /** "Is anything closed while we are there?" */
    private static Optional<Completed> closed(Reading message, Itinerary stops, Background before) {
        var named = DaySaid.in(message.said().text(), stops.days());
        // "From the 1st to the 9th" names two, and means all between them.
        var that = named.size() > 1
                ? Optional.<LocalDate>empty()
                : DayMeant.in(message, before.conversation(), before.atlas()).map(DayMeant::date);
        boolean elsewhen = named.isEmpty() && that.isEmpty() && message.when().exact();
        boolean asked = message.said().is(CLOSED) && message.places().isEmpty() && !elsewhen;
        return asked
                ? Optional.of(
                        new Completed(
                                that.map(day -> "Is %s a public holiday?".formatted(DATE.format(day)))
                                        .orElseGet(() -> "Is there a public holiday between %s and %s?"
                                                .formatted(
                                                        DATE.format(stops.days().getFirst()),
                                                        DATE.format(lastDay(stops, before)))),
                                List.of(
                                        "Single museums, shops and kitchens have days off of their own, which I do not know: ask where you stay.")))
                : Optional.empty();
    }

    /** "Is it the new year then?": on the days of the plan, of which the calendar tells. */
    private static Optional<Completed> newYear(Reading message, Itinerary stops, Background before) {
        var days = stops.days();
        return message.said().is(NEW_YEAR_THEN)
                ? Optional.of(new Completed("Is there a public holiday between %s and %s?"
                        .formatted(DATE.format(days.getFirst()), DATE.format(lastDay(stops, before)))))
                : Optional.empty();
    }

    /** "What time is sunset on day 3?": where that day ends, and on its date. */
    private static Optional<Completed> sun(Reading message, Background before) {
        var asked = Patterns.matcher(SUN, message.said().text());
        return asked.find() && message.places().isEmpty()
                ? DayMeant.in(message, before.conversation(), before.atlas())
                        .filter(day -> !day.places().isEmpty())
                        .map(day -> new Completed("What time is %s in %s on %s?"
                                .formatted(
                                        asked.group("set") == null ? "sunrise" : "sunset",
                                        day.places().getFirst().name(),
                                        DATE.format(day.date()))))
                : Optional.empty();
    }

    /** "If it rains at the beach": those that the plan comes to. */
    private static Optional<List<Place>> beaches(Reading message, Itinerary stops) {
        var beaches = stops.places().stream()
                .filter(place -> place.type() == PlaceType.BEACH)
                .toList();
        return message.said().has(AT_THE_BEACH) && !beaches.isEmpty() ? Optional.of(beaches) : Optional.empty();
    }

    /** Where the plan stays, the one that was spoken of last alone. */
    private static Optional<List<Place>> spokenOf(Background before) {
        var stays = before.conversation().ofThePlan();
        return before.subject()
                .filter(place -> !before.conversation().plan() && stays.contains(place))
                .map(List::of)
                .or(() -> Optional.of(stays).filter(places -> !places.isEmpty()));
    }

    private static Optional<Completed> rain(Reading message, Itinerary stops, Background before) {
        return message.said().is(RAIN)
                ? Optional.of(new Completed("What is there to do in %s when it rains?"
                        .formatted(DayMeant.in(message, before.conversation(), before.atlas())
                                .map(DayMeant::places)
                                .filter(places -> !places.isEmpty())
                                .or(() ->
                                        Optional.of(message.places().targets()).filter(named -> !named.isEmpty()))
                                .or(() -> beaches(message, stops))
                                .or(() -> spokenOf(before))
                                .orElseGet(stops::places)
                                .stream()
                                .limit(FEW)
                                .map(Place::name)
                                .collect(Collectors.joining(" and ")))))
                : Optional.empty();
    }
}
