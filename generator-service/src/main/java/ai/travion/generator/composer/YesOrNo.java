package ai.travion.generator.composer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The yes or no that a sentence says without the word, put before it: "Is there a train?" is answered by a train that takes nine hours. It is said
 * where the sentence speaks of all that is asked about, plainly and of this place; what it only hopes for, excepts or tells of some decides nothing.
 */
final class YesOrNo {

    private static final String YES = "Yes. ";
    private static final String NO = "No. ";

    private static final String WHO =
            "(?:i|we|you|one|people|visitors|tourists|travellers|foreigners|women|men|children|kids|they|anyone|anybody|everyone|my \\p{L}+|an? \\p{L}+)";
    private static final Pattern EXISTS = asks(
            "(?:is|are) there (?:an? |any |some )?(.+)|do(?:es)? (.{2,40}?) (?:have|sell|serve|offer|rent) (?:an? |any |some )?(.+)");
    private static final Pattern ABLE = asks(
            "(?:can|could|may) " + WHO
                    + " (.+)|is it (?:possible|allowed|permitted|okay|ok) to (.+)|(?:is|are) (.+?) (?:allowed|permitted)\\b(.*)");
    private static final Pattern NEEDED = asks(
            "do(?:es)? " + WHO
                    + " (?:really |actually )?(?:need|have to)(?: to)? (.+)|(?:is|are) (.+?) (?:needed|required|necessary|compulsory|obligatory|mandatory)\\b(.*)");
    private static final Pattern FREE = asks("(?:is|are) .+ (?:free(?: to (?:enter|visit|see))?|free of charge)");
    private static final Pattern WITHOUT =
            Pattern.compile("(?i)\\bwithout (?:an? |any |the |my |our )?([\\p{L}-]+(?: [\\p{L}-]+)?)\\W*$");

    private static final Pattern DENIES = words(
            "no|not|nobody|none|nothing|never|neither|nor|cannot|\\p{L}+n['’]t|without|forbidden|prohibited|banned|impossible|refused?s?|hardly|rarely|seldom|closed|unsafe|poor|bad|less");
    private static final Pattern HEDGES = words(
            "perhaps|maybe|may|might|sometimes|now and then|some|few|most|mostly|usually|often|depends?|partly|only|unless|except|but|though|although|if|while|whereas|however|formerly|once|no longer|used to|looking for|in theory|outside|instead|other|alone|until|from \\p{Lu}\\p{L}+ to");
    private static final Pattern PERMITS = words(WHO + " can|" + WHO
            + " may|(?:is|are) (?:allowed|permitted|possible|welcome|accepted|fine|open to)|is easy");
    private static final Pattern FORBIDS = words(
            "nobody|no one|cannot|can['’]t|may not|must not|(?:is|are) (?:not (?:allowed|permitted|possible)|forbidden|prohibited|banned|refused)|not allowed|impossible|never allowed");
    private static final Pattern OBLIGES = words(
            "needs?|must|required|obligatory|compulsory|(?:have|has) to|(?:is|are) (?:left|taken off)|comes? off|take off|cover\\w*|obliged");
    private static final Pattern FRONT = Pattern.compile(
            "^(?:(?:The|A|An|Some|Two|Three|Several|Larger|Many|Both) )?(?:[\\p{L}-]+ ){0,2}?(?=[\\p{L}-]+)");
    private static final Pattern HAS = words(
            "there (?:is|are)|has|have|serves?|sells?|offers?|rents?|(?:is|are) sold|stands?|lies|runs?|goes|leaves?|takes?|lives?|roams?|breeds?|nests?|(?:is|are) (?:found|seen)");
    private static final Pattern NO_TICKET = words(
            "no (?:ticket|fee|charge|entrance fee)|without (?:a )?(?:ticket|fee|charge)|free of charge|(?:is|are) free");
    private static final Pattern VERDICT = Pattern.compile(
            "(?i)^\\W*(?:yes|no|not|only|partly|hardly|rarely|seldom|better not|rather|probably|possibly|quite|likely|certainly|for some|for most|in theory|in (?:principle|practice)|some|most|few|a few|it depends|for \\p{L}+[^.;]{0,80}\\b(?:yes|no)\\b|with care|with luck|nearly|almost)\\b|^[^.;:]{0,80}\\b(?:yes|no)[.,:]");
    private static final Pattern TAKES_BACK =
            Pattern.compile("(?i)[,;:]\\s+(?:but (?:not|only|never|no)|except|unless|only|if|when|though)\\b");
    private static final Pattern CLAUSE = Pattern.compile("[,;:]\\s");

