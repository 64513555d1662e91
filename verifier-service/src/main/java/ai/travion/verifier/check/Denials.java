package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Where one text says that a thing is not there, goes without something or is before a time, and another says that it is, has or comes after. */
final class Denials {

    private static final Pattern WITHOUT =
            Pattern.compile("\\bwithout (?:any |a |an |the )?(?<what>\\p{Ll}{4,})", CASE_INSENSITIVE);
    private static final Pattern NO_TICKET = Pattern.compile(
            "\\b(?:no|without (?:an? )?) ?(?<what>ticket|fee|charge|permit|guide|booking|reservation|visa)\\w*|\\bfree (?:of charge|to enter|entry|admission)\\b",
            CASE_INSENSITIVE);
    private static final Pattern TICKET = Pattern.compile(
            "\\b(?:need\\w*|requir\\w*|charg\\w*|buy|bought|pay\\w*|sold)\\b[^.]{0,30}\\b(?:ticket|fee|permit|guide|booking|reservation|visa)|\\b(?:ticket|fee|permit|visa)s?\\b[^.]{0,30}\\b(?:is|are|must be) (?:needed|required|charged|bought|sold|paid|obtained)",
            CASE_INSENSITIVE);
    private static final Pattern DENIED = Pattern.compile(
            "\\bnot (?<what>(?:at|in|on|by|from|near) (?:the |a )?[\\p{L}-]+ [\\p{L}-]+)", CASE_INSENSITIVE);
    private static final Pattern BEFORE_AFTER = Pattern.compile(
            "\\b(?<side>before|after|once|as soon as) (?:about |around |the )?(?<when>[\\w:.]+)", CASE_INSENSITIVE);
    private static final Pattern NO_SUCH = Pattern.compile(
            "(?<!\\b(?:use|using|bring|take|carry|wear|show|make|leave|shine|touch|feed|give|buy|let|pick) )\\b(?:no|without any|free of) (?!charge\\b|\\p{Ll}+ing\\b)(?:\\p{Ll}+ (?!(?:below|above|inside|outside|near|here|there|anywhere|within|during|after|before|beyond|under|over|along|around|with|from|this|that|these|into|onto|upon)\\b))?(?<what>\\p{Ll}{4,}?)(?:e?s)?\\b(?! (?:is|are) needed)",
            CASE_INSENSITIVE);
    private static final Pattern NO_PROPER_DENIAL = Pattern.compile(
            "(?i)\\b(?:could not|couldn['’]t|no (?:need|doubt|wonder|more|longer|other|one|matter|price|question|way|fixed|information))\\b");
    /** "No train goes there"; of "there are no cash machines" the thing is the machine. */
    private static final Pattern NONE_THERE = Pattern.compile(
            "(?:^|[.;] |\\b(?:for|as|because|since) )no (?<what>\\p{Ll}{4,}?)s? |\\b(?:has|have|offers?|with) (?:no|little|hardly any) (?<has>\\p{Ll}{4,}?)s?(?=[,.;]| (?:in|on|at|to|near|for|or)\\b)|\\bthere (?:is|are) no (?:(?:\\p{Ll}{3,} )(?=\\p{Ll}{4,}(?: |[,.;])))??(?<there>\\p{Ll}{4,}?)s?(?=[,.;]| (?:in|on|at|to|near|for|of|and|or|that|which|who|but|beyond|from|with|within|inside|between|around|along|nor|there|anywhere|today|left)\\b)",
            CASE_INSENSITIVE);

    private static final Pattern COMPARES =
            Pattern.compile("\\b(?<how>more|less) (?<what>\\p{Ll}+) than\\b", CASE_INSENSITIVE);
    private static final Pattern RANK = Pattern.compile(
            "\\b(?:second|third|fourth|fifth|sixth)[- ](?<what>tallest|highest|largest|biggest|oldest|longest|deepest|busiest|smallest)\\b",
            CASE_INSENSITIVE);
    private static final Pattern DENIED_BEFORE = Pattern.compile(
            "(?:no|not|never|nobody|nothing|none|nor|neither|without|hardly|scarcely|barely|n['’]t)\\W+(?:\\p{L}+\\W+){0,3}$|(?<!\\b(?:a|an|the|its|this|that|one|your) )\\b(?:little|few)\\W+$|\\bno \\p{L}+(?:, (?:\\p{L}+ )?\\p{L}+)*,? or (?:\\p{L}+ ){0,2}$",
            CASE_INSENSITIVE);

