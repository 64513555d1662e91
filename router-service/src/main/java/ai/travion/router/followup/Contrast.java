package ai.travion.router.followup;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * "And on the other coast?", "what about the other side of the island", "and in the dry zone?": what was asked of one part of the
 * country is asked of another, for what the traveller is after.
 */
final class Contrast implements Completion {

    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|well|hmm+|oh|what|how|about|is|are|there|any|anything|anywhere|somewhere|same|also|it|better|where|which|one|places?|good)\\b[\\s,.!:]*)*";
    private static final String TAIL =
            "(?:\\s+(?:then|though|tho|instead|rather|please|pls|too|as\\s+well|better|good|any\\s+good))*\\W*$";
    private static final Pattern OTHER_COAST = Patterns.anyCase(LEAD
            + "(?:(?:on|at|along|to|from|off|in)\\s+)?(?:the\\s+)?(?:other|opposite)\\s+(?:coasts?|side|end|sea|shore|half)(?:\\s+of\\s+(?:the\\s+)?(?:island|country|sri\\s+lanka))?"
            + TAIL);
    private static final Pattern ZONE = Patterns.anyCase(LEAD
            + "(?:in|on|up\\s+in|down\\s+in|around|for)\\s+(?:the\\s+)?(?<where>dry\\s+zone|wet\\s+zone|low\\s*lands?|lowlands|high\\s*lands?|hills|hill\\s+country|mountains|highlands|interior|cent(?:re|er)|(?:deep\\s+|far\\s+)?(?:north|south|east|west)|(?:north|south|east|west)(?:ern)?\\s+(?:coast|province|part|side))"
            + TAIL);
    /** "What about from Trinco then?" */
    private static final Pattern FROM_ANOTHER_PLACE = Patterns.anyCase(
            LEAD + "(?:(?:off|out\\s+of|around|near)|(?<=about\\s)from)\\s+(?:the\\s+)?#+(?:\\s#+)*" + TAIL);

    private static final Pattern EASTERN = Patterns.words("east(?:ern)?|trinco\\w*|arugam|pasikudah");

    /** The south coast bends at Hambantota; what lies north of Yala looks east. */
    private static final double SOUTHERNMOST_OF_THE_EAST = 6.5;

    private static final double WESTERNMOST_OF_THE_EAST = 81.0;

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (!before.conversation().plan()
                && Patterns.isAllOf(FROM_ANOTHER_PLACE, message.places().remainder())) {
            return before.atlas().mentionedIn(message.said().text()).stream()
                    .findFirst()
                    .flatMap(mention -> Pursuit.spokenOf(before)
                            .map(deed -> new Completed("Is %s good for %s%s?"
                                    .formatted(mention.place().name(), deed, time(message, before)))));
        }
        boolean open = message.places().isEmpty()
                && message.nearby().isEmpty()
                && message.calendar().isEmpty()
                && !before.conversation().plan()
                && !before.earlier().isEmpty();
        if (!open) {
            return Optional.empty();
        }
        if (message.said().is(OTHER_COAST)) {
            var where = isInTheEast(before) ? "on the south coast" : "on the east coast";
            return Pursuit.spokenOf(before)
                    .map(deed -> question("places", where, " for " + deed, message, before))
                    .or(() -> before.subject()
                            .filter(place -> place.type() == PlaceType.BEACH)
                            .map(place -> question("beaches", where, "", message, before)));
        }
        var zone = Patterns.matcher(ZONE, message.said().text());
        return zone.matches()
                ? Pursuit.spokenOf(before)
                        .filter(deed -> isOfAPlace(before))
                        .map(deed -> question("places", in(zone.group("where")), " for " + deed, message, before))
                : Optional.empty();
    }

    /** Where no place was named the same question is asked of the other part. */
    private static boolean isOfAPlace(Background before) {
        return before.last()
                .filter(last ->
                        !last.places().targets().isEmpty() || Pursuit.in(last).isEmpty() || Alternative.isAskedIn(last))
                .isPresent();
    }

    private static Completed question(String kind, String where, String what, Reading message, Background before) {
        return new Completed("Which %s %s are good%s%s?".formatted(kind, where, what, time(message, before)));
    }

    private static String time(Reading message, Background before) {
        return TimeSaid.in(message, before).map(time -> " " + time).orElse("");
    }

    private static String in(String where) {
        var words = where.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        return switch (words) {
            case "hills", "mountains", "hill country", "highlands", "high lands", "interior", "centre", "center" ->
                "in the hill country";
            case "east", "south", "west", "deep south" ->
                "on the " + words.substring(words.lastIndexOf(' ') + 1) + " coast";
            default -> (words.endsWith("coast") ? "on the " : "in the ") + words;
        };
    }

    /** Where what was spoken of last lies. */
    private static boolean isInTheEast(Background before) {
        return Stream.concat(
                        before.subject().map(Place::at).stream(),
                        before.earlier().reversed().stream()
                                .flatMap(said -> Stream.concat(
                                        said.places().targets().stream().map(Place::at),
                                        said.places().beyond().stream().flatMap(beyond -> beyond.at().stream()))))
                .findFirst()
                .map(Contrast::isInTheEast)
                .orElseGet(() ->
                        before.last().filter(said -> said.said().has(EASTERN)).isPresent());
    }

    private static boolean isInTheEast(GeoPoint at) {
        return at.latitude() > SOUTHERNMOST_OF_THE_EAST && at.longitude() > WESTERNMOST_OF_THE_EAST;
    }
}
