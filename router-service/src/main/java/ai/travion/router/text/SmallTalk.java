package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** Greetings, thanks, farewells and questions about Travion itself. */
public final class SmallTalk {

    private static final String END = "(?![\\p{L}\\p{M}\\p{N}'-])";

    private static final String GREETING =
            "hi+(?: there)?|hai|g'?day|heya|shalom|hej|bom dia|buenos? d[ií]as?|buen d[ií]a|good noon|hel+o+(?: there)?|hal+o+|hello+(?: there)?|hey+a?(?: there)?|hullo|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|"
                    + "gm|(?:gud|gd|top of the) (?:morning|mrng|mornin|evening|day)|(?:morning|afternoon|evening)(?=\\W*(?:$|[!,.]|travion|all|everyone|team))|wass?up|wazz?up|sal(?:a|aa)m|as-?salaa?mu? ?[au]?laiku?m|(?:suba|subha) (?:udasanak|udesanak|dawasak|davasak|sandyawak|rathriyak|ratriyak)|ado|adey|ay+u?b[ou]+wan|van+ak+am|namask?(?:te|ar)|guten (?:tag|morgen|abend)|salut|ciao|aloha|konnichiwa|ni hao|privet|kohomada|bonjour|hola|"
                    + "happy (?:new year|vesak|poson|holidays|deepavali|diwali|easter)|merry christmas|suba aluth avurud\\w+|"
                    + "සුභ (?:දවසක්|සන්ධ්‍යාවක්|රාත්‍රියක්)|හායි|ආයුබෝවන්|හෙලෝ|හලෝ|සුභ උදෑසනක්|කොහොමද|(?:மாலை|மதிய) வணக்கம்|வணக்கம்|ஹலோ|ஹாய்|காலை வணக்கம்";

    private static final String ADDRESSED =
            "travion|oya|oyaa|da|ban|dude|man|pal|human|kaise ho|kem cho|oyata|bot|assistant|guide|anna|akka|nangi|malli|aiya|dear|there|everyone|everybody|all|mate|folks|guys|friend|my friend|machan|bro|buddy|sir|madam|team|again|to you|you";

    /** How one says that a plan or an answer pleases. */
    private static final String PLEASES =
            "(?:(?:really|so|very|just|absolutely|all|truly|totally|quite|exactly) )*(?:great|perfect|lovely|wonderful|fantastic|amazing|awesome|brilliant|excellent|super|superb|nice|good|fine|beautiful|ideal|spot on|fabulous|right|helpful|what (?:i|we) (?:wanted|needed|need|want)|what (?:i|we)(?:'re| are| were| was|'ve been| have been|'d been) (?:looking|hoping) for)";

    private static final String CONTENT =
            "(?:that|this|it|the plan|all)(?:'s| is| was| looks| sounds| seems| will be| would be) " + PLEASES
                    + "(?: (?:to me|to us|for (?:me|us)|indeed|then|now))*"
                    + "|(?:that|this|it)(?: all)? (?:works|suits|fits|does it|will do)(?: (?:for )?(?:me|us|both of us))?(?: (?:well|fine|perfectly|nicely))?"
                    + "|(?:looks|sounds|seems) " + PLEASES + "(?: (?:to me|to us))?"
                    + "|(?:we|i) (?:(?:really|just|absolutely) )?(?:love|like|adore) (?:it|this|that|the plan|your plan)(?: (?:a lot|very much))?|love (?:it|this|that)"
                    + "|(?:what )?(?:an? )?" + PLEASES
                    + " (?:plan|trip|itinerary|route|suggestions?|ideas?|tips?|advice|work|answer|help)"
                    + "|exactly what (?:i|we) (?:wanted|needed|need|were looking for|was looking for)|(?:we(?:'re| are)|i(?:'m| am)) (?:(?:very|really|so|all|quite) )*(?:happy|pleased|delighted|set|good|excited)(?: with (?:it|this|that|the plan))?";

