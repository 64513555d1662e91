package ai.travion.router.referent;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "The colombo one", "the village one", "the one with the waterfall": the option of which that was said. */
final class Described {

    private static final Pattern THE_X_ONE = Patterns.anyCase(
            "(?<!\\b(?:with|for)\\s)\\b(?:the|that)\\s+(?<what>(?!\\p{L}*(?:er|est)\\s)\\p{L}[\\p{L}'-]{2,}(?:\\s+(?!one)\\p{L}[\\p{L}'-]{2,})?)\\s+one\\b(?!\\s+(?:day|night|week|hour|thing|person|time|way|more|of\\s+us)\\b)");
    private static final Pattern THE_ONE_WITH = Patterns.anyCase(
            "\\bthe\\s+one\\s+(?:with|in|at|near|on|by|from|close\\s+to|that\\s+has)\\s+(?:the\\s+|an?\\s+)?(?<what>[\\p{L}' -]{3,25}?)(?=\\s*[,.;?!]|\\s+(?:how|what|when|where|is|can|please|then)\\b|\\s*$)");
    /** Words that tell of who travels, or of no option by itself. */
    private static final Pattern NO_WORD_OF_IT = Patterns.anyCase(
            "(?:little|small|young|old|tiny|first|second|third|fourth|fifth|last|other|next|same|only|right|wrong|whole|middle|no|any|every|each|latest|previous|main|real)(?:\\s.*)?");
    /** What is asked for by a kind. */
    private static final Pattern KIND = Patterns.words(
            "(?<kind>festivals?|peraheras?|processions?|beach(?:es)?|temples?|markets?|museums?|hotels?|restaurants?|hikes?|walks?|parks?|safaris?|forts?|water\\s?falls?|lakes?|gardens?|towns?|cities|hatcher(?:y|ies))");

    private static final Pattern EVENTS =
            Patterns.words("what'?s (?:on|happening|going on)|events?|celebrat\\p{L}*|feasts?|holidays?");

    private Described() {}

    static Optional<Bound> in(Pointer pointer) {
        return in(pointer, Patterns.matcher(THE_X_ONE, pointer.text()))
                .or(() -> in(pointer, Patterns.matcher(THE_ONE_WITH, pointer.text())));
    }

    private static Optional<Bound> in(Pointer pointer, Matcher said) {
        if (!said.find() || Patterns.isAllOf(NO_WORD_OF_IT, said.group("what"))) {
            return Optional.empty();
        }
        var what = said.group("what");
        var place = pointer.atlas().mentionedIn(what).stream()
                .map(Places.Mention::place)
                .findFirst();
        if (place.isPresent()) {
            var name = place.get().name();
            var option = pointer.offered().options().stream()
                    .filter(one -> one.equals(name) || one.contains(name))
                    .findFirst();
            return option.map(one -> Singled.named(one, pointer.text(), said))
                    .or(() -> ofItsKind("", name, pointer, said));
        }
        return pointer.offered()
                .with(what)
                .map(one -> Singled.named(one, pointer.text(), said))
                .or(() -> pointer.latest().size() == 1
                        ? ofItsKind(what, pointer.latest().getFirst().name(), pointer, said)
                        : Optional.empty())
                .or(() -> pointer.offered().isEmpty() ? Optional.empty() : Singled.open(pointer));
    }

    /** Of festivals, "the colombo one" is the festival in Colombo. */
    private static Optional<Bound> ofItsKind(String which, String place, Pointer pointer, Matcher said) {
        return pointer.before()
                .flatMap(before -> kind(before.said().text()))
                .map(kind -> Bound.to(pointer.text().substring(0, said.start()) + "the "
                        + (which.isEmpty() ? "" : which + " ") + kind + " in " + place
                        + pointer.text().substring(said.end())));
    }

    private static Optional<String> kind(String asked) {
        var kind = Patterns.matcher(KIND, asked);
        if (kind.find()) {
            return Optional.of(one(kind.group("kind")));
        }
        return Patterns.isIn(EVENTS, asked) ? Optional.of("festival") : Optional.empty();
    }

    private static String one(String kind) {
        return kind.replaceFirst("(?i)ies$", "y")
                .replaceFirst("(?i)(ch)es$", "$1")
                .replaceFirst("(?i)(?<!s)s$", "");
    }
}
