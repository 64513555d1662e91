package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.Citation;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import ai.travion.verifier.check.Opposites.Side;
import java.time.Month;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sentence does not say the opposite of the passage that speaks of the same.
 *
 * <p>Only plain opposites are seen: one says "north" and the other "south", one "often" and the other "seldom", one that there are no
 * currents and the other that they are strong. What the passages say on both sides, or nothing on, is left alone.
 */
final class NotContradicted {

    private static final Pattern CLAUSE = Pattern.compile(
            "[.!?;:,()]+(?:\\s|$)|\\s[–—]\\s|\\s(?:while|whereas|but|though|although|because|so that|since)\\s",
            CASE_INSENSITIVE);
    /** What a clause may speak of, besides its nouns and verbs. */
    private static final Pattern OF_TIME_AND_RANK = Pattern.compile(
            "\\b(?:best|worst|gems?|weekends?|weekdays?|holidays?|poya|mornings?|afternoons?|evenings?|nights?|noon|midday|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|summit|top|first|last|second|third)\\b",
            CASE_INSENSITIVE);

    /** "Rare outside Colombo" says nothing of Colombo. */
    private static final Pattern OUTSIDE = Pattern.compile(
            "\\b(?:outside|apart from|except(?: for)?|other than|beyond) (?:of )?(?:the )?\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*)*");

    private static final Pattern LISTS = Pattern.compile(",[^.;]*,? or ");
    private static final Pattern AND = Pattern.compile("\\band\\b|[,;]");
    /** A closing time is no denial of being open. */
    private static final Pattern CLOSING_TIME = Pattern.compile(
            "\\b(?:closes|shuts|close|shut)\\b[^.;]{0,25}\\b(?:at|around|about|by|towards|in) (?:about |around |roughly )?(?:the )?(?:late |early )?(?:\\d|afternoon|evening|morning|night|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|sunset|dusk|nightfall)",
            CASE_INSENSITIVE);

    private static final Set<String> DENIALS = Words.terms("never nobody nothing none without hardly neither nor");

    /** What is said of anything says nothing of the same. */
    private static final Set<String> OF_ADVICE =
            Words.terms("check sure careful remember note please month months season time moment");

    /** Of what a clause speaks of, so much the other must speak of too. */
    private static final double MOST = 0.6;
    /** So many words in common where the opposite word stands in another clause of the sentence. */
    private static final int OF_THE_SENTENCE = 2;

    /** A word akin counts half. */
    private static final double AKIN = 0.5;

    private static final int ROOT = 5;
    /** Who may enter a place is said of the place itself, in whatever words for the people. */
    private static final Pattern OF_WHO_MAY = Pattern.compile(
            "\\b(?:may|can|cannot|must not) (?:enter|visit|go in|come in)\\b|\\b(?:welcome|admitted|turned away|let in)\\b",
            CASE_INSENSITIVE);

    /** One word more in common, and a claim rests on another sentence than the one that speaks against it. */
    private static final double MARGIN = 1;

    /** A clause of a passage that takes a side. */
    private record Known(
            String sentence, Side side, Set<Month> months, Set<String> ofTheClause, Set<String> ofTheSentence) {

        /** What holds in March says nothing of May. */
        boolean isOfAnotherTime(Set<Month> claimed) {
            return !months.isEmpty() && !claimed.isEmpty() && Collections.disjoint(months, claimed);
        }
    }

    private static final Reading<Map<Opposites, List<String>>> CLAIMED = Reading.by(NotContradicted::claimedIn);
    private static final Reading<Map<Opposites, List<Known>>> KNOWN = Reading.by(NotContradicted::knownIn);