    /** "Trains no longer run". */
    private static final Pattern DENIED_AFTER = Pattern.compile(
            "^\\p{L}*(?: (?!and\\b|but\\b|or\\b)\\p{L}+){0,3} (?:no longer|not|never|cannot|stop(?:s|ped)?(?! (?:at|in|on|by|near|here|there|close)\\b)|ceas(?:es|ed)|ends|discontinued|(?:is |are )?closed|\\p{L}+n['’]t)\\b",
            CASE_INSENSITIVE);

    private static final Pattern NO_LONGER = Pattern.compile(
            "\\b(?<what>\\p{L}{4,}?)s? (?:no longer|do(?:es)? not|never|cannot) (?:run|go|stop|come|reach|serve|call|sail|operate|fly)s?\\b",
            CASE_INSENSITIVE);
    /** "Bring water (there's none at the top)". */
    private static final Pattern NONE = Pattern.compile("\\b(?:none|not any|no such)\\b", CASE_INSENSITIVE);

    private static final Pattern NOT_THERE =
            Pattern.compile("\\b(?:not|never|nowhere|nothing|none) (?<where>[^.;:]{3,60})", CASE_INSENSITIVE);

    /** "No shoes on the terraces" asks to take them off. */
    private static final Set<String> WORN_OR_CARRIED = Words.terms(
            "shoe shoes hat hats cap caps footwear shirt shorts flash photo photos photography pictures selfies drone drones plastic smoking");

    /** "No bathing" of what is unsafe for it. */
    private static final Pattern IS_NOT_SAFE =
            Pattern.compile("\\b(?:unsafe|not safe|dangerous|too (?:strong|rough))\\b[^.;]{0,25}", CASE_INSENSITIVE);

    private static final Set<String> OF_RAILS = Words.terms("railway rail railroad");

    private static final Pattern FREE = Pattern.compile(
            "\\b(?:entrance|entry|admission) is free\\b|\\bfree (?:entry|entrance|admission)\\b|\\bno (?:entrance|entry|admission) (?:fee|charge|ticket)",
            CASE_INSENSITIVE);
    private static final Pattern PAID = Pattern.compile(
            "\\b(?:pay\\w*|charge[sd]?|buy) [^.;]{0,30}\\b(?:entrance|entry|admission)\\b", CASE_INSENSITIVE);
    private static final Pattern FREE_IN_PART = Pattern.compile(
            "\\b(?:only|except|but|museums?|children|residents|outside|courtyard|grounds)\\b", CASE_INSENSITIVE);

    private static final Pattern THERE = Pattern.compile("\\b(?:there|here)\\b", CASE_INSENSITIVE);
    /** The way goes on by another. */
    private static final Pattern ONWARDS = Pattern.compile(
            "\\b(?:from there|then|onwards?|the rest|change|as far as|first|next)\\b", CASE_INSENSITIVE);

    /** "Take off shirt and shoes" is no shirt. */
    private static final Pattern TAKEN_OFF = Pattern.compile(
            "\\b(?:take(?:s|n)? off|removed?s?|come(?:s)? off|leav(?:e|es|ing)\\b[^.;]{0,30}\\b(?:behind|outside|at|with)|left (?:at|outside|behind|with)|put (?:away|aside)|(?:must|may|should|do) not|not (?:allowed|permitted)|forbidden|prohibited|banned)\\b",
            CASE_INSENSITIVE);

