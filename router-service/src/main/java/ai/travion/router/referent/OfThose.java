package ai.travion.router.referent;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Listed;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Kinds;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * "Which of those is best for children?": the places that the last answer named, in the month that was asked of. Where it named towns,
 * and temples or waterfalls were asked for, those are meant.
 */
final class OfThose {

    private static final int MOST = 4;
    private static final int LATELY = 3;
    private static final Pattern OF_THOSE = Patterns.anyCase(
            "\\b(?<which>which|what|any|one|some)(?:\\s+ones?)?\\s+of\\s+(?:those|these|them)\\b(?:\\s+(?:places|beaches|temples|parks|water\\s?falls|towns|hikes))?|^\\W*(?:and\\s+|so\\s+)?which\\s+ones\\b");
    private static final Pattern THE_MOST = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*which(?:\\s+ones?)?(?=\\s+(?:is|are|was|has|have)\\s+(?:the\\s+)?(?:most\\s+|least\\s+)?\\p{L}+\\b(?!\\s+(?:time|day|month|way)))");
    private static final Pattern OF_TWO = Patterns.words("better|worse|nicer|\\p{L}{3,}er|prefer|more|less");
    private static final Pattern END_OF_CLAUSE = Pattern.compile("\\s*[,.;?!]|\\s*$");
    /** What an answer adds to what it names. */
    private static final Pattern BESIDE = Pattern.compile("(?m)^(?:Out of season|\\*\\*Please note|_|Sources:)");
    /** What is of these kinds lies in a town, and is none. */
    private static final Set<String> IN_TOWNS = Set.of("waterfalls", "temples", "lakes", "markets", "forts");

    private OfThose() {}

    static Optional<Bound> in(Pointer pointer) {
        var answers = pointer.conversation().answers();
        if (pointer.conversation().plan() || answers.isEmpty()) {
            return Optional.empty();
        }
        var said = Patterns.matcher(OF_THOSE, pointer.text());
        boolean plainly = said.find();
        var most = Patterns.matcher(THE_MOST, pointer.text());
        if (!plainly && !most.find()) {
            return Optional.empty();
        }
        var sought = sought(pointer);
        var kind = sought.flatMap(before -> Kinds.in(before.places().remainder()));
        var named = named(pointer, answers.getLast());
        var ofKind = kind.map(one ->
                        named.stream().filter(place -> Kinds.isOne(place, one)).toList())
                .orElse(named);
        if (kind.isPresent() && (ofKind.size() < 2 || pointer.isPlaced())) {
            return ofTheKind(
                    kind.get(), sought.get(), pointer, plainly ? said : Patterns.matcher(THE_MOST, pointer.text()));
        }
        // Two towns that were spoken of one after the other are farther back than what the last answer named.
        boolean ofTheAnswer =
                pointer.offered().isEmpty() || (pointer.offered().inTurn() && !areHeldAgainstEachOther(pointer));
        return (plainly || ofTheAnswer) && !pointer.isPlaced() && ofKind.size() > 1
                ? Optional.of(Bound.to(
                        among(ofKind.stream().limit(MOST).map(Place::name).toList(), pointer, plainly ? said : most)))
                : Optional.empty();
    }

    /** "Is Mirissa nice?", "and Unawatuna?", "which is better for swimming?": an answer about the second names others only beside it. */
    private static boolean areHeldAgainstEachOther(Pointer pointer) {
        return Patterns.isIn(OF_TWO, pointer.text())
                && pointer.before()
                        .map(before -> before.places().targets())
                        .filter(named -> named.size() == 1
                                && pointer.offered()
                                        .options()
                                        .contains(named.getFirst().name()))
                        .isPresent();
    }

    /** What the answer lists, or names in its sentences beside what it was asked about. */
    private static List<Place> named(Pointer pointer, String answer) {
        var end = Patterns.matcher(BESIDE, answer);
        var told = end.find() ? answer.substring(0, end.start()) : answer;
        var listed = Listed.inAnswer(told, pointer.atlas());
        if (listed.size() > 1) {
            return listed;
        }
        // After a question on one of those that were listed they are still the ones to choose from.
        boolean ofOneOfAList = pointer.atHand().size() == 1
                && pointer.before()
                        .filter(before -> before.places().targets().size() == 1)
                        .isPresent();
        if (ofOneOfAList && pointer.offered().options().size() > 2) {
            return pointer.offered().options().stream()
                    .flatMap(name -> pointer.atlas().named(name).stream())
                    .toList();
        }
        var asked = pointer.before().map(before -> before.places().all()).orElse(List.of());
        return pointer.atlas().mentionedIn(told).stream()
                .filter(Places.Mention::exact)
                .map(Places.Mention::place)
                .filter(place -> !asked.contains(place))
                .distinct()
                .toList();
    }

    /** What was said last of such a kind; only a question of it is gone on from. */
    private static Optional<Reading> sought(Pointer pointer) {
        return pointer.earlier().reversed().stream()
                .limit(LATELY)
                .filter(said -> Kinds.in(said.places().remainder())
                        .filter(kind -> IN_TOWNS.contains(kind.plural()))
                        .isPresent())
                .findFirst();
    }

    private static Optional<Bound> ofTheKind(Kinds.Kind kind, Reading before, Pointer pointer, Matcher said) {
        var region = before.places().region();
        var where = before.places().targets().isEmpty()
                ? region.map(one -> (one.inWords().endsWith("coast") ? " on " : " in ") + one.inWords())
                        .orElse("")
                : " in " + before.places().targets().getFirst().name();
        if (!said.reset().find()) {
            return Optional.empty();
        }
        boolean which = said.group().toLowerCase(Locale.ROOT).contains("which");
        return Optional.of(Bound.to(pointer.text().substring(0, said.start())
                + (which
                        ? "which of the " + kind.plural() + (pointer.isPlaced() ? "" : where)
                        : "any " + kind.plural() + (pointer.isPlaced() ? "" : where))
                + pointer.text().substring(said.end())));
    }

    /** The options stand after what is asked of them, or where they are only pointed at. */
    private static String among(List<String> options, Pointer pointer, Matcher said) {
        var names = String.join(", ", options.subList(0, options.size() - 1)) + " or " + options.getLast();
        var text = pointer.text();
        if (!said.group().toLowerCase(Locale.ROOT).contains("which")) {
            return text.substring(0, said.start()) + said.group("which") + " of " + names + text.substring(said.end());
        }
        var end = Patterns.matcher(END_OF_CLAUSE, text);
        int at = end.find(said.end()) ? end.start() : text.length();
        return text.substring(0, said.start()) + "which" + text.substring(said.end(), at) + month(pointer) + ", "
                + names + text.substring(at);
    }

    /** The month that was asked of goes on. */
    private static String month(Pointer pointer) {
        return pointer.message().when().saysAnything()
                ? ""
                : pointer.before()
                        .map(before -> before.when())
                        .filter(when -> when.start().isPresent() && !when.exact())
                        .map(when -> " in "
                                + when.start().orElseThrow().getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH))
                        .orElse("");
    }
}
