package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.envelope.KeptSlots;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "Put it back", "hmm no, leave it out after all", "three nights there", "use that night for Ella": an order that means what the turn before
 * put into the plan, or took out of it, is said in full.
 *
 * @param dropped places that the turn before took out of the plan
 * @param added places that it put in
 * @param then the plan before it
 * @param now the plan in hand
 * @param said what the traveller said in that turn
 */
public record OfTheLastChange(List<Place> dropped, List<Place> added, Itinerary then, Itinerary now, String said) {

    private static final int MOST_WORDS = 16;
    private static final String LEAD =
            "^\\W*(?:(?:hm+|no|nope|nah|ok(?:ay)?|k|oh|ah|wait|actually|sorry|well|yes|yeah|great|good|fine|alright|then|but|and|so|now|please|pls|also|maybe|perhaps|(?:on|i)\\s+(?:second\\s+thoughts?|changed\\s+my\\s+mind)|we\\s+changed\\s+our\\s+minds?|let'?s|rather|better|just|only|(?:can|could|would)\\s+(?:you|we)|(?:we|i)(?:'d|'ll|\\s+would|\\s+will)?(?:\\s+(?:like|love|want|prefer|need|have)(?:\\s+to)?|\\s+rather)?)\\b\\W*)*";
    private static final String IT =
            "(?:it|that|this|them|those|that\\s+one|this\\s+one|the\\s+one\\s+(?:you|we)\\s+\\p{L}+)";
    private static final String TAIL =
            "(?:\\W+(?:please|pls|then|again|now|after\\s+all|instead|too|though|anyway|all\\s+the\\s+same|thanks|in\\s+the\\s+(?:plan|trip)))*\\W*$";
    private static final Pattern BACK = Patterns.anyCase(LEAD + "(?:(?:put|bring|take|get|add|have|want)\\s+" + IT
            + "\\s+(?:back(?:\\s+(?:in(?:to)?|on))?(?:\\s+(?:the\\s+)?(?:plan|trip|it))?|in\\s+again|again)|(?:put|bring|add|take)\\s+back\\s+(?:in\\s+)?"
            + IT + "|(?:keep\\s+" + IT + "(?:\\s+in)?|leave\\s+" + IT + "\\s+in)(?:\\s+the\\s+plan)?)" + TAIL);
    private static final Pattern OUT = Patterns.anyCase(LEAD
            + "(?:(?:leave|take|drop|throw|kick|cut|put|get)\\s+" + IT
            + "\\s+(?:back\\s+)?(?:out|off|away)|(?:drop|skip|remove|delete|cut|scrap|forget|cancel|lose)\\s+(?:about\\s+)?"
            + IT + "|without\\s+" + IT + ")(?:\\s+again)?" + TAIL);

    /** With a place behind it, it would ask for a trip there alone. */
    private static final Pattern BARELY = Patterns.anyCase("\\b(?:but|only|just)\\b\\s*");

    private static final Pattern THERE = Patterns.words("there");
    private static final Pattern NIGHTS = Patterns.anyCase(LEAD
            + "(?:(?:for|about|make\\s+(?:it|that)|give\\s+(?:it|us)|stay(?:ing)?|spend|keep|do|of)\\s+)*(?:(?:for|only|just|about|maybe|at\\s+least|up\\s+to)\\s+)*(?:an?|one|two|three|four|five|six|seven|\\d|another|a\\s+couple\\s+of)\\s+(?:(?:more|extra|full|whole)\\s+)?(?:nights?|nites?)(?:\\s+(?:more|longer|less|fewer|extra))?(?:\\s+(?:there|is\\s+enough|are\\s+enough|only|will\\s+do|would\\s+do))*"
            + TAIL);
    private static final Pattern LONGER = Patterns.anyCase(LEAD
            + "(?:stay|spend|have|be|give\\s+us)\\b.{0,25}?\\b(?:longer|more\\s+time|(?:nights?|days?)\\s+(?:more|longer))(?:\\s+there)?"
            + TAIL);
    /** "Use that night for Ella", "the free day goes to Galle". */
    private static final String FREED =
            "(?:(?:that|the|its|their|those|these|this)\\s+)(?:(?:free|freed|spare|extra|saved|additional|remaining|other)\\s+)*(?:time|nights?|days?)(?:\\s+(?:we|you)\\s+\\p{L}+)?";