    /** "Swimmers who picture turquoise water should go on": what is looked for is not said to be there. */
    private static final Pattern LOOKED_FOR = Pattern.compile(
            "\\b(?:who|whoever|anyone|those|if you) (?:\\p{L}+ ){0,2}?(?:pictur|expect|want|hop|look|wish|seek|dream|imagin|prefer|need|long|crav)\\w*\\b",
            CASE_INSENSITIVE);

    private static final Pattern LISTED = Pattern.compile("[;:]\\s|,\\s(?:and|but|while)\\s");

    /** "During the season the stairs are lit": whoever says that there are no lights may speak of the other months. */
    private static final Pattern OF_A_SEASON =
            Pattern.compile("\\b(?:during|in|for) (?:the |its )?(?:\\p{L}+ )?season\\b", CASE_INSENSITIVE);

    private Denials() {}

    /** @param sentences of the statement's sources, of which the sentence is one */
    static boolean areContradicted(String statement, String sentence, List<String> sentences, Set<String> places) {
        boolean claimsDenied = DENIED.matcher(sentence)
                .results()
                .map(match -> Words.bare(match.group(1)))
                .anyMatch(denied -> saysWithout(" not", denied, Words.bare(statement))
                        && isSaidOfTheSameAs(statement, sentence, denied, places));
        boolean withIt = WITHOUT.matcher(sentence)
                .results()
                .map(match -> match.group(1))
                .filter(what -> !isDeniedIn(statement, what))
                .anyMatch(what -> Pattern.compile(
                                "(?i)\\b(?:with|has|have|there (?:is|are)) (?:(?!no |not )\\p{L}+ )?(?<!no )"
                                        + Pattern.quote(what) + "\\b")
                        .matcher(statement)
                        .find());
        boolean ticket = NO_TICKET.matcher(statement).find()
                && TICKET.matcher(sentence).find()
                && !NO_TICKET.matcher(sentence).find()
                && NotContradicted.isOfTheSame(NO_TICKET.matcher(statement).replaceAll("ticket"), sentence, places);
        boolean free = FREE.matcher(statement).find()
                && !FREE_IN_PART.matcher(statement).find()
                && PAID.matcher(sentence).find()
                && sentences.stream().noneMatch(one -> FREE.matcher(one).find());
        return claimsDenied
                || free
                || withIt
                || ticket
                || isOtherSideOfATime(statement, sentence)
                || deniesWhatIsThere(statement, sentence, sentences, places)
                || affirmsWhatIsNotThere(statement, sentence, sentences, places)
                || affirmsWhatNoLongerRuns(statement, sentence, places)
                || comparesTheOtherWay(statement, sentence)
                || isOfAnotherRank(statement, sentence, sentences)
                || Ranks.isRaised(statement, sentence, sentences)
                || FewOfThem.areMade(statement, sentence, sentences)
                || NoneOfThese.isAffirmed(statement, sentence, sentences, places);
    }

    /** "Toilets stand at the gate, not on the rocks": of toilets, and of nothing else on the rocks. */
    private static boolean isSaidOfTheSameAs(String statement, String sentence, String denied, Set<String> places) {
        var of = Words.subjects(statement);
        of.retainAll(Words.subjects(sentence));
        of.removeAll(Words.terms(denied));
        of.removeAll(places);
        return !of.isEmpty();
    }

    private static boolean saysWithout(String denial, String what, String bare) {
        int at = bare.indexOf(what);
        return at >= 0
                && !bare.contains(denial + what)
                && !DENIED_BEFORE.matcher(bare.substring(0, at + 1)).find();
    }