    private static final int LONGEST_WORD = 14;
    private static final Pattern ONLY_ASKS = Pattern.compile(
            "(?i)have|has|sell|serve|offer|rent|need|needed|required|necessary|allowed|permitted|possible|compulsory|mandatory|obligatory");
    private static final Pattern SERVED = words("serves?|sells?|sold|offers?|rents?");
    private static final Pattern NOT_NEEDED = words(
            "(?:is|are) not (?:needed|required|necessary|compulsory|obligatory)|(?:isn|aren)['’]t (?:needed|required|necessary)|no (?:\\p{L}+ ){1,3}(?:is|are) (?:needed|required|necessary)|needs? no|(?:do|does) not need|don['’]t need");
    private static final Pattern NOBODY_DOES = Pattern.compile("(?i)^\\W*(?:nobody|no one)\\b");

    private YesOrNo() {}

    /** "Yes. " or "No. "; empty where a sentence says it itself, or does not decide it. */
    static Optional<String> saidBy(Sentence sentence, Question question) {
        var text = question.text();
        var said = sentence.text();
        // "No ticket is needed" says that it is free.
        if (FREE.matcher(text).find()
                && NO_TICKET.matcher(said).find()
                && !HEDGES.matcher(said.replaceAll("[,;:].*", "")).find()) {
            return Optional.of(YES);
        }
        if (VERDICT.matcher(said).find()
                || sentence.leansOnAnother()
                || DENIES.matcher(text.replaceAll("(?i)without.*", "")).find()) {
            return Optional.empty();
        }
        var without = WITHOUT.matcher(text);
        if (without.find() && ABLE.matcher(text).find()) {
            return withoutIt(said, Terms.stem(last(without.group(1))));
        }
        var able = ABLE.matcher(text);
        boolean isAble = able.find();
        if (isAble && able.group(1) != null && isTheOrder(said, able.group(1))) {
            return Optional.of(YES);
        }
        var asked = termsAsked(question);
        var main = mainClause(said, asked);
        if (asked.isEmpty()
                || !speaksOfAll(asked, main)
                || TAKES_BACK.matcher(said.substring(main.length())).lookingAt()) {
            return Optional.empty();
        }
        if (EXISTS.matcher(text).find()) {
            return exists(main, said, asked);
        }
        if (NEEDED.matcher(text).find()) {
            return needed(main);
        }
        return isAble ? able(main) : Optional.empty();
    }

    /** "Can one walk there?" "Walk out along the road": who is told to do it can. */
    private static boolean isTheOrder(String said, String asked) {
        var verb = asked.replaceFirst(" .*", "");
        var next = said.replaceFirst("^\\p{L}+\\W*", "");
        return said.toLowerCase(Locale.ROOT).startsWith(verb.toLowerCase(Locale.ROOT) + " ")
                && !DENIES.matcher(next.replaceAll("[,;:].*", "")).find()
                && !HEDGES.matcher(next.replaceAll("[,;:].*", "")).find();
    }

