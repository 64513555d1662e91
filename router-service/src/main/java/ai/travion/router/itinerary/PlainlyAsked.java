package ai.travion.router.itinerary;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Questions to the plan in hand in the words in which they are answered: "how long will we be sitting in the car altogether?" is "how many hours do
 * we drive in total?". What is asked, and of which day, is all that is read of them.
 */
public final class PlainlyAsked {

    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|oh|hm+|well|wait|sorry|remind me|tell me|by the way|btw|also|now|just)\\b\\W*)*";
    private static final String TAIL =
            "(?:[\\s,]+(?:then|now|again|please|pls|by the way|btw|exactly|roughly|about|once more|altogether|in total|in all|overall|all in all|all together|for the (?:whole|entire) (?:trip|holiday|tour)|on (?:this|the) (?:trip|plan|holiday|tour)|in (?:this|the) plan))*\\W*$";
    private static final String DAY =
            "(?:on |at |for |in )?(?<day>(?:the )?(?:day (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)|(?:first|second|third|fourth|fifth|sixth|seventh|last|final) (?:day|night|morning|evening)|\\d{1,2}(?:st|nd|rd|th)(?: of)?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))?|\\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}(?:st|nd|rd|th)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday))";
    private static final String WE = "(?:we|i|us)";
    private static final String TOTAL =
            "(?:altogether|in total|in all|overall|all in all|all together|for the (?:whole|entire) (?:trip|holiday|tour)|on (?:this|the) (?:whole )?(?:trip|plan|holiday|tour)|then|now)";

    /** A form of a question, and the words in which it is answered. */
    private record Form(Pattern pattern, String plainly) {
        Form(String pattern, String plainly) {
            this(Patterns.anyCase(LEAD + pattern + TAIL), plainly);
        }
    }

    private static final List<Form> FORMS = List.of(
            new Form(
                    "how (?:many hours|much time|long|much)(?: of (?:the trip|it))? (?:will|do|are|would|did)? ?" + WE
                            + " (?:going to )?(?:be |spend |have to )?(?:sit|sitting|spend|spending|be|drive|driving|travel|travelling|traveling)? ?(?:sitting )?(?:(?:in|inside) (?:a|the|our) (?:car|van|vehicle)|on (?:the )?roads?|driving|behind the wheel|in transit|drive|travelling|on the move) ?"
                            + TOTAL,
                    "How many hours do we drive in total?"),
            new Form(
                    "(?:how (?:much|many hours of)|what(?:'s| is) the total(?: time)?(?: of)?) (?:driving|car time|road time|time on the road)(?: is (?:it|that|there)| do we have| are there)? ?"
                            + TOTAL + "?",
                    "How many hours do we drive in total?"),
            new Form(
                    "(?:(?:what|which)(?:'s| is)(?: the)?|which day is(?: the)?) (?:hardest|worst|toughest|longest|heaviest)(?: day)? (?:for|of|in terms of|with|on) (?:the )?(?:driving|drives?|roads?|travel|travelling|traveling)",
                    "Which day has the longest drive?"),
            new Form(
                    "(?:where|(?:in )?which (?:place|town|hotel|village|city)|what (?:place|town)) (?:do|are|will|would) "
                            + WE
                            + " (?:be )?(?:sleep|sleeping|stay|staying|spend(?:ing)? the night|overnight|overnighting)(?: in| at)? "
                            + DAY,
                    "Where do we sleep on {day}?"),
            new Form(
                    "(?:where|(?:in )?which (?:place|town)) (?:are|will|would) " + WE + "(?: be)? " + DAY,
                    "What do we do on {day}?"),
            new Form(
                    "(?:what time|when|at what time|how early) (?:do|must|should|will|are|would) " + WE
                            + " (?:have to |need to |be |to )?(?:get up|wake up|getting up|set off|set out|start|starting|be up|up)(?: in the morning)? "
                            + DAY,
                    "When do we start on {day}?"),
            new Form(
                    "(?:when|what time|at what time) (?:must|do|should|will) " + WE
                            + " (?:have to |need to )?(?:leave|check out of|get out of) (?:the |our )?last (?:hotel|place|stop|stay)",
                    "At what time do we leave on the last day?"),
            new Form(
                    "(?:can you |could you |please )?(?:list|show|give|tell|repeat|write)(?: me| us)? (?:down )?(?:the |our |all (?:the|our) )?nights(?: (?:per|of each|in each|at each|by) (?:place|stop|town|stay))?",
                    "How many nights do we have where?"),
            new Form(
                    "(?:(?:can|could|may|would) (?:you|we|i) )?(?:please )?(?:show|give|read|print|repeat|tell|see|have)(?: (?:me|us|again))*(?: (?:the plan|the programme|the details|what (?:is|was) planned|about|of|for|on|just|only))* "
                            + DAY,
                    "What do we do on {day}?"),
            new Form(
                    "(?=.*\\b(?:trip|plan|tour|holiday|everything|whole|entire|all|altogether|together|total|us)\\b)(?:how much|what)(?: (?:money|will|would|does|do|is|it|that|this|all|the|our|whole|entire|trip|plan|tour|holiday|everything))* (?:cost|come to|amount to|add up to|set us back|price)(?: (?:us|me|for (?:us|me|both|all|everybody|everyone)|both|all|two|three|four|of us|then|together|each|per (?:person|head)))*",
                    "What does the trip cost?"),
            new Form(
                    DAY + ",? (?:then,? )?what (?:are we doing|do we do|will we do|is planned|happens|is on|is it)",
                    "What do we do on {day}?"),
            new Form(
                    "what(?:'s| is| was)(?: there)?(?: on| planned| happening| up)*(?: for us)? " + DAY,
                    "What do we do on {day}?"));

    private static final Pattern ON_THE_TRAIN = Patterns.anyCase(LEAD
            + "how (?:many|much) (?:hours|time|long)?(?: of| on| in| by)? ?(?:the )?trains?(?: (?:do|will|are|have|would) "
            + WE
            + "(?: have| get| spend| be)?(?: on it| there)?)?(?: (?:do we have|is it|is that|are there))?" + TAIL + "|"
            + LEAD
            + "how (?:many hours|much time|long) (?:do|will|are) " + WE
            + " (?:be |spend |sit |sitting )*(?:on|in|by) (?:the |a )?trains?" + TAIL
            + "|\\W*(?:(?:and|but|so|what|wait|hm+)\\W+)*no trains?(?: (?:rides?|journeys?|at all))? ?\\?.*");

    private PlainlyAsked() {}

    /** The state with its question in those words; as it is where it is none of them. */
    public static GraphState inFull(GraphState state) {
        var said = Utterance.of(state.getUserQuery()).text();
        return FORMS.stream()
                .flatMap(
                        form -> Optional.of(form.pattern().matcher(said))
                                .filter(Matcher::matches)
                                .map(found -> plainly(form, found))
                                .stream())
                .findFirst()
                .map(question ->
                        GraphState.newBuilder(state).setUserQuery(question).build())
                .orElse(state);
    }

    private static String plainly(Form form, Matcher found) {
        if (!form.plainly().contains("{day}")) {
            return form.plainly();
        }
        var day = found.group("day");
        boolean needsAnArticle = Patterns.isIn(
                Pattern.compile(
                        "^(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|last|final)",
                        Pattern.CASE_INSENSITIVE),
                day);
        return form.plainly()
                .replace(
                        "{day}",
                        (needsAnArticle ? "the " : "")
                                + Pattern.compile("\\b(night|morning|evening)\\b", Pattern.CASE_INSENSITIVE)
                                        .matcher(day)
                                        .replaceAll("day"));
    }

    /** How long the plan goes by train; nothing where that is not asked. */
    public static Optional<String> onTheTrain(String asked, Conversation conversation, Places atlas) {
        if (!Patterns.isAllOf(ON_THE_TRAIN, Utterance.of(asked).text())) {
            return Optional.empty();
        }
        var rides = Itinerary.of(conversation.itinerary(), atlas)
                .where(entry -> entry.isADrive() && entry.activity().contains("by train"));
        return Optional.of(
                rides.entries().isEmpty()
                        ? "No way of the plan goes by train. Name one (\"by train from Kandy to Ella\"), and I change it."
                        : "%s by train in all. In the plan: %s."
                                .formatted(
                                        Entry.length(rides.minutes()),
                                        String.join(
                                                "; ",
                                                rides.entries().stream()
                                                        .map(Entry::onItsDay)
                                                        .toList())));
    }
}
