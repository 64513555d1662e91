package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Opposites.Side;
import java.time.Month;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A clause that takes one of two sides, of which a passage takes the other: "north" and "south", "often" and "seldom". */
final class Opposed {

    /** "Rare outside Colombo" says nothing of Colombo, "quieter outside the school holidays" nothing of these. */
    private static final Pattern OUTSIDE = Pattern.compile(
            "\\b(?:outside|apart from|except(?: for)?|other than|beyond) (?:of )?(?:the )?(?:\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*)*|(?:\\p{Ll}+ )?(?:holidays?|weekends?|season|months|hours)\\b)");

    private static final Pattern LISTS = Pattern.compile(",[^.;]*,? or ");

    /** A closing time is no denial of being open. */
    private static final Pattern CLOSING_TIME = Pattern.compile(
            "\\b(?:closes|shuts|close|shut)\\b[^.;]{0,25}\\b(?:at|around|about|by|towards|in) (?:about |around |roughly )?(?:the )?(?:late |early )?(?:\\d|afternoon|evening|morning|night|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|sunset|dusk|nightfall)",
            CASE_INSENSITIVE);

    /** "Another climbs from near the foot and is harder": the rest of the sentence is of the first. */
    private static final Pattern OF_ANOTHER = Pattern.compile(
            "^\\W*(?:(?:and|while|whereas|but|though|although) )?(?:(?:the |an)?others?|a second|the second|the rest|elsewhere)\\b",
            CASE_INSENSITIVE);

    private static final Pattern NAME = Pattern.compile("\\b\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)+");

    private static final Set<String> HOURS = Words.terms(
            "dawn daybreak sunrise morning mornings noon midday afternoon afternoons sunset dusk evening evenings night nights");

    /** So many words in common where the opposite word stands in another clause of the sentence. */
    private static final int OF_THE_SENTENCE = 2;

    /** A word akin counts half. */
    private static final double AKIN = 0.5;

    /** One word more in common, and a claim rests on another sentence than the one that speaks against it. */
    private static final double MARGIN = 1;

    /** A clause of a passage that takes a side. */
    private record Known(
            String sentence,
            Side side,
            Set<Month> months,
            Set<String> ofTheClause,
            Set<String> ofTheSentence,
            boolean isOfAnother) {

        boolean isOfTheTime(Set<Month> claimed) {
            return !Collections.disjoint(months, claimed);
        }

        /** What holds in March says nothing of May. */
        boolean isOfAnotherTime(Set<Month> claimed) {
            return !months.isEmpty() && !claimed.isEmpty() && Collections.disjoint(months, claimed);
        }
    }

    private static final Reading<Map<Opposites, List<String>>> CLAIMED = Reading.by(Opposed::claimedIn);
    private static final Reading<Map<Opposites, List<Known>>> KNOWN = Reading.by(Opposed::knownIn);

    private Opposed() {}

    /**
     * The sentence that takes the other side of what a statement says.
     *
     * @param engines what the engines found, which may bear a sentence out and does not speak against it
     */
    static Optional<String> by(
            String statement, List<String> sentences, Set<String> engines, Set<String> places, Readings readings) {
        var claimed = readings.of(CLAIMED, statement);
        for (var opposites : Opposites.ALL) {
            var claims = claimed.getOrDefault(opposites, List.of());
            if (claims.isEmpty()) {
                continue;
            }
            var known = known(opposites, sentences, readings);
            var alsoSaid = known(opposites, engines, readings);
            // "Little Adam's Peak early, the bridge in late afternoon": what a part says rightly, the whole does not
            // say wrongly.
            boolean isBorneOut = claims.stream()
                    .filter(claim -> !claim.equals(statement))
                    .anyMatch(claim -> isBorneOut(opposites, claim, known, places));
            for (var claim : claims) {
                // "It won't be empty: holidays are packed": the first part speaks of what the second does.
                if (isBorneOut
                        && claims.size() > 1
                        && (claim.equals(statement)
                                || Clauses.terms(opposites.without(claim)).isEmpty())) {
                    continue;
                }
                var against = against(opposites, claim, statement, known, alsoSaid, places)
                        .filter(sentence -> claims.stream()
                                .filter(other -> !other.equals(claim) && !other.equals(statement))
                                .noneMatch(other -> isBorneOut(opposites, other, of(sentence, known), places)))
                        .filter(sentence -> isWhatItRestsOn(opposites, claim, sentence, sentences, places, readings));
                if (against.isPresent()) {
                    return against;
                }
            }
        }
        return Optional.empty();
    }

    private static List<Known> known(Opposites opposites, Collection<String> sentences, Readings readings) {
        return sentences.stream()
                .flatMap(sentence -> readings.of(KNOWN, sentence).getOrDefault(opposites, List.of()).stream())
                .toList();
    }

