package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Ok south then. 11 to 15 january" after a plan on the east coast, "hill country please" after a place that we took: the same kind of
 * trip, of the same length, in another part of the country.
 */
final class OtherCoast implements Completion {

    private static final Pattern DIRECTION = Patterns.anyCase(
            "^\\W*(?:(?:hm+|ok(?:ay)?|so|then|no|and|but|well|rather|maybe|actually|fine|right|let'?s\\s+(?:do|try|go)|make\\s+it|somewhere|anywhere|do|try|(?:i|we)(?:'d|\\s+would)?\\s+(?:rather|prefer|like|love|want)(?:\\s+to)?(?:\\s+(?:go|be|see|stay))?|what\\s+about|how\\s+about|(?:move|change|switch|shift)\\s+(?:(?:it|that|the\\s+(?:plan|trip))\\s+)?to|go|to|in|on|down|up)\\b[\\s,.!]*)*(?:the\\s+)?(?:deep\\s+|far\\s+)?(?<way>south|north|east|west)(?:ern)?(?:\\s+(?:coast|side|beaches))?\\b[\\s,]*(?:then|instead|please|rather|is\\s+(?:fine|better|ok))?(?<rest>(?:[\\s,.!;:]+(?:(?:from|on|for)\\s+)?\\d.*)?)\\W*$");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private static final Pattern COAST =
            Patterns.words("coast|beach(?:es)?|sea|surf\\w*|swim\\w*|snorkel\\w*|div(?:e|ing)");

    /** "Hill country please", "the beaches then", "make it the cultural triangle". */
    private static final Pattern PART = Patterns.anyCase(
            "^\\W*(?:(?:hm+|ok(?:ay)?|so|then|no(?=,)|sorry|oh|and|but|well|rather|maybe|actually|fine|right|wait|i\\s+mean(?:t)?|let'?s\\s+(?:do|try|go|say|make\\s+it)|make\\s+it|somewhere|anywhere|some\\s+place|do|try|(?:i|we)(?:'d|\\s+would)?\\s+(?:rather|prefer|like|love|want)(?:\\s+to\\s+(?:go|be|see|stay))?|what\\s+about|how\\s+about|(?:move|change|switch|shift)\\s+(?:(?:it|that|the\\s+(?:plan|trip))\\s+)?to|go|to|in|on|up|at|by|near|along|with)\\b[\\s,.!]*)*(?:the\\s+|an?\\s+)?(?<where>hill[\\s-]?country|hills|mountains|highlands|tea\\s+country|cultural\\s+triangle|ancient\\s+cities|coast|beach(?:es)?|sea|seaside)\\b[\\s,]*(?:(?:then|instead|please|pls|rather|thanks|would\\s+be\\s+(?:nice|good|great|better)|is\\s+(?:fine|better|ok))\\W*)*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean leavesThePlan = message.places().isEmpty()
                && !before.conversation().itinerary().isEmpty()
                && before.conversation().isBesideThePlan();
        return leavesThePlan
                ? inAnotherPart(message, before).or(() -> onAnotherCoast(message, before))
                : Optional.empty();
    }

    private static Optional<Completed> inAnotherPart(Reading message, Background before) {
        var said = Patterns.matcher(PART, message.said().text());
        if (!said.matches()) {
            return Optional.empty();
        }
        var part = said.group("where").toLowerCase(Locale.ROOT);
        var where = switch (part) {
            case "coast", "beach", "beaches", "sea", "seaside" ->
                isSummer(before) ? "on the east coast" : "on the south coast";
            case "hills", "mountains", "highlands" -> "in the hill country";
            default -> "in the " + part;
        };
        return Optional.of(new Completed("Plan the trip " + where + " instead" + asLong(before)));
    }

    /** When the sea is calm in the east. */
    private static boolean isSummer(Background before) {
        return before.conversation()
                .start()
                .filter(first -> first.getMonthValue() >= 5 && first.getMonthValue() <= 9)
                .isPresent();
    }

    /** As many days from the same day, where the plan has them. */
    private static String asLong(Background before) {
        var days = before.conversation()
                .days()
                .map(count -> count == 1 ? ", 1 day" : ", " + count + " days")
                .orElse("");
        return days
                + before.conversation()
                        .start()
                        .map(first -> " from " + DAY.format(first))
                        .orElse("");
    }

    private static Optional<Completed> onAnotherCoast(Reading message, Background before) {
        var said = Patterns.matcher(DIRECTION, message.said().text());
        if (!said.matches()) {
            return Optional.empty();
        }
        boolean byTheSea = before.earlier().stream().anyMatch(one -> one.said().has(COAST));
        return Optional.of(new Completed("Plan the trip %s the %s%s instead%s"
                .formatted(
                        byTheSea ? "on" : "in",
                        said.group("way").toLowerCase(Locale.ROOT),
                        byTheSea ? " coast" : "",
                        said.group("rest").isBlank()
                                ? asLong(before)
                                : ", " + said.group("rest").replaceFirst("^[\\s,.!;:]+", ""))));
    }
}
