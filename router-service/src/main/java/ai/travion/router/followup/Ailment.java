package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "He has asthma": an illness that forbids nothing by itself, so the way is told with its effort, and nothing is taken away. */
final class Ailment implements Completion {

    private static final Pattern ILLNESS = Patterns.words(
            "asthma(?:tic)?|diabet(?:es|ic)|high blood pressure|hypertension|epilep(?:sy|tic)|anaemi[ac]|anemi[ac]|migraines?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var illness = Patterns.matcher(ILLNESS, message.said().text());
        boolean told = message.places().isEmpty() && !Phrases.isQuestion(message.said()) && illness.find();
        return told
                ? before.subject()
                        .map(place -> new Completed(
                                "How hard is the walk at %s, with steps or a climb?".formatted(place.name()),
                                List.of(
                                        ("Noted: %s. Ask a doctor before a climb, carry what is taken for it, go slowly and turn back in time; "
                                                        + "say \"without the climb\" and I plan without it.")
                                                .formatted(illness.group().toLowerCase(Locale.ROOT))),
                                true))
                : Optional.empty();
    }
}
