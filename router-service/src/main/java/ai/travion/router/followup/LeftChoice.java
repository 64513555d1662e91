package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Suggestions;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.StatedValue;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "You choose", "surprise me" after a list, two places or an open question, where we had asked nothing: one is chosen and told of. */
final class LeftChoice implements Completion {

    private static final Pattern YOURS = Patterns.anyCase(
            "\\W*(?:(?:ok(?:ay)?|then|and|please|no|yes|well|hmm+|oh|just|dunno|idk|no\\s+idea|not\\s+sure|(?:i|we)\\s+(?:don'?t|do\\s+not)\\s+(?:know|mind|care)|(?:i|we)\\s+can'?t\\s+(?:decide|choose))\\W+)*"
                    + "(?:(?:you|u)\\s+(?:can\\s+|may\\s+|just\\s+|please\\s+)?(?:decide|choose|pick|select|tell\\s+(?:me|us)|know\\s+best)|(?:your|ur|dealer'?s)\\s+(?:choice|call|pick|decision)|(?:it'?s\\s+)?up\\s+to\\s+(?:you|u)|surprise\\s+(?:me|us)|(?:decide|choose|pick|select)(?:\\s+(?:one|something|somewhere|any|it))?\\s+for\\s+(?:me|us)|(?:pick|choose|take)\\s+(?:one|any|something|somewhere|the\\s+best(?:\\s+one)?)|(?:whatever|what)\\s+you\\s+(?:think|like|want|suggest|prefer)|(?:i|we)\\s+trust\\s+you|(?:i'?ll\\s+|we'?ll\\s+)?leave\\s+it\\s+(?:up\\s+)?to\\s+you)"
                    + "(?:\\W+(?:for\\s+(?:me|us)|one|it|then|please|pls|somewhere|something|now|a\\s+place))*\\W*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean left = message.said().is(YOURS)
                && message.places().isEmpty()
                && !before.conversation().plan();
        return left
                ? chosen(before)
                        .map(place -> new Completed(
                                "What is there to see and do in %s%s?".formatted(place.name(), then(before)),
                                List.of("You left the choice to me, so I took %s.".formatted(place.name()))))
                : Optional.empty();
    }

    /** Of two the one that the answer leaned to, of a list its first; otherwise a well-known place that fits what was asked for. */
    private static Optional<Place> chosen(Background before) {
        var known = before.conversation().known();
        var wished = before.last().map(Reading::wishes);
        var interests = wished.stream()
                .flatMap(wishes -> Stream.concat(wishes.interests().stream(), wishes.topics().stream()))
                .map(Wishes.Wish::value)
                .toList();
        var avoided = known.getAvoid().stream().map(StatedValue::getValue).toList();
        return before.conversation().listed().stream()
                .findFirst()
                .filter(first -> before.subjects().size() < 2)
                .or(before::subject)
                .or(() -> new Suggestions(before.atlas())
                        .of(interests, avoided, Optional.empty(), 1).stream().findFirst());
    }

    /** The month that was asked about. */
    private static String then(Background before) {
        return before.last()
                .flatMap(said -> said.when().start())
                .map(day ->
                        " in " + day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " " + day.getYear())
                .orElse("");
    }
}
