package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is said of a place or an animal, in whatever order of words, the passages do not say of another one alone.
 *
 * <p>"Kayts has wild ponies and walls of coral" is refused where a passage says that of Delft, and no sentence that speaks of Kayts has
 * nearly as much of it. Who is named beside the other one, or in the sentence before, gets the benefit of the doubt.
 */
final class ToldOfAnother {

    private static final Pattern NAME =
            Pattern.compile("(?<![\\p{L}’'-])\\p{Lu}[\\p{L}’'-]+(?: (?:of the |of |the )?\\p{Lu}[\\p{L}’'-]+)*");
    private static final Pattern NAME_WITHIN = Pattern.compile(
            "(?<=[\\p{Ll}\\d,;:’'\")] )\\p{Lu}[\\p{L}’'-]+(?: (?:of the |of |the )?\\p{Lu}[\\p{L}’'-]+)*");
    private static final Pattern NO_NAME = Pattern.compile(
            "(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Poya|Full Moon|Buddha|I|I['’]\\p{Ll}+|UNESCO|Sri Lanka|Yes|No)");
    private static final Pattern ANIMAL = Pattern.compile(
            "\\b(?:elephants?|leopards?|(?:sloth )?bears?(?= )|flamingos?|crocodiles?|sharks?|dolphins?|whales?|turtles?|monkeys?|macaques?|langurs?|(?:spotted )?deer|buffalo(?:es)?|sambar|wild boars?|peafowl|peacocks?|hornbills?|eagles?|ponies|donkeys|otters?|jackals?|herons?|storks?|pelicans?|cormorants?|kingfishers?|monitors?)\\b",
            CASE_INSENSITIVE);

    private static final Pattern CLAIM = Pattern.compile(
            "[;:()]\\s|,\\s(?:while|whereas|but|though|although|then)\\s|,\\s(?:and|or)\\s|,\\s(?=(?:or |and )?(?:(?:in|at|on|from|near) )?(?:the )?\\p{Lu})");
    private static final Pattern CLAUSE = Pattern.compile(
            ";\\s|:\\s|,?\\s(?:while|whereas)\\s|,\\s(?:and|but)\\s(?=(?:in|on|at|from|the|more|most|some|others?|another|those)\\s)");

    /** What many names have. */
    private static final Set<String> COMMON = Words.terms(
            "national park temple fort beach bay rock lake island falls point hill peak bridge station road town city reserve forest museum river sea lagoon house market wewa tank north south east west upper lower big little great old new");

    /** Said of every shrine. */
    private static final Set<String> OF_ANY_SHRINE = Words.terms(
            "cover covered shoulder shoulders knee knees leg legs shoe shoes hat hats off dress code modest barefoot white clothes");

    /** Denied, compared or asked: what is said is not said of it. */
    private static final Pattern NOT_SAID = Pattern.compile(
            "\\b(?:no|not|never|none|nor|neither|unlike|like|than|instead|rather|without|elsewhere)\\b|n['’]t\\b|\\?\\s*$",
            CASE_INSENSITIVE);

    private static final int ENOUGH = 3;
    private static final double MOST = 0.6;
    /** So much more than any sentence has that speaks of it. */
    private static final int MARGIN = 2;
    /** Words within which a sentence says what it is about. */
    private static final int OPENING = 2;

    /** A clause of a passage. */
    private record Told(String clause, Set<String> terms, Set<String> about) {

        boolean speaksOf(Set<String> name) {
            return name.stream().anyMatch(stem -> terms.contains(stem) || about.contains(stem));
        }
    }

