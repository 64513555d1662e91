package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Not by jeep": in a national park nobody walks, so a plan cannot do it and says so. */
final class ByJeep implements Completion {

    private static final int LONGEST_WORDS = 12;
    private static final Pattern REFUSED = Patterns.words(
            "(?:not|no|without|avoid|rather not|don'?t (?:want|like)|do not want|hates?)(?: to| go| going| ride| be| sit| in| by| with| a| an| the| any| another){0,5} jeeps?(?: rides?)?(?! safaris?)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        boolean refuses = !plan.isEmpty()
                && before.conversation().isBesideThePlan()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && message.said().has(REFUSED);
        return refuses ? Optional.of(answer(plan)) : Optional.empty();
    }

    private static Completed answer(Itinerary plan) {
        var parks = plan.visits().stream()
                .filter(entry -> entry.activity().startsWith("Jeep safari"))
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .toList();
        return new Completed(
                "Keep the plan as it is",
                List.of(
                        parks.isEmpty()
                                ? "Noted: nothing in the plan is done by jeep."
                                : "Not kept: %1$s can be seen by jeep only, since nobody may walk there; say \"without %1$s\" and I leave it out, or name another place."
                                        .formatted(parks.getFirst().name())));
    }
}
