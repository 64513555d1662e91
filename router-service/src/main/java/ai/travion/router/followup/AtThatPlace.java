package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Do they have lessons?" after surfing was spoken of asks the people of the place, and not the surf. */
final class AtThatPlace implements Completion {

    private static final int FEW_WORDS = 10;
    private static final Pattern THEY = Patterns.words(
            "(?:do|does|can|could|will|would) they (?:also |still )?(?:have|offer|rent|hire|teach|give|lend|sell|provide|run|do|speak|take|accept|let|pick|include|organi[sz]e|arrange)|are they (?:open|qualified|certified|licen[cs]ed|insured)|have they (?:got )?");
    private static final Pattern DONE_THERE = Patterns.words(
            "surf(?:ing)?|snorkel(?:l?ing)?|(?:scuba )?div(?:e|ing)|(?:kite|wind) ?surf(?:ing)?|kayak(?:ing)?|raft(?:ing)?|zip ?lin(?:e|ing)|cycl(?:e|ing)|camp(?:ing)?|yoga|paddl(?:e|ing)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asked = message.places().isEmpty()
                && message.places().region().isEmpty()
                && message.said().words().size() <= FEW_WORDS
                && message.said().has(THEY)
                && before.last().filter(said -> said.said().has(DONE_THERE)).isPresent();
        return asked
                ? before.subject()
                        .map(place ->
                                new Completed(StandAlone.appended(message.said().text(), "in " + place.name())))
                : Optional.empty();
    }
}
