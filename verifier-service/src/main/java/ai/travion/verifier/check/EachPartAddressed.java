package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What is asked is answered by its kind: how long by a time, how high by a measure, how many by a number; and of several things asked in one
 * message none is passed over: "How do I get there, and what should I wear?"
 */
final class EachPartAddressed {

    /**
     * A thing that may be asked for.
     *
     * @param inWords as it follows "what was asked about"
     * @param asked how it is asked
     * @param told by what a text that tells of it is known; broad, for what is told in other words is no fault
     * @param alone whether it is missed too where nothing else is asked; of the others too much may be told in other words
     */
    private record Part(String inWords, Pattern asked, Pattern told, boolean alone) {}

    private static final String SPELLED =
            "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|hundred and \\p{L}+";
    private static final String TIMES =
            "hours?|hrs?|h|minutes?|min|mins|days?|nights?|half|weeks?|mornings?|afternoons?|evenings?|quarters?|months?|years?|\\d+ ?(?:h|hrs?|min|mins)|\\d+[-–]\\d+|km|kilomet\\w+|miles?|steps?|(?:a|no) (?:long|short|little) (?:time|while)|quick\\w*|brief\\w*|moments?|until|till";

    private static final List<Part> PARTS = List.of(
            part(
                    "the way there",
                    "how (?:do|can|could|should|would|to|does|best to)\\b[^?,;]{0,20}\\b(?:get|reach|go|travel|come)\\b(?! (?:around|about|round)\\b)|(?:best|easiest|quickest) way to (?:get|reach|go)(?! (?:around|about|round)\\b)|\\bby (?:train|bus|boat)\\b",
                    "trains?|rail(?:way)?|bus(?:es)?|roads?|driv\\w+|drives?|boats?|ferr(?:y|ies)|km|kilomet\\w+|cars?|tuk|tuk-tuks?|stations?|taxis?|flights?|fly|walk\\w*|foot|4x4|4wd|via|by way of|plane|jeeps?|three-wheelers?|minutes?|min|hours?|h|a9|a4|jetty"),
            part(
                    "the distance",
                    "how far\\b",
                    "\\d+|km|kilomet\\w+|miles?|minutes?|hours?|near(?:by)?|next to|short (?:way|walk|drive|ride|hop|distance)|not far|far|close (?:by|to)|within (?:easy )?(?:reach|walking)|walking distance|beside|steps from|next door"),
            part(
                    "what to wear",
                    "what (?:should|do|to|must|can|shall)\\b[^?,;]{0,12}\\bwear\\b|\\bdress code\\b|\\bwhat clothes\\b",
                    "wear\\w*|worn|dress\\w*|cover\\w*|shoulders?|knees?|legs|shoes?|cloth\\w*|sarongs?|hats?|shirts?|barefoot|modest\\w*|white|layers?|jackets?|boots"),
            alone(
                    "how long it takes",
                    "how (?:long (?:do(?:es)?|did|will|would|should|to|must|can|is the (?:climb|walk|drive|trip|journey|ride|hike|flight|crossing|tour|visit|way|trek|ascent|safari|descent|ferry|bus|train)|are the (?:tours?|rides?|trips?|safaris?))|much time)\\b(?!\\s+(?:have|has|had)\\b)|how many (?:hours|days|nights|minutes)\\b",
                    TIMES),
            alone(
                    "the measure",
                    "how (?:high|tall|deep|wide|big|large|steep)\\b|how long (?:is|are|was) (?!the (?:climb|walk|drive|trip|journey|ride|hike|flight|crossing|tour|visit|way|trek|ascent|safari|descent|ferry|bus|train)\\b)",
                    "\\d+|" + SPELLED
                            + "|metres?|meters?|feet|km|kilomet\\w+|m|cm|high\\w*|tall\\w*|deep\\w*|shallow\\w*|steep\\w*|gentl\\w+|wide\\w*|narrow\\w*|large\\w*|small\\w*|big\\w*|"
                            + TIMES),
            part(
                    "the size",
                    "how (?:high|tall|deep|wide|steep)\\b|how (?:big|large) (?:is|are|was|were) (?!(?:the |an? |its |their )?(?:\\p{L}+ )?(?:herds?|crowds?|groups?|gatherings?|population|town|city|famil(?:y|ies)|risk|problem|difference)\\b)",
                    "\\d+(?:[.,]\\d+)? ?(?:m|km|ft|ha)|metres?|meters?|feet|foot|km|kilomet\\w+|miles?|cm|hectares?|acres?|storeys?|stories|floors?|high\\w*|tall\\w*|deep\\w*|shallow\\w*|steep\\w*|gentl\\w+|flat|wide\\w*|narrow\\w*|large\\w*|small\\w*|big\\w*|tiny|huge|rises?|elevation|altitude"),
            part(
                    "the hour",
                    "\\bwhen (?:should|do|must|can|shall|would) (?:I|we|one|you)\\b[^?]{0,12}\\b(?:start(?! (?:planning|booking|looking))|set (?:off|out)|leave|depart|begin|go up)\\b|\\bwhat time (?:should|do|must|shall) (?:I|we|one|you)\\b",
                    "\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m|p\\.m|o['’]clock)|\\d{1,2}[:.]\\d\\d|dawn|dusk|sunrise|sunset|first light|(?:early|mid|late)[- ](?:morning|afternoon|evening)|mornings?|afternoons?|evenings?|nights?|midnight|noon|midday|early|breakfast|lunch|dinner|heat|gates? opens?|opening|(?:at|around|about|by|before|after|from|until|till|past|as early as) (?:about |around )?(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:hours?|minutes?|km|kilomet|metres?|days?|to))"),
            part(
                    "whether one may swim",
                    "\\b(?:can|could|may|should|do|is it (?:safe|possible|ok|okay|allowed|good) (?:for \\p{L}+ )?to)\\b[^?,;]{0,15}\\b(?:swim|bathe|go in(?:to)? the (?:water|sea))\\b",
                    "swim\\w*|bath\\w*|dips?|water|sea|ocean|waves?|surf|currents?|pools?|drown\\w*|paddl\\w*|snorkel\\w*|plunge|shallows|wading|yes|safe\\w*|unsafe|danger\\w*|calm|caution\\w*|careful|deaths?|risk\\w*|please don['’]t|nobody|no one|no(?=[,.:;])"),
            part(
                    "the train, bus or boat",
                    "\\b(?:is|are) there (?:a |an |any |no )?(?:\\p{L}+ )?(?:trains?|bus(?:es)?|ferr(?:y|ies)|boats?|flights?|station)\\b",
                    "trains?|rail\\w*|stations?|bus(?:es)?|ferr(?:y|ies)|boats?|flights?|fly|planes?|line"),
            alone(
                    "how many",
                    "how many (?!hours|days|nights|minutes)\\p{L}+",
                    "\\d+|" + SPELLED
                            + "|a few|few|several|some|many|most|none|no|single|both|all|pair|couple|countless"),
            part(
                    "whom to call",
                    "\\b(?:whom?|what number) (?:do|should|can|could|must|shall|to)\\b[^?;]{0,15}\\b(?:call|phone|ring|dial|contact)\\b|\\b(?:emergency|phone) numbers?\\b",
                    "\\d{3,}|call|dial|phone|ring|hotline|contact|embassy|police|ambulance"),
            part(
                    "when",
                    "\\bwhen\\b|\\bwhat time\\b|\\bwhich months?\\b|\\bbest (?:time|months?|season)\\b",
                    "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mornings?|afternoons?|evenings?|nights?|dawn|dusk|sunrise|sunset|seasons?|\\d+|o['’]clock|noon|midday|daily|days?|week\\w*|weekend\\w*|year\\w*|centur\\w+|monsoon|early|late|before|after|first light|am|pm|now|always|anytime|opens?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"));

