package ai.travion.router.memory;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a thread may be asked of its traveller: how such a question sounds by itself ("what's my budget?"), by which words it is named where
 * they ask for what they told ("which sum did I give you?"), and what is answered.
 */
enum Topic {
    COMPANY(
            "who\\s+are\\s+we|who(?:'s|\\s+is)\\s+in\\s+(?:my|our)\\s+(?:group|party)|who(?:\\s+am\\s+i|\\s+are\\s+we)\\s+(?:travell?ing|going|coming|touring|here)\\s+with|who(?:'s|\\s+is|\\s+are)\\s+(?:all\\s+)?(?:travell?ing|coming)|who\\s+travels|who(?:'s|\\s+is|\\s+are)\\s+(?:travell?ing|coming|going)(?:\\s+(?:along\\s+)?with\\s+(?:me|us)|\\s+along|\\s+too)|who(?:'s|\\s+is|\\s+was)\\s+(?:it|this|that|(?:the|my|our)\\s+(?:trip|plan|tour|holiday))\\s+(?:all\\s+)?for|how\\s+many\\s+(?:are\\s+we|of\\s+us(?:\\s+are\\s+(?:there|we|travell?ing|coming|going))?(?:\\s+(?:on|at|by|from)\\s+(?:the\\s+(?:last|first)\\s+day|(?:the\\s+)?(?:end|start)|then(?:\\s+on)?))?|people\\s+are\\s+(?:we|travell?ing|coming|going)|people\\s+do\\s+we\\s+have)|(?:am\\s+i|are\\s+we)\\s+(?:travell?ing|going|coming|touring|here)\\s+(?:alone|solo|by\\s+(?:myself|ourselves)|on\\s+(?:my|our)\\s+own|with\\s+[\\p{L} ]{2,25}|as\\s+an?\\s+\\p{L}+)|how\\s+big\\s+is\\s+(?:my|our)\\s+(?:group|party|family)|what(?:'s|\\s+is)\\s+(?:my|our)\\s+(?:group|party)\\s+size",
            "who\\s+(?:is|are|was|were|am|comes?|goes|travels?|i\\s+am|we\\s+are|i'm|we're)|with\\s+whom|how\\s+many\\s+(?:people|of\\s+us|we|are\\s+we|travell?ers)|company|companions?|group|party|alone|solo|my\\s+family|our\\s+family",
            InSentences::company),
    AGES(
            "how\\s+old\\s+(?:am\\s+i|are\\s+we|is\\s+(?:she|he)|(?:is|are)\\s+(?:my|our)\\s+(?:wife|husband|partner|girlfriend|boyfriend|friend|mother|father|mum|mom|dad|sister|brother))|what\\s+is\\s+my\\s+age|how\\s+old\\s+(?:is|are)\\s+(?:my|our)\\s+(?:(?:two|three|little|older|younger|youngest|eldest)\\s+)?(?:daughters?|sons?|child(?:ren)?|kids?|girls?|boys?|bab(?:y|ies)|toddlers?|twins|grand\\p{L}+)|what\\s+age(?:s)?\\s+(?:is|are)\\s+(?:my|our)\\s+(?:daughters?|sons?|child(?:ren)?|kids?|girls?|boys?|twins)",
            "how\\s+old|ages?",
            InSentences::ages),
    BUDGET(
            "(?:what(?:'s|\\s+is|\\s+was|\\s+were)\\s+)?(?:my|our)\\s+(?:(?:daily|total|whole|travel|trip|overall|exact|original|first|current|maximum|full)\\s+){0,2}budget(?:\\s+(?:a|per)\\s+(?:day|person)|\\s+for\\s+(?:the\\s+(?:trip|day)|us|me|everything))?|what\\s+(?:is|was)\\s+the\\s+(?:daily\\s+|total\\s+)?budget|how\\s+much(?:\\s+money)?\\s+(?:(?:do|did|can|could|may)\\s+)?(?:i|we)\\s+(?:have|spend|afford|want(?:ed)?\\s+to\\s+spend|can\\s+spend|could\\s+spend|may\\s+spend|plan(?:ned)?\\s+to\\s+spend|have\\s+(?:a|per)\\s+day)(?:\\s+(?:a|per|each)\\s+(?:day|night|person)|\\s+in\\s+(?:all|total)|\\s+altogether)?|do\\s+(?:i|we)\\s+have\\s+a\\s+budget",
            "budget|spend(?:ing)?|money|how\\s+much|sum|afford|pay",
            InSentences::budget),
    FOOD(
            "(?:what|which\\s+(?:food|things|dishes))\\s+(?:do|can)\\s+(?:i|we)\\s+(?:not|never)\\s+eat|(?:what|which\\s+(?:food|things|dishes))\\s+(?:don'?t|can'?t|won'?t)\\s+(?:i|we)\\s+eat|what\\s+(?:i|we)\\s+(?:don'?t|can'?t|cannot|won'?t|never|do\\s+not|must\\s+not)\\s+eat|what\\s+(?:do|can)\\s+(?:i|we)\\s+eat\\s*,?\\s+(?:and|or)\\s+(?:what\\s+)?(?:do\\s+we\\s+|can\\s+we\\s+)?not(?:\\s+eat)?|what(?:'s|\\s+is|\\s+was)\\s+(?:my|our)\\s+diet|what\\s+are\\s+(?:my|our)\\s+(?:allergies|dietary\\s+\\p{L}+)|what\\s+(?:am\\s+i|are\\s+we)\\s+allergic\\s+to|(?:my|our)\\s+diet",
            "eat|food|diet\\p{L}*|allerg\\p{L}*",
            InSentences::food),
    OCCASIONS(
            "(?:when(?:'s|\\s+is|\\s+was)|(?:what|which)\\s+(?:day|date)\\s+is)\\s+(?:my|our)\\s+(?:[\\p{L}']+\\s+){0,2}?(?:anniversary|birthday|wedding)(?:\\s+day)?(?:\\s+on)?",
            "anniversar(?:y|ies)|birthdays?",
            InSentences::occasions),
    DATES(
            "when\\s+(?:do|will|does)\\s+(?:i|we|the\\s+trip)\\s+(?:start|begin)|when\\s+(?:am\\s+i|are\\s+we)\\s+(?:travell?ing|coming|going|arriving|landing|leaving|flying\\s+(?:home|back))|when\\s+(?:do|will)\\s+(?:i|we)\\s+(?:arrive|land|come|leave|fly\\s+(?:home|back|out)|go\\s+home)|(?:what\\s+(?:are|were)\\s+)?(?:my|our)\\s+(?:travel\\s+|trip\\s+)?dates|(?:what|which)\\s+dates\\s+(?:am\\s+i|are\\s+we)\\s+(?:travell?ing|coming|going|there|here)",
            "dates?|when|arriv\\p{L}+|(?:what|which)\\s+(?:month|week|days?)",
            InSentences::dates),
    LENGTH(
            "(?:for\\s+)?how\\s+long\\s+(?:am\\s+i|are\\s+we|do\\s+we|will\\s+we)\\s+(?:staying|stay|coming|there|here|travell?ing|in\\s+sri\\s+lanka)|how\\s+many\\s+(?:days|nights)\\s+do\\s+(?:i|we)\\s+have|(?:for\\s+)?how\\s+many\\s+(?:days|nights|weeks)\\s+(?:am\\s+i|are\\s+we|do\\s+we|will\\s+we)\\s+(?:be\\s+)?(?:staying|stay|coming|come|there|here|travell?ing|visiting)(?:\\s+for)?(?:\\s+in\\s+sri\\s+lanka)?",
            "how\\s+long|how\\s+many\\s+(?:days|nights|weeks)",
            InSentences::dates),
    DISLIKES(
            "what(?:\\s+(?:things?|else|activities|(?:sorts?|kinds?)\\s+of\\s+things?))?\\s+(?:(?:do|did)\\s+(?:i|we)\\s+(?:(?:really|both|all|especially)\\s+)?(?:(?:not|never)\\s+(?:really\\s+)?(?:like|want|enjoy|love|care\\s+for)|dislike|hate|avoid|want\\s+to\\s+(?:avoid|stay\\s+away\\s+from|skip))|(?:don'?t|didn'?t)\\s+(?:i|we)\\s+(?:really\\s+)?(?:like|want|enjoy|love)|can'?t\\s+(?:i|we)\\s+(?:stand|bear)|can\\s+(?:i|we)\\s+not\\s+(?:stand|bear)|(?:am\\s+i|are\\s+we)\\s+(?:afraid|scared|frightened)\\s+of|(?:i|we)\\s+(?:don'?t|do\\s+not)\\s+(?:like|want|enjoy)|(?:i|we)\\s+(?:hate|dislike|can'?t\\s+stand|avoid))|what\\s+(?:are|were)\\s+(?:my|our)\\s+(?:dislikes|fears|no-?gos?)|(?:what|which\\s+things)(?:\\s+all)?\\s+(?:did|have)\\s+(?:i|we)\\s+(?:ask(?:ed)?|tell|told|want(?:ed)?|beg(?:ged)?|order(?:ed)?)\\s+(?:you\\s+)?(?:not\\s+to\\s+(?:plan|include|put\\s+in|add)|to\\s+(?:leave\\s+out|leave|keep\\s+out|skip|avoid|drop|exclude|take\\s+out|stay\\s+away\\s+from))(?:\\s+out)?",
            "(?:do\\s+not|don'?t|not|never|no\\s+longer|can'?t|cannot|didn'?t)\\s+(?:really\\s+)?(?:like|want|enjoy|stand|bear|love)|dislikes?|hate[sd]?|avoid\\p{L}*|afraid|scared|fears?|stay\\s+away",
            InSentences::dislikes),
    LIKED_PLACES(
            "(?:which|what)\\s+(?:places?|towns?|cit(?:y|ies)|spots?|destinations?|beach(?:es)?|parks?)\\s+(?:(?:do|did)\\s+)?(?:i|we)\\s+(?:(?:really|both|all|especially|already)\\s+)?(?:like|liked|love|loved|prefer|fancy|fancied)(?:\\s+(?:most|best))?|what(?:'s|\\s+are|\\s+is|\\s+were)\\s+(?:my|our)\\s+favou?rite\\s+(?:places?|towns?|spots?|destinations?)|(?:my|our)\\s+favou?rite\\s+places?",
            "(?:places?|towns?|cit(?:y|ies)|where|beach(?:es)?|spots?|destinations?)\\b[^?]{0,40}\\b(?:like[ds]?|loved?|prefer|fancy|fancied)|favou?rite\\s+(?:places?|towns?|spots?|destinations?)",
            InSentences::likedPlaces),
    LIKES(
            "what(?:\\s+(?:things?|else|(?:sorts?|kinds?)\\s+of\\s+things?))?\\s+(?:(?:do|did)\\s+)?(?:i|we)\\s+(?:(?:really|both|all|especially)\\s+)?(?:like|love|enjoy|prefer)(?:\\s+(?:most|best|to\\s+(?:do|see)))?|what(?:'s|\\s+is|\\s+are|\\s+were)\\s+(?:my|our)\\s+(?:interests?|hobb(?:y|ies)|likes|tastes?|passions?)|what\\s+(?:am\\s+i|are\\s+we)\\s+(?:interested\\s+in|into|keen\\s+on|fond\\s+of)|(?:my|our)\\s+interests",
            "like[ds]?|loved?|enjoy|interest\\p{L}*|hobb\\p{L}+|fond|keen",
            InSentences::likes),
    VISITED(
            "(?:which|what)\\s+places\\s+have\\s+(?:i|we)\\s+(?:already\\s+)?(?:been\\s+to|visited|seen)|where\\s+have\\s+(?:i|we)\\s+(?:already\\s+)?been",
            "been|visited|seen\\s+already",
            InSentences::visited),
    HOME(
            "where\\s+(?:am\\s+i|are\\s+we|do\\s+(?:i|we)\\s+come|i\\s+am|i'm|we\\s+are|we're|(?:i|we)\\s+come)\\s+from|(?:which|what)\\s+country\\s+(?:am\\s+i|are\\s+we|do\\s+(?:i|we)\\s+come|i'm|we're|(?:i|we)\\s+come)\\s+from|(?:what(?:'s|\\s+is)\\s+)?(?:my|our)\\s+(?:home\\s*(?:country|town)?|nationality|country)|where\\s+do\\s+(?:i|we)\\s+live|where\\s+(?:i|we)\\s+live",
            "(?:come|came|am|i'm|we're|are|was|were)\\s+from|from\\s+where|home|country|nationality|where\\s+(?:i|we)\\s+live",
            InSentences::home),
    NAMES_OF_OTHERS(
            "what(?:'s|\\s+is|\\s+are)\\s+(?:her|his|their|(?:my|our)\\s+[\\p{L}-]+'s?|the)\\s+names?(?:\\s+of\\s+(?:my|our)\\s+[\\p{L}-]+)?|what\\s+are\\s+(?:(?:my|our)\\s+[\\p{L}-]+|they)\\s+called|what\\s+is\\s+(?:(?:my|our)\\s+[\\p{L}-]+|she|he)\\s+called",
            "(?:her|his|their|'s|s') names?|names? of (?:my|our)",
            InSentences::namesOfOthers),
    NAME(
            "(?:what(?:'s|\\s+is)\\s+)?my\\s+name|who\\s+(?:am\\s+i|i\\s+am)|what\\s+am\\s+i\\s+called",
            "my\\s+name|i'?m\\s+called|i\\s+am\\s+called",
            InSentences::name),
    SPOKEN_OF(
            "(?:which|what)\\s+(?:other\\s+)?(?:places?|towns?)\\s+(?:have|did|were)\\s+(?:we|i)\\s+(?:already\\s+)?(?:talk(?:ed)?|spoken|speak|ask(?:ed)?|discuss(?:ed)?|mention(?:ed)?|talking)(?:\\s+(?:about|of|on))?",
            "(?:which|what)\\s+(?:places?|towns?)",
            InSentences::spokenOf),
    EVERYTHING(
            "(?:(?:what|which)\\s+(?:are|were)\\s+)?(?:my|our)\\s+(?:preferences|wishes|needs|requirements|conditions|constraints|criteria|details)|(?:(?:can|could)\\s+you\\s+)?(?:please\\s+)?(?:sum\\s+up|summari[sz]e|recap|repeat|list|give\\s+(?:me|us)|show\\s+(?:me|us))\\s+(?:a\\s+(?:short\\s+|brief\\s+)?(?:summary|list|overview)\\s+of\\s+)?(?:all\\s+(?:of\\s+)?)?(?:my|our)\\s+(?:preferences|wishes|needs|requirements|conditions|constraints|criteria|likes\\s+and\\s+dislikes)|what\\s+(?:have|did)\\s+you\\s+(?:noted?|written|wr(?:i|o)te|kept|keep|remember(?:ed)?|stored?|saved?|got)(?:\\s+down)?|what\\s+do\\s+you\\s+(?:know|remember)",
            "preferences|wishes|needs|requirements|conditions|everything|about\\s+(?:me|us|myself|ourselves)",
            Memory::whole);

