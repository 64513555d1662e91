package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a sentence follows its source word by word, the names stand where the source has them.
 *
 * <p>"A ferry goes to Karainagar" is a swapped name where the source says "a ferry goes to Delft" and nothing of the kind of Karainagar.
 * What is told in a draft's own words is not seen here.
 */
final class NamesInPlace {

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}’'-]+");
    private static final Pattern CLAUSE =
            Pattern.compile(";\\s|,?\\s(?:while|whereas|but)\\s|,\\s(?:and|or)\\s(?=the\\s|an?\\s|\\p{Lu})");
    /** What has a capital and is no name of a place or a person. */
    private static final Pattern NO_NAME = Pattern.compile(
            "(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Poya|Buddhas?|The|This|That|These|Those|In|On|At|From|By|To|For|It|I|You|If|When|As|And|But|Yes|No|Not|King|Queen|Prince|Saint|Sir|Lady|BCE|CE|BC|AD|Expect|Take|Visit|Its|His|Her|Their|A|An|Go|Most|All|Some|Many|Then|There|Here|With|After|Before)");

    /** So many words side by side are a quotation. */
    private static final int QUOTED = 3;
    /** So many of them must speak of something. */
    private static final int TELLING = 2;

    private static final int BESIDE = 2;

    private record Token(String word, String stem, boolean isName, boolean tells) {

        static Token of(String word) {
            return new Token(
                    word,
                    Words.terms(word).stream().findFirst().orElse(word),
                    Character.isUpperCase(word.charAt(0))
                            && !NO_NAME.matcher(word).matches(),
                    !Words.subjects(word).isEmpty());
        }
    }

    /** Words, from one to before another, that are a name. */
    private record Name(int from, int to) {

        /** A single word at the beginning may have its capital from there. */
        boolean mayOpen() {
            return from == 0 && to == 1;
        }

        Set<String> stems(List<Token> tokens) {
            return tokens.subList(from, to).stream().map(Token::stem).collect(Collectors.toSet());
        }

        String words(List<Token> tokens) {
            return tokens.subList(from, to).stream().map(Token::word).collect(Collectors.joining(" "));
        }
    }

    /** A clause as it is held against others. */
    private record Clause(List<Token> tokens, Set<String> stems, Set<String> told, List<Name> names) {}

    private static final Reading<List<Clause>> CLAUSES = Reading.by(
            text -> CLAUSE.splitAsStream(text).map(NamesInPlace::clause).toList());

    private NamesInPlace() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        var places = reviewed.state().getTargetLocations().stream()
                .flatMap(place -> Words.terms(place).stream())
                .collect(Collectors.toSet());
        var known = reviewed.state().getRetrievedDocuments().stream()
                .map(RetrievedDocument::getContent)
                .flatMap(content -> reviewed.readings().sentencesOf(content).stream())
                .flatMap(sentence -> reviewed.readings().of(CLAUSES, sentence).stream())
                .toList();
        return reviewed.citingStatements()
                .flatMap(statement ->
                        replaced(statement, known, placesOf(statement, places, reviewed), reviewed).stream()
                                .map(name -> fault(name, statement)))
                .distinct()
                .toList();
    }

    /** A passage need not name what it is of: "The Temple of the Tooth: two hours", of its own passage. */
    private static Set<String> placesOf(Statement statement, Set<String> places, Reviewed reviewed) {
        return Stream.concat(
                        places.stream(),
                        reviewed.state().getCitations().stream()
                                .filter(citation -> statement.citations().contains(citation.getId()))
                                .flatMap(citation -> Words.terms(citation.getLocation()).stream()))
                .collect(Collectors.toSet());
    }

    private static Optional<String> replaced(
            Statement statement, List<Clause> known, Set<String> places, Reviewed reviewed) {
        var said = reviewed.readings().termsOf(statement.text());
        var cited = reviewed.passagesCitedBy(statement).stream()
                .flatMap(passage -> reviewed.readings().sentencesOf(passage.getContent()).stream())
                .map(sentence -> reviewed.readings().termsOf(sentence))
                .toList();
        for (var clause : reviewed.readings().of(CLAUSES, statement.text())) {
            for (var whole : clause.names()) {
                var name = withoutItsVerb(whole, clause, known);
                var stems = name.stems(clause.tokens());
                if (!name.mayOpen()
                        && !places.containsAll(stems)
                        && isReplaced(clause, name, stems, said, known, cited)) {
                    return Optional.of(name.words(clause.tokens()));
                }
            }
        }
        return Optional.empty();
    }

    /** "Keep Galle Face for a dry spell": where no passage has the whole, its first word has its capital from the sentence. */
    private static Name withoutItsVerb(Name name, Clause said, List<Clause> known) {
        var rest = new Name(name.from() + 1, name.to());
        boolean mayOpen = name.from() == 0 && name.to() > 1;
        return mayOpen
                        && known.stream()
                                .noneMatch(one -> one.names().stream()
                                        .anyMatch(other ->
                                                other.stems(one.tokens()).containsAll(name.stems(said.tokens()))))
                        && known.stream().anyMatch(one -> one.stems().containsAll(rest.stems(said.tokens())))
                ? rest
                : name;
    }

    /** Another name stands there in what is known, which does not tell the like of this one. */
    private static boolean isReplaced(
            Clause said, Name name, Set<String> stems, Set<String> all, List<Clause> known, List<Set<String>> cited) {
        var others = new HashSet<String>();
        long ofAnother = -1;
        for (var one : known) {
            if (one.stems().containsAll(stems)) {
                continue;
            }
            for (var other : one.names()) {
                if (standsFor(said, name, stems, one, other, all)) {
                    others.addAll(other.stems(one.tokens()));
                    ofAnother = Math.max(ofAnother, shared(said, one, stems));
                }
            }
        }
        long most = ofAnother;
        return most >= 0
                && known.stream()
                        .filter(one -> one.stems().containsAll(stems))
                        .noneMatch(one -> shared(said, one, stems) >= most)
                && cited.stream()
                        .noneMatch(sentence -> sentence.containsAll(stems)
                                && others.stream().noneMatch(sentence::contains)
                                && saysMostOf(said, stems, sentence));
    }

    /** "By train, from Fort, without a change; ask whether it runs": of a sentence that is cited more than one clause may be said. */
    private static boolean saysMostOf(Clause said, Set<String> but, Set<String> sentence) {
        var told = new HashSet<>(said.told());
        told.removeAll(but);
        return SaidAlike.isMostlyIn(told, sentence);
    }

    private static boolean standsFor(
            Clause said, Name name, Set<String> stems, Clause known, Name other, Set<String> all) {
        var theirs = other.stems(known.tokens());
        if (theirs.stream().anyMatch(stem -> all.contains(stem) && !stems.contains(stem))
                || stems.containsAll(theirs)
                || theirs.containsAll(stems)) {
            return false;
        }
        int before = 0;
        int tellingBefore = 0;
        while (name.from() - before > 0
                && other.from() - before > 0
                && isSame(said, name.from() - before - 1, known, other.from() - before - 1)) {
            before++;
            tellingBefore += said.tokens().get(name.from() - before).tells() ? 1 : 0;
        }
        int after = 0;
        int tellingAfter = 0;
        while (name.to() + after < said.tokens().size()
                && other.to() + after < known.tokens().size()
                && isSame(said, name.to() + after, known, other.to() + after)) {
            tellingAfter += said.tokens().get(name.to() + after).tells() ? 1 : 0;
            after++;
        }
        if (other.mayOpen()) {
            return after > QUOTED && tellingAfter >= TELLING;
        }
        return (before >= QUOTED && tellingBefore >= TELLING)
                || (after >= QUOTED && tellingAfter >= TELLING)
                || (Math.max(before, after) >= BESIDE
                        && tellingBefore + tellingAfter >= 1
                        && shared(said, known, stems) > TELLING);
    }

    private static boolean isSame(Clause one, int at, Clause other, int there) {
        return one.tokens().get(at).stem().equals(other.tokens().get(there).stem());
    }

    private static long shared(Clause one, Clause other, Set<String> but) {
        return one.told().stream()
                .filter(term -> !but.contains(term) && other.told().contains(term))
                .count();
    }

    private static Clause clause(String text) {
        var tokens = WORD.matcher(text)
                .results()
                .map(match -> Token.of(match.group()))
                .toList();
        var names = new ArrayList<Name>();
        for (int i = 0; i < tokens.size(); i++) {
            int end = i;
            while (end < tokens.size() && tokens.get(end).isName()) {
                end++;
            }
            if (end > i) {
                names.add(new Name(i, end));
            }
            i = Math.max(i, end);
        }
        var stems = tokens.stream().map(Token::stem).collect(Collectors.toSet());
        return new Clause(tokens, stems, new HashSet<>(Words.subjects(text)), List.copyOf(names));
    }

    private static Fault fault(String name, Statement statement) {
        return Fault.mendedByLeavingOut(
                "What I found says this of something else than \"" + name + "\".",
                "what the evidence says of something else than \"" + name + "\"",
                statement.text());
    }
}