    private static final Pattern SECOND = Pattern.compile(
            "(?i)(?:[?;.]|,? (?:and|plus|also)\\b)\\s*(?:also |then )?(?=(?:how|what|when|whom?|where|which|is|are|can|do|does|should|will)\\b)");

    private EachPartAddressed() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.state().getIntent() != IntentType.TOURISM_QUERY
                || reviewed.isSmallTalk()
                || reviewed.isAboutTheLastAnswer()
                || reviewed.admitsGap()) {
            return List.of();
        }
        var question = reviewed.question();
        boolean areSeveral = SECOND.matcher(question).find();
        var prose = reviewed.draft().prose();
        return PARTS.stream()
                .filter(part -> areSeveral || part.alone())
                .filter(part -> part.asked().matcher(question).find())
                .filter(part -> !part.told().matcher(prose).find())
                .filter(part -> reviewed.state().getRetrievedDocuments().stream()
                        .map(RetrievedDocument::getContent)
                        .anyMatch(content -> part.told().matcher(content).find()))
                .map(part -> Fault.mendedByRewriting(
                        "It passes over a part of the question: " + part.inWords() + ".",
                        "Answer what was asked about " + part.inWords() + ", or say that nothing was found about it."))
                .toList();
    }

    private static Part part(String inWords, String asked, String told) {
        return part(inWords, asked, told, false);
    }

    private static Part alone(String inWords, String asked, String told) {
        return part(inWords, asked, told, true);
    }

    private static Part part(String inWords, String asked, String told, boolean alone) {
        return new Part(
                inWords,
                Pattern.compile("(?:" + asked + ")", CASE_INSENSITIVE),
                Pattern.compile("(?<![\\p{L}])(?:" + told + ")(?![\\p{L}])", CASE_INSENSITIVE),
                alone);
    }
}
