package ai.travion.generator.composer;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The first words of a prepared answer, which answer the question that it was prepared for: "Yes", "No", "Hard but not technical". To another
 * question they are none, and what follows them answers by itself.
 *
 * @param words without the sign that ends them
 * @param rest the sentence without them, which is whole
 */
record Opener(String words, String rest) {

    private static final int FEWEST_WORDS_LEFT = 5;
    private static final int FEW = 3;

    private static final String BECAUSE = "Because";

    private static final Pattern COLON = Pattern.compile(":");

    /** "Yes, Yala is": and no "Yes, on beaches", which is no sentence without it. */
    private static final Pattern DECIDED = Pattern.compile(
            "(?<words>Yes|No|Usually yes|Usually not|Mostly yes|Certainly|Of course), (?!(?:but|and|though|although|if|as long|unless|provided|because|since|so|on|in|at|from|for|with|by|to|within|outside|after|before|during|near|around|all|mostly|usually|fairly|quite|very|easily|only|not|even|at least|especially|above all|for)\\b)(?<rest>\\p{L}.*)",
            Pattern.DOTALL);
    /** A reason, which stands alone where none was asked for: and no "because of the rain". */
    private static final Pattern REASON =
            Pattern.compile("(?<words>" + BECAUSE + ") (?!of\\b)(?<rest>\\p{L}.*)", Pattern.DOTALL);

    private static final Pattern ASKS_WHY =
            Pattern.compile("(?i)\\b(?:why|how come|reasons?|what (?:for|makes?|made|causes?|caused))\\b");

    /** "Some, but far fewer: from about November the herds scatter". */
    private static final Pattern BEFORE_A_COLON = Pattern.compile(
            "(?<words>(?:Yes|No|Not|Only|Some(?= do\\b|,)|Sometimes|Hardly|Rarely|Usually|Mostly|Partly|Probably|Rather|Better|Hard|Easy|Good|Fine|On|In|Moderate\\w*|Very|Quite|Fairly|Short|Long|Seldom|Often|With|Within|For|If|By|Steep|Safe|Plenty|Certainly|At)\\b[^:;.!?]{0,80}): (?<rest>.+)",
            Pattern.DOTALL);

    /** "Yes, Single Tree Hill: about an hour up": the name is what is asked for, whatever the question. */
    private static final Pattern NAMED = Pattern.compile(
            "(?<words>Yes|No|Mostly yes|Usually yes|Certainly|Of course), (?<rest>(?:the )?\\p{Lu}[^:;.!?]{2,60}: .+)",
            Pattern.DOTALL);

    private static final Pattern FINITE = Pattern.compile(
            "\\b(?:is|are|was|were|has|have|had|can|cannot|may|might|must|should|will|would|does|do|did|lies|lie|stands?|runs?|goes|go|takes?|costs?|gives?|needs?|comes?|lives|stays?|works|means|makes?|suits?|avoid|ask|carry|use|keep|bring|drink|eat|see|knows?|ignore|swim|drives?|shelves|stops?|leaves|rides?|covers?|keeps?|leads?|passes|rises?|fills?|falls|gets?|holds?|belongs?|serves?|asks?|becomes?|brings?|charges?|allows?|offers?|sells?|scatter|climbs?)\\b");
    /** What it is about stands before the colon. */
    private static final Pattern LEANS = Pattern.compile(
            "(?:it|its|they|their|them|he|she|his|her|this|that|these|those|there|one|both|others?)\\b");
    /** What there is one can see, and what is allowed one can do. */
    private static final Set<Matter> CAN_BE = EnumSet.of(Matter.PRESENCE, Matter.ABILITY, Matter.LEAVE);
    /** What one cannot drink is not safe to drink. */
    private static final Set<Matter> MAY_BE = EnumSet.of(Matter.ABILITY, Matter.LEAVE, Matter.SAFETY);

    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern DECIDES = Pattern.compile(
            "(?:Yes|No|Not|Hardly|Rarely|Usually|Mostly|Partly|Probably|Sometimes|Only|Certainly|Of course|Better not|Rather not)\\b.*",
            Pattern.DOTALL);
    /** "Very good" says how something is to who asked that, and nothing to who asks what there is. */
    private static final Pattern JUDGES =
            Pattern.compile("(?:Very|Quite|Fairly|Hard|Easy|Good|Fine|Safe|Moderate\\w*|Steep)\\b");

    private static final Pattern YES_OR_NO = Pattern.compile("(?i)\\b(?:yes|no|not)$");
    private static final Pattern WHETHER = Pattern.compile(
            "(?is)^\\W*(?:(?:hi|hello|hey|so|and|but|or|also|please|sorry|ok|okay)\\W+)*(?:is|are|was|were|can|could|may|might|must|should|shall|do|does|did|will|would|has|have|any)\\b.*");
    private static final Pattern OPEN = Pattern.compile(
            "(?is)^\\W*(?:(?:hi|hello|hey|so|and|but|or|also|please|ok|okay)\\W+)*(?:why(?! not\\b)|how(?! about\\b)|where|when|which|who|whose|what(?! (?:about|if)\\b))\\b.*");
    /** "From about nine", "of seven and over": a yes to some children, and a no to others. */
    private static final Pattern OF_AN_AGE = Pattern.compile(
            "\\b(?:of|from|over|about|than) (?:about )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|\\d{1,2}) (?:and|or|years?|on|up|upwards?)\\b|\\bfrom (?:about )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b");

