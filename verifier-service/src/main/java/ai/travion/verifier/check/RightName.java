package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
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
 * What the passages say of one name is not said of another: a beach of another one's waves, a line by another town, a village on the
 * other side.
 *
 * <p>A name is held against the words next to it. It is refused where the sources have these words next to other names only, and this name
 * next to others only.
 */
final class RightName {

    private static final String NAME = "\\p{Lu}[\\p{L}’'-]+(?: (?:of |the )?\\p{Lu}[\\p{L}’'-]+)*";
    /** Every place is in it. */
    private static final String COUNTRY = Words.bare("Sri Lanka");

    private static final String WHERE_TO = "(?:At|In|Around|Near|On|Beyond) (?=\\p{Lu})";
    private static final String WAY_TO = "(?:From|To|By|Via|With|After|Before|Between) (?=\\p{Lu})";
    private static final Pattern A_NAME = Pattern.compile("(?<![\\p{L}’'-])(?!" + WHERE_TO + "|" + WAY_TO + ")" + NAME);
    private static final Pattern CLAUSE =
            Pattern.compile("[.;:,()|]+(?:\\s|$)|\\s[–—]\\s|\\s(?:and|but|while|whereas)\\s");
    private static final Pattern BEARING = Pattern.compile(
            "(?<names>" + NAME + "(?:(?:, | and |, and )" + NAME
                    + ")*),? (?:(?:lies?|is|are|stands?) )?(?:just |further |away )?(?:to|in) the (?<where>north|south|east|west)\\b");
    private static final Map<String, String> OPPOSITE =
            Map.of("north", "south", "south", "north", "east", "west", "west", "east");
    private static final Pattern SEVERAL = Pattern.compile(",? and |, ");

    private static final Pattern OF_THE_CALENDAR = Pattern.compile(
            "January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Poya|Buddhas?|BCE|CE|BC|AD|UNESCO|The|In|On|At|It|I"
                    // What begins an advice is no name.
                    + "|Allow|Arrive|Ask|Avoid|Book|Bring|Carry|Climb|Come|Count|Cover|Dress|Drive|Expect|Get|Give|Go|Keep|Leave|Look|Pack|Plan|Reckon|Ride|See|Spend|Start|Stay|Take|Try|Visit|Walk|Watch|Wear");

    private static final Pattern WHERE = Pattern.compile(WHERE_TO);
    /** "Kumarakanda Vihara at Dodanduwa, south of the town, has a white facade": of the temple. */
    private static final Pattern ITS_VERB = Pattern.compile(
            "\\s*(?:has|have|had|is|are|was|were|looks?|stands?|lies?|holds?|keeps?|shows?|offers?)\\b");

    private static final Pattern OF_IT = Pattern.compile("\\s*(?:where|which|whose|with|is where|a place)\\b");

    /** Words beside a name that say of what it is told. */
    private static final int AROUND = 5;

    private static final int ENOUGH = 2;
    private static final double MOST = 0.6;
    private static final int ROOT = 5;

    /**
     * A name and the words beside it, as far as the next name or the end of the clause.
     *
     * @param after the preposition before it
     */
    private record Framed(String name, Set<String> words, Prepositions after) {

        Framed(String name, Set<String> words) {
            this(name, words, Prepositions.NONE);
        }
    }

    private static final Reading<List<Framed>> FRAMED = Reading.by(text -> framedIn(text, true));
    private static final Reading<List<Framed>> KNOWN = Reading.by(RightName::knownIn);
    private static final Reading<Set<String>> BEARINGS = Reading.by(RightName::bearingsIn);

