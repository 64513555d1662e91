package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.Citation;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sentence does not say the opposite of the passage that speaks of the same.
 *
 * <p>Only plain opposites are seen: of two clauses that share most of what they speak of, one says "north" and the other "south", one
 * "often" and the other "seldom", one "with" what the other is "without". A clause that holds both words, or a denial, is left alone.
 */
final class NotContradicted {

    /** Two sides that exclude each other. */
    private record Opposites(Pattern one, Pattern other) {

        boolean contradict(String claim, String known) {
            return (isOnly(one, other, claim) && isOnly(other, one, known))
                    || (isOnly(other, one, claim) && isOnly(one, other, known));
        }

        private static boolean isOnly(Pattern said, Pattern unsaid, String text) {
            return said.matcher(text).find() && !unsaid.matcher(text).find();
        }

        String without(String text) {
            return other.matcher(one.matcher(text).replaceAll(" ")).replaceAll(" ");
        }
    }

    private static final String FORBIDDEN =
            "(?:is|are|be) (?:strictly )?(?:forbidden|prohibited|banned)|(?:not|never|nobody|no one|nor) (?:\\w+ ){0,2}?(?:allowed|permitted|accepted|may|touch)|(?:must|may|can) ?not|can['’]t|off[- ]limits";

    private static final List<Opposites> OPPOSITES = List.of(
            opposites(
                    "north(?:ern|ward|wards)?(?:-(?:east|west)\\w*)?",
                    "south(?:ern|ward|wards)?(?:-(?:east|west)\\w*)?"),
            opposites("(?:north-|south-)?east(?:ern|wards?)?", "(?:north-|south-)?west(?:ern|wards?)?"),
            opposites("highest|tallest", "lowest"),
            opposites("largest|biggest", "smallest"),
            opposites("longest", "shortest"),
            opposites("oldest", "youngest|newest"),
            opposites("eas(?:y|ier|iest|ily)|effortless", "hard(?:er|est)?|difficult|strenuous|demanding"),
            opposites(
                    "safe(?:r|ly)?",
                    "unsafe|dangerous|deadly|risky|not (?:for|suitable|fit|a place)|leave\\b.{0,60}\\balone|keep out|stay out"),
            opposites("calm(?:er|est)?|gentle", "rough(?:er|est)?|strong waves|high surf"),
            opposites("often|frequently|commonly|regularly|usually", "seldom|rarely|hardly ever|scarcely"),
            opposites("always", "never"),
            opposites("good|excellent|great", "bad|poor|terrible"),
            opposites("cheap\\w*", "expensive|costly|dear"),
            opposites("quiet\\w*|peaceful", "lively|noisy|loud|busy|crowded"),
            opposites("hot(?:ter|test)?", "cold(?:er|est)?|cool(?:er|est)?|chilly"),
            opposites("wet(?:ter|test)?|rainy", "dry|drier|driest"),
            opposites("morning|dawn|sunrise", "afternoon|evening|dusk|sunset"),
            opposites("left", "right"),
            opposites("wide(?:r|st)?|broad", "narrow\\w*"),
            opposites("deep(?:er|est)?", "shallow\\w*"),
            opposites("steep\\w*", "flat|level"),
            opposites("public", "private"),
            opposites("inside", "outside"),
            opposites("opens|(?:is|are|stays?) open", "closes|(?:is|are|stays?) (?:closed|shut)"),
            opposites(
                    FORBIDDEN,
                    "(?<!not )(?:allowed|permitted|welcome|accepted|fine|ok(?:ay)?)|(?:visitors|you|people|guests|tourists) (?:may|can)"));

    private static final Pattern CLAUSE = Pattern.compile(
            "[.!?;:,()]+(?:\\s|$)|\\s[–—]\\s|\\s(?:while|whereas|but|though|although|because|so that|since)\\s",
            CASE_INSENSITIVE);
    private static final Pattern DENIAL = Pattern.compile(
            "\\b(?:no|not|never|nobody|none|nothing|without|nor|neither|hardly|cannot)\\b|n['’]t\\b|\\brather than\\b|\\binstead of\\b|\\bunlike\\b",
            CASE_INSENSITIVE);
    private static final Pattern WITHOUT =
            Pattern.compile("\\bwithout (?:any |a |an |the )?(?<what>\\p{Ll}{4,})", CASE_INSENSITIVE);
    private static final Pattern NO_TICKET = Pattern.compile(
            "\\b(?:no|without (?:an? )?) ?(?<what>ticket|fee|charge|permit|guide|booking|reservation|visa)\\w*|\\bfree (?:of charge|to enter|entry|admission)\\b",
            CASE_INSENSITIVE);
    private static final Pattern TICKET = Pattern.compile(
            "\\b(?:need\\w*|requir\\w*|charg\\w*|buy|bought|pay\\w*|sold)\\b[^.]{0,30}\\b(?:ticket|fee|permit|guide|booking|reservation|visa)",
            CASE_INSENSITIVE);
    private static final Pattern DENIED = Pattern.compile(
            "\\bnot (?<what>(?:at|in|on|by|from|near) (?:the |a )?[\\p{L}-]+ [\\p{L}-]+)", CASE_INSENSITIVE);
    private static final Pattern BEFORE_AFTER =
            Pattern.compile("\\b(?<side>before|after) (?:about |around )?(?<when>[\\w:.]+)", CASE_INSENSITIVE);

    /** Of what a clause speaks of, so much the other must speak of too. */
    private static final double MOST = 0.6;