    private static final String REST =
            "(?:thank you|thanks|thank u|thankyou)(?: (?:a lot|so much|very much|again|a million))?(?: for (?:your|the|all your|all the)(?: great| kind)? (?:help|info|information|answers?|advice|tips))?|"
                    + "many thanks|thx|thnx|tnx|tysm|tq|thanku|ty|cheers|much appreciated|i appreciate it|appreciate it|(?:bohoma )?[ie]?st(?:h)?ut(?:h)?i+y?i?|nandri|"
                    + "(?:is )?any(?:one|body) (?:here|there)|(?:i )?hope you(?:'re| are) (?:well|fine|good|ok|okay|doing (?:well|good|fine))|you(?:'re| are) (?:welcome|great|awesome|the best|very helpful|so helpful)|"
                    + "bye+(?: bye)?|good ?nite|nighty? night|what'?s up doc|goodbye|good bye|see you(?: (?:later|soon|then))?|see ya|take care|good ?night|farewell|"
                    + "have a (?:nice|good|great) (?:day|evening|one|night)|"
                    + "how are you(?: doing)?(?: today)?|how(?:'s| is) it going(?: today| now)?|(?:i'?m )?(?:so |very )?sorry(?: (?:for|about) (?:all )?(?:the|my|so many|these|that|this|bothering you)(?: (?:many |silly )?(?:questions?|trouble|confusion|typos?|mess|delay))?)?|you(?:'re| are) (?:so |very |really |quite )?(?:funny|kind|clever|smart|nice|cute|fast|quick|amazing|wonderful|lovely|sweet|good|patient)|(?:happy|good|blessed) (?:full moon )?poya(?: day)?|what'?s up|sup|nice to meet you|pleased to meet you|"
                    + "my name is \\p{L}+|"
                    + "ok|okay|k|(?:great|good|nice|perfect|excellent|helpful) (?:answer|job|work|plan|idea|info|advice)|great|cool|nice|perfect|awesome|wonderful|lovely|excellent|amazing|super|got it|i see|sure|alright|all right|"
                    + "very|much|so much|really|new here|i'?m new(?: here)?|first time here|long time no see|what'?s new|you there|(?:is\\s+)?(?:some|any)(?:body|one)\\s+(?:there|here|around|in)|you awake|are you (?:awake|online|ready|working|ok(?:ay)?|well|busy|alive)|how r u|how are (?:u|things|you guys|you all)|how do you do|happy to (?:meet|chat)(?: with)?(?: you)?|nice (?:chatting|talking)(?: (?:to|with) you)?|you (?:rock|are awesome)|you'?ve been (?:\\p{L}+ )?(?:helpful|great|awesome|kind)|(?:that|this|it) (?:was|is|'s) (?:\\p{L}+ )?(?:helpful|useful|great|all(?: i needed)?|everything|enough)|(?:can|may|could) i ask (?:you )?(?:something|a question|sth)|i(?: have|'ve got|'ve) (?:a|some|few|a few) questions?|do you (?:speak|understand|know) (?:english|sinhala|tamil|german|french)|what languages? do you (?:speak|know|understand)|nvm|much obliged|you(?:'re| are) an? \\p{L}+|brilliant|fantastic|fab|fabulous|legend|nice one|well done|good (?:bot|vibes)|bravo|okie|okies|okey|roger|noted|understood|gotcha|makes sense|yay|hurray|woohoo|great (?:help|stuff)|i love you|later|laters|peace|peace out|ping|until next time|talk (?:to you )?(?:later|soon)|catch you later|enjoy your day|stay safe|god bless(?: you)?|love you|good luck|ela(?: kiri)?|ela machan|niyamai|patta|supiri|hari|fine|good|yes|yep|yeah|no|nope|sounds (?:good|great|perfect)|(?:that|it)(?:'s| is| was) (?:all|great|perfect|helpful|very helpful|good|it|nice)|"
                    + CONTENT + "|"
                    + "no thanks|no thank you|never ?mind|forget it|forget about it|nothing|wow|haha+|lol|hmm+|please|really|"
                    + "what can you do(?: for me)?|what do you do|how can you help(?: me)?|how do(?:es)? (?:you|this|it) work|what can i ask(?: you)?|"
                    + "who are you|what are you|who made you|who built you|(?:what(?:'s| is) |may i (?:know|have|ask) |tell me )?your name(?: please)?|what(?:'s| is) travion|tell me about (?:yourself|travion)|"
                    + "(?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this) (?:an? )?(?:(?:real|actual|live|true|genuine|human|just an?) )*(?:bot|being|machine|computer|program|human|ai|robot|real|person|chatbot|there|chatgpt)(?: or (?:an? )?(?:bot|human|ai|robot|person))?|can you help(?: me)?|help(?: me)?|i need(?: some)? help|start|test|"
                    + "(?:ඔබට|ඔයාට|ඔබට බොහොම|ඔයාට ගොඩක්) ස්තු?ූ?තියි|ස්තු?ූ?තියි|(?:බොහොම|ගොඩක්) ස්තු?ූ?තියි|ඔව්|නැහැ|நன்றி|(?:மிக்க|மிகவும்|ரொம்ப|உங்களுக்கு|உங்கள் உதவிக்கு) நன்றி|சரி";

