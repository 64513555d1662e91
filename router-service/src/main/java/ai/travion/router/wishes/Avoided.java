package ai.travion.router.wishes;

import ai.travion.atlas.Avoidable;
import ai.travion.atlas.Avoidables;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.Wishes.Wish;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is stayed away from by who says no to some words. */
final class Avoided {

    /** Who stays away from a procession has nothing against culture. */
    private static final Pattern FEAST = Patterns.words("peraheras?|processions?|festivals?");
    /** Who eats no fish still eats. */
    private static final Pattern DISH =
            Patterns.words("eats?|sea ?food|fish|meat|beef|pork|curry|dairy|nuts|gluten|wheat|milk|eggs?");
    /** Who eats nothing hot still eats. */
    private static final Pattern HOT = Patterns.words("spicy|hot (?:food|curr(?:y|ies)|dishes)|chill?i(?:es)?");

    private static final Pattern WITHOUT_A = Patterns.anyCase(
            "\\b(?:without|not\\s+by|no(?:t\\s+(?:want|have|own|use|take|rent|hire))?|(?:do|does|ca|wo)n'?t\\s+(?:want(?:\\s+to)?|have|own|use|take|rent|hire)|avoid(?:ing)?)\\s+(?<scope>(?:(?:an?|the|any|my|our|own|taking|take|using|use|hiring|hire|renting|rent|rental|hired|private|by|in)\\s+)*[\\p{L}-]{3,}(?:\\s+[\\p{L}-]{3,})?(?:\\s+or\\s+(?:an?\\s+|by\\s+)?[\\p{L}-]{3,})?)(?=\\s*(?:[?.!,;]|$)|\\s+(?:in|from|to|at|and|please|if|between|around)\\b)");

    private static final Pattern PUBLIC_TRANSPORT_ALONE = Patterns.words(
            "only (?:by |use |using |take |with )?public transport(?:ation)?|(?:by |with |using |on )?public transport(?:ation)? (?:only|alone)|rely(?:ing)? on public transport(?:ation)?");

    private Avoided() {}

    /** What the words after a negative rule out. */
    static List<Wish> in(String scope, boolean firm) {
        var found = new ArrayList<Wish>(Interest.namedIn(scope, firm));
        Narrower.ALL.forEach(narrower -> narrower.in(scope, firm).ifPresent(wish -> {
            found.removeIf(wide -> wide.value().equals(narrower.wide()) && !narrower.isSaidWide(scope));
            found.add(wish);
        }));
        if (isOfADish(scope)) {
            found.removeIf(wish -> wish.value().equals("food") || wish.value().equals("shopping"));
        }
        if (Patterns.isIn(FEAST, scope)) {
            found.removeIf(wish -> wish.value().equals("culture"));
        }
        Interest.NUISANCES.stream()
                .filter(nuisance -> Patterns.isIn(nuisance.words(), scope))
                .forEach(nuisance -> found.add(new Wish(nuisance.name(), firm)));
        return found;
    }

    /**
     * The same wishes with the conditions that a question sets in the words of the atlas: "without jeeps", "elephants in chains", which are not
     * all elephants, "not by bus". A plan has words of its own for what it can leave out.
     */
    static Wishes withConditions(Wishes wishes, String text) {
        var conditions = Dislike.in(text).stream()
                .filter(dislike -> !dislike.isOfOneThing()
                        && !dislike.asksWhyNot(text)
                        && !Narrowed.isLess(dislike.marker())
                        && !dislike.denied()
                        && !Clause.denies(text, dislike.start(), dislike.end())
                        && !Clause.isOfOthers(text, dislike.start(), dislike.end()))
                .flatMap(dislike -> Avoidables.partsOf(Narrowed.outright(dislike.scope())).stream())
                .toList();
        var with = wishes;
        for (var condition : conditions) {
            with = with(with, condition);
        }
        for (var way : ways(text)) {
            with = isAvoided(way, with) ? with : with.avoiding(new Wish(way.name(), false));
        }
        return with;
    }

    private static Wishes with(Wishes wishes, String condition) {
        var kind = Avoidables.of(condition);
        var said = kind.stream()
                .flatMap(known -> known.said().matcher(condition).results())
                .map(MatchResult::group)
                .max(Comparator.comparingInt(String::length));
        if (said.isEmpty()
                || isAnInterest(said.get())
                || isOfADish(condition)
                // How hard it may be is a matter of degree.
                || Limits.in("nothing " + said.get()).walking().isPresent()) {
            return wishes;
        }
        var left = wishes;
        for (var wider : Interest.namedIn(said.get(), false)) {
            left = left.notAgainst(wider.value());
        }
        return isAvoided(kind.get(), left)
                ? left
                : left.avoiding(new Wish(
                        kind.get().isAWay() ? kind.get().name() : said.get().toLowerCase(Locale.ROOT), false));
    }

    private static boolean isAvoided(Avoidable kind, Wishes wishes) {
        return wishes.avoid().stream()
                .anyMatch(
                        wish -> Avoidables.of(wish.value()).filter(kind::equals).isPresent());
    }

    private static boolean isAnInterest(String words) {
        return Stream.concat(Interest.ALL.stream(), Interest.NUISANCES.stream())
                .anyMatch(interest -> Patterns.isAllOf(interest.words(), words));
    }

    /** The ways of travel that somebody goes without: "without a car", and cars and taxis where public transport alone will do. */
    private static List<Avoidable> ways(String text) {
        var refused = Patterns.in(WITHOUT_A, text)
                .flatMap(match -> Avoidables.partsOf(match.group("scope")).stream())
                .flatMap(part -> Avoidables.of(part).filter(Avoidable::isAWay).stream());
        var others = Patterns.isIn(PUBLIC_TRANSPORT_ALONE, text)
                ? Stream.of("cars", "taxis").map(Avoidables::named)
                : Stream.<Avoidable>empty();
        return Stream.concat(refused, others).distinct().toList();
    }

    /** Whether they are of what one eats. */
    static boolean isOfADish(String scope) {
        return Patterns.isIn(DISH, scope) || Patterns.isIn(HOT, scope);
    }
}
