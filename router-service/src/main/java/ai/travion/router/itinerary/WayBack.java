package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What time should I start back?": the last way of the day, or of the trip. */
final class WayBack {

    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:(?:at\\s+)?(?:what|which)\\s+time|when|how\\s+late|by\\s+when)\\s+(?:(?:should|shall|do|does|must|will|would|can|have|need|to|i|we)\\s+)+(?:start|set\\s+(?:off|out)|head|go|leave|drive|turn|begin|travel)\\s+(?:the\\s+(?:way|drive|journey)\\s+)?(?:to\\s+(?:go|come|drive|get)\\s+)?(?:back|home)(?:\\s+(?:to\\s+#+|then|again|on\\s+(?:the\\s+last\\s+day|day\\s+\\d{1,2}|that\\s+day)))*\\W*$");

    /** "How do we get to the airport on the 29th?" */
    private static final Pattern TO_THE_AIRPORT = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:how|when|what\\s+time)\\s+(?:(?:do|does|will|would|can|should|must|are|is|we|i|going|to|have|need)\\s+)+(?:get|go|come|drive|travel|leave|set\\s+off|set\\s+out|reach|make\\s+it|transferred|head)\\s*(?:back\\s+)?(?:for\\s+|to\\s+)?(?:the\\s+|our\\s+)?(?:airport|flight|plane)\\b[^.!]{0,40}$");

    private WayBack() {}

    static Optional<String> of(Reading message, Itinerary plan) {
        boolean toTheAirport = Patterns.isIn(TO_THE_AIRPORT, message.said().text());
        if (plan.isEmpty()
                || !(toTheAirport || Patterns.isIn(ASKED, message.places().remainder()))) {
            return Optional.empty();
        }
        var day = DaySaid.in(message.said().text(), plan.days()).stream()
                .findFirst()
                .filter(said -> said.number() <= plan.days().size())
                .map(said -> plan.days().get(said.number() - 1))
                .orElseGet(() -> plan.days().getLast());
        return plan.on(day).entries().stream()
                .filter(entry -> entry.is(Entry.Sort.DRIVE))
                .reduce((first, later) -> later)
                .map(way -> "In the plan: %s. Times on the road are estimates.".formatted(way.onItsDay()));
    }
}