    private ToldOfAnother() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isByRule() || reviewed.isPlan()) {
            return List.of();
        }
        var told = reviewed.state().getRetrievedDocuments().stream()
                .flatMap(document -> told(document, reviewed.readings()))
                .toList();
        var names = told.stream()
                .flatMap(one -> NAME_WITHIN.matcher(one.clause()).results())
                .flatMap(name -> Words.terms(name.group()).stream())
                .collect(Collectors.toSet());
        var places = reviewed.state().getTargetLocations().stream()
                .flatMap(place -> Words.terms(place).stream())
                .collect(Collectors.toSet());
        return reviewed.draft().statements().stream()
                .filter(statement ->
                        !statement.isHeading() && !statement.citations().isEmpty())
                .filter(statement -> !reviewed.isQuoted(statement.text()))
                .flatMap(statement -> ofAnother(statement, told, names, places).stream()
                        .map(subject -> Fault.mendedByLeavingOut(
                                "What I found says this of something else than \"" + subject + "\".",
                                "what the evidence says of something else than \"" + subject + "\"",
                                statement.text())))
                .distinct()
                .toList();
    }

    private static Stream<Told> told(RetrievedDocument document, Readings readings) {
        var place = Words.terms(document.getMetadata().getOrDefault("location", ""));
        var sentences = List.copyOf(readings.sentencesOf(document.getContent()));
        return IntStream.range(0, sentences.size()).boxed().flatMap(i -> {
            var about = new HashSet<>(place);
            if (i > 0) {
                about.addAll(openingOf(sentences.get(i - 1)));
            }
            return CLAUSE.splitAsStream(sentences.get(i))
                    .map(clause -> new Told(clause, readings.termsOf(clause), Set.copyOf(about)));
        });
    }

    private static Set<String> openingOf(String sentence) {
        return Words.terms(
                Stream.of(sentence.split("\\s+", OPENING + 1)).limit(OPENING).collect(Collectors.joining(" ")));
    }

    private static Optional<String> ofAnother(
            Statement statement, List<Told> told, Set<String> names, Set<String> places) {
        if (NOT_SAID.matcher(statement.text()).find()) {
            return Optional.empty();
        }
        return statement.cited().stream()
                .flatMap(part -> CLAIM.splitAsStream(part.text()))
                .flatMap(clause ->
                        subjectsOf(clause, names).filter(subject -> isOfAnother(clause, subject, told, names, places)))
                .findFirst();
    }

    /** The names and animals of a clause; the word with which it begins is one where the passages have it as a name. */
    private static Stream<String> subjectsOf(String clause, Set<String> names) {
        return Stream.concat(
                        NAME.matcher(clause)
                                .results()
                                .filter(name -> name.start() > 0 || names.containsAll(own(name.group())))
                                .map(MatchResult::group)
                                .filter(name -> !NO_NAME.matcher(name).matches()),
                        ANIMAL.matcher(clause).results().map(MatchResult::group))
                .distinct();
    }

    private static boolean isOfAnother(
            String clause, String subject, List<Told> told, Set<String> names, Set<String> places) {
        var stems = own(subject);
        if (stems.isEmpty() || places.containsAll(stems)) {
            return false;
        }
        var claimed = new HashSet<>(Words.subjects(clause));
        claimed.removeAll(Words.terms(subject));
        claimed.removeAll(OF_ANY_SHRINE);
        var all = Words.terms(clause);
        boolean isAnAnimal = ANIMAL.matcher(subject).matches();
        long withIt = told.stream()
                .filter(one -> one.speaksOf(stems))
                .mapToLong(one -> shared(claimed, one))
                .max()
                .orElse(0);
        claimed.removeAll(places);
        var ofNames = NAME.matcher(clause)
                .results()
                .filter(name -> name.start() > 0)
                .flatMap(name -> Words.terms(name.group()).stream())
                .collect(Collectors.toSet());
        var plain = new HashSet<>(claimed);
        plain.removeAll(ofNames);
        // "Holds the Vel festival": two words, one of them a name, tell it from all others.
        boolean isOfAName = claimed.size() == plain.size() + 1 && !plain.isEmpty() && withIt == 0;
        long enough = Math.max(isOfAName ? MARGIN : ENOUGH, withIt + MARGIN);
        return told.stream()
                .filter(one -> !one.speaksOf(stems))
                .filter(one -> shared(claimed, one) >= enough && shared(claimed, one) >= MOST * claimed.size())
                .filter(one -> isOfAName
                        ? shared(claimed, one) == claimed.size()
                        : shared(plain, one) >= Math.min(ENOUGH, enough)
                                || (!plain.isEmpty() && withIt == 0 && shared(claimed, one) == claimed.size()))
                .anyMatch(one -> namesAnother(one, all, isAnAnimal, names));
    }

    /** Of the same kind, and none that the claim names as well. */
    private static boolean namesAnother(Told told, Collection<String> claimed, boolean isAnAnimal, Set<String> names) {
        var others = isAnAnimal
                ? ANIMAL.matcher(told.clause()).results().map(MatchResult::group)
                : NAME.matcher(told.clause())
                        .results()
                        .map(MatchResult::group)
                        .filter(name -> !NO_NAME.matcher(name).matches())
                        .filter(name -> names.containsAll(own(name)));
        return others.map(ToldOfAnother::own)
                .anyMatch(own -> !own.isEmpty() && own.stream().noneMatch(claimed::contains));
    }

    private static long shared(Set<String> claimed, Told told) {
        return claimed.stream().filter(told.terms()::contains).count();
    }

    /** What of a name is its own. */
    private static Set<String> own(String name) {
        var own = new HashSet<>(Words.terms(name));
        own.removeAll(COMMON);
        return own;
    }
}