    private static final String LEAD =
            "\\W*(?:(?:and|but|so|ok(?:ay)?|sorry|hm+|please|pls|um+|thanks|thank\\s+you|wait|oh|well|hey|hi|btw|by\\s+the\\s+way|now|also|then|just\\s+checking|quick\\s+question|i\\s+forgot|(?:can|could)\\s+you\\s+(?:please\\s+)?(?:tell|remind)\\s+(?:me|us)(?:\\s+(?:of|about))?|remind\\s+(?:me|us)(?:\\s+(?:of|about))?|tell\\s+(?:me|us)(?:\\s+again)?|do\\s+you\\s+(?:still\\s+)?(?:remember|know))\\W+)*+";
    private static final String TAIL =
            "(?:\\W+(?:again|please|pls|by\\s+the\\s+way|btw|then|exactly|once\\s+more|now|so\\s+far|at\\s+the\\s+moment|in\\s+total|altogether|before|already|do\\s+you\\s+(?:know|remember)))*\\W*";

    private final Pattern asked;
    private final Pattern named;
    /** A reference to a method, which holds nothing. */
    @SuppressWarnings("ImmutableEnumChecker")
    private final Function<Memory, String> answer;

    Topic(String asked, String named, Function<Memory, String> answer) {
        this.asked = Patterns.anyCase(LEAD + "(?:" + asked + ")" + TAIL);
        this.named = Patterns.words(named);
        this.answer = answer;
    }

