package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedDates;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * "Where is good for surfing in that time?", "is there a festival while we are there?": asked of the days of the journey, which are put in
 * the place of the words. A time that was asked about in the turn before is nearer than the journey's.
 */
public final class InThatTime {

    private static final String WE_ARE =
            "(?:we|i)(?:'re|'m|\\s+are|\\s+am|\\s+will\\s+be|'ll\\s+be|\\s+stay|\\s+visit|\\s+travel|\\s+come)";
    /** What is done "when we visit the temple" is asked of the temple, and of no day. */
    private static final String THERE =
            "(?:\\s+(?:there|here|(?:in|around|through)\\s+sri\\s+lanka|in\\s+the\\s+country)\\b(?!\\s+(?:by|to|from|in|at|on|with)\\b)|(?:\\s+(?:travell?ing|visiting))?(?=\\s*(?:$|[?.!,;])))";

    private static final String NOT_OF_SOMETHING = "\\b(?!\\s+(?:by|to|from|in|at|on|up|down|with)\\b)";
    private static final String JOURNEY =
            "\\s+(?:our|my)\\s+(?:time|dates|travel\\s+(?:time|dates)|stay|trip|visit|holidays?|vacation|journey|tour)"
                    + NOT_OF_SOMETHING;
    private static final String WHILE_WE_ARE = "(?:while|when|during\\s+the\\s+time)\\s+" + WE_ARE + THERE;
    private static final Pattern OF_OUR_STAY =
            Patterns.anyCase("\\b(?:(?:in|at|during|around|about|on|for)" + JOURNEY + "|" + WHILE_WE_ARE + ")");
    /** "Which temples are on our trip?" asks what the plan holds. */
    private static final Pattern DURING_OUR_STAY =
            Patterns.anyCase("\\b(?:(?:at|during|around)" + JOURNEY + "|" + WHILE_WE_ARE + ")");

    private static final Pattern OF_A_SEASON = Patterns.words(
            "rain\\p{L}*|weather|hot|cold|warm|humid|monsoons?|seasons?|festivals?|poya|perahera|holidays|temperatures?|crowd(?:s|ed)|whales?|turtles|surf\\p{L}*|full\\s+moon");
    private static final Pattern HELD_BY_IT = Patterns.anyCase(
            "^\\W*(?:is|are|was|were)\\s+(?!(?:it|there|the\\s+(?:weather|sea|surf))\\b)(?:\\S+\\s+){1,5}(?:on|in|part\\s+of)\\s+(?:our|my)\\s+(?:trip|visit|journey|tour|holidays?)\\b|\\b(?:is|are)\\s+(?:on|in)\\s+(?:our|my)\\s+(?:trip|visit|journey|tour|holidays?)\\b");
    private static final Pattern IN_THAT_TIME = Patterns.anyCase(
            "\\b(?:(?:in|at|during|around|about)\\s+(?:that|this)\\s+(?:same\\s+)?(?:time(?:\\s+of\\s+(?:the\\s+)?year)?|season|period|month)|on\\s+(?:those|these)\\s+dates)\\b(?!\\s+(?:by|to|from|of\\s+day)\\b)");
    private static final Pattern TIME_OF_YEAR = Patterns.words("year|season|month");
    private static final Pattern TIME_OF_ANOTHER = Patterns.anyCase(
            "\\b(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|tomorrow|today|tonight|weekend|vesak|poson|new\\s+year|\\d{4}-\\d{2})\\b");

    private InThatTime() {}

    /** The state whose question names the days; a plan that stands has its own way with "our trip". */
    public static GraphState inFull(GraphState state) {
        var message = state.getUserQuery();
        if (Patterns.isIn(TIME_OF_ANOTHER, message) || !Phrases.isQuestion(Utterance.of(message))) {
            return state;
        }
        boolean ofTheTurnBefore = !wasToldJustNow(state)
                && before(state)
                        .filter(text -> Patterns.isIn(TIME_OF_ANOTHER, text))
                        .isPresent();
        var ours = Patterns.matcher(asksOfThePlan(state) ? DURING_OUR_STAY : OF_OUR_STAY, message);
        var that = Patterns.matcher(IN_THAT_TIME, message);
        boolean own = ours.find();
        boolean pointed = !own && !ofTheTurnBefore && that.find();
        if (!own && !pointed) {
            return state;
        }
        boolean ofTheYear = pointed && Patterns.isIn(TIME_OF_YEAR, that.group());
        return (ofTheYear ? month(state) : days(state))
                .map(days -> (own ? ours : that).replaceFirst(Matcher.quoteReplacement(days)))
                .map(text -> GraphState.newBuilder(state).setUserQuery(text).build())
                .orElse(state);
    }

    private static boolean asksOfThePlan(GraphState state) {
        var message = state.getUserQuery();
        boolean ofAPlan = !state.getItinerary().isEmpty() && !Patterns.isIn(OF_A_SEASON, message);
        return ofAPlan || Patterns.isIn(HELD_BY_IT, message);
    }

    private static boolean wasToldJustNow(GraphState state) {
        return state.getPreferences()
                .flatMap((Preferences known) -> known.getDates())
                .filter((StatedDates dates) -> dates.getTurn() == state.getTurn() - 1)
                .isPresent();
    }

    private static Optional<String> days(GraphState state) {
        var dates = state.getPreferences().flatMap((Preferences known) -> known.getDates());
        var start = dates.flatMap(StatedDates::getStart);
        var end = dates.flatMap(StatedDates::getEnd);
        return start.flatMap(first -> end.filter(last -> last.isAfter(first)).map(last -> inWords(first, last)));
    }

    private static Optional<String> month(GraphState state) {
        return state.getPreferences()
                .flatMap((Preferences known) -> known.getDates())
                .flatMap(StatedDates::getStart)
                .map(first -> "in " + first.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH));
    }

    private static String inWords(LocalDate first, LocalDate last) {
        return "from " + Dates.IN_WORDS.format(first) + " to " + Dates.IN_WORDS.format(last);
    }

    private static Optional<String> before(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .reduce((earlier, later) -> later);
    }
}
