package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** "Without Kandy lake", "skip the Sigiriya climb": what one does at a place of the plan is left out, and the place stays. */
final class ThingOfAPlace implements Completion {

    /** An order from its first word on: "should we skip it" asks, and "I would not skip it" wants it. */
    private static final Pattern GIVEN_UP = Patterns.anyCase(
            "^\\W*(?:(?:please|pls|and|but|ok(?:ay)?|no|nope|actually|then|so|rather|thanks|hm+|well|sorry|also|maybe|(?:i|we)\\s+meant?|(?:can|could)\\s+(?:you|we|i)|let'?s|let\\s+us|(?:i|we)(?:'d|\\s+would)?\\s+(?:like|love|want|prefer|rather)(?:\\s+(?:you\\s+)?to)?)\\W+){0,5}(?:without|skip|drop|leave\\s+out|remove|take\\s+out|cut(?:\\s+out)?|no|not)\\s+(?:the\\s+|walking\\s+|going\\s+|round\\s+|around\\s+|to\\s+)*(?<what>\\p{L}[\\p{L}' -]{3,40}?)(?<deed>\\s+(?:walk|stroll|visit|trip|tour|climb))?(?:\\s+(?:please|pls|then|too|either|again|from\\s+the\\s+plan))*\\W*$");

    private static final Pattern WHETHER = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|hm+)\\W+){0,3}(?:should|shall|would|must)\\s+(?:we|i|you)\\s+(?:rather\\s+|better\\s+)?(?:skip|drop|leave\\s+out|remove|cut)\\s+[^.!?]{3,60}\\W*$");

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
        if (conversation.hasPlanned()
                && named.size() == 1
                && conversation.plans(named.getFirst())
                && message.said().is(WHETHER)) {
            return Optional.of(new Completed(
                    "Is %s worth a visit?".formatted(named.getFirst().name())));
        }
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
        var visits = Itinerary.of(conversation.itinerary(), before.atlas()).visits();
        var meant = visits.stream()
                .filter(entry ->
                        more && entry.activity().toLowerCase(Locale.ROOT).contains(what))
                .toList();
        if (meant.isEmpty() && name.startsWith(what) && isAClimb(said.group("deed"))) {
            return visits.stream()
                    .filter(entry -> entry.activity().startsWith("Climb ")
                            && entry.place().filter(named.getFirst()::equals).isPresent())
                    .findFirst()
                    .map(climb -> without(
                            List.of(climb), climb.activity().toLowerCase(Locale.ROOT), named.getFirst(), before));
        }
        return meant.isEmpty() ? Optional.empty() : Optional.of(without(meant, what, named.getFirst(), before));
    }

    private static Completed without(List<Entry> meant, String thing, Place place, Background before) {
        return new Completed(
                "Make it so",
                List.of("Left out now: %s. %s stays in the plan."
                        .formatted(
                                meant.stream().map(Entry::activity).distinct().collect(Collectors.joining(", ")),
                                place.name())),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(before.conversation().ofThePlan()), List.of(), List.of("left out: " + thing))));
    }

    private static boolean isAClimb(@Nullable String deed) {
        return deed != null && deed.strip().equalsIgnoreCase("climb");
    }
}
