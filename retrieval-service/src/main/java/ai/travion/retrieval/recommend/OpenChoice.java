package ai.travion.retrieval.recommend;

import ai.travion.atlas.Refusals;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.Uncrowded;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * "Which places suit me?", "where should I go in March with kids?": what to see is left to the guide, and no text answers it. Once what is said
 * of likes, company, season and part of the island is taken away, nothing but the asking is left.
 *
 * @param purpose what it is to be for, in the traveller's words: "for nature"
 * @param likes what the same message says is liked: "I love old ruins"
 * @param dislikes what it says is not: "but hate crowds"
 */
public record OpenChoice(Optional<String> purpose, List<String> likes, List<String> dislikes) {

    private static final String WE = "(?:i|we|one|you|she|he|they|my (?:family|wife|husband|parents|friends?))";
    private static final String US =
            "(?:me|us|my (?:family|wife|husband|parents|friends?)|a first(?:[- ]time)? (?:visit|visitor|trip))";
    private static final String PLACES =
            "(?:(?:an?|some|a few|a couple of|any|the|your|other|more|nice|good|great|best|interesting|beautiful|different|\\d|one|two|three|four|five|six|seven|eight|nine|ten) ){0,3}"
                    + "(?:places?|spots?|sights?|destinations?|somewhere|locations?|ideas|suggestions|recommendations|things)";
    private static final String TO_GO = "(?: (?:that |which )?(?:(?:" + WE
            + " (?:should|could|can|might|must) )|to )?(?:go(?: to)?|visit|see|travel to|explore))?(?: that (?:(?:might|would|will|could) )?(?:suits?|fits?) "
            + US + ")?(?: for " + US + ")?";

    /** What is asked begins with one of these, behind what was told before it. */
    private static final String ASKS =
            "where|which|what|who|when|why|how|can|could|any|suggest|recommend|is|are|was|were|do|does|did|will|would|should|shall|may|must";

    private static final List<Pattern> FRAMES = List.of(
            frame("(?:which|what)(?: are)? " + PLACES
                    + " (?:(?:would|could|might|will|do|should|can) )?(?:best |really )?(?:suits?|fits?|are (?:right|best|good|suitable|ideal) for|is (?:right|best|good|suitable|ideal) for) "
                    + US + "(?: best)?"),
            frame("(?:which|what) " + PLACES + " (?:do|would|can|could) you (?:suggest|recommend)(?: (?:to |for )?" + US
                    + ")?"),
            frame("(?:which|what) (?:places|destinations|spots) (?:should|could|shall|must|ought) " + WE
                    + " (?:to )?(?:visit|see|go to|choose|pick)"),
            frame(
                    "where (?:should|could|shall|would you|might|ought|do you suggest|do you recommend|can) (?:that )?"
                            + WE
                            + "? ?(?:to )?(?:go|travel|visit|head|recommend|suggest|be going)(?: to)?(?: next| then| instead| first)?"),
            frame("where to(?: go| travel| head)?(?: next| then| instead| first)?"),
            frame("(?:(?:can|could|would|will) you )?(?:please )?(?:suggest|recommend|propose|advise)(?: to)?(?: " + US
                    + ")? " + PLACES + TO_GO),
            frame("(?:give|show|tell|name)(?: " + US + ") " + PLACES + TO_GO),
            frame("what (?:do|would|can|could) you (?:suggest|recommend|propose|advise)(?: (?:to |for )?" + US + ")?"),
            frame(
                    "(?:(?:what|which)(?:['’]s| are| is) )?(?:the |your )?(?:\\d{1,2} |three |five |ten )?(?:(?:absolute|very) )?(?:top|best|must[- ](?:see|do|visit)|main|greatest|not[- ]to[- ]be[- ]missed|most (?:beautiful|famous|important|popular|interesting))(?: (?:\\d{1,2}|three|five|ten))? (?:places|things|sights|attractions|destinations|spots|highlights|activities|experiences)(?: (?:not )?(?:to|(?:that )?(?:you|we|i|one) (?:should|must|can)) (?:see|do|visit|go(?: to)?|experience|miss)(?: and (?:see|do|visit))?)?(?: (?:for|as) (?:an? )?first[- ]?tim(?:e|er)s?(?: visit(?:or)?s?)?)?"),
            frame("(?:do you have |have you got )?any (?:suggestions|recommendations|ideas|tips)(?: for " + US
                    + "| where to go)?"));

