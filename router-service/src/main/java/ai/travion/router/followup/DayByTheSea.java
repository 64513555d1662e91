package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Placement;
import java.time.LocalDate;
import java.time.Month;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "The beach at the end, one day", "add a beach day at the end": the last day of a plan by the sea, and its other days as they were. */
final class DayByTheSea implements Completion {

    private static final int LONGEST_WORDS = 16;
    private static final String SEA = "(?:beach|sea(?:side)?|coast)";
    private static final String AT_IT = "(?:at|on|by|near|to|for)\\s+(?:the|a|some)\\s+(?:\\p{L}+\\s+)?" + SEA;
    private static final String A_DAY = "(?:an?|one|1|another|the)\\s+(?:full\\s+|last\\s+|extra\\s+|more\\s+)?(?:"
            + SEA + "\\s+day|day\\s+" + AT_IT + ")";
    private static final String AT_THE_END =
            "(?:at\\s+the\\s+(?:very\\s+)?end|in\\s+the\\s+end|to\\s+finish|as\\s+(?:the\\s+)?last\\s+day|on\\s+the\\s+last\\s+day)";
    private static final Pattern SAID = Patterns.anyCase("\\b" + A_DAY + "\\b[^.?!]{0,20}\\b" + AT_THE_END
            + "\\b|\\b(?:the|a|some)\\s+" + SEA + "(?:\\s+day)?\\s+" + AT_THE_END + "\\b|\\b" + AT_THE_END
            + "\\b[^.?!]{0,12}\\b(?:" + A_DAY + "|the\\s+" + SEA
            + ")\\b|\\b(?:finish|end)(?:ing)?\\s+(?:it\\s+)?(?:with|on|at)\\s+(?:"
            + A_DAY + "|(?:the|a)\\s+" + SEA + ")\\b|\\b(?:the|our|my)\\s+last\\s+day\\s+" + AT_IT + "\\b");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:is|are|was|what|which|why|when|where|who|how(?!\\s+about)|do|does|did|should)\\b.*");
    /** "No, a day by the sea at the end" refuses what was before. */
    private static final Pattern REFUSED = Patterns.anyCase(
            "\\b(?:not|never|without|nor|neither|instead\\s+of|rather\\s+than|skip|avoid|drop|remove|cancel|delete|cut|leave\\s+out|less|hate|dislike)\\b|n['\u2019]t\\b|\\b(?:do|does|did|wo|would|ca)nt\\b|\\bno\\b(?!\\s*[,.!])");

    private static final Pattern LONGER = Patterns.words("add|adding|plus|extra|more|another|additional|longer|extend");
    private static final List<String> IN_WINTER = List.of("mirissa", "unawatuna", "tangalle", "bentota", "hikkaduwa");
    private static final List<String> IN_SUMMER = List.of("arugam-bay", "pasikudah", "trincomalee");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean wished = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && conversation.days().filter(days -> days > 1).isPresent()
                && message.places().isEmpty()
                && !message.when().saysADay()
                && message.said().words().size() <= LONGEST_WORDS
                && message.said().has(SAID)
                && !message.said().is(ASKS)
                && !message.said().has(REFUSED)
                && conversation.ofThePlan().stream().noneMatch(place -> Land.isOf(place, "beach"));
        return wished ? beach(message, before).map(place -> atTheEnd(place, message, before)) : Optional.empty();
    }

    private static Completed atTheEnd(Place beach, Reading message, Background before) {
        boolean longer = message.said().has(LONGER);
        return new Completed(
                longer ? "Make it one day longer" : "Make it so",
                List.of(
                        "The last day is in %s now, by the sea and within reach at that time of the year; the other places stay. Name another beach if you prefer."
                                .formatted(beach.name())),
                false,
                List.of(Placement.staying(beach.name(), 1)),
                Optional.of(new Change(
                        Optional.of(Stream.concat(before.conversation().ofThePlan().stream(), Stream.of(beach))
                                .toList()),
                        List.of(),
                        List.of(beach.name() + " all the same"))));
    }

    /** The nearest to where the plan ends, on the coast where the sea is calm. */
    private static Optional<Place> beach(Reading message, Background before) {
        var month = before.conversation().start().orElse(message.today());
        var last = before.conversation().ofThePlan().getLast();
        return ids(month).stream()
                .flatMap(id -> before.atlas().withId(id).stream())
                .min(Comparator.comparingDouble(place -> place.at().kilometresTo(last.at())));
    }

    private static List<String> ids(LocalDate day) {
        boolean winter =
                day.getMonth().compareTo(Month.NOVEMBER) >= 0 || day.getMonth().compareTo(Month.APRIL) <= 0;
        return winter ? IN_WINTER : IN_SUMMER;
    }
}
