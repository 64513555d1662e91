package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Why?" after a choice between two places: for whom the one is worth it that the answer put first. */
final class WhyTheOne implements Completion {

    private static final int TWO = 2;
    private static final Pattern WHY = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:why(?:\\s+(?:so|that|that\\s+one))?|how\\s+come)\\W*$");
    private static final Pattern EITHER = Patterns.words("or|versus|vs|better|which|between");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asks = message.said().is(WHY) && !before.conversation().plan();
        return asks
                ? before.last()
                        .filter(said -> said.places().targets().size() == TWO
                                && said.said().has(EITHER))
                        .flatMap(said -> first(said.places().targets(), before)
                                .map(one -> new Completed("Is %s worth a visit?".formatted(one.name()))))
                : Optional.empty();
    }

    private static Optional<Place> first(List<Place> two, Background before) {
        return before.conversation().answers().reversed().stream()
                .limit(1)
                .flatMap(answer -> before.atlas().mentionedIn(answer).stream())
                .map(Places.Mention::place)
                .filter(two::contains)
                .findFirst();
    }
}