    private static final Pattern LIKES = Pattern.compile(
            "(?:^|(?<=[.,;!?]))\\W*(?:and |so |but )?(?:i|we)(?:['’]m|['’]re)?(?: (?:both|all|really|mostly|mainly|just|also))? (?:love|like|enjoy|adore|prefer|hate|dislike|into|interested in|fond of|am into|are into|am interested in|are interested in|am fond of|are fond of|travel with|am travelling with|are travelling with)\\b[^.;!?]{1,90}?(?=[.;!?]|, (?:"
                    + ASKS + ")\\b|$)",
            Pattern.CASE_INSENSITIVE);
    private static final String THINGS =
            "([\\p{L}'’ ,-]{2,80}?)(?= but\\b| and (?:hates?|dislikes?|likes?|loves?|enjoys?)\\b|[.;!?]|, (?:but|"
                    + ASKS + ")\\b|$)";
    private static final Pattern LIKED = Pattern.compile(
            "\\b(?:(?:i|we)(?:['’]m|['’]re)?(?: (?:both|all|really|mostly|mainly|just|also))?|and|but) (?:love|like|enjoy|adore|prefer|into|interested in|fond of|am into|are into|am interested in|are interested in|am fond of|are fond of) "
                    + THINGS,
            Pattern.CASE_INSENSITIVE);
    private static final Pattern DISLIKED = Pattern.compile(
            "\\b(?:(?:i|we)(?: (?:both|all|really|mostly|mainly|just|also))?|and|but) (?:hate|dislike|avoid|can['’]?t stand) "
                    + THINGS,
            Pattern.CASE_INSENSITIVE);
    /** "And I take a lot of photos" is no thing that a place could be known for. */
    private static final Pattern A_CLAUSE = Pattern.compile("(?:i|we|my|our|he|she|they)\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern AND = Pattern.compile("\\s*(?:,|\\band\\b|\\bor\\b|&)\\s*");
    /** What is loved of a thing is the thing: "to see elephants", "the beach". */
    private static final Pattern TO = Pattern.compile(
            "^(?:(?:to )?(?:see|visit|watch|explore|go to)\\s+|to |seeing |visiting |the )", Pattern.CASE_INSENSITIVE);

    private static final Pattern NOT = Pattern.compile("^(?:not|no|never)\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern DOING = Pattern.compile("^\\p{L}+");
    /** A place is known for hiking, whoever loves to hike. */
    private static final Map<String, String> PASTIMES = Map.ofEntries(
            Map.entry("hike", "hiking"),
            Map.entry("trek", "trekking"),
            Map.entry("walk", "walking"),
            Map.entry("climb", "climbing"),
            Map.entry("swim", "swimming"),
            Map.entry("surf", "surfing"),
            Map.entry("dive", "diving"),
            Map.entry("snorkel", "snorkelling"),
            Map.entry("cycle", "cycling"),
            Map.entry("shop", "shopping"),
            Map.entry("sunbathe", "sunbathing"),
            Map.entry("party", "parties"),
            Map.entry("eat", "eating"),
            Map.entry("ride", "riding"));

    private static final Pattern SEASON = Pattern.compile(
            "\\b(?:(?:in|during|for|this|next|at|over|around|early|late|mid|the|end of|beginning of) ?)*(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new year|(?:school |christmas |easter |summer |winter )?(?:holidays?|vacation)|winter|summer|week|month|weekend|tomorrow|today|20\\d\\d)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern COMPANY = Pattern.compile(
            "\\b(?:with|as|for|travelling with|bringing) (?:(?:a|an|my|our|the|two|three|small|little|young|old|elderly|\\d+) ){0,3}(?:kids?|child(?:ren)?|famil(?:y|ies)|toddlers?|bab(?:y|ies)|teenagers?|parents?|grand\\w+|mother|father|friends?|couple|wife|husband|partner)(?: of (?:\\d+|two|three|four|five|six|seven|eight|nine|ten)(?: and \\w+)?)?\\b"
                    + "(?: who (?:(?!\\b(?:in|at|near|around|to see|to do)\\b)[^,.;?!]){1,60})?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern COUNTRY = Pattern.compile(
            "\\b(?:in|on|of|around|across|to) (?:sri lanka|the island|the country|ceylon)\\b|\\bhere\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern PURPOSE = Pattern.compile(
            "(?<=\\w) (?:for|to enjoy|if (?:i|we) (?:like|love)) ([a-z][a-z -]{2,30})$", Pattern.CASE_INSENSITIVE);
    private static final Pattern COURTESY = Pattern.compile(
            "\\b(?:hi|hello|hey|please|thanks|thank you|ok|okay|so|and|but|then|well|kindly)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NOT_A_WORD = Pattern.compile("[^\\p{L}\\p{N}'’ -]+");
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final int LONGEST = 300;

    /** Empty where something in particular is asked. */
    public static Optional<OpenChoice> in(String question) {
        if (question.length() > LONGEST) {
            return Optional.empty();
        }
        var refused = Refusals.takenOut(question);
        var unloved = LIKES.matcher(refused).replaceAll(" ");
        boolean likes = !unloved.equals(refused);
        var liked = things(LIKED, question);
        var disliked = things(DISLIKED, question);
        var rest = bare(Area.takenOut(unloved));
        if (rest.isEmpty()) {
            return likes ? Optional.of(new OpenChoice(Optional.empty(), liked, disliked)) : Optional.empty();
        }
        if (isAsking(rest)) {
            return Optional.of(new OpenChoice(Optional.empty(), liked, disliked));
        }
        var purpose = PURPOSE.matcher(rest);
        return purpose.find() && isAsking(rest.substring(0, purpose.start()))
                ? Optional.of(new OpenChoice(Optional.of(purpose.group(1)), liked, disliked))
                : Optional.empty();
    }

    private static List<String> things(Pattern said, String question) {
        return said.matcher(question)
                .results()
                .flatMap(one -> AND.splitAsStream(one.group(1)))
                .map(String::strip)
                .filter(thing ->
                        !NOT.matcher(thing).find() && !A_CLAUSE.matcher(thing).lookingAt())
                .map(thing -> TO.matcher(thing).replaceFirst(""))
                .map(OpenChoice::asAThing)
                .filter(thing -> !thing.isEmpty())
                .distinct()
                .toList();
    }

    static String asAThing(String liked) {
        return DOING.matcher(liked)
                .replaceFirst(doing -> PASTIMES.getOrDefault(
                        doing.group().toLowerCase(Locale.ROOT), Matcher.quoteReplacement(doing.group())));
    }

    private static boolean isAsking(String words) {
        return FRAMES.stream().anyMatch(frame -> frame.matcher(words).matches());
    }

    /** The words that are left without the season, the company, the country, courtesies and signs. */
    static String bare(String text) {
        var rest = Uncrowded.takenOut(text);
        for (var aside : List.of(SEASON, COMPANY, COUNTRY, COURTESY, NOT_A_WORD)) {
            rest = aside.matcher(rest).replaceAll(" ");
        }
        return SPACES.matcher(rest).replaceAll(" ").strip();
    }

    private static Pattern frame(String words) {
        return Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    }
}