    private NotContradicted() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isPlan()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading())
                .flatMap(statement ->
                        contradicted(statement, reviewed).stream().map(sentence -> fault(statement, sentence)))
                .distinct()
                .toList();
    }

    /** The sentence of its sources that says the opposite. */
    private static Optional<String> contradicted(Statement statement, Reviewed reviewed) {
        var documents = sourcesOf(statement, reviewed);
        var bare = Words.bare(statement.text());
        if (documents.stream()
                .anyMatch(document -> Words.bare(document.getContent()).contains(bare))) {
            return Optional.empty();
        }
        var sentences = documents.stream()
                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream())
                .toList();
        var places = placesOf(reviewed.state().getTargetLocations());
        return sentences.stream()
                .filter(sentence -> isContradicted(statement.text(), sentence, sentences, places))
                .findFirst();
    }

    private static Set<String> placesOf(List<String> names) {
        return names.stream().flatMap(name -> Words.terms(name).stream()).collect(Collectors.toSet());
    }

    private static boolean isContradicted(
            String statement, String sentence, List<String> sentences, Set<String> places) {
        if (deniesWhatIsSaid(statement, sentence, places)) {
            return true;
        }
        for (var claim : clauses(statement)) {
            for (var known : clauses(sentence)) {
                for (var opposites : OPPOSITES) {
                    if (opposites.contradict(claim, known)
                            && isDenied(opposites, claim) == isDenied(opposites, known)
                            && isOfTheSame(opposites.without(claim), opposites.without(known), places)
                            && !isSaidElsewhere(opposites, claim, sentences, places)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The forbidding side has its own denial. */
    private static boolean isDenied(Opposites opposites, String known) {
        return DENIAL.matcher(opposites.without(known)).find();
    }

    /** Another sentence says what the claim says. */
    private static boolean isSaidElsewhere(
            Opposites opposites, String claim, List<String> sentences, Set<String> places) {
        var side = opposites.one().matcher(claim).find() ? opposites.one() : opposites.other();
        return sentences.stream()
                .filter(sentence -> side.matcher(sentence).find())
                .anyMatch(sentence -> isOfTheSame(opposites.without(claim), opposites.without(sentence), places));
    }

    private static boolean isOfTheSame(String claim, String known, Set<String> places) {
        var claimed = Words.subjects(claim);
        var spoken = Words.subjects(known);
        long shared = claimed.stream().filter(spoken::contains).count();
        long ofItsOwn = claimed.stream()
                .filter(spoken::contains)
                .filter(term -> !places.contains(term))
                .count();
        return !claimed.isEmpty() && ofItsOwn >= 1 && shared >= 2 && shared >= MOST * claimed.size();
    }

    /** Whether it says that a thing is not so, is not at a place, goes without something, or is before and not after a time. */
    private static boolean deniesWhatIsSaid(String statement, String sentence, Set<String> places) {
        var bare = Words.bare(statement);
        boolean claimsDenied = DENIED.matcher(sentence)
                .results()
                .map(match -> Words.bare(match.group(1)))
                .anyMatch(denied -> bare.contains(denied) && !bare.contains(" not" + denied));
        boolean withIt = WITHOUT.matcher(sentence)
                .results()
                .map(match -> match.group(1))
                .anyMatch(what -> Pattern.compile(
                                "(?i)\\b(?:with|has|have|there (?:is|are)) (?:(?!no |not )\\p{L}+ )?(?<!no )"
                                        + Pattern.quote(what) + "\\b")
                        .matcher(statement)
                        .find());
        boolean otherSide = isOtherSideOfATime(statement, sentence);
        boolean ticket = NO_TICKET.matcher(statement).find()
                && TICKET.matcher(sentence).find()
                && !NO_TICKET.matcher(sentence).find()
                && isOfTheSame(NO_TICKET.matcher(statement).replaceAll("ticket"), sentence, places);
        return claimsDenied || withIt || otherSide || ticket;
    }

    /** "After nine", where the passage says "before nine" and nowhere after it. */
    private static boolean isOtherSideOfATime(String statement, String sentence) {
        var claimed = sides(statement);
        var known = sides(sentence);
        return claimed.stream()
                .anyMatch(side ->
                        known.contains(opposite(side)) && !known.contains(side) && !claimed.contains(opposite(side)));
    }

    private static String opposite(String side) {
        return side.startsWith("before ") ? side.replaceFirst("before", "after") : side.replaceFirst("after", "before");
    }

    private static Set<String> sides(String text) {
        var sides = new LinkedHashSet<String>();
        BEFORE_AFTER.matcher(text).results().forEach(match -> {
            var when = TimesIn.text("at " + match.group(2) + ".");
            if (!when.isEmpty()) {
                sides.add(match.group(1).toLowerCase(Locale.ROOT) + " "
                        + when.getFirst().minutes() % TimesIn.HALF_A_DAY);
            }
        });
        return sides;
    }

    private static List<String> clauses(String text) {
        return Stream.concat(CLAUSE.splitAsStream(text), Stream.of(text))
                .map(String::strip)
                .filter(clause -> clause.length() > 8)
                .distinct()
                .toList();
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
        return Fault.mendedByRewriting(
                "Its source says the opposite: \"" + sentence + "\"",
                "Leave out what the evidence contradicts: “"
                        + statement.text().replace('“', '"').replace('”', '"') + "”");
    }

    private static Opposites opposites(String one, String other) {
        return new Opposites(
                Pattern.compile("\\b(?:" + one + ")\\b", CASE_INSENSITIVE),
                Pattern.compile("\\b(?:" + other + ")\\b", CASE_INSENSITIVE));
    }
}