    private static List<Known> of(String sentence, List<Known> known) {
        return known.stream().filter(one -> one.sentence().equals(sentence)).toList();
    }

    private static boolean isBorneOut(Opposites opposites, String claim, List<Known> known, Set<String> places) {
        var side = opposites.of(claim);
        var claimed = Clauses.terms(opposites.without(claim));
        claimed.removeAll(places);
        return known.stream()
                .filter(one -> one.side() == side)
                .anyMatch(one -> claimed.stream().anyMatch(one.ofTheClause()::contains));
    }

    /** No other sentence of the sources has more of what the claim speaks of: the claim may rest on that one. */
    private static boolean isWhatItRestsOn(
            Opposites opposites,
            String claim,
            String sentence,
            List<String> sentences,
            Set<String> places,
            Readings readings) {
        var claimed = Clauses.terms(opposites.without(claim));
        claimed.removeAll(places);
        double ofIt = likeness(claimed, sentence, readings);
        return sentences.stream().noneMatch(other -> likeness(claimed, other, readings) > ofIt + MARGIN);
    }

    private static double likeness(Set<String> claimed, String sentence, Readings readings) {
        var terms = readings.termsOf(sentence);
        return claimed.stream()
                .mapToDouble(term -> terms.contains(term) ? 1 : Words.coverSubject(terms, term) ? AKIN : 0)
                .sum();
    }

    /** The clauses of a sentence that take one of two sides. */
    private static Map<Opposites, List<String>> claimedIn(String sentence) {
        var clauses = Clauses.withTheWhole(sentence);
        var claimed = new HashMap<Opposites, List<String>>();
        for (var opposites : Opposites.ALL) {
            var decided = clauses.stream().filter(opposites::isDecidedIn).toList();
            if (decided.isEmpty() && opposites.of(sentence) == Side.BOTH) {
                decided =
                        Clauses.listed(sentence).filter(opposites::isDecidedIn).toList();
            }
            if (!decided.isEmpty()) {
                claimed.put(opposites, decided);
            }
        }
        return Map.copyOf(claimed);
    }

    private static Map<Opposites, List<Known>> knownIn(String sentence) {
        var known = new HashMap<Opposites, List<Known>>();
        for (var opposites : Opposites.ALL) {
            var clauses = opposites.standIn(sentence) ? known(opposites, sentence) : List.<Known>of();
            if (!clauses.isEmpty()) {
                known.put(opposites, clauses);
            }
        }
        return Map.copyOf(known);
    }

    private static List<Known> known(Opposites opposites, String sentence) {
        var known = new ArrayList<Known>();
        var ofTheSentence =
                opposites.of(sentence) == Side.BOTH ? Set.<String>of() : Clauses.terms(opposites.without(sentence));
        var clauses = Clauses.parts(sentence).stream()
                .flatMap(clause -> opposites.told(clause) == Side.BOTH ? Clauses.listed(clause) : Stream.of(clause))
                .toList();
        for (var clause : clauses) {
            var side = opposites.told(clause);
            if (side != Side.NEITHER) {
                known.add(new Known(
                        sentence,
                        side,
                        Facts.in(clause).allMonths(),
                        Clauses.terms(opposites.without(clause)),
                        ofTheSentence,
                        OF_ANOTHER.matcher(clause).find()));
            }
        }
        return List.copyOf(known);
    }

