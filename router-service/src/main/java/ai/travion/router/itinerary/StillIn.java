package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.WayHome;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "Is New Year's Eve still in?", "does that still fit my flight?": whether a day or a flight that was spoken of is kept by the plan in hand. */
final class StillIn {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.ENGLISH);
    private static final String LEAD = "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|wait)\\W+){0,4}";
    private static final Pattern IS_IN = Patterns.anyCase(
            LEAD
                    + "(?:(?:is|are|will|do|does)\\s+)?(?:(?:we|you|it|the\\s+plan)\\s+)?(?:still\\s+|also\\s+)?(?:have\\s+|include\\s+|got\\s+|there\\s+(?:for|on)\\s+)?[^?]{3,40}?\\s+(?:(?:is|are|be)\\s+)?(?:still\\s+)?(?:in|included|covered|part\\s+of\\s+it|planned|kept)(?:\\s+(?:it|there|(?:the|our|this)\\s+(?:plan|trip|itinerary)))?(?:\\s+(?:then|now|too|right|yes))*\\W*$");
    private static final Pattern A_FEAST = Patterns.words(
            "new year'?s? ?(?:eve|day)?|nye|silvester|christmas(?: eve| day)?|xmas|vesak|poson|deepavali|easter|perahera|thai pongal|valentine'?s(?: day)?|birthday|independence day");
    /** "Will we see the Perahera?" */
    private static final Pattern SEEN = Patterns.anyCase(
            LEAD
                    + "(?:will|do|can|could|are|would)\\s+(?:we|i|they|the\\s+kids)\\s+(?:(?:also|still|even|actually|get\\s+to|going\\s+to|be\\s+able\\s+to)\\s+)*(?:see|seeing|catch|watch|experience|make|be\\s+(?:there|here|in\\s+\\p{L}+|in\\s+time)\\s+for|there\\s+for|here\\s+for|in\\s+time\\s+for)\\s+(?:the\\s+|an?\\s+)?(?:\\p{L}+\\s+){0,3}?(?:perahera|vesak|poson|deepavali|thai\\s+pongal|new\\s+year|easter|festivals?|processions?)\\b[^?]{0,30}\\W*");

    private static final Pattern OF_KANDY = Patterns.words("perahera");
    private static final Pattern OTHER_PERAHERAS =
            Patterns.words("nawam|navam|duruthu|gangaramaya|kelaniya|colombo|kataragama|bellanwila|dondra");
    private static final Set<Month> ITS_MONTHS = EnumSet.of(Month.JULY, Month.AUGUST);
    private static final Pattern FLIGHT = Patterns.anyCase(
            LEAD
                    + "(?:(?:does|do|will|would|is|can|are)\\s+)?(?:it|that|this|all\\s+(?:of\\s+)?(?:this|that)|everything|we|the\\s+(?:plan|trip|new\\s+plan))\\s+(?:\\p{L}+\\s+){0,3}?(?:fits?|works?|match(?:es)?|ok(?:ay)?|fine|go(?:es)?|suits?|make|catch|reach|enough\\s+time|in\\s+time|on\\s+time)\\b[^?]{0,25}\\b(?:flights?|plane|departure|arrival|airport)\\b[^?]{0,20}\\W*$");
    /** "We must reach the airport by 9pm" is told, and not asked. */
    private static final Pattern ASKS =
            Patterns.anyCase(LEAD + "(?:does|do|will|would|is|are|can|could)\\b.*|.*\\?\\s*$");

    private static final Pattern TELLS_AN_HOUR = Patterns.words(
            "\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|h|hrs|hours)|\\d{1,2}:\\d\\d|(?:at|by|before|after) (?:\\d{1,2}|noon|midnight)|o'?clock");
    private static final Pattern OF_A_FLIGHT =
            Patterns.words("flights?|fly|flying|land|lands|landing|arriv\\w+|depart\\w*|plane|airport");

    private static final Pattern HOUR =
            Pattern.compile("(?<![\\d:])(?<h>\\d{1,2})[:.](?<m>\\d\\d)\\b(?!\\s*(?:[ap]m|[:.]))");
    private static final int NEAR_THE_AIRPORT = 20;
    private static final int AHEAD_OF_A_FLIGHT = 180;

    private StillIn() {}

    static Optional<String> of(Reading message, Itinerary plan, Conversation conversation) {
        if (!plan.isEmpty() && message.said().is(SEEN)) {
            return message.said().has(OF_KANDY)
                    ? peraheraMissed(message, plan)
                    : message.when()
                            .start()
                            .filter(day -> !plan.days().contains(day))
                            .map(day -> missed(day, plan));
        }
        if (plan.isEmpty() || !message.places().isEmpty()) {
            return Optional.empty();
        }
        boolean ofTheFlight = message.said().has(FLIGHT)
                && message.said().is(ASKS)
                && !message.when().saysADay()
                // "Does it fit the flight at 23:55?": that of which was told.
                && (!message.said().has(TELLS_AN_HOUR) || isTheHourOfTheFlight(message, conversation));
        if (ofTheFlight) {
            return Optional.of(flight(plan, conversation));
        }
        boolean feast = message.said().has(A_FEAST) && message.said().has(IS_IN);
        return feast ? message.when().start().map(day -> day(day, plan)) : Optional.empty();
    }

    private static boolean isTheHourOfTheFlight(Reading message, Conversation conversation) {
        var told = flights(conversation).toList();
        return Patterns.in(HOUR, message.said().text())
                .map(MatchResult::group)
                .allMatch(hour -> told.stream().anyMatch(words -> words.contains(hour)));
    }

    private static Stream<String> flights(Conversation conversation) {
        return conversation.known().getOther().stream()
                .map(StatedValue::getValue)
                .filter(words -> Patterns.isIn(OF_A_FLIGHT, words));
    }

    private static Optional<String> peraheraMissed(Reading message, Itinerary plan) {
        boolean maySeeIt = plan.days().stream().anyMatch(day -> ITS_MONTHS.contains(day.getMonth()));
        return maySeeIt || message.said().has(OTHER_PERAHERAS)
                ? Optional.empty()
                : Optional.of(
                        "No: the plan is from %s to %s, and the Esala Perahera of Kandy passes in July or August, on the ten evenings or so up to Nikini Poya. Tell me to move the trip, and I do."
                                .formatted(
                                        DAY.format(plan.days().getFirst()),
                                        DAY.format(plan.days().getLast())));
    }

    /** A feast that falls on none of its days; of one that does, more is known than the plan tells. */
    private static String missed(LocalDate day, Itinerary plan) {
        return "No: the plan is from %s to %s, and that is next expected from %s. Tell me to move the trip, and I do."
                .formatted(
                        DAY.format(plan.days().getFirst()),
                        DAY.format(plan.days().getLast()),
                        DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH)
                                .format(day));
    }

    private static String day(LocalDate day, Itinerary plan) {
        var days = plan.days();
        if (!days.contains(day)) {
            return "No: the plan is from %s to %s, and %s is not among its days. Tell me to move it or to make it longer, and I do."
                    .formatted(DAY.format(days.getFirst()), DAY.format(days.getLast()), DAY.format(day));
        }
        var entries = plan.on(day).entries();
        var evening = entries.getLast();
        boolean goesOut = evening.is(Entry.Sort.VISIT);
        return "Yes, the day is in: %s, day %d. Its evening: %s.%s"
                .formatted(
                        DAY.format(day),
                        evening.number(),
                        evening.atItsTime(),
                        goesOut
                                ? ""
                                : " No hour is planned for the feast itself; tell me where you want to be that night, and I turn the days for it.");
    }

    private static String flight(Itinerary plan, Conversation conversation) {
        var said = flights(conversation).map("\"%s\""::formatted).collect(Collectors.joining(", "));
        var first = plan.on(plan.days().getFirst()).entries().getFirst();
        var last = plan.on(plan.days().getLast()).entries().getLast();
        var ends = "The plan begins on %s at %s (%s) and ends on %s at %02d:%02d (%s)."
                .formatted(
                        DAY.format(first.day()),
                        first.clock(),
                        first.activity(),
                        DAY.format(last.day()),
                        last.end() / 60 % 24,
                        last.end() % 60,
                        last.activity());
        return said.isEmpty()
                ? ends
                        + " You have told me no hour of a flight: tell me its day and hour, and I plan the last day for it."
                : "%s: %s. %s Be at the airport three hours before; tell me if the hours are others."
                        .formatted(
                                leavesInTime(last, said)
                                        ? "Yes. It is made for what you told me of your flights"
                                        : "It is made for what you told me of your flights",
                                said,
                                ends);
    }

    /** Whether the last that is planned is over three hours before the only hour that is told of a flight home, and near the airport. */
    private static boolean leavesInTime(Entry last, String flights) {
        var hours = Patterns.in(HOUR, flights).toList();
        boolean isNear = last.place()
                .filter(place -> place.at().kilometresTo(WayHome.AIRPORT) <= NEAR_THE_AIRPORT)
                .isPresent();
        return isNear
                && hours.size() == 1
                && last.end()
                        <= Integer.parseInt(hours.getFirst().group("h")) * 60
                                + Integer.parseInt(hours.getFirst().group("m"))
                                - AHEAD_OF_A_FLIGHT;
    }
}
