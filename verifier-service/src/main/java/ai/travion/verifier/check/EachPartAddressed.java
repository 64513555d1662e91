package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.regex.Pattern;

/** Of several things asked in one message none is passed over: "How do I get there, and what should I wear?" */
final class EachPartAddressed {

    /**
     * A thing that may be asked for.
     *
     * @param inWords as it follows "what was asked about"
     * @param asked how it is asked
     * @param told by what a text that tells of it is known; broad, for what is told in other words is no fault
     */
    private record Part(String inWords, Pattern asked, Pattern told) {}

    private static final List<Part> PARTS = List.of(
            part(
                    "the way there",
                    "how (?:do|can|could|should|would|to|does|best to)\\b[^?,;]{0,20}\\b(?:get|reach|go|travel|come)\\b|(?:best|easiest|quickest) way to (?:get|reach|go)|\\bby (?:train|bus|boat)\\b",
                    "trains?|rail(?:way)?|bus(?:es)?|roads?|driv\\w+|drives?|boats?|ferr(?:y|ies)|km|kilomet\\w+|cars?|tuk|tuk-tuks?|stations?|taxis?|flights?|fly|walk\\w*|foot|4x4|4wd|via|by way of|plane|jeeps?|three-wheelers?|minutes?|min|hours?|h|a9|a4|jetty"),
            part(
                    "the distance",
                    "how far\\b",
                    "\\d+|km|kilomet\\w+|miles?|minutes?|hours?|near(?:by)?|next to|short (?:way|walk|drive|ride|hop|distance)|not far|far|close (?:by|to)|within (?:easy )?(?:reach|walking)|walking distance|beside|steps from|next door"),
            part(
                    "what to wear",
                    "what (?:should|do|to|must|can|shall)\\b[^?,;]{0,12}\\bwear\\b|\\bdress code\\b|\\bwhat clothes\\b",
                    "wear\\w*|worn|dress\\w*|cover\\w*|shoulders?|knees?|legs|shoes?|cloth\\w*|sarongs?|hats?|shirts?|barefoot|modest\\w*|white|layers?|jackets?|boots"),
            part(
                    "how long it takes",
                    "how (?:long|much time)\\b|how many (?:hours|days|nights)\\b",
                    "hours?|hrs?|h|minutes?|min|days?|nights?|half|weeks?|mornings?|afternoons?|evenings?|all day|quarters?|\\d+"),
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
        var question = reviewed.question();
        if (reviewed.state().getIntent() != IntentType.TOURISM_QUERY
                || reviewed.isSmallTalk()
                || reviewed.isAboutTheLastAnswer()
                || reviewed.admitsGap()
                || !SECOND.matcher(question).find()) {
            return List.of();
        }
        var asked = PARTS.stream()
                .filter(part -> part.asked().matcher(question).find())
                .toList();
        if (asked.isEmpty()) {
            return List.of();
        }
        var prose = reviewed.draft().prose();
        return asked.stream()
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
        return new Part(
                inWords,
                Pattern.compile("(?:" + asked + ")", CASE_INSENSITIVE),
                Pattern.compile("\\b(?:" + told + ")\\b", CASE_INSENSITIVE));
    }
}