    /** The sentence that takes the other side in what the claim speaks of, where none takes the claim's. */
    private static Optional<String> against(
            Opposites opposites,
            String claim,
            String statement,
            List<Known> known,
            List<Known> alsoSaid,
            Set<String> places) {
        if (CLOSING_TIME.matcher(claim).find() || OUTSIDE.matcher(claim).find()) {
            return Optional.empty();
        }
        var side = opposites.of(claim);
        var claimed = Clauses.terms(opposites.without(claim));
        claimed.removeAll(places);
        var ofTheClaim = Facts.in(claim).allMonths();
        var months = ofTheClaim.isEmpty() ? Facts.in(statement).allMonths() : ofTheClaim;
        var ofItsPart = claim.equals(statement) ? ofThePartsThatTakeIt(opposites, claim, places) : claimed;
        var near = known.stream()
                .filter(one -> !one.isOfAnotherTime(months) && !DayKinds.differ(claim, one.sentence()))
                .filter(one -> opposites.isOfSettings() || !DayKinds.differByNight(statement, one.sentence()))
                .filter(one -> isNear(claimed, one))
                .filter(one -> !opposites.areOfManyThings()
                        || opposites.isOfSettings()
                        || !areOfOtherHours(ofItsPart, one.ofTheClause()))
                .filter(one -> !opposites.mayBeSeenFromTheOtherEnd(statement, one.sentence()))
                .filter(one -> !opposites.areOfManyThings() || !areOfOtherNames(statement, one.sentence(), places))
                .toList();
        if (near.stream().anyMatch(one -> opposites.isOneOfTwo(one.sentence()))) {
            return Optional.empty();
        }
        long against = near.stream()
                .filter(one -> one.side().isAgainst(side))
                .mapToLong(one -> shared(claimed, one.ofTheClause()))
                .max()
                .orElse(0);
        boolean byItsWords =
                near.stream().anyMatch(one -> one.side().isAgainst(side) && isNearByItsWords(claimed, one));
        boolean isSaid = Stream.concat(near.stream(), alsoSaid.stream())
                .filter(one -> !one.side().isAgainst(side))
                .filter(one -> !byItsWords || isNearByItsWords(claimed, one))
                .anyMatch(one -> shared(claimed, one.ofTheClause()) >= against
                        || shared(claimed, one.ofTheSentence()) >= Math.max(against, OF_THE_SENTENCE));
        boolean isSaidOfTheTime = !months.isEmpty()
                && known.stream().anyMatch(one -> !one.side().isAgainst(side) && one.isOfTheTime(months));
        return isSaid || isSaidOfTheTime
                ? Optional.empty()
                : near.stream()
                        .filter(one -> one.side().isAgainst(side))
                        .filter(one -> isSpokenOf(ofItsPart, one) || one.isOfTheTime(months))
                        .filter(one -> !saysBoth(one, side, claimed, known))
                        .filter(one -> !opposites.areOfManyThings() || isNearByItsWords(claimed, one))
                        // "A walk through the lanes, or an evening by the sea": of the lanes it tells no time.
                        .filter(one -> !opposites.isOfSettings()
                                || !LISTS.matcher(one.sentence()).find()
                                || claimed.stream().anyMatch(one.ofTheClause()::contains))
                        .map(Known::sentence)
                        .findFirst();
    }

    /** What the parts of a sentence speak of that have words of either side: what the others speak of has none. */
    private static Set<String> ofThePartsThatTakeIt(Opposites opposites, String statement, Set<String> places) {
        var terms = new HashSet<String>();
        Clauses.parts(statement).stream()
                .filter(opposites::standIn)
                .forEach(part -> terms.addAll(Clauses.terms(opposites.without(part))));
        terms.removeAll(places);
        return terms;
    }

    /** "Main Point breaks over reef" says nothing against "Whisky Point and Elephant Rock over sand". */
    private static boolean areOfOtherNames(String statement, String sentence, Set<String> places) {
        var claimed = names(statement, places);
        var known = names(sentence, places);
        return !claimed.isEmpty() && !known.isEmpty() && Collections.disjoint(claimed, known);
    }

    private static Set<String> names(String text, Set<String> places) {
        return NAME.matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(name -> !places.containsAll(Words.terms(name)))
                .collect(Collectors.toSet());
    }

    /** "Noon is the time to avoid" says nothing against "the best time is soon after sunrise". */
    private static boolean areOfOtherHours(Set<String> claimed, Set<String> known) {
        var ofTheClaim = new HashSet<>(claimed);
        ofTheClaim.retainAll(HOURS);
        var ofTheKnown = new HashSet<>(known);
        ofTheKnown.retainAll(HOURS);
        return !ofTheClaim.isEmpty() && !ofTheKnown.isEmpty() && Collections.disjoint(ofTheClaim, ofTheKnown);
    }

    private static boolean isSpokenOf(Set<String> terms, Known known) {
        return terms.isEmpty() || shared(terms, known.ofTheClause()) > 0 || shared(terms, known.ofTheSentence()) > 0;
    }

    /** "Early morning is the best hour, and sunset the next best" speaks against neither. */
    private static boolean saysBoth(Known against, Side side, Set<String> claimed, List<Known> known) {
        return known.stream()
                .filter(one -> one.sentence().equals(against.sentence()) && one.side() == side)
                .anyMatch(one -> one.ofTheClause().isEmpty() || shared(claimed, one.ofTheClause()) > 0);
    }

    private static boolean isNear(Set<String> claimed, Known known) {
        if (known.isOfAnother()) {
            return claimed.stream().anyMatch(known.ofTheClause()::contains);
        }
        return shared(claimed, known.ofTheClause()) >= 1
                || shared(claimed, known.ofTheSentence()) >= Math.min(OF_THE_SENTENCE, Math.max(1, claimed.size()));
    }

    /** Kin words alone do not say the same. */
    private static boolean isNearByItsWords(Set<String> claimed, Known known) {
        return claimed.stream().anyMatch(term -> known.ofTheClause().contains(term))
                || shared(claimed, known.ofTheClause()) >= OF_THE_SENTENCE
                || shared(claimed, known.ofTheSentence()) >= OF_THE_SENTENCE;
    }

    private static long shared(Set<String> claimed, Set<String> known) {
        return claimed.stream().filter(term -> Words.coverSubject(known, term)).count();
    }
}
