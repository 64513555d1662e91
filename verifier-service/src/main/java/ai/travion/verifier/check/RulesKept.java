package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What the passages say that visitors must not do is not advised in the same words: "may not pick flowers or fly drones", whatever the deed.
 *
 * <p>Seen is only a deed with its object; forbidden deeds that are advised in other words are the matter of {@link ForbiddenDeeds}.
 */
final class RulesKept {

    private static final Pattern RULE = Pattern.compile(
            "\\b(?:(?:may|must|should|can|do) not|cannot|(?:no one|nobody|no visitor)s? (?:may|should|must|can)|(?:not|never) (?:allowed|permitted) to|forbidden to|prohibited to|please (?:do not|never))\\s+(?:ever )?(?<deeds>[^.;:]{4,160})",
            CASE_INSENSITIVE);
    private static final Pattern DEED =
            Pattern.compile("\\s*(?:,|\\bor\\b|\\bnor\\b)\\s*(?:(?:should|must|may|do) not |even )?");
    /** Where a rule goes on to something else. */
    private static final Pattern END = Pattern.compile(
            "\\b(?:but|because|since|as|unless|except|when|if|while|although|though|where|who|which|and (?:must|should|may|can|are|is|have))\\b.*",
            CASE_INSENSITIVE);

    private static final Pattern UNLESS =
            Pattern.compile("\\b(?:without|unless|until|before|except)\\b", CASE_INSENSITIVE);

    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    /** Verbs by which nobody is forbidden anything, and what only says where or when: "even in a beach resort". */
    private static final Set<String> NO_DEEDS = Words.terms(
            "be have come go get expect miss forget mind know need think worry hesitate hurry fear rush try always only all also even find see hope rely count want wait make take keep do give put let bring arrive promise guarantee say tell deny and but so or in on at by from with to of near inside outside after before during for under over into along the a an any this that such as");

    /** Other words for a deed. */
    private static final Map<String, String> SAME_DEED = Map.ofEntries(
            Map.entry("shin", "us"),
            Map.entry("pluck", "pick"),
            Map.entry("gather", "pick"),
            Map.entry("stroke", "touch"),
            Map.entry("pet", "touch"),
            Map.entry("pat", "touch"),
            Map.entry("bath", "swim"),
            Map.entry("launch", "fly"),
            Map.entry("scal", "climb"),
            Map.entry("follow", "chas"),
            Map.entry("film", "photograph"));

    private static final Pattern DENIES = Pattern.compile(
            "\\b(?:no|not|never|without|avoid\\w*|nor|forbid\\w*|forbidden|prohibit\\w*|bans?|banned|banning|\\w+n['’]t|cannot|refrain\\w*|instead|rather than|off[- ]limits|illegal|unless|whether|leave out|nobody|no one|stop|harm\\w*|refus\\w+)\\b",
            CASE_INSENSITIVE);
    private static final Pattern CLAUSE = Pattern.compile("(?<=[.!?:;])\\s+|,\\s+(?:but|and|or)\\s+");

    /** Who turns back on a path turns their back on nobody. */
    private static final Pattern TURNS_ROUND =
            Pattern.compile("\\bturn(?:s|ed|ing)? (?:back|round|around)\\b(?! (?:to|on|towards)\\b)", CASE_INSENSITIVE);

    /**
     * A deed and what it must not be done to.
     *
     * @param unless what makes it right: "nobody should buy a stone without having it tested"
     */
    private record Forbidden(String deed, Set<String> objects, Set<String> unless) {

        boolean isDoneIn(Set<String> terms) {
            return unless.stream().noneMatch(terms::contains)
                    && objects.stream().anyMatch(terms::contains)
                    && terms.stream()
                            .anyMatch(term -> SAME_DEED.getOrDefault(term, term).equals(deed));
        }
    }

    private static final Reading<List<Forbidden>> FORBIDDEN = Reading.by(RulesKept::forbiddenIn);

    private RulesKept() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        var forbidden = reviewed.sentencesOfItsPlaces().stream()
                .flatMap(sentence -> reviewed.readings().of(FORBIDDEN, sentence).stream())
                .toList();
        if (forbidden.isEmpty()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading()
                        && !AnswersNo.follows(statement, reviewed.draft())
                        && !DENIES.matcher(statement.heading()).find())
                .map(Statement::text)
                .filter(text -> !DENIES.matcher(text).find() && !isNotedInThePlan(text, reviewed))
                .filter(text -> CLAUSE.splitAsStream(
                                TURNS_ROUND.matcher(Compared.takenOut(text)).replaceAll(" "))
                        .map(clause -> reviewed.readings().termsOf(clause))
                        .anyMatch(terms -> forbidden.stream().anyMatch(one -> one.isDoneIn(terms))))
                .filter(text -> !reviewed.isQuoted(text))
                .distinct()
                .map(text -> Fault.mendedByLeavingOut(
                        "It advises what is not allowed there: \"" + text + "\"",
                        "what the evidence says one must not do",
                        text))
                .toList();
    }

    /** What a stop is noted to need is the plan's, which knows its places. */
    private static boolean isNotedInThePlan(String text, Reviewed reviewed) {
        var bare = Words.bare(text);
        return reviewed.state().getItinerary().stream()
                .flatMap(slot -> slot.getNotes().stream())
                .anyMatch(note -> Words.bare(note).contains(bare));
    }

    private static List<Forbidden> forbiddenIn(String sentence) {
        var forbidden = new ArrayList<Forbidden>();
        RULE.matcher(sentence).results().forEach(rule -> {
            var deeds = UNLESS.split(rule.group("deeds"), 2);
            var unless = deeds.length > 1 ? Set.copyOf(Words.subjects(deeds[1])) : Set.<String>of();
            var parts = DEED.split(END.matcher(deeds[0]).replaceAll(""), -1);
            Set<String> objects = Set.of();
            // "Touch, chase or feed the turtles": who has no object of its own has that of the next.
            for (int i = parts.length - 1; i >= 0; i--) {
                var verb = WORD.matcher(parts[i]);
                if (verb.find()) {
                    var own = Words.subjects(parts[i].substring(verb.end()));
                    objects = own.isEmpty() ? objects : Set.copyOf(own);
                    var deed = Words.stem(verb.group().toLowerCase(Locale.ROOT));
                    if (!NO_DEEDS.contains(deed) && !objects.isEmpty()) {
                        forbidden.add(new Forbidden(SAME_DEED.getOrDefault(deed, deed), objects, unless));
                    }
                }
            }
        });
        return List.copyOf(forbidden);
    }
}