    private NotContradicted() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading()
                        && (!reviewed.isPlan() || !statement.citations().isEmpty()))
                .flatMap(statement -> contradicted(statement, reviewed)
                        .map(sentence -> isOfTheSameWords(statement.text(), sentence, reviewed)
                                ? fault(statement, sentence)
                                : fault(statement, sentence).asAHint())
                        .or(() -> denied(statement, reviewed))
                        .stream())
                .distinct()
                .toList();
    }

    /** The sentence of its sources that says the opposite. */
    private static Optional<String> contradicted(Statement statement, Reviewed reviewed) {
        var documents = sourcesOf(statement, reviewed);
        if (reviewed.readings().quote(documents, statement.text())) {
            return Optional.empty();
        }
        var text = Contractions.writtenOut(statement.text(), reviewed.readings());
        var sentences = documents.stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .map(sentence -> Contractions.writtenOut(sentence, reviewed.readings()))
                .toList();
        var places = placesOf(reviewed.state().getTargetLocations(), documents);
        boolean hasAmounts = Amounts.standIn(text);
        return sentences.stream()
                .filter(sentence -> Denials.areContradicted(text, sentence, sentences, places)
                        || (hasAmounts && Amounts.areTurned(text, sentence, sentences)))
                .findFirst()
                .or(() ->
                        opposed(text, sentences, TurnTexts.engineTexts(reviewed.state()), places, reviewed.readings()));
    }

    /** Kin words alone may speak of two things. */
    private static boolean isOfTheSameWords(String statement, String sentence, Reviewed reviewed) {
        if (OF_WHO_MAY.matcher(statement).find() && OF_WHO_MAY.matcher(sentence).find()) {
            return true;
        }
        var places = placesOf(reviewed.state().getTargetLocations(), List.of());
        var known = reviewed.readings().termsOf(sentence);
        return Words.subjects(statement).stream()
                .filter(term -> !places.contains(term))
                .anyMatch(term -> known.contains(term) || known.stream().anyMatch(other -> areOfOneRoot(term, other)));
    }

    /** Photos and photography. */
    private static boolean areOfOneRoot(String term, String other) {
        return term.length() >= ROOT && other.length() >= ROOT && term.regionMatches(0, other, 0, ROOT);
    }

    private static Optional<Fault> denied(Statement statement, Reviewed reviewed) {
        var cited = sourcesOf(statement, reviewed);
        var documents = cited.isEmpty() ? reviewed.state().getRetrievedDocuments() : cited;
        if (reviewed.readings().quote(documents, statement.text())) {
            return Optional.empty();
        }
        var sentences = documents.stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
        return Denied.by(
                        statement.text(),
                        sentences,
                        placesOf(reviewed.state().getTargetLocations(), documents),
                        reviewed.readings())
                .or(() -> AdviceTurned.by(
                        Contractions.writtenOut(statement.text(), reviewed.readings()),
                        sentences,
                        placesOf(reviewed.state().getTargetLocations(), documents),
                        reviewed.readings()))
                .map(sentence -> fault(statement, sentence));
    }

    private static Set<String> placesOf(List<String> names, List<RetrievedDocument> documents) {
        return Stream.concat(
                        names.stream(),
                        documents.stream()
                                .map(document -> document.getMetadata().getOrDefault("location", "")))
                .flatMap(name -> Words.terms(name).stream())
                .collect(Collectors.toSet());
    }

    private static List<Known> known(Opposites opposites, Collection<String> sentences, Readings readings) {
        return sentences.stream()
                .flatMap(sentence -> readings.of(KNOWN, sentence).getOrDefault(opposites, List.of()).stream())
                .toList();
    }

    /** @param engines what the engines found, which may bear a sentence out and does not speak against it */
    private static Optional<String> opposed(
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
                if (isBorneOut && claim.equals(statement) && claims.size() > 1) {
                    continue;
                }
                var against = against(opposites, claim, statement, known, alsoSaid, places)
                        .filter(sentence -> isWhatItRestsOn(opposites, claim, sentence, sentences, places, readings));
                if (against.isPresent()) {
                    return against;
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isBorneOut(Opposites opposites, String claim, List<Known> known, Set<String> places) {
        var side = opposites.of(claim);
        var claimed = terms(opposites.without(claim));
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
        var claimed = terms(opposites.without(claim));
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
        var clauses = clauses(sentence);
        var claimed = new HashMap<Opposites, List<String>>();
        for (var opposites : Opposites.ALL) {
            var decided = clauses.stream().filter(opposites::isDecidedIn).toList();
            if (decided.isEmpty() && opposites.of(sentence) == Side.BOTH) {
                decided = AND.splitAsStream(sentence)
                        .filter(opposites::isDecidedIn)
                        .toList();
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
        var ofTheSentence = opposites.of(sentence) == Side.BOTH ? Set.<String>of() : terms(opposites.without(sentence));
        var clauses = parts(sentence).stream()
                .flatMap(clause -> opposites.of(clause) == Side.BOTH ? AND.splitAsStream(clause) : Stream.of(clause))
                .toList();
        for (var clause : clauses) {
            var side = opposites.of(clause);
            if (side != Side.NEITHER) {
                known.add(new Known(
                        sentence, side, Facts.in(clause).allMonths(), terms(opposites.without(clause)), ofTheSentence));
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
        var claimed = terms(opposites.without(claim));
        claimed.removeAll(places);
        var ofTheClaim = Facts.in(claim).allMonths();
        var months = ofTheClaim.isEmpty() ? Facts.in(statement).allMonths() : ofTheClaim;
        var near = known.stream()
                .filter(one -> !one.isOfAnotherTime(months) && !DayKinds.differ(claim, one.sentence()))
                .filter(one -> isNear(claimed, one))
                .filter(one -> !opposites.mayBeSeenFromTheOtherEnd(statement, one.sentence()))
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
        return isSaid
                ? Optional.empty()
                : near.stream()
                        .filter(one -> one.side().isAgainst(side))
                        .filter(one -> !opposites.areOfManyThings() || isNearByItsWords(claimed, one))
                        // "A walk through the lanes, or an evening by the sea": of the lanes it tells no time.
                        .filter(one -> !opposites.isOfSettings()
                                || !LISTS.matcher(one.sentence()).find()
                                || claimed.stream().anyMatch(one.ofTheClause()::contains))
                        .map(Known::sentence)
                        .findFirst();
    }

    private static boolean isNear(Set<String> claimed, Known known) {
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

    /** Whether two texts share most of what they speak of, and not only the place. */
    static boolean isOfTheSame(String claim, String known, Set<String> places) {
        var claimed = Words.subjects(claim);
        var spoken = Words.subjects(known);
        long shared = claimed.stream().filter(spoken::contains).count();
        long ofItsOwn = claimed.stream()
                .filter(spoken::contains)
                .filter(term -> !places.contains(term))
                .count();
        return !claimed.isEmpty() && ofItsOwn >= 1 && shared >= 2 && shared >= MOST * claimed.size();
    }

    private static Set<String> terms(String text) {
        var terms = new HashSet<>(Words.subjects(text));
        terms.removeAll(DENIALS);
        terms.removeAll(OF_ADVICE);
        OF_TIME_AND_RANK
                .matcher(text)
                .results()
                .map(match -> Words.stem(match.group().toLowerCase(Locale.ROOT)))
                .forEach(terms::add);
        return terms;
    }

    private static List<String> parts(String text) {
        return CLAUSE.splitAsStream(text)
                .map(String::strip)
                .filter(clause -> clause.length() > 8)
                .toList();
    }

    private static List<String> clauses(String text) {
        return Stream.concat(parts(text).stream(), Stream.of(text)).distinct().toList();
    }

    private static List<RetrievedDocument> sourcesOf(Statement statement, Reviewed reviewed) {
        var cited = reviewed.state().getCitations().stream()
                .filter(citation -> statement.citations().contains(citation.getId()))
                .map(Citation::getChunkId)
                .collect(Collectors.toCollection(HashSet::new));
        return reviewed.state().getRetrievedDocuments().stream()
                .filter(document -> cited.contains(document.getChunkId()))
                .toList();
    }

    private static Fault fault(Statement statement, String sentence) {
        return Fault.mendedByLeavingOut(
                "Its source says the opposite: \"" + sentence + "\"",
                "what the evidence contradicts",
                statement.text());
    }
}
