package ai.travion.retrieval.question;

import ai.travion.atlas.text.Patterns;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What parts two questions that are otherwise alike: an answer for children is none for a grandmother, and how one gets around a town is not
 * how one gets there.
 */
public enum Particular {
    WAY_THERE(
            "\\bhow (?!(?:early|late|soon|often|long before)\\b)(?:\\w+ ){0,4}(?:get|go|come|travel)(?: back)? (?:out )?(?:to|from|there|here)\\b|\\breach\\b|\\b(?:best|fastest|cheapest|easiest|quickest) way (?:from|there|to get (?:to|from|there|here)|to (?!(?:get|go|travel|spend|see|watch|visit|enjoy|explore|experience|discover|do|eat|drink|book|buy|pay|plan|use|keep|avoid|find|take|start|end|stay|meet|cool|beat|celebrate)\\b))\\b|(?<!\\b(?:how early|how late|how soon|what time)\\b.{0,24})\\bget(?:ting)? (?:to|from|there)\\b|\\b(?:train|bus|taxi|transfer|drive|flights?)s? (?:to|from)\\b|\\bfrom (?:\\S+ ){1,4}to \\S+ by\\b",
            "\\b(?:hours?|minutes|by (?:bus|car|train|road|boat|tuk-tuk))\\b"),
    GETTING_AROUND("\\b(?:get|getting|move|moving|travel|travelling) (?:around|about)\\b"),
    TIME_OF_DAY(
            "\\b(?:what|which) (?:time|hour)\\b(?! of (?:the )?year)" + AskedForm.AND_NO_ZONE
                    + "|\\btimes? of (?:the )?day\\b|\\bhow (?:early|late)\\b|\\bmorning or (?:late )?(?:afternoon|evening|night)\\b|\\b(?:start|opening|closing|visiting|ceremony) (?:times?|hours?)\\b|\\btimings?\\b",
            "\\b(?:o'clock|[ap]\\.?m|mornings?|afternoons?|evenings?|sunrise|sunset|dawn|dusk|hours?)\\b"),
    MONTH_OR_SEASON(
            "\\b(?:what|which|best) months?\\b|\\btimes? of (?:the )?year\\b|\\bseasons?\\b",
            "\\b(?:seasons?|monsoons?|months?|year|january|february|march|april|june|july|august|september|october|november|december)\\b"),
    WHETHER_IT_IS_WORTH_IT(
            "\\b(?:over-?(?:rated|hyped)|touristy|worth|worthwhile|bother with|skip(?:ping)?)\\b",
            "^(?:yes|no|only|not|if|for|better|hardly|rather)\\b|\\bworth\\b"),
    CHILDREN(
            "\\b(?:(?<!\\bexpecting (?:a|our|another) )(?:child(?:ren)?|bab(?:y|ies))|kids?|toddlers?|infants?|little ones?|sons?|daughters?|famil(?:y|ies))\\b|\\b(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:(?:years?|yrs?|months?)[- ]?olds?|y/?o)\\b"
                    + Things.OF_AN_AGE),
    THE_ELDERLY(
            "\\b(?:elderly|seniors?|pensioners?|retirees?|gran(?:d(?:parents?|mothers?|fathers?|mas?|pas?)|ny|nies)|(?:my|our|old|older|ageing|aging) (?:\\S+ ){0,4}(?:parents|mum|mom|mother|dad|father)|old(?:er)? (?:people|age|couples?|travellers|visitors)|(?<!\\b(?:cover|show|wear|bare|below|above|over|shoulders|shorts|skirt|dress)\\w{0,3}[^.?!]{0,30})knees?(?![^.?!]{0,30}\\bcover)(?!-))\\b|\\b[6-9]\\d[- ]?(?:(?:years?|yrs?)[- ]?olds?|y/?o)\\b(?: (?:father|mother|dad|mum|mom|parents?|husband|wife|aunt|uncle|friends?|lady|man|woman)\\b)?"
                    + Things.OF_AN_AGE
                    + "|\\b(?:sixties|seventies|eighties)\\b|\\b(?:he|she|they|who|mum|mom|dad|mother|father|(?:in-)?law|parents?|wife|husband|friends?|aunt|uncle|us|them|both|i) (?:is|are|am) [6-9]\\d\\b"),
    A_WHEELCHAIR("\\bwheel ?-?chairs?\\b"),
    PREGNANCY("\\bpregnan(?:t|cy)\\b|\\bexpecting (?:a|our|another) (?:baby|child)\\b");

    private static final class Things {
        /** What else than a traveller has so many years. */
        private static final String OF_AN_AGE =
                "(?! (?:whisk(?:e)?y|arrack|rum|wine|port|cheese|temples?|shrines?|statues?|trees?|forts?|bridges?|buildings?|houses?|hotels?|cars?|vans?|bus(?:es)?|trains?|maps?|guide ?books?|traditions?)\\b)";
    }

    private static final Set<Particular> TRAVELLERS =
            Collections.unmodifiableSet(EnumSet.of(CHILDREN, THE_ELDERLY, A_WHEELCHAIR, PREGNANCY));

    private final Pattern asked;
    private final Pattern told;

    Particular(String askedAndTold) {
        this(askedAndTold, askedAndTold);
    }

    Particular(String asked, String told) {
        this.asked = Pattern.compile(asked, Pattern.CASE_INSENSITIVE);
        this.told = Pattern.compile(told, Pattern.CASE_INSENSITIVE);
    }

    /** Those that a question asks for. */
    public static Set<Particular> askedIn(String question) {
        return those(particular -> Patterns.isIn(particular.asked, question));
    }

    /** Those that a text may tell of. */
    public static Set<Particular> toldIn(String text) {
        return those(particular -> Patterns.isIn(particular.told, text));
    }

    private static Set<Particular> those(Predicate<Particular> found) {
        return Arrays.stream(values()).filter(found).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether it is somebody who travels. */
    public boolean isATraveller() {
        return TRAVELLERS.contains(this);
    }

    /** Whether it is a traveller whom stairs and rough ground keep out. */
    public boolean cannotGoEverywhere() {
        return this == A_WHEELCHAIR || this == THE_ELDERLY;
    }

    /** Whether it is asked of a place as a whole rather than of one thing in it. */
    public boolean isOfAWhole() {
        return isATraveller() || this == WHETHER_IT_IS_WORTH_IT;
    }

    /** A question without it: "is it doable with a 5 year old" of the one that goes on with "and a grandmother". */
    public String leftOutOf(String question) {
        return Pattern.compile(
                        "(?:,|\\b(?:and|or|with|for))*\\s*(?:\\b(?:my|our|an?|the|and|or|two)\\s+)*(?:"
                                + asked.pattern() + ")",
                        Pattern.CASE_INSENSITIVE)
                .matcher(question)
                .replaceAll("")
                .strip();
    }
}
