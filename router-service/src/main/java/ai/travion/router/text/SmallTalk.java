package ai.travion.router.text;

import java.util.regex.Pattern;

/** Greetings, thanks, farewells and questions about Travion itself. */
public final class SmallTalk {

    private static final String END = "(?![\\p{L}\\p{M}\\p{N}'-])";

    private static final String GREETING =
            "hi+(?: there)?|hello+(?: there)?|hey+a?(?: there)?|hullo|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|"
                    + "ayu?bowan|vanakkam|namaste|kohomada|bonjour|hola|"
                    + "happy (?:new year|vesak|poson|holidays|deepavali|diwali|easter)|merry christmas|suba aluth avurud\\w+|"
                    + "ආයුබෝවන්|හෙලෝ|හලෝ|සුභ උදෑසනක්|කොහොමද|வணக்கம்|ஹலோ|ஹாய்|காலை வணக்கம்";

    private static final String ADDRESSED =
            "travion|everyone|everybody|all|mate|folks|guys|friend|my friend|machan|bro|buddy|sir|madam|team|again|to you|you";

    private static final String REST =
            "(?:thank you|thanks|thank u|thankyou)(?: (?:a lot|so much|very much|again|a million))?(?: for (?:your|the|all your|all the)(?: great| kind)? (?:help|info|information|answers?|advice|tips))?|"
                    + "many thanks|thx|ty|cheers|much appreciated|i appreciate it|appreciate it|(?:bohoma )?[ie]?sthuthi+y?i?|nandri|"
                    + "you(?:'re| are) (?:welcome|great|awesome|the best|very helpful|so helpful)|"
                    + "bye+(?: bye)?|goodbye|good bye|see you(?: (?:later|soon|then))?|see ya|take care|good ?night|farewell|"
                    + "have a (?:nice|good|great) (?:day|evening|one|night)|"
                    + "how are you(?: doing)?(?: today)?|how(?:'s| is) it going|what'?s up|sup|nice to meet you|pleased to meet you|"
                    + "my name is \\p{L}+|"
                    + "ok|okay|k|(?:great|good|nice|perfect|excellent|helpful) (?:answer|job|work|plan|idea|info|advice)|great|cool|nice|perfect|awesome|wonderful|lovely|excellent|amazing|super|got it|i see|sure|alright|all right|"
                    + "fine|good|yes|yep|yeah|no|nope|sounds (?:good|great|perfect)|(?:that|it)(?:'s| is| was) (?:all|great|perfect|helpful|very helpful|good|it|nice)|"
                    + "no thanks|no thank you|never ?mind|forget it|forget about it|nothing|wow|haha+|lol|hmm+|please|really|"
                    + "what can you do(?: for me)?|what do you do|how can you help(?: me)?|how do(?:es)? (?:you|this|it) work|what can i ask(?: you)?|"
                    + "who are you|what are you|who made you|who built you|what(?:'s| is) your name|what(?:'s| is) travion|tell me about (?:yourself|travion)|"
                    + "(?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this) (?:an? )?(?:(?:real|actual|live|true|genuine|human|just an?) )*(?:bot|being|machine|computer|program|human|ai|robot|real|person|chatbot|there|chatgpt)(?: or (?:an? )?(?:bot|human|ai|robot|person))?|can you help(?: me)?|help(?: me)?|i need(?: some)? help|start|test|"
                    + "ස්තුතියි|බොහොම ස්තුතියි|ඔව්|නැහැ|நன்றி|மிக்க நன்றி|சரி";

    private static final Pattern OPENING = Patterns.anyCase(
            "^(?:(?:" + GREETING + ")" + END + "[\\s,.!?:;)*-]*(?:(?:" + ADDRESSED + ")" + END + "[\\s,.!?:;)*-]*)?)+");
    private static final Pattern PIECE = Patterns.anyCase("^[^\\p{L}\\p{N}]*(?:" + GREETING + "|" + REST + "|"
            + ADDRESSED + "|and|so|but|then|well|oh|ah)" + END + "[^\\p{L}\\p{N}]*");
    private static final Pattern SPOKEN = Pattern.compile("[\\p{L}\\p{N}]");
    private static final Pattern EXPRESSIVE = Patterns.anyCase("[^\\p{L}\\p{N}]*");

    private SmallTalk() {}

    /** The message without the greeting that it opens with: "Hi there! Tell me about Ella" to "Tell me about Ella". */
    public static String withoutGreeting(String text) {
        var rest = OPENING.matcher(text).replaceFirst("");
        return SPOKEN.matcher(rest).find() ? rest : text;
    }

    /** Whether the message is nothing but small talk; an empty one and one of emoji are. */
    public static boolean isAllOf(String text) {
        var rest = text;
        while (!EXPRESSIVE.matcher(rest).matches()) {
            var piece = PIECE.matcher(rest);
            if (!piece.find()) {
                return false;
            }
            rest = rest.substring(piece.end());
        }
        return true;
    }
}
