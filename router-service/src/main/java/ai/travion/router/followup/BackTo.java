package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Back to surfing - is May ok?" takes up again what was spoken of before something else, at its place. */
final class BackTo implements Completion {

    private static final Pattern BACK = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|so|anyway|right|now|and|but|well|let's|lets|go|going|get|getting|coming)\\W+)*back\\s+to\\s+(?:the\\s+|my\\s+|our\\s+|that\\s+)?(?<what>\\p{L}[\\p{L}']*(?:\\s\\p{L}[\\p{L}']*){0,3}?)(?:\\W*$|(?:\\s*[,.:;!?]+|\\s+[-\u2013\u2014]+)\\s*(?<rest>\\p{L}.*)$)");
    private static final Pattern OF_THE_TALK = Patterns.words("question|topic|subject|point|that|it|this|matter|thing");
    private static final Pattern ANOTHER_WAY =
            Patterns.words("plan|trip|itinerary|tour|airport|hotel|home|town|start|beginning");

    private static final Pattern ITSELF_A_BEACH = Patterns.anyCase("beach(?:es)?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean open = namesAtMostWhatIsTakenUp(message)
                && message.places().region().isEmpty()
                && message.nearby().isEmpty()
                && !before.conversation().plan();
        var back = Patterns.matcher(BACK, message.said().text());
        if (!open || !back.find() || Patterns.isIn(ANOTHER_WAY, back.group("what"))) {
            return Optional.empty();
        }
        var named = message.places().targets().stream().findFirst();
        if (named.isPresent()) {
            return named.filter(place -> back.group("rest") != null)
                    .map(place -> new Completed(StandAlone.of(back.group("rest"), List.of(place))));
        }
        var what = Patterns.isIn(OF_THE_TALK, back.group("what")) ? "" : back.group("what");
        return spokenOf(what, before)
                .or(before::subject)
                .flatMap(place -> back.group("rest") == null
                        ? again(what, place, before)
                        : Optional.of(asked(back.group("rest"), what, place)))
                .map(Completed::new);
    }

    /** "Back to Ella: what is there to do" is asked of Ella, and of nowhere else. */
    private static boolean namesAtMostWhatIsTakenUp(Reading message) {
        var places = message.places();
        var back = Patterns.matcher(BACK, places.remainder().replace('#', 'x'));
        return places.isEmpty()
                || (places.targets().size() == 1
                        && places.origin().isEmpty()
                        && back.find()
                        && back.group("rest") != null
                        && places.remainder().lastIndexOf('#') < back.start("rest"));
    }

    /** The place at which it was spoken of last. */
    private static Optional<Place> spokenOf(String what, Background before) {
        var earlier = before.earlier();
        int at = latest(what, earlier);
        return at < 0
                ? Optional.empty()
                : earlier.subList(0, at + 1).reversed().stream()
                        .flatMap(said -> said.places().wanted().stream())
                        .findFirst();
    }

    private static int latest(String what, List<Reading> earlier) {
        for (int at = earlier.size() - 1; at >= 0 && !what.isEmpty(); at--) {
            if (earlier.get(at).said().text().toLowerCase(Locale.ROOT).contains(what.toLowerCase(Locale.ROOT))) {
                return at;
            }
        }
        return -1;
    }

    /** The question that was asked of it. */
    private static Optional<String> again(String what, Place place, Background before) {
        int at = latest(what, before.earlier());
        if (at < 0) {
            return Optional.empty();
        }
        var question = before.earlier().get(at);
        return Phrases.isQuestion(question.said()) && !question.places().isEmpty()
                ? Optional.of(question.said().text())
                : Optional.of("Tell me about %s in %s".formatted(what, place.name()));
    }

    private static String asked(String rest, String what, Place place) {
        boolean said = what.isEmpty()
                || (place.type() == PlaceType.BEACH && Patterns.isAllOf(ITSELF_A_BEACH, what))
                || rest.toLowerCase(Locale.ROOT).contains(what.toLowerCase(Locale.ROOT));
        return StandAlone.of(said ? rest : StandAlone.appended(rest, "for " + what), List.of(place));
    }
}
