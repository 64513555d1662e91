package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/** What a message fixes of a trip by the clock, in its own words: "we fly out at 1 am on the 29th" holds until the trip is another. */
public final class TripTerms {

    private static final int LONGEST = 160;
    private static final int MOST = 2;

    private static final String CUE =
            "(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|fl(?:y|ies|ying)|flights?|plane|leav(?:e|es|ing)|depart(?:s|ing|ure)?|check(?:ing)?[ -]?out|back|home|return(?:s|ing)?|end(?:s|ing)?|finish(?:es|ing)?|be\\s+(?:in|at)|start(?:s|ing)?|begin(?:s|ning)?|(?:wak(?:e|ing)|get(?:ting)?)\\s+up|before|until|train|bus)";
    private static final String HOUR =
            "(?:\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:[ap]\\.?m\\b|o'?clock)|\\d{1,2}[:.]\\d\\d|noon|midday|midnight|(?:at|by|before|until|after)\\s+(?:\\d{1,2}|six|seven|eight|nine|ten|eleven)(?!\\s*(?:st|nd|rd|th|days?|nights?|people|\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\\b)";
    private static final String ARRIVAL =
            "\\b(?:land(?:s|ing)?|arriv(?:e|es|ing)|get(?:s|ting)?\\s+in)\\b[^.;!?\\n]{0,40}?\\b(?:in\\s+the\\s+(?:morning|afternoon|evening)|at\\s+night|late)\\b|\\bget(?:s|ting)?\\s+to\\s+\\p{L}+\\s+late\\b";
    /** Who lands on a day begins it at the airport, whatever the hour. */
    private static final String LANDING =
            "\\b(?:land(?:s|ing)?|touch(?:es|ing)?\\s+down|fly(?:ing)?\\s+in(?:to)?)\\b[^.;!?\\n]{0,30}?\\b(?:\\d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b";

    /** Who flies home on a day ends it at the airport. */
    private static final String FLYING_HOME =
            "\\b(?:fl(?:y|ies|ying)\\s+(?:out|home|back)|(?:flight|plane)\\s+(?:home|back|out)|return\\s+flight)\\b[^.;!?\\n]{0,20}?\\b(?:\\d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:last|final)\\s+day)\\b";

    private static final Pattern FIXED = Patterns.anyCase(
            "\\b" + CUE + "\\b[^.;!?\\n]{0,60}?" + HOUR + "|" + ARRIVAL + "|" + LANDING + "|" + FLYING_HOME);
    /** "Plan 9 days from the 21st, we fly home on the 29th": what is ordered beside it was for that plan. */
    private static final Pattern BESIDE_IT = Patterns.anyCase("\\s*,\\s*(?:and\\s+)?(?=(?:we|our|my|i)\\b)");
    /** "…, so we can stay at the beach until lunch" follows from it, and fixes nothing of another plan. */
    private static final Pattern FOLLOWS = Patterns.anyCase("\\s*,?\\s+so\\s+(?:that\\s+)?(?:we|i)\\b.*$");

    private static final Pattern SENTENCE = Pattern.compile("[^.;!?\\n]+(?:[.:](?=\\S)[^.;!?\\n]*)*");
    /** What is asked fixes nothing. */
    private static final Pattern ASKED =
            Patterns.anyCase("^\\W*(?:how|when|what|which|where|why|is|are|do|does|did|will|would)\\b.*|.*\\?\\s*$");

    private TripTerms() {}

    /** The sentences that do; none where it only asks. */
    static List<String> in(String text) {
        return Patterns.isAllOf(ASKED, text)
                ? List.of()
                : Patterns.in(SENTENCE, text)
                        .flatMap(sentence -> BESIDE_IT.splitAsStream(sentence.group()))
                        .map(clause -> FOLLOWS.matcher(clause).replaceFirst("").strip())
                        .filter(sentence -> sentence.length() <= LONGEST && isOne(sentence))
                        .limit(MOST)
                        .toList();
    }

    /** Whether some words fix an hour of a trip. */
    static boolean isOne(String words) {
        return Patterns.isIn(FIXED, words);
    }
}