    private static final Pattern GIVEN =
            Patterns.anyCase("(?:\\b(?:give|put|use|spend|add|move|shift|take|have|stay)\\s+(?:" + FREED
                    + "|it|them)(?:\\s+(?:back|there|instead))*\\s+(?:to|in|into|for|at|on)\\s+(?:the\\s+)?#|\\b"
                    + FREED
                    + "\\s+(?:(?:can|could|should|shall|will|would)\\s+)?(?:goes|go|be\\s+(?:spent|used|added)|is)\\s+(?:to|in|into|for|at|on)\\s+(?:the\\s+)?#|#+\\s+(?:gets|get|has|takes|can\\s+have|should\\s+get|should\\s+have)\\s+"
                    + FREED
                    + "|\\b(?:stay|be)\\s+(?:that|so\\s+much|this\\s+much)\\s+longer\\s+(?:in|at)\\s+(?:the\\s+)?#)");
    private static final Pattern TAKEN_FROM =
            Patterns.anyCase(LEAD + "(?:(?:take|subtract|deduct|cut|get)\\s+(?:" + FREED
                    + "|it|that|one)(?:\\s+(?:away|off))?\\s+(?:from|off|out\\s+of)|at\\s+the\\s+(?:cost|expense)\\s+of|for\\s+it\\s+(?:one|a\\s+night)\\s+less\\s+in|from)\\s+(?:the\\s+)?#"
                    + TAIL);
    private static final Pattern INSTEAD = Patterns.anyCase(LEAD
            + "(?:(?:what|how)\\s+about|what\\s+if\\s+we\\s+(?:go\\s+to|do|take|visit|see)|could\\s+it\\s+be|make\\s+(?:it|that)|(?:go|change|switch)\\s+(?:to|for|with)|do|take|visit|see|try|stay\\s+in|have|add|put\\s+in)?\\s*(?:the\\s+)?#\\s*(?:instead(?:\\s+of\\s+(?:it|that|this|there))?|rather|in\\s+its\\s+(?:place|stead))"
            + TAIL);
    private static final Pattern REFUSES = Patterns.words(
            "no|not|without|don'?t|drop|skip|remove|leave|take|cut|cancel|delete|lose|scrap|forget|too (?:far|hard|steep|much|crowded|touristy|cold|hot|expensive)");
    private static final Pattern OBJECT = Patterns.anyCase(
            "\\b(?:put|bring|take|get|add|include|keep|have)\\s+(?:back\\s+)?(?:in\\s+)?(?:the|a|an)\\s+(?<thing>\\p{L}[\\p{L} '-]{2,30}?)(?:\\s+(?:back|in|again|too|please|pls|then|to\\s+the\\s+plan|after\\s+all))*\\W*$");

    /** The state with its order in full; as it is where that means nothing of the turn before. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var message = Utterance.of(state.getUserQuery());
        if (state.getPendingClarification().isPresent() || message.words().size() > MOST_WORDS) {
            return state;
        }
        return in(state, atlas)
                .flatMap(last -> last.orderOf(message, atlas))
                .map(order -> GraphState.newBuilder(state).setUserQuery(order).build())
                .orElse(state);
    }

    /** Nothing where the turn before left no plan, or what was said in it is no longer known. */
    private static Optional<OfTheLastChange> in(GraphState state, Places atlas) {
        var versions = PlanVersion.in(state, atlas);
        var said = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .findFirst();
        if (versions.isEmpty() || said.isEmpty()) {
            return Optional.empty();
        }
        var now = Itinerary.of(state.getItinerary(), atlas);
        boolean changed = versions.size() > 1 && versions.getLast().made().getTurn() == state.getTurn() - 1;
        var kept = changed
                ? Itinerary.of(KeptSlots.in(versions.get(versions.size() - 2).made()), atlas)
                : now;
        var then = kept.isEmpty() ? now : kept;
        return Optional.of(new OfTheLastChange(
                slept(then).filter(place -> now.nightsAt(place) == 0).toList(),
                slept(now).filter(place -> then.nightsAt(place) == 0).toList(),
                then,
                now,
                said.get()));
    }

    private static Stream<Place> slept(Itinerary plan) {
        return plan.entries().stream()
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .filter(place -> plan.nightsAt(place) > 0);
    }

    private Optional<String> orderOf(Utterance message, Places atlas) {
        var mentions = atlas.mentionedIn(message.text());
        if (mentions.size() == 1) {
            var to = mentions.getFirst();
            var blanked = message.text().substring(0, to.start()) + "#"
                    + message.text().substring(to.end());
            return nightsGiven(blanked, to.place())
                    .or(() -> takenFrom(blanked, to.place()))
                    .or(() -> insteadOf(blanked, to.place(), atlas));
        }
        if (!mentions.isEmpty()) {
            return Optional.empty();
        }
        if (message.is(BACK)) {
            return back(atlas);
        }
        if (message.is(OUT)) {
            return out(atlas);
        }
        boolean ofNights = message.is(NIGHTS) || (message.has(THERE) && message.is(LONGER));
        return ofNights
                ? spokenOf(atlas)
                        .map(place -> of(place, BARELY.matcher(message.text()).replaceAll("")))
                : Optional.empty();
    }

