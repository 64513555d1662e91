package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.StandingWish;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** "Without Kandy lake": what one does at a place of the plan is left out, and the place stays. */
final class ThingOfAPlace implements Completion {

    private static final Pattern GIVEN_UP = Patterns.anyCase(
            "^(?:.*\\b)?(?:without|skip|drop|leave\\s+out|remove|take\\s+out|cut(?:\\s+out)?|no|not)\\s+(?:the\\s+|walking\\s+|going\\s+|round\\s+|around\\s+|to\\s+)*(?<what>\\p{L}[\\p{L}' -]{3,40}?)(?<deed>\\s+(?:walk|stroll|visit|trip|tour|climb))?(?:\\s+(?:please|pls|then|too|either|again|from\\s+the\\s+plan))*\\W*$");

    private static final Pattern BLANK = Pattern.compile(" .*");
    /** What else is wished in the same breath is read elsewhere. */
    private static final Pattern MORE =
            Patterns.words("add|more|longer|extra|another|include|move|start|swap|make|replace|change|days?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var said = Patterns.matcher(GIVEN_UP, message.said().text());
        var named = message.places().all().isEmpty()
                ? message.places().refused()
                : message.places().all();
        boolean ofThePlan = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && named.size() == 1
                && !message.said().has(MORE)
                && conversation.plans(named.getFirst())
                && said.find();
        if (!ofThePlan) {
            return Optional.empty();
        }
        var what = said.group("what").toLowerCase(Locale.ROOT);
        var name = named.getFirst().name().toLowerCase(Locale.ROOT);
        if (!what.contains(BLANK.matcher(name).replaceFirst(""))) {
            return Optional.empty();
        }
        boolean more = what.length() > name.length();
        var meant = Itinerary.of(conversation.itinerary(), before.atlas()).visits().stream()
                .filter(entry ->
                        more && entry.activity().toLowerCase(Locale.ROOT).contains(what))
                .toList();
        if (meant.isEmpty() && isTheClimb(said.group("deed"), named.getFirst(), before)) {
            return Optional.of(new Completed(
                    "Make it so",
                    List.of("Left out now: the climb at %s. %s stays in the plan."
                            .formatted(named.getFirst().name(), named.getFirst().name())),
                    false,
                    List.of(),
                    Optional.of(new Change(
                            Optional.of(conversation.ofThePlan()), List.of(), List.of(StandingWish.NO_CLIMBING)))));
        }
        return meant.isEmpty()
                ? Optional.empty()
                : Optional.of(new Completed(
                        "Make it so",
                        List.of("Left out now: %s. %s stays in the plan."
                                .formatted(
                                        meant.stream()
                                                .map(Entry::activity)
                                                .distinct()
                                                .collect(Collectors.joining(", ")),
                                        named.getFirst().name())),
                        false,
                        List.of(),
                        Optional.of(new Change(
                                Optional.of(conversation.ofThePlan()), List.of(), List.of("left out: " + what)))));
    }

    private static boolean isTheClimb(@Nullable String deed, Place place, Background before) {
        return deed != null
                && deed.strip().equalsIgnoreCase("climb")
                && Itinerary.of(before.conversation().itinerary(), before.atlas()).visits().stream()
                        .anyMatch(entry -> entry.activity().startsWith("Climb ")
                                && entry.place().filter(place::equals).isPresent());
    }
}