    private RightName() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isPlan()) {
            return List.of();
        }
        var places = reviewed.termsOfItsPlaces();
        return reviewed.citingStatements()
                .flatMap(statement ->
                        wrongName(statement, places, reviewed).stream().map(name -> fault(name, statement)))
                .distinct()
                .toList();
    }

    private static Optional<String> wrongName(Statement statement, Set<String> places, Reviewed reviewed) {
        var readings = reviewed.readings();
        var sentences = reviewed.state().getRetrievedDocuments().stream()
                .map(RetrievedDocument::getContent)
                .flatMap(content -> readings.sentencesOf(content).stream())
                .toList();
        var turned = turnedBearing(statement, sentences, readings);
        if (turned.isPresent()) {
            return turned;
        }
        var all = sentences.stream()
                .flatMap(sentence -> readings.of(KNOWN, sentence).stream())
                .filter(framed -> !places.containsAll(Words.terms(framed.name()))
                        && !framed.name().equals(COUNTRY))
                .toList();
        // A word with which a passage's sentence begins may be the very name.
        var told = Stream.concat(
                        all.stream(), sentences.stream().flatMap(sentence -> readings.of(FRAMED, sentence).stream()))
                .toList();
        var said = readings.termsOf(statement.text());
        // Where the other stands beside it, the sentence knows both: "King Nissanka Malla" is "Nissanka Malla, king
        // from 1187", too.
        var known = all.stream()
                .filter(one -> !said.containsAll(Words.terms(one.name())))
                .toList();
        return readings.of(FRAMED, statement.text()).stream()
                .filter(claim -> !places.containsAll(Words.terms(claim.name())))
                .filter(claim -> isOfAnother(
                        claim,
                        told,
                        sentences.stream().map(readings::termsOf).toList(),
                        claim.after() == Prepositions.NONE
                                ? known
                                : known.stream()
                                        .filter(one -> one.after() != claim.after()
                                                || !isToldBeside(one, claim, sentences, readings))
                                        .toList()))
                .map(Framed::name)
                .findFirst();
    }

    /** "From Matara the drive takes two hours, from Galle four": what is said of the one is said of the other. */
    private static boolean isToldBeside(Framed one, Framed claim, List<String> sentences, Readings readings) {
        return sentences.stream()
                .filter(sentence -> readings.bareOf(sentence).contains(claim.name()))
                .anyMatch(sentence -> readings.of(KNOWN, sentence).contains(one));
    }

    /** "Pottuvil Point to the south", where it lies to the north. */
    private static Optional<String> turnedBearing(Statement statement, List<String> sentences, Readings readings) {
        var known = sentences.stream()
                .flatMap(sentence -> readings.of(BEARINGS, sentence).stream())
                .collect(Collectors.toSet());
        return readings.of(BEARINGS, statement.text()).stream()
                .filter(said -> !known.contains(said))
                .filter(said -> {
                    int at = said.lastIndexOf(' ');
                    return known.contains(
                            said.substring(0, at + 1) + OPPOSITE.getOrDefault(said.substring(at + 1), ""));
                })
                .map(said -> said.substring(0, said.lastIndexOf(' ')).strip())
                .findFirst();
    }

    /**
     * Whether it is said of another name.
     *
     * @param told of every name
     * @param sentences of the passages, by their terms
     * @param others what is known of the names that do not stand in the sentence
     */
    private static boolean isOfAnother(
            Framed claim, List<Framed> told, List<Set<String>> sentences, List<Framed> others) {
        if (claim.words().size() < ENOUGH) {
            return false;
        }
        var own = told.stream()
                .filter(one -> isSameName(one.name(), claim.name()))
                .toList();
        if (own.isEmpty()) {
            return false;
        }
        boolean isItsOwn = own.stream()
                .anyMatch(one -> claim.words().stream()
                        .anyMatch(word -> Words.coverSubject(one.words(), word) || holds(one.words(), word)));
        if (isItsOwn) {
            return false;
        }
        return others.stream()
                .filter(one ->
                        !isSameName(one.name(), claim.name()) && one.after().mayStandFor(claim.after()))
                .filter(one -> sentences.stream().noneMatch(sentence -> saysItOf(claim, one, sentence)))
                .mapToLong(one -> claim.words().stream()
                        .filter(word -> holds(one.words(), word))
                        .count())
                .anyMatch(shared ->
                        shared >= ENOUGH && shared >= MOST * claim.words().size());
    }

    /** In whatever clauses, a sentence that has the name and not the other says half of it: "cut into granite under the king". */
    private static boolean saysItOf(Framed claim, Framed other, Set<String> sentence) {
        return sentence.containsAll(Words.terms(claim.name()))
                && !sentence.containsAll(Words.terms(other.name()))
                && 2
                                * claim.words().stream()
                                        .filter(word -> holds(sentence, word))
                                        .count()
                        >= claim.words().size();
    }

    private static boolean isSameName(String one, String other) {
        return one.contains(other) || other.contains(one);
    }

    /** "Gentle" is held by "gentler". */
    private static boolean holds(Set<String> words, String word) {
        return words.contains(word)
                || words.stream()
                        .anyMatch(other -> Math.min(other.length(), word.length()) >= ROOT
                                && Math.abs(other.length() - word.length()) <= 2
                                && other.regionMatches(0, word, 0, ROOT));
    }

    /** In a passage, what goes on without a name is still said of the one that the sentence begins with; "at Seenigama, a shrine of Devol" all the way. */
    private static List<Framed> knownIn(String sentence) {
        var known = new ArrayList<>(framedIn(sentence, false));
        var subject = A_NAME.matcher(sentence);
        var where = WHERE.matcher(sentence);
        int from = where.lookingAt() ? where.end() : 0;
        known.addAll(goingOnIn(sentence));
        // A single word may have its capital from the sentence.
        if (subject.region(from, sentence.length()).lookingAt()
                && (from > 0 || subject.group().indexOf(' ') > 0)) {
            for (var clause : CLAUSE.split(sentence, -1)) {
                if (from > 0 || !A_NAME.matcher(clause).find()) {
                    var words = new HashSet<String>();
                    nearest(clause, false, words);
                    known.add(new Framed(Words.bare(subject.group()), Set.copyOf(words)));
                }
            }
        }
        return List.copyOf(known);
    }

    /** A clause that begins with its verb is said of one of the names before it. */
    private static List<Framed> goingOnIn(String sentence) {
        var known = new ArrayList<Framed>();
        var before = new ArrayList<String>();
        for (var clause : CLAUSE.split(sentence, -1)) {
            if (ITS_VERB.matcher(clause).lookingAt()) {
                var words = new HashSet<String>();
                nearest(clause, false, words);
                before.forEach(name -> known.add(new Framed(name, Set.copyOf(words))));
            }
            A_NAME.matcher(clause)
                    .results()
                    .map(name -> Words.bare(name.group()))
                    .forEach(before::add);
        }
        return known;
    }

    /** @param first whether the word with which it begins may be a name, though it has its capital from there */
    private static List<Framed> framedIn(String text, boolean first) {
        var framed = new ArrayList<Framed>();
        var clauses = CLAUSE.split(text, -1);
        for (int c = 0; c < clauses.length; c++) {
            var clause = clauses[c];
            var names = A_NAME.matcher(clause).results().toList();
            for (int i = 0; i < names.size(); i++) {
                var name = names.get(i);
                boolean isName = first || name.start() > 0 || name.group().indexOf(' ') > 0 || !text.startsWith(clause);
                if (isName
                        && !OF_THE_CALENDAR.matcher(name.group()).matches()
                        && !Words.subjects(name.group()).isEmpty()) {
                    int from = i == 0 ? 0 : names.get(i - 1).end();
                    int to = i + 1 < names.size() ? names.get(i + 1).start() : clause.length();
                    var words = new HashSet<String>();
                    nearest(clause.substring(from, name.start()), true, words);
                    nearest(clause.substring(name.end(), to), false, words);
                    if (words.size() < ENOUGH) {
                        nearest(
                                A_NAME.matcher(clause.substring(0, name.start()))
                                        .replaceAll(" "),
                                true,
                                words);
                    }
                    // "Madiha, where a reef shelters a pool"
                    if (name.end() == clause.length()
                            && c + 1 < clauses.length
                            && OF_IT.matcher(clauses[c + 1]).lookingAt()) {
                        nearest(clauses[c + 1], false, words);
                    }
                    framed.add(new Framed(
                            Words.bare(name.group()),
                            Set.copyOf(words),
                            Prepositions.before(clause.substring(0, name.start()))));
                }
            }
        }
        return List.copyOf(framed);
    }

    private static void nearest(String text, boolean last, Set<String> into) {
        var subjects = List.copyOf(Words.subjects(text));
        (last
                        ? subjects.subList(Math.max(0, subjects.size() - AROUND), subjects.size())
                        : subjects.subList(0, Math.min(AROUND, subjects.size())))
                .stream().filter(word -> !Character.isDigit(word.charAt(0))).forEach(into::add);
    }

    private static Set<String> bearingsIn(String text) {
        return BEARING.matcher(text)
                .results()
                .flatMap(bearing -> SEVERAL.splitAsStream(bearing.group("names"))
                        .map(name -> Words.bare(name) + bearing.group("where").toLowerCase(Locale.ROOT)))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Fault fault(String name, Statement statement) {
        return Fault.mendedByLeavingOut(
                "What I found says this of something else than \"" + name.strip() + "\".",
                "what the evidence says of something else than \"" + name.strip() + "\"",
                statement.text());
    }
}