    /** "After nine", where the passage says "before nine" and nowhere after it; "after the crossing" likewise. */
    private static boolean isOtherSideOfATime(String statement, String sentence) {
        var claimed = sides(statement);
        if (claimed.isEmpty()) {
            return false;
        }
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
            var word = match.group(2).toLowerCase(Locale.ROOT).replaceAll("[.:]+$", "");
            if (!when.isEmpty()) {
                sides.add(side(match) + " " + when.getFirst().minutes() % TimesIn.HALF_A_DAY);
            } else if (!Words.subjects(word).isEmpty()) {
                sides.add(side(match) + " " + Words.stem(word));
            }
        });
        return sides;
    }

    /** "Once the wind has risen" is after it. */
    private static String side(MatchResult match) {
        return match.group(1).equalsIgnoreCase("before") ? "before" : "after";
    }

    /** "There are no currents around the rocks", of which the passage warns. */
    private static boolean deniesWhatIsThere(
            String statement, String sentence, List<String> sentences, Set<String> places) {
        if (!NO_SUCH.matcher(statement).find()
                || (OF_A_SEASON.matcher(sentence).find()
                        && !OF_A_SEASON.matcher(statement).find())
                || NO_PROPER_DENIAL.matcher(statement).find()) {
            return false;
        }
        var claimed = Words.subjects(statement);
        var known = Words.subjects(sentence);
        return NO_SUCH.matcher(statement)
                .results()
                .map(match -> Words.stem(match.group(1).toLowerCase(Locale.ROOT)))
                .map(what -> OF_RAILS.contains(what) && known.contains("train") ? "train" : what)
                .filter(what -> !places.contains(what) && known.contains(what) && !WORN_OR_CARRIED.contains(what))
                .filter(what -> !TAKEN_OFF.matcher(sentence).find()
                        && !isLookedFor(what, sentence)
                        && !isKeptFrom(what, sentence)
                        && !isOfTheNearest(what, sentence)
                        && !IS_NOT_SAFE.matcher(sentence).find())
                .filter(what -> sentences.stream().noneMatch(one -> isDeniedIn(one, what)))
                .filter(what -> !deniesTheSame(sentence, what, claimed, places))
                .anyMatch(what -> saysNoMoreThan(what, claimed, places)
                        || claimed.stream()
                                .anyMatch(
                                        term -> !term.equals(what) && !places.contains(term) && known.contains(term)));
    }

    /** "No toilets on the climb", of which the passage says that they stand at the entrance, "not on the climb". */
    private static boolean deniesTheSame(String sentence, String what, Set<String> claimed, Set<String> places) {
        return NOT_THERE
                .matcher(sentence)
                .results()
                .flatMap(denied -> Words.subjects(denied.group("where")).stream())
                .anyMatch(term -> !term.equals(what) && !places.contains(term) && claimed.contains(term));
    }

    /** "No one should turn their back for a portrait", "avoid alcohol": that it is not to be had there is no denial. */
    private static boolean isKeptFrom(String what, String sentence) {
        return Pattern.compile(
                        "(?i)\\b(?:(?:no ?one|nobody) (?:should|may|must)|avoid\\w*|refrain\\w*|abstain\\w*)\\b[^.;]{0,80}\\b"
                                + Pattern.quote(what))
                .matcher(sentence)
                .find();
    }

    private static boolean isLookedFor(String what, String sentence) {
        return LISTED.splitAsStream(sentence)
                .filter(part -> Words.terms(part).contains(what))
                .anyMatch(part -> LOOKED_FOR.matcher(part).find());
    }

    /** "The nearest station is Trincomalee": here there is none. */
    private static boolean isOfTheNearest(String what, String sentence) {
        return Pattern.compile("(?i)\\b(?:nearest|closest|next) (?:\\p{L}+ ){0,2}?" + Pattern.quote(what))
                .matcher(sentence)
                .find();
    }

    /** "There are no buses to Ratnapura." */
    private static boolean saysNoMoreThan(String what, Set<String> claimed, Set<String> places) {
        return claimed.size() > 1 && claimed.stream().allMatch(term -> term.equals(what) || places.contains(term));
    }

    /** "Trains stop at Kitulgala", where the passage says that no train comes there. */
    private static boolean affirmsWhatIsNotThere(
            String statement, String sentence, List<String> sentences, Set<String> places) {
        if (NONE.matcher(statement).find()) {
            return false;
        }
        return NONE_THERE
                .matcher(sentence)
                .results()
                .map(match -> Stream.of("what", "there", "has")
                        .map(match::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseThrow()
                        .toLowerCase(Locale.ROOT))
                .filter(what -> !isDeniedIn(statement, Words.stem(what)))
                .filter(what -> Words.terms(statement).contains(Words.stem(what)))
                .anyMatch(what -> isSaidOfAPlace(what, statement, places)
                        || isSaidOfTheSame(what, statement, sentence, sentences, places));
    }

    /** "Take the train to Ratnapura", where no train runs to it any more. */
    private static boolean affirmsWhatNoLongerRuns(String statement, String sentence, Set<String> places) {
        return NO_LONGER
                .matcher(sentence)
                .results()
                .map(match -> Words.stem(match.group("what").toLowerCase(Locale.ROOT)))
                .filter(what -> Words.terms(statement).contains(what))
                .filter(what -> !isDeniedIn(statement, what))
                .anyMatch(what -> !ONWARDS.matcher(statement).find()
                        && (THERE.matcher(statement).find() || isSaidOfAPlace(what, statement, places)));
    }

    private static boolean isSaidOfAPlace(String what, String statement, Set<String> places) {
        return places.stream()
                .anyMatch(place -> Pattern.compile("(?i)\\b" + Pattern.quote(what)
                                + "s?\\b(?:\\s+(?:(?:from|between) \\p{Lu}\\p{L}+|(?-i:\\p{Ll}))[\\p{L}'’-]*){0,7}\\s+"
                                + Pattern.quote(place))
                        .matcher(statement)
                        .find());
    }

    /** "Plenty of shops beyond Panama", beyond which there are none. */
    private static boolean isSaidOfTheSame(
            String what, String statement, String sentence, List<String> sentences, Set<String> places) {
        var stem = Words.stem(what);
        var claimed = Words.subjects(statement);
        int denied = sentence.toLowerCase(Locale.ROOT).indexOf("no " + what);
        int at = denied >= 0 ? denied : sentence.toLowerCase(Locale.ROOT).indexOf(what);
        var clause = sentence.substring(0, at).replaceAll(".*[,;:]", "")
                + sentence.substring(at).replaceAll("[,;:].*", "");
        boolean isAffirmed =
                sentences.stream().anyMatch(one -> Words.terms(one).contains(stem) && !isDeniedIn(one, stem));
        return !isAffirmed
                && (saysNoMoreThan(stem, Words.subjects(clause), places)
                        // "The rim, where there is no fence": what it is of stands before the comma.
                        || (clause.strip().startsWith("where ") ? Words.subjects(sentence) : Words.subjects(clause))
                                .stream()
                                        .anyMatch(term -> !term.equals(stem)
                                                && !places.contains(term)
                                                && claimed.contains(term)));
    }

    /** "More certain than in Yala", where the passage says "less certain than". */
    private static boolean comparesTheOtherWay(String statement, String sentence) {
        return COMPARES.matcher(statement)
                .results()
                .map(match -> Words.bare(
                        (match.group(1).equalsIgnoreCase("more") ? "less " : "more ") + match.group(2) + " than"))
                .anyMatch(known -> Words.bare(sentence).contains(known));
    }

    private static boolean isDeniedIn(String text, String what) {
        var words = Pattern.compile("(?i)\\b" + Pattern.quote(what)).matcher(text);
        while (words.find()) {
            if (DENIED_BEFORE.matcher(text.substring(0, words.start())).find()
                    || DENIED_AFTER.matcher(text.substring(words.end())).find()) {
                return true;
            }
        }
        return false;
    }

    /** "The second-tallest", where the passage says "the tallest". */
    private static boolean isOfAnotherRank(String statement, String sentence, List<String> sentences) {
        return RANK.matcher(statement)
                .results()
                .anyMatch(rank -> Words.bare(sentence).contains(Words.bare(rank.group(1)))
                        && sentences.stream().noneMatch(one -> Words.bare(one).contains(Words.bare(rank.group()))));
    }
}