    private static Optional<String> exists(String main, String said, Set<String> asked) {
        if (HEDGES.matcher(main).find() || DENIES.matcher(main).find()) {
            return Optional.empty();
        }
        var front = FRONT.matcher(said);
        boolean isInFront = front.find()
                && Terms.of(said.substring(0, Math.min(said.length(), front.end() + LONGEST_WORD)))
                        .containsAll(asked);
        return HAS.matcher(main).find()
                        && (isInFront
                                || Pattern.compile("(?i)\\bthere (?:is|are)\\b")
                                        .matcher(main)
                                        .find()
                                || SERVED.matcher(main).find())
                ? Optional.of(YES)
                : Optional.empty();
    }

    private static Optional<String> needed(String main) {
        if (NOT_NEEDED.matcher(main).find()) {
            return Optional.of(NO);
        }
        return OBLIGES.matcher(main).find()
                        && !DENIES.matcher(main).find()
                        && !HEDGES.matcher(main).find()
                ? Optional.of(YES)
                : Optional.empty();
    }

    private static Optional<String> able(String main) {
        if (FORBIDS.matcher(main).find() || NOBODY_DOES.matcher(main).find()) {
            return HEDGES.matcher(main).find() ? Optional.empty() : Optional.of(NO);
        }
        return PERMITS.matcher(main).find()
                        && !DENIES.matcher(main).find()
                        && !HEDGES.matcher(main).find()
                ? Optional.of(YES)
                : Optional.empty();
    }

    /** "A guide is not needed": without one it can be done; what leaves by boat is reached by none else. */
    private static Optional<String> withoutIt(String said, String thing) {
        var named = Pattern.compile("(?i)\\b" + Pattern.quote(thing) + "\\p{L}{0,3}\\b");
        if (!named.matcher(said).find()) {
            return Optional.empty();
        }
        if (NOT_NEEDED.matcher(said).find()) {
            return Optional.of(YES);
        }
        var only = Pattern.compile(
                "(?i)\\b(?:only (?:by|with|on) (?:an? )?|reached (?:only )?by |needs? an? |must (?:take|have|hire) an? )"
                        + Pattern.quote(thing)
                        + "|\\b" + Pattern.quote(thing)
                        + "\\p{L}{0,3} (?:is|are) (?:needed|required|compulsory|the only)|^" + Pattern.quote(thing)
                        + "\\p{L}{0,3} to \\p{Lu}[^.]{0,40}\\b(?:leave|go|start)\\b");
        return only.matcher(said).find() ? Optional.of(NO) : Optional.empty();
    }

    /** The part of a sentence up to where it goes on to something else, as far as it speaks of what is asked about. */
    private static String mainClause(String said, Set<String> asked) {
        var cut = CLAUSE.matcher(said);
        while (cut.find()) {
            var part = said.substring(0, cut.start());
            if (speaksOfAll(asked, part)) {
                return part;
            }
        }
        return said;
    }

    private static boolean speaksOfAll(Set<String> asked, String text) {
        var terms = Terms.of(text);
        return asked.stream().allMatch(term -> Terms.isAmong(terms, term));
    }

    /** What it asks about besides its places, and besides the words that only ask. */
    private static Set<String> termsAsked(Question question) {
        var places = question.places().stream()
                .flatMap(place -> Terms.of(place).stream())
                .collect(Collectors.toSet());
        return question.subjects().entrySet().stream()
                .filter(subject -> !ONLY_ASKS.matcher(subject.getValue()).matches())
                .map(subject -> subject.getKey())
                .filter(term -> !places.contains(term))
                .collect(Collectors.toSet());
    }

    private static String last(String words) {
        return List.of(words.toLowerCase(Locale.ROOT).split(" ", -1)).getLast();
    }

    private static Pattern asks(String words) {
        return Pattern.compile("(?i)^\\W*(?:and |so |please |hi |hello )*(?:" + words + ")\\W*$");
    }

    private static Pattern words(String words) {
        return Pattern.compile("(?i)\\b(?:" + words + ")\\b");
    }
}