    private static final Pattern OPENING = Patterns.anyCase(
            "^(?:(?:" + GREETING + ")" + END + "[\\s,.!?:;)*-]*(?:(?:" + ADDRESSED + ")" + END + "[\\s,.!?:;)*-]*)?)+");
    private static final Pattern THANKS = Patterns.words(
            "thanks?|thank (?:you|u)|thx|cheers|appreciate (?:it|that|your)|bye+|goodbye|good ?night|see (?:you|ya)");
    /** Thanks before something else, which a stop or a question sets off. */
    private static final Pattern THANKED = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|great|perfect|lovely|super|cool|awesome|nice|wonderful|oh|ah|right)\\b[\\s,.!]*)*(?:many thanks|thanks?|thank (?:you|u)|thx|thnx|tnx|tysm|ty|cheers|much appreciated|appreciate it)\\b(?:\\s+(?:you|u|so much|a lot|very much|kindly|both|again|a million|guys|all|man|mate|bro|dear|buddy|for (?:that|this|the (?:info|help|tips?|answer|advice)|(?:all )?your help))\\b)*\\s*(?:[.!,;:)-]+\\s*|(?=(?:what|when|where|who|why|how|which|is|are|do|does|can|could|should|will|and|but|so)\\b))");
    /** Words that are said to whoever talks with one; without any of them nothing is a greeting. */
    private static final Pattern SOCIABLE = Patterns.anyCase("(?<![\\p{L}\\p{M}])(?:" + GREETING + "|"
            + "thanks?|thank (?:you|u)|thanku|thx|tysm|ty|cheers|appreciate\\w*|bye+|goodbye|farewell|good ?night|see (?:you|ya)|later|take care|have a|"
            + "you|u|ur|your|you're|yourself|travion|bot|chatbot|robot|human|assistant|ai|my name|i'?m new|sorry|welcome|wow|haha+|hehe+|lol|hmm+|yay|hurray|"
            + "ok|okay|okie|cool|awesome|nice|perfect|lovely|excellent|brilliant|fantastic|great|super|amazing|wonderful|bravo|well done|got it|noted|understood|gotcha|alright|roger|"
            + "help|test|testing|ping|love|bless|luck|morning|evening|night|question|chat|talk)(?![\\p{L}\\p{M}])");

    private static final Pattern PIECE = Patterns.anyCase("^[^\\p{L}\\p{N}]*(?:" + GREETING + "|" + REST + "|"
            + ADDRESSED + "|and|so|but|then|well|oh|ah)" + END + "[^\\p{L}\\p{N}]*");
    /** Who they are, after a greeting; the name tells it from "I'm hungry". */
    private static final Pattern INTRODUCED = Pattern.compile(
            "[Ff]rom \\p{Lu}\\p{L}+\\W*|(?:[Ii]'?m|[Ii] am|[Tt]his is|[Mm]y name is) \\p{Lu}\\p{L}+(?: (?:here|from \\p{Lu}\\p{L}+))?\\W*");

    private static final Pattern SPOKEN = Pattern.compile("[\\p{L}\\p{N}]");
    private static final Pattern EXPRESSIVE = Patterns.anyCase("[^\\p{L}\\p{N}]*");

    private SmallTalk() {}

    /** Whether the message begins with a greeting, a thank-you or a farewell. */
    public static boolean opens(String text) {
        return Patterns.isIn(OPENING, text) || Patterns.isIn(THANKS, text);
    }

    /** The message without the greeting that it opens with: "Hi there! Tell me about Ella" to "Tell me about Ella". */
    public static String withoutGreeting(String text) {
        var rest = THANKED.matcher(OPENING.matcher(text).replaceFirst("")).replaceFirst("");
        return Patterns.isIn(SPOKEN, rest) ? rest : text;
    }

    /** Whether anything in it is said to whoever listens: a greeting, thanks, a word about them or about how one feels. */
    public static boolean isSociable(String text) {
        return Patterns.isIn(SOCIABLE, text);
    }

    /** Whether the message is nothing but small talk; an empty one and one of emoji are. */
    public static boolean isAllOf(String text) {
        var opened = Patterns.matcher(OPENING, text);
        if (opened.find() && Patterns.isAllOf(INTRODUCED, text.substring(opened.end()))) {
            return true;
        }
        var rest = text;
        while (!Patterns.isAllOf(EXPRESSIVE, rest)) {
            var piece = Patterns.matcher(PIECE, rest);
            if (!piece.find()) {
                return false;
            }
            rest = rest.substring(piece.end());
        }
        return true;
    }
}
