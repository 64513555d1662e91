package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "Swap the second morning for something with tea": what is seen then is left out, and the wish taken in. */
final class MorningExchange implements Completion {

    private static final int LONGEST_WORDS = 20;
    private static final int NOON = 12 * 60;
    private static final int EVENING = 17 * 60;
    private static final Pattern SWAPPED = Patterns.anyCase(
            "\\b(?:swap|replace|exchange|switch|change|trade)\\s+(?:out\\s+)?(?<when>[\\p{L}\\p{N} ]{3,40}?)\\s+(?:for|with|to|against)\\s+(?:some(?:thing|where)|anything)\\s+(?<what>[^.!?,;]{2,40}?)(?:\\s+(?:please|pls|instead|then))*\\W*$");
    private static final Pattern INSTEAD = Patterns.anyCase(
            "(?<!\\bthere\\s)\\b(?:some(?:thing|where)|anything)\\s+(?!to\\b)(?<what>[^.!?,;]{2,40}?)\\s+(?<when>(?:on|in)\\s+(?:the\\s+)?[\\p{L}\\p{N} ]{3,30}?)\\s+(?:instead|rather)\\W*$");
    private static final Pattern PART = Patterns.words("morning|afternoon|evening");
    private static final Pattern DAY = Patterns.words("day|morning|afternoon|evening");
    private static final Pattern AN_HOUR = Pattern.compile("^Time (?:in|at) .+? for (?:the |an? )?(?<thing>.+)$");
    private static final Pattern LED = Patterns.anyCase("^(?:with|about|of|in|like|to\\s+do\\s+with|around)\\s+");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        boolean open = !plan.isEmpty()
                && before.conversation().isBesideThePlan()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS;
        return open
                ? Stream.of(SWAPPED, INSTEAD)
                        .map(pattern -> Patterns.matcher(pattern, message.said().text()))
                        .filter(said -> said.find() && Patterns.isIn(DAY, said.group("when")))
                        .findFirst()
                        .flatMap(said -> exchanged(said.group("when"), said.group("what"), plan, before))
                : Optional.empty();
    }

    private static Optional<Completed> exchanged(String when, String what, Itinerary plan, Background before) {
        var days = DaySaid.in(when, plan.days());
        if (days.size() != 1 || days.getFirst().number() > plan.days().size()) {
            return Optional.empty();
        }
        int number = days.getFirst().number();
        var part = Patterns.matcher(PART, when);
        var gone = part.find() ? part.group() : "";
        var left = plan.on(plan.days().get(number - 1)).visits().stream()
                .filter(entry -> isIn(gone, entry))
                .toList();
        return left.isEmpty()
                ? Optional.of(new Completed(
                        "Keep the plan as it is",
                        List.of("Not kept: day %d has nothing then that could be left out; tell me what to put in."
                                .formatted(number))))
                : Optional.of(without(left, number, what, before));
    }

    private static Completed without(List<Entry> left, int number, String what, Background before) {
        var stays = before.conversation().ofThePlan();
        var dropped = new ArrayList<Place>();
        var terms = new ArrayList<String>();
        var notes = new ArrayList<String>();
        for (var entry : left) {
            var hour = Patterns.matcher(AN_HOUR, entry.activity());
            if (hour.matches()) {
                terms.add("left out: " + hour.group("thing"));
            } else {
                entry.place().filter(place -> !stays.contains(place)).ifPresent(dropped::add);
            }
            notes.add("Left out now: %s, which was on day %d.".formatted(entry.activity(), number));
        }
        return new Completed(
                "Make the plan with " + LED.matcher(what).replaceFirst(""),
                notes,
                false,
                List.of(),
                Optional.of(new Change(Optional.of(stays), dropped, terms)));
    }

    private static boolean isIn(String part, Entry entry) {
        return switch (part.toLowerCase(Locale.ROOT)) {
            case "morning" -> entry.start() < NOON;
            case "afternoon" -> entry.start() >= NOON && entry.start() < EVENING;
            case "evening" -> entry.start() >= EVENING;
            default -> true;
        };
    }
}
