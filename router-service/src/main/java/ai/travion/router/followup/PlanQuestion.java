package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import ai.travion.router.places.Kinds;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A question in the midst of a plan: "how far is that drive?", "what day are we in Ella?", "what if it rains?". */
final class PlanQuestion implements Completion {

    private static final int FEW = 2;
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final Pattern POYA = Patterns.words("poyas?|poya days?|full moon|public holidays?|holidays?");
    /** Of a day that is named, the calendar is asked as it stands. */
    private static final Pattern A_DAY =
            Patterns.words("\\d{1,2}(?:st|nd|rd|th)|(?:that|the|this|each)\\s+(?:\\p{L}+\\s+)?day|next|after");

    private static final Pattern WHICH_DAY = Patterns.anyCase(
            "\\b(?:what|which)\\s+days?\\b|\\b(?:what\\s+time|when)\\s+(?:are|will|do|would|is|does|am|should|shall)\\s+(?:we|i|they|you|it|the|our)\\b(?!\\s+(?:book|buy|best))");
    private static final Pattern DRIVE = Patterns.anyCase(
            "\\bhow\\s+(?:far|long|many\\s+(?:hours|km|kilomet(?:er|re)s))\\b[^?]*\\b(?:driv(?:e|es|ing)|ride|transfers?|journey|way|road|train|get\\s+there|between)\\b|\\b(?:drive|driving)\\s+time\\b|\\bhow\\s+(?:far|long)\\s+(?:is|are)\\s+(?:it|that|they)\\b");
    private static final Pattern DAY = Patterns.anyCase(
            "\\b(?:on|of)\\s+(?:the\\s+)?(?<day>day\\s*\\w+|(?:first|second|third|fourth|fifth|last|final)\\s+day)\\b");
    private static final Pattern RAIN = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:what\\s+(?:if|do\\s+(?:we|you|i)\\s+\\p{L}+\\s+(?:if|when)|about\\s+(?:if|when|rain)|happens\\s+(?:if|when)|can\\s+(?:we|i)\\s+do\\s+(?:if|when)|should\\s+(?:we|i)\\s+do\\s+(?:if|when)|to\\s+do\\s+(?:if|when))|(?:and\\s+)?(?:if|when))\\b[^?]*\\b(?:rain\\w*|weather|storms?|wet|pours?)\\b[^?]*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var stops = Stops.of(before.conversation().itinerary(), before.atlas());
        boolean elsewhere = stops.all().isEmpty()
                || message.nearby().isPresent()
                || message.places().origin().isPresent()
                || !stops.places().containsAll(message.places().targets());
        if (elsewhere) {
            return Optional.empty();
        }
        return poya(message, stops)
                .or(() -> dayOf(message, stops))
                .or(() -> drive(message, stops))
                .or(() -> rain(message, stops));
    }

    private static Optional<Completed> poya(Reading message, Stops stops) {
        var days = stops.days();
        var word = POYA.matcher(message.said().text());
        boolean asked = word.find()
                && !message.when().saysADay()
                && !message.said().has(A_DAY)
                && message.places().isEmpty();
        return asked
                ? Optional.of(new Completed("Is there a %s between %s and %s?"
                        .formatted(
                                word.group().toLowerCase(Locale.ROOT).contains("holiday")
                                        ? "public holiday"
                                        : "Poya day",
                                DATE.format(days.getFirst()),
                                DATE.format(days.getLast()))))
                : Optional.empty();
    }

    /** The day of the stop that is named, or of the first that is of the kind that is named. */
    private static Optional<Completed> dayOf(Reading message, Stops stops) {
        if (!message.said().has(WHICH_DAY)) {
            return Optional.empty();
        }
        var named = message.places().targets();
        var text = message.said().text();
        var days = stops.days();
        return stops.all().stream()
                .filter(stop ->
                        named.isEmpty() ? Kinds.in(text).filter(stop::isOf).isPresent() : named.contains(stop.place()))
                .findFirst()
                .map(stop -> onItsDay(stop, days.indexOf(stop.day()) + 1));
    }

    private static Completed onItsDay(Stops.Stop stop, int day) {
        return new Completed(
                "What is on day " + day + "?",
                List.of("In the plan: %s, on day %d, %s, at %s."
                        .formatted(stop.activity(), day, DATE.format(stop.day()), stop.time())));
    }

    /** The way to the place or on the day that is named, or else the longest. */
    private static Optional<Completed> drive(Reading message, Stops stops) {
        if (!message.said().has(DRIVE)) {
            return Optional.empty();
        }
        var legs = legs(stops);
        var named = message.places().targets();
        var day = day(message, stops);
        return legs.stream()
                .filter(leg -> named.isEmpty() || named.contains(leg.to()))
                .filter(leg -> day.isEmpty() || day.get().equals(leg.day()))
                .max((one, other) -> Double.compare(one.kilometres(), other.kilometres()))
                .map(leg -> new Completed("How long does it take from %s to %s?"
                        .formatted(leg.from().name(), leg.to().name())));
    }

    private static Optional<LocalDate> day(Reading message, Stops stops) {
        var said = DAY.matcher(message.said().text());
        var days = stops.days();
        return said.find() ? Counting.index(said.group("day"), days.size()).map(days::get) : Optional.empty();
    }

    private record Leg(LocalDate day, Place from, Place to) {
        double kilometres() {
            return from.at().kilometresTo(to.at());
        }
    }

    private static List<Leg> legs(Stops stops) {
        var legs = new ArrayList<Leg>();
        for (int next = 1; next < stops.all().size(); next++) {
            var from = stops.all().get(next - 1).place();
            var to = stops.all().get(next).place();
            if (!from.equals(to)) {
                legs.add(new Leg(stops.all().get(next).day(), from, to));
            }
        }
        return legs;
    }

    private static Optional<Completed> rain(Reading message, Stops stops) {
        return message.said().is(RAIN)
                ? Optional.of(new Completed("What is there to do in %s when it rains?"
                        .formatted(stops.places().stream()
                                .limit(FEW)
                                .map(Place::name)
                                .collect(Collectors.joining(" and ")))))
                : Optional.empty();
    }
}