    /** What was only left out comes back with the plan that had it; else by its name. */
    private Optional<String> back(Places atlas) {
        var gone = named(atlas).stream().filter(place -> !now.isAt(place)).toList();
        if (gone.isEmpty() && dropped.isEmpty()) {
            return Optional.empty();
        }
        return added.isEmpty() && !dropped.isEmpty()
                ? Optional.of("Undo that")
                : Optional.of("Put %s back in".formatted(names(gone.isEmpty() ? dropped : gone)));
    }

    private Optional<String> out(Places atlas) {
        var numbered = NthStop.named(said, now);
        if (numbered.isPresent()) {
            return numbered.map("Leave out "::concat);
        }
        var there = named(atlas).stream().filter(now::isAt).toList();
        if (there.size() == 1) {
            return Optional.of("Leave out " + names(there));
        }
        var other = named(atlas);
        if (there.isEmpty()
                && other.size() == 1
                && (said.strip().endsWith("?") || Phrases.isQuestion(Utterance.of(said)))) {
            // Of a place that was only asked about it is said that the plan has it not.
            return Optional.of("Leave out " + names(other));
        }
        var thing = Patterns.matcher(OBJECT, said);
        if (there.isEmpty() && thing.find()) {
            return Optional.of("Leave out the " + thing.group("thing"));
        }
        return added.isEmpty() ? Optional.empty() : Optional.of("Leave out " + names(added));
    }

    private List<Place> named(Places atlas) {
        return atlas.mentionedIn(said).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
    }

    /** The one place of which the turn before was. */
    private Optional<Place> spokenOf(Places atlas) {
        var named = named(atlas).stream().filter(now::isAt).toList();
        var meant = named.size() == 1 ? named : added;
        return meant.size() == 1 ? Optional.of(meant.getFirst()) : Optional.empty();
    }

    private static String of(Place place, String order) {
        return Patterns.isIn(THERE, order)
                ? Patterns.matcher(THERE, order).replaceFirst("in " + place.name())
                : order.replaceFirst("\\W*$", "") + " in " + place.name();
    }

    /** The nights that the turn before has freed, on top of those that the place had. */
    private Optional<String> nightsGiven(String blanked, Place to) {
        int freed = dropped.stream().mapToInt(then::nightsAt).sum()
                + slept(now)
                        .mapToInt(place -> Math.max(0, then.nightsAt(place) - now.nightsAt(place)))
                        .filter(less -> dropped.isEmpty())
                        .sum();
        if (freed == 0 || !Patterns.isIn(GIVEN, blanked)) {
            return Optional.empty();
        }
        return Optional.of(
                now.nightsAt(to) > 0
                        ? "%s in %s".formatted(nights(then.nightsAt(to) + freed), to.name())
                        : "Stay in %s for %s".formatted(to.name(), nights(freed)));
    }

    /** The days by which the trip got longer are those of another place. */
    private Optional<String> takenFrom(String blanked, Place from) {
        int more = now.days().size() - then.days().size();
        return more > 0 && now.nightsAt(from) > more && Patterns.isIn(TAKEN_FROM, blanked)
                ? Optional.of("%d days shorter, those in %s".formatted(more, from.name()))
                : Optional.empty();
    }

    /** What is named comes for what was left out, or for what was found fault with. */
    private Optional<String> insteadOf(String blanked, Place other, Places atlas) {
        if (now.isAt(other) || !Patterns.isIn(INSTEAD, blanked)) {
            return Optional.empty();
        }
        if (!dropped.isEmpty() && added.isEmpty()) {
            return Optional.of("Stay in %s for %s"
                    .formatted(
                            other.name(),
                            nights(dropped.stream().mapToInt(then::nightsAt).sum())));
        }
        var named = named(atlas);
        if (named.size() != 1 || !Patterns.isIn(REFUSES, said)) {
            return Optional.empty();
        }
        return Optional.of(
                now.isAt(named.getFirst())
                        ? "Swap %s for %s".formatted(named.getFirst().name(), other.name())
                        : "Add %s to the plan".formatted(other.name()));
    }

    private static String nights(int count) {
        return count == 1 ? "1 night" : count + " nights";
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }
}