    private static final Pattern OF_SMALL_ONES = Pattern.compile(
            "(?i)\\b(?:toddlers?|bab(?:y|ies)|infants?|pram|stroller|pushchair|(?:(?<!\\d)\\d|one|two|three|four|five|six|seven|eight)[- ]?(?:years?|yrs?|yo|y/o|months?)\\b|small (?:kids|children)|little ones?)\\b");
    /** What is said of the same in other words. */
    private static final double THE_SAME = 0.82;

    /** What a sentence opens with, where the rest of it can stand alone. */
    static Optional<Opener> of(String sentence) {
        var decided = DECIDED.matcher(sentence);
        if (decided.matches() && isWhole(COLON.split(decided.group("rest"), 2)[0])) {
            return Optional.of(new Opener(decided.group("words"), begun(decided.group("rest"))));
        }
        var reason = REASON.matcher(sentence);
        if (reason.matches() && isWhole(reason.group("rest"))) {
            return Optional.of(new Opener(reason.group("words"), begun(reason.group("rest"))));
        }
        var named = NAMED.matcher(sentence);
        if (named.matches()) {
            return Optional.of(new Opener(named.group("words"), named.group("rest")));
        }
        var beforeAColon = BEFORE_A_COLON.matcher(sentence);
        return beforeAColon.matches()
                        && isNoSentence(beforeAColon.group("words"))
                        && isWhole(beforeAColon.group("rest"))
                ? Optional.of(new Opener(beforeAColon.group("words"), begun(beforeAColon.group("rest"))))
                : Optional.empty();
    }

    /** "No ticket is needed" is one. */
    private static final Pattern SENTENCE = Pattern.compile(
            "(?:No|Some|Only|Not) \\p{Ll}+ (?:is|are|was|were|has|have|can|needs?)\\b.*", Pattern.DOTALL);

    /** "Some do", "only a few", and no "on Sunday the town goes to Mass". */
    private static boolean isNoSentence(String words) {
        return !SENTENCE.matcher(words).matches() && isShortOrNone(words);
    }

    private static boolean isShortOrNone(String words) {
        return SPACE.split(words, -1).length <= FEW
                || !FINITE.matcher(words).find()
                || DECIDES.matcher(words).matches();
    }

    private static boolean isWhole(String rest) {
        return SPACE.split(rest, -1).length >= FEWEST_WORDS_LEFT
                && FINITE.matcher(rest).find()
                && !LEANS.matcher(rest).lookingAt();
    }

    private static String begun(String rest) {
        return rest.substring(0, 1).toUpperCase(Locale.ROOT) + rest.substring(1);
    }

    /**
     * Whether it answers a question.
     *
     * @param heading that it was prepared for; may be empty
     * @param likeness of the question to the likest wording of the heading, a cosine
     */
    boolean answers(String question, String heading, double likeness) {
        if (words.equals(BECAUSE)) {
            return ASKS_WHY.matcher(question).find();
        }
        boolean decides = decides();
        if (decides
                && OPEN.matcher(question).matches()
                && !WHETHER.matcher(question).matches()) {
            return isOpen(heading);
        }
        if (heading.isEmpty()) {
            return true;
        }
        if (JUDGES.matcher(words).lookingAt() && isOpen(afterWhatIsTold(question)) && !isOpen(heading)) {
            return false;
        }
        if (OF_SMALL_ONES.matcher(question).find()
                && decides
                && OF_AN_AGE.matcher(rest).find()) {
            return false;
        }
        var asked = Matter.of(question);
        var prepared = Matter.of(heading);
        if (asked.isEmpty() || prepared.isEmpty()) {
            return likeness >= THE_SAME || !decides || asked.equals(prepared);
        }
        if (contradicts(question, heading)) {
            return false;
        }
        boolean isOfIt = prepared.get().isFoundIn(question)
                || (CAN_BE.contains(asked.get()) && CAN_BE.contains(prepared.get()))
                || (MAY_BE.contains(asked.get()) && MAY_BE.contains(prepared.get()))
                || (decides && likeness >= THE_SAME);
        return isOfIt
                && (!decides
                        || prepared.get().isContrary(question) == prepared.get().isContrary(heading));
    }

    /** Whether it says the opposite to who put it the other way round, before it was put in the words of the texts. */
    boolean contradicts(String question, String heading) {
        return decides()
                && Matter.of(question)
                        .filter(asked -> asked.isContrary(question) && !asked.isContrary(heading))
                        .isPresent();
    }

    /** "How much do we need a day?" was put as "is it expensive?", and is answered by no "no". */
    boolean decidesWhatIsOpen(String inTheirWords, String heading) {
        return decides()
                && isOpen(inTheirWords)
                && !WHETHER.matcher(inTheirWords).matches()
                && !isOpen(heading);
    }

    /** Whether it is a yes or a no, plain or in part. */
    boolean decides() {
        return DECIDES.matcher(words).matches() || YES_OR_NO.matcher(words).find();
    }

    /** "I'm vegetarian, what can I eat": what is asked stands behind what is told. */
    private static String afterWhatIsTold(String question) {
        return question.substring(question.lastIndexOf(',') + 1);
    }

    private static boolean isOpen(String heading) {
        return !heading.isEmpty() && OPEN.matcher(heading).matches();
    }
}