    /** The topic that a sentence asks for and nothing else. */
    static Optional<Topic> askedIn(String sentence) {
        return Stream.of(values())
                .filter(topic -> Patterns.isAllOf(topic.asked, sentence))
                .findFirst();
    }

    /** The topics that are named by words of their own; what is narrower stands for what is wider. */
    static List<Topic> namedIn(String words) {
        var named = Stream.of(values())
                .filter(topic -> Patterns.isIn(topic.named, words))
                .toList();
        return named.stream()
                .filter(topic -> named.stream().noneMatch(topic::isCoveredBy))
                .toList();
    }

    private boolean isCoveredBy(Topic narrower) {
        return switch (this) {
            case COMPANY -> narrower == AGES || narrower == DISLIKES || narrower == FOOD;
            case DISLIKES -> narrower == FOOD;
            case LIKES -> narrower == LIKED_PLACES || narrower == DISLIKES || narrower == FOOD;
            case LIKED_PLACES -> narrower == DISLIKES;
            case SPOKEN_OF -> narrower == LIKED_PLACES || narrower == VISITED || narrower == DISLIKES;
            case EVERYTHING -> narrower != EVERYTHING;
            case DATES -> narrower == OCCASIONS;
            case AGES, BUDGET, FOOD, OCCASIONS, LENGTH, VISITED, HOME, NAMES_OF_OTHERS, NAME -> false;
        };
    }

    String answer(Memory memory) {
        return answer.apply(memory);
    }
}
