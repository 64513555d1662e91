package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Answers to what is no question about travel. The words vary with the message and the run, and are the same when a run writes again. */
final class SmallTalk {

    /** An occasion, the words it is known by, and the things to say. */
    private record Occasion(Pattern words, List<String> answers) {}

    private static final List<Occasion> OCCASIONS = List.of(
            occasion(
                    "\\b(?:bye|goodbye|good ?night|see (?:you|ya)|farewell|that'?s all|cheerio|take care)\\b",
                    "Safe travels, and come back to Travion whenever Sri Lanka is on your mind.",
                    "Goodbye, and enjoy Sri Lanka! Travion is here when the next question comes up.",
                    "Until next time. I hope that your trip through Sri Lanka is an easy one; Travion is here whenever you want to plan more."),
            occasion(
                    "\\b(?:thanks?|thank you|thx|cheers|much appreciated|appreciate it|great job|well done|istuti|isthuthi|nandri)\\b",
                    "You're welcome! If anything else about Sri Lanka comes to mind, just ask Travion.",
                    "My pleasure. Shall Travion look at another place in Sri Lanka with you, or at a day of your trip?",
                    "Glad to help. Travion is here for the next question about Sri Lanka, too."),
            occasion(
                    "\\b(?:what (?:can|do|could) you (?:do|help|know|offer)|who (?:are|made|built) (?:you|this)|what are you|how (?:can|do|could) you help|help(?: me)?|your name|how do(?:es)? (?:you|this|it) work|capabilit\\w+)\\b",
                    "I'm Travion, a guide to travel in Sri Lanka. I can tell you about places (their history, nature, culture, how to get there, what to wear), plan a day or several with times and light, "
                            + "and warn you of Poya days, public holidays and dress codes. Try \"Tell me about Sigiriya\" or \"Plan 2 days in Ella with hiking\".",
                    "Travion here: I answer questions about places in Sri Lanka and cite where I have it from, plan days that respect Poya days, seasons and temple customs, and find places near one another. "
                            + "Ask me, for example, \"What should I wear at the Temple of the Tooth?\" or \"Closest beach to Kandy\"."),
            occasion(
                    "\\bhow (?:are|r) (?:you|u|things)|how(?:'s| is) it going|how do you do|what'?s up\\b",
                    "All well here, thank you! I'm Travion, your guide to Sri Lanka. Where would you like to go, or what would you like to know?",
                    "Very well, thank you for asking. I'm Travion, and I know my way around Sri Lanka: ask about a place, or let me plan a day for you."));

    private static final List<String> GREETINGS = List.of(
            "Ayubowan, and welcome! I'm Travion, your guide to Sri Lanka. Ask me about a place, let me plan your days, or check whether a date falls on a Poya day.",
            "Hello, and welcome! I'm Travion. I can tell you about places in Sri Lanka, plan a trip day by day, and warn you of Poya days and temple dress codes. What are you curious about?",
            "Hi there, this is Travion, your companion for Sri Lanka: beaches, temples, tea country, wildlife and how to fit them into your days. Where shall we begin?",
            "Welcome to Travion! Tell me a place, a date or an interest, and I'll help you see the best of Sri Lanka.");

    /** To who says within a talk that something pleases them. */
    private static final List<String> PLEASED = List.of(
            "Good! Ask me anything else about Sri Lanka, or tell me what to change in your plans.",
            "Glad to hear it. What would you like to know or change next?",
            "Good. I'm here for the next question, or for the next change.");

    private static final Pattern GREETS = Pattern.compile(
            "\\b(?:hi+|hello+|hallo|hey+|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|ayubowan|vanakkam|namaste|kohomada|you)\\b|[\\u0D80-\\u0DFF\\u0B80-\\u0BFF]",
            CASE_INSENSITIVE);

    private static final List<String> REDIRECTIONS = List.of(
            "That is outside what I know: I'm Travion, and my subject is travel in Sri Lanka. Ask me about a place, a date or a plan there, and I'll gladly help.",
            "I'd rather not guess at that. My field is travel in Sri Lanka: its places, its calendar and how to plan days there. Is there something of that kind you would like to know?",
            "I can't help with that one, but I know Sri Lanka well. Shall we talk about travel there, say its beaches, temples or hill country?",
            "That lies beyond my island! I stay with travel in Sri Lanka. Tell me where you'd like to go and I'll tell you what I know.");

    private SmallTalk() {}

    static String answerTo(GraphState state) {
        var message = state.getUserQuery();
        if (state.getIntent() == IntentType.OFF_TOPIC && Telling.wantsAnotherLanguage(message)) {
            return Remarks.ENGLISH_ONLY + " Is there anything else about Sri Lanka that you would like to know?";
        }
        if (state.getIntent() == IntentType.OFF_TOPIC) {
            return oneOf(REDIRECTIONS, state);
        }
        return OCCASIONS.stream()
                .filter(occasion -> occasion.words().matcher(message).find())
                .findFirst()
                .map(occasion -> oneOf(occasion.answers(), state))
                .orElseGet(() -> oneOf(isGreeted(state) ? GREETINGS : PLEASED, state));
    }

    private static boolean isGreeted(GraphState state) {
        return state.getTurn() <= 1 || GREETS.matcher(state.getUserQuery()).find();
    }

    private static String oneOf(List<String> answers, GraphState state) {
        var said = state.getUserQuery().strip().toLowerCase(Locale.ROOT);
        return answers.get(Math.floorMod((said + state.getRunId()).hashCode(), answers.size()));
    }

    private static Occasion occasion(String words, String... answers) {
        return new Occasion(Pattern.compile(words, CASE_INSENSITIVE), List.of(answers));
    }
}
