package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.Pattern;

/** Tells a sentence that knows what is still to be had or booked out: rooms, seats, boats. Nobody looked it up. */
final class Vacancies {

    private static final String BOOKED =
            "rooms?|seats?|tickets?|beds|places|spaces?|spots|slots?|berths?|tables?|permits?|bungalows?|cabanas?|villas?|suites?|jeeps?|boats?|guides?|boards?|bikes|cars|vans|hotels?|guest ?houses?|hostels?|resorts?|homestays?|lodges?|tours?|trips?|departures?|lessons?|classes";

    /** For whom or when. */
    private static final String FOR_YOU =
            "for (?:you|your|the|that|this|those|these|both|all)\\b[^.;]{0,25}|(?:that|this|the same|on the) (?:day|date|night|week|weekend|morning|evening|month|\\d{1,2}(?:st|nd|rd|th))|on (?:\\d{1,2} )?(?-i:\\p{Lu})\\p{L}+|over (?:the )?(?-i:\\p{Lu})\\p{L}+";

    /** What is on offer is so on Sundays, for the climb and for all; only of one date does it say what is left. */
    private static final String ON_A_DATE =
            "(?:(?:for|on|over|from|until) )?(?:(?:that|this|those|these|both|your|the same|next|all (?:your|these|those)) (?:\\p{L}+ ){0,2}?(?:days?|dates?|nights?|weeks?|weekends?|mornings?|afternoons?|evenings?|months?|stay|arrival)"
                    + "|the (?:\\p{L}+ )?(?:dates?|weekend|week of|nights? of|\\d{1,2}(?:st|nd|rd|th)))\\b"
                    + "|(?:for|on|over) (?:(?:the|mid|late|early|end of)[ -])?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?-i:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|New Year)\\b(?! (?:days|mornings|afternoons|evenings|nights)\\b)"
                    + "|(?:for )?(?:tonight|tomorrow|today|right now)\\b";

    private static final Pattern CLAIM = Pattern.compile(
            "\\b(?:(?:still|yet) (?:has|have|had) (?:\\p{L}+ ){0,3}?(?:" + BOOKED + "|vacancies|availability|room)"
                    + "|(?:has|have|had|got) (?:still )?(?:(?:\\d+|an?|one|two|three|four|five|six|some|a few|several|plenty of|many|free|open) ){1,3}?(?:"
                    + BOOKED
                    + ") (?:free|left|open|available|going|to spare|remaining)"
                    + "|(?:has|have|had|got|with|there (?:is|are)) (?:\\p{L}+ ){0,2}?(?:vacancies|availability)"
                    + "|(?:has|have|got) (?:free|available|spare|open|unsold) (?:" + BOOKED + ")"
                    + "|(?:there(?:['’]s| is| are)|we have) still (?:\\p{L}+ ){0,2}?(?:" + BOOKED
                    + "|room|availability|vacancies)"
                    + "|(?:" + BOOKED
                    + ") (?:are|is) (?:all |already |now |nearly |almost )*(?:gone|taken|sold out|booked out|fully booked|full|in short supply|going fast|selling fast|filling up|selling out)(?: (?:"
                    + FOR_YOU + "))?(?=\\W*$|[.,;:!?]| (?:" + FOR_YOU + "))"
                    + "|(?:" + BOOKED
                    + ") (?:are|is) (?:still )(?:available|free|open|to be had|unsold|bookable|on offer)"
                    + "|(?:" + BOOKED + ") (?:are|is) (?:available|free|unsold|bookable) (?:" + ON_A_DATE + ")"
                    + "|(?:" + BOOKED + ") (?:left|remain|remaining|to be had) (?:" + ON_A_DATE + ")"
                    + "|(?:" + BOOKED + ") (?:can|could|may) still be (?:had|booked|found|reserved|got|bought)"
                    + "|only (?:\\d+|one|two|three|four|five|six|a few|a handful of) (?:" + BOOKED
                    + ") (?:left|remain\\w*|free)"
                    + "|(?:booked out|fully booked|sold out) (?:" + FOR_YOU + "))",
            CASE_INSENSITIVE);

    /** "Rooms are often booked out": of most years, and of no date. */
    private static final Pattern AS_A_RULE = Pattern.compile(
            "\\b(?:often|usually|always|generally|normally|when|weekends|holidays?|festivals?|season|months? (?:ahead|before)|weeks? (?:ahead|before)|well ahead|in advance|early|every year|each year|may|might|quickly|soon|around|during|in season)\\b",
            CASE_INSENSITIVE);

    private Vacancies() {}

    static boolean areClaimedIn(String text) {
        return CLAIM.matcher(text).find() && !AS_A_RULE.matcher(text).find();
    }
}
